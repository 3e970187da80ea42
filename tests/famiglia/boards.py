"""Small positions and short steps, for tests that read like the rulebook."""

from __future__ import annotations

from typing import Any

import msgspec

from omerta.games.famiglia import FAMIGLIA, State
from omerta.games.famiglia.document.position import Position
from omerta.kernel import CHANCE, IllegalAction, notations


def board(option: dict[str, str] | None = None, **position: Any) -> State:
    """A position from its document; a single hand given as `hand` is seat 0's."""
    hand = position.pop("hand", None)
    if hand is not None:
        position["hands"] = (hand, [])
    parked = position.pop("parked_by_0", None)
    if parked is not None:
        position["parked"] = (parked, [])
    document = msgspec.convert(position, Position)
    return FAMIGLIA.load(document, option or {})


def do(state: State, *steps: str) -> State:
    """Carry steps out for whoever is to act; `draw …` and `start …` are chance's."""
    for step in steps:
        action = FAMIGLIA.actions.parse(step)
        state.advance(CHANCE if action.verb in ("draw", "start") else state.turn, action)
    return state


def choices(state: State, verb: str = "") -> list[str]:
    """What the player on turn may do, all of it or one verb's."""
    texts = notations(state.legal_actions(state.turn))
    return [text for text in texts if not verb or text.split()[0] == verb]


def refused_by(state: State, step: str, seat: int | None = None) -> str:
    """The rule that refuses a step."""
    try:
        state.advance(state.turn if seat is None else seat, FAMIGLIA.actions.parse(step))
    except IllegalAction as error:
        return error.rule
    return "nothing"


def hand(state: State, seat: int = 0) -> list[str]:
    """The cards in a hand."""
    document = FAMIGLIA.dump(state)
    assert document.hands is not None
    return document.hands[seat]


def parked(state: State, seat: int = 0) -> list[str]:
    """The cards a seat has parked."""
    return FAMIGLIA.dump(state).parked[seat]
