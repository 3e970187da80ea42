"""FIRST: what rulebook 1.0 plays differently, each beside what 1.2 says; and what it does not."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.games.mafia_war.state import State
from omerta.kernel import OmertaError
from tests.mafia_war.boards import WAR, area, board, offers, play, player, refused_by

FIRST = {"rulebook": "1.0"}
BOTH: tuple[dict[str, str], ...] = ({}, FIRST)


def test_FIRST_1_a_turn_may_be_passed_but_not_four_times_in_a_row() -> None:
    state = board(FIRST)
    before = WAR.dump(state)
    play(state, "0 pass")
    assert state.to_move() == (1,)
    assert (WAR.dump(state).top, WAR.dump(state).bottom) == (before.top, before.bottom)
    play(state, "1 pass", "2 pass")
    assert refused_by(state, "3 pass") == "FIRST-1"
    play(state, "3 take start-0", "3 space church-0", "3 amount 1")
    assert "pass" in offers(state, 0)


def test_FIRST_1_without_money_nobody_is_asked_to_help_before_the_fourth_turn() -> None:
    poor: dict[str, Any] = {"players": [{"money": 0}, {}, {"money": 4}, {}], "top": {"start-0": [1]}}
    state = board(FIRST, **poor)
    assert state.to_move() == (0,)
    assert offers(state, 0) == ["pass"]
    assert board(FIRST, **poor, passes=3).to_move() == (2,)
    assert board(**poor).to_move() == (2,)


def test_FIRST_1_tiles_may_be_used_in_a_turn_that_is_passed() -> None:
    state = board(FIRST, marks={"cars": [0]}, players=[{"money": 2}], top={"start-0": [1]})
    play(state, "0 use cars", "0 area enna", "0 pass")
    assert (area(state, "enna").cars, state.to_move()) == (1, (1,))


def test_FIRST_1_the_count_belongs_to_the_position() -> None:
    state = play(board(FIRST), "0 pass", "1 pass")
    again = WAR.load(WAR.dump(state), WAR.choose_options(FIRST))
    assert again.passes == 2
    with pytest.raises(OmertaError, match="passes"):
        board(passes=1)


def lab_order(options: dict[str, str], labs: int) -> State:
    """Red executes an order with a lab in Enna, where so many labs stand; Gela and Augusta are Red's too."""
    held = {
        "enna": {"holder": 0, "soldati": 1, "labs": labs, "orders": ["red-economy-a"]},
        "gela": {"holder": 0},
        "augusta": {"holder": 0},
    }
    mat = {"mat": [4, 4, 0, 6]}
    return board(options, phase="encounter", empty_board=True, areas=held, players=[mat])


def test_FIRST_2_a_lab_of_an_order_goes_to_any_own_area() -> None:
    state = play(lab_order(FIRST, labs=2), "0 do lab")
    assert refused_by(state, "0 area enna") == "SETUP-24"
    assert area(play(state, "0 area gela"), "gela").labs == 1
    assert refused_by(lab_order({}, labs=2), "0 do lab") == "SETUP-24"


def test_FIRST_2_the_area_of_the_order_among_them() -> None:
    assert sorted(offers(play(lab_order(FIRST, labs=0), "0 do lab"), 0)) == ["area augusta", "area enna", "area gela"]
    assert area(play(lab_order({}, labs=0), "0 do lab"), "enna").labs == 1


@pytest.mark.parametrize(
    ("options", "place", "left"),
    [(FIRST, "agrigento", 2), ({}, "agrigento", 1), (FIRST, "licata", 1)],
)
def test_FIRST_3_a_vest_protects_its_whole_mandamento(options: dict[str, str], place: str, left: int) -> None:
    held = {
        "enna": {"holder": 0, "soldati": 6, "orders": ["red-justice-a"]},
        "caltanissetta": {"holder": 1, "soldati": 3},
        place: {"holder": 1, "orders": ["blue-1"]},
    }
    mat = {"mat": [0, 4, 3, 6]}
    state = board(options, phase="encounter", empty_board=True, areas=held, players=[mat])
    while state.to_move() == (1,):
        play(state, "1 done")
    play(state, "0 do shotgun", "0 land caltanissetta", "0 amount 5")
    assert area(state, "caltanissetta").soldati == left


def test_FIRST_3_the_vest_of_the_teammate_protects_its_own_area_alone() -> None:
    held = {
        "licata": {"holder": 1, "soldati": 3, "orders": ["blue-1"]},
        "camastra": {"holder": 2, "soldati": 3},
        "agrigento": {"holder": 0, "orders": ["red-5"]},
    }
    state = board(FIRST, phase="encounter", empty_board=True, areas=held)
    play(state, "0 done", "1 do shotgun", "1 land camastra", "1 amount 3")
    assert area(state, "camastra").soldati == 2


