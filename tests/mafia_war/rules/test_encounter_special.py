"""Orders with rules of their own, and anytime options in the middle of an attack."""

from __future__ import annotations

from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL
from tests.mafia_war.encounter_board import Board


def test_SPECIAL_1_green_replaces_one_defender() -> None:
    board = Board()
    board.put("enna", 2, 3, orders=("green-church-a",))
    board.put("bronte", 1, 4)
    board.play("2 do shotgun", "2 land bronte", "2 amount 3")
    assert board.offers(2) == ["amount 0", "amount 1"]
    board.play("2 amount 1", "2 brute-force")
    # 4 Blue: 1 swapped, 1 by the skull, 2 left against 3 + 1 − 2.
    assert board.at("bronte") == (EMPTY, 0, 0, 0)
    assert list(board.state.supply_soldati[1:3]) == [50, 50]


def test_SPECIAL_5_black_replaces_up_to_two_without_recruits() -> None:
    board = Board(("black", "blue", "green", "yellow"))
    board.put("enna", 0, 3, orders=("black-church-b",))
    board.put("bronte", NEUTRAL, 2, labs=1)
    board.play("0 do shotgun", "0 land bronte", "0 amount 1", "0 amount 2")
    assert board.at("bronte") == (0, 3, 0, 0)
    assert board.state.headquarters[0] == 0


def test_SPECIAL_4_yellow_pays_for_each_defender() -> None:
    board = Board()
    board.put("enna", 3, 3, orders=("yellow-economy-c",))
    board.put("bronte", NEUTRAL, 3, labs=2)
    board.headquarters(3, 0, money=2)
    board.play("3 do shotgun", "3 land bronte", "3 amount 3")
    assert board.offers(3) == ["amount 0", "amount 1", "amount 2"]
    assert board.refusal(3, "amount 3") == "SPECIAL-4"
    assert board.refusal(3, "amount 4") == "W63"
    board.play("3 amount 2")
    assert board.at("bronte") == (NEUTRAL, 1, 0, 2)
    assert (board.state.money[3], board.state.headquarters[3]) == (0, 2)


def test_SPECIAL_2_yellow_serves_every_lab_the_new_one_included() -> None:
    board = Board()
    board.put("enna", 3, 1, orders=("yellow-economy-b",))
    board.put("gela", 3, 1, labs=2)
    board.put("bronte", 1, 1, labs=2)
    board.headquarters(3, 5)
    board.play("3 do lab", "3 do car", "3 do soldati-at-labs")
    assert board.offers(3) == ["area enna", "area gela"]
    assert board.refusal(3, "area bronte") == "W65"
    board.play("3 area gela", "3 amount 2", "3 area enna")
    assert board.at("enna") == (3, 2, 1, 1)
    assert board.at("gela") == (3, 3, 0, 2)


def test_SPECIAL_9_white_supplies_neighbours() -> None:
    board = Board(("white", "blue", "green", "yellow"))
    board.put("enna", 0, 1, orders=("white-church-a",))
    board.put("bronte", 2, 1)
    board.put("palagonia", NEUTRAL, 1)
    board.put("licata", 1, 1)
    board.headquarters(0, 3)
    board.headquarters(2, 1)
    board.play("0 do supply-adjacent", "0 amount 2", "0 area bronte")
    assert board.state.to_move() == (2,)
    board.play("2 amount 1")
    assert board.refusal(0, "area licata") == "W64"
    board.play("0 area palagonia", "0 amount 2")
    assert [board.at(area)[1] for area in ("enna", "bronte", "palagonia")] == [3, 2, 3]
    assert board.is_over()


def test_W64_the_teammate_may_refuse() -> None:
    board = Board(("white", "blue", "green", "yellow"))
    board.put("enna", 0, 1, orders=("white-church-a",))
    board.put("bronte", 2, 1)
    board.headquarters(2, 4)
    board.play("0 do supply-adjacent", "0 area bronte", "2 amount 0")
    assert board.at("bronte")[1] == 1


def test_SPECIAL_10_white_pulls_enemies_in() -> None:
    board = Board(("white", "blue", "green", "yellow"))
    board.put("enna", 0, 1, orders=("white-police-b",))
    board.put("bronte", 1, 2, cars=1, labs=2)
    board.put("palagonia", NEUTRAL, 3)
    board.play("0 do pull-in", "0 area bronte", "0 amount 2")
    assert board.at("bronte") == (EMPTY, 0, 0, 2)
    assert board.offers(0) == ["area palagonia", "done"]
    board.play("0 area palagonia")
    assert board.at("enna")[1] == 4
    assert board.at("palagonia") == (NEUTRAL, 2, 0, 0)
    assert board.state.headquarters[0] == 0


def test_W43_anytime_options_in_the_middle_of_an_attack() -> None:
    board = Board()
    board.put("enna", 0, 3, orders=("red-1",))
    board.put("bronte", 1, 3)
    board.headquarters(1, 0, money=2)
    board.play("0 do shotgun", "0 land bronte", "0 amount 3", "0 finesse", "1 card turncoat", "1 give", "1 sell 3")
    assert board.state.to_move() == (0,)
    assert list(board.state.money) == [0, 1, 0, 1]


def test_SPECIAL_3_with_too_few_soldati_the_player_chooses_the_labs() -> None:
    board = Board()
    board.put("enna", 3, 1, labs=1, orders=("yellow-economy-b",))
    board.put("gela", 3, 1, labs=2)
    board.headquarters(3, 1)
    board.play("3 do soldati-at-labs", "3 area gela", "3 done")
    assert board.at("gela")[1] == 2
    assert board.at("enna")[1] == 1


def test_W65_at_labs_in_own_areas_and_in_one_go() -> None:
    board = Board()
    board.put("enna", 3, 1, orders=("yellow-economy-b",))
    board.put("gela", 3, 1, labs=1)
    board.headquarters(3, 5)
    board.play("3 do soldati-at-labs", "3 do lab")
    assert board.refusal(3, "do soldati-at-labs") == "ENCOUNTER-2"
    assert board.at("enna") == (3, 1, 0, 1)


def test_SPECIAL_8_white_supplies_the_orders_area_and_two_more() -> None:
    board = Board(("white", "blue", "green", "yellow"))
    board.put("enna", 0, 1, orders=("white-church-a",))
    for area in ("bronte", "palagonia", "licata"):
        board.put(area, 0, 1)
    board.headquarters(0, 9)
    board.play("0 do supply-adjacent", "0 amount 2", "0 area bronte", "0 amount 2", "0 area licata", "0 amount 1")
    assert [board.at(area)[1] for area in ("enna", "bronte", "palagonia", "licata")] == [3, 3, 1, 2]
    assert board.is_over()


def test_W63_swaps_only_against_occupied_targets_and_once_per_movement() -> None:
    board = Board()
    board.put("enna", 2, 3, orders=("green-church-a",))
    board.play("2 do shotgun", "2 land bronte", "2 amount 2")
    assert board.at("bronte") == (2, 2, 0, 0)
    assert board.is_over()
