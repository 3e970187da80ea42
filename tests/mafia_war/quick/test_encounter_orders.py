"""Orders: the reveal, the sequence, supply parts, rally, and where the tokens go."""

from __future__ import annotations

from typing import Any

from omerta.games.mafia_war.state import EMPTY, NEUTRAL
from omerta.kernel import Journal


def kinds(board: Any) -> list[str]:
    return [event.kind for event in board.state.journal.events]


def begun(board: Any) -> list[str]:
    return [event.args["order"] for event in board.state.journal.events if event.kind == "order-begun"]


def test_ENCOUNTER_1_all_orders_are_turned_up_first(board: Any) -> None:
    board.state.journal = Journal()
    board.put("enna", 0, 2, orders=("red-1",))
    board.put("gela", 1, 2, orders=("blue-1",))
    board.play()
    assert kinds(board)[:2] == ["order-revealed", "order-revealed"]
    assert board.state.journal.learnt


def test_ENCOUNTER_2_a_whole_order_may_be_skipped(board: Any) -> None:
    board.put("enna", 0, 2, orders=("red-1",))
    board.play("0 done")
    assert board.at("enna") == (0, 2, 0, 0)
    assert board.in_headquarters(0, "red-1")


def test_ENCOUNTER_3_supply_before_attack(board: Any) -> None:
    board.state.journal = Journal()
    board.put("enna", 0, 2, orders=("red-church-c",))
    board.put("gela", 0, 2, orders=("red-5",))
    board.play("0 done", "0 done")
    assert begun(board) == ["red-5", "red-church-c"]


def test_ENCOUNTER_4_low_initiative_first(board: Any) -> None:
    board.state.journal = Journal()
    board.put("enna", 0, 2, orders=("red-3",))
    board.put("gela", 3, 2, orders=("yellow-1",))
    board.play()
    assert board.state.to_move() == (3,)
    assert board.refusal(0, "do shotgun") == "ENCOUNTER-4"


def test_ENCOUNTER_5_equal_initiative_in_order_of_play_from_the_start_player(board: Any) -> None:
    board.state.journal = Journal()
    board.put("enna", 0, 2, orders=("red-1",))
    board.put("gela", 1, 2, orders=("blue-2",))
    board.put("scordia", NEUTRAL, 2)
    board.state.start = 1
    board.play("1 done", "0 done")
    assert begun(board) == ["blue-2", "red-1"]


def test_W8_whoever_took_the_piece_in_planning_leads_this_encounter_phase(board: Any) -> None:
    board.state.start = 2
    board.play()
    assert board.state.lead == 2


def test_W45_all_equal_orders_of_one_player_before_the_next_players(board: Any) -> None:
    board.state.journal = Journal()
    board.put("enna", 0, 2, orders=("red-1", "red-church-a"))
    board.put("gela", 1, 2, orders=("blue-justice-b",))
    board.play("0 execute 11", "0 done", "0 done", "1 done")
    assert begun(board) == ["red-church-a", "red-1", "blue-justice-b"]


def test_W7_among_own_equal_orders_the_player_chooses(board: Any) -> None:
    board.put("enna", 0, 2, orders=("red-1",))
    board.put("gela", 0, 2, orders=("red-church-a", "red-3"))
    board.play()
    assert board.offers(0) == ["execute 1", "execute 11"]
    assert board.refusal(0, "execute 3") == "ENCOUNTER-4"


def test_ENCOUNTER_6_an_order_without_vest_returns_one_with_a_vest_stays(board: Any) -> None:
    board.put("enna", 0, 2, orders=("red-5", "red-4"))
    board.put("gela", 0, 2, orders=("red-1",))
    board.headquarters(0, 1)
    board.play("0 done", "0 done")
    assert board.in_headquarters(0, "red-4")
    assert not board.in_headquarters(0, "red-5")
    assert board.offers(0) == ["do shotgun", "done"]


def test_ENCOUNTER_7_every_token_returns_at_the_end(board: Any) -> None:
    board.put("enna", 0, 2, orders=("red-5",))
    board.play("0 done")
    assert board.in_headquarters(0, "red-5")
    assert board.state.frames == []


def test_ENCOUNTER_8_a_lost_area_returns_its_tokens(board: Any) -> None:
    board.put("enna", 0, 5, orders=("red-justice-a",))
    board.put("palagonia", 1, 1, orders=("blue-1", "blue-5"))
    board.play("1 done", "0 do shotgun", "0 land palagonia", "0 amount 4")
    assert board.at("palagonia") == (0, 4, 0, 0)
    assert board.in_headquarters(1, "blue-1")
    assert board.in_headquarters(1, "blue-5")


def test_ATTACK_2_an_order_of_a_lost_area_is_not_executed(board: Any) -> None:
    board.state.journal = Journal()
    board.put("enna", 0, 5, orders=("red-justice-a",))
    board.put("palagonia", 1, 1, orders=("blue-1",))
    board.play("0 do shotgun", "0 land palagonia", "0 amount 4")
    assert begun(board) == ["red-justice-a"]
    assert board.state.frames == []


def test_ENCOUNTER_10_a_plain_number_ignores_the_base_value(board: Any) -> None:
    board.put("enna", 3, 1, orders=("yellow-5",))
    board.headquarters(3, 9)
    board.play("3 do place-fixed")
    assert board.offers(3) == ["amount 1", "amount 2", "amount 3"]


