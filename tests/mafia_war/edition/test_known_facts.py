"""Everything known of the printed sheets, mats, orders, tiles, cards and pieces holds in the shipped edition."""

from __future__ import annotations

from itertools import pairwise

import pytest

from omerta.games.mafia_war.edition.model import SHEET_COLUMNS, Edition, Family, MatRow, Order, Sheet, Space
from omerta.games.mafia_war.edition.parts import (
    BaseValue,
    Bomb,
    Exert,
    InstantCar,
    InstantLab,
    InstantLaunder,
    InstantMoney,
    IssueOrders,
    JusticePair,
    Launder,
    Place,
    Rally,
    Recruit,
    Shotgun,
    UltimaAzione,
)
from omerta.workshop.checks.known_orders import ORDERS, SYMBOLS, Test


def family(edition: Edition, colour: str) -> Family:
    return next(family for family in edition.families if family.id == colour)


def row(edition: Edition, colour: str, institution: str) -> MatRow:
    return next(row for row in family(edition, colour).mat if row.institution == institution)


def order(edition: Edition, name: str) -> Order:
    return next(order for family in edition.families for order in family.orders if order.id == name)


def later_spaces(edition: Edition) -> list[Space]:
    return [space for sheet in edition.sheets[1:] for space in sheet.spaces]


def test_column_prices(trinacria: Edition) -> None:
    prices = [sheet.column_costs for sheet in trinacria.sheets]
    assert prices == [(1, 2, 2, 2, 2, 2), (1, 3, 3, 3, 3, 3), (1, 4, 4, 4, 4, 4), (1, 5, 5, 5, 5, 5), ()]


def test_sheet_0_has_eight_grey_circles_and_long_columns(trinacria: Edition) -> None:
    spaces = trinacria.sheets[0].spaces
    assert sum(space.neutral for space in spaces) == 8
    for column in SHEET_COLUMNS:
        assert sum(space.column == column for space in spaces) >= 3
        assert any(space.neutral for space in spaces if space.column == column)


def sheet_1(edition: Edition) -> Sheet:
    return edition.sheets[1]


def test_sheet_1_pay_1_for_an_order_and_placing(trinacria: Edition) -> None:
    wanted = {(1, "+", frozenset({IssueOrders(), Place(1)}))}
    assert wanted <= {(space.cost, space.join, frozenset(space.parts)) for space in sheet_1(trinacria).spaces}


def test_sheet_1_infinite_pair(trinacria: Edition) -> None:
    (space,) = [space for space in sheet_1(trinacria).spaces if space.infinite]
    assert (space.gain, space.join, set(space.parts)) == (1, "/", {Recruit(1), Place(2)})


def test_sheet_1_single_actions(trinacria: Edition) -> None:
    alone = {space.parts for space in sheet_1(trinacria).spaces}
    assert {(UltimaAzione(),), (Launder(),), (Exert(),), (Place(4, only_where_you_stand=True),)} <= alone


def test_sheet_1_bonuses(trinacria: Edition) -> None:
    single = [space for space in sheet_1(trinacria).spaces if not space.infinite]
    bonuses = [part.bonus for space in single for part in space.parts if isinstance(part, Recruit | Place)]
    assert sorted(bonuses) == [1, 1, 1, 2, 3, 4]


def test_no_rally_on_sheet_1(trinacria: Edition) -> None:
    assert not any(Rally() in space.parts for space in sheet_1(trinacria).spaces)


@pytest.mark.parametrize(
    "part", [IssueOrders(areas=2), IssueOrders(each=2), Exert(tokens=2), Exert(to="sheet"), Rally()], ids=str
)
def test_special_actions_stand_on_later_sheets(trinacria: Edition, part: object) -> None:
    assert any(part in space.parts for space in later_spaces(trinacria))


def test_rally_comes_with_laundering(trinacria: Edition) -> None:
    assert any(set(space.parts) == {Launder(), Rally()} and space.join == "+" for space in later_spaces(trinacria))


def test_every_later_sheet_has_an_infinite_space(trinacria: Edition) -> None:
    assert all(any(space.infinite for space in sheet.spaces) for sheet in trinacria.sheets[1:])


def test_mats_have_17_spaces_and_8_columns(trinacria: Edition) -> None:
    for each in trinacria.families:
        assert sum(len(row.spaces) for row in each.mat) == 17
        assert sum(len({space.column for space in row.spaces}) for row in each.mat) == 8


def test_two_tokens_of_a_row_cross_a_column_start(trinacria: Edition) -> None:
    for each in trinacria.families:
        for mat_row in each.mat:
            letters = [space.column for space in mat_row.spaces]
            starts = [letters.index(letter) for letter in dict.fromkeys(letters)]
            assert starts == list(range(0, 2 * len(starts), 2))


def test_justice_alternates_pairs_and_cars(trinacria: Edition) -> None:
    for each in trinacria.families:
        kinds = [type(space) for space in row(trinacria, each.id, "justice").spaces]
        assert set(kinds) <= {JusticePair, InstantCar}
        assert all(left != right for left, right in pairwise(kinds))


