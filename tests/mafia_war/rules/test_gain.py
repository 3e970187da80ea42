"""GAIN and MAT: gaining influence with a column, and what the mat reveals."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.games.mafia_war.state import State
from tests.mafia_war.boards import WAR, area, board, offers, play, player, refused_by, told

NEUTRAL_IN_EACH = {f"{column}-0": ["neutral"] for column in ("start", "justice", "police", "economy", "church", "two")}


def gained(column: str, **position: Any) -> State:
    """Red has paid for a column with one neutral token, moved it, and begun the column's action."""
    state = board(**{"top": NEUTRAL_IN_EACH, **position})
    return play(state, f"0 gain {column}", "0 space two-0", "0 do column-action")


def test_GAIN_1_all_tokens_of_a_column_and_its_action() -> None:
    state = board(top={"church-0": ["neutral"], "church-1": [0], "church-2": [3], "two-0": ["neutral"]})
    play(state, "0 gain church", "0 space two-0", "0 space two-0", "0 space two-0")
    assert WAR.dump(state).top == {"two-0": ["neutral"]}
    assert offers(state, 0) == ["do column-action", "do extra-order"]
    assert refused_by(state, "0 done") == "GAIN-1"
    assert player(play(state, "0 do column-action")).mat == [4, 4, 3, 4]


def test_GAIN_2_an_empty_column_cannot_be_chosen() -> None:
    state = board(top={"church-0": ["neutral"]})
    assert refused_by(state, "0 gain police") == "GAIN-2"


def test_GAIN_3_one_token_in_each_space_and_any_number_in_an_infinite_one() -> None:
    state = board(top={"church-0": ["neutral"], "church-1": [0], "church-2": [0]}, bottom={"church-2": [1]})
    play(state, "0 gain church", "0 space church-0")
    assert refused_by(state, "0 space church-0") == refused_by(state, "0 space church-2") == "SPACE-2"
    play(state, "0 space two-0", "0 space two-0")
    assert (WAR.dump(state).bottom or {})["two-0"] == [0, 0]


def test_GAIN_4_the_spaces_are_not_performed() -> None:
    state = board(top={"church-0": ["neutral"], "two-0": ["neutral"]})
    play(state, "0 gain church", "0 space church-0", "0 do column-action", "0 done")
    assert player(state).headquarters == 4


@pytest.mark.parametrize(("column", "price"), [("start", 1), ("justice", 2), ("two", 2)])
def test_GAIN_5_the_price_of_the_column(column: str, price: int) -> None:
    state = play(board(top=NEUTRAL_IN_EACH), f"0 gain {column}")
    assert player(state).money == 10 - price - 1
    broke = board(top=NEUTRAL_IN_EACH, players=[{"money": price}])
    assert refused_by(broke, f"0 gain {column}") == "GAIN-5"


@pytest.mark.parametrize("owner", [0, "neutral"])
def test_GAIN_6_one_money_for_each_token_even_own_and_neutral(owner: int | str) -> None:
    state = play(board(top={"church-0": [owner], "church-1": [owner]}), "0 gain church")
    assert player(state).money == 10 - 2 - 2


def test_GAIN_7_one_more_for_each_token_of_another_player() -> None:
    state = play(board(top={"church-0": [1], "church-1": [2], "church-2": [2]}), "0 gain church")
    assert [player(state, seat).money for seat in range(4)] == [10 - 2 - 3 - 3, 11, 12, 10]
    assert told(state, "forgiven") == []


def test_GAIN_8_everything_is_paid_before_the_action() -> None:
    state = board(top={"economy-0": ["neutral"], "two-0": ["neutral"]}, players=[{"money": 2}])
    assert refused_by(state, "0 gain economy") == "GAIN-5"  # the Money under the tokens comes too late
    paid = gained("economy", areas={})
    assert told(paid).index("paid") < told(paid).index("mat-uncovered")


def test_GAIN_9_the_start_piece_leads_the_phases_that_follow() -> None:
    state = board(turn=3, start=0, top={"start-0": ["neutral"], "two-0": ["neutral"]})
    play(state, "3 gain start", "3 space two-0", "3 do column-action", "3 pass", "3 done")
    assert WAR.dump(state).start == 3
    assert state.to_move() == (0,)
    play(state, "0 take two-0", "0 space church-0", "0 amount 1")
    assert (WAR.dump(state).round, state.to_move()) == (2, (3,))


