"""The end of a turn and of the game."""

from __future__ import annotations

from typing import Final

from omerta.games.famiglia import facts
from omerta.games.famiglia.scoring import lead_of, points_of
from omerta.games.famiglia.state import State
from omerta.kernel.view import Outcome

PASSES: Final = "two-passes"
EXHAUSTION: Final = "stack-exhausted"


def end_turn(state: State) -> None:
    """The turn is over: end the game or hand over to the other player."""
    if state.passes == 2:  # [END-2] [F10] [F23]
        finish(state, PASSES, "END-2")
        return
    if state.turns_left == 0:  # [END-1]
        finish(state, EXHAUSTION, "END-1")
        return
    if state.turns_left > 0:
        state.turns_left -= 1
    state.begin_turn(1 - state.turn)  # [TURN-1]


def finish(state: State, reason: str, rule: str) -> None:
    """Count points; the higher total wins, then the single highest card, else it is a draw."""
    scores = (points_of(state, 0), points_of(state, 1))
    lead = lead_of(state)  # [SCORE-2] [SCORE-3] [F13]
    winners: tuple[int, ...] = () if lead == 0 else (0,) if lead > 0 else (1,)
    state.ending = Outcome(winners, scores, reason, rule)
    state.frames.clear()
    facts.ended(state, scores[0], scores[1])
