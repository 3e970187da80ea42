"""Positions judged by fitted weights: what a side has against what the other has, and what that is worth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp
from pathlib import Path
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.errors import OmertaError
from omerta.kernel.machine import State

STEEP: Final = 30.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """Plays games that weights are fitted to; it sees everything, so it sits at no table."""

    @abstractmethod
    def choose(self, state: State, seat: int, dice: Dice) -> Action:
        """One of the answers to what the seat is asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Scale(ABC):
    """What a game's positions are weighed by. `omerta arena fit` finds the weights from played games."""

    names: tuple[str, ...]
    """What each weight is about."""

    @abstractmethod
    def inputs(self, state: State, seat: int) -> list[float]:
        """The side of `seat` against the other, one number per weight; the other side sees the same with signs
        turned."""

    @abstractmethod
    def is_moment(self, before: State, after: State) -> bool:
        """Is the position after a choice one of those that are weighed?"""

    def player(self, weights: list[float]) -> Player | None:
        """Whoever plays by these weights at sight, so that better games are fitted to; None: nobody."""
        return None


def read_weights(path: Path, names: tuple[str, ...]) -> list[float]:
    """The weights of a file in the order of the names."""
    try:
        document = msgspec.json.decode(path.read_bytes(), type=dict[str, float])
    except (OSError, msgspec.DecodeError) as error:
        raise OmertaError(f"weights {path.name}: {error}") from None
    missing = [name for name in names if name not in document]
    if missing:
        raise OmertaError(f"weights {path.name}: {missing[0]} is missing")
    return [document[name] for name in names]


def chance_of(lead: float) -> float:
    """A lead on the scale as the chance to win."""
    if lead > STEEP:
        return 1.0
    return 1.0 / (1.0 + exp(-lead)) if lead > -STEEP else 0.0
