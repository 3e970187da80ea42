"""W24 and SETUP-9: what each seat and a spectator may know, and imagined worlds that agree with it."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.games.mafia_war.state import State
from omerta.kernel import SPECTATOR, Dice, Table
from tests.mafia_war.boards import WAR, board, play, set_up

OTHERS = (1, 3, SPECTATOR)
"""Who may not look behind the screens of seats 0 and 2."""


def two_worlds(one: dict[str, Any], other: dict[str, Any]) -> None:
    """Two positions that differ only in Red's secrets look alike to the other team and to spectators, not to Red's."""
    first, second = board(**one), board(**other)
    for seat in OTHERS:
        assert WAR.view_of(first.seen_by(seat)) == WAR.view_of(second.seen_by(seat))
    for seat in (0, 2):
        assert WAR.view_of(first.seen_by(seat)) != WAR.view_of(second.seen_by(seat))


def test_SETUP_9_headquarters_are_open_to_the_teammate_alone() -> None:
    state = board()
    red = [WAR.view_of(state.seen_by(seat)).players[0].orders for seat in (0, 1, 2, 3, SPECTATOR)]
    assert red == [("red-1", "red-2", "red-3", "red-4", "red-5"), None, red[0], None, None]


def test_W24_the_face_of_a_placed_order_is_secret() -> None:
    same = [["red-1", "red-2", "red-3", "red-4", "red-5"]]
    two_worlds(
        {"areas": {"enna": {"orders": ["red-1"], "order_choices": same}}},
        {"areas": {"enna": {"orders": ["red-5"], "order_choices": same}}},
    )


def test_W24_which_order_goes_down_is_told_to_the_team_alone() -> None:
    table = Table(WAR, WAR.choose_options({}), ("a", "b", "c", "d"), Dice("secrets"))
    events = [event for step in _to_the_first_order(table) for event in step if event.kind == "order-laid"]
    assert events
    for event in events:
        seat = event.args["seat"]
        assert event.audience == ((0, 2) if seat in (0, 2) else (1, 3))


def _to_the_first_order(table: Table) -> list[Any]:
    """Play first choices until somebody has laid an order."""
    steps: list[Any] = []
    dice = Dice("choices")
    while not any(event.kind == "order-laid" for step in steps for event in step):
        seat = table.to_move()[0]
        choices = [offer.action for offer in table.view(seat).offers if not offer.action.startswith(("sell", "give"))]
        wanted = [text for text in choices if text.startswith(("order", "do orders", "do extra-order"))]
        chosen = wanted[0] if wanted else choices[dice.below(len(choices))]
        steps.append(table.act(seat, WAR.actions.parse(chosen)))
    return steps


def attack() -> State:
    """Red attacks Blue with finesse, and both owe a card."""
    orders = {"enna": {"soldati": 5, "orders": ["red-1"]}, "bronte": {"holder": 1, "soldati": 3}}
    state = board(phase="encounter", areas=orders)
    return play(state, "0 do shotgun", "0 land bronte", "0 amount 4", "0 finesse")


def test_W24_conflict_cards_are_secret_until_both_are_revealed() -> None:
    one, other = play(attack(), "0 card turncoat"), play(attack(), "0 card coward-2")
    for seat in OTHERS:
        assert WAR.view_of(one.seen_by(seat)) == WAR.view_of(other.seen_by(seat))
        assert WAR.view_of(one.seen_by(seat)).attack is not None
    assert WAR.view_of(one.seen_by(2)) != WAR.view_of(other.seen_by(2))
    play(one, "1 card coward-1", "0 pick-up")
    seen = WAR.view_of(one.seen_by(1)).attack
    assert seen is not None
    assert (seen.leader_card, seen.leader_picks_up) == ("hidden", True)


def test_W24_open_simultaneous_choices_are_secret() -> None:
    one, other = play(set_up("leaders"), "0 lead red"), play(set_up("leaders"), "0 lead white")
    for seat in OTHERS:
        assert WAR.view_of(one.seen_by(seat)) == WAR.view_of(other.seen_by(seat))
    assert WAR.view_of(one.seen_by(2)) != WAR.view_of(other.seen_by(2))


def test_W24_numbers_behind_the_screen_are_counted_or_hidden() -> None:
    counted = WAR.view_of(board().seen_by(1)).players[0]
    assert (counted.money, counted.headquarters, counted.supply_soldati) == (10, 4, 31)
    state = board({"headquarters": "hidden"})
    for seat in OTHERS:
        hidden = WAR.view_of(state.seen_by(seat)).players[0]
        assert hidden.money is hidden.headquarters is hidden.supply_soldati is None
    assert WAR.view_of(state.seen_by(2)).players[0].money == 10


def test_W24_the_set_of_hidden_orders_sales_and_all_the_rest_are_public() -> None:
    state = play(board(areas={"enna": {"orders": ["red-1"], "cars": 1}}), "0 sell 4")
    seen = WAR.view_of(state.seen_by(SPECTATOR))
    red = seen.players[0]
    assert set(red.hidden_orders) == {"red-1", "red-2", "red-3", "red-5"}
    assert (red.orders_in_headquarters, red.sold, len(red.mat_orders)) == (3, ("red-4",), 8)
    assert [area.cars for area in seen.areas if area.id == "enna"] == [1]


def test_W24_a_revealed_order_is_open_to_all() -> None:
    state = board(phase="encounter", areas={"enna": {"orders": ["red-1"]}})
    for seat in (0, 1, 2, 3, SPECTATOR):
        (enna,) = [area for area in WAR.view_of(state.seen_by(seat)).areas if area.id == "enna"]
        assert enna.orders[0].order == "red-1"


@pytest.mark.parametrize("seat", [0, 1, 3, SPECTATOR])
def test_W24_imagined_worlds_cannot_be_told_from_the_real_one(seat: int) -> None:
    held = {"enna": {"orders": ["red-1"]}, "gela": {"orders": ["blue-2"]}, "palagonia": {"orders": ["green-4"]}}
    sight = board(areas=held).seen_by(seat)
    worlds = [WAR.imagine(sight, Dice(str(n))) for n in range(20)]
    assert all(world.seen_by(seat) == sight for world in worlds)
    assert all(WAR.view_of(world.seen_by(seat)) == WAR.view_of(sight) for world in worlds)
    faces = {str(WAR.dump(world).areas["gela"].orders) for world in worlds}
    assert len(faces) == (1 if seat in (1, 3) else 5)
