"""The words of an edition in other languages: `words/<language>.toml` in its folder, one table for each thing."""

from __future__ import annotations

import tomllib
from typing import Final

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
    where = f"edition {edition}: {FOLDER}/{path.name}"
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Unreadable(f"{where} cannot be read: {error}") from None
    words: dict[str, str] = {}
    for thing, fields in tables.items():
        if not isinstance(fields, dict):
            raise Unreadable(f"{where}: {thing}: must be a table")
        for field, text in fields.items():
            if not isinstance(text, str):
                raise Unreadable(f"{where}: {thing}.{field}: must be a text")
            words[thing if field == NAME else f"{thing}.{field}"] = text
    return words
