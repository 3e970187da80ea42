"""Where editions live: the ones we ship, and a person's own in their data folder."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from omerta.kernel.errors import UnknownName, Unreadable

SHIPPED: Final = Path(__file__).resolve().parent.parent / "editions"
DEFAULT_EDITION: Final = "trinacria"
META_FILE: Final = "edition.toml"
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def own_editions_folder() -> Path:
    """The folder of a person's own editions: OMERTA_EDITIONS, else the data folder of their system."""
    if chosen := os.environ.get("OMERTA_EDITIONS"):
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "omerta" / "editions"


def list_editions() -> dict[str, Path]:
    """All editions by name. An own edition comes after the shipped ones and cannot replace one of them."""
    found: dict[str, Path] = {}
    for folder in (SHIPPED, own_editions_folder()):
        if folder.is_dir():
            for path in sorted(folder.iterdir()):
                if (path / META_FILE).is_file() and is_edition_name(path.name):
                    found.setdefault(path.name, path)
    return found


def find_edition(name: str) -> Path:
    """The folder of an edition; raises `UnknownName` when there is none."""
    editions = list_editions()
    if name not in editions:
        raise UnknownName("edition", name, editions)
    return editions[name]


def is_edition_name(name: str) -> bool:
    """Whether a name can be an edition's: small letters, digits and single hyphens."""
    return _NAME.fullmatch(name) is not None


def folder_for_new(name: str) -> Path:
    """The folder a new edition of this name would get; raises `Unreadable` when the name cannot be used."""
    if not is_edition_name(name):
        raise Unreadable(f"'{name}' cannot name an edition: use small letters, digits and hyphens")
    if name in list_editions():
        raise Unreadable(f"edition '{name}' exists already")
    return own_editions_folder() / name