def test_W8_not_in_the_final_actions_of_this_phase_but_in_the_encounter_that_follows() -> None:
    orders = {"enna": {"orders": ["red-1"]}, "gela": {"orders": ["blue-2"]}}  # both have initiative 3
    busts = [{"bust": "two-1"}, {"bust": "two-3"}]
    state = board(round=3, turn=1, areas=orders, players=busts, top={"start-0": ["neutral"]}, bottom=bust_tokens())
    play(state, "1 gain start", "1 space two-0", "1 do column-action", "1 pass", "1 done")
    assert state.to_move() == (0,)
    play(state, "0 pass", "1 pass")
    assert WAR.dump(state).executing == "blue-2"


def bust_tokens() -> dict[str, list[int]]:
    """Tokens beside two busts on sheet 3."""
    return {"two-1": [0], "two-3": [1]}


def test_GAIN_10_equipment_is_optional_with_the_start_piece() -> None:
    state = gained("start")
    assert offers(state, 0) == ["equip car", "equip speedboat", "equip lab", "pass"]
    assert area(play(state, "0 equip lab", "0 area enna"), "enna").labs == 1


def test_GAIN_11_two_tokens_of_the_columns_row_to_supply() -> None:
    state = gained("police")
    assert player(state).mat == [4, 2, 3, 6]
    assert player(state).supply_tokens == 8 + 2
    assert WAR.view_of(state.seen_by(1)).players[0].place_base == 4


@pytest.mark.parametrize(("left", "after"), [(2, 0), (1, 0), (0, 0)])
def test_GAIN_12_as_many_as_are_left_and_no_other_row(left: int, after: int) -> None:
    state = gained("police", players=[{"mat": [4, left, 3, 6]}])
    assert player(state).mat == [4, after, 3, 6]


def test_GAIN_13_one_token_from_each_of_two_rows() -> None:
    state = gained("two")
    assert len(offers(state, 0)) == 4
    play(state, "0 row church")
    assert refused_by(state, "0 row church") == "GAIN-13"
    assert player(play(state, "0 row police")).mat == [4, 3, 3, 5]


def test_GAIN_13_a_row_without_tokens_is_none_of_the_two() -> None:
    state = play(gained("two", players=[{"mat": [4, 0, 3, 6]}]), "0 row church")
    assert offers(state, 0) == ["row justice", "row economy"]
    assert refused_by(state, "0 row police") == "GAIN-12"


def test_GAIN_14_one_to_supply_the_other_to_a_sheet() -> None:
    state = play(gained("two"), "0 row church", "0 row police")
    assert refused_by(state, "0 top two-2") == "EXERT-3"  # the column was emptied
    on_top = play(state.copy(), "0 top police-1")
    assert ((WAR.dump(on_top).top or {})["police-1"], player(on_top).supply_tokens) == ([0], 9)
    below = play(state, "0 space church-0")
    assert ((WAR.dump(below).bottom or {})["church-0"], player(below).headquarters) == ([0], 4)


@pytest.mark.parametrize("column", ["start", "justice", "police", "economy", "church", "two"])
def test_GAIN_15_one_additional_order_with_every_column(column: str) -> None:
    state = play(board(top=NEUTRAL_IN_EACH), f"0 gain {column}", "0 space two-0", "0 do extra-order")
    assert refused_by(state, "0 area gela") == "ORDER-2"
    play(state, "0 area enna", "0 order 1")
    assert refused_by(state, "0 do extra-order") != "nothing"
    assert area(state, "enna").orders == ["red-1"]


def test_GAIN_16_before_or_after_and_even_a_new_one() -> None:
    state = play(gained("church"), "0 do extra-order", "0 area enna", "0 order 11")
    assert area(state, "enna").orders == ["red-church-a"]
    before = play(board(top=NEUTRAL_IN_EACH), "0 gain church", "0 space two-0", "0 do extra-order", "0 area enna")
    assert refused_by(before, "0 order 11") == "SETUP-12"


def test_MAT_2_a_base_value_or_an_instant_effect() -> None:
    state = gained("church")
    assert WAR.view_of(state.seen_by(0)).players[0].recruit_base == 5
    economy = play(gained("economy"), "0 area enna")
    assert (player(economy).money, area(economy, "enna").labs) == (10 - 3 + 1, 1)


def test_MAT_3_an_instant_effect_once_and_under_its_own_rules() -> None:
    state = gained("justice")
    assert refused_by(state, "0 area gela") == "EQUIP-2"
    play(state, "0 area enna")
    assert area(state, "enna").cars == 1
    later = play(board(players=[{"mat": [2, 4, 3, 6]}]), "0 take start-0", "0 space church-0", "0 amount 1")
    assert area(later, "enna").cars == 0


