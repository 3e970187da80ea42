"""MANAGE, CONTROL, TEAM and TILE: who controls what after a phase, and the marks on the control tiles."""

from __future__ import annotations

from typing import Any

from omerta.games.mafia_war.state import State
from omerta.kernel import SPECTATOR
from tests.mafia_war.boards import WAR, area, board, mandamenti, marked, offers, play, player, refused_by, told

LAST_TURN = ("0 take start-0", "0 space church-0", "0 amount 1")
"""Red moves the last token of the top sheet."""
ERRAND = {"marsala": {"holder": 0, "orders": ["red-1"]}}
"""An order somewhere keeps an encounter phase from running through."""


def planning(**position: Any) -> State:
    """Round 2; one token is left on the top sheet."""
    return board(**{"round": 2, "top": {"start-0": ["neutral"]}, **position})


def after_encounter(**position: Any) -> State:
    """An encounter phase without orders is over, and management asks."""
    return board(**{"phase": "encounter", "round": 2, "empty_board": True, **position})


def test_MANAGE_1_planning_ends_with_management_after_the_final_actions() -> None:
    state = planning(areas={"nicosia": {"holder": 0}}, bottom={"two-1": [0]}, players=[{}, {"bust": "two-1"}])
    play(state, *LAST_TURN)
    assert state.to_move() == (1,)
    play(state, "1 pass")
    assert state.to_move() == (0,)
    assert offers(state, 0, "mark") != []
    assert WAR.dump(state).phase == "planning"


def test_MANAGE_2_control_first_then_tiles_after_either_phase() -> None:
    for state in (
        play(planning(areas={"nicosia": {"holder": 0}}, confirmed={}), *LAST_TURN),
        after_encounter(areas=mandamenti(1), confirmed={}),
    ):
        assert len(WAR.dump(state).confirmed or {}) == 1
        assert len(offers(state, 0, "mark")) == 7


def test_CONTROL_1_two_areas_of_three() -> None:
    for held, holder in ((("enna",), None), (("enna", "nicosia"), 0), (("enna", "nicosia", "mistretta"), 0)):
        areas = {name: {"holder": 0} for name in held}
        assert WAR.view_of(board(empty_board=True, areas=areas).seen_by(0)).mandamenti["erei"] == holder


def test_CONTROL_2_two_families_of_a_team_do_not_add_up() -> None:
    areas = {"enna": {"holder": 0}, "nicosia": {"holder": 2}, "mistretta": {"holder": "neutral"}}
    state = board(empty_board=True, areas=areas)
    assert WAR.view_of(state.seen_by(0)).mandamenti["erei"] is None
    neutral = board(empty_board=True, areas={"enna": {"holder": "neutral"}, "nicosia": {"holder": "neutral"}})
    assert WAR.view_of(neutral.seen_by(0)).mandamenti["erei"] is None


def test_CONTROL_3_a_token_is_laid_or_given_back() -> None:
    state = planning(areas={"nicosia": {"holder": 0}}, confirmed={"girgenti": 1, "nebrodi": 3})
    play(state, *LAST_TURN)
    assert WAR.dump(state).confirmed == {"erei": 0}
    assert WAR.view_of(state.seen_by(SPECTATOR)).confirmed == {"erei": 0}


def test_CONTROL_4_provisional_until_management() -> None:
    state = planning(areas={"nicosia": {"holder": "empty"}}, players=[{"headquarters": 4}])
    play(state, "0 take start-0", "0 space police-2", "0 area nicosia", "0 amount 1")
    # The mandamento was gained in this turn; management, which has come, turns the token crest up.
    assert WAR.dump(state).confirmed == {"erei": 0}
    before = board(round=2, areas={"nicosia": {"holder": "empty"}}, players=[{"headquarters": 4}])
    play(before, "0 take start-0", "0 space police-2", "0 area nicosia", "0 amount 1")
    view = WAR.view_of(before.seen_by(1))
    assert (view.mandamenti["erei"], view.confirmed) == (0, {})


