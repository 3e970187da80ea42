"""Questions that many steps ask alike: how many, and where."""

from __future__ import annotations

from abc import abstractmethod

from omerta.games.mafia_war.actions import AMOUNT, AREA, Choice
from omerta.games.mafia_war.frame import NOT_ASKED, Frame
from omerta.games.mafia_war.state import State
from omerta.kernel.action import Action


class PickAmount(Frame):
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

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every amount, none if there is not even the least."""
        return list(state.actions.amount[self.least(state) : self.most(state) + 1])

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Take the frame off and do it."""
        state.frames.pop()
        self.chosen(state, choice.number)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Too few or too many."""
        rule = self.prompt(state).rule
        if choice.kind != AMOUNT:
            return rule, NOT_ASKED
        if choice.number < self.least(state):
            return "W38", "the-smallest-amount-is-more"
        return rule, "there-are-not-that-many"


class PickArea(Frame):
    """One area out of a list."""

    @abstractmethod
    def areas(self, state: State) -> list[int]:
        """The areas that may be chosen."""

    @abstractmethod
    def chosen(self, state: State, area: int) -> None:
        """Do it there; the frame has left the stack."""

    @abstractmethod
    def why_not_area(self, state: State, area: int) -> tuple[str, str]:
        """Why this area cannot be chosen."""

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every area that may be chosen."""
        return [state.actions.area[area] for area in self.areas(state)]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Take the frame off and do it."""
        state.frames.pop()
        self.chosen(state, choice.number)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not there?"""
        if choice.kind != AREA:
            return self.prompt(state).rule, NOT_ASKED
        return self.why_not_area(state, choice.number)


def own_areas(state: State, seat: int) -> list[int]:
    """The areas a family holds."""
    return [area for area in range(len(state.holder)) if state.holder[area] == seat]
