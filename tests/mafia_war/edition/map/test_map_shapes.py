"""The board as a piece of cartography: exact, roomy, even, and recognisably Sicily. Measured by shapely."""

from __future__ import annotations

from itertools import combinations
from math import cos, dist, radians

import shapely
from shapely.geometry import MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union

from omerta.games.mafia_war.edition.geometry import Geometry
from omerta.games.mafia_war.edition.map_file import AreaShape, Place, SeaShape, ring_edges
from omerta.games.mafia_war.edition.model import Area
from omerta.workshop.checks.shapes import find_problems


def label_box(shape: AreaShape | SeaShape) -> Polygon:
    (x, y), (width, height) = shape.label, shape.label_size
    return box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def test_land_and_seas_fill_the_frame_without_gap_or_overlap(
    geometry: Geometry, land: dict[str, Polygon], water: dict[str, Polygon]
) -> None:
    shapes = {**land, **water}
    assert [name for name, shape in shapes.items() if not (shape.is_valid and shape.is_simple)] == []
    frame = box(0, 0, *geometry.file.frame)
    assert unary_union(list(shapes.values())).symmetric_difference(frame).area < 1e-6
    assert max(a.intersection(b).area for a, b in combinations(shapes.values(), 2)) < 1e-9


def test_the_island_is_one_piece_without_holes(island: Polygon) -> None:
    assert len(island.interiors) == 0
    left, top, right, bottom = island.bounds
    assert 1.4 < (right - left) / (bottom - top) < 1.7


def test_the_map_finds_no_fault_with_itself(geometry: Geometry) -> None:
    assert find_problems(geometry.file) == []


def test_plain_python_and_shapely_agree_who_borders_on_whom(geometry: Geometry, land: dict[str, Polygon]) -> None:
    touching = {
        frozenset((a, b))
        for (a, one), (b, other) in combinations(land.items(), 2)
        if one.boundary.intersection(other.boundary).length > 0
    }
    assert touching == {frozenset(pair) for pair in geometry.land_borders}


def test_plain_python_and_shapely_agree_on_the_coasts(
    geometry: Geometry, land: dict[str, Polygon], water: dict[str, Polygon]
) -> None:
    shores = {
        (area, sea)
        for area, ground in land.items()
        for sea, surface in water.items()
        if ground.boundary.intersection(surface.boundary).length > 0
    }
    assert shores == set(geometry.coasts)


def test_every_border_is_a_single_line(geometry: Geometry) -> None:
    assert [pair for pair in geometry.edges if len(geometry.border_lines(pair)) != 1] == []


def test_areas_that_are_not_neighbours_keep_apart(geometry: Geometry, land: dict[str, Polygon]) -> None:
    borders = {frozenset(pair) for pair in geometry.land_borders}
    near = [
        (a, b)
        for (a, one), (b, other) in combinations(land.items(), 2)
        if frozenset((a, b)) not in borders and one.distance(other) < 8
    ]
    assert near == []


def test_all_borders_but_one_are_plain_to_see(geometry: Geometry) -> None:
    for pair in geometry.land_borders:
        line = geometry.border_lines(pair)[0]
        if set(pair) != {"enna", "camastra"}:
            assert dist(line[0], line[-1]) >= 40, pair
    assert min(geometry.border_length(pair) for pair in geometry.coasts) >= 30


def test_areas_are_of_similar_size(land: dict[str, Polygon], island: Polygon) -> None:
    shares = [ground.area * 36 / island.area for ground in land.values()]
    assert min(shares) >= 0.7
    assert max(shares) <= 1.3


def test_areas_are_compact(land: dict[str, Polygon]) -> None:
    for name, ground in land.items():
        assert ground.area / ground.convex_hull.area >= 0.8, name
        assert shapely.maximum_inscribed_circle(ground, tolerance=0.5).length >= 40, name
        corners = shapely.get_coordinates(ground.minimum_rotated_rectangle)
        sides = sorted((dist(corners[0], corners[1]), dist(corners[1], corners[2])))
        assert sides[1] / sides[0] <= 2.2, name


