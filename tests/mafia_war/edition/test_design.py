"""The part of the edition that is ours: identities, balance on paper, growth, and every symbol in use."""

from __future__ import annotations

from typing import get_args

import pytest

from omerta.games.mafia_war.edition.model import Edition, Family
from omerta.games.mafia_war.edition.parts import (
    Agitate,
    Bomb,
    InstantCar,
    InstantLab,
    OrderPart,
    Pentito,
    Place,
    PlanningPart,
    Recruit,
    Speedboat,
    SwapDefenders,
)
from omerta.workshop.worth import worth_of_character, worth_of_mat, worth_of_order

PRINTED_NAMES = ("Grecco", "Luppino", "Castelli", "Stefano")


def basic(family: Family) -> float:
    return sum(worth_of_order(order) for order in family.orders if order.is_basic)


def advanced(family: Family) -> float:
    return sum(worth_of_order(order) for order in family.orders if not order.is_basic)


def test_basic_orders_are_comparable(trinacria: Edition) -> None:
    """Roughly, as below: orders that play evenly among bots outrank worths on paper, and mats make up for the rest."""
    worths = [basic(family) for family in trinacria.families]
    assert max(worths) / min(worths) < 1.2


def test_advanced_orders_are_comparable(trinacria: Edition) -> None:
    worths = [advanced(family) for family in trinacria.families]
    assert max(worths) / min(worths) < 1.1


def test_orders_and_mat_together_are_comparable(trinacria: Edition) -> None:
    worths = [basic(family) + advanced(family) + worth_of_mat(family) for family in trinacria.families]
    assert max(worths) / min(worths) < 1.1


def test_advanced_orders_are_worth_their_influence(trinacria: Edition) -> None:
    for family in trinacria.families:
        mean_basic = basic(family) / 5
        orders = [order for order in family.orders if not order.is_basic]
        assert all(worth_of_order(order) > 0.95 * mean_basic for order in orders)
        assert advanced(family) / 8 > 1.4 * mean_basic


def test_characters_are_comparable(trinacria: Edition) -> None:
    worths = [worth_of_character(character) for character in trinacria.characters]
    assert max(worths) / min(worths) < 1.07


def test_only_black_and_white_are_hard(trinacria: Edition) -> None:
    assert {family.id for family in trinacria.families if family.hard} == {"black", "white"}


def test_identities_differ(trinacria: Edition) -> None:
    assert len({family.identity for family in trinacria.families}) == 6


@pytest.mark.parametrize(
    ("colour", "symbol"),
    [("red", Agitate), ("blue", Bomb), ("green", Speedboat), ("black", Pentito)],
    ids=["agitation", "bombs", "boats", "turncoats"],
)
def test_a_family_shows_its_symbol_most_often(trinacria: Edition, colour: str, symbol: type[OrderPart]) -> None:
    counts: dict[str, int] = {
        family.id: sum(isinstance(part, symbol) for order in family.orders for part in order.parts)
        for family in trinacria.families
    }
    assert counts[max(counts, key=lambda name: counts[name])] == counts[colour] >= 3
    assert sorted(counts.values())[-2] < counts[colour]


def test_black_swaps_most_defenders(trinacria: Edition) -> None:
    swaps = {
        family.id: sum(part.up_to for order in family.orders for part in order.parts if isinstance(part, SwapDefenders))
        for family in trinacria.families
    }
    assert max(swaps, key=lambda name: swaps[name]) == "black"


def test_white_raises_the_most_soldati(trinacria: Edition) -> None:
    def highest(family: Family, institution: str) -> int:
        (row,) = [row for row in family.mat if row.institution == institution]
        return (row.base_value or 0) + len(row.spaces)

    sums = {family.id: highest(family, "church") + highest(family, "police") for family in trinacria.families}
    assert sorted(sums.values())[-2] < sums["white"]


def test_yellow_builds_most_labs_and_blue_most_cars(trinacria: Edition) -> None:
    for colour, instant in (("yellow", InstantLab), ("blue", InstantCar)):
        counts: dict[str, int] = {
            family.id: sum(isinstance(space, instant) for row in family.mat for space in row.spaces)
            for family in trinacria.families
        }
        assert counts[colour] == max(counts.values())


def test_every_symbol_is_used(trinacria: Edition) -> None:
    shown = {type(part) for family in trinacria.families for order in family.orders for part in order.parts}
    assert shown == set(get_args(OrderPart))
    planned = {type(part) for sheet in trinacria.sheets for space in sheet.spaces for part in space.parts}
    assert planned == set(get_args(PlanningPart))


def test_initiatives_run_from_1_to_9_and_strength_costs_speed(trinacria: Edition) -> None:
    attacks = [order for family in trinacria.families for order in family.orders if order.kind == "attack"]
    assert {order.initiative for order in attacks} == set(range(1, 10))
    quick = [order.skull for order in attacks if order.initiative <= 3]
    slow = [order.skull for order in attacks if order.initiative >= 7]
    assert sum(slow) / len(slow) > sum(quick) / len(quick)


def test_sheets_grow_in_number_and_strength(trinacria: Edition) -> None:
    sizes = [len(sheet.spaces) for sheet in trinacria.sheets[1:]]
    assert sizes == sorted(set(sizes))
    parts = [sum(len(space.parts) for space in sheet.spaces) for sheet in trinacria.sheets[1:]]
    assert parts == sorted(set(parts))
    means = []
    for sheet in trinacria.sheets[1:]:
        bonuses = [part.bonus for space in sheet.spaces for part in space.parts if isinstance(part, Recruit | Place)]
        means.append(sum(bonuses) / len(bonuses))
    assert means == sorted(set(means))


def test_sheet_0_holds_the_16_starting_tokens_and_more(trinacria: Edition) -> None:
    assert len(trinacria.sheets[0].spaces) >= 16 + 4


def test_no_printed_names(trinacria: Edition) -> None:
    names = [family.name for family in trinacria.families] + [card.name for card in trinacria.characters]
    assert not any(printed in name for printed in PRINTED_NAMES for name in names)
