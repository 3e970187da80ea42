"""Playing on and on needs no more memory. OMERTA_LONG=1 plays a million choices through every door."""

from __future__ import annotations

import gc
import os
import random
import sys
from collections.abc import Callable

import numpy as np
import pytest

from omerta.lab.batch import Batch, Task
from omerta.lab.pettingzoo import env

CHOICES = 1_000_000 if "OMERTA_LONG" in os.environ else 2_000
STRAY = 1_000
"""Blocks of memory that caches may fill meanwhile."""


def play_batch(choices: int) -> None:
    with Batch(Task("famiglia"), 20, processes=0) as batch:
        batch.reset(seed=1)
        for _ in range(choices // 20):
            batch.step(batch.masks.argmax(1))


def play_petting_zoo(choices: int) -> None:
    table = env("famiglia")
    table.reset(seed=1)
    for _ in range(choices):
        seen, _, over, _, _ = table.last()
        if over:
            table.reset()
        else:
            table.step(int(np.flatnonzero(seen["action_mask"])[-1]))


def play_open_spiel(choices: int) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    import omerta.lab.openspiel  # noqa: F401  (registers the games)

    game, chance = pyspiel.load_game("omerta_famiglia"), random.Random(1)
    state = game.new_initial_state()
    for _ in range(choices):
        state.apply_action(chance.choice(state.legal_actions()))
        if state.is_terminal():
            state = game.new_initial_state()
        elif chance.random() < 0.1:
            state = state.clone()


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("play", [play_batch, play_petting_zoo, play_open_spiel], ids=lambda play: play.__name__)
def test_memory_is_flat(play: Callable[[int], None]) -> None:
    play(CHOICES // 2)
    gc.collect()
    before = sys.getallocatedblocks()
    play(CHOICES)
    gc.collect()
    assert sys.getallocatedblocks() - before < STRAY
