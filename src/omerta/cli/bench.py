"""`omerta bench`: how fast the engine is on this machine, and beside its peers where they are installed."""

from __future__ import annotations

import platform
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from omerta.cli.arguments import AsJson
from omerta.cli.measuring import Measured, measure_game
from omerta.cli.output.console import open_console
from omerta.cli.output.files import print_json
from omerta.games import GAMES
from omerta.kernel import UnknownName, is_compiled


def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME", help=f"Which games: {', '.join(GAMES)}. Left out: all.", show_default=False),
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, metavar="N", help="How often everybody plays.")] = 3,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, max=600.0, metavar="S", help="How long everybody plays each time.")
    ] = 1.0,
    json: AsJson = False,
) -> None:
    """Measure play, at random and among bots, and what copies, sights, worlds, views and judging cost.

    Where OpenSpiel and catanatron are installed (the extra `bench`), they play in turn with us in the same run, and
    the ratios (ours over theirs) are shown. A decision counts only where a seat had two or more legal choices.

    Example: `omerta bench famiglia --rounds 5 --json`
    """
    names = games or list(GAMES)
    for name in names:
        if name not in GAMES:
            raise UnknownName("game", name, GAMES)
    measured = {name: _measure(name, rounds, seconds) for name in dict.fromkeys(names)}
    if json:
        print_json({"python": platform.python_version(), "compiled": is_compiled(), **measured})
    else:
        for name, result in measured.items():
            open_console().print(_draw(name, result))


def _measure(name: str, rounds: int, seconds: float) -> Measured:
    with Console(stderr=True, quiet=not sys.stderr.isatty()).status(f"measuring {name}"):
        return measure_game(name, rounds, seconds)


def _draw(name: str, result: Measured) -> Grid:
    grid = Grid(title=f"{name} ({'compiled' if is_compiled() else 'interpreted'})", title_justify="left")
    grid.add_column("play")
    for heading in ("decisions/s", "games/s", "our lead in decisions", "in games"):
        grid.add_column(heading, justify="right")
    for who, speed in result.figures.items():
        ratio = result.ratios.get(who)
        ratios = (f"{ratio.decisions:g}×", f"{ratio.games:g}×") if ratio else ()
        grid.add_row(who, f"{speed.decisions_per_second:,}", f"{speed.games_per_second:,}", *ratios)
    costs = ", ".join(f"{name} {copies:g}" for name, copies in result.in_copies.items())
    grid.caption = f"a copy of a position takes {result.copy_microseconds} µs; in copies: {costs}"
    for rank, leads in result.bots.items():
        for who, lead in leads.items():
            grid.caption += f"\n{rank}: {lead.decisions:g}× the decisions, {lead.games:g}× the games of {who}"
    if result.missing:
        grid.caption += f"; not installed: {', '.join(result.missing)} (the extra 'bench')"
    grid.caption_justify = "left"
    return grid
