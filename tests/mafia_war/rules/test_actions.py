"""RECRUIT, PLACE, ORDER, EQUIP, LAUNDER, EXERT and FINAL: the actions of the planning phase."""

from __future__ import annotations

from typing import Any

from omerta.games.mafia_war.state import State
from tests.mafia_war.boards import WAR, area, board, offers, play, player, refused_by, told


def using(space: str, **position: Any) -> State:
    """Red has moved a neutral token to a space and is asked about its action."""
    return play(board(**position), "0 take start-0", f"0 space {space}")


def test_RECRUIT_1_from_supply_into_headquarters() -> None:
    state = using("church-0", players=[{"headquarters": 1, "supply_soldati": 34}])
    play(state, "0 amount 6")
    assert (player(state).headquarters, player(state).supply_soldati) == (7, 28)


def test_RECRUIT_2_church_base_value_plus_bonus() -> None:
    state = using("justice-2", players=[{"mat": [4, 4, 3, 2]}])
    assert offers(state, 0)[-1] == f"amount {7 + 2}"
    assert refused_by(state, "0 amount 10") == "RECRUIT-2"


def test_PLACE_1_all_into_one_area() -> None:
    state = using("police-0", players=[{"headquarters": 6}])
    play(state, "0 area enna", "0 amount 4")
    assert (area(state, "enna").soldati, player(state).headquarters) == (7, 2)
    assert state.to_move() == (1,)


def test_PLACE_2_own_or_empty_areas_only() -> None:
    state = using("two-0", areas={"camastra": {"holder": "empty"}})
    play(state, "0 do place")
    assert "area camastra" in offers(state, 0)
    for foreign in ("licata", "palagonia", "scordia"):  # the enemy's, the teammate's, neutral
        assert refused_by(state, f"0 area {foreign}") == "PLACE-2"


def test_PLACE_3_an_empty_area_loses_a_lab() -> None:
    state = using("two-0", areas={"camastra": {"holder": "empty", "labs": 2}})
    play(state, "0 do place", "0 area camastra", "0 amount 1")
    assert area(state, "camastra").labs == 1


def test_PLACE_4_police_base_value_plus_bonus() -> None:
    state = using("two-0", players=[{"mat": [4, 1, 3, 6], "headquarters": 20}])
    play(state, "0 do place", "0 area enna")
    assert offers(state, 0)[-1] == f"amount {5 + 2}"
    assert refused_by(state, "0 amount 8") == "PLACE-4"


def test_W21_only_a_takeover_costs_a_lab() -> None:
    held = {"enna": {"labs": 2}, "camastra": {"holder": "empty", "labs": 1}}
    state = using("two-0", areas=held)
    standing = play(state.copy(), "0 do place", "0 area enna", "0 amount 1")
    assert area(standing, "enna").labs == 2
    entering = play(state, "0 do place", "0 area camastra", "0 amount 1")
    assert (area(entering, "camastra").holder, area(entering, "camastra").labs) == (0, 0)
    assert entering.supply_labs == 28


def test_ORDER_1_face_down_from_headquarters() -> None:
    state = play(using("start-2"), "0 area enna", "0 order 2")
    assert area(state, "enna").orders == ["red-2"]
    assert area(state, "enna").order_marks == [[]]
    assert "red-2" not in (player(state).orders or [])


def test_ORDER_2_an_own_soldato_has_to_stand_there() -> None:
    state = using("start-2", areas={"camastra": {"holder": "empty"}})
    for elsewhere in ("camastra", "licata", "scordia"):
        assert refused_by(state, f"0 area {elsewhere}") == "ORDER-2"


def test_ORDER_3_one_order_in_an_area() -> None:
    state = using("start-2", areas={"enna": {"orders": ["red-5"]}})
    assert refused_by(state, "0 area enna") == "ORDER-3"


def test_ORDER_4_owner_and_teammate_may_look_at_any_time() -> None:
    state = board(areas={"enna": {"orders": ["red-5"]}})
    seen = [
        area.orders[0].order
        for seat in range(4)
        for area in WAR.view_of(state.seen_by(seat)).areas
        if area.id == "enna"
    ]
    assert seen == ["red-5", None, "red-5", None]


def test_ORDER_5_a_placed_order_stays() -> None:
    state = using("start-2", areas={"enna": {"orders": ["red-5"]}})
    play(state, "0 area messina")
    assert refused_by(state, "0 order 5") == "ORDER-5"


