"""Positions from their documents, checked field by field."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.famiglia.box import (
    ACCOUNTANT,
    BRUTE,
    CARD_COPIES,
    CARD_IDS,
    KINDS,
    NO_CARD,
    STAGES,
    UNLIMITED,
    VALUES,
)
from omerta.games.famiglia.cards import STARTING_HAND, cards_of, count_of, heap_of
from omerta.games.famiglia.document.position import Position
from omerta.games.famiglia.document.possible import check_possible
from omerta.games.famiglia.phases.accountant import TakingBack
from omerta.games.famiglia.phases.brute import Frightening
from omerta.games.famiglia.phases.ending import EXHAUSTION, PASSES, finish
from omerta.games.famiglia.phases.frames import FRAMES
from omerta.games.famiglia.phases.take import Paying
from omerta.games.famiglia.phases.turn import Turn
from omerta.games.famiglia.state import State
from omerta.kernel.errors import Unreadable

CARD_NUMBERS: Final = {name: card for card, name in enumerate(CARD_IDS)}


def load_position(position: Position, hidden_hands: bool) -> State:
    """A position that can be played on, or an error that names the field."""
    state = State()
    state.hidden_hands = hidden_hands
    state.frames = [FRAMES.parse(text) for text in position.frames]
    _read_cards(state, position)
    _read_turn(state, position)
    if not state.frames:
        if state.passes == 2:
            finish(state, PASSES, "END-2")
        else:
            finish(state, EXHAUSTION, "END-1")
    _check_numbers(position)
    if state.frames:
        _check_named_cards(state)
        _check_frames(state)
    check_possible(position)
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
        if card >= 0 and count_of(state.parked[state.turn], card) == 0:
            raise Unreadable(f"position: {field}: {CARD_IDS[card]} does not lie in the play area of seat {state.turn}")
    if state.lowered >= 0 and not state.is_chance_due():
        if state.brute < 0 or state.find(state.lowered, state.takeable_from()) < 0:
            raise Unreadable("position: lowered names a card of the Street that a Brute can frighten")
        if state.lowered_to >= state.lowered % VALUES:
            raise Unreadable("position: lowered_to is below the card's value")


def _check_frames(state: State) -> None:
    top = state.frames[-1]
    if [isinstance(frame, Turn) for frame in state.frames] != [True] + [False] * (len(state.frames) - 1):
        raise Unreadable("position: frames begin with 'turn', once")
    for frame in state.frames:
        if (isinstance(frame, TakingBack) and frame.taken >= frame.limit) or (
            isinstance(frame, Paying) and frame.value > frame.card % VALUES
        ):
            raise Unreadable(f"position: frames: '{FRAMES.format(frame)}' is no step of this game")
    if isinstance(top, Frightening) and state.brute < 0:
        raise Unreadable("position: frames: 'frightening' needs a brute")
    if isinstance(top, Paying) and state.find(top.card, state.takeable_from()) < 0:
        raise Unreadable(f"position: frames: no {CARD_IDS[top.card]} to pay for lies in the Street")
    if not top.offer(state, top.asked(state)):
        raise Unreadable(f"position: frames: nothing can be done in '{FRAMES.format(top)}'")


def _number(field: str, name: str) -> int:
    card = CARD_NUMBERS.get(name)
    if card is None:
        raise Unreadable(f"position: {field}: there is no card '{name}' (write it like brute-2)")
    return card


def _optional(field: str, name: str | None) -> int:
    return NO_CARD if name is None else _number(field, name)


def _numbers(field: str, names: list[str]) -> list[int]:
    return [_number(field, name) for name in names]


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


def _read_cards(state: State, position: Position) -> None:
    """Every card lies in exactly one place; what no field names is in the stack, or aside if the stack is given."""
    hands = [cards_of(STARTING_HAND), cards_of(STARTING_HAND)]
    if position.hands is not None:
        hands = [_numbers("hands", cards) for cards in position.hands]
    parked = [_numbers("parked", cards) for cards in position.parked]
    street = _numbers("street", position.street)
    buried = _numbers("buried", position.buried)
    discards = _numbers("discards", position.discards)
    aside = _numbers("aside", position.aside)
    stack = _numbers("stack", position.stack or [])
    named = [card for cards in (*hands, *parked, street, buried, discards, aside, stack) for card in cards]
    for card in range(KINDS):
        spare = CARD_COPIES[card] - named.count(card)
        if spare < 0:
            count = named.count(card)
            raise Unreadable(f"position: {CARD_IDS[card]}: {count} are named, the box holds {CARD_COPIES[card]}")
        (stack if position.stack is None else aside).extend([card] * spare)
    state.hands = vec[i64]([heap_of(cards) for cards in hands])
    state.parked = vec[i64]([heap_of(cards) for cards in parked])
    state.street = vec[i64](street)
    state.buried = vec[i64](buried)
    state.stack = heap_of(stack)
    state.stack_size = len(stack)
    state.discards = heap_of(discards)
    state.aside = heap_of(aside)
