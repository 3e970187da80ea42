"""Rulings of the encounter phase with several sides to them, each side asserted."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.games.mafia_war.state import State
from tests.mafia_war.boards import WAR, area, board, offers, play, player, refused_by, told

BLACK = ["black", "blue", "green", "yellow"]
WHITE = ["white", "blue", "green", "yellow"]


def encounter(areas: dict[str, Any], **position: Any) -> State:
    """An encounter phase on a board that holds only these areas."""
    return board(phase="encounter", empty_board=True, areas=areas, **position)


def held(holder: int | str, soldati: int, *orders: str, **more: int) -> dict[str, Any]:
    """An area with its Soldati and orders."""
    return {"holder": holder, "soldati": soldati, "orders": list(orders), **more}


def test_W1_labs_of_orders_go_into_the_orders_area() -> None:
    state = encounter({"enna": held(0, 1, "red-economy-a"), "gela": held(0, 3)}, players=[{"mat": [4, 4, 2, 6]}])
    assert area(play(state, "0 do lab"), "enna").labs == 1


def test_W1_a_vest_protects_all_soldati_of_its_area_until_the_end() -> None:
    fight = {"enna": held(0, 9, "red-1"), "bronte": held(1, 4, "blue-1")}
    state = play(encounter(fight), "0 do shotgun", "0 land bronte", "0 amount 5")
    assert told(state, "bonuses") == ["0 1"]


def test_W1_the_knockout_is_simultaneous() -> None:
    state = encounter({"enna": held(0, 5, "red-1"), "bronte": held(1, 3)})
    play(state, "0 do shotgun", "0 land bronte", "0 amount 5", "0 brute-force")
    assert area(state, "bronte").holder == "empty"


def test_W1_all_orders_are_home_before_management() -> None:
    state = encounter({"enna": held(0, 2, "red-5"), "nicosia": held(0, 1)})
    play(state, "0 done")
    assert offers(state, 0, "mark") != []
    assert "red-5" in (player(state).orders or [])


def test_W1_no_passing_no_declining_and_the_three_boat_check_in_any_sea() -> None:
    state = board(seas={"mare-sciacca": [1, 3]})
    assert refused_by(state, "0 pass") == "PLAN-5"
    play(state, "0 take start-0", "0 space start-1")
    assert refused_by(state, "0 pass") == "SPACE-10"
    play(state, "0 equip speedboat", "0 sea mare-agrigento", "0 sea mare-sciacca", "0 boat 1")
    assert WAR.dump(state).seas["mare-sciacca"] == [3]


def test_W8_the_new_holder_leads_only_from_the_encounter_phase() -> None:
    orders = {"enna": {"orders": ["red-1"]}, "gela": {"orders": ["blue-2"]}}
    state = board(turn=1, areas=orders, top={"start-0": ["neutral"]})
    play(state, "1 gain start", "1 space two-0", "1 do column-action", "1 pass", "1 done")
    assert WAR.dump(state).executing == "blue-2"


def test_W17_any_assignment_each_number_once_and_optional() -> None:
    near = {
        "enna": held(0, 2, "black-church-c"),
        "bronte": held(1, 3),
        "licata": held(3, 3),
        "paterno": held("neutral", 3),
    }
    state = play(encounter(near, families=BLACK, players=[{"mat": [3, 2, 6, 0]}]), "0 do pentito", "0 pass")
    play(state, "0 area paterno", "0 amount 2")
    assert refused_by(state, "0 area paterno") == "W17"
    play(state, "0 area bronte")
    assert [area(state, name).soldati for name in ("paterno", "bronte", "licata")] == [1, 2, 3]


def test_W18_by_land_on_foot_without_tiles_and_skulls() -> None:
    near = {"caltagirone": held(0, 1, "red-church-c", cars=1), "scordia": held("neutral", 4), "ragusa": held(1, 2)}
    state = encounter(near, players=[{"mat": [4, 4, 3, 0]}], marks={"bribery": [0], "miniguns": [0]})
    play(state, "0 do agitate", "0 land ragusa")
    assert refused_by(state, "0 with-car") != "nothing"
    play(state, "0 amount 4")
    assert offers(state, 0) == ["finesse", "brute-force"]  # neither Bribery nor the skull came before
    assert area(state, "ragusa").soldati == 2


def test_W18_distance_counts_borders_whatever_lies_between() -> None:
    near = {
        "enna": held(0, 1, "red-justice-b"),
        "palagonia": held(1, 9),
        "augusta": held("neutral", 2),
        "catania": held(3, 1),
    }
    state = play(encounter(near, players=[{"mat": [1, 4, 3, 6]}]), "0 do agitate")
    assert offers(state, 0, "land") != []  # Augusta lies two borders away, beyond Blue
    assert "land catania" in offers(state, 0)


def test_W18_neutral_targets_are_joined() -> None:
    near = {"caltagirone": held(0, 1, "red-2"), "scordia": held("neutral", 3), "noto": held("neutral", 2, labs=1)}
    state = play(encounter(near), "0 do agitate", "0 land noto", "0 amount 2")
    assert (area(state, "noto").soldati, area(state, "noto").labs, area(state, "scordia").soldati) == (4, 1, 1)


def test_W46_a_second_bomb_only_at_once() -> None:
    near = {"camastra": held(1, 1, "blue-justice-c"), "agrigento": held(0, 5), "enna": held(0, 5)}
    state = encounter(near, players=[{}, {"mat": [0, 4, 3, 4]}])
    play(state, "1 do bomb", "1 strike agrigento", "1 done")
    assert area(state, "enna").soldati == 5
    assert WAR.dump(state).phase == "planning"


def test_W47_once_per_order() -> None:
    near = {"enna": held(0, 1, "red-3"), "nicosia": held(0, 3), "bronte": held(1, 1)}
    state = play(encounter(near), "0 do rally", "0 amount 1")
    assert refused_by(state, "0 do rally") == "ENCOUNTER-2"


def test_W49_coin_recruiting_and_agitate_still_work() -> None:
    state = play(
        encounter({"enna": held(3, 2, "yellow-2")}), "3 do shotgun", "3 land bronte", "3 amount 2", "3 do coin"
    )
    assert player(state, 3).money == 11
    gone = encounter({"enna": held(1, 1, "blue-police-a"), "licata": held(0, 1)}, players=[{}, {"mat": [6, 3, 3, 4]}])
    play(gone, "1 do shotgun", "1 land bronte")
    assert WAR.dump(gone).phase == "planning"  # the car of the order could not be placed any more


def test_W50_allies_then_bribery_then_swap_then_bonuses() -> None:
    near = {"enna": held(0, 5, "black-church-b"), "palagonia": held("neutral", 1), "catania": held(1, 5, labs=1)}
    marks = {"allies": [0], "bribery": [0]}
    state = encounter(near, families=BLACK, players=[{"mat": [3, 2, 6, 3], "money": 2}], marks=marks)
    play(state, "0 do shotgun", "0 allies catania", "0 amount 3", "0 use bribery", "0 amount 2")
    assert told(state, "tile-used") == ["0 allies", "0 bribery"]
    order = [kind for kind in told(state) if kind in ("tile-used", "attacked", "swapped", "bonuses", "finesse")]
    assert order == ["tile-used", "attacked", "tile-used", "swapped", "bonuses"]
    assert (area(state, "catania").soldati, player(state).money) == (2, 0)


def test_W51_a_boat_in_every_sea_of_the_chain_and_empty_targets() -> None:
    state = encounter({"camastra": held(0, 3, "red-1")}, seas={"mare-agrigento": [0, 1], "mare-siracusa": [2]})
    play(state, "0 do shotgun")
    assert refused_by(state, "0 by-sea siracusa") == "MOVE-4"
    assert area(play(state, "0 by-sea licata", "0 amount 1"), "licata").holder == 0


def test_W52_recruitment_comes_before_the_second_movement() -> None:
    near = {"enna": held(0, 5, "red-church-b"), "bronte": held(1, 1)}
    state = encounter(near, players=[{"mat": [4, 4, 3, 2]}], marks={"recruitment": [0]})
    play(state, "0 do shotgun", "0 land bronte", "0 amount 4", "0 brute-force")
    assert offers(state, 0) == ["amount 0", "amount 1", "amount 2"]
    play(state, "0 amount 1", "0 from bronte", "0 land randazzo")
    assert offers(state, 0)[-1] == "amount 2"  # the one from headquarters may go on


@pytest.mark.parametrize(
    ("soldati", "money", "choices"),
    [(1, 5, ["amount 0", "amount 1"]), (3, 0, ["amount 0", "amount 1"]), (3, 1, ["amount 0", "amount 1", "amount 2"])],
)
def test_W53_as_many_as_headquarters_hold_and_money_pays(soldati: int, money: int, choices: list[str]) -> None:
    near = {"enna": held(0, 5, "red-1"), "bronte": held(1, 1)}
    state = encounter(near, players=[{"headquarters": soldati, "money": money}], marks={"recruitment": [0]})
    assert offers(play(state, "0 do shotgun", "0 land bronte", "0 amount 4", "0 brute-force"), 0) == choices


def test_W53_one_is_free_and_two_cost_1_money() -> None:
    near = {"enna": held(0, 5, "red-1"), "bronte": held(1, 1)}
    state = encounter(near, marks={"recruitment": [0]})
    play(state, "0 do shotgun", "0 land bronte", "0 amount 4", "0 brute-force")
    assert player(play(state.copy(), "0 amount 1")).money == 10
    assert player(play(state, "0 amount 2")).money == 9


def test_W54_an_executed_vest_still_counts_but_does_not_travel() -> None:
    near = {"enna": held(1, 4, "blue-justice-a"), "bronte": held(0, 3), "camastra": held(0, 9, "red-3")}
    stays = encounter(near, players=[{}, {"mat": [5, 4, 3, 4]}])
    play(stays, "1 do bomb", "1 strike bronte", "0 do shotgun", "0 land enna", "0 amount 3")
    assert told(stays, "bonuses") == ["2 1"]
    leaves = encounter({"enna": held(1, 4, "blue-1"), "camastra": held(0, 9, "red-3")})
    play(leaves, "1 do shotgun", "1 land caltanissetta", "1 amount 4", "0 do shotgun", "0 land caltanissetta")
    assert told(play(leaves, "0 amount 3"), "bonuses") == ["2 0"]


def test_W55_clearing_keeps_labs_and_entering_costs_one() -> None:
    near = {"camastra": held(1, 2, "blue-justice-a"), "agrigento": held(0, 2, labs=2)}
    state = play(encounter(near, players=[{}, {"mat": [5, 4, 3, 4]}]), "1 do bomb")
    assert (area(state, "agrigento").holder, area(state, "agrigento").labs) == ("empty", 2)


def test_W57_all_three_cards_in_every_conflict() -> None:
    near = {"enna": held(0, 9, "red-church-b"), "bronte": held(1, 9)}
    state = encounter(near, players=[{"mat": [4, 4, 3, 2]}])
    play(state, "0 do shotgun", "0 land bronte", "0 amount 2", "0 finesse", "0 card turncoat", "1 card coward-1")
    play(state, "0 leave", "1 leave", "0 land bronte", "0 amount 2", "0 finesse")
    assert offers(state, 0) == offers(state, 1) == ["card turncoat", "card coward-1", "card coward-2"]


def test_W60_each_strike_with_a_car_reaches_two_borders() -> None:
    near = {"camastra": held(1, 1, "blue-justice-c", cars=2), "enna": held(3, 1), "bronte": held(0, 9)}
    state = encounter(near, players=[{}, {"mat": [0, 4, 3, 4]}], marks={"delay-detonator": [1]})
    play(state, "1 do bomb", "1 car-strike bronte")  # the first had no other target
    assert told(state, "car-bomb") == ["1 camastra bronte 8 0", "1 camastra bronte 8 0"]
    assert area(state, "bronte").holder == "empty"
    assert player(state, 1).supply_cars == 5


def test_W63_no_swap_and_no_bribe_where_nobody_stands() -> None:
    state = encounter(
        {"enna": held(2, 3, "green-church-a")}, players=[{}, {}, {"mat": [4, 6, 3, 3]}], marks={"bribery": [2]}
    )
    play(state, "2 do shotgun", "2 land bronte", "2 amount 2")
    assert (area(state, "bronte").soldati, player(state, 2).money) == (2, 10)


def test_W64_white_supplies_none_to_two_and_pulls_in_without_takeover() -> None:
    near = {
        "enna": held(0, 1, "white-church-a"),
        "bronte": held(0, 1),
        "nicosia": held("neutral", 1),
        "licata": held("empty", 0),
    }
    state = encounter(near, families=WHITE, players=[{"mat": [2, 6, 3, 5], "headquarters": 9}])
    play(state, "0 do supply-adjacent", "0 amount 0")
    assert refused_by(state, "0 area licata") == "W64"
    play(state, "0 area nicosia", "0 amount 2", "0 area bronte", "0 amount 1")
    assert [area(state, name).soldati for name in ("enna", "bronte", "nicosia")] == [1, 2, 3]
    pull = {"enna": held(0, 1, "white-police-b"), "bronte": held(1, 2, labs=2)}
    pulled = encounter(pull, families=WHITE, players=[{"mat": [2, 3, 3, 6]}])
    play(pulled, "0 do pull-in", "0 amount 2")
    assert (area(pulled, "bronte").holder, area(pulled, "bronte").labs, area(pulled, "enna").soldati) == ("empty", 2, 3)


def test_MOVE_11_car_and_skull_count_in_full_in_both_attacks() -> None:
    near = {"enna": held(1, 9, "blue-church-b", cars=1), "bronte": held(0, 2), "randazzo": held(0, 5)}
    state = encounter(near, players=[{}, {"mat": [6, 4, 3, 1]}])
    play(state, "1 do shotgun", "1 land bronte", "1 amount 5", "1 with-car", "1 from bronte", "1 land randazzo")
    play(state, "1 amount 4", "1 with-car")
    assert told(state, "bonuses") == ["2 0", "2 0"]


def test_TILES_2_on_both_movements_but_never_on_a_strike() -> None:
    near = {"camastra": held(1, 4, "blue-justice-b"), "agrigento": held(0, 4)}
    state = encounter(near, players=[{}, {"mat": [3, 4, 3, 4]}], marks={"bribery": [1]})
    play(state, "1 do bomb")
    assert told(state, "tile-used") == []
    play(state, "1 do shotgun", "1 land agrigento", "1 amount 3")
    assert "use bribery" in offers(state, 1)


def test_CONFLICT_9_printed_two_turncoats_count_twice_predictable_once() -> None:
    for option, left in (("printed", 3), ("predictable", 2)):
        near = {"enna": held(0, 4, "red-1"), "bronte": held(1, 1)}
        state = board({"conflict": option}, phase="encounter", empty_board=True, areas=near)
        play(state, "0 do shotgun", "0 land bronte", "0 amount 1", "0 finesse", "0 card turncoat", "1 card turncoat")
        play(state, "0 pick-up", "1 leave")
        assert area(state, "bronte").soldati == left
