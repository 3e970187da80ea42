"""What a bot is, and what a game's judgement tells it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Protocol

from mypy_extensions import mypyc_attr

from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight


class Plan:
    """What a bot is up to: the word of a message, `plan-…`, and what it is about."""

    def __init__(self, word: str, args: dict[str, str]) -> None:
        self.word = word
        self.args = args


class Wish:
    """What a teammate asks for: `attack` or `hold`, and the place, as the game's targets name it."""

    def __init__(self, word: str, place: str) -> None:
        self.word = word
        self.place = place


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses for a seat that owes a choice, by what this seat may know."""

    @abstractmethod
    def choose(self, sight: Sight) -> Action:
        """One of the sight's legal actions."""

    def plan(self, sight: Sight) -> Plan | None:
        """What to tell the teammate, who knows what the seat knows; None: nothing."""
        return None

    def heed(self, wishes: list[Wish]) -> None:
        """What the teammate wishes from now on, in the place of what was wished before; it may speak for a choice, but
        it commands none."""
        return


class BotMaker(Protocol):
    """What an entry point of `omerta.bots` names: a class, or a function, that makes a bot of one rank."""

    def __call__(self, game: Game, dice: Dice) -> Bot:
        """A bot for this game; its own dice make it repeatable."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """What a game's judgement knows: how good each choice of a sight looks, judged from the sight alone."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice

    @abstractmethod
    def sensible(self, sight: Sight) -> list[Action]:
        """The choices no sensible player would rule out at sight; never none."""

    @abstractmethod
    def worth(self, sight: Sight, action: Action) -> float:
        """How much better this choice makes the seat's prospects; only differences count."""

    def plan(self, sight: Sight) -> Plan | None:
        """What the seat is up to, for its teammate; None: nothing worth telling."""
        return None

    def heed(self, wishes: list[Wish]) -> None:
        """What the teammate wishes from now on."""
        return
