"""What can be wrong with an edition: problems found in its files, and the error that carries them all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from omerta.kernel.errors import Mismatch


class Problem(Struct, frozen=True, order=True):
    """One thing that is missing or impossible: in which file, at which key, and why."""

    file: str
    key: str
    reason: str

    def __str__(self) -> str:
        """The problem as one line."""
        return f"{self.file}: {self.key}: {self.reason}" if self.key else f"{self.file}: {self.reason}"


class Problems:
    """A growing list of problems that blames nothing on a gap.

    `missing` files have no content at all: nothing can be said about them. Of `incomplete` files some entries could
    not be read: what is there can be judged, but not how many there are, nor whoever points at a lost entry.
    """

    def __init__(
        self,
        missing: frozenset[str] = frozenset(),
        incomplete: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.found: list[Problem] = []
        self.missing = missing
        self.incomplete = incomplete or {}
        """Keys of the entries lost, as in `areas[licata]`, by file."""

    def is_whole(self, *files: str) -> bool:
        """Whether these files could be read to the last entry."""
        return not any(file in self.missing or file in self.incomplete for file in files)

    def report(self, file: str, key: str, reason: str) -> None:
        """Remember a problem, once."""
        problem = Problem(file, key, reason)
        lost = [name for names in self.incomplete.values() for name in names if name]
        blames_a_gap = any(key.startswith(name) or f"'{name[name.rfind('[') + 1 : -1]}'" in reason for name in lost)
        if file not in self.missing and not blames_a_gap and problem not in self.found:
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
        """Compare a number of entries with the component list; in an incomplete file only too few can be told."""
        lost = self.incomplete.get(file, ())
        is_a_list = key.isidentifier()
        at_most = found + sum(name.startswith(f"{key}[") or not is_a_list for name in lost)
        if at_most < wanted or self.is_whole(file):
            self.expect(found == wanted, file, key, f"there must be {wanted}, found {at_most}")


class EditionError(Mismatch):
    """An edition that contradicts itself or the box; `problems` lists everything found."""

    def __init__(self, edition: str, problems: list[Problem]) -> None:
        self.edition = edition
        self.problems = problems
        more = f" (and {len(problems) - 1} more: omerta edition check {edition})" if len(problems) > 1 else ""
        super().__init__(f"edition '{edition}' cannot be used: {problems[0]}{more}")
