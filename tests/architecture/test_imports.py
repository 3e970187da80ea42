"""Imports point one way, and rooms are entered through their doors."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tests.architecture.house import SOURCE, dotted, imports, modules, room

MAY_IMPORT = {
    "omerta": set(),
    "__main__": {"cli"},
    "checkout": {"cli"},
    "kernel": set(),
    "games.famiglia": {"kernel"},
    "games.mafia_war": {"kernel"},
    "games": {"kernel", "games.famiglia", "games.mafia_war"},
    "messages": {"kernel", "games"},
    "bots": {"kernel", "games", "games.famiglia", "games.mafia_war"},
    "workshop": {"kernel", "games", "games.mafia_war", "messages"},
    "arena": {"kernel", "games", "bots"},
    "lab": {"kernel", "games", "bots"},
    "server": {"kernel", "games", "bots", "messages"},
    "client": {"kernel", "server"},
    "cli": {
        "kernel",
        "games",
        "games.famiglia",
        "games.mafia_war",
        "bots",
        "messages",
        "arena",
        "server",
        "omerta",
        "workshop",
    },
}
"""The kernel knows no game; a game knows no bot; a bot knows no server; only the command line knows them all."""

DOORS = {"kernel", "games.famiglia", "games.mafia_war", "games", "bots", "messages", "server", "workshop"}
"""Rooms that others enter only through their `__init__`; a room's own modules may import each other."""

ENGINE_ROOMS = {"kernel", "games.famiglia", "games.mafia_war", "bots"}
"""These use each other's modules one by one, because compiled modules bind to classes, not to doors."""

INNER_DOORS = {
    "cli": ("omerta.games.mafia_war.edition",),
    "workshop": ("omerta.games.mafia_war.edition",),
    "client": ("omerta.server.wire", "omerta.server.club.documents"),
}
"""Who works with the printed data itself may enter the room where it is read; who speaks with a server, the rooms where
its words are defined."""


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    name = dotted(path)
    here = room(name)
    for target in imports(path):
        there = room(target)
        assert there == here or there in MAY_IMPORT[here], f"{name} must not import {target}"


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_rooms_are_entered_by_the_door(path: Path) -> None:
    name = dotted(path)
    here = room(name)
    for target in imports(path):
        there = room(target)
        if there == here or there not in DOORS or (here in ENGINE_ROOMS and there in ENGINE_ROOMS):
            continue
        inner = here in INNER_DOORS and target.startswith(INNER_DOORS[here])
        assert inner or target == f"omerta.{there}", f"{name} must enter {there} by its door, not by {target}"


@pytest.mark.parametrize("name", ["kernel", "games", "games.famiglia", "bots", "messages", "workshop"])
def test_a_door_says_what_it_offers(name: str) -> None:
    door = importlib.import_module(f"omerta.{name}")
    assert list(door.__all__) == sorted(
        door.__all__, key=lambda word: (not word.isupper(), not word[0].isupper(), word)
    )
    for word in door.__all__:
        assert hasattr(door, word)
