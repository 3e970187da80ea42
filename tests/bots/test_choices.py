"""A bot answers any question with one of its offers, from nothing but the view."""

from __future__ import annotations

import os
from collections.abc import Iterator

import msgspec
import pytest

from omerta.bots import RANKS, make_bot
from omerta.games import GAMES, find_game
from omerta.kernel import Dice, Game, UnknownName, View
from tests.contract.play import positions
from tests.contract.test_contract import options_of

CASES = [(name, rank) for name in sorted(GAMES) for rank in RANKS]
GAMES_TO_PLAY = 8 if os.environ.get("OMERTA_EXPECT") == "compiled" else 4


def sampled_views(game: Game, seed: str, games: int, one_in: int) -> Iterator[View]:
    """Views of seats that owe a choice, from random games under changing options."""
    dice = Dice(seed)
    for number in range(games):
        options = game.choose_options(options_of(game, number))
        for state in positions(game, options, Dice(f"{seed}/{number}"), []):
            for seat in state.to_move():
                if dice.below(one_in) == 0:
                    yield state.view_for(seat)


@pytest.mark.parametrize(("name", "rank"), CASES)
def test_a_bot_chooses_one_of_its_offers(name: str, rank: str) -> None:
    game = find_game(name)
    bot = make_bot(game, rank, Dice("chooser"))
    asked = set()
    for view in sampled_views(game, f"choices/{name}", GAMES_TO_PLAY, 2):
        assert bot.choose(view) in {offer.action for offer in view.offers}, view.prompt
        asked.add(view.prompt.key)
    assert len(asked) > (30 if name == "mafia-war" else 3), "too few kinds of questions were met"


@pytest.mark.parametrize(("name", "rank"), CASES)
def test_a_bot_needs_nothing_but_the_view(name: str, rank: str) -> None:
    """The view as it travels to a client is enough, and a bot that has seen nothing before answers the same."""
    game = find_game(name)
    for number, view in enumerate(sampled_views(game, f"travel/{name}", 2, 5)):
        travelled = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        here = make_bot(game, rank, Dice(str(number))).choose(view)
        there = make_bot(game, rank, Dice(str(number))).choose(travelled)
        assert here == there


@pytest.mark.parametrize("name", sorted(GAMES))
def test_choosing_leaves_the_view_alone(name: str) -> None:
    game = find_game(name)
    bot = make_bot(game, "soldato", Dice("tidy"))
    for view in sampled_views(game, f"tidy/{name}", 1, 3):
        before = msgspec.json.encode(view)
        bot.choose(view)
        assert msgspec.json.encode(view) == before


def test_an_unknown_rank_is_named() -> None:
    with pytest.raises(UnknownName, match="consigliere"):
        make_bot(find_game("famiglia"), "consigliere", Dice("0"))
