"""Action 1: bring new cards into a Street that holds no 0."""

from __future__ import annotations

from mypy_extensions import i64

from omerta.games.famiglia import events
from omerta.games.famiglia.actions import DISCARD, DISCARD_NEW, Discard
from omerta.games.famiglia.box import STREET, VALUES
from omerta.games.famiglia.phases.drawing import ADD, FOR_STREET, draw_on
from omerta.games.famiglia.state import State
from omerta.kernel.action import Action


def offer(state: State, offers: list[Action]) -> None:
    """Any card of the Street, old or added this turn, while no 0 lies there. [STREET-1] [STREET-3] [F6]"""
    if state.exhausted or state.uses_left == 0 or state.has_zero():  # [STREET-7] [F19]
        return
    street = state.street
    first_new = len(street) - state.fresh
    seen: i64 = 0
    for place in range(len(street)):
        if place == first_new:
            seen = 0
        card: i64 = street[place]
        if not (seen >> card) & 1:
            seen |= 1 << card
            valued = card - card // VALUES - 1
            offers.append(DISCARD[valued] if place < first_new else DISCARD_NEW[valued])


def discard(state: State, action: Discard) -> None:
    """Put the card away, then draw as many as its value. [STREET-1] [STREET-2]"""
    state.leave_street(action.card, len(state.street) - state.fresh if action.new else 0)
    if state.second_pass:
        state.buried.append(action.card)  # [STREET-8] [F8] under the stack first, so it may come straight back
        state.tell(events.BURIED, state.turn, action.card)
    else:
        state.discards[action.card] += 1
        state.tell(events.DISCARDED, state.turn, action.card)
    if state.uses_left > 0:
        state.uses_left -= 1
    state.added = True
    count = action.card % VALUES
    state.frames.append(ADD[count])
    draw_on(state, FOR_STREET, count)


def why_not(state: State, action: Discard) -> tuple[str, str]:
    """Why this card cannot be put away."""
    if state.stage > STREET:
        return "TURN-2", "action-1-comes-before-accountant-and-brute"
    if state.exhausted:
        return "F19", "the-stack-is-exhausted-so-action-1-is-gone"
    if state.has_zero():
        return "F6", "a-0-lies-in-the-street"
    if state.uses_left == 0:
        return "STREET-7", "in-the-second-pass-only-once-a-turn"
    return "STREET-1", "no-such-card-lies-there"
