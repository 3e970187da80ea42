"""Make the judge that ships with the bots of Famiglia out of a network that `learn_famiglia.py` wrote.

    python examples/ship_famiglia.py long.pt src/omerta/bots/famiglia/network.npz

Weights become whole numbers, as large as exact sums allow (see `omerta.bots.famiglia.network`). How loud each neuron
can become is heard in games of the network against itself; those that never say anything are left out.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch

from learn_famiglia import INPUT_SCALE
from omerta.bots.famiglia.network import BRIGHTEST
from omerta.lab.batch import Batch, Task

EXACT = 2**24 - 2**16  # whole numbers up to this are exact in 32-bit floats, and there is room for rounding
INPUT_REACH = 512  # no row of the observation adds up to more
LARGEST = 32_000
GAMES, CHOICES = 256, 240
HEADROOM = 1.25

Layer = tuple[Any, Any]
"""Weights, a row for each neuron, and biases."""


def read_layers(path: Path) -> list[Layer]:
    """The three layers of a network."""
    parts = [part.numpy() for part in torch.load(path, map_location="cpu").values()]
    return [(parts[0] / INPUT_SCALE, parts[1]), (parts[2], parts[3]), (parts[4], parts[5])]


def leave_out_silent(layers: list[Layer]) -> tuple[list[Layer], list[Any]]:
    """The neurons that say something, and the loudest each becomes."""
    loudest = hear(layers)
    for place, loud in enumerate(loudest):
        (weights, bias), (next_weights, next_bias) = layers[place : place + 2]
        layers[place] = (weights[loud > 0], bias[loud > 0])
        layers[place + 1] = (next_weights[:, loud > 0], next_bias)
    return layers, [loud[loud > 0] for loud in loudest]


def hear(layers: list[Layer]) -> list[Any]:
    """The loudest that every neuron of both inner layers becomes in some games."""
    loudest = [np.zeros(len(bias), np.float32) for _, bias in layers[:2]]
    chance = np.random.default_rng(1)
    with Batch(Task("famiglia"), GAMES, processes=0) as batch:
        batch.reset(seed=11)
        for _ in range(CHOICES):
            said = batch.observations.astype(np.float32)
            for loud, (weights, bias) in zip(loudest, layers[:2], strict=True):
                said = np.maximum(said @ weights.T + bias, 0)
                np.maximum(loud, said.max(0), out=loud)
            answers = (said @ layers[2][0].T + layers[2][1])[:, :-1]
            lots = np.where(batch.masks == 0, -1e9, answers) + chance.gumbel(size=answers.shape)
            batch.step(lots.argmax(1))
    return loudest


def make_whole(layers: list[Layer]) -> dict[str, Any]:
    """Every layer in whole numbers, and what makes one of them a quantum of the next."""
    layers, loudest = leave_out_silent(layers)
    quanta = np.ones(layers[0][0].shape[1])
    parts: dict[str, Any] = {}
    for name, (weights, bias), loud in zip(("first", "second", "last"), layers, [*loudest, None], strict=True):
        heard = weights.astype(np.float64) * quanta
        sizes = np.abs(heard)
        reach = INPUT_REACH * sizes.max(1) if name == "first" else BRIGHTEST * sizes.sum(1)
        scale = np.minimum(LARGEST / sizes.max(1), EXACT / (reach + np.abs(bias)))
        quanta = np.ones(len(bias)) if loud is None else loud * HEADROOM / BRIGHTEST
        half = 0.0 if loud is None else quanta / 2
        whole = np.rint(heard * scale[:, None]).astype(np.int16)
        parts[name] = whole if name == "last" else whole.T
        parts[f"{name}_bias"] = np.rint((bias + half) * scale).astype(np.int32)
        parts[f"{name}_shrink"] = (1 / (scale * quanta)).astype(np.float32)
    return parts


if __name__ == "__main__":
    np.savez_compressed(sys.argv[2], **make_whole(read_layers(Path(sys.argv[1]))))
