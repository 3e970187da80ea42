"""The tutorial's learner learns, in its small form."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed: the tutorial is not tried")
pytest.importorskip("matplotlib", reason="matplotlib is not installed: the tutorial is not tried")

from examples.learn_famiglia import main


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_tutorial_learns_to_win_more_often(tmp_path: Path) -> None:
    """Against a random player, for some seconds; against picciotto it takes minutes."""
    words = "--bots random --games 16 --steps 8000 --every 100 --exam 32 --width 64 --processes 1"
    curve = main([*words.split(), "--out", str(tmp_path / "curve")])
    assert curve[-1]["won"] > curve[0]["won"]
    assert json.loads((tmp_path / "curve.json").read_text()) == curve
    assert "<svg" in (tmp_path / "curve.svg").read_text()
    assert (tmp_path / "curve.pt").exists()
