"""Orders: the reveal, the sequence, supply parts, rally, and where the tokens go."""

from __future__ import annotations

from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL
from omerta.games.mafia_war.phases.frames import FRAMES
from tests.mafia_war.encounter_board import Board


def test_ENCOUNTER_1_all_orders_are_turned_up_first() -> None:
    board = Board()
    board.put("enna", 0, 2, orders=("red-1",))
    board.put("gela", 1, 2, orders=("blue-1",))
    board.play()
    assert sorted(map(str, board.told("order-revealed", "order"))) == ["blue-1", "red-1"]
    assert board.journal.events[0].kind == "order-revealed"
    assert board.journal.learnt


def test_ENCOUNTER_2_a_whole_order_may_be_skipped() -> None:
    board = Board()
    board.put("enna", 0, 2, orders=("red-1",))
    board.play("0 done")
    assert board.at("enna") == (0, 2, 0, 0)
    assert board.in_headquarters(0, "red-1")


def test_ENCOUNTER_3_supply_before_attack() -> None:
    board = Board()
    board.put("enna", 0, 2, orders=("red-church-c",))
    board.put("gela", 0, 2, orders=("red-5",))
    board.play("0 done", "0 done")
    assert board.told("order-begun", "order") == ["red-5", "red-church-c"]


def test_ENCOUNTER_4_low_initiative_first() -> None:
    board = Board()
    board.put("enna", 0, 2, orders=("red-3",))
    board.put("gela", 3, 2, orders=("yellow-1",))
    board.play()
    assert board.state.to_move() == (3,)
    assert board.refusal(0, "do shotgun") == "ENCOUNTER-4"


def test_ENCOUNTER_5_equal_initiative_in_order_of_play_from_the_start_player() -> None:
    board = Board()
    board.put("enna", 0, 2, orders=("red-1",))
    board.put("gela", 1, 2, orders=("blue-2",))
    board.put("scordia", NEUTRAL, 2)
    board.state.start = 1
    board.play("1 done", "0 done")
    assert board.told("order-begun", "order") == ["blue-2", "red-1"]


def test_W8_whoever_took_the_piece_in_planning_leads_this_encounter_phase() -> None:
    board = Board()
    board.state.start = 2
    board.play()
    assert board.state.lead == 2


def test_W45_all_equal_orders_of_one_player_before_the_next_players() -> None:
    board = Board()
    board.put("enna", 0, 2, orders=("red-1", "red-church-a"))
    board.put("gela", 1, 2, orders=("blue-justice-b",))
    board.play("0 execute 11", "0 done", "0 done", "1 done")
    assert board.told("order-begun", "order") == ["red-church-a", "red-1", "blue-justice-b"]


def test_W7_among_own_equal_orders_the_player_chooses() -> None:
    board = Board()
    board.put("enna", 0, 2, orders=("red-1",))
    board.put("gela", 0, 2, orders=("red-church-a", "red-3"))
    board.play()
    assert board.offers(0) == ["execute 1", "execute 11"]
    assert board.refusal(0, "execute 3") == "ENCOUNTER-4"


def test_ENCOUNTER_6_an_order_without_vest_returns_one_with_a_vest_stays() -> None:
    board = Board()
    board.put("enna", 0, 2, orders=("red-5", "red-4"))
    board.put("gela", 0, 2, orders=("red-1",))
    board.headquarters(0, 1)
    board.play("0 done", "0 done")
    assert board.in_headquarters(0, "red-4")
    assert not board.in_headquarters(0, "red-5")
    assert board.offers(0) == ["do shotgun", "done"]


def test_ENCOUNTER_7_every_token_returns_at_the_end() -> None:
    board = Board()
    board.put("enna", 0, 2, orders=("red-5",))
    board.play("0 done")
    assert board.in_headquarters(0, "red-5")
    assert board.is_over()


def test_ENCOUNTER_8_a_lost_area_returns_its_tokens() -> None:
    board = Board()
    board.put("enna", 0, 5, orders=("red-justice-a",))
    board.put("palagonia", 1, 1, orders=("blue-1", "blue-5"))
    board.play("1 done", "0 do shotgun", "0 land palagonia", "0 amount 4")
    assert board.at("palagonia") == (0, 4, 0, 0)
    assert board.in_headquarters(1, "blue-1")
    assert board.in_headquarters(1, "blue-5")


def test_ATTACK_2_an_order_of_a_lost_area_is_not_executed() -> None:
    board = Board()
    board.put("enna", 0, 5, orders=("red-justice-a",))
    board.put("palagonia", 1, 1, orders=("blue-1",))
    board.play("0 do shotgun", "0 land palagonia", "0 amount 4")
    assert board.told("order-begun", "order") == ["red-justice-a"]
    assert board.is_over()


