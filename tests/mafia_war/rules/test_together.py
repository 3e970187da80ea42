"""Several rules at once, as somebody who looks for a hole would combine them."""

from __future__ import annotations

from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL
from tests.mafia_war.boards import WAR, board, offers, play, refused_by
from tests.mafia_war.encounter_board import Board

BLACK = ("black", "blue", "green", "yellow")
WHITE = ("white", "blue", "green", "yellow")


def test_W50_a_bribed_last_neutral_is_a_recruit_and_the_takeover_counts_as_an_attack() -> None:
    war = Board()
    war.put("enna", 0, 4, orders=("red-1",))
    war.put("bronte", NEUTRAL, 1, labs=2)
    war.mark(0, "bribery")
    war.mark(0, "recruitment")
    war.headquarters(0, 0, money=1)
    war.play("0 do shotgun", "0 land bronte", "0 amount 2", "0 use bribery")
    assert war.at("bronte") == (0, 2, 0, 1)
    assert war.offers(0) == ["amount 0", "amount 1"]  # the recruit may follow at once


def test_W56_two_turncoats_one_against_one_leave_an_empty_area() -> None:
    war = Board()
    war.put("enna", 0, 1, orders=("red-1",))
    war.put("bronte", 1, 1, labs=2)
    war.play("0 do shotgun", "0 land bronte", "0 finesse", "0 card turncoat", "1 card turncoat", "0 leave", "1 leave")
    assert (war.at("bronte"), war.at("enna")) == ((EMPTY, 0, 0, 2), (EMPTY, 0, 0, 0))


def test_W11_a_turncoat_of_neutrals_brings_nobody_from_an_empty_common_supply() -> None:
    war = Board()
    war.put("enna", 0, 3, orders=("red-1",))
    for name, soldati in (("bronte", 4), ("catania", 26)):
        war.put(name, NEUTRAL, soldati)
    war.play("0 do shotgun", "0 land bronte", "0 amount 3", "0 finesse", "1 defender 3")
    war.play("0 card coward-1", "3 card turncoat", "0 leave", "3 leave")
    assert war.told("turned", "count") == []
    assert war.at("bronte") == (NEUTRAL, 3, 0, 0)  # one attacker was left, and took one of the four with him


def test_W25_whom_no_own_soldato_replaces_leaves_all_the_same() -> None:
    green = Board()
    green.put("enna", 2, 2, orders=("green-church-a",))
    green.put("bronte", 1, 1)
    green.headquarters(2, 48)
    green.play("2 do shotgun", "2 land bronte", "2 amount 1", "2 amount 1")
    assert (green.at("bronte"), green.state.supply_soldati[1]) == ((2, 1, 0, 0), 50)
    white = Board(WHITE)
    white.put("enna", 0, 2, orders=("white-police-b",))
    white.put("bronte", 1, 2, cars=1, labs=2, orders=("blue-3",))
    white.headquarters(0, 47)
    white.play("0 do pull-in", "0 amount 2")
    assert (white.at("bronte"), white.at("enna")) == ((EMPTY, 0, 0, 2), (0, 3, 0, 0))
    assert white.in_headquarters(1, "blue-3")


def test_W50_the_coin_for_allies_is_gone_before_anybody_is_bribed() -> None:
    war = Board()
    war.put("enna", 0, 3, orders=("red-1",))
    war.put("bronte", NEUTRAL, 2)
    war.put("randazzo", 1, 2)
    war.mark(0, "allies")
    war.mark(0, "bribery")
    war.play("0 do shotgun")
    assert war.refusal(0, "allies randazzo") == "TILES-1"
    war.play(f"0 sell {war.order('red-2').slot + 1}", "0 allies randazzo", "0 amount 3")
    assert (war.offers(0), war.state.money[0]) == (["finesse", "brute-force"], 0)


