"""Pentito and Agitate: enemies who disappear, and neutral Soldati who march."""

from __future__ import annotations

import pytest

from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL
from tests.mafia_war.encounter_board import Board


def black(soldati: int = 2) -> Board:
    """Black's Pentito 2-2-1 in Enna."""
    board = Board(("black", "blue", "green", "yellow"))
    board.put("enna", 0, soldati, orders=("black-church-c",))
    return board


def test_PENTITO_1_the_worked_example_2_2_1() -> None:
    board = Board(("black", "blue", "green", "yellow"))
    board.put("enna", 0, 2, orders=("black-church-c",))
    board.put("bronte", 1, 3, labs=2)
    board.put("palagonia", NEUTRAL, 2)
    board.put("licata", 3, 1, cars=1, labs=1, orders=("yellow-4",))
    board.put("nicosia", 2, 3)
    board.play("3 done", "0 do pentito")
    assert board.refusal(0, "area nicosia") == "PENTITO-3"
    assert board.refusal(0, "area gela") == "PENTITO-1"
    board.play("0 area bronte", "0 amount 2")
    assert board.refusal(0, "area bronte") == "W17"
    board.play("0 area palagonia", "0 amount 2")
    board.play("0 area licata")
    assert board.at("enna") == (0, 1, 0, 0)
    assert board.at("bronte") == (1, 1, 0, 2)
    assert board.at("palagonia") == (EMPTY, 0, 0, 0)
    assert board.at("licata") == (EMPTY, 0, 0, 1)
    assert board.state.headquarters[0] == 2
    assert board.in_headquarters(3, "yellow-4")


def test_W62_the_last_soldato_may_be_the_pentito() -> None:
    board = Board(("black", "blue", "green", "yellow"))
    board.put("enna", 0, 1, cars=1, orders=("black-2",))
    board.put("bronte", 1, 3)
    board.play("0 do pentito", "0 area bronte", "0 amount 2")
    assert board.at("enna") == (EMPTY, 0, 0, 0)
    assert board.at("bronte") == (1, 1, 0, 0)
    assert board.state.supply_cars[0] == 5
    assert board.in_headquarters(0, "black-2")


def test_AGITATE_3_the_worked_example() -> None:
    board = Board()
    board.put("caltagirone", 0, 1, orders=("red-justice-b",))
    board.put("scordia", NEUTRAL, 3)
    board.put("palagonia", 1, 1, labs=1)
    board.play("0 do agitate", "0 land palagonia", "0 amount 3", "0 brute-force")
    assert board.at("scordia") == (EMPTY, 0, 0, 0)
    assert board.at("palagonia") == (EMPTY, 0, 0, 1)
    assert board.state.headquarters[1] == 3


def test_AGITATE_6_neutrals_that_win_hold_the_area_and_a_lab_goes() -> None:
    board = Board()
    board.put("caltagirone", 0, 1, orders=("red-justice-b",))
    board.put("scordia", NEUTRAL, 5)
    board.put("palagonia", 1, 1, cars=1, labs=2)
    board.play("0 do agitate", "0 land palagonia", "0 amount 4", "0 brute-force")
    assert board.at("palagonia") == (NEUTRAL, 1, 0, 1)
    assert board.at("scordia") == (NEUTRAL, 1, 0, 0)
    assert board.state.headquarters[1] == 3


def test_AGITATE_4_never_the_own_team() -> None:
    board = Board()
    board.put("caltagirone", 0, 1, orders=("red-2",))
    board.put("scordia", NEUTRAL, 2)
    board.put("noto", NEUTRAL, 2)
    board.put("gela", NEUTRAL, 2)
    board.put("palagonia", 2, 2)
    board.play("0 do agitate")
    assert board.refusal(0, "area noto") == "AGITATE-2"
    board.play("0 area scordia")
    assert board.refusal(0, "land palagonia") == "AGITATE-4"
    assert board.refusal(0, "land caltagirone") == "AGITATE-4"


def test_W18_empty_targets_are_taken_and_neutral_ones_joined() -> None:
    board = Board()
    board.put("caltagirone", 0, 1, orders=("red-2",))
    board.put("scordia", NEUTRAL, 3)
    board.put("augusta", EMPTY, 0, labs=1)
    board.play("0 do agitate", "0 land augusta", "0 amount 3")
    assert board.at("augusta") == (NEUTRAL, 3, 0, 0)
    assert board.is_over()


def test_W18_turncoats_in_an_agitated_attack() -> None:
    board = Board()
    board.put("caltagirone", 0, 1, orders=("red-2",))
    board.put("scordia", NEUTRAL, 3)
    board.put("palagonia", 1, 3)
    board.play("0 do agitate", "0 land palagonia", "0 amount 3", "0 finesse")
    assert board.state.to_move() == (0, 1)
    board.play("1 card turncoat", "0 card turncoat", "0 leave", "1 leave")
    # One of each leaves, one of each arrives; the knockout empties the area. Four neutrals left, so Blue recruits four.
    assert board.at("palagonia") == (EMPTY, 0, 0, 0)
    assert list(board.state.headquarters) == [0, 4, 0, 0]
    assert board.state.supply_neutrals == 30