def test_CONTROL_5_nobody_controls_a_mandamento_after_the_first_planning_phase() -> None:
    state = board(top={"start-0": ["neutral"]}, areas=ERRAND)
    play(state, *LAST_TURN)
    assert WAR.dump(state).phase == "encounter"
    assert WAR.dump(state).confirmed == {}
    assert "empty" not in [entry.holder for entry in WAR.dump(board()).areas.values()]


def test_CONTROL_6_in_planning_only_empty_areas_are_gained_and_nothing_is_taken_away() -> None:
    held = {"nicosia": {"holder": "empty"}, "agrigento": {"holder": 1}}
    state = board(round=2, areas=held)
    assert WAR.view_of(state.seen_by(0)).mandamenti["girgenti"] == 1
    play(state, "0 take start-0", "0 space police-2")
    assert refused_by(state, "0 area agrigento") == "PLACE-2"
    play(state, "0 area nicosia", "0 amount 1")
    assert WAR.view_of(state.seen_by(0)).mandamenti["erei"] == 0


def test_TEAM_1_teammates_see_everything_of_each_other() -> None:
    state = board(areas={"enna": {"orders": ["red-2"]}})
    mine, mates = WAR.view_of(state.seen_by(0)), WAR.view_of(state.seen_by(2))
    assert mine.players == mates.players
    assert mine.areas == mates.areas


def test_TEAM_5_no_order_in_the_teammates_area() -> None:
    state = play(board(), "0 take start-0", "0 space start-2")
    assert refused_by(state, "0 area palagonia") == "TEAM-5"


def test_TILE_2_one_mark_for_each_mandamento() -> None:
    state = after_encounter(areas=mandamenti(3))
    play(state, "0 mark meeting", "0 mark cars", "0 mark influence")
    assert sorted(WAR.dump(state).marks) == ["cars", "influence", "meeting"]
    assert player(state).supply_tokens == 8 - 3


def test_TILE_3_one_family_of_the_team_on_a_tile() -> None:
    state = after_encounter(areas=mandamenti(1, 0, 1), marks={"meeting": [2]})
    assert refused_by(state, "0 mark meeting") == "TILE-3"
    both = play(after_encounter(areas=mandamenti(1, 0, 1)), "0 mark meeting")
    assert both.to_move() == (2,)
    assert refused_by(both, "2 mark meeting") == "TILE-3"
    assert "meeting" not in WAR.dump(both).marks  # laid together with the other team's


def test_TILE_4_more_mandamenti_than_marks() -> None:
    state = after_encounter(areas=mandamenti(2), marks=marked(1))
    assert len(offers(state, 0, "mark")) == 6
    assert refused_by(state, "0 mark influence") == "TILE-3"
    assert refused_by(state, "0 pass") == "TILE-4"
    play(state, "0 mark cars")
    assert WAR.dump(state).marks == {"influence": [0], "cars": [0]}


def test_TILE_5_fewer_mandamenti_than_marks() -> None:
    state = after_encounter(areas=mandamenti(1), marks=marked(2))
    assert offers(state, 0) == ["unmark influence", "unmark meeting"]
    play(state, "0 unmark influence")
    assert WAR.dump(state).marks == {"meeting": [0]}
    assert player(state).supply_tokens == 8 - 1


def test_TILE_6_equal_numbers_leave_everything_as_it_is() -> None:
    state = after_encounter(areas={**mandamenti(2, 1), **ERRAND}, marks=marked(2, 1))
    play(state, "0 done")
    assert WAR.dump(state).round == 3
    assert WAR.dump(state).marks == marked(2, 1)
    assert told(state, "marked") == told(state, "unmarked") == []


