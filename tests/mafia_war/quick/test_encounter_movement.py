"""Movement: ways, numbers, the car, empty and own targets, double shotguns, Allies, Bribery, Miniguns, Recruitment."""

from __future__ import annotations

from typing import Any

from omerta.games.mafia_war.state import EMPTY, NEUTRAL


def test_MOVE_1_any_number_but_at_least_1_into_one_adjacent_area(board: Any) -> None:
    board.put("enna", 0, 3, orders=("red-1",))
    board.play("0 do shotgun")
    assert board.refusal(0, "land gela") == "MOVE-1"
    assert board.refusal(0, "done") == "MOVE-1"
    board.play("0 land bronte")
    assert board.offers(0) == ["amount 1", "amount 2", "amount 3"]
    board.play("0 amount 2")
    assert board.at("bronte") == (0, 2, 0, 0)
    assert board.at("enna") == (0, 1, 0, 0)


def test_MOVE_2_never_into_the_teammates_area(board: Any) -> None:
    board.put("enna", 0, 3, orders=("red-1",))
    board.put("bronte", 2, 1)
    board.play("0 do shotgun")
    assert board.refusal(0, "land bronte") == "MOVE-2"


def test_MOVE_3_over_one_sea_with_a_boat_of_the_team(board: Any) -> None:
    board.put("camastra", 0, 3, orders=("red-1",))
    board.boat("mare-agrigento", 0)
    board.play("0 do shotgun", "0 by-sea ribera", "0 amount 3")
    assert board.at("ribera") == (0, 3, 0, 0)


def test_MOVE_3_no_boat_no_way_by_sea(board: Any) -> None:
    board.put("camastra", 0, 3, orders=("red-1",))
    board.boat("mare-agrigento", 1)
    board.play("0 do shotgun")
    assert board.refusal(0, "by-sea ribera") == "MOVE-3"


def test_MOVE_4_and_TEAM_2_a_chain_over_the_teammates_boat(board: Any) -> None:
    board.put("camastra", 0, 3, orders=("red-1",))
    board.boat("mare-agrigento", 0)
    board.boat("mare-licata", 2)
    board.play("0 do shotgun")
    assert "by-sea ragusa" in board.offers(0)
    assert board.refusal(0, "by-sea siracusa") == "MOVE-4"


def test_W51_an_enemy_boat_never_blocks_and_own_areas_are_targets(board: Any) -> None:
    board.put("camastra", 0, 3, orders=("red-1",))
    board.put("ribera", 0, 1)
    board.boat("mare-agrigento", 0)
    board.boat("mare-agrigento", 1)
    board.play("0 do shotgun", "0 by-sea ribera", "0 amount 2")
    assert board.at("ribera") == (0, 3, 0, 0)


def test_MOVE_5_a_car_by_land_and_none_by_sea(board: Any) -> None:
    board.put("camastra", 0, 4, cars=1, orders=("red-1",))
    board.put("ragusa", 1, 3)
    board.boat("mare-agrigento", 0)
    board.boat("mare-licata", 2)
    board.play("0 do shotgun", "0 by-sea ragusa")
    assert board.refusal(0, "with-car") == "MOVE-5"
    board.play("0 amount 3")
    assert board.offers(0) == ["finesse", "brute-force"]
    assert board.refusal(0, "with-car") == "MOVE-5"
    assert board.at("camastra") == (0, 1, 1, 0)


def test_MOVE_6_number_and_car_are_fixed_before_anything_happens(board: Any) -> None:
    board.put("enna", 0, 3, cars=1, orders=("red-1",))
    board.put("bronte", 1, 5)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.at("enna") == (0, 3, 1, 0)
    assert board.offers(0) == ["with-car", "without-car"]
    board.play("0 without-car")
    assert board.refusal(0, "with-car") == "MOVE-6"


def test_MOVE_7_an_empty_area_is_taken_and_loses_a_lab(board: Any) -> None:
    board.put("enna", 0, 3, cars=1, orders=("red-1",))
    board.put("bronte", EMPTY, 0, labs=2)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2", "0 with-car")
    assert board.at("bronte") == (0, 2, 1, 1)


def test_MOVE_8_into_an_own_area(board: Any) -> None:
    board.put("enna", 0, 3, orders=("red-1",))
    board.put("bronte", 0, 1, labs=2)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.at("bronte") == (0, 3, 0, 2)


def test_W55_re_entering_an_area_the_family_left_costs_a_lab(board: Any) -> None:
    board.put("enna", 0, 2, labs=1, orders=("red-church-b",))
    board.play("0 do shotgun", "0 land bronte", "0 amount 2", "0 land enna", "0 amount 2")
    assert board.at("enna") == (0, 2, 0, 0)
    assert board.in_headquarters(0, "red-church-b")


def test_MOVE_10_a_second_movement_from_the_orders_area_or_the_area_reached(board: Any) -> None:
    board.put("enna", 0, 4, orders=("red-church-b",))
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.offers(0) == ["from enna", "from bronte", "done"]
    board.play("0 from bronte", "0 land randazzo", "0 amount 1")
    assert board.at("randazzo") == (0, 1, 0, 0)
    assert board.at("bronte") == (0, 1, 0, 0)


def test_W52_the_second_movement_may_follow_a_failed_one_at_the_same_target(board: Any) -> None:
    board.put("enna", 0, 5, orders=("red-church-b",))
    board.put("bronte", 1, 3)
    board.play("0 do shotgun", "0 land bronte", "0 amount 1", "0 brute-force")
    board.play("0 land bronte", "0 amount 4", "0 brute-force")
    assert board.at("bronte") == (1, 1, 0, 0)
    assert board.at("enna") == (EMPTY, 0, 0, 0)


