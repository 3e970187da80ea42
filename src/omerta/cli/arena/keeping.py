"""A run that can be stopped: what is in the file is not played again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol, TypeVar

from omerta.arena.results import Kept, Plan, ResultFile
from omerta.cli.arena.words import watched
from omerta.cli.output.files import check_writable


class Numbered(Protocol):
    """A game of a plan."""

    @property
    def number(self) -> int:
        """Its number there."""


Task = TypeVar("Task", bound=Numbered)


def play_what_is_left(
    plan: Plan, line: type[Kept], tasks: Sequence[Task], do: Callable[[list[Task]], Iterable[Kept]], out: Path | None
) -> list[Kept]:
    """Play what is not yet in the file; what came of all games."""
    with TemporaryDirectory() as folder:
        if out is not None:
            check_writable(out)
        file = ResultFile(out or Path(folder) / "results", plan, line)
        try:
            found = list(file.done)
            played = {each.number for each in found}
            left = [task for task in tasks if task.number not in played]
            for each in watched(do(left), len(left), "playing"):
                file.add(each)
                found.append(each)
        finally:
            file.close()
    return found
