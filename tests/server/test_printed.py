"""What is printed on the components reaches any client that wants to draw them."""

from __future__ import annotations

import json

import pytest

from omerta.games import find_game
from omerta.server.testing import RefusedError, ServerProcess


def test_the_edition_comes_with_its_map_and_its_names(server: ServerProcess) -> None:
    printed = json.loads(server.fetch("api/games/mafia-war/printed?edition=trinacria"))
    game = find_game("mafia-war")
    assert game.edition == (printed["id"], printed["hash"])
    assert {shape["id"] for shape in printed["map"]["areas"]} == {area["id"] for area in printed["areas"]}
    things = {
        value for action in game.actions if action.verb in ("area", "sea", "use", "deal") for _, value in action.args
    }
    assert things <= printed["names"].keys()


def test_the_sixty_cards_come_with_their_points(server: ServerProcess) -> None:
    cards = json.loads(server.fetch("api/games/famiglia/printed"))["cards"]
    assert sum(card["copies"] for card in cards) == 60
    assert sum(card["copies"] * card["points"] for card in cards) == 175


@pytest.mark.parametrize("path", ["api/games/tresette/printed", "api/games/mafia-war/printed?edition=sardinia"])
def test_unknown_games_and_editions_are_refused_in_one_line(server: ServerProcess, path: str) -> None:
    with pytest.raises(RefusedError) as refused:
        server.fetch(path)
    assert refused.value.refusal.error == "unknown-game"
    assert "\n" not in str(refused.value)
