"""Strikes: bombs, car bombs, Delay Detonator, and Blue's order that strikes from the area reached."""

from __future__ import annotations

from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL
from tests.mafia_war.encounter_board import Board


def test_STRIKE_1_an_adjacent_area_and_never_by_boat() -> None:
    board = Board()
    board.put("camastra", 1, 1, orders=("blue-2",))
    board.put("agrigento", 0, 3)
    board.put("licata", 2, 3)
    board.put("ragusa", 0, 3)
    board.boat("mare-agrigento", 1)
    board.boat("mare-licata", 1)
    board.play("1 do bomb")
    assert board.refusal(1, "strike ragusa") == "STRIKE-1"
    board.play("1 strike agrigento")
    assert board.at("agrigento") == (0, 1, 0, 0)


def test_W16_without_an_enemy_in_reach_there_is_no_strike() -> None:
    board = Board()
    board.put("camastra", 1, 2, orders=("blue-justice-b",))
    board.put("licata", 3, 3)
    board.play()
    assert board.offers(1) == ["do shotgun", "done"]
    action = board.state.actions.table.parse("do bomb")
    assert (board.state.refusal(1, action).rule, board.state.refusal(1, action).code) == ("W16", "no-enemy-in-reach")


def test_W16_only_enemies_and_neutrals() -> None:
    board = Board()
    board.put("camastra", 1, 1, orders=("blue-2",))
    board.put("agrigento", 0, 3)
    board.put("licata", 3, 3)
    board.put("enna", NEUTRAL, 3)
    board.play("1 do bomb")
    assert board.offers(1) == ["strike agrigento", "strike enna"]
    assert board.refusal(1, "strike licata") == "W16"
    assert board.refusal(1, "strike caltanissetta") == "W16"


def test_STRIKE_7_an_emptied_area_is_nobodys() -> None:
    board = Board()
    board.put("camastra", 1, 1, orders=("blue-justice-a",))
    board.put("agrigento", 0, 2, cars=2, labs=1, orders=("red-3",))
    board.play("1 do bomb")
    assert board.at("agrigento") == (EMPTY, 0, 0, 1)
    assert board.in_headquarters(0, "red-3")
    assert board.state.supply_cars[0] == 5


def test_STRIKE_3_a_car_bomb_adds_the_lower_value_and_is_spent() -> None:
    board = Board()
    board.put("camastra", 1, 1, cars=1, orders=("blue-2",))
    board.put("agrigento", 0, 9)
    board.uncover(1, 0, 2)
    board.play("1 do bomb", "1 car-strike agrigento")
    assert board.at("agrigento") == (0, 9 - 2 - 3, 0, 0)
    assert board.at("camastra") == (1, 1, 0, 0)


def test_STRIKE_5_labs_and_vests_protect() -> None:
    board = Board()
    board.put("camastra", 1, 1, orders=("blue-justice-a",))
    board.put("agrigento", 0, 5, labs=2, orders=("red-5",))
    board.play("0 done", "1 do bomb")
    assert board.at("agrigento") == (0, 4, 0, 2)


def test_STRIKE_6_neutrals_become_recruits() -> None:
    board = Board()
    board.put("camastra", 1, 1, orders=("blue-2",))
    board.put("agrigento", NEUTRAL, 3)
    board.play("1 do bomb")
    assert board.state.headquarters[1] == 2


def test_STRIKE_9_two_bombs_in_full_and_two_car_bombs_need_two_cars() -> None:
    board = Board()
    board.put("camastra", 1, 1, cars=1, orders=("blue-justice-c",))
    board.put("agrigento", 0, 9, labs=1)
    board.play("1 do bomb", "1 car-strike agrigento")
    assert board.at("agrigento")[1] == 9 - (2 + 2 - 1)
    assert board.offers(1) == ["strike agrigento", "done"]
    assert board.refusal(1, "car-strike agrigento") == "STRIKE-9"
    board.play("1 strike agrigento")
    assert board.at("agrigento")[1] == 6 - (2 - 1)


