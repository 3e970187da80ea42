"""Perft: how many sequences of choices end a turn, by the engine and by a second counter written differently."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from omerta.games.famiglia import State
from omerta.kernel import CHANCE, apply
from tests.famiglia.boards import board
from tests.famiglia.perft.counter import cards, count_second_pass_turns, count_turns

TABLE: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "table.toml").read_text())["position"]


def leaves(state: State, seat: int) -> int:
    """How many sequences of choices by `seat`, and of chance on the way, lead to the end of its turn."""
    if state.turn != seat or state.outcome() is not None:
        return 1
    actor = seat if state.to_move() else CHANCE
    total = 0
    for action in state.legal_actions(actor):
        after = apply(state, actor, action)
        assert isinstance(after, State)
        total += leaves(after, seat)
    return total


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row["name"])
def test_turns_agree_with_the_second_counter(row: dict[str, Any]) -> None:
    """A 0 in the Street closes action 1, so that a turn is choices alone; the last card stays, so nothing is drawn."""
    hand, parked, street = row["hand"], row["parked"], [*row["street"], "famiglia-0", "famiglia-0"]
    state = board(hand=hand, parked_by_0=parked, street=street)
    counted = count_turns(cards(*hand), cards(*parked), cards(*street))
    assert leaves(state, 0) == counted == row["turns"]


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row["name"])
def test_turns_of_the_second_pass_agree_with_the_second_counter(row: dict[str, Any]) -> None:
    """Without a 0 action 1 is open, once: the card goes under the stack and new ones come up, old ones last."""
    hand, parked, street, stack = row["hand"], row["parked"], row["street"], row["stack"]
    state = board(hand=hand, parked_by_0=parked, street=street, stack=stack, second_pass=True)
    counted = count_second_pass_turns(cards(*hand), cards(*parked), cards(*street), cards(*stack))
    assert leaves(state, 0) == counted == row["second_pass_turns"]
