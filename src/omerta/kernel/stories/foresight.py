"""What a choice would surely do, as far as a seat may know."""

from __future__ import annotations

from omerta.kernel.action import Action
from omerta.kernel.event import Event
from omerta.kernel.machine import State
from omerta.kernel.stories.journal import Journal


def foresee(state: State, seat: int, action: Action) -> list[Event]:
    """Everything up to chance or a secret, of which the seat is only told that one comes up, without what it is."""
    if not state.is_legal(seat, action):
        return []
    trial = state.copy()
    journal = Journal(seat)
    trial.journal = journal
    trial.advance(seat, action)
    certain = journal.events[: journal.certain]
    if journal.secret is not None:
        secret = journal.secret
        certain.append(Event(secret.kind, secret.rule, {}, secret.audience))
    return [event for event in certain if event.is_for(seat)]
