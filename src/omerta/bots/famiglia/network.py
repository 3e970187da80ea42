"""A learned judge of Famiglia: a small network that reads a position from the side of whoever is asked."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from omerta.kernel.errors import OmertaError

WEIGHTS: Final = Path(__file__).parent / "network.npz"

BRIGHTEST: Final = 511.0
"""The highest whole number that a neuron says."""


class Network:
    """Two layers of neurons, then a number for every action of the game's table, and at last the value.

    All weights and all that neurons say are whole numbers, so small that every sum is exact in 32-bit floats: the
    answer is the same on every machine, in whatever order it adds up.
    """

    def __init__(self, path: Path) -> None:
        try:
            with path.open("rb") as opened, np.load(opened) as file:
                parts: dict[str, Any] = {name: file[name].astype(np.float32) for name in file.files}
        except (OSError, ValueError, BadZipFile) as error:
            raise OmertaError(f"weights {path.name}: {error}") from None
        self._first = parts["first"]
        self._first_bias = parts["first_bias"]
        self._first_shrink = parts["first_shrink"]
        self._second = parts["second"]
        self._second_bias = parts["second_bias"]
        self._second_shrink = parts["second_shrink"]
        self._last = parts["last"]
        self._last_bias = parts["last_bias"]
        self._last_shrink = parts["last_shrink"]

    def answer(self, row: vec[u8], places: list[int]) -> list[float]:
        """What it says to these places of its last layer; -1 is the value, -1 lost to 1 won."""
        inputs = np.frombuffer(memoryview(row), np.uint8).astype(np.float32)
        heard = speak(inputs @ self._first, self._first_bias, self._first_shrink) @ self._second
        spoken = self._last @ speak(heard, self._second_bias, self._second_shrink)
        answers: list[float] = ((spoken + self._last_bias) * self._last_shrink)[places].tolist()
        return answers


@cache
def read_network() -> Network:
    """The network of the house, read when the first of its bots sits down."""
    return Network(WEIGHTS)


def speak(heard: Any, bias: Any, shrink: Any) -> Any:
    """What a layer says to what it heard: nothing below 0, and whole numbers."""
    heard += bias
    heard *= shrink
    np.floor(heard, out=heard)
    np.maximum(heard, 0.0, out=heard)
    np.minimum(heard, BRIGHTEST, out=heard)
    return heard
