"""The commands by name. What carries one out is imported when it is called, so that help and version answer at once."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

COMMANDS = {
    "play": "Play a game in the terminal: against a bot, with a friend on one screen, or watch two bots.",
    "serve": "Start the browser table and print its address.",
    "think": "Let the bots of a server think on this machine too.",
    "backup": "Write all tables of a server to one file.",
    "restore": "Fill an empty database from a backup.",
    "check": "Look whether a server's tables are whole.",
    "reports": "Read what people at a server's tables reported about each other's talk.",
    "simulate": "Let bots play many games and count how they end.",
    "arena": "Let bots meet and see who is stronger, or what an edition favours.",
    "record": "Show, verify, replay or review the record of a game.",
    "scenario": "Run scenarios, look into one, or print what a scenario may hold.",
    "edition": "Editions are the boxes of The Great Mafia War: board, sheets, families, orders and cards as data.",
    "rules": "Look up the rules of a game.",
    "bench": "Measure play, at random and among bots, and what copies, sights, worlds, views and judging cost.",
}
"""Each is a module of this folder: it holds a group called `app`, or a function of its own name."""
HOMES = {"think": "serve", "backup": "database", "restore": "database", "check": "database", "reports": "database"}
"""Commands that share a module."""


def open_command(name: str) -> Any:
    """The command behind a name, with all its options."""
    module = import_module(f"omerta.cli.{HOMES.get(name, name)}")
    frame = typer.Typer(rich_markup_mode="markdown", add_completion=False)
    if hasattr(module, "app"):
        frame.add_typer(module.app, name=name)
        group = typer.main.get_command(frame)
        assert isinstance(group, TyperGroup)
        return group.commands[name]
    frame.command(name)(getattr(module, name))
    return typer.main.get_command(frame)


class LazyCommand(TyperCommand):
    """Stands for a command in lists; when it is called, the command itself takes over."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        """The context of the command itself."""
        return open_command(str(self.name)).make_context(info_name, args, parent, **extra)


class LazyGroup(TyperGroup):
    """All commands of the house."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {name: LazyCommand(name, help=about) for name, about in COMMANDS.items()}
