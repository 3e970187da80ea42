"""What a view says of the table is what the position says: two writers, one table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from omerta.games.famiglia import FAMIGLIA, State
from omerta.games.famiglia.document.position import Position
from omerta.games.famiglia.phases.take import Paying
from omerta.games.famiglia.view import FamigliaView
from omerta.kernel import SPECTATOR, Dice
from tests.contract.play import positions
from tests.famiglia.boards import board

TOLD = "first turn stage street fresh added uses_left accountant brute lowered lowered_to"
COUNTED = "second_pass exhausted turns_left passes"


def tables(hands: str) -> Iterator[tuple[State, Position]]:
    for number in range(6):
        for state in positions(FAMIGLIA, {"hands": hands}, Dice(f"views/{hands}/{number}"), []):
            assert isinstance(state, State)
            yield state, FAMIGLIA.dump(state)


def view(state: State, seat: int) -> FamigliaView:
    return FAMIGLIA.view_of(state.seen_by(seat))


@pytest.mark.parametrize("hands", ["counted", "hidden"])
def test_every_view_tells_the_public_part_of_the_position(hands: str) -> None:
    for state, position in tables(hands):
        for seat in (0, 1, SPECTATOR):
            seen = view(state, seat)
            for word in (*TOLD.split(), *COUNTED.split(), "buried", "discards", "aside", "frames"):
                placed = getattr(position, word)
                assert getattr(seen, word) == (tuple(placed) if isinstance(placed, list) else placed), word
            assert seen.stack_size == len(position.stack or [])
            assert [list(parked) for parked in seen.parked] == [list(parked) for parked in position.parked]


def test_the_last_turn_is_told_from_a_game_without_end() -> None:
    assert view(board(street=["brute-2"]), 0).turns_left is None
    for left in (0, 1):
        end = board(street=["brute-2"], stack=[], second_pass=True, exhausted=True, turns_left=left)
        assert view(end, 0).turns_left == left


@pytest.mark.parametrize("hands", ["counted", "hidden"])
def test_a_hand_is_shown_to_its_owner_and_hidden_by_the_option_until_the_end(hands: str) -> None:
    for state, position in tables(hands):
        assert position.hands is not None
        for seat in (0, 1, SPECTATOR):
            seen = view(state, seat)
            unseen = list(position.stack or [])
            for owner, cards in enumerate(position.hands):
                is_open = hands == "counted" or owner == seat or state.ending is not None
                assert seen.hands[owner].size == len(cards)
                assert seen.hands[owner].cards == (tuple(cards) if is_open else None)
                assert (seen.points[owner] is None) == (not is_open)
                unseen += [] if is_open else cards
            assert sorted(seen.unseen) == sorted(unseen)
            assert seen.hidden_hands == (hands == "hidden")


def test_a_step_about_another_card_is_another_step() -> None:
    hands = (["brute-1", "brute-2", "mercenary-3"], ["famiglia-0"])
    street = ["brute-2", "brute-3"]
    steps = ("paying 12 2", "paying 13 3")
    first, second = (board(street=street, hands=hands, frames=("turn", step)) for step in steps)
    assert first.seen_by(0) != second.seen_by(0)
    assert first.frames[-1] == Paying(12, 2)
    assert first.frames[-1] != Paying(12, 1)
