"""An edition broken on purpose says what is wrong, whatever was picked to break."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from omerta.games.mafia_war.edition import parts
from omerta.games.mafia_war.edition.load import load_edition
from omerta.games.mafia_war.edition.model import Area, Edition, Family, MatRow, Order, Sheet, Space
from omerta.workshop import check_edition

TRINACRIA = load_edition("trinacria")
areas = st.sampled_from(TRINACRIA.areas)
families = st.sampled_from(TRINACRIA.families)
later_sheets = st.sampled_from(TRINACRIA.sheets[1:])


def problems(edition: Edition) -> list[str]:
    return [str(problem) for problem in check_edition(edition)]


def with_family(changed: Family) -> Edition:
    kept = tuple(changed if family.id == changed.id else family for family in TRINACRIA.families)
    return replace(TRINACRIA, families=kept)


def with_order(family: Family, changed: Order) -> Edition:
    orders = tuple(changed if order.id == changed.id else order for order in family.orders)
    return with_family(replace(family, orders=orders))


def with_row(family: Family, changed: MatRow) -> Edition:
    mat = tuple(changed if row.institution == changed.institution else row for row in family.mat)
    return with_family(replace(family, mat=mat))


def with_sheet(changed: Sheet) -> Edition:
    return replace(TRINACRIA, sheets=tuple(changed if s.number == changed.number else s for s in TRINACRIA.sheets))


def test_trinacria_has_no_problem() -> None:
    assert problems(TRINACRIA) == []


@given(areas)
def test_a_dropped_area_is_missed(area: Area) -> None:
    kept = tuple(other for other in TRINACRIA.areas if other is not area)
    said = problems(replace(TRINACRIA, areas=kept))
    assert "board.toml: areas: there must be 36, found 35" in said


@given(areas)
def test_all_borders_of_an_area_cut_leave_it_out_of_reach(area: Area) -> None:
    kept = tuple(pair for pair in TRINACRIA.borders if area.id not in pair)
    said = "\n".join(problems(replace(TRINACRIA, borders=kept)))
    assert "board.toml: borders: no way leads from" in said
    assert area.id in said


@given(areas, areas)
def test_a_doubled_id_is_named(first: Area, second: Area) -> None:
    doubled = tuple(replace(area, id=first.id) if area is second else area for area in TRINACRIA.areas)
    said = f"board.toml: areas.id: '{first.id}' is used 2 times"
    assert (said in problems(replace(TRINACRIA, areas=doubled))) == (first is not second)


@settings(deadline=None)
@given(st.integers(min_value=1, max_value=20))
def test_neutral_soldati_beyond_the_thirtieth_are_refused(extra: int) -> None:
    neutrals = [area for area in TRINACRIA.areas if area.start == "neutral"]
    room = 30 - sum(area.soldati for area in neutrals)
    first = replace(neutrals[0], soldati=neutrals[0].soldati + room + extra)
    changed = tuple(first if area is neutrals[0] else area for area in TRINACRIA.areas)
    said = problems(replace(TRINACRIA, areas=changed))
    assert f"board.toml: start neutral: needs {30 + extra} neutral Soldati, the box holds 30" in said


def test_exactly_thirty_neutral_soldati_are_fine() -> None:
    neutral = [area.id for area in TRINACRIA.areas if area.start == "neutral"]
    three = set(neutral[:6])
    changed = tuple(
        replace(area, soldati=3 if area.id in three else 2) if area.start == "neutral" else area
        for area in TRINACRIA.areas
    )
    assert sum(area.soldati for area in changed if area.start == "neutral") == 30
    assert problems(replace(TRINACRIA, areas=changed)) == []


@given(areas, st.sampled_from(["", "atlantis"]))
def test_a_lost_mandamento_is_named(area: object, name: str) -> None:
    changed = tuple(replace(other, mandamento=name) if other is area else other for other in TRINACRIA.areas)
    assert any(f"no mandamento '{name}'" in line for line in problems(replace(TRINACRIA, areas=changed)))


@given(st.sampled_from([area for area in TRINACRIA.areas if area.start != "neutral"]))
def test_two_areas_of_one_mandamento_at_the_start_are_refused(area: Area) -> None:
    mates = [other for other in TRINACRIA.areas if other.mandamento == area.mandamento and other is not area]
    changed = tuple(replace(other, start=area.start) if other is mates[0] else other for other in TRINACRIA.areas)
    said = problems(replace(TRINACRIA, areas=changed))
    assert f"board.toml: start {area.start}: holds 2 areas of '{area.mandamento}'; nobody starts with 2" in said


@given(areas)
def test_a_third_sea_is_refused(area: Area) -> None:
    three = tuple(sea.id for sea in TRINACRIA.seas[:3])
    changed = tuple(replace(other, seas=three) if other is area else other for other in TRINACRIA.areas)
    said = "\n".join(problems(replace(TRINACRIA, areas=changed)))
    assert "touches 1 or 2 seas, this one 3" in said


@given(families, st.data())
def test_a_lost_mat_space_is_missed(family: Family, data: st.DataObject) -> None:
    row = data.draw(st.sampled_from(family.mat))
    said = problems(with_row(family, replace(row, spaces=row.spaces[:-1])))
    assert f"family-{family.id}.toml: mat spaces: there must be 17, found 16" in said


@given(families, st.data())
def test_a_lost_order_is_missed(family: Family, data: st.DataObject) -> None:
    lost = data.draw(st.sampled_from(family.orders))
    said = problems(with_family(replace(family, orders=tuple(o for o in family.orders if o is not lost))))
    kind, wanted = ("basic", 5) if lost.is_basic else ("advanced", 8)
    assert f"family-{family.id}.toml: {kind} orders: there must be {wanted}, found {wanted - 1}" in said


@given(families, st.sampled_from(["police", "church"]))
def test_a_falling_base_value_is_refused(family: Family, institution: str) -> None:
    row = next(row for row in family.mat if row.institution == institution)
    said = "\n".join(problems(with_row(family, replace(row, spaces=row.spaces[::-1]))))
    assert f"family-{family.id}.toml: mat[{institution}]: base values must rise" in said


@given(later_sheets)
def test_a_sheet_without_infinite_space_is_refused(sheet: Sheet) -> None:
    single = tuple(replace(space, infinite=False) for space in sheet.spaces)
    said = problems(with_sheet(replace(sheet, spaces=single)))
    assert f"sheets.toml: sheets[{sheet.number}]: needs an infinite space, so that every token finds room" in said


@given(later_sheets, st.data())
def test_two_spaces_in_one_place_are_named(sheet: Sheet, data: st.DataObject) -> None:
    space: Space = data.draw(st.sampled_from(sheet.spaces))
    said = problems(with_sheet(replace(sheet, spaces=(*sheet.spaces, space))))
    name = f"{sheet.number}-{space.column}-{space.row}"
    assert f"sheets.toml: sheets[{sheet.number}].spaces: '{name}' is used 2 times" in said


def test_sheet_4_needs_no_prices() -> None:
    said = problems(with_sheet(replace(TRINACRIA.sheets[4], column_costs=(1, 6, 6, 6, 6, 6))))
    assert said == ["sheets.toml: sheets[4].column_costs: sheet 4 never lies on top and has no prices"]


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_sheets_that_lie_on_top_need_prices(number: int) -> None:
    said = problems(with_sheet(replace(TRINACRIA.sheets[number], column_costs=())))
    assert f"sheets.toml: sheets[{number}].column_costs: there must be 6, found 0" in said


def attack(*symbols: parts.OrderPart) -> Callable[[Order], Order]:
    return lambda order: replace(order, kind="attack", skull=0, parts=symbols)


def supply(*symbols: parts.OrderPart) -> Callable[[Order], Order]:
    return lambda order: replace(order, kind="supply", skull=0, parts=symbols)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (attack(), "does nothing"),
        (attack(parts.Coin(1)), "an attack order must show an attack"),
        (supply(parts.Shotgun(1)), "a supply order shows supply symbols only"),
        (attack(parts.Agitate(1), parts.Shotgun(1)), "Agitate comes last [W46]"),
        (attack(parts.Shotgun(1), parts.Rally()), "rally comes before the shotgun [W46]"),
        (attack(parts.Bomb(1), parts.Rally()), "rally needs a shotgun"),
        (attack(parts.Bomb(1), parts.SwapDefenders(1)), "swap-defenders needs a shotgun"),
        (attack(parts.Bomb(1), parts.PayToRemove()), "pay-to-remove needs a shotgun"),
        (attack(parts.Bomb(1, also_from_area_reached=True)), "a bomb from the area reached needs a shotgun [W61]"),
        (attack(parts.Shotgun(1), parts.Shotgun(2)), "shows a symbol twice: use its number"),
        (attack(parts.Pentito(())), "a Pentito shows at least one number"),
        (lambda order: replace(order, kind="supply", skull=1), "a supply order has no skull"),
        (lambda order: replace(attack(parts.Pentito((1,)))(order), skull=1), "a skull needs a shotgun or a bomb"),
    ],
)
@settings(max_examples=6, deadline=None)
@given(family=families)
def test_orders_that_cannot_be_executed(family: Family, change: Callable[[Order], Order], reason: str) -> None:
    order = family.orders[0]
    said = problems(with_order(family, change(order)))
    assert f"family-{family.id}.toml: orders[{order.id}]: {reason}" in said


def test_many_faults_are_all_told_at_once() -> None:
    broken = replace(
        with_sheet(replace(TRINACRIA.sheets[4], column_costs=(1,))),
        tie_break="rome",
        characters=TRINACRIA.characters[:5],
        conflict_cards=TRINACRIA.conflict_cards[1:],
        control_tiles=TRINACRIA.control_tiles[1:],
    )
    files = {problem.file for problem in check_edition(broken)}
    assert {"sheets.toml", "board.toml", "characters.toml", "conflict-cards.toml", "control-tiles.toml"} <= files
