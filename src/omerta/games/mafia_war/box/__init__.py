"""The box as the engine uses it: an edition in tables of small numbers. `load_box` is the door."""

from omerta.games.mafia_war.box.build import build_box, load_box
from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.box.tables import (
    Box,
    Character,
    ConflictCard,
    Family,
    MatRow,
    Order,
    Pieces,
    Reveal,
    Sheet,
    Space,
    Tile,
)

__all__ = [
    "Box",
    "Character",
    "ConflictCard",
    "Family",
    "MatRow",
    "Order",
    "Part",
    "Pieces",
    "Reveal",
    "Sheet",
    "Space",
    "Tile",
    "build_box",
    "load_box",
]
