"""W69 to W71: what was declared is carried out and paid, and nobody is passed over who could still act."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.games.mafia_war.state import State
from tests.mafia_war.boards import board, offers, play, player, refused_by, told

ONE_ORDER: list[dict[str, Any]] = [{"orders": ["red-1"]}]


def test_W69_the_last_order_of_a_declared_issue_is_not_sold() -> None:
    state = play(board(players=ONE_ORDER), "0 take start-0", "0 space start-2")
    assert refused_by(state, "0 sell 1") == "W69"
    assert player(play(state, "0 area enna")).orders == []


def test_W69_an_order_that_is_not_needed_and_other_families_orders_are_sold() -> None:
    state = play(board(), "0 take start-0", "0 space start-2")
    assert refused_by(state, "0 sell 1") == "nothing"
    others = play(board(players=[{}, {"orders": ["blue-1"]}]), "0 take start-0", "0 space start-2")
    assert refused_by(others, "1 sell 1") == "nothing"


def test_W69_nor_the_order_that_alone_makes_a_space_possible() -> None:
    only_orders = {cell: ["neutral"] for cell in ("start-0", "start-1")}
    state = board(players=[{"orders": ["red-1"], "headquarters": 0, "money": 0}], top=only_orders)
    taken = play(state, "0 take start-0")
    assert refused_by(taken, "0 sell 1") == "nothing"  # recruiting on an open space is still possible


def test_W69_a_second_order_may_still_be_left_out() -> None:
    state = board(round=3, players=[{"orders": ["red-1", "red-2"]}], top={"start-0": ["neutral"], "two-0": [0]})
    play(state, "0 take start-0", "0 space police-1", "0 area enna", "0 order 1")
    assert refused_by(state, "0 sell 2") == "nothing"


def test_W70_the_owner_is_paid_when_the_token_is_taken() -> None:
    before = board(top={"start-0": [1], "two-0": [0]})
    state = play(before.copy(), "0 take start-0")
    assert [player(state, seat).money for seat in (0, 1)] == [9, 11]
    assert [player(before, seat).money for seat in (0, 1)] == [10, 10]
    play(state, "0 space church-0", "0 amount 1")
    assert [player(state, seat).money for seat in (0, 1)] == [9, 11]


def test_W70_money_owed_for_a_space_is_not_given_away() -> None:
    state = play(board(top={"start-0": [1], "two-0": [0]}, players=[{"money": 3}]), "0 take start-0")
    assert refused_by(state, "0 give") == "nothing"  # a space without a cost is open
    assert refused_by(play(only_costly_spaces(2), "0 take start-0"), "0 give") == "W70"
    assert refused_by(play(only_costly_spaces(3), "0 take start-0"), "0 give") == "nothing"


def test_W70_whoever_lacks_money_for_a_move_gives_none_away() -> None:
    state = only_costly_spaces(2, 1, {cell: ["neutral"] for cell in ("start-0", "justice-0", "justice-1")})
    assert offers(state, 0) == []
    assert refused_by(state, "0 give") == "W70"
    assert refused_by(state, "1 give") == "nothing"
    play(state, "0 sell 1")
    assert offers(state, 0, "take") == ["take start-0"]


def only_costly_spaces(
    money: int, owner: int | str = "neutral", taken: Any = None, marks: Any = None, **red: Any
) -> State:
    """All of Red's Soldati stand in Enna, so every space that Red could use costs money."""
    areas = {"enna": {"holder": 0, "soldati": 50}}
    players = [{"money": money, "headquarters": 0, **red}, {}, {"money": 0}]
    sheets: dict[str, Any] = {"top": {"start-0": [owner]}, "bottom": free_spaces_taken() | (taken or {})}
    return board(empty_board=True, areas=areas, players=players, marks=marks or {}, **sheets)


def free_spaces_taken() -> dict[str, list[int]]:
    """Tokens on every space of sheet 1 that costs nothing and holds one token only."""
    sheet = board().box.sheets[1]
    cells = board().actions.space
    free = [space for space in sheet.spaces if space.cost == 0 and not space.infinite]
    return {cells[space.cell].notation.split()[1]: [number % 4] for number, space in enumerate(free)}


def test_W70_a_tile_leaves_the_money_of_the_cheapest_move() -> None:
    position: dict[str, Any] = {"marks": {"cars": [0]}, "top": {"start-0": [1]}}
    assert refused_by(board(players=[{"money": 2}], **position), "0 use cars") == "W70"
    assert refused_by(board(players=[{"money": 3}], **position), "0 use cars") == "nothing"


def test_W70_a_forgiven_move_pays_the_coins_at_hand_owners_first() -> None:
    state = play(only_costly_spaces(1, owner=1, orders=[]), "0 take start-0")
    assert [player(state, seat).money for seat in (0, 1)] == [0, 11]
    play(state, f"0 {offers(state, 0, 'space')[0]}")
    assert told(state, "forgiven") == ["0 1"]


def test_W71_the_end_of_a_turn_is_asked_while_a_sale_could_pay_for_a_tile() -> None:
    state = board(marks={"meeting": [0]}, players=[{"money": 0}])
    play(state, "0 take start-0", "0 space church-0", "0 amount 1")
    assert offers(state, 0) == ["done"]
    play(state, "0 sell 1")
    assert offers(state, 0) == ["use meeting", "done"]
    play(state, "0 use meeting", "0 amount 1")
    assert state.to_move() == (1,)


