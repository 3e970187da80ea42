"""Movement: ways, numbers, the car, empty and own targets, double shotguns, Allies, Bribery, Miniguns, Recruitment."""

from __future__ import annotations

from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL
from tests.mafia_war.encounter_board import Board


def test_MOVE_1_any_number_but_at_least_1_into_one_adjacent_area() -> None:
    board = Board()
    board.put("enna", 0, 3, orders=("red-1",))
    board.play("0 do shotgun")
    assert board.refusal(0, "land gela") == "MOVE-1"
    assert board.refusal(0, "done") == "MOVE-1"
    board.play("0 land bronte")
    assert board.offers(0) == ["amount 1", "amount 2", "amount 3"]
    board.play("0 amount 2")
    assert board.at("bronte") == (0, 2, 0, 0)
    assert board.at("enna") == (0, 1, 0, 0)


def test_MOVE_2_never_into_the_teammates_area() -> None:
    board = Board()
    board.put("enna", 0, 3, orders=("red-1",))
    board.put("bronte", 2, 1)
    board.play("0 do shotgun")
    assert board.refusal(0, "land bronte") == "MOVE-2"


def test_MOVE_3_over_one_sea_with_a_boat_of_the_team() -> None:
    board = Board()
    board.put("camastra", 0, 3, orders=("red-1",))
    board.boat("mare-agrigento", 0)
    board.play("0 do shotgun", "0 by-sea ribera", "0 amount 3")
    assert board.at("ribera") == (0, 3, 0, 0)


def test_MOVE_3_no_boat_no_way_by_sea() -> None:
    board = Board()
    board.put("camastra", 0, 3, orders=("red-1",))
    board.boat("mare-agrigento", 1)
    board.play("0 do shotgun")
    assert board.refusal(0, "by-sea ribera") == "MOVE-3"


def test_MOVE_4_a_chain_over_the_teammates_boat() -> None:
    board = Board()
    board.put("camastra", 0, 3, orders=("red-1",))
    board.boat("mare-agrigento", 0)
    board.boat("mare-licata", 2)
    board.play("0 do shotgun")
    assert "by-sea ragusa" in board.offers(0)
    assert board.refusal(0, "by-sea siracusa") == "MOVE-4"


def test_W51_an_enemy_boat_never_blocks_and_own_areas_are_targets() -> None:
    board = Board()
    board.put("camastra", 0, 3, orders=("red-1",))
    board.put("ribera", 0, 1)
    board.boat("mare-agrigento", 0)
    board.boat("mare-agrigento", 1)
    board.play("0 do shotgun", "0 by-sea ribera", "0 amount 2")
    assert board.at("ribera") == (0, 3, 0, 0)


def test_MOVE_5_a_car_by_land_and_none_by_sea() -> None:
    board = Board()
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


def test_MOVE_6_number_and_car_are_fixed_before_anything_happens() -> None:
    board = Board()
    board.put("enna", 0, 3, cars=1, orders=("red-1",))
    board.put("bronte", 1, 5)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.at("enna") == (0, 3, 1, 0)
    assert board.offers(0) == ["with-car", "without-car"]
    board.play("0 without-car")
    assert board.refusal(0, "with-car") == "MOVE-6"


def test_MOVE_7_an_empty_area_is_taken_and_loses_a_lab() -> None:
    board = Board()
    board.put("enna", 0, 3, cars=1, orders=("red-1",))
    board.put("bronte", EMPTY, 0, labs=2)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2", "0 with-car")
    assert board.at("bronte") == (0, 2, 1, 1)


def test_MOVE_8_into_an_own_area() -> None:
    board = Board()
    board.put("enna", 0, 3, orders=("red-1",))
    board.put("bronte", 0, 1, labs=2)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.at("bronte") == (0, 3, 0, 2)


def test_W55_re_entering_an_area_the_family_left_costs_a_lab() -> None:
    board = Board()
    board.put("enna", 0, 2, labs=1, orders=("red-church-b",))
    board.play("0 do shotgun", "0 land bronte", "0 amount 2", "0 land enna", "0 amount 2")
    assert board.at("enna") == (0, 2, 0, 0)
    assert board.in_headquarters(0, "red-church-b")


def test_MOVE_10_a_second_movement_from_the_orders_area_or_the_area_reached() -> None:
    board = Board()
    board.put("enna", 0, 4, orders=("red-church-b",))
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.offers(0) == ["from enna", "from bronte", "done"]
    board.play("0 from bronte", "0 land randazzo", "0 amount 1")
    assert board.at("randazzo") == (0, 1, 0, 0)
    assert board.at("bronte") == (0, 1, 0, 0)