def test_MOVE_11_a_car_that_was_lost_was_the_car_of_the_order() -> None:
    war = Board()
    war.uncover(1, 3, 2)
    war.put("enna", 1, 6, cars=2, orders=("blue-church-b",))
    war.put("bronte", 0, 9, labs=2)
    war.play("1 do shotgun", "1 land bronte", "1 amount 1", "1 with-car", "1 brute-force")
    assert war.at("enna") == (1, 5, 1, 0)
    war.play("1 land bronte", "1 amount 4")
    assert war.refusal(1, "with-car") == "MOVE-11"


def test_ATTACK_2_an_area_won_back_does_not_bring_its_order_back() -> None:
    war = Board()
    war.put("bronte", 0, 1, orders=("red-3",))
    war.put("paterno", 1, 5, orders=("blue-justice-b",))
    war.put("enna", 0, 9, orders=("red-justice-a",))
    war.play("1 do shotgun", "1 land bronte", "1 amount 3", "1 done")
    assert war.at("bronte") == (1, 3, 0, 0)
    war.play("0 do shotgun", "0 land bronte", "0 amount 9", "0 brute-force")
    assert (war.at("bronte"), war.in_headquarters(0, "red-3")) == ((0, 6, 0, 0), True)
    assert war.is_over()


def test_W62_with_the_last_soldato_go_his_car_and_the_second_order() -> None:
    war = Board(BLACK)
    war.put("enna", 0, 1, cars=1, orders=("black-2", "black-3"))
    war.put("bronte", 1, 3)
    war.play("0 do pentito", "0 area bronte", "0 amount 2")
    assert (war.at("enna"), war.state.supply_cars[0]) == ((EMPTY, 0, 0, 0), 5)
    assert war.in_headquarters(0, "black-3")
    assert war.at("bronte") == (1, 1, 0, 0)


def test_W55_out_and_back_costs_a_lab_and_the_order_does_not_return_to_it() -> None:
    war = Board()
    war.uncover(0, 3, 4)
    war.put("enna", 0, 2, labs=2, orders=("red-church-b",))
    war.play("0 do shotgun", "0 land bronte", "0 amount 2", "0 land enna", "0 amount 2")
    assert (war.at("enna"), war.in_headquarters(0, "red-church-b")) == ((0, 2, 0, 1), True)


def test_CONFLICT_13_when_cowards_run_the_car_is_lost() -> None:
    war = Board()
    war.put("enna", 1, 3, cars=1, orders=("blue-1",))
    war.put("bronte", 0, 9)
    war.play("1 do shotgun", "1 land bronte", "1 amount 1", "1 with-car", "1 finesse")
    war.play("1 card turncoat", "0 card coward-1", "1 leave", "0 leave")
    assert (war.at("enna"), war.state.supply_cars[1]) == ((1, 2, 0, 0), 5)


def test_W63_whoever_buys_all_neutrals_gets_as_many_recruits_and_the_area() -> None:
    war = Board()
    war.uncover(3, 2, 6)
    war.put("enna", 3, 2, orders=("yellow-economy-c",))
    war.put("bronte", NEUTRAL, 3, labs=1)
    war.headquarters(3, 0, money=3)
    war.play("3 do shotgun", "3 land bronte", "3 amount 1", "3 amount 3")
    assert (war.at("bronte"), war.state.headquarters[3], war.state.money[3]) == ((3, 1, 0, 0), 3, 0)


def test_W63_whoever_swaps_all_neutrals_gets_no_recruits_but_the_area_and_those_sent_in() -> None:
    war = Board(BLACK)
    war.put("enna", 0, 2, orders=("black-church-b",))
    war.put("bronte", NEUTRAL, 2)
    war.play("0 do shotgun", "0 land bronte", "0 amount 1", "0 amount 2")
    assert (war.at("bronte"), war.state.headquarters[0]) == ((0, 3, 0, 0), 0)


