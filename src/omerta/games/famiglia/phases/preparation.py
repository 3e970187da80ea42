"""Preparation: who begins, and the first Street."""

from __future__ import annotations

from typing import Final

from omerta.games.famiglia import facts, kinds
from omerta.games.famiglia.actions import START, Choice
from omerta.games.famiglia.phases.drawing import DEAL
from omerta.games.famiglia.state import State
from omerta.kernel.action import CHANCE
from omerta.kernel.machine import Frame, Refusal
from omerta.kernel.view import Prompt

START_FIRST: Final = Refusal("PREP-4", "the-starting-player-is-drawn-first")


class Preparation(Frame[State, Choice]):
    """Chance picks the starting player; then six cards form the Street. [PREP-4] [PREP-5]"""

    def asked(self, state: State) -> int:
        """Chance."""
        return CHANCE

    def prompt(self, state: State) -> Prompt:
        """Nobody is asked."""
        return Prompt("start", "PREP-4")

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Either player, both equally likely."""
        return START

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Only a start is due."""
        return None if choice.kind == kinds.START else START_FIRST

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The starting player is known: deal the Street."""
        begin(state, choice.number)


def begin(state: State, seat: int) -> None:
    """`seat` begins, and the first six cards are due."""
    state.first = state.turn = seat
    facts.started(state, seat)
    state.frames[-1] = DEAL


PREPARATION: Final = Preparation()
