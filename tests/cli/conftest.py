"""The command line as a person or a script meets it."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from omerta.cli import main


class Answer(NamedTuple):
    """What a command said and how it ended."""

    code: int
    out: str
    err: str


Omerta = Callable[..., Answer]


@pytest.fixture(autouse=True)
def games(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where games are kept as they go."""
    folder = tmp_path_factory.mktemp("kept") / "games"
    monkeypatch.setenv("OMERTA_GAMES", str(folder))
    return folder


@pytest.fixture
def omerta(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, games: Path) -> Omerta:
    """Run a command in an empty folder: `omerta("play", "famiglia", typed="1\\n")`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("LANGUAGE", "en")

    def run(*arguments: str, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(arguments)
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return Answer(code, said.out, said.err)

    return run
