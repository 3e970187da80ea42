"""An edition as one JSON document, and the hash that tells two boxes apart.

The document is described in docs/edition-format.md; its keys are a promise.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

import msgspec
from msgspec import structs

from omerta.games.mafia_war.edition.map_file import MapFile
from omerta.games.mafia_war.edition.model import Edition, Family, Order, Sheet, Space

FORMAT: Final = 1
WORDS: Final = frozenset({"about", "identity", "name", "note", "provenance", "text"})
"""Keys that nobody plays by: correcting a sentence must not part a record from its edition."""


class PrintedSpace(Space, frozen=True, kw_only=True):
    """A sheet space with its name."""

    id: str


class PrintedSheet(Sheet, frozen=True, kw_only=True):
    """A sheet with its named spaces."""

    spaces: tuple[PrintedSpace, ...]


class PrintedOrder(Order, frozen=True, kw_only=True):
    """An order with the number that actions call it by, 1 to 13 within its family."""

    slot: int


class PrintedFamily(Family, frozen=True, kw_only=True):
    """A family with its numbered orders."""

    orders: tuple[PrintedOrder, ...]


class Document(Edition, frozen=True, kw_only=True):
    """An edition with its hash, everything in it named and numbered."""

    format: int = FORMAT
    hash: str
    sheets: tuple[PrintedSheet, ...]
    families: tuple[PrintedFamily, ...]


class Printed(Document, frozen=True, kw_only=True):
    """What a client draws: the document, what its things are called in every language, and its map if it has one."""

    names: dict[str, str]
    words: dict[str, dict[str, str]]
    """The names in other languages."""
    map: MapFile | None


def write_document(edition: Edition) -> Document:
    """The whole edition as its document."""
    return Document(
        **{
            **structs.asdict(edition),
            "hash": content_hash(edition),
            "sheets": tuple(_print_sheet(sheet) for sheet in edition.sheets),
            "families": tuple(_print_family(family) for family in edition.families),
        }
    )


def _print_sheet(sheet: Sheet) -> PrintedSheet:
    spaces = tuple(
        PrintedSpace(**structs.asdict(space), id=space_id(sheet.number, space.column, space.row))
        for space in sheet.spaces
    )
    return PrintedSheet(**{**structs.asdict(sheet), "spaces": spaces})


def _print_family(family: Family) -> PrintedFamily:
    slots = {order.id: slot for slot, order in enumerate(family.by_slot, 1)}
    orders = tuple(PrintedOrder(**structs.asdict(order), slot=slots[order.id]) for order in family.orders)
    return PrintedFamily(**{**structs.asdict(family), "orders": orders})


def edition_document(edition: Edition) -> dict[str, Any]:
    """The whole edition as plain JSON values."""
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(write_document(edition)))
    return document


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
