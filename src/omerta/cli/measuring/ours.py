"""Random play on our engine, driven from Python."""

from __future__ import annotations

import random
from time import perf_counter

from omerta.cli.measuring.measure import PlayOne
from omerta.games import find_game
from omerta.kernel import Dice, settle


def open_box(game_name: str, seed: int) -> PlayOne:
    """Our random player of one game."""
    game = find_game(game_name)
    options = game.choose_options({})
    dice = Dice(str(seed))
    rnd = random.Random(seed).random

    def play() -> int:
        decisions = 0
        state = game.setup(options)
        settle(state, dice)
        while seats := state.to_move():
            actions = state.legal_actions(seats[0])
            count = len(actions)
            decisions += count > 1
            state.advance(seats[0], actions[int(rnd() * count)])
            settle(state, dice)
        return decisions

    return play


def time_copies(game_name: str, steps: int, copies: int) -> float:
    """Seconds that one copy takes of a position some steps into a random game."""
    game = find_game(game_name)
    state = game.setup(game.choose_options({}))
    dice = Dice("copy")
    settle(state, dice)
    for _ in range(steps):
        if seats := state.to_move():
            actions = state.legal_actions(seats[0])
            state.advance(seats[0], actions[dice.below(len(actions))])
            settle(state, dice)
    copy = state.copy
    start = perf_counter()
    for _ in range(copies):
        copy()
    return (perf_counter() - start) / copies
