"""SPACES and the planning TILES: special action spaces, and control tiles once per turn."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.games.mafia_war.state import State
from tests.mafia_war.boards import WAR, area, board, offers, play, player, refused_by

TWO_AREAS = (2, "police-1")
TWO_ORDERS = (3, "police-1")
REMOVE_TWO = (2, "church-2")
LAUNDER_AND_RALLY = (2, "economy-1")
"""The round whose bottom sheet has a special space, and its cell."""


def using(space: tuple[int, str], **position: Any) -> State:
    """Red has moved a neutral token to a special space."""
    state = board(round=space[0], **{"top": {"start-0": ["neutral"], "two-0": ["neutral"]}, **position})
    return play(state, "0 take start-0", f"0 space {space[1]}")


def test_SPACES_1_one_order_in_each_of_up_to_two_areas() -> None:
    state = using(TWO_AREAS, areas={"messina": {"orders": ["red-5"]}})
    assert refused_by(state, "0 area messina") == "ORDER-3"
    play(state, "0 area enna", "0 order 1")
    assert refused_by(state, "0 area enna") == "ORDER-3"
    assert "done" in offers(state, 0)
    play(state, "0 area augusta", "0 order 2")
    assert [area(state, name).orders for name in ("enna", "augusta")] == [["red-1"], ["red-2"]]


def test_SPACES_2_two_orders_in_one_area_without_chain_of_command() -> None:
    state = using(TWO_ORDERS, areas={"messina": {"orders": ["red-5"]}})
    assert refused_by(state, "0 area messina") == "ORDER-3"
    play(state, "0 area enna", "0 order 1")
    assert area(play(state.copy(), "0 done"), "enna").orders == ["red-1"]  # how far is the player's choice
    assert area(play(state, "0 order 3"), "enna").orders == ["red-1", "red-3"]


def test_SPACES_3_never_more_than_two() -> None:
    two = {"enna": {"orders": ["red-1", "red-2"]}}
    state = using(TWO_ORDERS, areas=two, marks={"chain-of-command": [0]})
    assert refused_by(state, "0 area enna") == "SPACES-3"


def test_SPACES_4_base_value_plus_4_only_where_the_player_stands() -> None:
    state = play(board(areas={"camastra": {"holder": "empty"}}, players=[{"headquarters": 9}]), "0 take start-0")
    play(state, "0 space police-0")
    assert refused_by(state, "0 area camastra") == "SPACES-4"
    assert offers(play(state, "0 area enna"), 0)[-1] == "amount 6"


def test_SPACES_5_two_tokens_of_one_row_to_supply() -> None:
    state = play(using(REMOVE_TWO), "0 row church")
    assert offers(state, 0) == ["amount 1", "amount 2"]
    play(state, "0 amount 2")
    assert (player(state).mat, player(state).supply_tokens) == ([4, 4, 3, 4], 10)
    assert "red-church-a" in (player(state).orders or [])
    last = board(round=2, turn=3, players=[{}, {}, {}, {"mat": [3, 1, 6, 4]}])
    play(last, "3 take start-0", "3 space church-2", "3 row police")
    assert player(last, 3).mat == [3, 0, 6, 4]  # one was left, so one came


def test_SPACES_6_launder_and_rally_into_an_own_area() -> None:
    held = {"enna": {"labs": 1}, "camastra": {"holder": 0, "soldati": 2, "cars": 1}, "palagonia": {"holder": 0}}
    state = using(LAUNDER_AND_RALLY, areas=held, seas={"mare-agrigento": [0]})
    assert offers(state, 0) == ["do launder", "do rally"]
    play(state, "0 do launder", "0 do rally")
    assert refused_by(state, "0 area mistretta") == "SPACES-6"
    play(state, "0 area enna")
    assert refused_by(state, "0 from licata") == "RALLY-1"
    assert refused_by(state, "0 from messina") == "RALLY-2"
    play(state, "0 from camastra", "0 amount 2", "0 amount 1", "0 done")
    assert (area(state, "enna").soldati, area(state, "enna").cars) == (5, 1)
    assert area(state, "camastra").holder == "empty"
    assert player(state).money == 11


def test_TILES_3_cars() -> None:
    state = play(board(marks={"cars": [0]}), "0 use cars")
    assert refused_by(state, "0 area gela") == "EQUIP-2"
    play(state, "0 area enna")
    assert (area(state, "enna").cars, player(state).money) == (1, 8)


def test_TILES_4_chain_of_command_beside_an_order_of_an_earlier_turn() -> None:
    state = board(marks={"chain-of-command": [0]}, areas={"enna": {"orders": ["red-5"]}})
    play(state, "0 take start-0", "0 space start-2", "0 area enna", "0 order 1")
    assert area(state, "enna").orders == ["red-5", "red-1"]


def test_TILES_4_not_beside_an_order_of_the_same_turn() -> None:
    state = using(TWO_AREAS, marks={"chain-of-command": [0]})
    play(state, "0 area enna", "0 order 1")
    assert refused_by(state, "0 area enna") == "TILES-4"


def test_TILES_6_influence_turns_a_neutral_token_into_an_own_one() -> None:
    state = before_planning(0)
    assert offers(state, 0) == ["use influence", "pass"]
    play(state, "0 use influence")
    assert refused_by(state, "0 take start-0") == "TILES-6"
    play(state, "0 take two-0")
    assert (WAR.dump(state).top or {})["two-0"] == [0]
    assert (player(state).headquarters, player(state).supply_tokens) == (3, 8 - 1 - 1)


def before_planning(*seats: int, **position: Any) -> State:
    """Round 2 begins; these seats have marked Influence."""
    bottom = {"start-0": [1], "two-0": ["neutral"], "two-1": ["neutral"]}
    held = {0: {"nicosia": {"holder": 0}}, 1: {"camastra": {"holder": 1}}}
    areas = {name: value for seat in seats for name, value in held[seat].items()}
    marks = {"influence": list(seats)}
    return board(**{"phase": "encounter", "bottom": bottom, "marks": marks, "areas": areas, **position})


def test_TILES_7_meeting() -> None:
    state = play(board(marks={"meeting": [0]}), "0 use meeting")
    assert offers(state, 0) == ["amount 1", "amount 2", "amount 3"]
    play(state, "0 amount 3")
    assert (player(state).headquarters, player(state).money) == (7, 9)


def test_TILES_10_reinforcements() -> None:
    state = play(board(marks={"reinforcements": [0]}, areas={"camastra": {"holder": "empty"}}), "0 use reinforcements")
    assert "area camastra" not in offers(state, 0)
    play(state, "0 area enna", "0 amount 3")
    assert (area(state, "enna").soldati, player(state).headquarters, player(state).money) == (6, 1, 8)


def test_TILES_11_speedboats_under_the_usual_rules() -> None:
    state = play(board(marks={"speedboats": [0]}), "0 use speedboats")
    assert refused_by(state, "0 sea mare-palermo") == "EQUIP-3"
    play(state, "0 sea mare-agrigento", "0 sea mare-licata")
    assert (WAR.dump(state).seas["mare-licata"], player(state).money) == ([0], 8)


@pytest.mark.parametrize(
    ("tile", "price", "rule"),
    [
        ("meeting", 1, "TILES-7"),
        ("reinforcements", 2, "TILES-10"),
        ("cars", 2, "TILES-3"),
        ("speedboats", 2, "TILES-11"),
    ],
)
def test_TILE_1_for_its_exact_price_and_not_for_less(tile: str, price: int, rule: str) -> None:
    state = play(board(marks={tile: [0]}, players=[{"money": price}]), f"0 use {tile}")
    assert player(state).money == 0
    assert refused_by(board(marks={tile: [0]}, players=[{"money": price - 1}]), f"0 use {tile}") == rule


@pytest.mark.parametrize("tile", ["meeting", "reinforcements", "cars", "speedboats"])
def test_TILE_1_only_the_family_that_marked_it(tile: str) -> None:
    state = board(marks={tile: [2]})
    assert refused_by(state, f"0 use {tile}") == "TILE-1"
    assert refused_by(board(), f"0 use {tile}") == "TILE-1"


def test_TILE_1_only_in_its_phase() -> None:
    state = board(marks={"bribery": [0], "meeting": [0]})
    assert refused_by(state, "0 use bribery") == "TILE-1"
    encounter = board(phase="encounter", marks={"meeting": [0]}, areas={"enna": {"orders": ["red-1"]}})
    assert refused_by(encounter, "0 use meeting") != "nothing"


def test_W29_in_order_of_play_and_only_with_a_soldato_a_neutral_and_an_own_token() -> None:
    state = before_planning(0, 1, start=1)
    assert state.to_move() == (1,)
    assert play(state, "1 pass").to_move() == (0,)
    assert refused_by(play(state, "0 pass"), "0 use influence") == "PLAN-1"
    nobody_home = before_planning(0, players=[{"headquarters": 0}])
    assert offers(nobody_home, 0, "use") == []
    no_neutral = before_planning(0, bottom={"start-0": [1]})
    assert offers(no_neutral, 0, "use") == []


def test_W29_the_neutral_token_leaves_the_game() -> None:
    state = play(before_planning(0), "0 use influence", "0 take two-0")
    assert state.boxed_tokens == 8 - 1
    assert refused_by(state, "0 use influence") == "TILES-6"


def test_W39_several_tiles_before_or_after_the_move_each_once() -> None:
    state = play(board(marks={"meeting": [0], "cars": [0]}), "0 use cars", "0 area enna")
    assert refused_by(state, "0 use cars") == "W39"
    play(state, "0 take start-0", "0 space church-0")
    assert refused_by(state, "0 use meeting") != "nothing"  # not inside the action
    play(state, "0 amount 1")
    assert offers(state, 0) == ["use meeting", "done"]
    play(state, "0 use meeting", "0 amount 1")
    assert state.to_move() == (1,)


def test_W39_none_between_parts_or_in_a_final_action() -> None:
    state = play(board(marks={"meeting": [0]}), "0 take start-0", "0 space start-0", "0 do orders", "0 area enna")
    assert offers(play(state, "0 order 1"), 0, "use") == []
    last: dict[str, Any] = {"top": {"start-0": ["neutral"]}, "bottom": {"two-1": [0]}, "players": [{"bust": "two-1"}]}
    final = board(marks={"meeting": [0]}, turn=3, **last)
    play(final, "3 take start-0", "3 space church-0", "3 amount 1")
    assert refused_by(final, "0 use meeting") == "W39"


def test_W40_chain_of_command_helps_both_special_spaces_and_never_beyond_two() -> None:
    old = {"enna": {"orders": ["red-5"]}}
    spread = using(TWO_AREAS, areas=old, marks={"chain-of-command": [0]})
    assert "area enna" in offers(spread, 0)
    both = using(TWO_ORDERS, areas=old, marks={"chain-of-command": [0]})
    play(both, "0 area enna", "0 order 1")
    assert area(both, "enna").orders == ["red-5", "red-1"]
    assert both.to_move() == (1,)


def test_W40_losing_the_tile_removes_no_order() -> None:
    two = {"enna": {"orders": ["red-1", "red-3"]}}
    state = board(round=2, areas=two, marks={"chain-of-command": [0]}, top={"start-0": ["neutral"]})
    play(state, "0 take start-0", "0 space church-0", "0 amount 1")
    assert WAR.dump(state).marks == {}
    assert area(state, "enna").orders == ["red-1", "red-3"]
