"""La Famiglia: The Great Mafia War, a game for four in two teams by Maximilian Maria Thiel."""

from omerta.games.mafia_war.actions import CELL_IDS, COLUMN_IDS, Choice
from omerta.games.mafia_war.box import Box, ConflictCard, Order, Part, Reveal, Space, parts, tables
from omerta.games.mafia_war.game import MafiaWar, open_mafia_war
from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.view import PlayerView, WarView

__all__ = [
    "CELL_IDS",
    "COLUMN_IDS",
    "Box",
    "Choice",
    "ConflictCard",
    "MafiaWar",
    "Order",
    "Part",
    "PlayerView",
    "Reveal",
    "Space",
    "State",
    "WarView",
    "open_mafia_war",
    "parts",
    "tables",
]
