"""The tutorial's learner learns, in its small form."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'omerta[learn]'")
pytest.importorskip("matplotlib", reason="matplotlib is not installed: pip install 'omerta[learn]'")

from examples.learn_famiglia import main


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("opponent", ["random", "self"])
def test_the_tutorial_runs_in_its_small_form(opponent: str, tmp_path: Path) -> None:
    words = f"--bots {opponent} --against random --games 8 --steps 1000 --every 100 --exam 8 --width 32 --processes 0"
    curve = main([*words.split(), "--out", str(tmp_path / "curve")])
    assert [point["steps"] for point in curve] == [0, 1024]
    assert json.loads((tmp_path / "curve.json").read_text()) == curve
    assert "<svg" in (tmp_path / "curve.svg").read_text()
    assert (tmp_path / "curve.pt").exists()


@pytest.mark.skipif("OMERTA_LONG" not in os.environ, reason="takes minutes: OMERTA_LONG=1 runs it")
@pytest.mark.timeout(3600)
def test_the_tutorial_beats_picciotto() -> None:
    assert main(["--steps", "150000"])[-1]["won"]["picciotto"] >= 0.8
