"""A bot answers any question with one of its choices, from nothing but the sight."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from omerta.bots import RANKS, make_bot
from omerta.games import GAMES, find_game
from omerta.kernel import Dice, Game, State, UnknownName, Unreadable
from tests.bots.searching import is_quick, ranks_for
from tests.contract.play import positions
from tests.contract.test_contract import options_of

CASES = [(name, rank) for name in sorted(GAMES) for rank in ranks_for(name)]
SEARCHES_LESS = 30
"""A rank that searches is asked so many times less often."""
GAMES_TO_PLAY = 8 if os.environ.get("OMERTA_EXPECT") == "compiled" else 4


def sampled_positions(game: Game, seed: str, games: int, one_in: int) -> Iterator[tuple[State, int]]:
    """Positions with a seat that owes a choice, from random games under changing options."""
    dice = Dice(seed)
    for number in range(games):
        options = game.choose_options(options_of(game, number))
        for state in positions(game, options, Dice(f"{seed}/{number}"), []):
            for seat in state.to_move():
                if dice.below(one_in) == 0:
                    yield state, seat


@pytest.mark.parametrize(("name", "rank"), CASES)
def test_a_bot_chooses_one_of_its_choices(name: str, rank: str) -> None:
    game = find_game(name)
    bot = make_bot(game, rank, Dice("chooser"))
    asked = set()
    one_in = 2 if is_quick(rank) else 2 * SEARCHES_LESS
    for state, seat in sampled_positions(game, f"choices/{name}", GAMES_TO_PLAY, one_in):
        prompt = state.prompt()
        assert bot.choose(state.seen_by(seat)) in state.legal_actions(seat), prompt
        assert prompt is not None
        asked.add(prompt.key)
    if is_quick(rank):
        assert len(asked) > (30 if name == "mafia-war" else 3), "too few kinds of questions were met"


@pytest.mark.parametrize(("name", "rank"), CASES)
def test_a_bot_knows_nothing_but_the_sight(name: str, rank: str) -> None:
    """In another world that gives the same sight, a bot that has seen nothing before answers the same."""
    game = find_game(name)
    one_in = 5 if is_quick(rank) else 5 * SEARCHES_LESS
    for number, (state, seat) in enumerate(sampled_positions(game, f"travel/{name}", 2, one_in)):
        sight = state.seen_by(seat)
        world = game.imagine(sight, Dice(f"world/{number}"))
        here = make_bot(game, rank, Dice(str(number))).choose(sight)
        there = make_bot(game, rank, Dice(str(number))).choose(world.seen_by(seat))
        assert here is there


@pytest.mark.parametrize(("name", "rank"), [case for case in CASES if case[1] != "picciotto"])
def test_choosing_leaves_the_sight_alone(name: str, rank: str) -> None:
    game = find_game(name)
    bot = make_bot(game, rank, Dice("tidy"))
    for state, seat in sampled_positions(game, f"tidy/{name}", 1, 3 if is_quick(rank) else 3 * SEARCHES_LESS):
        sight = state.seen_by(seat)
        bot.choose(sight)
        assert sight == state.seen_by(seat)


def test_all_ranks_are_there() -> None:
    assert RANKS[:4] == ("picciotto", "soldato", "capo", "don")


@pytest.mark.parametrize(
    "rank", ["capo:", "capo:0", "capo:0s", "capo:-3", "capo:many", "capo:1e9s", "don:nans", "soldato:4"]
)
def test_a_budget_that_makes_no_sense_is_refused(rank: str) -> None:
    with pytest.raises(Unreadable, match=r"budget"):
        make_bot(find_game("famiglia"), rank, Dice("0"))


def test_an_unknown_rank_is_named() -> None:
    with pytest.raises(UnknownName, match="consigliere"):
        make_bot(find_game("famiglia"), "consigliere", Dice("0"))
