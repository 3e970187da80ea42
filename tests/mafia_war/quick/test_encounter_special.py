"""Strikes, Pentito, Agitate, and the orders with rules of their own."""

from __future__ import annotations

from tests.mafia_war.quick.board import Board

from omerta.games.mafia_war.state import EMPTY, NEUTRAL


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
    assert board.state.headquarters == [0, 4, 0, 0]
    assert board.state.supply_neutrals == 30


def test_W18_agitate_though_the_area_has_emptied_and_nothing_follows_it() -> None:
    board = Board()
    board.put("caltagirone", 0, 2, orders=("red-2",))
    board.put("scordia", NEUTRAL, 2)
    board.play("0 do shotgun", "0 land enna", "0 amount 2", "0 do agitate", "0 land gela", "0 amount 1")
    assert board.at("gela") == (NEUTRAL, 1, 0, 0)
    assert board.is_over()


def test_SPECIAL_1_green_replaces_one_defender() -> None:
    board = Board()
    board.put("enna", 2, 3, orders=("green-church-a",))
    board.put("bronte", 1, 4)
    board.play("2 do shotgun", "2 land bronte", "2 amount 3")
    assert board.offers(2) == ["amount 0", "amount 1"]
    board.play("2 amount 1", "2 brute-force")
    # 4 Blue: 1 swapped, 1 by the skull, 2 left against 3 + 1 − 2.
    assert board.at("bronte") == (EMPTY, 0, 0, 0)
    assert board.state.supply_soldati[1:3] == [50, 50]


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
    assert board.state.money == [0, 1, 0, 1]


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


def black(soldati: int = 2) -> Board:
    """Black's Pentito 2-2-1 in Enna."""
    board = Board(("black", "blue", "green", "yellow"))
    board.put("enna", 0, soldati, orders=("black-church-c",))
    return board


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
    assert board.state.headquarters == [0, 0, 0, 4 + 1]
    assert board.at("palagonia") == (3, 2, 0, 0)


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
