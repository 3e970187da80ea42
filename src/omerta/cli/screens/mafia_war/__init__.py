"""The Great Mafia War in a terminal: one screen, four pages."""

from omerta.cli.screens.mafia_war.screen import WarScreen

__all__ = ["WarScreen"]
