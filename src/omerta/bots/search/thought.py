"""What comes of thinking about a choice, and who thinks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from omerta.bots.bot import Plan, Wish
from omerta.bots.search.budget import Budget
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight, State

PATIENCE: Final = 20


class Weighed:
    """A choice, the chance to win after it as far as it was tried, how often it was tried, and how often to choose it
    where choices have to be mixed. `reason` is the word of a message, `reason-…`: what speaks most for the choice,
    empty where nothing was asked or found."""

    def __init__(self, action: Action, chance: float, tries: int, share: float) -> None:
        self.action = action
        self.chance = chance
        self.tries = tries
        self.share = share
        self.reason = ""


class Thought:
    """Everything that was weighed, the favourite first. `is_mixed`: whoever foresaw the choice would profit from it,
    so it has to be drawn by the shares."""

    def __init__(self, choices: list[Weighed], is_mixed: bool = False) -> None:
        self.choices = choices
        self.is_mixed = is_mixed

    def decide(self, dice: Dice) -> Action:
        """The favourite, or a draw."""
        if self.is_mixed:
            point = dice.below(1_000_000) / 1_000_000
            for weighed in self.choices:
                point -= weighed.share
                if point < 0:
                    return weighed.action
        return self.choices[0].action


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(ABC):
    """Weighs the choices of a sight by search; what a game adds to it is named by the entry point `omerta.thinkers`."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice

    @abstractmethod
    def effort(self) -> int:
        """How many tries a capo makes for a choice of this game."""

    def patience(self) -> int:
        """How many times as many a don makes."""
        return PATIENCE

    @abstractmethod
    def think(self, sight: Sight, budget: Budget) -> Thought:
        """Weigh the choices of a seat that owes one."""

    def reasons(self, sight: Sight, actions: list[Action]) -> list[str]:
        """What speaks most for each of some choices against the others, as the word of a message; empty: nothing
        that could be named."""
        return [""] * len(actions)

    def plan(self, sight: Sight) -> Plan | None:
        """What the seat is up to, for its teammate; None: nothing worth telling."""
        return None

    def heed(self, wishes: list[Wish]) -> None:
        """What the teammate wishes from now on."""
        return

    @abstractmethod
    def outlook(self, state: State, dice: Dice) -> float:
        """The chance that the first side wins from a position that is known whole, by one try; for looking back at
        games, never for playing them."""


def only(action: Action) -> Thought:
    """The thought about a single choice: none."""
    return Thought([Weighed(action, 0.5, 0, 1.0)])