def test_TILE_7_removals_come_first_so_the_partner_may_take_the_tile() -> None:
    state = after_encounter(areas=mandamenti(1, 0, 1), marks=marked(2))
    assert state.to_move() == (0,)
    play(state, "0 unmark influence")
    assert state.to_move() == (2,)
    play(state, "2 mark influence")
    assert WAR.dump(state).marks == {"influence": [2], "meeting": [0]}


def test_TILE_8_a_fresh_mark_works_from_the_next_phase() -> None:
    ready = {"nicosia": {"holder": 0}, "enna": {"orders": ["red-1"], "soldati": 4}}
    state = planning(
        areas=ready, tiles=["meeting", "bribery", "cars", "allies", "miniguns", "influence", "recruitment"]
    )
    assert refused_by(state, "0 use meeting") == "TILE-1"
    play(state, *LAST_TURN, "0 mark bribery", "0 do shotgun", "0 land bronte", "0 amount 3")
    assert "use bribery" in offers(state, 0)


def test_W22_own_marks_only_compulsory_and_both_teams_at_once() -> None:
    state = after_encounter(areas=mandamenti(1, 1), marks=marked(2, 2))
    assert state.to_move() == (0, 1)
    assert refused_by(state, "0 unmark speedboats") == "W22"
    play(state, "0 unmark meeting")
    assert WAR.dump(state).marks == marked(2, 2)  # nothing changes before both have chosen
    play(state, "1 unmark influence")
    assert WAR.dump(state).marks == {"influence": [0], "meeting": [1]}
    adding = after_encounter(areas=mandamenti(1, 1))
    assert adding.to_move() == (0, 1)
    assert offers(adding, 0) == offers(adding, 1)


def test_W22_placing_ends_with_the_empty_tiles() -> None:
    state = after_encounter(round=4, areas=mandamenti(4, 0, 4), marks=marked(4))
    for tile in ("speedboats", "chain-of-command"):
        play(state, f"2 mark {tile}")
    assert state.outcome() is not None  # the seventh tile was marked by itself, the eighth mandamento has none


def test_W67_marks_change_only_in_management_and_a_seventh_mandamento_counts() -> None:
    state = board(round=2, marks={"meeting": [0]})  # no mandamento any more, but the mark still works
    assert "use meeting" in offers(state, 0)
    seven = board(phase="encounter", round=2, empty_board=True, areas=mandamenti(7), marks=marked(7))
    outcome = seven.outcome()
    assert outcome is not None
    assert outcome.scores == (7, 0, 7, 0)


def test_W48_an_emptied_area_of_a_rally_is_left_to_nobody() -> None:
    held = {"enna": {"labs": 1}, "camastra": {"holder": 0, "cars": 1, "labs": 1, "orders": ["red-4"]}}
    state = play(board(round=2, areas=held), "0 take start-0", "0 space economy-1", "0 do rally", "0 area enna")
    play(state, "0 amount 1", "0 amount 0")
    left = area(state, "camastra")
    assert (left.holder, left.cars, left.labs, left.orders) == ("empty", 0, 1, [])
    assert player(state).supply_cars == 5
    assert "red-4" in (player(state).orders or [])


def test_TILE_4_whose_turn_it_is_in_management_is_said_by_its_rule() -> None:
    state = after_encounter(areas=mandamenti(1))
    assert refused_by(state, "1 mark meeting") == "TILE-4"


def test_W74_when_tiles_are_short_the_families_choose_in_order_of_play() -> None:
    state = after_encounter(start=2, areas=mandamenti(5, 0, 4), marks={}, confirmed={})
    assert state.to_move() == (2,)
    play(state, *[f"2 {tile}" for tile in offers(state, 2, "mark")[:4]])
    play(state, *[f"0 {tile}" for tile in offers(state, 0, "mark")[:2]])
    marks = [seat for seats in WAR.dump(state).marks.values() for seat in seats]
    assert (marks.count(2), marks.count(0)) == (4, 3)
