"""How each game looks in a terminal; a new game adds a screen here and nothing else."""

from omerta.cli.screens.famiglia import FamigliaScreen
from omerta.cli.screens.screen import Screen
from omerta.kernel import Game, UnknownName

_SCREENS: dict[str, type[Screen]] = {"famiglia": FamigliaScreen}


def find_screen(game: Game) -> Screen:
    """The screen of a game."""
    screen = _SCREENS.get(game.name)
    if screen is None:
        raise UnknownName("terminal screen", game.name, _SCREENS)
    return screen()


__all__ = ["FamigliaScreen", "Screen", "find_screen"]
