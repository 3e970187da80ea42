"""A journal of what happened, kept by whoever owns a position."""

from __future__ import annotations

from omerta.kernel.action import CHANCE
from omerta.kernel.event import Event, EventKind


class Journal:
    """The events of what `actor` set going, as seen by everybody: events outside somebody's audience are cut later.

    What comes before anything new is learnt is `certain`; `secret` is the event by which something is learnt first, if
    it is told.
    """

    def __init__(self, actor: int = CHANCE) -> None:
        self.actor = actor
        self.events: list[Event] = []
        self.learnt = False
        self.certain = 0
        self.secret: Event | None = None

    def note(self, kind: EventKind, numbers: tuple[int, ...], audience: tuple[int, ...] | None) -> None:
        """Write one fact down."""
        args: dict[str, int | str] = {}
        for field, number in zip(kind.fields, numbers, strict=False):
            args[field.name] = field.value(number)
        event = Event(kind.name, kind.rule, args, audience)
        self.events.append(event)
        if kind.reveals and not self.learnt:
            self.secret = event
        self.learnt = self.learnt or kind.reveals
        if not self.learnt:
            self.certain += 1

    def answer_unasked(self, seat: int) -> None:
        """What a seat with secret means has settled something without a question: that much others learn of it."""
        self.learnt = self.learnt or seat != self.actor