def test_EQUIP_1_one_car_one_boat_or_one_lab() -> None:
    state = using("start-1")
    assert offers(state, 0) == ["equip car", "equip speedboat", "equip lab"]
    play(state, "0 equip car", "0 area enna")
    assert (area(state, "enna").cars, player(state).supply_cars) == (1, 4)
    assert state.to_move() == (1,)


def test_EQUIP_1_only_what_the_space_shows() -> None:
    state = play(using("economy-1"), "0 do equip")
    assert "area enna" in offers(state, 0)  # only a lab is shown there
    car_or_boat = play(using("justice-1"), "0 do equip")
    assert refused_by(car_or_boat, "0 equip lab") == "EQUIP-1"


def test_EQUIP_2_a_car_only_among_own_soldati() -> None:
    state = play(using("start-1"), "0 equip car")
    assert refused_by(state, "0 area gela") == "EQUIP-2"
    none_left = using("start-1", areas={"enna": {"cars": 5}})
    assert refused_by(none_left, "0 equip car") == "COMPONENT-10"


def test_EQUIP_3_a_boat_beside_own_soldati() -> None:
    state = play(using("start-1"), "0 equip speedboat")
    assert refused_by(state, "0 sea mare-palermo") == "EQUIP-3"
    assert "sea mare-agrigento" in offers(state, 0)
    inland = using("start-1", empty_board=True, areas={"enna": {"holder": 0}})
    assert refused_by(inland, "0 equip speedboat") == "EQUIP-3"


def test_EQUIP_4_it_may_move_to_one_adjacent_sea() -> None:
    state = play(using("start-1"), "0 equip speedboat", "0 sea mare-agrigento")
    assert offers(state, 0) == ["stay", "sea mare-sciacca", "sea mare-licata"]
    assert refused_by(state, "0 sea mare-siracusa") == "EQUIP-4"
    assert WAR.dump(play(state, "0 sea mare-licata")).seas["mare-licata"] == [0]


def test_EQUIP_5_three_boats_are_two_too_many() -> None:
    state = using("start-1", seas={"mare-agrigento": [1, 1]})
    play(state, "0 equip speedboat", "0 sea mare-agrigento", "0 stay")
    assert WAR.dump(state).seas["mare-agrigento"] == [1]
    assert (player(state).supply_boats, player(state, 1).supply_boats) == (4, 3)


def test_EQUIP_6_a_lab_among_own_soldati_and_at_most_one_other() -> None:
    state = play(using("start-1", areas={"enna": {"labs": 2}, "messina": {"labs": 1}}), "0 equip lab")
    assert refused_by(state, "0 area gela") == "EQUIP-6"
    assert refused_by(state, "0 area enna") == "SETUP-24"
    assert area(play(state, "0 area messina"), "messina").labs == 2


def test_EQUIP_6_the_last_lab_of_the_supply_is_built_and_no_other() -> None:
    others = [area_id for area_id in board().box.area_ids if area_id != "enna"][:15]
    for last, is_left in ((1, True), (2, False)):
        built: dict[str, Any] = {area_id: {"holder": 1, "labs": 2} for area_id in others}
        built[others[0]]["labs"] = last
        state = using("start-1", areas=built)
        assert state.supply_labs == is_left
        assert ("equip lab" in offers(state, 0)) == is_left


def test_LAUNDER_1_one_money_for_each_own_lab() -> None:
    labs = {
        "enna": {"labs": 2},
        "messina": {"labs": 1},
        "gela": {"labs": 2},
        "camastra": {"holder": "empty", "labs": 1},
    }
    state = using("economy-0", areas=labs)
    assert [player(state, seat).money for seat in range(4)] == [13, 10, 10, 10]


def test_LAB_1_labs_belong_to_whoever_holds_the_area() -> None:
    labs = {"enna": {"holder": 1, "labs": 2}}
    state = play(board(turn=1, areas=labs), "1 take start-0", "1 space economy-0")
    assert player(state, 1).money == 12


def test_EXERT_1_the_leftmost_token_of_any_row() -> None:
    state = using("justice-0", players=[{"mat": [4, 0, 3, 6]}])
    assert offers(state, 0) == ["row justice", "row economy", "row church"]
    assert refused_by(state, "0 row police") == "EXERT-1"
    assert player(play(state, "0 row church")).mat == [4, 0, 3, 5]


