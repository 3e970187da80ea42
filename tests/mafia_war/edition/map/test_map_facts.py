"""What the rulebooks show of the board holds on ours."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from omerta.games.mafia_war.edition.geometry import Geometry
from omerta.games.mafia_war.edition.model import CORNERS, Area
from omerta.workshop.checks.shapes import is_inside

NAMED = {
    "Caltanissetta",
    "Agrigento",
    "Camastra",
    "Enna",
    "Licata",
    "Ragusa",
    "Caltagirone",
    "Scordia",
    "Palagonia",
    "Bronte",
}


def test_36_areas_in_12_mandamenti_of_3(areas: dict[str, Area], geometry: Geometry) -> None:
    assert len(areas) == 36
    assert set(areas) == {shape.id for shape in geometry.areas}
    sizes = Counter(area.mandamento for area in areas.values())
    assert len(sizes) == 12
    assert set(sizes.values()) == {3}


def test_areas_named_in_the_rulebooks_exist_and_are_marked_known(areas: dict[str, Area]) -> None:
    assert {area.name for area in areas.values() if area.provenance == "known"} == NAMED


def test_nine_seas_two_of_them_known(document: dict[str, Any], geometry: Geometry) -> None:
    assert [sea["id"] for sea in document["seas"]] == [shape.id for shape in geometry.seas]
    assert len(geometry.seas) == 9
    known = {sea["name"] for sea in document["seas"] if sea["provenance"] == "known"}
    assert known == {"Mare Agrigento", "Mare Licata"}


def test_every_coastal_area_touches_one_or_two_seas(areas: dict[str, Area]) -> None:
    assert {len(area.seas) for area in areas.values()} == {0, 1, 2}
    assert 20 <= sum(bool(area.seas) for area in areas.values()) <= 24


def test_caltanissetta_agrigento_and_camastra_are_one_mandamento(areas: dict[str, Area]) -> None:
    home = areas["camastra"].mandamento
    assert {name for name, area in areas.items() if area.mandamento == home} == {
        "caltanissetta",
        "agrigento",
        "camastra",
    }


@pytest.mark.parametrize(("one", "other"), [("enna", "camastra"), ("caltagirone", "scordia"), ("scordia", "palagonia")])
def test_known_borders(geometry: Geometry, one: str, other: str) -> None:
    assert other in geometry.neighbours(one)


def test_the_border_of_enna_and_camastra_is_very_short(geometry: Geometry) -> None:
    lengths = sorted((geometry.border_length(pair), set(pair)) for pair in geometry.land_borders)
    assert lengths[0][1] == {"enna", "camastra"}
    assert 10 <= lengths[0][0] <= 25
    assert lengths[1][0] >= 40


def test_seas_of_licata_camastra_and_ragusa(areas: dict[str, Area]) -> None:
    assert set(areas["licata"].seas) == {"mare-agrigento", "mare-licata"}
    assert "mare-agrigento" in areas["camastra"].seas
    assert "mare-licata" in areas["ragusa"].seas


def test_mare_agrigento_and_mare_licata_are_adjacent(geometry: Geometry) -> None:
    assert ("mare-agrigento", "mare-licata") in geometry.sea_borders


def test_every_control_circle_lies_in_a_sea_beside_its_mandamento(
    document: dict[str, Any], geometry: Geometry, areas: dict[str, Area]
) -> None:
    rings = {sea.id: geometry.file.ring(sea.polygon) for sea in geometry.seas}
    places = {circle.mandamento: circle.at for circle in geometry.file.control_circles}
    assert len(document["mandamenti"]) == len(places) == 12
    for mandamento in document["mandamenti"]:
        assert is_inside(places[mandamento["id"]], rings[mandamento["control_sea"]])
        shores = {sea for area in areas.values() if area.mandamento == mandamento["id"] for sea in area.seas}
        assert mandamento["control_sea"] in shores


def test_start_24_areas_of_corners_12_neutral_2_or_3_soldati_each(areas: dict[str, Area]) -> None:
    starts = Counter[str](area.start for area in areas.values())
    assert starts.pop("neutral") == 12
    assert starts == dict.fromkeys(CORNERS, 6)
    assert {area.soldati for area in areas.values()} == {2, 3}
    assert sum(area.soldati for area in areas.values() if area.start == "neutral") <= 30


def test_every_mandamento_starts_with_one_neutral_area_and_two_different_corners(areas: dict[str, Area]) -> None:
    for mandamento in {area.mandamento for area in areas.values()}:
        starts = [area.start for area in areas.values() if area.mandamento == mandamento]
        assert starts.count("neutral") == 1
        assert len(set(starts)) == 3


def test_scordia_and_bronte_start_neutral_and_bronte_breaks_ties(
    document: dict[str, Any], areas: dict[str, Area]
) -> None:
    assert areas["scordia"].start == areas["bronte"].start == "neutral"
    assert document["tie_break"] == "bronte"


def test_the_seas_form_one_ring(geometry: Geometry) -> None:
    beside: dict[str, set[str]] = {sea.id: set() for sea in geometry.seas}
    for a, b in geometry.sea_borders:
        beside[a].add(b)
        beside[b].add(a)
    assert all(len(others) == 2 for others in beside.values())
    ring = ["mare-agrigento", "mare-licata"]
    while len(ring) < 9:
        ring += beside[ring[-1]] - {ring[-2]}
    assert len(set(ring)) == 9
    assert all(b in beside[a] for a, b in pairwise([*ring, ring[0]]))
