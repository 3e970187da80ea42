"""The games of the house, found by name."""

from __future__ import annotations

from omerta.games.famiglia import FAMIGLIA
from omerta.kernel import Game, UnknownName

GAMES: dict[str, Game] = {game.name: game for game in (FAMIGLIA,)}


def find_game(name: str) -> Game:
    """The game with this name."""
    game = GAMES.get(name)
    if game is None:
        raise UnknownName("game", name, GAMES)
    return game


__all__ = ["GAMES", "find_game"]
