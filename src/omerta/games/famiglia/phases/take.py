"""Action 4: take one card of the Street, or pass."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from omerta.games.famiglia import facts, kinds
from omerta.games.famiglia.actions import (
    PASS,
    PAY_KEEP_JOKER,
    PAY_PAIR,
    PAY_PARK_JOKER,
    TAKE,
    TAKE_LOWERED,
    Choice,
)
from omerta.games.famiglia.box import CARD_IDS, MERCENARY, VALUES
from omerta.games.famiglia.cards import DIGIT, ONE_OF_EACH, STARTING_HAND, count_of, kinds_of, one, pairs_of
from omerta.games.famiglia.frame import Ask
from omerta.games.famiglia.phases.drawing import REFILL
from omerta.games.famiglia.phases.ending import end_turn
from omerta.games.famiglia.state import State
from omerta.kernel.machine import Refusal

NOBODY_FRIGHTENED: Final = Refusal("BRUTE-2", "no-card-was-frightened-this-turn")
NO_LOWERED_PAIR: Final = Refusal("F14", "no-pair-of-the-lowered-value")
NO_PAIR: Final = Refusal("TAKE-3", "no-pair-of-the-next-lower-value")
NO_TRUE_CARD: Final = Refusal("MERCENARY-2", "two-mercenaries-make-no-pair")
FRIGHTENED: Final = Refusal("BRUTE-2", "take-the-frightened-card-at-its-lowered-value")
ONLY_ADDED: Final = Refusal("STREET-4", "only-cards-added-this-turn-can-be-taken")
NOT_THERE: Final = Refusal("TAKE-1", "no-such-card-lies-there")
NO_PAIR_IN_HAND: Final = Refusal("TAKE-3", "no-pair-in-hand")
JOKER_TOO_LOW: Final = Refusal("F3", "a-mercenary-stands-in-only-for-lower-values")
NO_JOKER: Final = Refusal("MERCENARY-1", "no-such-mercenary-in-hand")
FIRST_PAY: Final = Refusal("TAKE-4", "first-pay-for-the-card-being-taken")

WAYS_TO_PAY: Final[tuple[Choice, ...]] = (
    PAY_PAIR,
    *[way for ways in zip(PAY_KEEP_JOKER, PAY_PARK_JOKER, strict=True) for way in ways],
)


def below(value: i64) -> i64:
    """The kinds that a Mercenary of this value can stand in for: all of strictly lower value. [MERCENARY-2] [F3]"""
    return (((1 << (DIGIT * value)) - 1) & 0o11111) * STARTING_HAND


def affordable(hand: i64) -> i64:
    """The kinds a hand can take at their printed values: 0s, and whatever is one above a pair or above one true card
    with a Mercenary beside it. [TAKE-2] [TAKE-3] [MERCENARY-1] [F21]"""
    jokers = hand >> (DIGIT * VALUES * MERCENARY)
    best: i64 = VALUES - 1
    while best > 0 and jokers >> (DIGIT * best) == 0:
        best -= 1
    shown = pairs_of(hand) | (kinds_of(hand) & below(best))
    return ((shown << DIGIT) & ONE_OF_EACH) | STARTING_HAND


def list_offers(state: State, offers: list[Choice]) -> None:
    """The frightened card and every other kind that may be taken this turn and is paid for; passing is always
    possible. [TAKE-1]"""
    payable = affordable(state.hands[state.turn])
    if state.lowered >= 0 and refuse_lowered(state, payable) is None:
        offers.append(TAKE_LOWERED)
    is_spared = state.lowered < 0
    seen: i64 = 0
    for place in range(state.takeable_from(), len(state.street)):
        card = state.street[place]
        if not is_spared and card == state.lowered:
            is_spared = True
        elif not (seen >> card) & 1 and count_of(payable, card) > 0:
            seen |= 1 << card
            offers.append(TAKE[card])
    offers.append(PASS)


def refuse(state: State, choice: Choice, payable: i64) -> Refusal | None:
    """Why this card cannot be taken: one must lie there, besides the frightened one, and be paid for. [TAKE-1]"""
    card = choice.card
    place = state.find(card, state.takeable_from())
    if card == state.lowered and place >= 0:
        place = state.find(card, place + 1)
    if place >= 0:
        return None if count_of(payable, card) > 0 else why_no_pair(state.hands[state.turn], card)
    if card == state.lowered:
        return FRIGHTENED
    return ONLY_ADDED if state.find(card, 0) >= 0 else NOT_THERE


def why_no_pair(hand: i64, card: i64) -> Refusal:
    """What is wrong with the cards a player may have meant to show: two stand-ins, or one of the equal value.
    [MERCENARY-2] [F3]"""
    value = card % VALUES
    if count_of(hand, at_value(card, value - 1)) == 0:
        stronger = sum([count_of(hand, MERCENARY * VALUES + joker) for joker in range(value, VALUES)])
        return NO_TRUE_CARD if stronger > 1 else NO_PAIR
    has_equal = card < MERCENARY * VALUES and value > 1 and count_of(hand, MERCENARY * VALUES + value - 1) > 0
    return JOKER_TOO_LOW if has_equal else NO_PAIR


def refuse_lowered(state: State, payable: i64) -> Refusal | None:
    """Why the frightened card cannot be taken at its lowered value. [BRUTE-3] [F14]"""
    if state.lowered < 0:
        return NOBODY_FRIGHTENED
    return None if count_of(payable, at_value(state.lowered, state.lowered_to)) > 0 else NO_LOWERED_PAIR


def at_value(card: i64, value: i64) -> i64:
    """The kind of the same family that has this value."""
    return card - card % VALUES + value


def refuse_payment(hand: i64, needed: i64, way: Choice) -> Refusal | None:
    """Why a hand cannot pay in this way: with two of the kind that is needed, or one beside a Mercenary above it.
    [TAKE-3] [MERCENARY-1] [F3]"""
    if way.kind == kinds.PAY_PAIR:
        return None if count_of(pairs_of(hand), needed) > 0 else NO_PAIR_IN_HAND
    if way.kind != kinds.PAY_KEEP_JOKER and way.kind != kinds.PAY_PARK_JOKER:
        return FIRST_PAY
    if count_of(hand, way.card) == 0:
        return NO_JOKER
    return None if count_of(kinds_of(hand) & below(way.card % VALUES), needed) > 0 else JOKER_TOO_LOW


def pay_for(state: State, card: i64, value: i64) -> None:
    """Take `card` at a value; a 0 costs nothing. [TAKE-2]"""
    if value == 0:
        receive(state, card)
    else:
        state.frames.append(Paying(card, value))


def receive(state: State, card: i64) -> None:
    """The card goes from the Street to the hand and the turn is over; an empty Street is refilled at once."""
    state.leave_street(card, state.takeable_from())
    state.hands[state.turn] += one(card)
    state.passes = 0
    facts.took(state, state.turn, card)
    if len(state.street) > 0:
        end_turn(state)
    else:
        state.frames.append(REFILL)  # [STREET-5] [F9] [F23]


def pass_by(state: State) -> None:
    """Take nothing. [TAKE-5] [F10]"""
    state.passes += 1
    facts.passed(state, state.turn)
    end_turn(state)


class Paying(Ask):
    """A card is being taken at a value: choose what is shown and what is parked, where there is a choice."""

    rule = "TAKE-4"

    def __init__(self, card: int, value: int) -> None:
        self.card = card
        self.value = value

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """For which card?"""
        return {"card": CARD_IDS[self.card]}

    def is_decision(self) -> bool:
        """A single way to pay is taken without asking."""
        return False

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Every way to show what is needed and to park one of the two. [TAKE-4] [MERCENARY-3] [F4]"""
        return WAYS_TO_PAY

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Why this way is closed."""
        return refuse_payment(state.hands[state.turn], at_value(self.card, self.value - 1), choice)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Park one of the two shown cards, keep the other, receive the card. [TAKE-4]"""
        needed = at_value(self.card, self.value - 1)
        other = needed if choice.kind == kinds.PAY_PAIR else choice.card
        parked, kept = (other, needed) if choice.kind == kinds.PAY_PARK_JOKER else (needed, other)
        state.frames.pop()
        state.park(parked)
        facts.paid(state, state.turn, parked, kept)
        receive(state, self.card)