def test_mandamenti_are_connected_and_compact(areas: dict[str, Area], land: dict[str, Polygon]) -> None:
    for mandamento in {area.mandamento for area in areas.values()}:
        whole = unary_union([land[area.id] for area in areas.values() if area.mandamento == mandamento])
        assert not isinstance(whole, MultiPolygon), mandamento
        assert whole.area / whole.convex_hull.area >= 0.75, mandamento


def test_seas_are_of_similar_size(water: dict[str, Polygon]) -> None:
    sizes = [surface.area for surface in water.values()]
    assert max(sizes) / min(sizes) <= 1.6


def test_every_sea_washes_three_or_four_areas(geometry: Geometry) -> None:
    for sea in geometry.seas:
        assert sum(coast[1] == sea.id for coast in geometry.coasts) in (3, 4), sea.id


def test_the_coast_is_as_lively_as_the_borders(geometry: Geometry) -> None:
    vertices = geometry.file.vertices

    def mean_edge(pairs: tuple[tuple[str, str], ...]) -> float:
        edges = [edge for pair in pairs for edge in geometry.edges[pair]]
        return sum(dist(vertices[a], vertices[b]) for a, b in edges) / len(edges)

    assert mean_edge(geometry.coasts) <= 1.25 * mean_edge(geometry.land_borders)


def test_towns_lie_in_or_near_their_areas(geometry: Geometry, land: dict[str, Polygon]) -> None:
    projection = geometry.file.projection
    scale = projection.units_per_degree_lat

    def site(latitude: float, longitude: float) -> Point:
        east = (longitude - projection.lon0) * cos(radians(projection.ref_lat)) * scale
        south = (projection.lat0 - latitude) * scale
        return Point(projection.offset[0] + east, projection.offset[1] + south)

    distances = [land[area.id].distance(site(*area.town)) for area in geometry.areas]
    assert max(distances) <= 60
    assert sum(distance == 0 for distance in distances) >= 30


def test_names_lie_inside_their_areas_and_seas(
    geometry: Geometry, land: dict[str, Polygon], water: dict[str, Polygon]
) -> None:
    for shape in geometry.file.shapes:
        assert {**land, **water}[shape.id].contains(label_box(shape).buffer(4)), shape.id


def test_eight_pieces_fit_into_every_area_and_sea(
    geometry: Geometry, land: dict[str, Polygon], water: dict[str, Polygon]
) -> None:
    radius = geometry.file.token_radius
    assert radius >= 12
    for shape in geometry.file.shapes:
        ground = {**land, **water}[shape.id]
        assert len(shape.anchors) == 8
        for place in shape.anchors:
            assert ground.contains(Point(place).buffer(radius)), shape.id
            assert label_box(shape).distance(Point(place)) >= radius, shape.id
        assert min(dist(a, b) for a, b in combinations(shape.anchors, 2)) >= 2 * radius, shape.id


def test_control_circles_are_clear_of_coasts_names_boats_and_islets(
    geometry: Geometry, water: dict[str, Polygon]
) -> None:
    file = geometry.file
    islets = [Polygon(islet) for islet in file.islets]
    for circle in file.control_circles:
        disc = Point(circle.at).buffer(file.circle_radius)
        assert sum(surface.contains(disc) for surface in water.values()) == 1
        for sea in file.seas:
            assert disc.distance(label_box(sea)) > 4
            assert min(disc.distance(Point(place)) for place in sea.anchors) >= file.token_radius
        assert min(disc.distance(islet) for islet in islets) > 4


def test_islets_lie_in_the_water(geometry: Geometry, water: dict[str, Polygon]) -> None:
    for islet in geometry.file.islets:
        assert any(surface.contains(Polygon(islet)) for surface in water.values())


def test_no_vertex_is_idle_and_coordinates_are_rounded(geometry: Geometry) -> None:
    used = {number for shape in geometry.file.shapes for edge in ring_edges(shape.polygon) for number in edge}
    assert used == set(range(len(geometry.file.vertices)))

    def is_round(place: Place) -> bool:
        return all(round(value, 1) == value for value in place)

    assert all(is_round(place) for place in geometry.file.vertices)
