"""The same seed gives the same game, in every build."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from omerta.games import GAMES, find_game
from tests.bots.play import fingerprint, play
from tests.bots.searching import is_quick, ranks_for

ROOT = Path(__file__).parent.parent.parent
CASES = [(name, rank) for name in sorted(GAMES) for rank in ranks_for(name)]
STEPS = 2000
STEPS_OF_SEARCH = 32


def steps_for(rank: str) -> int:
    """How much of a game is compared."""
    return STEPS if is_quick(rank) else STEPS_OF_SEARCH


@pytest.mark.parametrize(("name", "rank"), CASES)
def test_the_same_seed_gives_the_same_game(name: str, rank: str) -> None:
    game = find_game(name)
    ranks = [rank] * game.seats
    _, first = play(game, ranks, "again", most=steps_for(rank))
    _, second = play(game, ranks, "again", most=steps_for(rank))
    _, other = play(game, ranks, "otherwise", most=steps_for(rank))
    assert first == second
    assert first != other


@pytest.mark.skipif(os.environ.get("OMERTA_EXPECT") != "compiled", reason="two builds are needed to compare them")
@pytest.mark.parametrize(("name", "rank"), CASES)
def test_compiled_and_interpreted_engines_play_the_same_game(name: str, rank: str) -> None:
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.bots.play", name, rank, "twin", str(steps_for(rank))],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert interpreted.stdout == fingerprint(name, rank, "twin", steps_for(rank))
