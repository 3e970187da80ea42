"""The board of trinacria as its files tell it: shapes from map.json, names and start from board.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert
from shapely.geometry import Polygon
from shapely.ops import unary_union

import omerta
from omerta.games.mafia_war.edition.geometry import Geometry, load_geometry
from omerta.games.mafia_war.edition.model import Area


@pytest.fixture(scope="session")
def folder() -> Path:
    """Where the edition lies."""
    return Path(omerta.__file__).parent / "games" / "mafia_war" / "editions" / "trinacria"


@pytest.fixture(scope="session")
def geometry(folder: Path) -> Geometry:
    """The shapes with their computed borders."""
    return load_geometry(folder / "map.json")


@pytest.fixture(scope="session")
def document(folder: Path, geometry: Geometry) -> dict[str, Any]:
    """The part of the edition's JSON document that the map needs."""
    board = tomllib.loads((folder / "board.toml").read_text(encoding="utf-8"))
    areas = [{**area, "seas": geometry.seas_of(area["id"])} for area in board["areas"]]
    return {**board, "name": "Trinacria", "areas": areas}


@pytest.fixture(scope="session")
def areas(document: dict[str, Any]) -> dict[str, Area]:
    """The areas by id."""
    return {area.id: area for area in convert(document["areas"], tuple[Area, ...])}


@pytest.fixture(scope="session")
def land(geometry: Geometry) -> dict[str, Polygon]:
    """The areas as polygons."""
    return {area.id: Polygon(geometry.file.ring(area.polygon)) for area in geometry.areas}


@pytest.fixture(scope="session")
def water(geometry: Geometry) -> dict[str, Polygon]:
    """The seas as polygons."""
    return {sea.id: Polygon(geometry.file.ring(sea.polygon)) for sea in geometry.seas}


@pytest.fixture(scope="session")
def island(land: dict[str, Polygon]) -> Polygon:
    """All areas together."""
    whole = unary_union(list(land.values()))
    assert isinstance(whole, Polygon), "the island falls apart"
    return whole
