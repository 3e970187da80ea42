"""What the commands of the arena are told in the same words."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import track

T = TypeVar("T")

Games = Annotated[
    int, typer.Option("--games", min=1, max=1_000_000, metavar="N", help="How many games (of every two bots).")
]
Jobs = Annotated[
    int, typer.Option("--jobs", min=1, max=1024, metavar="J", help="How many games are played at the same time.")
]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Play on this Ray cluster, not here: HOST:6379, or auto on a machine of it."
    ),
]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same deals.")]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE", help="Keep results here, one line a game; a stopped run goes on from it."),
]


def watched(items: Iterable[T], total: int, title: str) -> Iterable[T]:
    """The same, with a progress bar when a person watches."""
    return track(
        items,
        title,
        total=total,
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
