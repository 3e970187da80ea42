"""Perft: how many sequences of choices end a turn, by the engine and by a second counter written differently."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.famiglia.boards import board
from tests.famiglia.perft.counter import cards, count_turns

from omerta.games.famiglia import State
from omerta.kernel import CHANCE, apply

TABLE: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "table.toml").read_text())["position"]


def leaves(state: State, seat: int) -> int:
    """How many sequences of choices by `seat` lead to the end of its turn."""
    if state.to_move() != (seat,) or state.outcome() is not None:
        return 1
    total = 0
    for action in state.legal_actions(seat):
        after = apply(state, seat, action)
        assert isinstance(after, State)
        total += leaves(after, seat)
    return total


def nodes(state: State, depth: int) -> int:
    """How many positions lie `depth` steps away, chance outcomes counted like choices."""
    if depth == 0 or state.outcome() is not None:
        return 1
    actors = state.to_move() or (CHANCE,)
    total = 0
    for seat in actors:
        for action in state.legal_actions(seat):
            after = apply(state, seat, action)
            assert isinstance(after, State)
            total += nodes(after, depth - 1)
    return total


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row["name"])
def test_turns_agree_with_the_second_counter(row: dict[str, Any]) -> None:
    """A 0 in the Street closes action 1, so that a turn is choices alone; the last card stays, so nothing is drawn."""
    hand, parked, street = row["hand"], row["parked"], [*row["street"], "famiglia-0", "famiglia-0"]
    state = board(hand=hand, parked_by_0=parked, street=street)
    counted = count_turns(cards(*hand), cards(*parked), cards(*street))
    assert leaves(state, 0) == counted == row["turns"]


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row["name"])
def test_nodes_stay_as_tabled(row: dict[str, Any]) -> None:
    state = board(hand=row["hand"], parked_by_0=row["parked"], street=row["street"], stack=row["stack"])
    assert [nodes(state, depth) for depth in range(1, len(row["nodes"]) + 1)] == row["nodes"]
