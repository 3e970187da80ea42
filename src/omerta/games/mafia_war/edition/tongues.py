"""The words of an edition in other languages: `words/<language>.toml` in its folder, one table for each thing."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import msgspec

from omerta.games.mafia_war.edition.find import find_edition
from omerta.kernel.errors import Unreadable

FOLDER: Final = "words"
NAME: Final = "name"


def list_tongues(edition: str) -> list[str]:
    """The languages an edition has words in, besides its own."""
    return sorted(path.stem for path in (find_edition(edition) / FOLDER).glob("*.toml"))


def read_tongue(edition: str, language: str) -> dict[str, str]:
    """The names by id and every other text by `id.field`; empty where the edition does not speak this language."""
    path = find_edition(edition) / FOLDER / f"{language}.toml"
    if not path.is_file():
        return {}
    try:
        tables = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, dict[str, str]])
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Unreadable(f"edition {edition}: {_name(path)}: {error}") from None
    return {
        thing if field == NAME else f"{thing}.{field}": text
        for thing, fields in tables.items()
        for field, text in fields.items()
    }


def _name(path: Path) -> str:
    return f"{FOLDER}/{path.name}"
