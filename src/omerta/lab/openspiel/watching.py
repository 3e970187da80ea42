"""What OpenSpiel reads off a state: the game's row of numbers, and text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from omerta.kernel import Game
from omerta.lab.describing import describe

if TYPE_CHECKING:
    from omerta.lab.openspiel.table import TableState


class Watcher:
    """OpenSpiel's observer. Tensors hold the game's observation; information states have perfect recall as text."""

    def __init__(self, game: Game, kind: Any) -> None:
        layout = game.observer().layout
        self._has_recall = bool(kind.perfect_recall)
        self.tensor = np.zeros(0 if self._has_recall else layout.size, np.float32)
        parts = () if self._has_recall else layout.parts
        self.dict = {part.name: self.tensor[part.start : part.start + part.size].reshape(part.shape) for part in parts}

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        board = state.board
        if self._has_recall:
            return
        if board is None:
            self.tensor.fill(0)
            return
        row = board.game.observer().observe(board.state.seen_by(player))
        self.tensor[:] = np.frombuffer(memoryview(row), np.uint8)

    def string_from(self, state: TableState, player: int) -> str:
        """What a player sees now, or, with perfect recall, has ever seen."""
        board = state.board
        if board is None:
            return f"seat {player}"
        return board.known_to(player) if self._has_recall else describe(board.game, board.state.seen_by(player))
