"""The file `map.json` of an edition: the shapes of the board as written, before anything is computed.

Places are `(x, y)` with x to the east and y to the south. Areas and seas are rings of vertex numbers, so that
neighbours share a border exactly: they name the same vertices.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import msgspec

Place: TypeAlias = tuple[float, float]
Edge: TypeAlias = tuple[int, int]


class MapError(ValueError):
    """A map that cannot be read: one line that names the field."""


class AreaShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A land area: its ring of vertices, the true site of its town, room for its name and eight pieces."""

    id: str
    town: tuple[float, float]
    """Latitude and longitude of the town the area is named after."""
    label: Place
    label_size: tuple[float, float]
    """Width and height kept free around `label` for the name."""
    anchors: tuple[Place, ...]
    """Where pieces stand, the first used first."""
    polygon: tuple[int, ...]


class SeaShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sea area: its ring of vertices, the place of its name, and room for speedboats."""

    id: str
    label: Place
    label_size: tuple[float, float]
    anchors: tuple[Place, ...]
    polygon: tuple[int, ...]


class ControlCircle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the control token of a mandamento lies, and the place of the mandamento's name beside it."""

    mandamento: str
    at: Place
    label: Place
    label_size: tuple[float, float]


class Projection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How latitude and longitude became places on the map."""

    lon0: float
    lat0: float
    units_per_degree_lat: float
    ref_lat: float
    offset: Place


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `map.json`."""

    title: str
    frame: tuple[float, float]
    """Width and height of the picture: land and seas fill it."""
    token_radius: float
    circle_radius: float
    projection: Projection
    areas: tuple[AreaShape, ...]
    seas: tuple[SeaShape, ...]
    control_circles: tuple[ControlCircle, ...]
    islets: tuple[tuple[Place, ...], ...]
    """Small islands drawn for the eye; nothing in the game happens there."""
    vertices: tuple[Place, ...]

    @property
    def shapes(self) -> tuple[AreaShape | SeaShape, ...]:
        """Land areas, then seas."""
        shapes: list[AreaShape | SeaShape] = [*self.areas, *self.seas]
        return tuple(shapes)

    def ring(self, polygon: tuple[int, ...]) -> list[Place]:
        """The places of a ring of vertex numbers."""
        return [self.vertices[number] for number in polygon]


def read_map_file(path: Path) -> MapFile:
    """Read `map.json`; a file that is missing or ill-formed raises `MapError` with one clear line."""
    try:
        map_file = msgspec.json.decode(path.read_bytes(), type=MapFile)
    except OSError as error:
        raise MapError(f"cannot be read: {error.strerror or error}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise MapError(str(error)) from None
    count = len(map_file.vertices)
    for shape in map_file.shapes:
        for number in shape.polygon:
            if not 0 <= number < count:
                raise MapError(f"{shape.id}.polygon: there is no vertex {number}")
    return map_file


def ring_edges(polygon: tuple[int, ...]) -> Iterator[Edge]:
    """The edges of a ring, the closing one included."""
    yield from zip(polygon, polygon[1:] + polygon[:1], strict=True)
