"""Twenty positions and more of each game with one clearly right choice, which everybody who searches must find."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from omerta.bots import make_bot
from omerta.games import find_game
from omerta.kernel import Dice, Sight, parse_step, read_position

FOLDER = Path(__file__).parent / "positions"
RANKS = {"famiglia": ("capo:60", "don:200"), "mafia-war": ("capo:18", "don:60")}
LAST_ROUND = {"second_pass": True, "exhausted": True, "stack": [], "stage": "take"}
LAST_TURN = {**LAST_ROUND, "turns_left": 0, "first": 1}
TWO_TURNS = {**LAST_ROUND, "turns_left": 1, "first": 0}
LAST_ENCOUNTER = {"round": 4, "phase": "encounter", "empty_board": True}


class Puzzle(msgspec.Struct, kw_only=True):
    """A position, what was done in it, and the choices that are right then."""

    game: str
    title: str
    right: list[str]
    seat: int = 0
    script: list[str] = msgspec.field(default_factory=list)
    soldato: bool = False
    """Does a soldato see it too?"""
    position: dict[str, Any]

    def sight(self) -> Sight:
        """What the seat sees that is asked."""
        game = find_game(self.game)
        state = game.load(read_position(game, self.position), {})
        for step in self.script:
            state.advance(*parse_step(game.actions, step, game.seats))
        return state.seen_by(self.seat)


def read_puzzles(game: str) -> list[Puzzle]:
    """The file of a game; what a position leaves out is in its short words."""
    puzzles: list[Puzzle] = []
    for entry in tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))["positions"]:
        asked = {key: entry.pop(key) for key in ("title", "right", "seat", "script", "soldato") if key in entry}
        position = spell_out_war(entry) if game == "mafia-war" else spell_out_famiglia(entry)
        puzzles.append(Puzzle(game=game, position=position, **asked))
    return puzzles


def spell_out_famiglia(entry: dict[str, Any]) -> dict[str, Any]:
    """The end of the game has a word."""
    end = LAST_TURN if entry.pop("last_turn", False) else TWO_TURNS if entry.pop("two_turns", False) else {}
    return {**end, **entry}


def spell_out_war(entry: dict[str, Any]) -> dict[str, Any]:
    """An area is a holder, Soldati and an order."""
    areas = {
        name: {"holder": holder, "soldati": soldati, "orders": orders}
        for name, (holder, soldati, *orders) in entry["areas"].items()
    }
    return {**LAST_ENCOUNTER, **entry, "areas": areas}


PUZZLES = [puzzle for game in RANKS for puzzle in read_puzzles(game)]


def test_there_are_twenty_of_each_game_and_more() -> None:
    assert [sum(puzzle.game == game for puzzle in PUZZLES) for game in RANKS] == [20, 23]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[puzzle.title for puzzle in PUZZLES])
def test_who_searches_finds_it(puzzle: Puzzle) -> None:
    sight = puzzle.sight()
    choices = [action.notation for action in sight.legal_actions()]
    assert set(puzzle.right) < set(choices), "a puzzle has wrong answers too"
    for rank in (*RANKS[puzzle.game], *(["soldato"] if puzzle.soldato else [])):
        bot = make_bot(find_game(puzzle.game), rank, Dice("puzzle"))
        assert bot.choose(sight).notation in puzzle.right, rank
