"""Positions with one clearly right choice, for bots that search."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.bots import make_bot
from omerta.games import find_game
from omerta.kernel import Dice, read_position
from tests.bots.test_sense import attack, see

FAMIGLIA = find_game("famiglia")
WAR = find_game("mafia-war")


def ask_famiglia(**position: Any) -> str:
    """What a capo of seat 0 chooses."""
    sight = FAMIGLIA.load(read_position(FAMIGLIA, position), {}).seen_by(0)
    return make_bot(FAMIGLIA, "capo:60", Dice("ask")).choose(sight).notation


def ask_war(seat: int, **position: Any) -> str:
    """What a capo chooses."""
    return make_bot(WAR, "capo:24", Dice("ask")).choose(see(seat, **position)).notation


LAST_TURN = {"second_pass": True, "exhausted": True, "turns_left": 0, "stack": [], "stage": "take", "first": 1}


def test_a_pass_that_wins_at_once_is_made() -> None:
    """The opponent has passed, and own points are ahead: a second pass ends the game."""
    hands = (["famiglia-3", "famiglia-0"], ["brute-0", "brute-0"])
    assert ask_famiglia(hands=hands, street=["brute-1", "mercenary-0"], passes=1, stage="take") == "pass"


def test_whoever_is_behind_does_not_pass_the_game_away() -> None:
    hands = (["famiglia-0", "brute-0"], ["famiglia-3", "famiglia-2"])
    choice = ask_famiglia(hands=hands, street=["mercenary-0", "accountant-0"], passes=1, stage="take")
    assert choice.startswith("take ")


def test_in_the_last_turn_the_card_is_taken_that_turns_the_game() -> None:
    """La Famiglia's 1 makes five points against four; the Brute's would be one too few."""
    hands = (["famiglia-0", "famiglia-0", "brute-0", "brute-0"], ["famiglia-0", "famiglia-1"])
    assert ask_famiglia(hands=hands, street=["brute-1", "famiglia-1"], **LAST_TURN) == "take famiglia-1"


def test_in_the_last_turn_points_in_hand_are_not_left_lying() -> None:
    hands = (["brute-0", "brute-0"], ["famiglia-0"])
    assert ask_famiglia(hands=hands, street=["brute-1", "famiglia-0"], **LAST_TURN) == "take brute-1"


@pytest.mark.parametrize("number", [3, 4])
def test_an_attack_goes_where_it_wins_a_mandamento(number: int) -> None:
    """Castelvetrano is the second area of its mandamento for seat 0; Trapani is well guarded."""
    moving = {
        "round": number,
        "phase": "encounter",
        "turn": 0,
        "executing": "red-1",
        "areas": {
            "marsala": {"holder": 0, "soldati": 8, "orders": ["red-1"]},
            "castelvetrano": {"holder": "neutral", "soldati": 2},
            "trapani": {"holder": 3, "soldati": 9},
        },
        "frames": ["round", "management", "encounter", "executing 0 1 1 -1 -1 0", "shotgun 0 1 0 1"],
    }
    assert ask_war(0, **moving) == "land castelvetrano"


def test_brute_force_that_breaks_the_attackers_is_not_used() -> None:
    assert ask_war(0, **attack(3, 3)) == "finesse"
