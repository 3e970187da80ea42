"""La Famiglia: The Great Mafia War, a game for four in two teams by Maximilian Maria Thiel."""

from omerta.games.mafia_war.game import MafiaWar, open_mafia_war
from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.view import WarView

__all__ = ["MafiaWar", "State", "WarView", "open_mafia_war"]
