"""Bonuses, the conflict, its cards, the knockout and the result."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.games.mafia_war.attack_record import ATTACK_FIELDS
from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL
from tests.mafia_war.encounter_board import Board


def attack(board: Board, count: int, own: int = 9, **defence: Any) -> None:
    """Red's plain order (no skull) in Enna attacks Bronte with `count` Soldati."""
    board.put("enna", 0, own, orders=("red-1",))
    board.put("bronte", **defence)
    board.play("0 do shotgun", "0 land bronte", f"0 amount {count}")


def test_the_worked_example_of_a_conflict() -> None:
    board = Board()
    board.put("enna", 0, 6, cars=1, orders=("red-justice-a",))
    board.put("bronte", 1, 4, labs=2, orders=("blue-1",))
    board.uncover(0, 0, 2)
    board.play("0 do shotgun", "0 land bronte", "0 amount 5", "0 with-car")
    assert board.at("bronte") == (1, 3, 0, 2)  # 2 + 2 against 2 + 1
    board.play("0 finesse", "1 card coward-1", "0 card turncoat", "0 leave", "1 pick-up")
    assert board.at("bronte") == (0, 1, 1, 1)
    assert board.at("enna") == (0, 1, 0, 0)
    assert board.in_headquarters(1, "blue-1")
    assert list(board.state.headquarters) == [0, 1, 0, 0]
    assert list(board.state.supply_soldati[:2]) == [50 - 2, 50 - 1]


def test_attacks_that_differ_in_anything_are_not_the_same() -> None:
    board = Board()
    attack(board, 2, holder=1, soldati=5)
    for field in ATTACK_FIELDS:
        other = board.state.attack.copy()
        assert other == board.state.attack
        value = getattr(other, field)
        setattr(other, field, not value if isinstance(value, bool) else value + 1)
        assert other != board.state.attack


def test_BONUS_2_the_highest_value_not_the_sum() -> None:
    board = Board()
    board.put("enna", 0, 5, cars=2, orders=("red-1",))
    board.put("bronte", 1, 5)
    board.uncover(0, 0, 4)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2", "0 with-car")
    assert board.at("bronte")[1] == 2


def test_BONUS_3_cars_never_defend() -> None:
    board = Board()
    board.put("enna", 0, 5, orders=("red-justice-a",))
    board.put("bronte", 1, 5, cars=3)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.at("bronte") == (1, 3, 3, 0)