def test_ENCOUNTER_11_a_circle_adds_the_police_base_value(board: Any) -> None:
    board.put("enna", 0, 1, orders=("red-4",))
    board.headquarters(0, 9)
    board.uncover(0, 1, 2)
    board.play("0 do place")
    assert board.offers(0)[-1] == "amount 5"


def test_W38_fewer_than_the_number_may_be_placed(board: Any) -> None:
    board.put("enna", 3, 1, orders=("yellow-5",))
    board.headquarters(3, 2)
    board.play("3 do place-fixed", "3 amount 1")
    assert board.at("enna")[1] == 2
    assert board.state.headquarters[3] == 1


def test_ENCOUNTER_12_units_go_into_the_orders_area(board: Any) -> None:
    board.put("enna", 1, 1, orders=("blue-economy-a",))
    board.put("gela", 1, 3)
    board.play("1 do lab", "1 do car", "1 do coin")
    assert board.at("enna") == (1, 1, 1, 1)
    assert board.state.money[1] == 1


def test_SUPPLY_1_parts_in_any_order(board: Any) -> None:
    board.put("enna", 1, 1, orders=("blue-church-a",))
    board.play()
    assert board.refusal(1, "do place-fixed") == "W25"
    board.play("1 do recruit", "1 amount 3", "1 do place-fixed", "1 amount 3")
    assert board.at("enna")[1] == 4


def test_ENCOUNTER_13_a_boat_only_beside_the_orders_area_and_none_inland(board: Any) -> None:
    board.put("enna", 2, 1, orders=("green-4",))
    board.put("gela", 2, 1, orders=("green-economy-a",))
    board.play()
    assert board.state.frames[-1].notation().startswith("executing 2 28")
    board.play("2 do speedboat", "2 stay", "2 done")
    assert board.state.boats[board.state.box.sea_ids.index("mare-licata") * 4 + 2] == 1


def test_ENCOUNTER_13_no_boat_inland(board: Any) -> None:
    board.put("enna", 2, 1, orders=("green-economy-a",))
    board.play()
    assert board.refusal(2, "do speedboat") == "ENCOUNTER-13"


def test_SUPPLY_2_a_coin_on_an_attack_order(board: Any) -> None:
    board.put("enna", 3, 1, orders=("yellow-2",))
    board.play("3 do coin", "3 done")
    assert board.state.money[3] == 1


def test_RALLY_1_and_RALLY_3_soldati_and_cars_come_and_abandoned_cars_are_lost(board: Any) -> None:
    board.put("enna", 0, 1, orders=("red-3",))
    board.put("gela", 0, 4)
    board.put("caltagirone", 0, 2, cars=2, orders=("red-5",))
    board.play("0 done", "0 do rally", "0 amount 2", "0 amount 1")
    assert board.at("enna") == (0, 3, 1, 0)
    assert board.at("caltagirone") == (EMPTY, 0, 0, 0)
    assert board.state.supply_cars[0] == 4
    assert board.in_headquarters(0, "red-5")


def test_RALLY_2_only_from_adjacent_own_areas(board: Any) -> None:
    board.put("enna", 0, 1, orders=("red-3",))
    board.put("gela", 0, 4)
    board.put("caltagirone", 0, 2)
    board.put("palagonia", 0, 2)
    board.play("0 do rally")
    assert board.offers(0) == ["from caltagirone", "from palagonia"]
    assert board.refusal(0, "from gela") == "RALLY-2"


def test_W47_cars_may_rally_alone_and_without_a_movement_afterwards(board: Any) -> None:
    board.put("enna", 0, 1, orders=("red-3",))
    board.put("caltagirone", 0, 2, cars=2)
    board.play("0 do rally", "0 amount 0", "0 amount 2", "0 done")
    assert board.at("enna") == (0, 1, 2, 0)
    assert board.at("caltagirone") == (0, 2, 0, 0)


def test_W46_no_rally_after_the_first_shotgun(board: Any) -> None:
    board.put("enna", 0, 3, orders=("red-church-b",))
    board.put("caltagirone", 0, 2)
    board.put("paterno", NEUTRAL, 2)
    board.play("0 do shotgun", "0 land bronte", "0 amount 1", "0 done")
    assert board.offers(0) == ["do agitate", "done"]
    assert board.refusal(0, "do rally") == "W46"


def test_W9_an_order_whose_area_empties_goes_on_and_then_returns(board: Any) -> None:
    board.put("enna", 3, 2, orders=("yellow-2",))
    board.play("3 do shotgun", "3 land bronte", "3 amount 2")
    assert not board.in_headquarters(3, "yellow-2")
    assert board.refusal(3, "sell 2") == "W43"
    board.play("3 do coin")
    assert board.state.money[3] == 1
    assert board.in_headquarters(3, "yellow-2")


def test_W49_from_an_emptied_area_nothing_that_needs_a_soldato(make_board: Any) -> None:
    board = make_board(("black", "blue", "green", "yellow"))
    board.put("enna", 0, 1, orders=("black-church-c",))
    board.put("bronte", NEUTRAL, 2)
    board.play("0 do pentito", "0 pass", "0 pass", "0 pass")
    assert board.state.frames == []
    assert board.at("enna")[0] == EMPTY


def test_W48_the_own_movement_leaves_cars_and_second_orders_behind(board: Any) -> None:
    board.put("enna", 0, 2, cars=2, orders=("red-1", "red-3"))
    board.play("0 do shotgun", "0 land bronte", "0 amount 2", "0 with-car")
    assert board.at("bronte") == (0, 2, 1, 0)
    assert board.state.supply_cars[0] == 4
    assert board.state.frames == []
    assert board.in_headquarters(0, "red-3")