def test_ENCOUNTER_10_a_plain_number_ignores_the_base_value() -> None:
    board = Board()
    board.put("enna", 3, 1, orders=("yellow-5",))
    board.headquarters(3, 9)
    board.play("3 do place-fixed")
    assert board.offers(3) == ["amount 1", "amount 2", "amount 3"]


def test_ENCOUNTER_11_a_circle_adds_the_police_base_value() -> None:
    board = Board()
    board.put("enna", 0, 1, orders=("red-4",))
    board.headquarters(0, 9)
    board.uncover(0, 1, 2)
    board.play("0 do place")
    assert board.offers(0)[-1] == "amount 5"


def test_W38_fewer_than_the_number_may_be_placed() -> None:
    board = Board()
    board.put("enna", 3, 1, orders=("yellow-5",))
    board.headquarters(3, 2)
    board.play("3 do place-fixed", "3 amount 1")
    assert board.at("enna")[1] == 2
    assert board.state.headquarters[3] == 1


def test_ENCOUNTER_12_units_go_into_the_orders_area() -> None:
    board = Board()
    board.put("enna", 1, 1, orders=("blue-economy-a",))
    board.put("gela", 1, 3)
    board.play("1 do lab", "1 do car", "1 do coin")
    assert board.at("enna") == (1, 1, 1, 1)
    assert board.state.money[1] == 1


def test_SUPPLY_1_parts_in_any_order() -> None:
    board = Board()
    board.put("enna", 1, 1, orders=("blue-church-a",))
    board.play()
    assert board.refusal(1, "do place-fixed") == "W25"
    board.play("1 do recruit", "1 amount 3", "1 do place-fixed", "1 amount 3")
    assert board.at("enna")[1] == 4


def test_ENCOUNTER_13_a_boat_only_beside_the_orders_area_and_none_inland() -> None:
    board = Board()
    board.put("enna", 2, 1, orders=("green-4",))
    board.put("gela", 2, 1, orders=("green-economy-a",))
    board.play()
    assert FRAMES.format(board.state.frames[-1]).startswith("executing 2 28")
    board.play("2 do speedboat", "2 stay", "2 done")
    assert board.state.boats[board.state.box.sea_ids.index("mare-licata") * 4 + 2] == 1


def test_ENCOUNTER_13_no_boat_inland() -> None:
    board = Board()
    board.put("enna", 2, 1, orders=("green-economy-a",))
    board.play()
    assert board.refusal(2, "do speedboat") == "ENCOUNTER-13"


def test_SUPPLY_2_a_coin_on_an_attack_order() -> None:
    board = Board()
    board.put("enna", 3, 1, orders=("yellow-2",))
    board.play("3 do coin", "3 done")
    assert board.state.money[3] == 1


def test_RALLY_3_an_area_left_by_all_is_lost_with_its_orders_and_the_cars_left_behind() -> None:
    board = Board()
    board.put("enna", 0, 1, orders=("red-3",))
    board.put("gela", 0, 4)
    board.put("caltagirone", 0, 2, cars=2, orders=("red-5",))
    board.play("0 done", "0 do rally", "0 amount 2", "0 amount 1")
    assert board.at("enna") == (0, 3, 1, 0)
    assert board.at("caltagirone") == (EMPTY, 0, 0, 0)
    assert board.state.supply_cars[0] == 4
    assert board.in_headquarters(0, "red-5")


def test_RALLY_2_only_from_adjacent_own_areas() -> None:
    board = Board()
    board.put("enna", 0, 1, orders=("red-3",))
    board.put("gela", 0, 4)
    board.put("caltagirone", 0, 2)
    board.put("palagonia", 0, 2)
    board.play("0 do rally")
    assert board.offers(0) == ["from caltagirone", "from palagonia"]
    assert [board.refusal(0, choice) for choice in ("from gela", "from bronte", "done")] == [
        *("RALLY-2", "RALLY-1", "SPACE-10"),
    ]


def test_W47_cars_may_rally_alone_and_without_a_movement_afterwards() -> None:
    board = Board()
    board.put("enna", 0, 1, orders=("red-3",))
    board.put("caltagirone", 0, 2, cars=2)
    board.play("0 do rally", "0 amount 0", "0 amount 2", "0 done")
    assert board.at("enna") == (0, 1, 2, 0)
    assert board.at("caltagirone") == (0, 2, 0, 0)


