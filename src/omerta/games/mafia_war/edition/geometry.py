"""The board as geometry: who borders on whom is computed from the shapes.

So picture and rules cannot disagree. Two areas are neighbours when their rings share an edge, however
short; an area lies on a sea, and a sea on a sea, in the same way. Nothing here is needed to play: the
loader turns it into tables once.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import dist
from pathlib import Path
from typing import TypeAlias

from omerta.games.mafia_war.edition.map_file import (
    AreaShape,
    Edge,
    MapFile,
    Place,
    SeaShape,
    read_map_file,
    ring_edges,
)

Pair: TypeAlias = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Geometry:
    """A map with its borders. Pairs come in the order of the file: the earlier area or sea first."""

    file: MapFile
    edges: dict[Pair, tuple[Edge, ...]]
    """The shared edges of every pair that touches: area and area, area and sea, sea and sea."""
    land_borders: tuple[Pair, ...]
    coasts: tuple[Pair, ...]
    """(area, sea) for every coast."""
    sea_borders: tuple[Pair, ...]

    @property
    def areas(self) -> tuple[AreaShape, ...]:
        """The shapes of the land areas, in the order of the file."""
        return self.file.areas

    @property
    def seas(self) -> tuple[SeaShape, ...]:
        """The shapes of the seas, in the order of the file."""
        return self.file.seas

    def seas_of(self, area: str) -> tuple[str, ...]:
        """The seas an area lies on."""
        return tuple(sea for coastal, sea in self.coasts if coastal == area)

    def neighbours(self, area: str) -> tuple[str, ...]:
        """The areas that share a land border with an area."""
        return tuple(b if a == area else a for a, b in self.land_borders if area in (a, b))

    def border_length(self, pair: Pair) -> float:
        """Length of the border or coast between a pair, 0 where there is none."""
        vertices = self.file.vertices
        return sum(dist(vertices[a], vertices[b]) for a, b in self.edges.get(pair, ()))

    def border_lines(self, pair: Pair) -> list[list[Place]]:
        """The border between a pair as lines to draw; a good border is a single line."""
        return [[self.file.vertices[number] for number in chain] for chain in join_edges(self.edges[pair])]


def load_geometry(path: Path) -> Geometry:
    """Read `map.json` and compute its borders; raises `MapError` when the file cannot be read."""
    return compute_geometry(read_map_file(path))


def compute_geometry(map_file: MapFile) -> Geometry:
    """Find the shared edges of all rings and sort the pairs into land borders, coasts and sea borders."""
    order = {shape.id: number for number, shape in enumerate(map_file.shapes)}
    land = {shape.id for shape in map_file.areas}
    owners: dict[frozenset[int], list[str]] = defaultdict(list)
    for shape in map_file.shapes:
        for edge in ring_edges(shape.polygon):
            owners[frozenset(edge)].append(shape.id)
    shared: dict[Pair, list[Edge]] = defaultdict(list)
    for shape in map_file.shapes:
        for edge in ring_edges(shape.polygon):
            for other in owners[frozenset(edge)]:
                if order[shape.id] < order[other]:
                    shared[shape.id, other].append(edge)
    pairs = sorted(shared, key=lambda pair: (order[pair[0]], order[pair[1]]))
    return Geometry(
        file=map_file,
        edges={pair: tuple(shared[pair]) for pair in pairs},
        land_borders=tuple(pair for pair in pairs if pair[1] in land),
        coasts=tuple(pair for pair in pairs if pair[0] in land and pair[1] not in land),
        sea_borders=tuple(pair for pair in pairs if pair[0] not in land),
    )


def join_edges(edges: tuple[Edge, ...]) -> list[list[int]]:
    """Join directed edges end to start into as few chains as possible."""
    following = dict(edges)
    ends = set(following.values())
    chains: list[list[int]] = []
    for start in [a for a, _ in edges if a not in ends] + [a for a, _ in edges]:
        if start not in following:
            continue
        chain = [start]
        while chain[-1] in following:
            chain.append(following.pop(chain[-1]))
        chains.append(chain)
    return chains
