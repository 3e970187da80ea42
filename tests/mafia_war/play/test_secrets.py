"""Secrets: what the other team sees of orders, and the worlds it holds possible."""

from __future__ import annotations

from collections import Counter

import pytest

from omerta.games.mafia_war import State
from omerta.kernel import SPECTATOR, Dice
from tests.mafia_war.boards import WAR, board, play

ROUNDS = 600


def two_orders() -> State:
    """Red has laid an order out of its five basic ones, then gained Police A and laid another one."""
    basic = [f"red-{number}" for number in range(1, 6)]
    areas = {
        "licata": {"holder": 0, "soldati": 2, "orders": ["red-2"], "order_choices": [basic]},
        "enna": {"holder": 0, "soldati": 2, "orders": ["red-police-a"], "order_choices": [[*basic, "red-police-a"]]},
    }
    full = [len(row.spaces) for row in WAR.box.families[3].rows]
    assert WAR.box.families[3].id == "red"
    mat = [full[0], full[1] - 1, *full[2:]]
    return board(empty_board=True, areas=areas, players=[{"mat": mat}], turn=1)


def laid(state: State, name: str) -> str:
    area = WAR.box.area_ids.index(name)
    return WAR.box.orders[state.order_number(0, state.orders[area * 2])].id


@pytest.mark.parametrize("seat", [1, 3, SPECTATOR])
def test_others_see_where_orders_lie_but_not_which(seat: int) -> None:
    view = WAR.view_of(two_orders().seen_by(seat))
    assert [order.order for area in view.areas for order in area.orders] == [None, None]
    assert view.players[0].orders is None
    assert view.players[0].orders_in_headquarters == 4
    assert len(view.players[0].hidden_orders) == 6


def test_the_teammate_sees_everything() -> None:
    view = WAR.view_of(two_orders().seen_by(2))
    assert {order.order for area in view.areas for order in area.orders} == {"red-2", "red-police-a"}
    assert view.players[0].orders is not None


def test_worlds_that_differ_in_secrets_give_equal_views() -> None:
    state = two_orders()
    dice = Dice("worlds")
    views = [WAR.view_of(WAR.imagine(state.seen_by(1), dice).seen_by(SPECTATOR)) for _ in range(20)]
    assert all(view == WAR.view_of(state.seen_by(SPECTATOR)) for view in views)


def test_imagined_orders_are_fair_and_never_newer_than_their_token() -> None:
    sight = two_orders().seen_by(1)
    dice = Dice("fair")
    worlds = Counter(
        (laid(world, "licata"), laid(world, "enna")) for world in (WAR.imagine(sight, dice) for _ in range(ROUNDS))
    )
    assert all(first != "red-police-a" and first != second for first, second in worlds)
    assert len(worlds) == 25
    assert max(worlds.values()) < 2.5 * ROUNDS / 25


def test_a_sold_order_lies_nowhere_in_any_world() -> None:
    state = play(two_orders(), "0 sell 1")
    dice = Dice("sold")
    for _ in range(100):
        world = WAR.imagine(state.seen_by(3), dice)
        assert "red-1" not in (laid(world, "licata"), laid(world, "enna"))


def test_hidden_headquarters_show_no_numbers_and_worlds_still_agree() -> None:
    state = board({"headquarters": "hidden"})
    view = WAR.view_of(state.seen_by(1))
    assert (view.players[0].money, view.players[0].headquarters, view.players[0].supply_soldati) == (None, None, None)
    assert view.players[3].money == 10
    assert WAR.view_of(WAR.imagine(state.seen_by(1), Dice("hidden")).seen_by(1)) == view
