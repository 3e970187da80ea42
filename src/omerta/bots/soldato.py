"""Soldato: takes what looks best at once."""

from __future__ import annotations

from omerta.bots.bot import Bot, Judge, Plan, Wish
from omerta.bots.judges import make_judge
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight


class Soldato(Bot):
    """A greedy opponent: the choice of the highest worth, ties broken by its dice."""

    def __init__(self, judge: Judge, dice: Dice) -> None:
        self._judge = judge
        self._dice = dice

    def choose(self, sight: Sight) -> Action:
        """The best-looking sensible choice."""
        choices = self._judge.sensible(sight)
        if len(choices) == 1:
            return choices[0]
        best = 0.0
        favourites: list[Action] = []
        for choice in choices:
            worth = self._judge.worth(sight, choice)
            if not favourites or worth > best:
                best = worth
                favourites = [choice]
            elif worth == best:
                favourites.append(choice)
        return favourites[self._dice.below(len(favourites))]

    def plan(self, sight: Sight) -> Plan | None:
        """By the game's judge."""
        return self._judge.plan(sight)

    def heed(self, wishes: list[Wish]) -> None:
        """By the game's judge."""
        self._judge.heed(wishes)


def make_soldato(game: Game, dice: Dice) -> Bot:
    """A soldato with the game's own judge."""
    return Soldato(make_judge(game, dice), dice)
