"""Famiglia: a two-player card game by Friedemann Friese."""

from omerta.games.famiglia.box import CARD_IDS, CARD_POINTS, FAMILIES, KINDS, VALUES
from omerta.games.famiglia.game import FAMIGLIA, Famiglia
from omerta.games.famiglia.state import State
from omerta.games.famiglia.view import FamigliaView, Hand

__all__ = [
    "CARD_IDS",
    "CARD_POINTS",
    "FAMIGLIA",
    "FAMILIES",
    "KINDS",
    "VALUES",
    "Famiglia",
    "FamigliaView",
    "Hand",
    "State",
]
