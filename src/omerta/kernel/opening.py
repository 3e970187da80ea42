"""Positions from documents: opened with care, since a document may put the engine where no game could."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from omerta.kernel.action import SPECTATOR
from omerta.kernel.errors import Unreadable
from omerta.kernel.game import Game, read_position
from omerta.kernel.machine import State

STUMBLES: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What the engine trips over in a position that its own steps never reach."""


@contextmanager
def blame_position() -> Iterator[None]:
    """Play that started from a document: if the engine stumbles, the document is refused."""
    try:
        yield
    except STUMBLES as error:
        raise Unreadable("position: frames: they do not fit what lies on the table") from error


def open_position(game: Game, data: object, options: Mapping[str, str]) -> State:
    """The position a document describes, if somebody or chance can go on there or the game is over."""
    document = read_position(game, data)
    with blame_position():
        state = game.load(document, options)
        for seat in (SPECTATOR, *range(game.seats)):
            game.view_of(state.seen_by(seat))
        _check_answers(state)
    return state


def _check_answers(state: State) -> None:
    movers = state.to_move()
    if state.outcome() is None and not movers and state.chance_total() == 0:
        raise Unreadable("position: frames: nobody is asked anything there, and the game is not over")
    for seat in movers:
        if not state.legal_actions(seat):
            raise Unreadable(f"position: frames: seat {seat} is asked and has no answer")
