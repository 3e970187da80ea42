"""The picture of the board shows everything, legibly, light and dark."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from shapely.geometry import Point, Polygon, box
from shapely.ops import unary_union

from omerta.games.mafia_war.edition.geometry import Geometry
from omerta.games.mafia_war.edition.map_file import MapError
from omerta.games.mafia_war.edition.model import CORNERS, Area
from omerta.workshop.drawing.poster import draw_map
from omerta.workshop.drawing.style import DARK, LIGHT, Palette

SVG = "{http://www.w3.org/2000/svg}"
HREF = "href"


@pytest.fixture(scope="module", params=[False, True], ids=["light", "dark"])
def picture(request: pytest.FixtureRequest, document: dict[str, Any], geometry: Geometry) -> ET.Element:
    return ET.fromstring(draw_map(document, geometry, dark=request.param))


def places_of_texts(element: ET.Element, x: float = 0, y: float = 0) -> Iterator[tuple[str, Polygon]]:
    """Every text with the box it fills, whatever groups move it."""
    moved = re.search(r"translate\(([\d.-]+) ([\d.-]+)\)", element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    if element.tag == f"{SVG}text":
        size, width = float(element.get("font-size", "")), float(element.get("textLength", ""))
        left = x + float(element.get("x", "")) - (width / 2 if element.get("text-anchor") == "middle" else 0)
        base = y + float(element.get("y", ""))
        yield element.text or "", box(left, base - 0.72 * size, left + width, base + 0.2 * size)
    for child in element:
        yield from places_of_texts(child, x, y)


def by_id(picture: ET.Element, name: str) -> ET.Element:
    found = picture.find(f".//*[@id='{name}']")
    assert found is not None, name
    return found


def test_every_area_sea_and_mandamento_is_named(picture: ET.Element, document: dict[str, Any]) -> None:
    texts = [text for text, _ in places_of_texts(picture)]
    written = {*texts, *map(" ".join, pairwise(texts))}
    assert written >= {area["name"] for area in document["areas"]}
    assert written >= {sea["name"] for sea in document["seas"]}
    assert written >= {mandamento["name"].upper() for mandamento in document["mandamenti"]}


def test_no_text_overlaps_another_or_leaves_the_paper(picture: ET.Element) -> None:
    texts = list(places_of_texts(picture))
    overlapping = [(a, b) for (a, one), (b, other) in combinations(texts, 2) if one.intersects(other)]
    assert overlapping == []
    left, top, width, height = map(float, picture.get("viewBox", "").split())
    paper = box(left, top, width, height)
    assert [text for text, place in texts if not paper.contains(place)] == []


def test_the_start_position_is_shown(picture: ET.Element, areas: dict[str, Area]) -> None:
    groups = [group for group in picture.iter(f"{SVG}g") if "soldati" in group.get("class", "").split()]
    on_map = groups[: len(areas)]
    for group, area in zip(on_map, areas.values(), strict=True):
        uses = [use.get(HREF) for use in group.iter(f"{SVG}use")]
        assert uses.count("#soldato") == area.soldati
        symbols = [use for use in uses if use != "#soldato"]
        assert symbols == ([f"#{area.start}"] if area.start in CORNERS else [])
        assert [text.text for text in group.iter(f"{SVG}text")] == [str(area.soldati)]


def test_soldati_stand_inside_their_areas(
    picture: ET.Element, areas: dict[str, Area], land: dict[str, Polygon]
) -> None:
    groups = [group for group in picture.iter(f"{SVG}g") if "soldati" in group.get("class", "").split()]
    for group, name in zip(groups, areas, strict=False):
        marks = [Point(float(use.get("x", "")), float(use.get("y", ""))) for use in group.iter(f"{SVG}use")]
        figures = unary_union([mark.buffer(13) for mark in marks] + [place for _, place in places_of_texts(group)])
        assert land[name].contains(figures.buffer(4)), name


def test_corner_symbols_differ_in_shape(picture: ET.Element) -> None:
    shapes = {tuple(path.get("d") for path in by_id(picture, corner).iter(f"{SVG}path")) for corner in CORNERS}
    assert len(shapes) == 4


def test_mandamento_borders_are_plainly_heavier_than_area_borders(picture: ET.Element) -> None:
    heavy = float(by_id(picture, "mandamento-borders").get("stroke-width", ""))
    light = float(by_id(picture, "area-borders").get("stroke-width", ""))
    assert heavy >= 2.5 * light


def test_the_one_very_short_border_has_a_pass_mark(picture: ET.Element) -> None:
    legend = by_id(picture, "legend")
    marks = picture.findall(".//*[@class='pass']")
    assert len(marks) - len(legend.findall(".//*[@class='pass']")) == 1


def test_every_mandamento_has_its_control_circle(
    picture: ET.Element, document: dict[str, Any], geometry: Geometry
) -> None:
    for circle in geometry.file.control_circles:
        drawn = by_id(picture, f"control-{circle.mandamento}").find(f"{SVG}circle")
        assert drawn is not None
        assert (float(drawn.get("cx", "")), float(drawn.get("cy", ""))) == circle.at
    assert len(geometry.file.control_circles) == len(document["mandamenti"])


def test_mandamenti_side_by_side_have_different_inks(
    picture: ET.Element, geometry: Geometry, areas: dict[str, Area]
) -> None:
    inks = {name: by_id(picture, f"area-{name}").get("fill") for name in areas}
    for a, b in geometry.land_borders:
        assert (inks[a] == inks[b]) == (areas[a].mandamento == areas[b].mandamento), (a, b)


def test_light_and_dark_differ_in_colour_only(document: dict[str, Any], geometry: Geometry) -> None:
    light, dark = draw_map(document, geometry), draw_map(document, geometry, dark=True)
    assert light != dark
    colour = re.compile(r"#[0-9a-f]{6}")
    assert colour.sub("", light) == colour.sub("", dark)


def brightness(colour: str) -> float:
    """Relative luminance as the accessibility guidelines define it."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_texts_stand_out_from_their_ground(palette: Palette) -> None:
    assert min(contrast(palette.text, ground) for ground in (*palette.lands, palette.paper)) >= 4.5
    assert min(contrast(palette.sea_text, ground) for ground in (palette.sea, palette.ray)) >= 4.5


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_area_borders_are_visible_on_every_ink(palette: Palette) -> None:
    assert min(contrast(palette.area_border, ground) for ground in palette.lands) >= 2.2


def test_names_with_special_letters_are_written_as_text(document: dict[str, Any], geometry: Geometry) -> None:
    areas = [{**area, "name": "Ux & <Co>"} if area["id"] == "enna" else area for area in document["areas"]]
    picture = ET.fromstring(draw_map({**document, "areas": areas}, geometry))
    assert "Ux & <Co>" in {text for text, _ in places_of_texts(picture)}


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"tie_break": "atlantis"}, "tie_break: edition and map differ in atlantis"),
        ({"seas": []}, "seas: edition and map differ in mare-agrigento, "),
        ({"areas": []}, "areas: edition and map differ in acireale, "),
        ({"areas": 7}, "Expected `array`, got `int`"),
    ],
)
def test_an_edition_that_does_not_fit_the_map_gives_one_line(
    document: dict[str, Any], geometry: Geometry, change: dict[str, Any], line: str
) -> None:
    with pytest.raises(MapError) as error:
        draw_map({**document, **change}, geometry)
    assert line in str(error.value)
