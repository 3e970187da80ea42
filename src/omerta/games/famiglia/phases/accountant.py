"""Action 2: an Accountant exchanges hand cards with parked ones."""

from __future__ import annotations

from typing import Final

from omerta.games.famiglia import events
from omerta.games.famiglia.actions import (
    ENOUGH,
    PARK,
    PLAY_ACCOUNTANT,
    TAKE_BACK,
    EnoughTaken,
    Park,
    PlayAccountant,
    TakeBack,
)
from omerta.games.famiglia.box import ACCOUNTANT, ACCOUNTANTS, BRUTES, KINDS, VALUES
from omerta.games.famiglia.state import Frame, State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


def offer(state: State, offers: list[Action]) -> None:
    """Every Accountant in hand that finds another parked card. [ACCOUNTANT-1] [ABILITY-1] [F20]"""
    if sum(state.parked[state.turn]) == 0:
        return
    hand = state.hands[state.turn]
    for value in range(1, VALUES):
        if hand[ACCOUNTANT * VALUES + value] > 0:
            offers.append(PLAY_ACCOUNTANT[value - 1])


def play(state: State, card: int) -> None:
    """Park the Accountant and begin the exchange."""
    state.hands[state.turn][card] -= 1
    state.parked[state.turn][card] += 1
    state.accountant = card
    state.stage = BRUTES  # [TURN-3] [F11] no second Accountant this turn
    state.tell(events.PLAYED_ACCOUNTANT, state.turn, card)
    state.frames.append(_TAKING_BACK[card % VALUES][0])


def why_not(state: State, action: PlayAccountant) -> tuple[str, str]:
    """Why this Accountant cannot be played."""
    if state.accountant >= 0:
        return "TURN-3", "an-accountant-was-played-this-turn"
    if state.stage > ACCOUNTANTS:
        return "TURN-2", "the-accountant-comes-before-the-brute"
    if state.hands[state.turn][action.card] == 0:
        return "ACCOUNTANT-1", "no-such-card-in-hand"
    return "F20", "no-parked-card-to-take-back"


def free_to_take_back(state: State, card: int) -> int:
    """How many of a parked kind may be taken back: not the Accountant just played. [ACCOUNTANT-4]"""
    return state.parked[state.turn][card] - (1 if card == state.accountant else 0)


class TakingBack(Frame):
    """Take back up to `limit` parked cards, at least one; `taken` are back already. [ACCOUNTANT-2] [F2]"""

    def __init__(self, limit: int, taken: int) -> None:
        self.limit = limit
        self.taken = taken

    def notation(self) -> str:
        """The frame as text."""
        return f"taking-back {self.limit} {self.taken}"

    def prompt(self, state: State) -> Prompt:
        """Which card comes back?"""
        return Prompt("taking-back", "ACCOUNTANT-2", {"left": self.limit - self.taken})

    def offer(self, state: State) -> list[Action]:
        """Parked cards, and from the second on also "enough"."""
        offers: list[Action] = [ENOUGH] if self.taken else []
        for card in range(KINDS):
            if free_to_take_back(state, card) > 0:
                offers.append(TAKE_BACK[card])
        return offers

    def carry_out(self, state: State, action: Action) -> None:
        """A card comes back, or it is enough."""
        taken = self.taken
        if isinstance(action, TakeBack):
            state.parked[state.turn][action.card] -= 1
            state.hands[state.turn][action.card] += 1
            state.tell(events.TOOK_BACK, state.turn, action.card)
            taken += 1
        can_go_on = taken > self.taken and taken < self.limit and any_to_take_back(state)
        state.frames[-1] = _TAKING_BACK[self.limit][taken] if can_go_on else _PARKING[taken]

    def why_not(self, state: State, action: Action) -> tuple[str, str]:
        """Why this card cannot come back."""
        if isinstance(action, EnoughTaken):
            return "F2", "an-accountant-swaps-at-least-one-card"
        if isinstance(action, TakeBack):
            just_played = action.card == state.accountant
            return (
                ("ACCOUNTANT-4", "not-the-accountant-just-played")
                if just_played
                else ("ACCOUNTANT-2", "no-such-card-parked")
            )
        return "ACCOUNTANT-2", "first-take-parked-cards-back"


class Parking(Frame):
    """Place `left` hand cards into the play area, one for each taken back. [ACCOUNTANT-3] [F20]"""

    def __init__(self, left: int) -> None:
        self.left = left

    def notation(self) -> str:
        """The frame as text."""
        return f"parking {self.left}"

    def prompt(self, state: State) -> Prompt:
        """Which card is parked?"""
        return Prompt("parking", "ACCOUNTANT-3", {"left": self.left})

    def offer(self, state: State) -> list[Action]:
        """Any hand card, those just taken back included."""
        hand = state.hands[state.turn]
        return [PARK[card] for card in range(KINDS) if hand[card] > 0]

    def carry_out(self, state: State, action: Action) -> None:
        """A card is parked."""
        assert isinstance(action, Park)
        state.hands[state.turn][action.card] -= 1
        state.parked[state.turn][action.card] += 1
        state.tell(events.PARKED, state.turn, action.card)
        if self.left > 1:
            state.frames[-1] = _PARKING[self.left - 1]
        else:
            state.frames.pop()

    def why_not(self, state: State, action: Action) -> tuple[str, str]:
        """Why this card cannot be parked."""
        if isinstance(action, Park):
            return "ACCOUNTANT-3", "no-such-card-in-hand"
        return "ACCOUNTANT-3", "first-park-a-card-for-each-taken-back"


def any_to_take_back(state: State) -> bool:
    """Is a parked card left that may be taken back?"""
    return any(free_to_take_back(state, card) > 0 for card in range(KINDS))


_TAKING_BACK: Final = tuple([tuple([TakingBack(limit, taken) for taken in range(VALUES)]) for limit in range(VALUES)])
_PARKING: Final = tuple([Parking(left) for left in range(VALUES)])


def parse_taking_back(limit: int, taken: int) -> Frame:
    """The frame with these values."""
    return _TAKING_BACK[limit][taken]


def parse_parking(left: int) -> Frame:
    """The frame with this value."""
    return _PARKING[left]
