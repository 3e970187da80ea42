"""Action 4: take one card of the Street, or pass."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from omerta.games.famiglia import events
from omerta.games.famiglia.actions import (
    PASS,
    PAY_KEEP_JOKER,
    PAY_PAIR,
    PAY_PARK_JOKER,
    TAKE,
    TAKE_LOWERED,
    PayJoker,
    PayPair,
    Take,
    TakeLowered,
)
from omerta.games.famiglia.box import KINDS, MERCENARY, STREET_SIZE, VALUES
from omerta.games.famiglia.phases.drawing import FOR_REFILL, REFILL, draw_on
from omerta.games.famiglia.phases.ending import end_turn
from omerta.games.famiglia.state import Frame, State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt

FREE: Final = -1


def true_card(card: i64, value: i64) -> i64:
    """The kind that must be shown to take `card` at `value`: same family, one lower; FREE at 0. [TAKE-2] [TAKE-3]"""
    return FREE if value == 0 else card - card % VALUES + value - 1


def can_pay(state: State, needed: i64) -> bool:
    """Is there a pair in hand, or one true card and a Mercenary of strictly higher value? [MERCENARY-2] [F3] [F21]"""
    if needed == FREE:
        return True
    hand = state.hands[state.turn]
    if hand[needed] == 0:
        return False
    if hand[needed] > 1:
        return True
    return any(hand[MERCENARY * VALUES + value] > 0 for value in range(needed % VALUES + 1, VALUES))


def payments(state: State, needed: int) -> list[Action]:
    """Every way to show what is needed and to park one of the two. [TAKE-4] [MERCENARY-1] [MERCENARY-3] [F4]"""
    hand = state.hands[state.turn]
    if hand[needed] == 0:
        return []
    ways: list[Action] = [PAY_PAIR] if hand[needed] > 1 else []
    for value in range(needed % VALUES + 1, VALUES):
        if hand[MERCENARY * VALUES + value] > 0:
            ways.append(PAY_KEEP_JOKER[value - 1])
            ways.append(PAY_PARK_JOKER[value - 1])
    return ways


def is_there(state: State, card: int) -> bool:
    """Does a takeable card of this kind lie there, besides the frightened one? [STREET-4] [F5]"""
    spare = 1 if card == state.lowered else 0
    for place in range(state.takeable_from(), len(state.street)):
        if state.street[place] == card:
            if spare == 0:
                return True
            spare -= 1
    return False


def offer(state: State, offers: list[Action]) -> None:
    """Every takeable card that can be paid for; passing is always possible. [TAKE-1]"""
    if state.lowered >= 0 and can_pay(state, true_card(state.lowered, state.lowered_to)):  # [BRUTE-3] [F14]
        offers.append(TAKE_LOWERED)
    street = state.street
    seen: i64 = 0
    spared = state.lowered < 0
    for place in range(state.takeable_from(), len(street)):
        card: i64 = street[place]
        if not spared and card == state.lowered:
            spared = True
        elif not (seen >> card) & 1:
            seen |= 1 << card
            if can_pay(state, true_card(card, card % VALUES)):
                offers.append(TAKE[card])
    offers.append(PASS)


def take(state: State, card: int) -> None:
    """Take a card at its printed value."""
    pay_for(state, card, card % VALUES)


def take_lowered(state: State) -> None:
    """Take the frightened card at its lowered value."""
    pay_for(state, state.lowered, state.lowered_to)


def pay_for(state: State, card: int, value: int) -> None:
    """Take `card`, asking how to pay only where there is a choice."""
    needed = true_card(card, value)
    if needed == FREE:
        receive(state, card)
        return
    ways = payments(state, needed)
    if len(ways) == 1:
        show(state, card, needed, needed)
    else:
        state.frames.append(_PAYING[card][value])


def show(state: State, card: int, parked: int, kept: int) -> None:
    """Park one of the two shown cards, keep the other, receive the card. [TAKE-4]"""
    state.hands[state.turn][parked] -= 1
    state.parked[state.turn][parked] += 1
    state.tell(events.PAID, state.turn, parked, kept)
    receive(state, card)


def receive(state: State, card: int) -> None:
    """The card goes from the Street to the hand and the turn is over; an empty Street is refilled at once."""
    state.leave_street(card, state.takeable_from())
    state.hands[state.turn][card] += 1
    state.passes = 0
    state.tell(events.TOOK, state.turn, card)
    if state.street:
        end_turn(state)
    else:
        state.frames.append(REFILL[STREET_SIZE])  # [STREET-5] [F9] [F23]
        draw_on(state, FOR_REFILL, STREET_SIZE)


def pass_by(state: State) -> None:
    """Take nothing. [TAKE-5] [F10]"""
    state.passes += 1
    state.tell(events.PASSED, state.turn)
    end_turn(state)


def why_not(state: State, action: Action) -> tuple[str, str]:
    """Why this card cannot be taken."""
    if isinstance(action, TakeLowered):
        if state.lowered < 0:
            return "BRUTE-2", "no-card-was-frightened-this-turn"
        return "F14", "no-pair-of-the-lowered-value"
    assert isinstance(action, Take)
    if is_there(state, action.card):
        return "TAKE-3", "no-pair-of-the-next-lower-value"
    if action.card == state.lowered:
        return "BRUTE-2", "take-the-frightened-card-at-its-lowered-value"
    if state.added and action.card in state.street:
        return "STREET-4", "only-cards-added-this-turn-can-be-taken"
    return "TAKE-1", "no-such-card-lies-there"


class Paying(Frame):
    """A card is being taken: choose what is shown and what is parked."""

    def __init__(self, card: int, value: int) -> None:
        self.card = card
        self.value = value

    def notation(self) -> str:
        """The frame as text."""
        return f"paying {self.card} {self.value}"

    def prompt(self, state: State) -> Prompt:
        """How is it paid?"""
        return Prompt("paying", "TAKE-4")

    def offer(self, state: State) -> list[Action]:
        """Every way to pay."""
        return payments(state, true_card(self.card, self.value))

    def carry_out(self, state: State, action: Action) -> None:
        """Pay and receive."""
        state.frames.pop()
        needed = true_card(self.card, self.value)
        if isinstance(action, PayJoker):
            joker = MERCENARY * VALUES + action.value
            parked, kept = (joker, needed) if action.park_joker else (needed, joker)
            show(state, self.card, parked, kept)
        else:
            show(state, self.card, needed, needed)

    def why_not(self, state: State, action: Action) -> tuple[str, str]:
        """Why this way is closed."""
        if isinstance(action, PayPair):
            return "TAKE-3", "no-pair-in-hand"
        if isinstance(action, PayJoker):
            in_hand = state.hands[state.turn][MERCENARY * VALUES + action.value] > 0
            return (
                ("F3", "a-mercenary-stands-in-only-for-lower-values")
                if in_hand
                else ("MERCENARY-1", "no-such-mercenary-in-hand")
            )
        return "TAKE-4", "first-pay-for-the-card-being-taken"


_PAYING: Final = tuple([tuple([Paying(card, value) for value in range(VALUES)]) for card in range(KINDS)])


def parse_paying(card: int, value: int) -> Frame:
    """The frame with these values."""
    return _PAYING[card][value]