def test_W60_the_detonator_reaches_over_the_own_team_but_never_across_the_sea() -> None:
    war = Board()
    war.put("camastra", 1, 2, cars=1, orders=("blue-2",))
    war.put("licata", 3, 1)
    war.put("gela", 0, 4)
    war.put("ragusa", 0, 4)
    war.put("agrigento", 0, 4)
    war.boat("mare-agrigento", 1)
    war.boat("mare-licata", 1)
    war.mark(1, "delay-detonator")
    war.play("1 do bomb")
    assert war.offers(1) == ["strike agrigento", "car-strike agrigento", "car-strike gela"]
    assert war.refusal(1, "car-strike ragusa") == war.refusal(1, "strike gela") == "STRIKE-1"


def test_W18_neutrals_that_go_leave_their_labs_and_lose_one_where_they_arrive() -> None:
    war = Board()
    war.put("caltagirone", 0, 1, orders=("red-2",))
    war.put("scordia", NEUTRAL, 2, labs=2)
    war.put("noto", EMPTY, 0, labs=2)
    war.play("0 do agitate", "0 land noto", "0 amount 2")
    assert (war.at("scordia"), war.at("noto")) == ((EMPTY, 0, 0, 2), (NEUTRAL, 2, 0, 1))
    assert war.is_over()


def test_EQUIP_5_three_boats_of_one_family_are_two_too_many_as_well() -> None:
    state = board(seas={"mare-licata": [0, 0]}, areas={"licata": {"holder": 0}})
    play(state, "0 take start-0", "0 space start-1", "0 equip speedboat", "0 sea mare-licata", "0 stay")
    assert WAR.dump(state).seas.get("mare-licata") == [0]


def test_W45_equal_initiative_goes_round_from_the_new_start_player() -> None:
    war = Board()
    war.state.start = 2
    war.put("enna", 0, 2, orders=("red-justice-a",))
    war.put("gela", 2, 2, orders=("green-1", "green-police-b"))
    war.put("noto", 3, 2, orders=("yellow-1",))
    war.play("2 execute 1", "2 done", "2 done", "3 done", "0 done")
    assert war.told("order-begun", "seat") == [2, 2, 3, 0]


def test_SPACE_8_whoever_places_first_may_issue_the_order_where_nobody_stood_before() -> None:
    state = board(areas={"camastra": {"holder": "empty", "labs": 1}})
    play(state, "0 take start-0", "0 space start-0")
    assert "area camastra" not in offers(play(state.copy(), "0 do orders"), 0)
    play(state, "0 do place", "0 area camastra", "0 amount 1", "0 do orders", "0 area camastra", "0 order 1")
    assert (WAR.dump(state).areas["camastra"].orders, WAR.dump(state).areas["camastra"].labs) == (["red-1"], 0)


def test_TILES_4_the_order_of_a_column_may_lie_beside_an_earlier_one_and_not_without_the_tile() -> None:
    for marks, expected in (({"chain-of-command": [0]}, "nothing"), ({}, "ORDER-3")):
        state = board(marks=marks, areas={"enna": {"holder": 0, "soldati": 2, "orders": ["red-1"]}})
        play(state, "0 gain church", "0 space two-0", "0 do extra-order")
        assert refused_by(state, "0 area enna") == expected


def test_TILES_7_a_meeting_takes_no_more_than_the_supply_holds() -> None:
    crowd = {"enna": {"holder": 0, "soldati": 44}}
    state = board(empty_board=True, areas=crowd, marks={"meeting": [0]}, players=[{"headquarters": 4}])
    assert offers(play(state, "0 use meeting"), 0) == ["amount 1", "amount 2"]


def test_ANYTIME_4_a_gift_costs_what_one_has_and_every_seat_gives_out_of_turn() -> None:
    state = board(players=[{"money": 2}, {"money": 1}, {"money": 0}, {"money": 2}])
    assert refused_by(state, "1 give") == "ANYTIME-4"
    play(state, "0 give", "3 give")
    assert [player.money for player in WAR.dump(state).players] == [0, 2, 1, 0]
