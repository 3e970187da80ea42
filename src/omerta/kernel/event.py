"""Events: what happened, as data. Sentences in any language are made at the edge."""

from __future__ import annotations

import msgspec


class Field:
    """A named argument of an event; `names` turns the engine's number into a stable id, None keeps the number."""

    def __init__(self, name: str, names: tuple[str, ...] | None = None) -> None:
        self.name = name
        self.names = names

    def value(self, number: int) -> int | str:
        """What the outside sees of `number`."""
        return number if self.names is None else self.names[number]


class EventKind:
    """A kind of fact: a stable name, the rule it follows from, its typed arguments.

    `reveals` marks facts that somebody could not know before: nothing is undone across them, and a preview ends there.
    """

    def __init__(self, name: str, rule: str, fields: tuple[Field, ...] = (), reveals: bool = False) -> None:
        self.name = name
        self.rule = rule
        self.fields = fields
        self.reveals = reveals


class Event(msgspec.Struct, frozen=True):
    """One fact. `audience` lists the seats that may know it; None means everybody."""

    kind: str
    rule: str
    args: dict[str, int | str]
    audience: tuple[int, ...] | None = None

    def is_for(self, seat: int) -> bool:
        """May `seat` (or SPECTATOR) know this?"""
        return self.audience is None or seat in self.audience
