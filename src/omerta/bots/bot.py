"""What a bot is, and what a game's judgement tells it."""

from __future__ import annotations

from abc import ABC, abstractmethod

from omerta.kernel import Dice, Game, View


class Bot(ABC):
    """Chooses one offer of a view."""

    @abstractmethod
    def choose(self, view: View) -> str:
        """The text of the chosen action."""


class Judge(ABC):
    """What a game's judgement knows: how good each offer of a view looks, judged from the view alone."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice

    @abstractmethod
    def sensible(self, view: View) -> list[str]:
        """The offers no sensible player would rule out at sight; never empty."""

    @abstractmethod
    def worth(self, view: View, action: str) -> float:
        """How much better this offer makes the seat's prospects; only differences count."""