def test_EXERT_2_to_supply() -> None:
    state = play(using("justice-0"), "0 row church")
    assert player(state).supply_tokens == 9
    assert state.to_move() == (1,)


def test_EXERT_3_to_the_top_sheet_beside_another_token() -> None:
    state = using("church-1", top={"start-0": ["neutral"], "police-0": [1], "two-0": ["neutral"]})
    play(state, "0 row church")
    assert refused_by(state, "0 top justice-0") == "EXERT-3"
    assert refused_by(state, "0 top police-0") == "SPACE-2"
    assert refused_by(state, "0 top start-1") == "EXERT-3"  # its only token has just been moved
    assert (WAR.dump(play(state, "0 top police-1")).top or {})["police-1"] == [0]


def test_EXERT_4_to_the_bottom_sheet_without_its_action() -> None:
    state = play(using("church-1"), "0 row church", "0 space church-0")
    assert (WAR.dump(state).bottom or {})["church-0"] == [0]
    assert player(state).headquarters == 4
    assert player(state).supply_tokens == 8


def test_FINAL_1_the_bust_stands_beside_the_token() -> None:
    state = using("two-1")
    assert (player(state).bust, player(state).bust_owner) == ("two-1", "neutral")
    assert state.to_move() == (1,)


def last_turn(seat: int = 0, **position: Any) -> State:
    """Red's bust is out, and one token is left on the top sheet for `seat`."""
    last = {"turn": seat, "top": {"start-0": ["neutral"]}, "bottom": {"two-1": [1]}, "players": [{"bust": "two-1"}]}
    return board(**{**last, **position})


def test_FINAL_2_one_more_action_at_the_close_of_planning() -> None:
    state = play(last_turn(seat=3), "3 take start-0", "3 space church-0", "3 amount 1")
    assert state.to_move() == (0,)
    assert WAR.dump(state).phase == "planning"
    play(state, "0 space justice-2", "0 amount 1")
    assert WAR.dump(state).round == 2


def test_FINAL_3_the_token_beside_the_bust_moves_to_another_space() -> None:
    state = play(last_turn(), "0 take start-0", "0 space church-0", "0 amount 1")
    assert refused_by(state, "0 space church-0") == "SPACE-2"
    play(state, "0 space start-2", "0 area enna", "0 order 1")
    assert WAR.dump(state).bottom == {"church-0": ["neutral"], "start-2": [1]}


def test_FINAL_4_no_second_fee_and_the_bust_returns() -> None:
    state = play(last_turn(), "0 take start-0", "0 space church-0", "0 amount 1", "0 space start-2")
    assert [player(state, seat).money for seat in (0, 1)] == [10, 10]
    assert player(state).bust is None


def test_W26_optional_never_another_final_action_and_only_the_cost_of_the_space() -> None:
    state = play(last_turn(round=3), "0 take start-0", "0 space church-0", "0 amount 1")
    assert refused_by(state, "0 space two-3") == "W26"
    paying = play(state.copy(), "0 space justice-0")
    assert player(paying).money == 9
    declined = play(state, "0 pass")
    assert player(declined).bust is None
    assert "bust-returned" in told(declined)
    assert (WAR.dump(declined).top or {})["two-1"] == [1]  # the token stayed, and sheet 3 is on top now


def test_W26_in_the_order_of_play_of_this_phase() -> None:
    both = [{"bust": "two-1"}, {"bust": "two-3"}]
    state = board(
        round=3, start=1, turn=3, top={"start-0": ["neutral"]}, bottom={"two-1": [0], "two-3": [1]}, players=both
    )
    play(state, "3 gain start", "3 space two-0", "3 do column-action", "3 pass", "3 done")
    assert WAR.dump(state).start == 3
    assert state.to_move() == (1,)
    assert play(state, "1 pass").to_move() == (0,)


def test_W42_one_bust_and_only_the_bottom_sheet_during_a_final_action() -> None:
    state = last_turn(round=3, bottom={"two-1": [1]})
    assert refused_by(play(state, "0 take start-0"), "0 space two-3") == "W42"
    play(state, "0 space justice-2", "0 amount 1", "0 space church-2", "0 row church")
    assert offers(state, 0, "top") == []
    assert refused_by(state, "0 top start-1") == "W42"
