"""The games of the house, found by name."""

from __future__ import annotations

from collections.abc import Callable

from omerta.games.famiglia import FAMIGLIA
from omerta.games.mafia_war import open_mafia_war
from omerta.kernel import Game, UnknownName, Unreadable


def _famiglia(edition: str | None) -> Game:
    if edition is not None:
        raise Unreadable("famiglia has no editions")
    return FAMIGLIA


GAMES: dict[str, Callable[[str | None], Game]] = {"famiglia": _famiglia, "mafia-war": open_mafia_war}


def find_game(name: str, edition: str | None = None) -> Game:
    """The game with this name; for games that have editions, with the printed data of that edition."""
    open_box = GAMES.get(name)
    if open_box is None:
        raise UnknownName("game", name, GAMES)
    return open_box(edition)


__all__ = ["GAMES", "find_game"]
