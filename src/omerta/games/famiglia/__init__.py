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
from omerta.games.famiglia.cards import count_of
from omerta.games.famiglia.game import FAMIGLIA, Famiglia, open_famiglia
from omerta.games.famiglia.state import FamigliaSight, State
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
    "FamigliaSight",
    "FamigliaView",
    "Hand",
    "State",
    "count_of",
    "open_famiglia",
]
