"""For programs that play at a server's tables: a stranger's bot in twenty lines."""

from omerta.client.club import Club
from omerta.client.player import Choose, Player, Position, RefusedError

__all__ = ["Choose", "Club", "Player", "Position", "RefusedError"]
