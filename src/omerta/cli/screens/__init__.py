"""How each game looks in a terminal; a new game adds a screen here and nothing else."""

from omerta.cli.screens.famiglia import FamigliaScreen
from omerta.cli.screens.mafia_war import WarScreen
from omerta.cli.screens.plain import PlainScreen
from omerta.cli.screens.screen import Page, Screen, Sight
from omerta.kernel import Game

_SCREENS: dict[str, type[Screen]] = {"famiglia": FamigliaScreen, "mafia-war": WarScreen}


def find_screen(game: Game) -> Screen:
    """The screen of a game; one without its own is drawn plainly."""
    return _SCREENS.get(game.name, PlainScreen)(game)


__all__ = ["FamigliaScreen", "Page", "PlainScreen", "Screen", "Sight", "WarScreen", "find_screen"]
