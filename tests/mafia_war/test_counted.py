"""Questions that come several times in a row say which of how many they are."""

from __future__ import annotations

from typing import Any

from omerta.games.mafia_war.state import State
from tests.mafia_war.boards import WAR, board, mandamenti, offers, play


def counts(state: State, seat: int = 0) -> tuple[int | str, int | str]:
    """Which of how many, as a seat reads it."""
    args = WAR.view_of(state.seen_by(seat)).prompt.args
    return args["number"], args["count"]


def asked(state: State, seat: int = 0) -> dict[str, int | str]:
    """The numbers and names of the question."""
    return WAR.view_of(state.seen_by(seat)).prompt.args


def executing(order: str, mat: list[int], family: str = "red", **areas: dict[str, Any]) -> State:
    """Seat 0 executes an advanced order in Enna."""
    families = [family, *[other for other in ("red", "blue", "green", "yellow") if other != family][-3:]]
    enna = {"holder": 0, "soldati": 4, "labs": 1, "orders": [order]}
    held = {"enna": enna, **areas}
    players = [{"mat": mat, "headquarters": 6}]
    return board(phase="encounter", empty_board=True, families=families, areas=held, players=players)


NEUTRALS = {"holder": "neutral", "soldati": 3}


def test_the_numbers_of_a_pentito_are_counted() -> None:
    state = executing("red-church-a", [4, 4, 3, 5], licata=NEUTRALS, caltagirone=NEUTRALS)
    play(state, "0 do pentito")
    assert asked(state) == {"count": 2, "number": 1, "total": 2}
    play(state, "0 area licata", "0 amount 2")
    assert asked(state) == {"count": 1, "number": 2, "total": 2}


def test_the_soldati_who_are_pulled_in_are_counted() -> None:
    state = executing("white-police-b", [2, 3, 3, 6], "white", licata=NEUTRALS, caltagirone=NEUTRALS)
    play(state, "0 do pull-in")
    assert asked(state) == {"placed": 0, "count": 3}
    play(state, "0 area licata", "0 amount 2")
    assert asked(state) == {"placed": 2, "count": 3}


def test_the_areas_that_white_supplies_are_counted() -> None:
    state = executing("white-church-a", [2, 6, 3, 5], "white", licata=NEUTRALS, caltagirone=NEUTRALS)
    play(state, "0 do supply-adjacent", "0 amount 2")
    assert asked(state) == {"number": 1, "count": 2}
    play(state, "0 area licata", "0 amount 2")
    assert asked(state) == {"number": 2, "count": 2}


def test_the_areas_with_labs_are_counted() -> None:
    labs = {"holder": 0, "labs": 2}
    state = executing("yellow-economy-b", [3, 4, 3, 4], "yellow", gela=labs, noto=labs, ragusa={"holder": 0})
    play(state, "0 do soldati-at-labs")
    assert asked(state) == {"number": 1, "count": 3}
    play(state, "0 area gela", "0 amount 2")
    assert asked(state) == {"number": 2, "count": 3}


def test_movements_and_strikes_are_counted() -> None:
    state = executing("red-church-b", [4, 4, 3, 3], licata={"holder": "empty"})
    play(state, "0 do shotgun")
    assert asked(state) == {"from": "enna", "number": 1, "count": 2}
    play(state, "0 land licata", "0 amount 1")
    assert asked(state) == {"number": 2, "count": 2}
    state = executing("blue-justice-c", [1, 4, 3, 4], "blue", licata=NEUTRALS, caltagirone=NEUTRALS)
    play(state, "0 do bomb")
    assert asked(state) == {"from": "enna", "number": 1, "count": 2}
    assert asked(play(state, "0 strike licata")) == {"from": "enna", "number": 2, "count": 2}


def test_orders_in_two_areas_and_two_in_one_are_counted() -> None:
    top = {"start-0": ["neutral"], "two-0": ["neutral"]}
    state = play(board(round=2, top=top), "0 take start-0", "0 space police-1")
    assert asked(state) == {"number": 1, "count": 2}
    play(state, "0 area enna")
    assert asked(state) == {"area": "enna", "number": 1, "count": 1}
    assert asked(play(state, "0 order 1")) == {"number": 2, "count": 2}
    state = play(board(round=3, top=top), "0 take start-0", "0 space police-1", "0 area enna")
    assert asked(state) == {"area": "enna", "number": 1, "count": 2}
    assert asked(play(state, "0 order 1")) == {"area": "enna", "number": 2, "count": 2}


def test_the_tokens_of_a_column_are_counted() -> None:
    state = play(board(top={"church-0": ["neutral"], "church-1": [0], "church-2": [3]}), "0 gain church")
    for number in (1, 2, 3):
        assert counts(state) == (number, 3)
        play(state, "0 space two-0")


def test_two_institutions_are_counted() -> None:
    state = board(top={"two-0": ["neutral"]})
    play(state, "0 gain two", "0 space two-0")
    assert WAR.view_of(state.seen_by(0)).prompt.args == {"column": "two"}
    play(state, "0 do column-action")
    assert WAR.view_of(state.seen_by(0)).prompt.args == {"number": 1}
    play(state, "0 row police")
    assert WAR.view_of(state.seen_by(0)).prompt.args == {"number": 2}


def test_each_family_counts_the_marks_it_has_to_make_and_nobody_else_s() -> None:
    state = board(phase="encounter", round=2, empty_board=True, areas=mandamenti(2, 3))
    assert (counts(state), counts(state, 1)) == ((1, 2), (1, 3))
    play(state, f"1 {offers(state, 1, 'mark')[0]}")
    assert (counts(state), counts(state, 1)) == ((1, 2), (2, 3))
    assert WAR.view_of(state.seen_by(2)).prompt.args == {}
