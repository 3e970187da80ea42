"""Picciotto: picks at random among the sensible offers."""

from __future__ import annotations

from omerta.bots.bot import Bot, Judge
from omerta.kernel import Dice, View


class Picciotto(Bot):
    """The easiest opponent."""

    def __init__(self, judge: Judge, dice: Dice) -> None:
        self._judge = judge
        self._dice = dice

    def choose(self, view: View) -> str:
        """Any sensible offer."""
        offers = self._judge.sensible(view)
        return offers[self._dice.below(len(offers))]