def test_W60_a_car_bomb_is_spent_without_effect_and_delay_detonator_reaches_over_an_area() -> None:
    board = Board()
    board.put("camastra", 1, 1, cars=1, orders=("blue-2",))
    board.put("licata", 3, 1)
    board.put("gela", 0, 3, labs=2, orders=("red-police-b",))
    board.mark(1, "delay-detonator")
    board.play("0 done", "1 do bomb")
    assert board.at("gela") == (0, 3 - 1, 0, 2)
    assert board.state.supply_cars[1] == 5


def test_TILES_5_without_a_car_the_detonator_does_not_help() -> None:
    board = Board()
    board.put("camastra", 1, 1, orders=("blue-2",))
    board.put("gela", 0, 3)
    board.put("agrigento", 0, 3)
    board.put("enna", 0, 3)
    board.mark(1, "delay-detonator")
    board.play("1 do bomb")
    assert board.offers(1) == ["strike agrigento", "strike enna"]
    assert board.refusal(1, "car-strike gela") == "STRIKE-3"


def test_SPECIAL_7_blue_strikes_from_the_area_reached() -> None:
    board = Board()
    board.put("camastra", 1, 3, cars=1, orders=("blue-justice-b",))
    board.put("ribera", 0, 3)
    board.play("1 do shotgun", "1 land agrigento", "1 amount 2", "1 with-car", "1 do bomb")
    assert board.offers(1) == ["strike ribera", "car-strike ribera"]
    board.play("1 car-strike ribera")
    assert board.at("ribera") == (EMPTY, 0, 0, 0)
    assert board.at("agrigento") == (1, 2, 0, 0)


def test_W61_from_which_area_is_asked_where_both_can_strike() -> None:
    board = Board()
    board.put("camastra", 1, 3, orders=("blue-justice-b",))
    board.put("ribera", 0, 3)
    board.put("licata", 0, 3)
    board.play("1 do shotgun", "1 land agrigento", "1 amount 2", "1 do bomb")
    assert board.offers(1) == ["from camastra", "from agrigento"]
    board.play("1 from camastra")
    assert board.at("licata")[1] == 2


def test_SPECIAL_6_the_strike_may_come_first() -> None:
    board = Board()
    board.put("camastra", 1, 3, orders=("blue-justice-b",))
    board.put("agrigento", 0, 1)
    board.play("1 do bomb", "1 do shotgun", "1 land agrigento", "1 amount 3")
    assert board.at("agrigento") == (1, 3, 0, 0)


def test_STRIKE_2_a_strike_never_takes_control() -> None:
    board = Board()
    board.put("camastra", 1, 4, orders=("blue-justice-a",))
    board.put("agrigento", NEUTRAL, 2)
    board.play("1 do bomb")
    assert board.at("agrigento") == (EMPTY, 0, 0, 0)


def test_STRIKE_4_the_car_is_removed() -> None:
    board = Board()
    board.put("camastra", 1, 4, cars=2, orders=("blue-2",))
    board.put("agrigento", 0, 9)
    board.play("1 do bomb", "1 car-strike agrigento")
    assert board.at("camastra")[2] == 1
    assert board.state.supply_cars[1] == 4


def test_STRIKE_8_the_second_strike_may_hit_another_area_or_be_left_out() -> None:
    board = Board()
    board.put("camastra", 1, 1, orders=("blue-justice-c",))
    board.put("agrigento", 0, 3)
    board.put("licata", 0, 3)
    board.play("1 do bomb", "1 strike agrigento")
    assert board.offers(1) == ["strike agrigento", "strike licata", "done"]
    board.play("1 strike licata")
    assert (board.at("agrigento")[1], board.at("licata")[1]) == (1, 1)


def test_STRIKE_10_skulls_and_labs_count_in_full_in_both_strikes() -> None:
    board = Board()
    board.put("camastra", 1, 1, orders=("blue-justice-c",))
    board.put("agrigento", 0, 9, labs=1)
    board.play("1 do bomb", "1 strike agrigento")
    assert board.at("agrigento")[1] == 9 - 1 - 1