@pytest.mark.parametrize(("options", "supply", "removed"), [(FIRST, 8, 2), ({}, 10, 0)])
def test_FIRST_4_the_tokens_of_remove_two_leave_the_game(options: dict[str, str], supply: int, removed: int) -> None:
    state = board(options, round=2, top={"start-0": ["neutral"], "two-0": ["neutral"]})
    play(state, "0 take start-0", "0 space church-2", "0 row church", "0 amount 2")
    assert (player(state).mat, player(state).supply_tokens) == ([4, 4, 3, 4], supply)
    assert "red-church-a" in (player(state).orders or [])
    assert WAR.view_of(state.seen_by(1)).players[0].removed_tokens == removed


def test_FIRST_4_the_last_token_of_a_row_leaves_the_game_too() -> None:
    state = board(FIRST, round=2, top={"start-0": ["neutral"], "two-0": [1]}, players=[{"mat": [4, 4, 3, 2]}])
    play(state, "0 take start-0", "0 space church-2", "0 row church", "0 amount 2")
    assert player(state).mat == [4, 4, 3, 0]
    assert WAR.view_of(state.seen_by(1)).players[0].removed_tokens == 2


def test_FIRST_4_what_others_have_on_their_mats_does_not_matter() -> None:
    bare = {"mat": [0, 0, 0, 0]}
    state = board(FIRST, round=2, top={"start-0": ["neutral"], "two-0": [1]}, players=[{}, bare, bare, bare])
    play(state, "0 take start-0", "0 space church-2", "0 row church", "0 amount 2")
    assert player(state).mat == [4, 4, 3, 4]


def supplies(options: dict[str, str], headquarters: int, **held: Any) -> State:
    """White executes Church A in Enna."""
    areas = {"enna": {"holder": 0, "orders": ["white-church-a"]}, **held}
    players = [{"mat": mat_without_church(), "headquarters": headquarters}, {}, {"headquarters": 1}]
    families = ("white", "blue", "green", "yellow")
    return board(options, phase="encounter", empty_board=True, families=families, areas=areas, players=players)


def mat_without_church() -> list[int]:
    """White's mat with an empty Church row, so that all its orders are gained."""
    white = next(family for family in WAR.box.families if family.id == "white")
    return [*[len(row.spaces) for row in white.rows[:3]], 0]


def test_FIRST_5_neutral_areas_receive_nothing() -> None:
    neutral = {"palagonia": {"holder": "neutral", "soldati": 2}}
    mate = {"bronte": {"holder": 2}}
    for options, rule in ((FIRST, "FIRST-5"), ({}, "nothing")):
        state = play(supplies(options, 3, **neutral, **mate), "0 do supply-adjacent", "0 amount 2")
        assert refused_by(state, "0 area palagonia") == rule
    assert "do supply-adjacent" not in offers(supplies(FIRST, 0, **neutral), 0)
    assert "do supply-adjacent" in offers(supplies({}, 0, **neutral), 0)


def test_W25_neutral_areas_receive_nothing_while_no_neutral_soldati_are_left() -> None:
    for soldati, rule in ((30, "W25"), (29, "nothing")):
        neutral = {"palagonia": {"holder": "neutral", "soldati": soldati}}
        state = play(supplies({}, 3, **neutral, bronte={"holder": 2}), "0 do supply-adjacent", "0 amount 2")
        assert refused_by(state, "0 area palagonia") == rule


@pytest.mark.parametrize(("options", "rule"), [(FIRST, "nothing"), ({}, "TILES-4")])
def test_FIRST_6_chain_of_command_beside_an_order_of_this_turn(options: dict[str, str], rule: str) -> None:
    state = board(options, round=2, marks={"chain-of-command": [0]}, top={"start-0": [0], "two-0": [0]})
    play(state, "0 take start-0", "0 space police-1", "0 area enna", "0 order 1")
    assert refused_by(state, "0 area enna") == rule
    without = board(options, round=2, top={"start-0": [0], "two-0": [0]})
    play(without, "0 take start-0", "0 space police-1", "0 area enna", "0 order 1")
    assert refused_by(without, "0 area enna") == "ORDER-3"


@pytest.mark.parametrize("options", BOTH)
def test_W1_what_is_only_worded_differently_plays_alike(options: dict[str, str]) -> None:
    state = play(board(options), "0 take police-0")
    assert "space church-0" in offers(state, 0)  # any column
    single = play(board(options), "0 take start-0", "0 space start-1")
    assert refused_by(single, "0 pass") == "SPACE-10"
    clash = board(options, seas={"mare-agrigento": [1, 3]}, marks={"speedboats": [0]})
    play(clash, "0 use speedboats", "0 sea mare-agrigento", "0 stay")
    assert offers(clash, 0) == ["boat 1", "boat 3"]


def test_W1_views_and_records_say_which_rulebook_is_played() -> None:
    assert WAR.view_of(board(FIRST).seen_by(0)).options["rulebook"] == "1.0"
    assert WAR.view_of(board().seen_by(0)).options["rulebook"] == "1.2"
    with pytest.raises(OmertaError, match="rulebook"):
        WAR.choose_options({"rulebook": "1.1"})
