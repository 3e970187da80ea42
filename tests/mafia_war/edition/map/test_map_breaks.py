"""A map broken on purpose says what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import omerta
from omerta.games.mafia_war.edition.geometry import compute_geometry, load_geometry
from omerta.games.mafia_war.edition.map_file import MapError, MapFile, read_map_file
from omerta.workshop.checks.shapes import find_problems

MAP = Path(omerta.__file__).parent / "games" / "mafia_war" / "editions" / "trinacria" / "map.json"
SOUND = read_map_file(MAP)
GEOMETRY = compute_geometry(SOUND)
FEW = settings(max_examples=10, deadline=None)


def with_polygon(map_file: MapFile, name: str, polygon: tuple[int, ...]) -> MapFile:
    return replace(
        map_file,
        areas=tuple(replace(area, polygon=polygon) if area.id == name else area for area in map_file.areas),
        seas=tuple(replace(sea, polygon=polygon) if sea.id == name else sea for sea in map_file.seas),
    )


def with_vertex(map_file: MapFile, number: int, place: tuple[float, float]) -> MapFile:
    vertices = list(map_file.vertices)
    vertices[number] = place
    return replace(map_file, vertices=tuple(vertices))


def problems(map_file: MapFile) -> str:
    return "\n".join(find_problems(map_file))


@FEW
@given(st.sampled_from(GEOMETRY.land_borders))
def test_cutting_a_border_open_is_a_gap(pair: tuple[str, str]) -> None:
    """The first area of the pair gets its own copy of a vertex on the border, a little inland."""
    edges = GEOMETRY.edges[pair]
    number = edges[len(edges) // 2][1] if len(edges) > 1 else edges[0][0]
    x, y = SOUND.vertices[number]
    torn = replace(SOUND, vertices=(*SOUND.vertices, (x + 1, y + 1)))
    polygon = next(area.polygon for area in SOUND.areas if area.id == pair[0])
    copied = tuple(len(SOUND.vertices) if vertex == number else vertex for vertex in polygon)
    told = problems(with_polygon(torn, pair[0], copied))
    assert f"{pair[0]}: nothing lies beyond the edge" in told


@FEW
@given(st.sampled_from([area.id for area in SOUND.areas]))
def test_dropping_an_area_is_a_gap_for_its_neighbours(name: str) -> None:
    told = problems(replace(SOUND, areas=tuple(area for area in SOUND.areas if area.id != name)))
    for neighbour in GEOMETRY.neighbours(name):
        assert f"{neighbour}: nothing lies beyond the edge" in told


@FEW
@given(st.sampled_from([shape.id for shape in SOUND.shapes]), st.data())
def test_dragging_a_vertex_across_the_board_tangles_a_polygon(name: str, data: st.DataObject) -> None:
    """Wherever a vertex goes, one of the rings it belongs to must cross another part of itself."""
    polygon = next(shape.polygon for shape in SOUND.shapes if shape.id == name)
    number = data.draw(st.sampled_from(polygon))
    x, y = SOUND.vertices[number]
    far = (x + 400 if x < 800 else x - 400, y + 300 if y < 500 else y - 300)
    told = problems(with_vertex(SOUND, number, far))
    assert "crosses itself" in told or "counter-clockwise" in told or "not on the frame" in told


@FEW
@given(st.sampled_from([shape.id for shape in SOUND.shapes]))
def test_a_polygon_drawn_the_wrong_way_round_is_named(name: str) -> None:
    polygon = next(shape.polygon for shape in SOUND.shapes if shape.id == name)
    told = problems(with_polygon(SOUND, name, polygon[::-1]))
    assert f"{name}: the polygon runs counter-clockwise" in told


@FEW
@given(st.sampled_from([area.id for area in SOUND.areas]), st.integers(0, 7))
def test_a_piece_moved_out_of_its_area_is_named(name: str, number: int) -> None:
    areas = tuple(
        replace(shape, anchors=(*shape.anchors[:number], (1.0, 1.0), *shape.anchors[number + 1 :]))
        if shape.id == name
        else shape
        for shape in SOUND.areas
    )
    told = problems(replace(SOUND, areas=areas))
    assert told == f"{name}: a piece on anchor {number} would hang over the border"


def test_a_doubled_id_is_named() -> None:
    assert "enna is there 2 times" in problems(replace(SOUND, areas=(*SOUND.areas, SOUND.areas[15])))


def test_a_doubled_vertex_is_named() -> None:
    polygon = SOUND.areas[0].polygon
    told = problems(with_polygon(SOUND, "trapani", (*polygon, polygon[0])))
    assert "trapani: the polygon needs at least three vertices, none of them twice" in told


def test_an_area_on_three_seas_is_named() -> None:
    """Licata lies on two seas; a third one takes an edge of its shore."""
    a, b = GEOMETRY.edges["licata", "mare-licata"][0]
    third = replace(SOUND.seas[0], id="mare-nuovo", polygon=(b, a, 0))
    assert "licata touches 3 seas" in problems(replace(SOUND, seas=(*SOUND.seas, third)))


def test_an_area_cut_off_by_land_is_named() -> None:
    """Without its two neighbours Messina can only be reached by sea."""
    around = set(GEOMETRY.neighbours("messina"))
    told = problems(replace(SOUND, areas=tuple(area for area in SOUND.areas if area.id not in around)))
    assert "no way by land from trapani to messina" in told


def test_areas_that_meet_in_a_point_are_named() -> None:
    """Pull both ends of the shortest border together: four areas meet and nobody knows who borders on whom."""
    pair = min(GEOMETRY.land_borders, key=GEOMETRY.border_length)
    ends = [number for edge in GEOMETRY.edges[pair] for number in edge]
    merged = SOUND
    for shape in SOUND.shapes:
        ring = dict.fromkeys(ends[0] if number in ends else number for number in shape.polygon)
        merged = with_polygon(merged, shape.id, tuple(ring))
    told = problems(merged)
    assert all(name in told for name in ("enna", "camastra", "caltanissetta", "licata"))
    assert "meet in the one vertex" in told


def test_a_control_circle_on_land_is_named() -> None:
    circle = SOUND.control_circles[0]
    moved = replace(circle, at=SOUND.areas[0].label)
    told = problems(replace(SOUND, control_circles=(moved, *SOUND.control_circles[1:])))
    assert told == f"the control circle of {circle.mandamento} does not lie inside one sea"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("{", "truncated"),
        ("{}", "missing required field `title`"),
        ('{"title": 7}', "Expected `str`, got `int` - at `$.title`"),
    ],
)
def test_a_file_that_is_no_map_gives_one_line(tmp_path: Path, text: str, line: str) -> None:
    path = tmp_path / "map.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(MapError) as error:
        load_geometry(path)
    assert line in str(error.value)
    assert "\n" not in str(error.value)


def test_a_missing_map_gives_one_line(tmp_path: Path) -> None:
    with pytest.raises(MapError, match="No such file"):
        load_geometry(tmp_path / "map.json")


def test_a_vertex_that_does_not_exist_is_named(tmp_path: Path) -> None:
    broken = with_polygon(SOUND, "enna", (0, 1, 99999))
    path = tmp_path / "map.json"
    path.write_bytes(msgspec.json.encode(broken))
    with pytest.raises(MapError, match=r"enna\.polygon: there is no vertex 99999"):
        load_geometry(path)


def test_borders_come_from_the_shapes_alone() -> None:
    assert ("camastra", "enna") in GEOMETRY.land_borders
    without = replace(SOUND, areas=tuple(area for area in SOUND.areas if area.id != "enna"))
    assert not any("enna" in pair for pair in compute_geometry(without).land_borders)
