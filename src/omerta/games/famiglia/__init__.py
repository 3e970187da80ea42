"""Famiglia: a two-player card game by Friedemann Friese."""

from omerta.games.famiglia.game import FAMIGLIA, Famiglia
from omerta.games.famiglia.view import FamigliaView, Hand

__all__ = ["FAMIGLIA", "Famiglia", "FamigliaView", "Hand"]
