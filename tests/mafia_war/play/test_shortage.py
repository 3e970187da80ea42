"""Planning in small positions: what a turn costs, what happens without money, Ultima Azione, marks."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.games.mafia_war.document.position import Position
from omerta.games.mafia_war.state import State
from omerta.kernel import OmertaError
from tests.mafia_war.boards import WAR, board, offers, play, player, refused_by

POOR = [{"money": 0, "orders": ["red-1", "red-2"]}, {}, {"money": 4}, {}]


def dump(state: State) -> Position:
    return WAR.dump(state)


def test_a_turn_without_money_asks_the_teammate_who_may_refuse() -> None:
    state = board(players=POOR, top={"start-0": [1]})
    assert state.to_move() == (2,)
    assert offers(state, 2) == ["pass"]
    assert refused_by(state, "0 take start-0") == "PLAN-6"
    play(state, "2 pass")
    assert state.to_move() == (0,)
    assert offers(state, 0) == []
    assert offers(state, 0, "sell") == ["sell 1", "sell 2"]
    assert refused_by(state, "0 take start-0") == "W3"
    play(state, "0 sell 2")
    assert offers(state, 0, "take") == ["take start-0"]
    assert "red-2" in player(state).sold


def test_a_gift_ends_the_shortage() -> None:
    state = play(board(players=POOR, top={"start-0": [1]}), "2 give")
    assert state.to_move() == (0,)
    assert offers(state, 0, "take") == ["take start-0"]
    assert [player(state, seat).money for seat in (0, 2)] == [1, 2]


def test_the_teammate_must_give_when_nothing_can_be_sold() -> None:
    players = [{"money": 0, "orders": []}, {}, {"money": 4}, {}]
    state = board(players=players, top={"start-0": [1]})
    assert state.to_move() == (2,)
    assert offers(state, 2) == []
    assert refused_by(state, "2 pass") == "PLAN-5"
    assert offers(state, 2, "give") == ["give"]


def test_what_nobody_can_pay_is_forgiven_and_only_the_cheapest_move_is_open() -> None:
    players = [{"money": 0, "orders": []}, {"money": 0}, {"money": 1}, {}]
    state = board(players=players, top={"start-0": [1], "justice-0": [1], "justice-1": [1], "police-0": [3]})
    assert state.to_move() == (0,)
    assert offers(state, 0, "gain") == []
    play(state, "0 take start-0")
    assert all(space.split()[1] not in ("start-0", "justice-0") for space in offers(state, 0, "space"))
    play(state, "0 space church-0")
    assert player(state, 1).money == 0


def test_money_given_away_between_token_and_space_changes_nothing_that_was_declared() -> None:
    players = [{"money": 3, "orders": []}, {}, {"money": 0}, {}]
    state = play(board(players=players, top={"start-0": [1], "two-0": [0]}), "0 take start-0", "0 give")
    assert state.to_move() == (0,)
    assert offers(state, 0, "take") == []
    assert "space two-0" in offers(state, 0)


def test_the_last_token_of_the_top_sheet_brings_the_final_actions() -> None:
    state = board(top={"start-0": ["neutral"]}, bottom={"two-1": [3]}, players=[{}, {"bust": "two-1"}])
    play(state, "0 take start-0", "0 space church-0", "0 amount 1")
    assert state.to_move() == (1,)
    assert refused_by(state, "1 space two-1") == "W26"
    play(state, "1 space justice-2", "1 amount 2")
    assert player(state, 1).bust is None
    assert player(state, 1).money == 10
    assert dump(state).round == 2


WRONG: dict[str, Any] = {
    "areas": {"licata": {"holder": 7}},
    "seas": {"mare-nostrum": [0]},
    "marks": {"cars": [0, 2]},
    "round": 5,
    "families": ("red", "red", "green", "blue"),
    "players": [{"headquarters": 51}],
    "top": {"start-7": ["neutral"]},
    "frames": ["turn"],
}


@pytest.mark.parametrize("field", WRONG)
def test_a_loaded_position_names_what_is_wrong_with_it(field: str) -> None:
    with pytest.raises(OmertaError, match=f"position: {field}|position: an|has no space"):
        board(None, **{field: WRONG[field]})