def test_MOVE_11_and_W15_one_car_which_goes_on_from_where_it_arrived(board: Any) -> None:
    board.put("enna", 0, 4, cars=2, orders=("red-church-b",))
    board.play(
        "0 do shotgun", "0 land bronte", "0 amount 2", "0 with-car", "0 from enna", "0 land nicosia", "0 amount 1"
    )
    assert board.at("enna") == (0, 1, 1, 0)
    assert board.at("nicosia") == (0, 1, 0, 0)


def test_W15_the_car_of_the_first_movement_goes_on(board: Any) -> None:
    board.put("enna", 0, 4, cars=2, orders=("red-church-b",))
    board.put("bronte", 0, 2)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2", "0 with-car", "0 from bronte", "0 land randazzo")
    assert board.offers(0)[-1] == "amount 4"
    board.play("0 amount 4", "0 with-car")
    assert board.at("randazzo") == (0, 4, 1, 0)


def test_W15_a_car_with_the_second_movement_if_none_went_before(board: Any) -> None:
    board.put("enna", 0, 4, cars=1, orders=("red-church-b",))
    board.play(
        "0 do shotgun", "0 land bronte", "0 amount 2", "0 without-car", "0 from enna", "0 land nicosia", "0 amount 1"
    )
    board.play("0 with-car")
    assert board.at("nicosia") == (0, 1, 1, 0)


def test_TILES_1_allies_reach_beyond_a_neutral_area_for_1_money(board: Any) -> None:
    board.put("enna", 0, 3, cars=1, orders=("red-1",))
    board.put("palagonia", NEUTRAL, 2)
    board.put("catania", EMPTY, 0)
    board.put("augusta", 2, 1)
    board.mark(0, "allies")
    board.headquarters(0, 0, money=1)
    board.play("0 do shotgun")
    assert board.refusal(0, "allies augusta") == "MOVE-2"
    board.play("0 allies catania", "0 amount 2", "0 with-car")
    assert board.at("catania") == (0, 2, 1, 0)
    assert board.at("palagonia") == (NEUTRAL, 2, 0, 0)
    assert board.state.money[0] == 0


def test_W19_and_W66_allies_need_an_empty_or_neutral_area_between_and_never_lead_back(board: Any) -> None:
    board.put("camastra", 0, 3, orders=("red-1",))
    for area in ("caltanissetta", "agrigento", "enna", "licata"):
        board.put(area, 1, 1)
    board.mark(0, "allies")
    board.headquarters(0, 0, money=1)
    board.play("0 do shotgun")
    assert board.refusal(0, "allies gela") == "W66"
    assert board.refusal(0, "allies camastra") == "W66"


def test_TILE_1_an_unmarked_tile_does_nothing(board: Any) -> None:
    board.put("enna", 0, 3, orders=("red-1",))
    board.mark(2, "allies")
    board.headquarters(0, 0, money=1)
    board.play("0 do shotgun")
    assert board.refusal(0, "allies catania") == "TILE-1"


def test_TILES_2_and_W20_bribery_removes_a_defender_for_1_money(board: Any) -> None:
    board.put("enna", 0, 3, orders=("red-1",))
    board.put("bronte", NEUTRAL, 2)
    board.mark(0, "bribery")
    board.headquarters(0, 0, money=1)
    board.play("0 do shotgun", "0 land bronte", "0 amount 3")
    assert board.offers(0) == ["pass", "use bribery"]
    board.play("0 use bribery")
    assert board.state.money[0] == 0
    assert board.state.headquarters[0] == 1
    assert board.at("bronte") == (NEUTRAL, 1, 0, 0)


def test_W50_bribing_the_last_defender_takes_the_area_at_once(board: Any) -> None:
    board.put("enna", 0, 3, orders=("red-1",))
    board.put("bronte", 1, 1, cars=1, labs=1)
    board.mark(0, "bribery")
    board.headquarters(0, 0, money=1)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2", "0 use bribery")
    assert board.at("bronte") == (0, 2, 0, 0)
    assert board.state.supply_cars[1] == 5


def test_TILES_8_miniguns_by_sea_even_where_land_would_do(board: Any) -> None:
    board.put("camastra", 0, 3, orders=("red-1",))
    board.put("agrigento", 1, 1)
    board.boat("mare-agrigento", 0)
    board.mark(0, "miniguns")
    board.play("0 do shotgun", "0 by-sea agrigento", "0 amount 2")
    assert board.at("agrigento") == (0, 2, 0, 0)


def test_TILES_9_and_W53_recruitment_after_a_takeover_by_attack(board: Any) -> None:
    board.put("enna", 0, 3, orders=("red-justice-a",))
    board.put("bronte", 1, 2)
    board.mark(0, "recruitment")
    board.headquarters(0, 3, money=1)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.offers(0) == ["amount 0", "amount 1", "amount 2"]
    board.play("0 amount 2")
    assert board.at("bronte") == (0, 4, 0, 0)
    assert (board.state.headquarters[0], board.state.money[0]) == (1, 0)


def test_W53_no_recruitment_after_entering_an_empty_area(board: Any) -> None:
    board.put("enna", 0, 3, orders=("red-church-b",))
    board.mark(0, "recruitment")
    board.headquarters(0, 3, money=1)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.offers(0) == ["from enna", "from bronte", "done"]
