"""Random play on our engine, driven from Python."""

from __future__ import annotations

import random

from benchmarks.measure import Count
from omerta.games import find_game
from omerta.kernel import Dice, settle


def play(game_name: str, games: int, seed: int) -> Count:
    """Play whole random games and count the real choices: those with two or more legal actions."""
    game = find_game(game_name)
    options = game.choose_options({})
    dice = Dice(str(seed))
    rnd = random.Random(seed).random
    decisions = 0
    for _ in range(games):
        state = game.setup(options)
        settle(state, dice)
        while seats := state.to_move():
            actions = state.legal_actions(seats[0])
            count = len(actions)
            decisions += count > 1
            state.advance(seats[0], actions[int(rnd() * count)])
            settle(state, dice)
    return Count(games, decisions)


def copies(game_name: str, count: int, seed: int) -> Count:
    """Copy a position from the middle of a random game."""
    game = find_game(game_name)
    state = game.setup(game.choose_options({}))
    dice = Dice(str(seed))
    settle(state, dice)
    for _ in range(100):
        if seats := state.to_move():
            actions = state.legal_actions(seats[0])
            state.advance(seats[0], actions[dice.below(len(actions))])
            settle(state, dice)
    copy = state.copy
    for _ in range(count):
        copy()
    return Count(0, count)
