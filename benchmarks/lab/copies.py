"""Who copies positions, ours and the peers': what search and learners do all day."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from omerta.cli.measuring.measure import PlayOne
from omerta.games import find_game
from omerta.kernel import Dice, settle


def _copy_all(copies: list[Callable[[], Any]]) -> PlayOne:
    def copy() -> int:
        for each in copies:
            each()
        return len(copies)

    return copy


def open_ours(game: str, seed: int) -> PlayOne:
    """All positions of a random game in which somebody is asked."""
    dice = Dice(str(seed))
    state = find_game(game).setup({})
    settle(state, dice)
    copies: list[Callable[[], Any]] = []
    while seats := state.to_move():
        copies.append(state.copy().copy)
        choices = state.legal_actions(seats[0])
        state.advance(seats[0], choices[dice.below(len(choices))])
        settle(state, dice)
    return _copy_all(copies)


def open_open_spiel(name: str, seed: int) -> PlayOne:
    """All positions of a random game."""
    import open_spiel.python.games  # noqa: F401  (imported for its registrations)
    import pyspiel

    chance = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    copies: list[Callable[[], Any]] = []
    while not state.is_terminal():
        copies.append(state.clone().clone)
        state.apply_action(chance.choice(state.legal_actions()))
    return _copy_all(copies)


def open_chess(seed: int) -> PlayOne:
    """The first 60 positions of a random game, without the moves that led to them."""
    import chess

    chance = random.Random(seed)
    board = chess.Board()
    copies: list[Callable[[], Any]] = []
    while len(copies) < 60 and (moves := list(board.legal_moves)):
        position = board.copy()
        copies.append(partial(position.copy, stack=False))
        board.push(chance.choice(moves))
    return _copy_all(copies)


def open_catan(seed: int) -> PlayOne:
    """60 positions of a random game, a few ticks apart."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    copies: list[Callable[[], Any]] = []
    while len(copies) < 60 and game.winning_color() is None:
        copies.append(game.copy().copy)
        for _ in range(5):
            game.play_tick()
    return _copy_all(copies)
