"""The games of the house and of every package that names one in the entry points `omerta.games`."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points

from omerta.kernel import Game, OmertaError, UnknownName

_DOORS = {door.name: door for door in entry_points(group="omerta.games")}

GAMES = tuple(sorted(_DOORS))
"""Every game there is; none is imported before it is asked for."""


def find_game(name: str, edition: str | None = None) -> Game:
    """The game with this name; for games that have editions, with the printed data of that edition."""
    door = _DOORS.get(name)
    if door is None:
        raise UnknownName("game", name, GAMES)
    try:
        open_game: Callable[[str | None], Game] = door.load()
    except (ImportError, AttributeError) as error:
        raise OmertaError(f"the game {name} cannot be opened: {error}") from None
    return open_game(edition)


__all__ = ["GAMES", "find_game"]
