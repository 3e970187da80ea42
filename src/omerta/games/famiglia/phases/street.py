"""Action 1: bring new cards into a Street that holds no 0."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from omerta.games.famiglia import facts, kinds
from omerta.games.famiglia.actions import DISCARD, DISCARD_NEW, Choice
from omerta.games.famiglia.box import STREET, VALUES
from omerta.games.famiglia.cards import one
from omerta.games.famiglia.phases.drawing import ADD
from omerta.games.famiglia.state import State
from omerta.kernel.machine import Refusal

TOO_LATE: Final = Refusal("TURN-2", "action-1-comes-before-accountant-and-brute")
EXHAUSTED: Final = Refusal("F19", "the-stack-is-exhausted-so-action-1-is-gone")
HAS_ZERO: Final = Refusal("F6", "a-0-lies-in-the-street")
USED: Final = Refusal("STREET-7", "in-the-second-pass-only-once-a-turn")
NOT_THERE: Final = Refusal("STREET-1", "no-such-card-lies-there")
ONLY_NEW: Final = Refusal("STREET-1", "the-one-there-was-added-this-turn")
ONLY_OLD: Final = Refusal("STREET-1", "the-one-there-was-not-added-this-turn")


def list_offers(state: State, offers: list[Choice]) -> None:
    """Any card of the Street, old or added this turn, each kind once, while action 1 is open."""
    if refuse_all(state) is not None:
        return
    first_new = state.first_new()
    seen: i64 = 0
    for place in range(len(state.street)):
        card = state.street[place]
        if place == first_new:
            seen = 0
        if not (seen >> card) & 1:
            seen |= 1 << card
            valued = card - card // VALUES - 1
            offers.append(DISCARD[valued] if place < first_new else DISCARD_NEW[valued])


def refuse_all(state: State) -> Refusal | None:
    """Why action 1 is closed: it is open while no 0 lies in the Street. [STREET-3] [F6] [STREET-7] [F19]"""
    if state.stage > STREET:
        return TOO_LATE
    if state.exhausted:
        return EXHAUSTED
    for card in state.street:
        if card % VALUES == 0:
            return HAS_ZERO
    return USED if state.uses_left == 0 else None


def refuse(state: State, choice: Choice) -> Refusal | None:
    """Why this card cannot be put away. [STREET-1]"""
    refusal = refuse_all(state)
    if refusal is not None:
        return refusal
    first_new = state.first_new()
    is_new = choice.kind == kinds.DISCARD_NEW
    place = state.find(choice.card, first_new if is_new else 0)
    if place >= 0 and (place >= first_new) == is_new:
        return None
    if state.find(choice.card, 0) < 0:
        return NOT_THERE
    return ONLY_OLD if is_new else ONLY_NEW


def discard(state: State, choice: Choice) -> None:
    """Put the card away, then draw as many as its value; no refill comes in between. [STREET-1] [STREET-2] [F25]"""
    state.leave_street(choice.card, state.first_new() if choice.kind == kinds.DISCARD_NEW else 0)
    if state.second_pass:
        state.buried = append(
            state.buried, choice.card
        )  # [STREET-8] [F8] under the stack, so it may come straight back
        facts.buried(state, state.turn, choice.card)
    else:
        state.discards += one(choice.card)
        facts.discarded(state, state.turn, choice.card)
    if state.uses_left > 0:
        state.uses_left -= 1
    state.added = True
    state.frames.append(ADD[choice.card % VALUES])