def test_W18_agitate_though_the_area_has_emptied_and_nothing_follows_it() -> None:
    board = Board()
    board.put("caltagirone", 0, 2, orders=("red-2",))
    board.put("scordia", NEUTRAL, 2)
    board.play("0 do shotgun", "0 land enna", "0 amount 2", "0 do agitate", "0 land gela", "0 amount 1")
    assert board.at("gela") == (NEUTRAL, 1, 0, 0)
    assert board.is_over()


def test_PENTITO_2_defence_does_not_help() -> None:
    board = black()
    board.put("bronte", 1, 3, labs=2, orders=("blue-1",))
    board.play("0 do pentito", "0 area bronte", "0 amount 2")
    assert board.at("bronte")[1] == 1


def test_PENTITO_3_fewer_than_pictured_may_be_removed() -> None:
    board = black()
    board.put("bronte", 1, 3)
    board.play("0 do pentito", "0 area bronte")
    assert board.offers(0) == ["amount 1", "amount 2"]


def test_PENTITO_4_neutrals_become_recruits() -> None:
    board = black()
    board.put("bronte", NEUTRAL, 3)
    board.play("0 do pentito", "0 area bronte", "0 amount 2")
    assert board.state.headquarters[0] == 2


def test_W17_each_number_goes_to_another_area_and_each_is_optional() -> None:
    board = black()
    board.put("bronte", 1, 3)
    board.put("palagonia", 1, 3)
    board.play("0 do pentito", "0 pass", "0 pass", "0 area palagonia")
    assert board.at("bronte")[1] == 3
    assert board.at("palagonia")[1] == 2


def test_AGITATE_1_nothing_of_the_order_follows() -> None:
    board = Board()
    board.put("caltagirone", 0, 2, orders=("red-2",))
    board.put("scordia", NEUTRAL, 2)
    board.play("0 do agitate", "0 land gela", "0 amount 1")
    assert board.is_over()
    assert board.in_headquarters(0, "red-2")


def test_AGITATE_2_only_neutral_soldati_within_the_distance() -> None:
    board = Board()
    board.put("caltagirone", 0, 1, orders=("red-justice-b",))
    board.put("scordia", NEUTRAL, 2)
    board.put("noto", NEUTRAL, 2)
    board.put("catania", NEUTRAL, 2)
    board.put("acireale", NEUTRAL, 2)
    board.play("0 do agitate")
    assert board.offers(0) == ["area catania", "area scordia", "area noto"]
    assert board.refusal(0, "area acireale") == "AGITATE-2"
    assert board.refusal(0, "area gela") == "AGITATE-2"


def test_AGITATE_5_the_defender_recruits_for_every_neutral_lost() -> None:
    board = Board()
    board.put("caltagirone", 0, 1, orders=("red-2",))
    board.put("scordia", NEUTRAL, 4)
    board.put("palagonia", 3, 5)
    board.play("0 do agitate", "0 land palagonia", "0 amount 4", "0 finesse")
    board.play("0 card coward-2", "3 card coward-1", "0 leave", "3 leave")
    # 2 neutrals run away, 2 fall in the knockout; Yellow's own runaway goes home too.
    assert list(board.state.headquarters) == [0, 0, 0, 4 + 1]
    assert board.at("palagonia") == (3, 2, 0, 0)


def test_W18_an_agitated_attack_has_no_skull_and_no_tiles() -> None:
    board = Board()
    board.put("caltagirone", 0, 1, orders=("red-justice-b",))
    board.put("scordia", NEUTRAL, 3)
    board.put("palagonia", 1, 3)
    board.mark(0, "bribery")
    board.mark(0, "recruitment")
    board.headquarters(0, 3, money=3)
    board.play("0 do agitate", "0 land palagonia", "0 amount 3")
    assert board.offers(0) == ["finesse", "brute-force"]
    assert board.at("palagonia")[1] == 3


def test_W72_the_turncoats_soldato_arrives_before_recruits() -> None:
    board = Board()
    board.put("caltagirone", 0, 1, orders=("red-2",))
    board.put("scordia", NEUTRAL, 3)
    board.put("palagonia", 1, 3)
    board.headquarters(1, 46)
    assert board.state.supply_soldati[1] == 1
    board.play("0 do agitate", "0 land palagonia", "0 amount 3", "0 finesse")
    board.play("0 card coward-1", "1 card turncoat", "0 leave", "1 leave")
    # The last Soldato in supply stands in the area, so the first recruit comes from the losses of the knockout.
    assert board.told("turned", "count") == [1]


@pytest.mark.parametrize(("supply", "turned", "recruits"), [(1, 1, [3]), (2, 2, [3]), (3, 2, [1, 3]), (4, 2, [2, 3])])
def test_W72_recruits_come_from_what_turncoats_left_in_supply(supply: int, turned: int, recruits: list[int]) -> None:
    board = Board()
    board.put("caltagirone", 0, 1, orders=("red-2",))
    board.put("scordia", NEUTRAL, 5)
    board.put("palagonia", 1, 3)
    board.headquarters(1, 47 - supply)
    board.play("0 do agitate", "0 land palagonia", "0 amount 5", "0 finesse")
    board.play("0 card turncoat", "1 card turncoat", "0 leave", "1 pick-up")
    assert board.told("turned", "count") == [turned]
    assert board.told("recruits", "count") == recruits  # the last 3 for the knockout
    assert board.state.headquarters[1] == 47 - supply + sum(recruits)