def test_BONUS_5_vests_of_all_orders_add_up_executed_or_not() -> None:
    board = Board()
    board.put("enna", 0, 5, orders=("red-3",))
    board.put("bronte", 3, 5, orders=("yellow-4", "yellow-police-a"))
    board.play("3 done", "0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.at("bronte") == (3, 5, 0, 0)


def test_BONUS_8_bonuses_alone_can_win() -> None:
    board = Board()
    board.put("enna", 0, 5, orders=("red-justice-a",))
    board.put("bronte", 1, 1, cars=2, labs=1)
    board.play("0 do shotgun", "0 land bronte", "0 amount 1")
    assert board.at("bronte") == (0, 1, 0, 0)
    assert board.state.supply_cars[1] == 5


def test_BONUS_9_an_equal_defence_removes_nobody() -> None:
    board = Board()
    board.put("enna", 0, 5, orders=("red-justice-a",))
    board.put("bronte", 1, 3, labs=2)
    board.play("0 do shotgun", "0 land bronte", "0 amount 1")
    assert board.at("bronte") == (1, 3, 0, 2)
    assert board.offers(0) == ["finesse", "brute-force"]


def test_BONUS_7_neutral_soldati_removed_by_bonuses_become_recruits() -> None:
    board = Board()
    board.put("enna", 0, 5, orders=("red-justice-a",))
    board.put("bronte", NEUTRAL, 3)
    board.play("0 do shotgun", "0 land bronte", "0 amount 1")
    assert board.state.headquarters[0] == 2
    assert board.at("bronte") == (NEUTRAL, 1, 0, 0)


def test_W55_labs_protect_neutral_soldati() -> None:
    board = Board()
    board.put("enna", 0, 5, orders=("red-justice-a",))
    board.put("bronte", NEUTRAL, 3, labs=1)
    board.play("0 do shotgun", "0 land bronte", "0 amount 1")
    assert board.at("bronte") == (NEUTRAL, 2, 0, 1)


def test_W27_the_opponent_first_in_order_of_play_names_the_defender() -> None:
    board = Board()
    board.state.start = 2
    attack(board, 3, holder=NEUTRAL, soldati=3)
    board.play("0 finesse")
    assert board.state.to_move() == (3,)
    assert board.offers(3) == ["defender 3", "defender 1"]
    assert board.refusal(3, "defender 2") == "CONFLICT-2"
    board.play("3 defender 1")
    assert board.state.to_move() == (0, 1)


def test_CONFLICT_3_cards_are_laid_at_the_same_time_and_stay_hidden() -> None:
    board = Board()
    attack(board, 3, holder=1, soldati=3)
    board.play("0 finesse", "1 card coward-2")
    assert board.state.to_move() == (0,)
    assert board.refusal(1, "card turncoat") == "CONFLICT-3"
    assert board.refusal(0, "pick-up") == "CONFLICT-4"


@pytest.mark.parametrize(
    ("attacker", "defender", "winner", "left", "runaways"),
    [
        ("leave", "leave", 0, 5, [0, 2]),
        ("pick-up", "leave", 0, 1, [2, 0]),
        ("leave", "pick-up", 0, 1, [0, 2]),
        ("pick-up", "pick-up", 1, 3, [2, 0]),
    ],
)
def test_CONFLICT_5_who_holds_which_card(
    attacker: str, defender: str, winner: int, left: int, runaways: list[int]
) -> None:
    """5 Red with a Turncoat against 4 Blue with a Coward 2."""
    board = Board()
    attack(board, 5, holder=1, soldati=4)
    board.play("0 finesse", "0 card turncoat", "1 card coward-2", f"0 {attacker}", f"1 {defender}")
    assert board.at("bronte")[:2] == (winner, left)
    assert list(board.state.headquarters[:2]) == runaways


def test_CONFLICT_8_the_own_soldato_arrives_though_no_enemy_was_left() -> None:
    board = Board()
    attack(board, 1, holder=1, soldati=1)
    board.play("0 finesse", "0 card turncoat", "1 card turncoat", "0 pick-up", "1 leave")
    # Red has both Turncoats: one Blue leaves, two Reds arrive.
    assert board.at("bronte") == (0, 3, 0, 0)


def test_CONFLICT_9_predictable_two_identical_cards_count_once() -> None:
    board = Board()
    board.state.predictable = True
    attack(board, 1, holder=1, soldati=1)
    board.play("0 finesse", "0 card turncoat", "1 card turncoat", "0 pick-up", "1 leave")
    assert board.at("bronte") == (0, 2, 0, 0)


def test_W57_cowards_1_and_2_are_not_identical() -> None:
    board = Board()
    board.state.predictable = True
    attack(board, 5, holder=1, soldati=1)
    board.play("0 finesse", "0 card coward-1", "1 card coward-2", "0 pick-up", "1 leave")
    assert board.state.headquarters[0] == 3


def test_W11_turncoat_with_an_empty_supply() -> None:
    board = Board()
    board.put("gela", 0, 50 - 9)
    attack(board, 3, holder=NEUTRAL, soldati=2)
    board.play("0 finesse", "1 defender 1", "0 card turncoat", "1 card coward-1", "0 leave", "1 leave")
    # The neutral turncoat leaves, nobody arrives, no recruit; the runaway would be a recruit, but supply is empty.
    assert board.at("bronte") == (0, 3, 0, 0)
    assert board.state.headquarters[0] == 0


def test_W12_coward_takes_as_many_as_are_there() -> None:
    board = Board()
    attack(board, 1, holder=1, soldati=3)
    board.play("0 finesse", "0 card coward-2", "1 card coward-1", "0 leave", "1 leave")
    assert list(board.state.headquarters[:2]) == [1, 1]
    assert board.at("bronte") == (1, 2, 0, 0)


def test_CARDS_3_neutral_cowards_become_recruits_of_the_attacker() -> None:
    board = Board()
    attack(board, 3, holder=NEUTRAL, soldati=3)
    board.play("0 finesse", "1 defender 3", "0 card coward-1", "3 card coward-2", "0 leave", "3 leave")
    # 2 runaways and 1 in the knockout.
    assert list(board.state.headquarters) == [1 + 2 + 1, 0, 0, 0]
    assert board.at("bronte") == (0, 1, 0, 0)


def test_W58_the_family_that_plays_for_neutrals_neither_gains_nor_loses() -> None:
    board = Board()
    attack(board, 3, holder=NEUTRAL, soldati=3)
    board.play("0 finesse", "1 defender 1", "0 card coward-1", "1 card turncoat", "0 leave", "1 leave")
    assert board.state.supply_soldati[1] == 50
    assert board.at("bronte")[:2] == (NEUTRAL, 3)


def test_W10_brute_force_with_a_lone_attacker() -> None:
    board = Board()
    attack(board, 1, holder=1, soldati=3)
    board.play("0 brute-force")
    assert board.at("bronte") == (1, 3, 0, 0)
    assert board.state.supply_soldati[0] == 42


def test_CONFLICT_12_neutrals_of_the_knockout_become_recruits_after_own_losses() -> None:
    board = Board()
    board.put("gela", 0, 50 - 9)
    attack(board, 6, holder=NEUTRAL, soldati=3)
    board.play("0 brute-force")
    assert board.at("bronte") == (0, 1, 0, 0)
    assert board.state.headquarters[0] == 3
    assert board.state.supply_soldati[0] == 2


def test_CONFLICT_13_a_beaten_attacker_loses_the_car() -> None:
    board = Board()
    board.put("enna", 0, 5, cars=1, orders=("red-1",))
    board.put("bronte", 1, 5)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2", "0 with-car", "0 brute-force")
    assert board.state.supply_cars[0] == 5


def test_CONFLICT_14_a_takeover_needs_a_survivor() -> None:
    board = Board()
    attack(board, 4, holder=1, soldati=2, cars=1, labs=2)
    board.play("0 brute-force")
    assert board.at("bronte") == (EMPTY, 0, 0, 2)
    assert board.state.supply_cars[1] == 5


def test_BONUS_1_the_skull_adds_its_number() -> None:
    board = Board()
    board.put("enna", 0, 5, orders=("red-justice-a",))
    board.put("bronte", 1, 5)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.told("bonuses", "attack") == [2]
    assert board.at("bronte")[1] == 3


def test_BONUS_4_each_lab_defends() -> None:
    board = Board()
    board.put("enna", 0, 5, orders=("red-justice-a",))
    board.put("bronte", 1, 5, labs=1)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.told("bonuses", "defence") == [1]


def test_LAB_2_a_lab_gives_one_defence_bonus() -> None:
    board = Board()
    attack(board, 3, holder=1, soldati=3, labs=2)
    assert board.told("bonuses", "defence") == [2]


def test_BONUS_6_the_difference_returns_to_supply() -> None:
    board = Board()
    board.put("enna", 0, 5, orders=("red-justice-a",))
    board.put("bronte", 1, 5, labs=1)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.at("bronte")[1] == 4
    assert board.state.supply_soldati[1] == 46


def test_W54_a_vest_counts_before_its_order_is_executed() -> None:
    board = Board()
    board.put("enna", 0, 5, orders=("red-justice-a",))
    board.put("bronte", 1, 5, orders=("blue-1",))
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.at("bronte")[1] == 4


def test_CONFLICT_1_finesse_or_brute_force() -> None:
    board = Board()
    attack(board, 3, holder=1, soldati=3)
    assert board.offers(0) == ["finesse", "brute-force"]
    assert board.refusal(0, "card turncoat") == "CONFLICT-3"


def test_CONFLICT_2_the_other_team_defends_neutral_soldati() -> None:
    board = Board()
    attack(board, 3, holder=NEUTRAL, soldati=3)
    board.play("0 finesse")
    assert board.offers(1) == ["defender 1", "defender 3"]


def test_W13_either_opponent_may_play_for_the_neutrals() -> None:
    for seat in (1, 3):
        board = Board()
        attack(board, 3, holder=NEUTRAL, soldati=3)
        board.play("0 finesse", f"1 defender {seat}")
        assert board.state.to_move() == (0, seat)


def test_CONFLICT_4_the_attacker_decides_first_and_the_defender_knows() -> None:
    board = Board()
    attack(board, 3, holder=1, soldati=3)
    board.play("0 finesse", "0 card turncoat", "1 card turncoat")
    assert board.state.to_move() == (0,)
    board.play("0 pick-up")
    assert board.state.to_move() == (1,)
    assert board.told("picked-up", "seat") == [0]


def test_CONFLICT_6_cards_are_revealed_after_both_decisions() -> None:
    board = Board()
    attack(board, 3, holder=1, soldati=3)
    board.play("0 finesse", "0 card turncoat", "1 card coward-1", "0 leave")
    assert board.told("card-revealed", "card") == []
    board.play("1 pick-up")
    assert board.told("card-revealed", "seat") == [1, 1]
    assert board.journal.learnt


def test_CONFLICT_7_turncoats_before_cowards() -> None:
    board = Board()
    attack(board, 1, holder=1, soldati=3)
    board.play("0 finesse", "0 card turncoat", "1 card coward-2", "0 pick-up", "1 leave")
    # First 1 + 1 attackers, then both run away; the other way round one of them would have stayed.
    assert board.state.headquarters[0] == 2
    assert board.at("bronte") == (1, 2, 0, 0)


def test_W56_all_removals_before_all_arrivals() -> None:
    board = Board()
    attack(board, 1, holder=1, soldati=1)
    board.play("0 finesse", "0 card turncoat", "1 card turncoat", "0 leave", "1 leave")
    # Each removes the other's only Soldato, then one of each arrives: the knockout leaves nobody.
    assert board.at("bronte") == (EMPTY, 0, 0, 0)
    assert board.told("turned", "owner") == [0, 1]


def test_CARDS_1_turncoat() -> None:
    board = Board()
    attack(board, 2, holder=1, soldati=3)
    board.play("0 finesse", "0 card turncoat", "1 card coward-1", "0 leave", "1 leave")
    # 2 + 1 against 3 − 1 − 1.
    assert board.at("bronte") == (0, 2, 0, 0)


def test_CARDS_2_coward() -> None:
    board = Board()
    attack(board, 4, holder=1, soldati=4)
    board.play("0 finesse", "0 card coward-2", "1 card coward-1", "0 leave", "1 leave")
    assert list(board.state.headquarters[:2]) == [2, 1]
    assert board.at("bronte") == (1, 1, 0, 0)


def test_CONFLICT_10_brute_force_costs_two_attackers() -> None:
    board = Board()
    attack(board, 5, holder=1, soldati=2)
    board.play("0 brute-force")
    assert board.at("bronte") == (0, 1, 0, 0)
    assert board.told("attackers-lost", "count") == [2, 2]


def test_CONFLICT_11_knockout_until_a_side_is_gone() -> None:
    board = Board()
    attack(board, 4, holder=1, soldati=5)
    board.play("0 brute-force")
    assert board.at("bronte") == (1, 3, 0, 0)
    assert list(board.state.supply_soldati[:2]) == [45, 47]


def test_W14_both_sides_gone_cars_and_orders_leave_and_labs_stay() -> None:
    board = Board()
    board.put("enna", 0, 5, cars=1, orders=("red-1",))
    board.put("bronte", 1, 2, cars=2, labs=1, orders=("blue-3",))
    board.play("0 do shotgun", "0 land bronte", "0 amount 4", "0 with-car", "0 brute-force")
    assert board.at("bronte") == (EMPTY, 0, 0, 1)
    assert list(board.state.supply_cars[:2]) == [5, 5]
    assert board.in_headquarters(1, "blue-3")


def test_W11_a_neutral_turncoat_brings_no_recruit() -> None:
    board = Board()
    attack(board, 1, holder=NEUTRAL, soldati=1)
    board.play("0 finesse", "1 defender 1", "0 card turncoat", "1 card coward-1", "0 leave", "1 leave")
    assert board.at("bronte") == (0, 2, 0, 0)
    assert board.state.headquarters[0] == 0
