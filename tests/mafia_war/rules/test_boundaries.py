"""Boundaries and citations: changes of one character that once went unnoticed."""

from __future__ import annotations

from omerta.games.mafia_war.document.conservation import misplaced_pieces
from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL
from omerta.games.mafia_war.phases.orders.encounter import Executing
from omerta.games.mafia_war.state import are_equal
from tests.mafia_war.boards import BOX, WAR, area, board, offers, play, player, refused_by, told
from tests.mafia_war.encounter_board import Board


def test_W39_a_tile_is_ready_again_in_the_next_turn() -> None:
    top = {f"{column}-0": ["neutral"] for column in ("start", "justice", "police", "economy", "church", "two")}
    state = board(marks={"meeting": [0]}, top=top)
    play(state, "0 use meeting", "0 amount 1", "0 take start-0", "0 space church-0", "0 amount 1")
    for seat, column in ((1, "justice"), (2, "police"), (3, "economy")):
        play(state, f"{seat} take {column}-0", f"{seat} space two-0", f"{seat} do recruit", f"{seat} amount 1")
    assert "use meeting" in offers(state, 0)


def test_W3_what_one_sale_or_one_gift_just_pays_is_not_forgiven() -> None:
    sale = board(players=[{"money": 0, "orders": ["red-1"]}, {}, {"money": 0}], top={"start-0": [1]})
    assert refused_by(sale, "0 take start-0") == "W3"
    gift = board(players=[{"money": 0, "orders": []}, {}, {"money": 2}], top={"start-0": [1]})
    assert gift.to_move() == (2,)
    neither = board(players=[{"money": 0, "orders": []}, {}, {"money": 1}], top={"start-0": [1]})
    assert offers(neither, 0) == ["take start-0"]


def test_MOVE_1_nobody_sails_to_where_they_are() -> None:
    war = Board()
    war.put("camastra", 0, 3, orders=("red-1",))
    war.boat("mare-agrigento", 0)
    war.play("0 do shotgun")
    assert "by-sea camastra" not in war.offers(0)
    assert war.refusal(0, "by-sea camastra") == "MOVE-1"


def test_COMPONENT_10_an_empty_supply_gives_nothing() -> None:
    boats = {"mare-agrigento": [0, 0], "mare-licata": [0, 0]}
    assert refused_by(board(marks={"speedboats": [0]}, seas=boats), "0 use speedboats") == "TILES-11"
    cars = {"enna": {"holder": 0, "soldati": 1, "cars": 5}}
    assert refused_by(board(marks={"cars": [0]}, areas=cars), "0 use cars") == "TILES-3"
    everybody = {"enna": {"holder": 0, "soldati": 46}}
    crowded = board(marks={"meeting": [0]}, empty_board=True, areas=everybody)
    assert refused_by(crowded, "0 use meeting") == "TILES-7"


def test_GAIN_7_creditors_are_paid_in_order_of_play() -> None:
    state = board(turn=2, top={"police-0": [0], "police-1": [1], "police-2": [3]})
    play(state, "2 gain police")
    assert [words.split()[1] for words in told(state, "fee-paid")] == ["3", "0", "1"]


def test_EXERT_3_when_the_last_token_was_moved_no_column_holds_another() -> None:
    state = board(round=3, top={"start-0": ["neutral"]})
    play(state, "0 take start-0", "0 space church-2", "0 row church")
    assert refused_by(state, "0 top start-1") == "EXERT-3"


def test_TILES_10_reinforcements_only_where_the_family_stands() -> None:
    state = board(marks={"reinforcements": [0]}, areas={"camastra": {"holder": "empty"}})
    assert refused_by(play(state, "0 use reinforcements"), "0 area camastra") == "TILES-10"


def test_ENCOUNTER_3_and_5_say_why_an_order_has_to_wait() -> None:
    attack = Board()
    attack.put("enna", 0, 2, orders=("red-5",))
    attack.put("gela", 1, 2, orders=("blue-2",))
    attack.play()
    assert attack.refusal(1, "do shotgun") == "ENCOUNTER-3"
    tied = Board()
    tied.put("enna", 0, 2, orders=("red-1",))
    tied.put("gela", 1, 2, orders=("blue-2",))
    tied.play()
    assert tied.refusal(1, "do shotgun") == "ENCOUNTER-5"


