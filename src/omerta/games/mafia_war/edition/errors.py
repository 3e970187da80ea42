"""What can be wrong with an edition: problems found in its files, and the error that carries them all."""

from __future__ import annotations

from msgspec import Struct

from omerta.kernel.errors import OmertaError


class Problem(Struct, frozen=True, order=True):
    """One thing that is missing or impossible: in which file, at which key, and why."""

    file: str
    key: str
    reason: str

    def __str__(self) -> str:
        """The problem as one line."""
        return f"{self.file}: {self.key}: {self.reason}" if self.key else f"{self.file}: {self.reason}"


class EditionError(OmertaError):
    """An edition that cannot be used; `problems` lists everything found."""

    def __init__(self, edition: str, problems: list[Problem]) -> None:
        self.edition = edition
        self.problems = problems
        more = f" (and {len(problems) - 1} more: omerta edition check {edition})" if len(problems) > 1 else ""
        super().__init__(f"edition '{edition}' cannot be used: {problems[0]}{more}")
