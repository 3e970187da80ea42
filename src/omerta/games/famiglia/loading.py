"""Positions from their documents, checked field by field."""

from __future__ import annotations

from typing import Final

from omerta.games.famiglia.box import ACCOUNTANT, BRUTE, CARD_COPIES, CARD_IDS, KINDS, STAGES, STARTING_HAND, VALUES
from omerta.games.famiglia.phases.brute import FRIGHTENING
from omerta.games.famiglia.phases.ending import EXHAUSTION, PASSES, finish
from omerta.games.famiglia.phases.frames import parse_frame
from omerta.games.famiglia.phases.take import Paying
from omerta.games.famiglia.phases.turn import TURN
from omerta.games.famiglia.position import Position
from omerta.games.famiglia.possible import check_possible
from omerta.games.famiglia.state import NO_CARD, UNLIMITED, State
from omerta.kernel.errors import Unreadable

CARD_NUMBERS: Final = {name: card for card, name in enumerate(CARD_IDS)}


def load_position(position: Position, hidden_hands: bool) -> State:
    """A position that can be played on, or an error that names the field."""
    state = build_state(position, hidden_hands)
    _check_numbers(position)
    if state.frames:
        _check_named_cards(state)
        _check_frames(state)
    check_possible(position)
    return state


def build_state(position: Position, hidden_hands: bool) -> State:
    """The state a document describes, taken at its word."""
    state = _read_cards(position)
    state.hidden_hands = hidden_hands
    _read_turn(state, position)
    if not state.frames:
        if state.passes == 2:
            finish(state, PASSES, "END-2")
        else:
            finish(state, EXHAUSTION, "END-1")
    return state


def _check_numbers(position: Position) -> None:
    most_passes = 1 if position.frames else 2
    for field, number, most in (
        ("passes", position.passes, most_passes),
        ("turns_left", position.turns_left or 0, 2),
        ("uses_left", position.uses_left or 0, 1),
        ("lowered_to", position.lowered_to, VALUES - 1),
    ):
        if not 0 <= number <= most:
            raise Unreadable(f"position: {field} is a number from 0 to {most}")


def _check_named_cards(state: State) -> None:
    for field, card, family in (("accountant", state.accountant, ACCOUNTANT), ("brute", state.brute, BRUTE)):
        if card >= 0 and (card // VALUES != family or card % VALUES == 0):
            raise Unreadable(f"position: {field}: {CARD_IDS[card]} has no such ability")
    if state.lowered >= 0 and not state.frames[-1].is_chance():
        if state.brute < 0 or state.lowered not in state.street[state.takeable_from() :]:
            raise Unreadable("position: lowered names a card of the Street that a Brute can frighten")
        if state.lowered_to >= state.lowered % VALUES:
            raise Unreadable("position: lowered_to is below the card's value")


def _check_frames(state: State) -> None:
    top = state.frames[-1]
    if state.frames[0] is not TURN or TURN in state.frames[1:]:
        raise Unreadable("position: frames begin with 'turn', once")
    if top is FRIGHTENING and state.brute < 0:
        raise Unreadable("position: frames: 'frightening' needs a brute")
    if isinstance(top, Paying) and top.card not in state.street[state.takeable_from() :]:
        raise Unreadable(f"position: frames: no {CARD_IDS[top.card]} to pay for lies in the Street")
    if not top.offer(state):
        raise Unreadable(f"position: frames: nothing can be done in '{top.notation()}'")


def _number(field: str, name: str) -> int:
    card = CARD_NUMBERS.get(name)
    if card is None:
        raise Unreadable(f"position: {field}: there is no card '{name}' (write it like brute-2)")
    return card


def _optional(field: str, name: str | None) -> int:
    return NO_CARD if name is None else _number(field, name)


def _count(field: str, names: list[str]) -> list[int]:
    counts = [0] * KINDS
    for name in names:
        counts[_number(field, name)] += 1
    return counts


def _read_turn(state: State, position: Position) -> None:
    if position.turn not in (0, 1) or position.first not in (0, 1):
        raise Unreadable("position: turn and first are 0 or 1")
    if not 0 <= position.fresh <= len(position.street):
        raise Unreadable("position: fresh is more than the Street holds")
    state.first = position.first
    state.turn = position.turn
    state.stage = STAGES.index(position.stage)
    state.fresh = position.fresh
    state.added = position.added or position.fresh > 0
    unlimited = UNLIMITED if not position.second_pass else 1
    state.uses_left = unlimited if position.uses_left is None else position.uses_left
    state.accountant = _optional("accountant", position.accountant)
    state.brute = _optional("brute", position.brute)
    state.lowered = _optional("lowered", position.lowered)
    state.lowered_to = position.lowered_to
    state.second_pass = position.second_pass
    state.exhausted = position.exhausted
    state.turns_left = UNLIMITED if position.turns_left is None else position.turns_left
    state.passes = position.passes


def _read_cards(position: Position) -> State:
    """Every card lies in exactly one place; what no field names is in the stack, or aside if the stack is given."""
    hands = [list(STARTING_HAND), list(STARTING_HAND)]
    if position.hands is not None:
        hands = [_count("hands", cards) for cards in position.hands]
    parked = [_count("parked", cards) for cards in position.parked]
    street = [_number("street", name) for name in position.street]
    buried = [_number("buried", name) for name in position.buried]
    discards = _count("discards", position.discards)
    aside = _count("aside", position.aside)
    rest = [CARD_COPIES[card] - sum([z[card] for z in [*hands, *parked, discards, aside]]) for card in range(KINDS)]
    for card in [*street, *buried]:
        rest[card] -= 1
    stack = _count("stack", position.stack) if position.stack is not None else list(rest)
    for card in range(KINDS):
        spare = rest[card] - stack[card]
        if spare < 0 or rest[card] < 0:
            raise Unreadable(f"position: it holds more than {CARD_COPIES[card]} cards {CARD_IDS[card]}")
        aside[card] += spare
    frames = [parse_frame(text) for text in position.frames]
    return State(hands, parked, street, stack, buried, discards, aside, frames)
