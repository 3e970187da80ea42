"""Soldato: takes what looks best at once."""

from __future__ import annotations

from omerta.bots.bot import Bot, Judge
from omerta.kernel import Dice, View


class Soldato(Bot):
    """A greedy opponent: the offer of the highest worth, ties broken by its dice."""

    def __init__(self, judge: Judge, dice: Dice) -> None:
        self._judge = judge
        self._dice = dice

    def choose(self, view: View) -> str:
        """The best-looking sensible offer."""
        offers = self._judge.sensible(view)
        if len(offers) == 1:
            return offers[0]
        worths = [self._judge.worth(view, offer) for offer in offers]
        best = max(worths)
        favourites = [offer for offer, worth in zip(offers, worths, strict=True) if worth == best]
        return favourites[self._dice.below(len(favourites))]
