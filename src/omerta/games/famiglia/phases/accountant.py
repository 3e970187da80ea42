"""Action 2: an Accountant exchanges hand cards with parked ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from omerta.games.famiglia import facts, kinds
from omerta.games.famiglia.actions import ENOUGH, PARK, TAKE_BACK, Choice
from omerta.games.famiglia.box import ACCOUNTANTS, BRUTES, VALUES
from omerta.games.famiglia.cards import count_of, one
from omerta.games.famiglia.frame import Ask
from omerta.games.famiglia.state import State
from omerta.kernel.machine import Refusal

PLAYED: Final = Refusal("TURN-3", "an-accountant-was-played-this-turn")
TOO_LATE: Final = Refusal("TURN-2", "the-accountant-comes-before-the-brute")
NOT_IN_HAND: Final = Refusal("ACCOUNTANT-1", "no-such-card-in-hand")
NOTHING_PARKED: Final = Refusal("F20", "no-parked-card-to-take-back")
NOTHING_TO_SWAP: Final = Refusal("F24", "no-other-card-in-hand-to-exchange")
AT_LEAST_ONE: Final = Refusal("F2", "an-accountant-swaps-at-least-one-card")
NOT_ITSELF: Final = Refusal("ACCOUNTANT-4", "not-the-accountant-just-played")
NOT_PARKED: Final = Refusal("ACCOUNTANT-2", "no-such-card-parked")
FIRST_TAKE_BACK: Final = Refusal("ACCOUNTANT-2", "first-take-parked-cards-back")
NOT_HELD: Final = Refusal("ACCOUNTANT-3", "no-such-card-in-hand")
FIRST_PARK: Final = Refusal("ACCOUNTANT-3", "first-park-a-card-for-each-taken-back")

BACK_OR_ENOUGH: Final[tuple[Choice, ...]] = (ENOUGH, *TAKE_BACK)


def refuse(state: State, choice: Choice) -> Refusal | None:
    """An Accountant in hand beside another card, that finds another parked card.

    [ACCOUNTANT-1] [ABILITY-1] [F20] [F24]
    """
    if state.stage > ACCOUNTANTS:
        return PLAYED if state.accountant >= 0 else TOO_LATE
    if count_of(state.hands[state.turn], choice.card) == 0:
        return NOT_IN_HAND
    if state.parked[state.turn] == 0:
        return NOTHING_PARKED
    return NOTHING_TO_SWAP if state.hands[state.turn] == one(choice.card) else None


def play(state: State, choice: Choice) -> None:
    """Park the Accountant and begin the exchange."""
    state.park(choice.card)
    state.accountant = choice.card
    state.stage = BRUTES  # [TURN-3] [F11] no second Accountant this turn
    facts.played_accountant(state, state.turn, choice.card)
    state.frames.append(TakingBack(choice.card % VALUES, 0))


def free_to_take_back(state: State) -> i64:
    """The parked cards that may be taken back: not the Accountant just played. [ACCOUNTANT-4]"""
    parked = state.parked[state.turn]
    is_there = state.accountant >= 0 and count_of(parked, state.accountant) > 0
    return parked - one(state.accountant) if is_there else parked


class TakingBack(Ask):
    """Take back up to `limit` parked cards, at least one; `taken` are back already. [ACCOUNTANT-2] [F2]"""

    rule = "ACCOUNTANT-2"

    def __init__(self, limit: int, taken: int) -> None:
        self.limit = limit
        self.taken = taken

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Which of at most how many?"""
        return {"number": self.taken + 1, "count": self.limit}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Parked cards, and from the second on also "enough"."""
        return BACK_OR_ENOUGH

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Why this card cannot come back."""
        if choice.kind == kinds.ENOUGH:
            return None if self.taken else AT_LEAST_ONE
        if choice.kind != kinds.TAKE_BACK:
            return FIRST_TAKE_BACK
        if count_of(free_to_take_back(state), choice.card) > 0:
            return None
        return NOT_ITSELF if choice.card == state.accountant else NOT_PARKED

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """A card comes back, or it is enough."""
        taken = self.taken
        if choice.kind == kinds.TAKE_BACK:
            state.parked[state.turn] -= one(choice.card)
            state.hands[state.turn] += one(choice.card)
            facts.took_back(state, state.turn, choice.card)
            taken += 1
        can_go_on = self.taken < taken < self.limit and free_to_take_back(state) > 0
        state.frames[-1] = TakingBack(self.limit, taken) if can_go_on else Parking(taken)


class Parking(Ask):
    """Place `left` hand cards into the play area, one for each taken back. [ACCOUNTANT-3] [F20]"""

    rule = "ACCOUNTANT-3"

    def __init__(self, left: int) -> None:
        self.left = left

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """How many more?"""
        return {"left": self.left}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Any hand card, those just taken back included."""
        return PARK

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Why this card cannot be parked."""
        if choice.kind != kinds.PARK:
            return FIRST_PARK
        return None if count_of(state.hands[state.turn], choice.card) > 0 else NOT_HELD

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """A card is parked."""
        state.park(choice.card)
        facts.parked(state, state.turn, choice.card)
        state.frames.pop()
        if self.left > 1:
            state.frames.append(Parking(self.left - 1))
