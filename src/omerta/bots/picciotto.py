"""Picciotto: picks at random among the sensible choices."""

from __future__ import annotations

from omerta.bots.bot import Bot, Judge
from omerta.bots.judges import make_judge
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight


class Picciotto(Bot):
    """The easiest opponent."""

    def __init__(self, judge: Judge, dice: Dice) -> None:
        self._judge = judge
        self._dice = dice

    def choose(self, sight: Sight) -> Action:
        """Any sensible choice."""
        choices = self._judge.sensible(sight)
        return choices[self._dice.below(len(choices))]


def make_picciotto(game: Game, dice: Dice) -> Bot:
    """A picciotto with the game's own judge."""
    return Picciotto(make_judge(game, dice), dice)
