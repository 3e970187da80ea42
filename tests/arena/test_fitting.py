"""Weights are fitted to games, and better games to better weights."""

from __future__ import annotations

import pytest

from omerta.arena.fitting import Fit, find_scale, fit
from omerta.arena.spreading import Workers
from omerta.games import find_game
from omerta.kernel import Dice, Unreadable, settle

FAMIGLIA = find_game("famiglia")


def test_each_round_adds_games_of_whoever_plays_by_the_weights_so_far() -> None:
    *counted, found = list(fit(FAMIGLIA, 6, "rounds", Workers(), rounds=2))
    assert counted == list(range(1, 13))
    assert isinstance(found, Fit)
    assert found.games == 12
    assert set(found.weights) == set(find_scale(FAMIGLIA).names)
    *_, once = list(fit(FAMIGLIA, 6, "rounds", Workers()))
    assert isinstance(once, Fit)
    assert once.weights != found.weights


def test_whoever_plays_by_weights_does_what_they_praise() -> None:
    """Nothing weighs but 0s of the Mercenaries: one is taken as soon as it lies there."""
    scale = find_scale(FAMIGLIA)
    player = scale.player([1.0 if name == "hand mercenary-0 2" else 0.0 for name in scale.names])
    assert player is not None
    for seed in range(20):
        state = FAMIGLIA.setup({"start": "0"})
        settle(state, Dice(str(seed)))
        wanted = [action for action in state.legal_actions(0) if action.notation == "take mercenary-0"]
        if wanted:
            assert player.choose(state, 0, Dice("0")) is wanted[0]
            return
    raise AssertionError("no deal with such a card")


def test_rounds_need_somebody_who_plays_by_weights() -> None:
    with pytest.raises(Unreadable, match="--rounds 2: nobody plays mafia-war by weights alone"):
        next(fit(find_game("mafia-war"), 1, "s", Workers(), rounds=2))