def test_W71_and_while_the_teammate_could_give() -> None:
    poor: list[dict[str, Any]] = [{"money": 0, "orders": []}, {}, {"money": 2}]
    state = play(board(marks={"meeting": [0]}, players=poor), "0 take start-0", "0 space church-0", "0 amount 1")
    assert state.to_move() == (0,)
    nobody: list[dict[str, Any]] = [{"money": 0, "orders": []}, {}, {"money": 1}]
    state = play(board(marks={"meeting": [0]}, players=nobody), "0 take start-0", "0 space church-0", "0 amount 1")
    assert state.to_move() == (1,)


def test_W71_a_final_action_is_asked_while_a_sale_could_pay_for_a_space() -> None:
    players = [{"bust": "two-1", "money": 0, "headquarters": 0}]
    areas = {"enna": {"holder": 0, "soldati": 50}, "gela": {"holder": 3}}
    for orders, asked in ((["red-1", "red-2"], True), ([], False)):
        players[0]["orders"] = orders
        last: dict[str, Any] = {"top": {"start-0": ["neutral"]}, "bottom": free_spaces_taken(), "turn": 3}
        state = board(empty_board=True, areas=areas, players=[*players, {}, {"money": 0}], **last)
        play(state, "3 take start-0", "3 space two-0", "3 do recruit", "3 amount 1")
        assert (told(state, "bust-returned") == []) == asked


@pytest.mark.parametrize(("orders", "is_asked"), [(["red-1"], False), (["red-1", "red-2"], True)])
def test_W71_whoever_sells_the_only_order_has_none_left_to_issue(orders: list[str], is_asked: bool) -> None:
    """Nothing is open but issuing an order for 1."""
    players = [{"bust": "two-1", "money": 0, "headquarters": 0, "orders": orders}, {}, {"money": 0}]
    areas = {"enna": {"holder": 0, "soldati": 50}, "gela": {"holder": 3}}
    bottom = free_spaces_taken() | {cell: ["neutral"] for cell in ("justice-0", "justice-1", "church-1")}
    state = board(empty_board=True, areas=areas, players=players, top={"start-0": ["neutral"]}, bottom=bottom, turn=3)
    play(state, "3 take start-0", "3 space two-0", "3 do recruit", "3 amount 1")
    assert (told(state, "bust-returned") == []) == is_asked
    assert state.to_move() == (0,)  # for the final action, or for the next round


def only_issuing(orders: list[str], money: int = 10, but: str = "", **position: Any) -> State:
    """Nothing but issuing orders is open: no Soldati to recruit or place, all other spaces taken but one."""
    others = ("start-1", "justice-0", "justice-1", "police-2", "economy-1", "church-1", "two-1")
    sheets = {"top": {"start-0": ["neutral"]}, "bottom": {cell: ["neutral"] for cell in others if cell != but}}
    players = [{"headquarters": 0, "orders": orders, "money": money}, {}, {"money": 0}]
    areas = {"enna": {"holder": 0, "soldati": 50}}
    return board(empty_board=True, areas=areas, players=players, **{**sheets, **position})


def test_W69_the_only_order_is_not_sold_while_nothing_else_is_possible() -> None:
    state = play(only_issuing(orders=["red-1"], money=5), "0 take start-0")
    assert len(offers(state, 0, "space")) > 1
    assert refused_by(state, "0 sell 1") == "W69"


@pytest.mark.parametrize(("money", "rule"), [(0, "W69"), (1, "nothing")])
def test_W69_nor_while_what_else_is_possible_costs_more_than_the_sale_brings(money: int, rule: str) -> None:
    state = play(only_issuing(but="church-1", orders=["red-1"], money=money), "0 take start-0")
    assert refused_by(state, "0 sell 1") == rule  # exerting influence costs 2 there


@pytest.mark.parametrize(("money", "rule"), [(1, "W69"), (2, "nothing")])
def test_W69_nor_while_its_owner_has_yet_to_be_paid(money: int, rule: str) -> None:
    others = ("start-1", "start-3", "justice-0", "justice-1", "economy-1", "economy-2", "two-1", "two-3")
    sheets: dict[str, Any] = {"top": {"two-0": [1, 3]}, "bottom": {cell: ["neutral"] for cell in others}}
    state = play(only_issuing(orders=["red-1"], money=money, round=2, **sheets), "0 take two-0")
    assert offers(state, 0) == ["owner 1", "owner 3"]
    assert refused_by(state, "0 sell 1") == rule  # 1 for the owner, 2 for exerting influence


def test_W3_before_a_tile_money_for_a_move_is_raised() -> None:
    state = only_costly_spaces(1, 1, marks={"cars": [0]})
    assert refused_by(state, "0 use cars") == "W3"
    assert refused_by(play(state, "0 sell 1"), "0 use cars") == "W70"


def test_W2_a_token_stays_where_it_is_if_no_action_can_be_carried_out() -> None:
    assert refused_by(only_issuing(orders=[]), "0 take start-0") == "W2"
    assert offers(only_issuing(orders=[]), 0) == ["gain start"]


def test_W3_a_column_that_nobody_can_pay_is_forgiven() -> None:
    state = play(only_issuing(orders=[], money=0), "0 gain start")
    assert told(state, "forgiven") == ["0 2"]


def test_W70_of_a_forgiven_column_the_coins_at_hand_go_to_the_first_owner() -> None:
    state = only_issuing(orders=[], money=1, top={"start-0": [1], "start-1": [1], "start-2": [3]})
    play(state, "0 gain start")
    assert (told(state, "fee-paid"), told(state, "forgiven")) == (["0 1 1"], ["0 1", "0 1", "0 4"])


def test_W70_the_whole_money_for_the_cheapest_move_buys_no_tile() -> None:
    state = only_costly_spaces(2, 1, marks={"cars": [0]})
    assert refused_by(state, "0 use cars") == "W70"
