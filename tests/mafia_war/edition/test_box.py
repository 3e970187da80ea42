"""The engine's tables say what the edition says, in small numbers."""

from __future__ import annotations

from itertools import pairwise

import pytest

from omerta.games.mafia_war.box import Box, load_box, parts, tables
from omerta.games.mafia_war.edition.model import INSTITUTIONS, SHEET_COLUMNS, Edition


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box("trinacria")


def test_built_once(box: Box) -> None:
    assert load_box("trinacria") is box


def test_neighbours_are_the_borders(box: Box, trinacria: Edition) -> None:
    pairs = {
        frozenset((box.area_ids[area], box.area_ids[other]))
        for area, touched in enumerate(box.neighbours)
        for other in touched
    }
    assert pairs == {frozenset(pair) for pair in trinacria.borders}


def test_sea_neighbours_are_the_sea_borders(box: Box, trinacria: Edition) -> None:
    pairs = {
        frozenset((box.sea_ids[sea], box.sea_ids[other]))
        for sea, touched in enumerate(box.sea_neighbours)
        for other in touched
    }
    assert pairs == {frozenset(pair) for pair in trinacria.sea_borders}


def test_distance_is_a_distance(box: Box) -> None:
    areas = range(len(box.area_ids))
    for a in areas:
        assert [b for b in areas if box.distance[a][b] == 1] == list(box.neighbours[a])
        assert all(box.distance[a][b] == box.distance[b][a] >= 0 for b in areas)


def test_coasts_agree_from_both_sides(box: Box) -> None:
    by_area = {(area, sea) for area, seas in enumerate(box.seas_of) for sea in seas}
    by_sea = {(area, sea) for sea, areas in enumerate(box.coast_of) for area in areas}
    assert by_area == by_sea


def test_start_seats_follow_the_corners(box: Box, trinacria: Edition) -> None:
    seats = {"sun": 0, "moon": 1, "star": 2, "wave": 3, "neutral": tables.NOBODY}
    assert box.start_seat == tuple(seats[area.start] for area in trinacria.areas)
    assert box.area_ids[box.tie_break] == "bronte"


def test_mandamenti_have_three_areas(box: Box) -> None:
    assert all(len(areas) == 3 for areas in box.areas_of_mandamento)
    assert all(
        box.mandamento_of[area] == number for number, areas in enumerate(box.areas_of_mandamento) for area in areas
    )


def test_spaces_keep_column_and_row(box: Box, trinacria: Edition) -> None:
    for sheet, printed in zip(box.sheets, trinacria.sheets, strict=True):
        for space, shown in zip(sheet.spaces, printed.spaces, strict=True):
            assert (SHEET_COLUMNS[space.column], space.row) == (shown.column, shown.row)
            assert space.index in sheet.columns[space.column]
            assert len(space.parts) == len(shown.parts)
            assert space.choose_one == (shown.join == "/")


def test_orders_stand_where_the_mat_frees_them(box: Box) -> None:
    for family in box.families:
        freed = [space.order for row in family.rows for space in row.spaces if space.order >= 0]
        assert sorted([*freed, *family.basic_orders]) == list(family.orders)
        for row in family.rows:
            for space in row.spaces:
                if space.order >= 0:
                    order = box.orders[space.order]
                    assert (order.family, order.row, order.letter) == (family.index, row.row, space.letter)


def test_orders_keep_their_symbols(box: Box, trinacria: Edition) -> None:
    printed = {order.id: order for family in trinacria.families for order in family.orders}
    for order in box.orders:
        shown = printed[order.id]
        assert (order.initiative, order.vest, order.skull) == (shown.initiative, shown.vest, shown.skull)
        assert (order.kind == tables.ATTACK) == (shown.kind == "attack")
        for kind, place in enumerate(order.part_of_kind):
            assert place < 0 or order.parts[place].kind == kind
    blue = next(order for order in box.orders if order.id == "blue-justice-b")
    assert (blue.shotguns, blue.parts[blue.part_of_kind[parts.BOMB]].number) == (1, 1)
    assert blue.parts[blue.part_of_kind[parts.BOMB]].from_area_reached


def test_base_values_after_each_removal(box: Box) -> None:
    blue = next(family for family in box.families if family.id == "blue")
    justice, police = blue.rows[tables.JUSTICE], blue.rows[tables.POLICE]
    assert justice.attack_after == (1, 1, 2, 2, 3, 3, 4)
    assert justice.strike_after == (2, 2, 3, 3, 4, 4, 6)
    assert police.base_after == (2, 3, 4, 5, 6)
    for family in box.families:
        assert [INSTITUTIONS[row.row] for row in family.rows] == list(INSTITUTIONS)
        for row in family.rows:
            assert all(a <= b for values in (row.base_after, row.attack_after) for a, b in pairwise(values))


def test_part_numbers(box: Box) -> None:
    spaces = {space.id: space for sheet in box.sheets for space in sheet.spaces}
    order, place = spaces["1-start-0"].parts
    assert (order.kind, order.number, order.second) == (parts.ISSUE_ORDERS, 1, 1)
    assert (place.kind, place.number) == (parts.PLACE, 1)
    assert spaces["1-police-0"].parts[0].only_where_you_stand
    assert spaces["1-church-1"].parts[0].to_sheet
    car_or_boat = spaces["1-justice-1"].parts[1]
    assert car_or_boat.number == parts.EQUIP_CAR | parts.EQUIP_SPEEDBOAT