def test_CONFLICT_2_and_W27_say_who_answers_for_neutrals() -> None:
    war = Board()
    war.put("enna", 0, 3, orders=("red-1",))
    war.put("bronte", NEUTRAL, 3)
    war.play("0 do shotgun", "0 land bronte", "0 amount 3", "0 finesse")
    assert war.refusal(3, "defender 3") == "W27"
    assert war.refusal(2, "defender 1") == "CONFLICT-2"
    war.play("1 defender 3")
    assert war.refusal(1, "card turncoat") == "CONFLICT-2"
    assert war.at("enna")[0] == EMPTY


def test_EQUIP_6_and_COMPONENT_10_say_why_no_lab_is_placed() -> None:
    two_each = {name: {"holder": 1, "labs": 2} for name in BOX.area_ids[:15]}
    none_left = board(empty_board=True, areas=two_each | {"gela": {"holder": 0, "labs": 0}})
    play(none_left, "0 take start-0", "0 space start-1")
    assert refused_by(none_left, "0 equip lab") == "COMPONENT-10"
    no_room = board(empty_board=True, areas={"gela": {"holder": 0, "labs": 2}})
    play(no_room, "0 take start-0", "0 space start-1")
    assert refused_by(no_room, "0 equip lab") == "EQUIP-6"


def test_COMPONENT_10_a_second_lab_is_not_asked_for_once_the_first_was_the_last() -> None:
    two_each = {name: {"holder": 1, "labs": 2} for name in BOX.area_ids[:14]}
    areas = two_each | {name: {"holder": 0, "labs": 0} for name in ("licata", "ragusa")}
    areas["gela"] = {"holder": 0, "labs": 1}
    state = board(empty_board=True, areas=areas, frames=["round", "turn 0", "lab-area 0", "lab-area 0"])
    assert offers(state, 0, "area") == ["area licata", "area gela", "area ragusa"]
    assert state.supply_labs == 1
    play(state, "0 area gela")
    assert offers(state, 0, "area") == []


def test_MOVE_10_the_first_area_of_the_map_is_reached_like_any_other() -> None:
    first = Executing(0, 5, 0, EMPTY, EMPTY, 0).after_setting_out(0, 0)
    assert (first.reached, first.reached_later) == (0, EMPTY)
    second = first.after_setting_out(7, 1)
    assert (second.reached, second.reached_later, second.car_taken) == (0, 7, 1)


def test_W6_a_third_boat_of_the_set_up_meets_the_two_that_are_there() -> None:
    frames = ["round", "turn 0", f"place-boat 0 {EMPTY} 0"]
    areas = {"licata": {"holder": 0}}
    state = board(frames=frames, areas=areas, seas={"mare-licata": [1, 3]})
    assert offers(play(state, "0 sea mare-licata"), 0, "boat") == ["boat 1", "boat 3"]


def test_SPECIAL_2_only_where_a_lab_stands() -> None:
    war = Board()
    war.put("enna", 3, 1, labs=1, orders=("yellow-economy-b",))
    war.put("gela", 3, 1, labs=2)
    war.put("scordia", 3, 1)
    war.headquarters(3, 1)
    war.play("3 do soldati-at-labs")
    assert [war.refusal(3, f"area {name}") for name in ("scordia", "bronte")] == ["SPECIAL-2", "W65"]


def test_ENCOUNTER_6_the_order_that_stays_keeps_what_was_known_of_it() -> None:
    orders = {"orders": ["red-1", "red-3"], "order_choices": [["red-1", "red-2"], ["red-3", "red-4"]]}
    state = board(phase="encounter", empty_board=True, areas={"enna": {"holder": 0, "soldati": 2, **orders}})
    assert area(play(state, "0 done"), "enna").order_choices == [["red-3", "red-4"]]


def test_ENCOUNTER_7_an_order_that_went_home_leaves_nothing_behind() -> None:
    orders = {"orders": ["red-1", "red-3"], "order_choices": [["red-1", "red-2"], ["red-3", "red-4"]]}
    state = board(phase="encounter", empty_board=True, areas={"enna": {"holder": 0, "soldati": 2, **orders}})
    for _ in range(2):
        play(state, "0 done")
        assert are_equal(state, WAR.load(WAR.dump(state), {}))


def test_W34_without_a_token_on_top_nobody_has_a_turn_but_final_actions_are_asked() -> None:
    state = board(top={}, bottom={"two-1": [0]}, players=[{"bust": "two-1"}])
    prompt = state.prompt()
    assert (state.to_move(), prompt.key if prompt else "") == ((0,), "final-action")


def test_W2_the_last_token_of_the_mat_can_still_be_exerted() -> None:
    for left, offered in ((1, True), (0, False)):
        state = play(board(players=[{"mat": [0, 0, left, 0]}]), "0 take start-0")
        assert ("space justice-0" in offers(state, 0)) == offered


