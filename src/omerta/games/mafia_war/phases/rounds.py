"""A round: planning, management, encounter, management; then the end of the game or the next sheets."""

from __future__ import annotations

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.frame import Passage
from omerta.games.mafia_war.numbers import PLANNING, SETUP
from omerta.games.mafia_war.phases.ending import end_of_game
from omerta.games.mafia_war.phases.management import Management
from omerta.games.mafia_war.phases.orders.encounter import Encounter
from omerta.games.mafia_war.phases.planning.final_action import FinalActions
from omerta.games.mafia_war.phases.planning.turn import Turn
from omerta.games.mafia_war.phases.planning.turn_tiles import InfluenceTiles
from omerta.games.mafia_war.pieces.sheets import turn_over_sheets
from omerta.games.mafia_war.state import State


class Round(Passage):
    """Lies under everything: a round is laid out upon it, and when it is played, the next one. [ROUND-1] [ROUND-2]"""

    def step(self, state: State) -> bool:
        """Set-up is complete, or a round is over."""
        if state.phase != SETUP:
            state.ending = end_of_game(state)
            if state.ending is not None:
                state.frames.pop()
                facts.ended(state, state.ending.scores[0], state.ending.scores[1])
                return True
            change_sheets(state)
        begin_round(state)
        return True


def change_sheets(state: State) -> None:
    """The bottom sheet with its tokens goes to the top, the next sheet to the bottom.

    [CLOSE-1] [CLOSE-2] [CLOSE-3] [SPACE-11] [W68]
    """
    state.round += 1
    turn_over_sheets(state)


def begin_round(state: State) -> None:
    """Lay out the steps of a round; the holder of the start piece leads. [PLAN-1] [W34]"""
    state.phase = PLANNING
    state.lead = state.start
    state.turn = state.start
    state.passes = 0
    facts.round_began(state, state.round)
    push_phases(state)
    state.frames.append(Turn(state.lead))
    state.frames.append(InfluenceTiles(0))


def push_phases(state: State) -> None:
    """What follows the turns of a planning phase, the first on top."""
    state.frames.append(Management())
    state.frames.append(Encounter())
    state.frames.append(Management())
    state.frames.append(FinalActions(0))
