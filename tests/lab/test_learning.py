"""The tutorial's learner learns, in its small form."""

from __future__ import annotations

import json
import os
import re
import shlex
from functools import partial
from pathlib import Path

import pytest
import typer

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'omerta[lab,learn]'")
pytest.importorskip("matplotlib", reason="matplotlib is not installed: pip install 'omerta[lab,learn]'")

from learn_famiglia import train  # noqa: E402

ROOT = Path(__file__).parent.parent.parent
LEARNER = ROOT / "examples" / "learn_famiglia.py"
COMMAND = re.compile(r"^python examples/learn_famiglia\.py((?:[^\n\\]|\\\n)*)$", re.MULTILINE)
COMMANDS = [words for page in ("lab.md", "arena.md") for words in COMMAND.findall((ROOT / "docs" / page).read_text())]


small = partial(train, against="random", every=100, width=32, processes=0)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("opponent", ["random", "self"])
def test_the_tutorial_runs_in_its_small_form(opponent: str, tmp_path: Path) -> None:
    curve = small(bots=opponent, games=8, steps=1000, exam=8, out=tmp_path / "curve")
    assert [point["steps"] for point in curve] == [0, 1024]
    assert json.loads((tmp_path / "curve.json").read_text()) == curve
    assert "<svg" in (tmp_path / "curve.svg").read_text()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_it_goes_on_with_a_network(tmp_path: Path) -> None:
    small(bots="random", games=1, steps=1, exam=1, out=tmp_path / "first")
    small(bots="random", games=1, steps=1, exam=1, seed=2, rate=0.0, begin=tmp_path / "first.pt", out=tmp_path / "same")
    first, same = [torch.load(tmp_path / f"{name}.pt") for name in ("first", "same")]
    assert all(torch.equal(first[name], same[name]) for name in first)


def test_its_commands_are_understood() -> None:
    app = typer.Typer()
    app.command()(train)
    command = typer.main.get_command(app)
    read = [command.make_context("train", shlex.split(words.replace("\\\n", ""))).params for words in COMMANDS]
    assert [words["bots"] for words in read] == ["picciotto", "self", "self"]


def test_it_is_as_short_as_the_pages_say() -> None:
    assert len(LEARNER.read_text(encoding="utf-8").splitlines()) <= 150


@pytest.mark.skipif("OMERTA_LONG" not in os.environ, reason="takes minutes: OMERTA_LONG=1 runs it")
@pytest.mark.timeout(3600)
def test_the_tutorial_beats_picciotto() -> None:
    assert train(steps=150_000)[-1]["won"]["picciotto"] >= 0.8
