"""What a frame is: one step of the game that is going on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from omerta.games.mafia_war.actions import Choice
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt

if TYPE_CHECKING:
    from omerta.games.mafia_war.state import State

SEVERAL: Final = -3
"""In place of a frame's seat: it asks several seats, a seat that changes, or nobody."""

MOVERS: Final = ((0,), (1,), (2,), (3,))
NO_MOVER: Final[tuple[int, ...]] = ()

NOT_ASKED: Final = "this-is-not-being-asked-now"


class Frame(ABC):
    """A step that is going on: a few numbers, never changed, never secret, so positions and views share frames freely.

    `seat` owes the choice; CHANCE: chance does; SEVERAL: see `movers`. A frame that ends takes itself off the stack,
    and the frame below goes on. A choice with one possibility is not asked but made, unless the frame is a decision.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def notation(self) -> str:
        """The frame as text for position documents: its word and its numbers."""

    @abstractmethod
    def prompt(self, state: State) -> Prompt:
        """What is being asked."""

    @abstractmethod
    def offer(self, state: State, seat: int) -> list[Action]:
        """All choices of a seat that owes one, or of chance, in a new list. An empty one closes the frame."""

    @abstractmethod
    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Do what was chosen."""

    def close(self, state: State) -> None:
        """Nothing can be chosen here: the frame ends."""
        state.frames.pop()

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """The rule and the code that forbid a choice that is not offered."""
        return self.prompt(state).rule, NOT_ASKED

    def movers(self, state: State) -> tuple[int, ...]:
        """The seats that owe a choice."""
        return MOVERS[self.seat] if self.seat >= 0 else NO_MOVER

    def is_decision(self) -> bool:
        """Is even a single possibility asked, since the seat may want to raise money before it?"""
        return False

    def step(self, state: State) -> bool:
        """Do what needs no choice. True: something changed, look at the stack again; False: ask."""
        return False


class Passage(Frame):
    """A frame that asks nobody: it only steps on."""

    def __init__(self) -> None:
        super().__init__(SEVERAL)

    def prompt(self, state: State) -> Prompt:
        """Never asked."""
        return Prompt("passage", "ROUND-1")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Nothing."""
        return []

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Never chosen."""
        raise AssertionError(choice.notation)
