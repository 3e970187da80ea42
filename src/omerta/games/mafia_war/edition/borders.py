"""Who borders on whom: computed from a map, or listed by hand in `board.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError, convert

from omerta.games.mafia_war.edition.find import META_FILE, is_edition_name, list_editions
from omerta.games.mafia_war.edition.geometry import load_geometry
from omerta.games.mafia_war.edition.map_file import MapError
from omerta.games.mafia_war.edition.model import Pair
from omerta.kernel.errors import Unreadable

MAP_FILE = "map.json"
Report = Callable[[str, str, str], None]


class Borders(Struct, frozen=True):
    """Land borders, sea borders and coasts (area, sea), as pairs of ids."""

    land: tuple[Pair, ...] = ()
    sea: tuple[Pair, ...] = ()
    coasts: tuple[Pair, ...] = ()
    computed: bool = False
    readable: bool = True
    map: Path | None = None
    """The map they were computed from."""

    def seas_of(self, area: str) -> tuple[str, ...]:
        """The seas an area lies on."""
        return tuple(sea for coastal, sea in self.coasts if coastal == area)


def map_path(folder: Path, chosen: str) -> Path | None:
    """The map an edition names: its own file, or that of another edition; None when there is no such map."""
    if chosen == MAP_FILE:
        return folder / MAP_FILE
    other = list_editions().get(chosen) if is_edition_name(chosen) else None
    return other / MAP_FILE if other and (other / MAP_FILE).is_file() else None


def edition_map(folder: Path) -> Path:
    """The map an edition is drawn from; raises `Unreadable` when it lists its borders by hand."""
    meta = tomllib.loads((folder / META_FILE).read_text(encoding="utf-8"))
    path = map_path(folder, str(meta["map"])) if "map" in meta else None
    if path is None:
        raise Unreadable(f"edition '{folder.name}' lists its borders by hand: it has no map to draw")
    return path


def read_borders(folder: Path, meta: Mapping[str, Any], board: Mapping[str, Any], report: Report) -> Borders:
    """The borders of an edition, from its map when it names one, else from the lists in `board.toml`."""
    if "map" not in meta:
        return Borders(land=_read_pairs(board, "borders", report), sea=_read_pairs(board, "sea_borders", report))
    for key in ("borders", "sea_borders"):
        if key in board:
            report("board.toml", key, "the borders come from the map: remove this list, or `map` in edition.toml")
    path = map_path(folder, str(meta["map"]))
    if path is None:
        report(META_FILE, "map", f"must be '{MAP_FILE}' or an edition that has one, not '{meta['map']}'")
        return Borders(computed=True, readable=False)
    try:
        geometry = load_geometry(path)
    except (MapError, OSError) as error:
        report(path.name, "", str(error))
        return Borders(computed=True, readable=False, map=path)
    return Borders(geometry.land_borders, geometry.sea_borders, geometry.coasts, computed=True, map=path)


def _read_pairs(board: Mapping[str, Any], key: str, report: Report) -> tuple[Pair, ...]:
    try:
        return convert(board.get(key), tuple[Pair, ...])
    except ValidationError:
        report("board.toml", key, "must list pairs of ids, because edition.toml names no map")
        return ()
