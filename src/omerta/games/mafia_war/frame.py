"""What the frames of this game have in common: who is asked, or that nobody is."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import Choice
from omerta.games.mafia_war.state import State
from omerta.kernel.action import CHANCE
from omerta.kernel.machine import NOBODY_ASKED, SEVERAL, Frame, Refusal

NOTHING: Final[tuple[Choice, ...]] = ()
NOT_ASKED: Final = "this-is-not-being-asked-now"


class WarFrame(Frame[State, Choice]):
    """A step of this game."""

    def not_asked(self, state: State) -> Refusal:
        """The refusal of a choice that has nothing to do with the question."""
        return Refusal(self.prompt(state).rule, NOT_ASKED)


class Ask(WarFrame):
    """A question to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, state: State) -> int:
        """That seat."""
        return self.seat


class AskSeveral(WarFrame):
    """A question to several seats, or to one that changes; `movers` says to whom."""

    def asked(self, state: State) -> int:
        """See `movers`."""
        return SEVERAL


class Draw(WarFrame):
    """Chance draws something; every outcome is equally likely."""

    def asked(self, state: State) -> int:
        """Chance."""
        return CHANCE


class Passage(WarFrame):
    """A frame that asks nobody: it only steps on."""

    rule = "ROUND-1"

    def asked(self, state: State) -> int:
        """Nobody."""
        return NOBODY_ASKED

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Nothing."""
        return NOTHING

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Everything."""
        return self.not_asked(state)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Never chosen."""
        raise AssertionError(choice.notation)
