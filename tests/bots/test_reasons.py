"""A suggestion says why, truly and in a word that has a sentence."""

from __future__ import annotations

import pytest

from omerta.bots import Weighed, make_searcher
from omerta.games import find_game
from omerta.kernel import Dice, Sight, read_position
from omerta.messages import LANGUAGES, read_catalogue
from tests.bots.test_positions import PUZZLES, TWO_TURNS
from tests.bots.test_search import cards
from tests.bots.test_sense import see


def suggest(game: str, sight: Sight, rank: str) -> list[Weighed]:
    """What a bot thinks of the choices."""
    return make_searcher(find_game(game), rank, Dice("why")).suggest(sight).choices


def best(title: str, rank: str) -> Weighed:
    """The favourite in a puzzle."""
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.title.startswith(title))
    return suggest(puzzle.game, puzzle.sight(), rank)[0]


def test_a_choice_that_wins_says_so() -> None:
    weighed = best("The opponent has passed", "capo:20")
    assert (weighed.action.notation, weighed.reason) == ("pass", "wins")


def test_the_reason_for_more_points_is_points() -> None:
    """La Famiglia's 2 brings six points in an even game that is nearly over, a 0 none."""
    game = find_game("famiglia")
    hands = [["famiglia-1", "famiglia-1", "brute-0"], ["accountant-1", "accountant-1", "famiglia-1", "famiglia-1"]]
    position = read_position(game, {**TWO_TURNS, "hands": hands, "street": ["famiglia-2", "mercenary-0"]})
    weighed = suggest("famiglia", game.load(position, {}).seen_by(0), "capo:60")
    assert (weighed[0].action.notation, weighed[0].reason) == ("take famiglia-2", "points")
    others = {each.action.notation: each.reason for each in weighed[1:]}
    assert others["take mercenary-0"] != "points"
    assert others["pass"] == "", "what is much worse has nothing to be said for it"


@pytest.mark.parametrize(
    ("title", "reasons"),
    [
        ("The sixth mandamento together", {"wins"}),
        ("The others stand at six", {"goal", "mandamenti", "areas"}),
        ("The coins of an order", {"even"}),
    ],
)
def test_the_war_names_what_is_won(title: str, reasons: set[str]) -> None:
    assert best(title, "capo:24").reason in reasons


def test_cards_are_drawn_and_a_single_choice_is_no_choice() -> None:
    assert {each.reason for each in suggest("mafia-war", see(0, **cards(4, 3)), "capo:9")} == {"mixed"}
    only = next(puzzle for puzzle in PUZZLES if puzzle.title.startswith("A hopeless attack"))
    assert suggest("mafia-war", only.sight(), "capo:9")[0].reason == "only"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_clause_that_ends_a_sentence(language: str) -> None:
    for game in ("famiglia", "mafia-war"):
        for word in ("only", "wins", "mixed", "even", "overall"):
            text = read_catalogue(game, language).find(f"reason-{word}", {})
            assert text
            assert text[0].islower()
            assert not text.endswith(".")
