"""An edition as one JSON document, and the hash that tells two boxes apart.

The document is described in docs/edition-format.md; its keys are a promise.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

import msgspec

from omerta.games.mafia_war.edition.model import Edition

FORMAT: Final = 1
WORDS: Final = frozenset({"about", "identity", "name", "note", "provenance", "text"})
"""Keys that nobody plays by: correcting a sentence must not part a record from its edition."""


def edition_document(edition: Edition) -> dict[str, Any]:
    """The whole edition as plain JSON values."""
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(edition))
    for sheet in document["sheets"]:
        for space in sheet["spaces"]:
            space["id"] = space_id(sheet["number"], space["column"], space["row"])
    return {"format": FORMAT, "hash": content_hash(edition), **document}


def space_id(sheet: int, column: str, row: int) -> str:
    """The name of a sheet space, as in `2-church-1`."""
    return f"{sheet}-{column}-{row}"


def content_hash(edition: Edition) -> str:
    """SHA-256 over the canonical JSON of all that is played by: no words, no edition id, keys sorted."""
    playable = _without_words(msgspec.to_builtins(edition))
    del playable["id"]
    canonical = json.dumps(playable, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()


def _without_words(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_words(item) for key, item in value.items() if key not in WORDS}
    if isinstance(value, list | tuple):
        return [_without_words(item) for item in value]
    return value
