"""What a sensible player of The Great Mafia War never does, and what a soldato does at sight."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.bots import make_bot
from omerta.bots.mafia_war.judging.look import Look
from omerta.games import find_game
from omerta.games.mafia_war.pieces.reading import defence_of
from omerta.games.mafia_war.state import State, WarSight
from omerta.kernel import Dice, Sight, read_position
from tests.bots.test_choices import sampled_positions

WAR = find_game("mafia-war")


def see(seat: int, **position: Any) -> Sight:
    """What a seat sees in a position; what is left out is the line-up at the start of a planning turn."""
    return WAR.load(read_position(WAR, position), {}).seen_by(seat)


def ask(rank: str, seat: int, **position: Any) -> set[str]:
    """What bots of a rank choose in a position, whatever their dice say."""
    sight = see(seat, **position)
    return {make_bot(WAR, rank, Dice(f"ask/{number}")).choose(sight).notation for number in range(8)}


def attack(soldati: int, defenders: int) -> dict[str, Any]:
    """Seat 0 with so many Soldati before Castelvetrano, which neutral Soldati hold; the cards are next."""
    return {
        "phase": "encounter",
        "turn": 0,
        "executing": "red-1",
        "areas": {
            "marsala": {"holder": 0, "soldati": 1, "orders": ["red-1"]},
            "castelvetrano": {"holder": "neutral", "soldati": defenders},
        },
        "attack": {"target": "castelvetrano", "side": 0, "leader": 0, "soldati": soldati, "origin": "marsala"},
        "frames": ["encounter", "executing 0 1 1 2 -1 0", "shotgun 0 1 1 -1", "attack 4", "approach 0"],
    }


@pytest.mark.parametrize("rank", ["picciotto", "soldato"])
def test_nobody_sells_or_gives_without_need(rank: str) -> None:
    bot = make_bot(WAR, rank, Dice("thrift"))
    for state, seat in sampled_positions(WAR, "thrift", 2, 2):
        prompt = state.prompt()
        if prompt is not None and prompt.key != "shortage":
            assert bot.choose(state.seen_by(seat)).verb not in ("sell", "give")


@pytest.mark.parametrize("rank", ["picciotto", "soldato"])
def test_coins_of_an_order_are_taken(rank: str) -> None:
    executing = {
        "phase": "encounter",
        "turn": 0,
        "executing": "red-5",
        "areas": {"enna": {"holder": 0, "soldati": 3, "orders": ["red-5"]}},
        "frames": ["encounter", "executing 0 15 0 -1 -1 0"],
    }
    assert ask(rank, 0, **executing) <= {"do recruit", "do coin"}


def test_a_sure_victory_is_taken_by_brute_force() -> None:
    assert ask("soldato", 0, **attack(6, 3)) == {"brute-force"}


def test_brute_force_that_breaks_the_attackers_is_not_used() -> None:
    assert ask("soldato", 0, **attack(3, 3)) == {"finesse"}
    assert ask("picciotto", 0, **attack(3, 3)) == {"finesse"}


def test_cards_cannot_be_foreseen() -> None:
    laying = attack(4, 3)
    laying["attack"]["defender"] = 1
    laying["frames"] = [*laying["frames"][:-1], "pick-up 1", "pick-up 0", "cards 0 1"]
    assert len(ask("soldato", 0, **laying)) > 1
    assert len(ask("soldato", 1, **laying)) > 1


def test_an_attack_goes_where_it_wins_a_mandamento() -> None:
    """Castelvetrano is the second area of its mandamento for seat 0; Trapani is well guarded."""
    moving = {
        "phase": "encounter",
        "turn": 0,
        "executing": "red-1",
        "areas": {
            "marsala": {"holder": 0, "soldati": 8, "orders": ["red-1"]},
            "castelvetrano": {"holder": "neutral", "soldati": 2},
            "trapani": {"holder": 3, "soldati": 9},
        },
        "frames": ["encounter", "executing 0 1 1 -1 -1 0", "shotgun 0 1 0 1"],
    }
    assert ask("soldato", 0, **moving) == {"land castelvetrano"}


def test_a_hopeless_attack_is_left_out() -> None:
    executing = {
        "phase": "encounter",
        "turn": 0,
        "executing": "red-1",
        "areas": {
            "marsala": {"holder": 0, "soldati": 2, "orders": ["red-1"]},
            "castelvetrano": {"holder": 1, "soldati": 9},
            "trapani": {"holder": 3, "soldati": 9},
        },
        "frames": ["encounter", "executing 0 1 0 -1 -1 0"],
    }
    assert ask("soldato", 0, **executing) == {"done"}
    assert ask("picciotto", 0, **executing) == {"done"}


def test_soldati_in_plenty_are_placed_beside_the_order_they_serve() -> None:
    placing = {
        "turn": 0,
        "players": [{"headquarters": 6}],
        "areas": {"marsala": {"holder": 0, "soldati": 2, "orders": ["red-1"]}},
        "frames": ["turn-end 0", "place-area 0 6 1"],
    }
    assert ask("soldato", 0, **placing) == {"area marsala"}


def set_up(**tokens: list[int]) -> dict[str, Any]:
    """Seat 1 lays a token on sheet 0, where grey circles and these tokens are taken."""
    grey = ("start-0", "justice-0", "police-0", "economy-0", "church-0", "two-0", "two-1")
    laid = {cell.replace("_", "-"): owners for cell, owners in tokens.items()}
    return {"turn": 1, "top": {**{cell: ["neutral"] for cell in grey}, **laid}, "frames": ["top-token 1"]}


def test_a_token_of_the_set_up_makes_the_most_promising_column_dear() -> None:
    assert ask("soldato", 1, **set_up()) == {"top two-2"}
    assert ask("soldato", 1, **set_up(two_2=[0], two_3=[2])) == {"top economy-1"}


@pytest.mark.parametrize("rulebook", ["1.0", "1.2"])
def test_own_areas_are_known_to_be_as_safe_as_they_are(rulebook: str) -> None:
    """By the first printing a vest guards all areas of its owner in a mandamento."""
    position = {
        "round": 2,
        "phase": "encounter",
        "empty_board": True,
        "areas": {
            "marsala": {"holder": 0, "soldati": 3, "orders": ["red-5"]},
            "castelvetrano": {"holder": 0, "soldati": 2, "labs": 1},
            "trapani": {"holder": 3, "soldati": 2},
            "enna": {"holder": 0, "soldati": 2},
        },
    }
    state = WAR.load(read_position(WAR, position), WAR.choose_options({"rulebook": rulebook}))
    sight = state.seen_by(0)
    assert isinstance(state, State)
    assert isinstance(sight, WarSight)
    guard = list(Look(sight, Dice("guard")).guard)
    assert guard == [defence_of(state, area) for area in range(len(state.holder))]
    assert sum(guard) == (3 if rulebook == "1.0" else 2)
