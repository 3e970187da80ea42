"""The words of an edition in other languages: `words/<language>.toml` in its folder, one table for each thing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from omerta.games.mafia_war.edition.errors import Problem
from omerta.games.mafia_war.edition.find import find_edition
from omerta.games.mafia_war.edition.model import Edition
from omerta.kernel.documents import decode_toml
from omerta.kernel.errors import Unreadable

FOLDER: Final = "words"
NAME: Final = "name"


def own_names(box: Edition) -> dict[str, str]:
    """What stands on the components of an edition in its own language: all that has words in another one."""
    names = {sea.id: sea.name for sea in box.seas}
    names.update({mandamento.id: mandamento.name for mandamento in box.mandamenti})
    names.update({area.id: area.name for area in box.areas})
    names.update({family.id: family.name for family in box.families})
    names.update({character.id: character.name for character in box.characters})
    names.update({tile.id: tile.name for tile in box.control_tiles})
    names.update({card.id: card.name for card in box.conflict_cards})
    for family in box.families:
        names.update({f"{family.id}.identity": family.identity, f"{family.id}.about": family.about})
    names.update({f"{tile.id}.text": tile.text for tile in box.control_tiles})
    names.update({f"{card.id}.text": card.text for card in box.conflict_cards})
    return names


def tongue_files(folder: Path) -> list[Path]:
    """The files of words in an edition's folder."""
    return sorted((folder / FOLDER).glob("*.toml"))


def list_tongues(edition: str) -> list[str]:
    """The languages an edition has words in, besides its own."""
    return [path.stem for path in tongue_files(find_edition(edition))]


def read_tongue(edition: str, language: str) -> dict[str, str]:
    """The names by id and every other text by `id.field`; empty where the edition does not speak this language."""
    path = find_edition(edition) / FOLDER / f"{language}.toml"
    if not path.is_file():
        return {}
    words, problems = read_words(path)
    if problems:
        raise Unreadable(f"edition {edition}: {problems[0]}")
    return words


def read_words(path: Path) -> tuple[dict[str, str], list[Problem]]:
    """A file of words, as far as it can be read, and what is wrong with it."""
    file = f"{FOLDER}/{path.name}"
    try:
        tables = decode_toml(path.read_bytes())
    except (OSError, Unreadable) as error:
        return {}, [Problem(file, "", f"cannot be read: {error}")]
    words: dict[str, str] = {}
    problems: list[Problem] = []
    for thing, fields in tables.items():
        if not isinstance(fields, dict):
            problems.append(Problem(file, thing, "must be a table"))
            continue
        for field, text in fields.items():
            if isinstance(text, str):
                words[thing if field == NAME else f"{thing}.{field}"] = text
            else:
                problems.append(Problem(file, f"{thing}.{field}", "must be a text"))
    return words, problems
