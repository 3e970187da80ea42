"""What a seat may know is a value of its own, and what it is offered is what no rule refuses."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import omerta.games.famiglia.view
from omerta.games.famiglia import FAMIGLIA, State
from omerta.kernel import CHANCE, SPECTATOR, Dice
from tests.contract.play import positions
from tests.famiglia.boards import board

GAMES = 12
EVERYBODY = (SPECTATOR, 0, 1)


def played(hands: str) -> Iterator[tuple[State, Dice]]:
    """Every position of some random games."""
    for number in range(GAMES):
        dice = Dice(f"sights/{hands}/{number}")
        for state in positions(FAMIGLIA, {"hands": hands}, dice, []):
            assert isinstance(state, State)
            yield state, dice


@pytest.mark.parametrize("hands", ["counted", "hidden"])
def test_a_world_imagined_from_a_sight_gives_that_sight_again(hands: str) -> None:
    for state, dice in played(hands):
        for seat in EVERYBODY:
            sight = state.seen_by(seat)
            world = FAMIGLIA.imagine(sight, dice)
            assert world.seen_by(seat) == sight
            assert FAMIGLIA.count_components(world) == FAMIGLIA.count_components(state)
            assert FAMIGLIA.view_of(world.seen_by(seat)) == FAMIGLIA.view_of(sight)
            assert sight.legal_actions() == (state.legal_actions(seat) if seat != SPECTATOR else ())


@pytest.mark.parametrize("hands", ["counted", "hidden"])
def test_exactly_what_no_rule_refuses_is_offered(hands: str) -> None:
    for state, _ in played(hands):
        if not state.frames:
            continue
        frame = state.frames[-1]
        seat = frame.asked(state)
        measure = frame.measure(state, seat)
        allowed = {a.index for a in FAMIGLIA.actions if frame.refuse(state, seat, a, measure) is None}
        assert allowed == {a.index for a in state.legal_actions(seat)}
        assert allowed <= {a.index for a in frame.candidates(state, seat)}
        assert seat == CHANCE or state.to_move() == (seat,)


def test_F15_a_sight_tells_nothing_of_a_hidden_hand_but_its_size() -> None:
    hidden = {"hands": "hidden"}
    one = board(hidden, street=["brute-1"], hands=(["brute-4"], ["famiglia-3"]))
    other = board(hidden, street=["brute-1"], hands=(["brute-4"], ["mercenary-2"]))
    more = board(hidden, street=["brute-1"], hands=(["brute-4"], ["mercenary-2", "famiglia-3"]))
    assert one.seen_by(0) == other.seen_by(0)
    assert one.seen_by(SPECTATOR) == other.seen_by(SPECTATOR)
    assert one.seen_by(1) != other.seen_by(1)
    assert other.seen_by(0) != more.seen_by(0)


def test_F15_a_counted_hand_is_in_the_sight() -> None:
    one = board(street=["brute-1"], hands=(["brute-4"], ["famiglia-3"]))
    other = board(street=["brute-1"], hands=(["brute-4"], ["mercenary-2"]))
    assert one.seen_by(0) != other.seen_by(0)


def test_whoever_writes_a_view_cannot_name_a_state() -> None:
    path = Path(omerta.games.famiglia.view.__file__)
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    named = {node.id for node in nodes if isinstance(node, ast.Name)}
    imported = {alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert "State" not in named | imported
