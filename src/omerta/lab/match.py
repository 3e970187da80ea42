"""A match as every adapter shows it: masks and rows as arrays, rewards by team; and the seeds of many matches."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from omerta.kernel import Game, Match, Outcome

LEARNER = "learner"
"""Who sits where no bot does, in records."""
ROW: Final = np.dtype(np.uint8)
MASK: Final = np.dtype(np.int8)
_read: Final[Callable[[Any, np.dtype[Any]], NDArray[Any]]] = np.frombuffer
"""A buffer as an array; numpy's own types know only a few buffers."""


class Seeds:
    """The seeds of the games an environment plays one after the other, all from one number."""

    def __init__(self, root: int | None = None) -> None:
        self._root = token_hex(8) if root is None else str(root)
        self._games = 0

    def next(self) -> str:
        """The seed of the next game."""
        self._games += 1
        return self.last()

    def last(self) -> str:
        """The seed that `next` gave."""
        return f"{self._root}/{self._games - 1}"


def rewards_of(game: Game, outcome: Outcome | None) -> list[float]:
    """[seat] 1 for the winners, -1 for the others; teams win together. 0 while there are no winners."""
    if outcome is None or not outcome.winners:
        return [0.0] * game.seats
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(game.seats)]


def look(match: Match, seat: int) -> dict[str, Any]:
    """What an environment shows of a seat: the row and the mask, which can be read, not written."""
    return {
        "observation": _read(match.row(seat), ROW),
        "action_mask": _read(match.mask(seat), MASK),
    }