def test_W46_no_rally_after_the_first_shotgun() -> None:
    board = Board()
    board.put("enna", 0, 3, orders=("red-church-b",))
    board.put("caltagirone", 0, 2)
    board.put("paterno", NEUTRAL, 2)
    board.play("0 do shotgun", "0 land bronte", "0 amount 1", "0 done")
    assert board.offers(0) == ["do agitate", "done"]
    assert board.refusal(0, "do rally") == "W46"


def test_W9_an_order_whose_area_empties_goes_on_and_then_returns() -> None:
    board = Board()
    board.put("enna", 3, 2, orders=("yellow-2",))
    board.play("3 do shotgun", "3 land bronte", "3 amount 2")
    assert not board.in_headquarters(3, "yellow-2")
    assert board.refusal(3, "sell 2") == "W43"
    board.play("3 do coin")
    assert board.state.money[3] == 1
    assert board.in_headquarters(3, "yellow-2")


def test_W49_from_an_emptied_area_nothing_that_needs_a_soldato() -> None:
    board = Board(("black", "blue", "green", "yellow"))
    board.put("enna", 0, 1, orders=("black-church-c",))
    board.put("bronte", NEUTRAL, 2)
    board.play("0 do pentito", "0 pass", "0 pass", "0 pass")
    assert board.is_over()
    assert board.at("enna")[0] == EMPTY


def test_W48_the_own_movement_leaves_cars_and_second_orders_behind() -> None:
    board = Board()
    board.put("enna", 0, 2, cars=2, orders=("red-1", "red-3"))
    board.play("0 do shotgun", "0 land bronte", "0 amount 2", "0 with-car")
    assert board.at("bronte") == (0, 2, 1, 0)
    assert board.state.supply_cars[0] == 4
    assert board.is_over()
    assert board.in_headquarters(0, "red-3")


def test_RALLY_1_any_number_of_soldati_and_cars_from_several_areas() -> None:
    board = Board()
    board.put("enna", 0, 1, orders=("red-3",))
    board.put("caltagirone", 0, 3, cars=1)
    board.put("palagonia", 0, 2)
    board.play("0 do rally", "0 from caltagirone", "0 amount 2", "0 amount 1", "0 from palagonia", "0 amount 1")
    assert board.at("enna") == (0, 4, 1, 0)
    assert board.at("caltagirone") == (0, 1, 0, 0)


def test_ENCOUNTER_9_parts_follow_the_rules_of_planning() -> None:
    board = Board()
    board.put("enna", 1, 1, labs=2, orders=("blue-economy-a",))
    board.play()
    assert board.refusal(1, "do lab") == "SETUP-24"
    assert board.refusal(1, "do recruit") == "ENCOUNTER-9"


def test_ENCOUNTER_14_a_vest_protects_against_every_attack_of_the_phase() -> None:
    board = Board()
    board.put("camastra", 1, 1, orders=("blue-2",))
    board.put("caltanissetta", 1, 5, orders=("blue-3",))
    board.put("agrigento", 0, 9, orders=("red-5",))
    board.play("0 done", "1 do bomb", "1 do shotgun", "1 land agrigento", "1 amount 1")
    assert board.at("agrigento") == (0, 9 - 1 - 1, 0, 0)


def test_ATTACK_1_attack_orders_may_show_supply_parts() -> None:
    board = Board()
    board.put("enna", 1, 2, orders=("blue-police-a",))
    board.play("1 do car", "1 do shotgun", "1 land bronte", "1 amount 1", "1 with-car")
    assert board.at("bronte") == (1, 1, 1, 0)


def test_ATTACK_3_only_a_movement_takes_control() -> None:
    board = Board()
    board.put("camastra", 1, 3, orders=("blue-justice-a",))
    board.put("agrigento", 0, 2)
    board.play("1 do bomb")
    assert board.at("agrigento")[0] == EMPTY


def test_W1_all_orders_return_before_management() -> None:
    board = Board()
    board.put("enna", 3, 1, orders=("yellow-4", "yellow-police-a"))
    board.play("3 done")
    assert board.is_over()
    assert list(board.state.board_orders) == [0, 0, 0, 0]


def test_W25_what_is_not_in_supply_is_not_received() -> None:
    board = Board()
    board.put("gela", 0, 49)
    board.put("enna", 0, 1, orders=("red-justice-a",))
    board.put("bronte", NEUTRAL, 2)
    board.play("0 do shotgun", "0 land bronte")
    assert board.at("bronte") == (0, 1, 0, 0)
    assert board.state.headquarters[0] == 0
