"""The learned judge of Famiglia gives the same answer on every machine, and is read only when somebody searches."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from omerta.bots.famiglia.network import BRIGHTEST, WEIGHTS, Network
from omerta.games import find_game
from omerta.kernel import Dice, OmertaError, settle

FAMIGLIA = find_game("famiglia")
EXACT = 2**24
"""From here on, sums of whole numbers in 32-bit floats hang on their order."""
INPUTS = 512
"""No position adds up to more in its inputs."""
PLACES = [*range(len(FAMIGLIA.actions)), -1]


def read_parts() -> dict[str, Any]:
    """All numbers of the network."""
    with np.load(WEIGHTS) as file:
        return {name: file[name] for name in file.files}


def test_no_sum_becomes_so_large_that_its_order_would_matter() -> None:
    parts = {name: part.astype(np.float64) for name, part in read_parts().items()}
    heard = [np.abs(parts["first"]).max(0) * INPUTS, np.abs(parts["second"]).sum(0) * BRIGHTEST]
    heard.append(np.abs(parts["last"]).sum(1) * BRIGHTEST)
    for layer, loudest in zip(("first", "second", "last"), heard, strict=True):
        assert (loudest + np.abs(parts[f"{layer}_bias"])).max() < EXACT, layer


def test_the_answer_is_the_same_in_whatever_order_it_adds_up(tmp_path: Path) -> None:
    parts = read_parts()
    turned = {name: part[::-1] if name.startswith("first_") else part for name, part in parts.items()}
    turned |= {"first": parts["first"][:, ::-1], "second": parts["second"][::-1]}
    np.savez(tmp_path / "turned.npz", **turned)
    one, other = Network(WEIGHTS), Network(tmp_path / "turned.npz")
    for seed in range(10):
        state = FAMIGLIA.setup({})
        settle(state, Dice(str(seed)))
        row = FAMIGLIA.observer().observe(state.seen_by(state.to_move()[0]))
        assert sum(memoryview(row)) < INPUTS
        assert one.answer(row, PLACES) == other.answer(row, PLACES)


def test_weights_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    (tmp_path / "torn.npz").write_bytes(WEIGHTS.read_bytes()[:1000])
    for name in ("torn.npz", "missing.npz"):
        with pytest.raises(OmertaError, match=f"weights {name}: "):
            Network(tmp_path / name)


def test_a_soldato_sits_down_without_it() -> None:
    """Whoever asks for help or plays at sight does not wait for what only searching bots need."""
    words = (
        "import sys, omerta.cli; from omerta.bots import make_bot; from omerta.games import find_game; "
        "from omerta.kernel import Dice; make_bot(find_game('famiglia'), 'soldato', Dice('0')); "
        "print('numpy' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"
