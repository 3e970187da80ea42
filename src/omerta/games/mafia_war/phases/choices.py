"""Questions that many steps ask alike: how many, and where."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from omerta.games.mafia_war.actions import AMOUNT, AREA, Choice
from omerta.games.mafia_war.frame import Ask
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

TOO_FEW: Final = Refusal("W38", "the-smallest-amount-is-more")


class PickAmount(Ask):
    """A quantity from a least to a most. [W38]"""

    @abstractmethod
    def most(self, state: State) -> int:
        """The largest amount; limited by what is there. [COMPONENT-10] [W25]"""

    @abstractmethod
    def chosen(self, state: State, amount: int) -> None:
        """Do it with this many; the frame has left the stack."""

    def least(self, state: State) -> int:
        """The smallest amount; 0 only where declining is allowed."""
        return 1

    def too_many(self, state: State, amount: int) -> Refusal:
        """Why it cannot be more."""
        return Refusal(self.rule, "there-are-not-that-many")

    def measure(self, state: State, seat: int) -> int:
        """The largest amount."""
        return self.most(state)

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Every amount up to the largest."""
        return state.actions.amount[: max(self.most(state), 0) + 1]

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Too few or too many."""
        if choice.kind != AMOUNT:
            return self.not_asked(state)
        if choice.number < self.least(state):
            return TOO_FEW
        return None if choice.number <= measure else self.too_many(state, choice.number)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Take the frame off and do it."""
        state.frames.pop()
        self.chosen(state, choice.number)


class PickArea(Ask):
    """One area of the map."""

    @abstractmethod
    def refuse_area(self, state: State, area: int, measure: int) -> Refusal | None:
        """Why this area cannot be chosen; None: it can."""

    @abstractmethod
    def chosen(self, state: State, area: int) -> None:
        """Do it there; the frame has left the stack."""

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The whole map."""
        return state.actions.area

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Why not there?"""
        if choice.kind != AREA:
            return self.not_asked(state)
        return self.refuse_area(state, choice.number, measure)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Take the frame off and do it."""
        state.frames.pop()
        self.chosen(state, choice.number)
