"""Real files as plain data: the records and scenarios of the house, and positions from the middle of random games."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from omerta.games import GAMES, find_game
from omerta.kernel import Dice, State, settle

TESTS = Path(__file__).parent.parent
EDITION = TESTS.parent / "src" / "omerta" / "games" / "mafia_war" / "editions" / "trinacria"
DERIVED = ("supply_labs", "supply_neutrals", "confirmed")
"""Fields that only repeat what others say; without them a changed position goes further before it is refused."""


@cache
def records() -> list[dict[str, Any]]:
    """Every record of the house."""
    return [msgspec.json.decode(path.read_bytes()) for path in sorted(TESTS.glob("*/records/*.json"))]


@cache
def scenarios() -> list[dict[str, Any]]:
    """Every scenario of the house."""
    return [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(TESTS.glob("*/scenarios/*.toml"))]


@cache
def saved_games() -> list[dict[str, Any]]:
    """Records that start in the middle of a game: one seat is a person's, nothing was played yet."""
    return [_save(name, position) for name in GAMES for position in _positions(name)]


@cache
def edition_files() -> dict[str, bytes]:
    """The files of our own edition by name."""
    return {path.name: path.read_bytes() for path in sorted(EDITION.iterdir()) if path.is_file()}


def _positions(name: str) -> list[dict[str, Any]]:
    game = find_game(name)
    found: list[dict[str, Any]] = []
    for number in range(3):
        dice = Dice(f"middle/{number}")
        state: State = game.setup({})
        settle(state, dice)
        while movers := state.to_move():
            seat = movers[dice.below(len(movers))]
            legal = state.legal_actions(seat)
            state.advance(seat, legal[dice.below(len(legal))])
            if dice.below(20) == 0:
                found.append(_without_derived(msgspec.json.decode(msgspec.json.encode(game.dump(state)))))
            settle(state, dice)
    return found


def _without_derived(position: dict[str, Any]) -> dict[str, Any]:
    for player in position.get("players", []):
        for field in [field for field in player if field.startswith("supply_")]:
            del player[field]
    return {field: value for field, value in position.items() if field not in DERIVED}


def _save(name: str, position: dict[str, Any]) -> dict[str, Any]:
    game = find_game(name)
    return {
        "game": name,
        "rules_version": game.rules_version,
        "edition": {"name": game.edition[0], "hash": game.edition[1]} if game.edition else None,
        "options": {},
        "seats": ["Anna", *["Soldato"] * (game.seats - 1)],
        "position": position,
        "steps": [],
    }