def test_W52_the_second_movement_may_follow_a_failed_one_at_the_same_target() -> None:
    board = Board()
    board.put("enna", 0, 5, orders=("red-church-b",))
    board.put("bronte", 1, 3)
    board.play("0 do shotgun", "0 land bronte", "0 amount 1", "0 brute-force")
    board.play("0 land bronte", "0 amount 4", "0 brute-force")
    assert board.at("bronte") == (1, 1, 0, 0)
    assert board.at("enna") == (EMPTY, 0, 0, 0)


def test_MOVE_11_only_one_car_on_the_whole_order() -> None:
    board = Board()
    board.put("enna", 0, 4, cars=2, orders=("red-church-b",))
    board.play(
        "0 do shotgun", "0 land bronte", "0 amount 2", "0 with-car", "0 from enna", "0 land nicosia", "0 amount 1"
    )
    assert board.at("enna") == (0, 1, 1, 0)
    assert board.at("nicosia") == (0, 1, 0, 0)


def test_W15_the_car_of_the_first_movement_goes_on() -> None:
    board = Board()
    board.put("enna", 0, 4, cars=2, orders=("red-church-b",))
    board.put("bronte", 0, 2)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2", "0 with-car", "0 from bronte", "0 land randazzo")
    assert board.offers(0)[-1] == "amount 4"
    board.play("0 amount 4", "0 with-car")
    assert board.at("randazzo") == (0, 4, 1, 0)


def test_W15_a_car_with_the_second_movement_if_none_went_before() -> None:
    board = Board()
    board.put("enna", 0, 4, cars=1, orders=("red-church-b",))
    board.play(
        "0 do shotgun", "0 land bronte", "0 amount 2", "0 without-car", "0 from enna", "0 land nicosia", "0 amount 1"
    )
    board.play("0 with-car")
    assert board.at("nicosia") == (0, 1, 1, 0)


def test_TILES_1_allies_reach_beyond_a_neutral_area_for_1_money() -> None:
    board = Board()
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


def test_W66_allies_never_lead_back_to_the_origin() -> None:
    board = Board()
    board.put("camastra", 0, 3, orders=("red-1",))
    for area in ("caltanissetta", "agrigento", "enna", "licata"):
        board.put(area, 1, 1)
    board.mark(0, "allies")
    board.headquarters(0, 0, money=1)
    board.play("0 do shotgun")
    assert board.refusal(0, "allies gela") == "W66"
    assert board.refusal(0, "allies camastra") == "W66"


def test_TILE_1_an_unmarked_tile_does_nothing() -> None:
    board = Board()
    board.put("enna", 0, 3, orders=("red-1",))
    board.mark(2, "allies")
    board.headquarters(0, 0, money=1)
    board.play("0 do shotgun")
    assert board.refusal(0, "allies catania") == "TILE-1"


def test_TILES_2_bribery_removes_a_defender_for_1_money() -> None:
    board = Board()
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


def test_W50_bribing_the_last_defender_takes_the_area_at_once() -> None:
    board = Board()
    board.put("enna", 0, 3, orders=("red-1",))
    board.put("bronte", 1, 1, cars=1, labs=1)
    board.mark(0, "bribery")
    board.headquarters(0, 0, money=1)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2", "0 use bribery")
    assert board.at("bronte") == (0, 2, 0, 0)
    assert board.state.supply_cars[1] == 5


def test_TILES_8_miniguns_by_sea_even_where_land_would_do() -> None:
    board = Board()
    board.put("camastra", 0, 3, orders=("red-1",))
    board.put("agrigento", 1, 1)
    board.boat("mare-agrigento", 0)
    board.mark(0, "miniguns")
    board.play("0 do shotgun", "0 by-sea agrigento", "0 amount 2")
    assert board.at("agrigento") == (0, 2, 0, 0)


def test_TILES_9_recruitment_after_a_takeover_by_attack() -> None:
    board = Board()
    board.put("enna", 0, 3, orders=("red-justice-a",))
    board.put("bronte", 1, 2)
    board.mark(0, "recruitment")
    board.headquarters(0, 3, money=1)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.offers(0) == ["amount 0", "amount 1", "amount 2"]
    board.play("0 amount 2")
    assert board.at("bronte") == (0, 4, 0, 0)
    assert (board.state.headquarters[0], board.state.money[0]) == (1, 0)


def test_W53_no_recruitment_after_entering_an_empty_area() -> None:
    board = Board()
    board.put("enna", 0, 3, orders=("red-church-b",))
    board.mark(0, "recruitment")
    board.headquarters(0, 3, money=1)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.offers(0) == ["from enna", "from bronte", "done"]


