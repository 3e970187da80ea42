"""CLOSE and END: the change of sheets and every way a game ends."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.games.mafia_war.state import State
from omerta.kernel import Outcome
from tests.mafia_war.boards import BOX, WAR, board, mandamenti, marked, offers, play, player, refused_by


def after(round_number: int, *counts: int, bronte: int | str = "empty", **position: Any) -> State:
    """An encounter phase is over; the seats hold so many mandamenti, and Bronte is somebody's or nobody's."""
    areas: dict[str, Any] = {**mandamenti(*counts), "bronte": {"holder": bronte}}
    return board(
        phase="encounter", round=round_number, empty_board=True, areas=areas, marks=marked(*counts), **position
    )


def ending(round_number: int, *counts: int, bronte: int | str = "empty") -> Outcome:
    """How that game ended."""
    outcome = after(round_number, *counts, bronte=bronte).outcome()
    assert outcome is not None
    return outcome


def test_CLOSE_1_the_bottom_sheet_goes_up_with_its_tokens() -> None:
    state = after(2, bottom={"start-0": [1], "two-0": [0, "neutral"]})
    assert WAR.dump(state).top == {"start-0": [1], "two-0": [0, "neutral"]}
    assert WAR.view_of(state.seen_by(0)).top_sheet == 2


def test_CLOSE_2_the_next_sheet_lies_below() -> None:
    state = after(2)
    assert (WAR.view_of(state.seen_by(0)).bottom_sheet, WAR.dump(state).bottom) == (3, {})


@pytest.mark.parametrize(("sheet", "price"), [(1, 3), (2, 4), (3, 5)])
def test_CLOSE_3_the_new_prices_count(sheet: int, price: int) -> None:
    state = after(sheet, bottom={"police-0": ["neutral"]})
    assert player(play(state, "0 gain police")).money == 10 - price - 1
    assert BOX.sheets[sheet].column_costs[0] == 1


def test_W68_tokens_and_start_piece_stay_where_they_are() -> None:
    state = after(1, start=3, bottom={"church-2": [2]})
    assert (WAR.dump(state).top, WAR.dump(state).start, state.to_move()) == ({"church-2": [2]}, 3, (3,))


def test_END_1_five_alone() -> None:
    for seat in range(4):
        outcome = ending(1, *[5 if seat == other else 0 for other in range(4)])
        assert (outcome.reason, outcome.winners) == ("five-alone", (seat % 2, seat % 2 + 2))
    assert after(1, 4).outcome() is None
    assert after(1, 4, 0, 1).outcome() is None  # five, but neither alone nor six


def test_END_2_six_together() -> None:
    outcome = ending(2, 0, 3, 0, 3)
    assert (outcome.reason, outcome.winners) == ("six-together", (1, 3))


def test_END_1_nothing_is_won_after_planning() -> None:
    areas = {**mandamenti(6), "bronte": {"holder": 0, "orders": ["red-1"]}}
    state = board(round=2, empty_board=True, areas=areas, marks=marked(6), top={"start-0": ["neutral"]})
    play(state, "0 take start-0", "0 space church-0", "0 amount 1", "0 done")
    assert state.outcome() is None
    assert play(state, "0 done").outcome() is not None


def test_END_3_more_mandamenti_after_round_4() -> None:
    outcome = ending(4, 2, 3, 2, 2)
    assert (outcome.reason, outcome.winners, outcome.scores) == ("more-mandamenti", (1, 3), (4, 5, 4, 5))


@pytest.mark.parametrize(("holder", "winners"), [(0, (0, 2)), (1, (1, 3)), (2, (0, 2)), (3, (1, 3))])
def test_END_4_bronte_breaks_a_tie(holder: int, winners: tuple[int, ...]) -> None:
    outcome = ending(4, 2, 2, bronte=holder)
    assert (outcome.reason, outcome.winners) == ("tie-break", winners)
    early = ending(2, 3, 3, 3, 3, bronte=holder)
    assert (early.reason, early.winners) == ("tie-break", winners)


@pytest.mark.parametrize("holder", ["empty", "neutral"])
def test_END_5_a_draw_without_bronte(holder: str) -> None:
    outcome = ending(4, 2, 2, bronte=holder)
    assert (outcome.reason, outcome.winners) == ("draw", ())


def test_END_6_an_early_tie_is_no_end() -> None:
    state = after(2, 3, 3, 3, 3)
    assert state.outcome() is None
    assert WAR.dump(state).round == 3
    assert offers(state, 0) != []


@pytest.mark.parametrize(
    ("round_number", "counts", "reason", "winners"),
    [
        (1, (5, 3, 0, 2), "five-alone", (0, 2)),  # five to five, but only one team is at the goal
        (4, (5, 3, 0, 2), "five-alone", (0, 2)),
        (2, (5, 0, 1, 0), "five-alone", (0, 2)),  # six together as well, but the first reason stands
        (2, (5, 5, 0, 1), "more-mandamenti", (1, 3)),  # both at the goal, the higher total wins
        (3, (3, 5, 3, 0), "more-mandamenti", (0, 2)),
        (1, (3, 2, 2, 4), "six-together", (1, 3)),
        (4, (0, 0, 0, 0), "draw", ()),
    ],
)
def test_W23_the_whole_tree(round_number: int, counts: tuple[int, ...], reason: str, winners: tuple[int, ...]) -> None:
    outcome = ending(round_number, *counts)
    assert (outcome.reason, outcome.winners) == (reason, winners)


def test_W23_the_game_is_over_for_everybody() -> None:
    state = after(4, 2, 1)
    assert state.to_move() == ()
    assert [offers(state, seat) + offers(state, seat, "sell") for seat in range(4)] == [[]] * 4
    assert refused_by(state, "0 take start-0") == "END-1"
