"""Random play on OpenSpiel's games, driven from Python in the same way."""

from __future__ import annotations

import random
from typing import Any

from omerta.cli.measuring.measure import PlayOne


def _load(name: str) -> Any:
    """A game by its OpenSpiel name; the Python games register themselves on import."""
    import open_spiel.python.games  # noqa: F401  (imported for its registrations)
    import pyspiel

    return pyspiel.load_game(name)


def _roll(outcomes: list[tuple[int, float]], point: float) -> int:
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]


def open_box(name: str, seed: int, counts_all: bool = False) -> PlayOne:
    """A random player of an OpenSpiel game; with `counts_all` forced choices and what chance brings count too."""
    game = _load(name)
    rnd = random.Random(seed).random

    def play() -> int:
        decisions = steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            steps += 1
            if state.is_chance_node():
                state.apply_action(_roll(state.chance_outcomes(), rnd()))
                continue
            actions = state.legal_actions()
            count = len(actions)
            decisions += count > 1
            state.apply_action(actions[int(rnd() * count)])
        return steps if counts_all else decisions

    return play