def test_TEAM_2_the_teammates_boat_alone_carries_too() -> None:
    board = Board()
    board.put("camastra", 0, 3, orders=("red-1",))
    board.boat("mare-agrigento", 2)
    board.play("0 do shotgun")
    assert "by-sea ribera" in board.offers(0)


def test_TEAM_4_nobody_moves_through_the_teammates_area() -> None:
    board = Board()
    board.put("camastra", 0, 3, orders=("red-1",))
    for area in ("caltanissetta", "agrigento", "enna"):
        board.put(area, 1, 1)
    board.put("licata", 2, 1)
    board.mark(0, "allies")
    board.headquarters(0, 0, money=1)
    board.play("0 do shotgun")
    assert not [offer for offer in board.offers(0) if offer.startswith("allies")]
    assert board.refusal(0, "allies gela") == "W66"


def test_TEAM_3_soldati_of_two_families_never_share_an_area() -> None:
    board = Board()
    board.put("enna", 0, 3, orders=("red-1",))
    board.put("bronte", 2, 1)
    board.put("nicosia", 1, 4)
    board.play("0 do shotgun")
    assert "land bronte" not in board.offers(0)
    board.play("0 land nicosia", "0 amount 3", "0 brute-force")
    assert board.at("nicosia") == (1, 3, 0, 0)


def test_MOVE_9_neutral_and_enemy_soldati_are_attacked() -> None:
    for holder in (NEUTRAL, 1, 3):
        board = Board()
        board.put("enna", 0, 3, orders=("red-1",))
        board.put("bronte", holder, 2)
        board.play("0 do shotgun", "0 land bronte", "0 amount 2")
        assert board.offers(0) == ["finesse", "brute-force"]


def test_W19_the_area_passed_is_empty_or_neutral() -> None:
    board = Board()
    board.put("camastra", 0, 3, orders=("red-1",))
    for area in ("caltanissetta", "agrigento", "licata"):
        board.put(area, 1, 1)
    board.put("enna", EMPTY, 0)
    board.mark(0, "allies")
    board.headquarters(0, 0, money=1)
    board.play("0 do shotgun")
    beyond = sorted(offer.split()[1] for offer in board.offers(0) if offer.startswith("allies"))
    assert beyond == ["bronte", "caltagirone", "caltanissetta", "licata", "nicosia", "palagonia", "paterno"]


def test_W20_bribery_needs_1_money_each_time() -> None:
    board = Board()
    board.put("enna", 0, 9, orders=("red-church-b",))
    board.put("bronte", 1, 5)
    board.mark(0, "bribery")
    board.headquarters(0, 0, money=1)
    board.play("0 do shotgun", "0 land bronte", "0 amount 1", "0 use bribery", "0 brute-force")
    board.play("0 land bronte", "0 amount 1")
    assert board.offers(0) == ["finesse", "brute-force"]
    assert board.at("bronte")[1] == 4


def test_W67_a_tile_works_all_phase_though_its_mandamento_is_lost() -> None:
    board = Board()
    board.put("enna", 0, 3, orders=("red-justice-a",))
    board.put("bronte", 1, 1)
    board.mark(0, "recruitment")
    board.headquarters(0, 1)
    board.play("0 do shotgun", "0 land bronte", "0 amount 3")
    assert board.offers(0) == ["amount 0", "amount 1"]


def test_LAB_3_a_takeover_costs_one_lab() -> None:
    board = Board()
    board.put("enna", 0, 3, orders=("red-3",))
    board.put("bronte", 1, 1, labs=1)
    board.play("0 do shotgun", "0 land bronte", "0 amount 2")
    assert board.at("bronte") == (0, 2, 0, 0)
    assert board.state.supply_labs == 30


def test_TILES_8_miniguns_do_nothing_by_land() -> None:
    board = Board()
    board.put("camastra", 0, 3, orders=("red-1",))
    board.put("agrigento", 1, 1)
    board.boat("mare-agrigento", 0)
    board.mark(0, "miniguns")
    board.play("0 do shotgun", "0 land agrigento", "0 amount 2")
    assert board.told("bonuses", "attack") == [0]


def test_W73_the_second_movement_takes_its_car_where_it_starts_and_the_order_one_in_all() -> None:
    for with_car, offered in (("without-car", True), ("with-car", False)):
        board = Board()
        board.put("enna", 0, 4, cars=2, orders=("red-church-b",))
        board.put("bronte", 0, 1)
        board.play("0 do shotgun", "0 land bronte", "0 amount 1", f"0 {with_car}", "0 from enna", "0 land camastra")
        board.play("0 amount 1")
        assert ("with-car" in board.offers(0)) == offered