def test_one_pair_is_2_3(trinacria: Edition) -> None:
    spaces = row(trinacria, "blue", "justice").spaces
    assert any(isinstance(space, JusticePair) and (space.attack, space.strike) == (2, 3) for space in spaces)


def test_base_values_2_for_police_and_4_for_church_occur(trinacria: Edition) -> None:
    for institution, value in (("police", 2), ("church", 4)):
        rows = [row(trinacria, each.id, institution) for each in trinacria.families]
        revealed = {space.value for each in rows for space in each.spaces if isinstance(space, BaseValue)}
        assert value in revealed | {each.base_value for each in rows}


def test_economy_gives_instants_only(trinacria: Edition) -> None:
    for each in trinacria.families:
        spaces = row(trinacria, each.id, "economy").spaces
        assert all(isinstance(space, InstantMoney | InstantLab | InstantLaunder) for space in spaces)


def test_blue_justice_has_three_columns_and_b_starts_with_a_car(trinacria: Edition) -> None:
    spaces = row(trinacria, "blue", "justice").spaces
    assert {space.column for space in spaces} == {"A", "B", "C"}
    assert isinstance(next(space for space in spaces if space.column == "B"), InstantCar)


def test_red_economy_starts_with_1_money(trinacria: Edition) -> None:
    first = row(trinacria, "red", "economy").spaces[0]
    assert isinstance(first, InstantMoney)
    assert (first.money, first.provenance) == (1, "known")


@pytest.mark.parametrize(("colour", "name", "fits"), ORDERS, ids=[f"{colour} {name}" for colour, name, _ in ORDERS])
def test_known_orders(trinacria: Edition, colour: str, name: str, fits: Test) -> None:
    found = [each for each in family(trinacria, colour).orders if fits(each)]
    assert found, name
    assert all(each.provenance == "known" for each in found), name


@pytest.mark.parametrize(("name", "fits"), SYMBOLS, ids=[name for name, _ in SYMBOLS])
def test_symbols_seen_in_figures(trinacria: Edition, name: str, fits: Test) -> None:
    assert any(fits(each) for family in trinacria.families for each in family.orders), name


def test_red_a_is_exactly_as_shown(trinacria: Edition) -> None:
    shown = order(trinacria, "red-justice-a")
    assert (shown.kind, shown.initiative, shown.skull, shown.vest, shown.parts) == ("attack", 4, 2, 0, (Shotgun(1),))


def test_W61_blue_justice_b_may_strike_from_the_area_reached(trinacria: Edition) -> None:
    assert Bomb(1, also_from_area_reached=True) in order(trinacria, "blue-justice-b").parts


def test_component_list(trinacria: Edition) -> None:
    each, common = trinacria.components.family, trinacria.components.common
    assert (each.soldati, each.speedboats, each.cars, each.control_tokens, each.busts) == (50, 4, 5, 6, 1)
    assert (each.mat_tokens, each.sheet_and_tile_tokens) == (17, 8)
    assert (each.basic_orders, each.advanced_orders, each.conflict_cards) == (5, 8, 3)
    assert (common.labs, common.neutral_soldati, common.neutral_tokens) == (30, 30, 8)
    assert sum(len(family.orders) for family in trinacria.families) == 78


def test_conflict_cards(trinacria: Edition) -> None:
    cards = [(card.name, card.kind, card.number, card.resolves) for card in trinacria.conflict_cards]
    assert cards == [("Turncoat", "turncoat", 1, 1), ("Coward 1", "coward", 1, 2), ("Coward 2", "coward", 2, 2)]


def test_control_tiles(trinacria: Edition) -> None:
    numbers = {tile.name: (tile.price, tile.number) for tile in trinacria.control_tiles}
    assert len(numbers) == 11
    assert numbers["Meeting"] == (1, 3)
    assert numbers["Reinforcements"] == (2, 3)
    assert numbers["Cars"] == numbers["Speedboats"] == (2, 1)
    assert numbers["Recruitment"] == (1, 2)
    planning = {tile.name for tile in trinacria.control_tiles if tile.phase == "planning"}
    wanted = {"Influence", "Meeting", "Reinforcements", "Cars", "Speedboats", "Chain of Command"}
    assert planning == wanted


def test_W20_bribery_costs_1(trinacria: Edition) -> None:
    (bribery,) = [tile for tile in trinacria.control_tiles if tile.id == "bribery"]
    assert (bribery.price, bribery.number, bribery.note) == (1, 1, "the price is ours")


def test_the_known_character(trinacria: Edition) -> None:
    cards = [(card.money, card.headquarters_soldati, card.labs, card.provenance) for card in trinacria.characters]
    assert (10, 3, 3, "known") in cards
    assert len(cards) == 6


def test_seats_follow_the_corners(trinacria: Edition) -> None:
    assert trinacria.components.order_of_play == ("sun", "moon", "star", "wave")
