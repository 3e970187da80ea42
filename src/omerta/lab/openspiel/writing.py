"""How boards are written down where OpenSpiel pickles them: as their records, which say all."""

from __future__ import annotations

import copyreg
from typing import Any

from omerta.games import find_game
from omerta.kernel import Board, check_record, first_state, format_record, parse_record, parse_step

NAME = "openspiel"
"""Who sits in all seats of a record."""


def write_board(board: Board) -> tuple[Any, ...]:
    """What `pickle` keeps of a board: how to make it again."""
    return reopen, (board.game.name, board.game.edition, format_record(board.record(NAME)), list(board.known))


def reopen(name: str, edition: tuple[str, str] | None, text: str, known: list[str]) -> Board:
    """The board that was written down."""
    game = find_game(name, edition[0] if edition else None)
    record = parse_record(text)
    check_record(game, record)
    start = first_state(game, record)
    board = Board(game, record.options, start.copy(), None if record.position is None else start, known)
    for step in record.steps:
        _, action = parse_step(game.actions, step, game.seats)
        board = board.after(action.index)
    return board


copyreg.pickle(Board, write_board)
