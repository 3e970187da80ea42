"""Famiglia: a two-player card game by Friedemann Friese."""

from omerta.games.famiglia.box import (
    ACCOUNTANT,
    BRUTE,
    CARD_IDS,
    CARD_POINTS,
    FAMILIES,
    KINDS,
    MERCENARY,
    VALUES,
)
from omerta.games.famiglia.game import FAMIGLIA, Famiglia
from omerta.games.famiglia.state import State
from omerta.games.famiglia.view import FamigliaView, Hand

__all__ = [
    "ACCOUNTANT",
    "BRUTE",
    "CARD_IDS",
    "CARD_POINTS",
    "FAMIGLIA",
    "FAMILIES",
    "KINDS",
    "MERCENARY",
    "VALUES",
    "Famiglia",
    "FamigliaView",
    "Hand",
    "State",
]
