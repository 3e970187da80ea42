"""Preparation: who begins, and the first Street."""

from __future__ import annotations

from typing import Final

from omerta.games.famiglia import events
from omerta.games.famiglia.actions import START, Start
from omerta.games.famiglia.box import STREET_SIZE
from omerta.games.famiglia.phases.drawing import DEAL
from omerta.games.famiglia.state import Frame, State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


class Preparation(Frame):
    """Chance picks the starting player; then six cards form the Street. [PREP-4] [PREP-5]"""

    def notation(self) -> str:
        """The frame as text."""
        return "preparation"

    def prompt(self, state: State) -> Prompt:
        """Nobody is asked."""
        return Prompt("start", "PREP-4")

    def is_chance(self) -> bool:
        """Chance chooses."""
        return True

    def offer(self, state: State) -> list[Action]:
        """Either player."""
        return list(START)

    def weight(self, state: State, action: Action) -> int:
        """Both equally likely."""
        return 1 if isinstance(action, Start) else 0

    def total_weight(self, state: State) -> int:
        """Two ways."""
        return len(START)

    def outcome_at(self, state: State, point: int) -> Action:
        """By seat."""
        return START[point]

    def carry_out(self, state: State, action: Action) -> None:
        """The starting player is known: deal the Street."""
        assert isinstance(action, Start)
        begin(state, action.seat)

    def why_not(self, state: State, action: Action) -> tuple[str, str]:
        """Only a start is due."""
        return "PREP-4", "the-starting-player-is-drawn-first"


def begin(state: State, seat: int) -> None:
    """`seat` begins, and the first six cards are due."""
    state.first = seat
    state.turn = seat
    state.tell(events.STARTED, seat)
    state.frames[-1] = DEAL[STREET_SIZE]


PREPARATION: Final = Preparation()
