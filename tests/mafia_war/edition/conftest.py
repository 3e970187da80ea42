"""The shipped edition, read once, and copies of it that a test may break."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from omerta.games.mafia_war.edition.load import load_edition
from omerta.games.mafia_war.edition.model import Edition
from omerta.workshop import copy_edition


@pytest.fixture(scope="session")
def trinacria() -> Edition:
    return load_edition("trinacria")


@pytest.fixture
def own_editions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for own editions."""
    monkeypatch.setenv("OMERTA_EDITIONS", str(tmp_path / "editions"))
    return tmp_path / "editions"


@pytest.fixture
def copy_of_trinacria(own_editions: Path) -> Path:
    """The folder of a complete own edition named `mine`."""
    return copy_edition("mine", "trinacria")


@pytest.fixture
def change(copy_of_trinacria: Path) -> Callable[[str, str, str], None]:
    """Replace one text in one file of the copy; the text must be there."""

    def change_file(file: str, old: str, new: str) -> None:
        path = copy_of_trinacria / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    return change_file
