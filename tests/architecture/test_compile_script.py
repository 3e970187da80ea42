"""A compiled engine is built beside the one in use and changes in one step."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.house import ROOT

BUILD = """
import pathlib, sys
target = pathlib.Path(sys.argv[sys.argv.index("--build-lib") + 1]) / "omerta"
target.mkdir()
(target / "engine").write_text({text!r})
sys.exit({code})
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose build takes no time."""
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "compile", tmp_path / "scripts" / "compile")
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "python").symlink_to(sys.executable)
    return tmp_path


def compile_engine(checkout: Path, text: str, code: int = 0) -> int:
    (checkout / "setup.py").write_text(BUILD.format(text=text, code=code), encoding="utf-8")
    environment = {**os.environ, "CC": sys.executable}
    run = subprocess.run([checkout / "scripts" / "compile"], env=environment, capture_output=True, check=False)
    return run.returncode


def engine(checkout: Path) -> str:
    return (checkout / "build" / "compiled" / "omerta" / "engine").read_text(encoding="utf-8")


def test_a_new_build_takes_the_place_of_the_old_one_and_leaves_it_to_whoever_runs_on_it(checkout: Path) -> None:
    assert compile_engine(checkout, "first") == 0
    running = (checkout / "build" / "compiled").resolve()
    assert compile_engine(checkout, "second") == 0
    assert engine(checkout) == "second"
    assert (running / "omerta" / "engine").read_text(encoding="utf-8") == "first"
    assert (checkout / "build" / "compiled" / "ready").is_file()


def test_a_build_shows_the_page_that_was_made_after_it(checkout: Path) -> None:
    assert compile_engine(checkout, "engine") == 0
    page = checkout / "src" / "omerta" / "server" / "client" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("new", encoding="utf-8")
    assert (checkout / "build/compiled/omerta/server/client/index.html").read_text(encoding="utf-8") == "new"


def test_a_page_made_after_the_engine_leaves_it_fresh() -> None:
    made = subprocess.run(["make", "-pn", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    engine = next(line for line in made.splitlines() if line.startswith("ENGINE := ")).split()
    assert "src/omerta/server/settings.py" in engine
    assert not [file for file in engine if "/server/client/" in file or "/server/site/" in file]


def test_a_build_that_fails_changes_nothing(checkout: Path) -> None:
    assert compile_engine(checkout, "whole") == 0
    assert compile_engine(checkout, "half", code=1) == 1
    assert engine(checkout) == "whole"
    assert [path.name for path in (checkout / "build").iterdir() if path.name.endswith((".part", "compiling"))] == []


def test_only_one_build_runs_at_a_time(checkout: Path) -> None:
    assert compile_engine(checkout, "first") == 0
    (checkout / "build" / "compiling").mkdir()
    (checkout / "build" / "compiling" / "process").write_text(str(os.getpid()), encoding="utf-8")
    assert compile_engine(checkout, "second") == 0
    assert engine(checkout) == "first"