def test_MAT_4_the_rightmost_value_never_the_sum() -> None:
    for left, base in ((6, 3), (5, 4), (3, 6), (0, 9)):
        state = board(players=[{"mat": [4, 4, 3, left]}])
        assert WAR.view_of(state.seen_by(0)).players[0].recruit_base == base
    cars = [WAR.view_of(board(players=[{"mat": [left, 4, 3, 6]}]).seen_by(0)).players[0] for left in (4, 3, 2, 1, 0)]
    assert [(car.car_attack, car.car_strike) for car in cars] == [(1, 2), (1, 2), (2, 3), (2, 3), (3, 4)]


def test_MAT_7_a_lab_in_an_own_area_or_laundering() -> None:
    full = {name: {"labs": 2} for name in ("marsala", "cefalu", "agrigento", "enna", "messina")}
    state = gained("economy", areas={**full, "augusta": {"labs": 1}})
    assert area(state, "augusta").labs == 2
    half = [{}, {}, {}, {"mat": [3, 4, 4, 4]}]
    for labs in (2, 1, 0):
        yellow = board(turn=3, top=NEUTRAL_IN_EACH, players=half, areas={"licata": {"labs": labs}})
        play(yellow, "3 gain economy", "3 space two-0", "3 do column-action", "3 area ragusa")
        assert player(yellow, 3).money == 10 - 3 + labs


def test_MAT_9_the_first_token_of_a_column_brings_its_order() -> None:
    for left, new in ((6, "red-church-a"), (5, ""), (4, "red-church-b"), (3, ""), (2, "red-church-c"), (1, "")):
        state = board(players=[{"mat": [4, 4, 3, left]}])
        play(state, "0 take start-0", "0 space justice-0", "0 row church")
        assert told(state, "order-gained") == ([f"0 {new}"] if new else [])


def test_W5_pay_then_move_then_action_and_order_in_either_order() -> None:
    state = board(top={"church-0": [1], "two-0": ["neutral"]})
    play(state, "0 gain church", "0 space two-0", "0 do extra-order", "0 area enna", "0 order 1")
    steps = ("fee-paid", "paid", "token-placed", "order-issued", "mat-uncovered")
    assert [kind for kind in told(state) if kind in steps] == [*steps, "mat-uncovered"]
    assert state.to_move() == (1,)


def test_W28_two_institutions_with_one_row_left() -> None:
    state = gained("two", players=[{"mat": [0, 0, 0, 3]}])
    assert player(state).mat == [0, 0, 0, 2]
    assert player(state).supply_tokens == 8 + 14 + 1
    assert refused_by(state, "0 space church-0") != "nothing"


def test_W30_tokens_of_an_infinite_space_move_with_its_column() -> None:
    state = board(round=2, players=[{"money": 20}], top={"two-0": [0, 1, "neutral"], "two-1": [0], "start-0": [0]})
    assert offers(play(state.copy(), "0 take two-0"), 0) == ["owner 0", "owner 1", "owner neutral"]
    play(state, "0 gain two", "0 space two-0", "0 space two-0", "0 space two-0", "0 space start-0")
    assert WAR.dump(state).top == {"start-0": [0]}
    assert player(state).money == 20 - 3 - 4 - 1
    assert (WAR.dump(state).bottom or {})["two-0"] == [0, 1, "neutral"]


def test_W35_judged_after_the_moved_tokens_left_and_an_infinite_space_counts_as_empty() -> None:
    state = board(round=2, top={"two-0": [1, 1], "start-0": [0]})
    play(state, "0 take start-0", "0 space justice-0", "0 row church")
    assert refused_by(state, "0 top start-1") == "EXERT-3"
    assert "top two-0" in offers(state, 0)


def test_W36_blocking_a_space_costs_and_gives_nothing() -> None:
    state = play(gained("two"), "0 row church", "0 row police", "0 space two-1", "0 done")
    assert player(state).money == 10 - 3
    assert player(state).bust is None
    moved = play(board(top={"church-0": ["neutral"], "two-0": ["neutral"]}), "0 gain church", "0 space start-0")
    assert player(moved).money == 10 - 3


def test_W37_one_by_one_the_order_first() -> None:
    state = gained("justice", players=[{"mat": [2, 4, 3, 6]}])
    assert told(state)[-2:] == ["mat-uncovered", "order-gained"]
    assert state.to_move() == (0,)
    assert told(play(state, "0 area enna"))[-2:] == ["car-placed", "mat-uncovered"]


def test_W37_impossible_effects_are_lost_and_on_an_empty_mat_only_the_order_remains() -> None:
    no_cars = gained("justice", areas={"enna": {"cars": 5}})
    assert player(no_cars).mat == [2, 4, 3, 6]
    bare = gained("two", players=[{"mat": [0, 0, 0, 0]}])
    assert offers(bare, 0) == ["do extra-order", "done"]
