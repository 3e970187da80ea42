"""Random games reach every kind of action, frame, event, space, order, tile and ending."""

from __future__ import annotations

import os

import pytest

from omerta.games.mafia_war import open_mafia_war
from tests.mafia_war.reached import Reached, play

GAMES = 2000


@pytest.mark.skipif("OMERTA_QUICK" in os.environ, reason="the main round plays these games")
def test_nothing_is_out_of_reach() -> None:
    """Single parts of rare advanced orders take more games than these: `python -m tests.mafia_war.reached 20000`."""
    game = open_mafia_war()
    reached = Reached(game)
    for number in range(GAMES):
        play(game, number, reached)
    missing = reached.wanted() - reached.found
    assert not {text for text in missing if not text.startswith("part:")}
