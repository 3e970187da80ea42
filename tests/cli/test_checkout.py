"""The command of a checkout: on the compiled engine while it is fresh, else as it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TextIO

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "omerta"
START = "from omerta.checkout import start; raise SystemExit(start())"
MAKEFILE = "build/compiled/ready: changed\n\tfalse\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose build says what it is asked, and is newer than its source."""
    build = tmp_path / "build" / "compiled" / "omerta"
    build.mkdir(parents=True)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "omerta").symlink_to(SOURCE)
    (tmp_path / "Makefile").write_text(MAKEFILE)
    (build / "__init__.py").touch()
    (build / "__main__.py").write_text("import sys; print('quick', *sys.argv[1:])")
    (tmp_path / "changed").touch()
    (build.parent / "ready").touch()
    os.utime(tmp_path / "changed", (1, 1))
    return tmp_path


def call(checkout: Path, standard_error: TextIO | None = None, **environment: str) -> str:
    """What `omerta --version` says there."""
    command = [sys.executable, "-c", START, "--version"]
    settings = {**os.environ, "PYTHONPATH": str(checkout / "src"), "OMERTA_COMPILE": "1", **environment}
    run = subprocess.run(
        command, env=settings, text=True, stdout=subprocess.PIPE, stderr=standard_error or subprocess.PIPE, check=True
    )
    return run.stdout


def test_a_fresh_build_answers(checkout: Path) -> None:
    assert call(checkout) == "quick --version\n"


def test_a_build_older_than_the_source_does_not(checkout: Path) -> None:
    os.utime(checkout / "build" / "compiled" / "ready", (0, 0))
    assert call(checkout).startswith("omerta ")


def test_a_person_is_told_that_it_does_not(checkout: Path) -> None:
    os.utime(checkout / "build" / "compiled" / "ready", (0, 0))
    screen, terminal = os.openpty()
    with os.fdopen(terminal, "w") as standard_error:
        call(checkout, standard_error)
    assert b"`make compiled` renews it" in os.read(screen, 1000)
    os.close(screen)


def test_nobody_is_made_to_use_it(checkout: Path) -> None:
    assert call(checkout, OMERTA_COMPILE="0").startswith("omerta ")


def test_an_installed_package_looks_for_none(checkout: Path) -> None:
    (checkout / "Makefile").unlink()
    assert call(checkout).startswith("omerta ")
