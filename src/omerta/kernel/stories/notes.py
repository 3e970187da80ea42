"""What a story is made of: choices, and the facts that followed them."""

from __future__ import annotations

from omerta.kernel.action import Action
from omerta.kernel.event import EventKind
from omerta.kernel.journal import Journal


class Fact:
    """What happened, as the engine told it; words are made of it when somebody asks."""

    def __init__(self, kind: EventKind, numbers: tuple[int, ...], audience: tuple[int, ...] | None) -> None:
        self.kind = kind
        self.numbers = numbers
        self.audience = audience

    def words(self) -> str:
        """The fact on a line."""
        kind = self.kind
        values = [str(field.value(number)) for field, number in zip(kind.fields, self.numbers, strict=False)]
        return " ".join([kind.name, *values])


class Notes(Journal):
    """A journal that keeps facts as they come: most of them nobody reads."""

    def __init__(self) -> None:
        super().__init__()
        self.facts: list[Fact] = []

    def note(self, kind: EventKind, numbers: tuple[int, ...], audience: tuple[int, ...] | None) -> None:
        """Keep one."""
        self.facts.append(Fact(kind, numbers, audience))


class Chapter:
    """A choice and the facts that followed, after everything that came before. It never changes: boards share it."""

    def __init__(self, before: Chapter | None, seat: int, action: Action, facts: list[Fact]) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.facts = facts
