"""The toy package, installed as a stranger would install it, and the commands that find it there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent / "toy_package"


@pytest.fixture(scope="session")
def strangers_shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the installed package in it."""
    source, shelf = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("shelf")
    for path in PACKAGE.rglob("*"):
        if path.suffix in (".py", ".toml"):
            copy = source / path.relative_to(PACKAGE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    command = [*pip, "--no-deps", "--no-build-isolation", "--target", str(shelf), str(source)]
    subprocess.run(command, check=True, capture_output=True)
    return shelf


@pytest.fixture
def on_the_shelf(strangers_shelf: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every process started now finds the package."""
    paths = [str(strangers_shelf), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    return strangers_shelf


Omerta = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def omerta(on_the_shelf: Path, tmp_path: Path) -> Omerta:
    """Run a command in a process of its own."""

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "omerta", *arguments]
        environment = {**os.environ, "COLUMNS": "80", "LINES": "24"}
        answer = subprocess.run(
            command, input=typed, capture_output=True, text=True, cwd=tmp_path, env=environment, check=False
        )
        assert "Traceback" not in answer.stdout + answer.stderr, answer.stderr
        return answer

    return run
