"""The journal: collects events while a position moves on."""

from __future__ import annotations

from omerta.kernel.event import Event, EventKind


class Journal:
    """Collects the events of a few steps and remembers whether anything new was learnt in them."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.learnt = False

    def note(self, kind: EventKind, numbers: tuple[int, ...], audience: tuple[int, ...] | None) -> None:
        """Write one fact down."""
        args: dict[str, int | str] = {}
        for field, number in zip(kind.fields, numbers, strict=False):
            args[field.name] = field.value(number)
        self.events.append(Event(kind.name, kind.rule, args, audience))
        if kind.reveals:
            self.learnt = True
