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


class Problems:
    """A growing list of problems. Files that could not be read in full are left alone: half a file proves nothing."""

    def __init__(self, unreadable_files: frozenset[str] = frozenset()) -> None:
        self.found: list[Problem] = []
        self.unreadable_files = unreadable_files

    def report(self, file: str, key: str, reason: str) -> None:
        """Remember a problem, once."""
        problem = Problem(file, key, reason)
        if file not in self.unreadable_files and problem not in self.found:
            self.found.append(problem)

    def expect(self, holds: bool, file: str, key: str, reason: str) -> None:
        """Remember a problem unless something holds."""
        if not holds:
            self.report(file, key, reason)

    def expect_unique(self, values: list[str], file: str, key: str) -> None:
        """Remember every value that stands twice."""
        for value in sorted({value for value in values if values.count(value) > 1}):
            self.report(file, key, f"'{value}' is used {values.count(value)} times")

    def expect_count(self, found: int, wanted: int, file: str, key: str) -> None:
        """Compare a number of entries with the component list."""
        self.expect(found == wanted, file, key, f"there must be {wanted}, found {found}")


class EditionError(OmertaError):
    """An edition that cannot be used; `problems` lists everything found."""

    def __init__(self, edition: str, problems: list[Problem]) -> None:
        self.edition = edition
        self.problems = problems
        more = f" (and {len(problems) - 1} more: omerta edition check {edition})" if len(problems) > 1 else ""
        super().__init__(f"edition '{edition}' cannot be used: {problems[0]}{more}")