def test_RECRUIT_1_the_last_soldato_in_supply_is_recruited_and_then_none() -> None:
    for waiting, is_offered in ((48, True), (49, False)):
        war = Board()
        war.put("enna", 0, 1, orders=("red-5",))
        war.headquarters(0, waiting)
        war.play()
        assert ("do recruit" in war.offers(0)) == is_offered


def test_COMPONENT_10_an_order_brings_no_lab_when_none_is_left() -> None:
    war = Board()
    war.put("gela", 0, 1, orders=("red-economy-a",))
    for name in [name for name in BOX.area_ids if name != "gela"][:15]:
        war.put(name, 1, 1, labs=2)
    war.play()
    assert war.refusal(0, "do lab") == "COMPONENT-10"


def test_TEAM_3_an_order_where_no_family_stands_is_noticed() -> None:
    place = BOX.area_ids.index("bronte") * 2
    for number in (0, 1):
        state = board(empty_board=True)
        state.orders[place + number] = 0
        assert "area bronte is not in order" in misplaced_pieces(state)


CROWDED = {"enna": {"holder": 0, "soldati": 50}}
"""Every Red Soldato stands in Enna: nobody can be recruited, and with empty headquarters nobody placed."""
FREE_SPACES = "start-1 start-2 justice-2 police-0 police-1 police-2 economy-1 economy-2 church-0 church-2 two-1 two-2"
ALL_FREE_SPACES = {space: [1 + number % 3] for number, space in enumerate(FREE_SPACES.split())}
"""What is left on sheet 1 costs something or does nothing for them."""


def test_SPACE_6_once_the_owner_can_just_be_paid_it_is_the_space_that_is_too_dear() -> None:
    players = [{"money": 1, "headquarters": 0}]
    top = {"start-0": [0], "justice-0": [1]}
    state = board(empty_board=True, areas=CROWDED, players=players, bottom=ALL_FREE_SPACES, top=top)
    assert refused_by(state, "0 take justice-0") == "SPACE-6"


def test_W3_of_a_forgiven_column_what_was_paid_is_not_forgiven() -> None:
    cheap = {"start-0": [1], "justice-0": [2], "justice-1": [3]}
    players = [{"money": 1, "headquarters": 0, "orders": []}, {}, {"money": 0}]
    bottom = ALL_FREE_SPACES | cheap
    state = board(empty_board=True, areas=CROWDED, players=players, bottom=bottom, top={"start-0": [0]})
    play(state, "0 gain start")
    assert told(state, "forgiven") == ["0 1"]


def test_W37_laundering_without_a_lab_is_lost_without_a_word() -> None:
    state = board(families=["yellow", "blue", "green", "red"], players=[{"mat": [3, 4, 4, 4]}])
    play(state, "0 take start-0", "0 space justice-0", "0 row economy")
    assert player(state).mat == [3, 4, 3, 4]
    assert told(state, "laundered") == []


def test_GAIN_1_the_end_comes_after_the_action_of_the_column() -> None:
    state = play(board(), "0 gain police", "0 space two-0")
    assert state.refusal(0, WAR.actions.parse("done")).code == "the-action-of-the-column-comes-first"


def test_W15_an_order_under_execution_is_found_wherever_its_step_lies() -> None:
    frames = [f"executing 0 {BOX.area_ids.index('enna')} 1 -1 -1 0", f"shotgun 0 1 0 {BOX.area_ids.index('enna')}"]
    areas = {"enna": {"cars": 1, "orders": ["red-1"]}}
    state = board(phase="encounter", areas=areas, executing="red-1", frames=frames)
    assert offers(play(state, "0 land nicosia", "0 amount 2"), 0) == ["with-car", "without-car"]


def test_TILES_7_the_step_right_below_says_whether_a_tile_recruits() -> None:
    assert refused_by(board(frames=["turn 0", "recruit 0 3"]), "0 amount 4") == "TILES-7"
    assert refused_by(board(frames=["recruit 0 3"]), "0 amount 4") == "RECRUIT-2"


def test_SPECIAL_2_labs_in_the_first_area_of_the_map_are_served_like_any_other() -> None:
    trapani = {"holder": 3, "labs": 1, "orders": ["yellow-economy-b"]}
    players = [{}, {}, {}, {"mat": [3, 4, 3, 4]}]
    state = board(phase="encounter", empty_board=True, areas={"trapani": trapani}, players=players)
    assert "do soldati-at-labs" in offers(state, 3)
