"""The four corners start alike, measured on paper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from omerta.games.mafia_war.edition.geometry import Geometry
from omerta.games.mafia_war.edition.model import CORNERS, Area
from omerta.games.mafia_war.edition.neighbours import count_steps, list_neighbours
from omerta.workshop.corners import CornerMeasure, measure_line_up


@pytest.fixture(scope="module")
def corners(geometry: Geometry, areas: dict[str, Area]) -> tuple[CornerMeasure, ...]:
    return measure_line_up(tuple(areas.values()), geometry.land_borders, geometry.sea_borders, "bronte")


@pytest.mark.parametrize(
    ("measure", "most_apart"),
    [
        (lambda corner: corner.soldati, 0),
        (lambda corner: corner.coastal_areas, 0),
        (lambda corner: corner.seas, 1),
        (lambda corner: corner.beside_tie_break, 0),
        (lambda corner: corner.steps_to_tie_break, 0.2),
        (lambda corner: corner.enemy_borders, 0),
        (lambda corner: corner.partner_borders, 0),
        (lambda corner: corner.neutral_borders, 0),
        (lambda corner: corner.neutrals_at_home, 0),
        (lambda corner: corner.spread, 0.5),
        (lambda corner: corner.boats_to_enemies, 0.1),
    ],
    ids=[
        "Soldati",
        "coastal areas",
        "seas",
        "areas beside Bronte",
        "steps to Bronte",
        "enemies next door",
        "partners next door",
        "neutrals next door",
        "neutrals in the same mandamento",
        "spread",
        "boats to the enemy",
    ],
)
def test_corners_are_alike(
    corners: tuple[CornerMeasure, ...], measure: Callable[[CornerMeasure], float], most_apart: float
) -> None:
    values = [measure(corner) for corner in corners]
    assert max(values) - min(values) <= most_apart, dict(zip(CORNERS, values, strict=True))


def test_each_corner_has_one_area_beside_bronte_held_by_three(geometry: Geometry, areas: dict[str, Area]) -> None:
    beside = [areas[name] for name in geometry.neighbours("bronte")]
    assert sorted(area.start for area in beside if area.start != "neutral") == sorted(CORNERS)
    assert {area.soldati for area in beside if area.start != "neutral"} == {3}


def test_bronte_is_worth_a_fight(geometry: Geometry) -> None:
    assert len(geometry.neighbours("bronte")) >= 5


def test_corners_are_spread_over_the_island(corners: tuple[CornerMeasure, ...]) -> None:
    assert min(corner.spread for corner in corners) >= 3.5


def test_no_corner_starts_with_two_areas_side_by_side(geometry: Geometry, areas: dict[str, Area]) -> None:
    side_by_side = [(a, b) for a, b in geometry.land_borders if areas[a].start == areas[b].start in CORNERS]
    assert side_by_side == []


def test_each_pair_of_corners_meets_in_two_mandamenti(areas: dict[str, Area]) -> None:
    mandamenti = {area.mandamento for area in areas.values()}
    pairs = Counter(
        frozenset(area.start for area in areas.values() if area.mandamento == mandamento and area.start != "neutral")
        for mandamento in mandamenti
    )
    assert len(pairs) == 6
    assert set(pairs.values()) == {2}


def test_soldati_of_corners_and_neutrals(areas: dict[str, Area]) -> None:
    soldati = Counter[str]()
    for area in areas.values():
        soldati[area.start] += area.soldati
    assert {soldati[corner] for corner in CORNERS} == {15}
    assert 24 <= soldati["neutral"] <= 30


def test_steps_are_counted_along_borders() -> None:
    neighbours = list_neighbours("abcd", [("a", "b"), ("b", "c")])
    assert count_steps(neighbours, "a") == {"a": 0, "b": 1, "c": 2}
