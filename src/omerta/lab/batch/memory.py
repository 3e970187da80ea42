"""The memory all processes of a batch share: one row for every game."""

from __future__ import annotations

from dataclasses import dataclass
from multiprocessing.context import SpawnContext
from typing import Any

import numpy as np
from numpy.typing import NDArray

FIELDS: dict[str, type[np.generic]] = {
    "observations": np.uint8,
    "masks": np.int8,
    "finals": np.uint8,
    "seats": np.int8,
    "rewards": np.float32,
    "overs": np.bool_,
    "actions": np.int32,
}


@dataclass(frozen=True)
class Sizes:
    """How large the rows are."""

    games: int
    row: int
    actions: int
    seats: int

    def shape_of(self, field: str) -> tuple[int, ...]:
        """The shape of a field."""
        widths = {"observations": self.row, "finals": self.row, "masks": self.actions, "rewards": self.seats}
        return (self.games, widths[field]) if field in widths else (self.games,)


class Memory:
    """Arrays over shared memory; a process makes its own from the same blocks."""

    observations: NDArray[np.uint8]
    """[game] what the seat that is asked sees."""
    masks: NDArray[np.int8]
    """[game] 1 for each of its legal actions."""
    finals: NDArray[np.uint8]
    """[game] the last thing the learner saw of a game that ended in this step."""
    seats: NDArray[np.int8]
    """[game] who is asked."""
    rewards: NDArray[np.float32]
    """[game, seat] what this step brought."""
    overs: NDArray[np.bool_]
    """[game] did a game end in this step? The row already tells the next one."""
    actions: NDArray[np.int32]
    """[game] what is chosen next."""

    def __init__(self, sizes: Sizes, blocks: dict[str, Any]) -> None:
        self.sizes = sizes
        self.blocks = blocks
        for field, kind in FIELDS.items():
            setattr(self, field, np.frombuffer(blocks[field], kind).reshape(sizes.shape_of(field)))


def share_memory(context: SpawnContext, sizes: Sizes) -> Memory:
    """New memory, all zeros."""
    blocks = {
        field: context.RawArray("b", int(np.prod(sizes.shape_of(field))) * np.dtype(kind).itemsize)
        for field, kind in FIELDS.items()
    }
    return Memory(sizes, blocks)
