"""Play at sight by fitted weights: the best lead within two choices."""

from __future__ import annotations

from typing import Final

from omerta.bots.famiglia.estimate import FamigliaEstimate
from omerta.bots.search.estimate import Player
from omerta.games.famiglia.state import State
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import settle
from omerta.kernel.machine import State as KernelState

DEPTH: Final = 2
TURNS: Final = 2
"""How many turns are played on, the one that is going on included."""
LONGEST: Final = 24
"""Choices in these turns at most."""


class Greedy(Player):
    """Takes what leads to the best lead it can see."""

    def __init__(self, estimate: FamigliaEstimate) -> None:
        self._estimate = estimate

    def choose(self, state: KernelState, seat: int, dice: Dice) -> Action:
        """The first of the best."""
        assert isinstance(state, State)
        actions = state.asked_of(seat)
        favourite = actions[0]
        if len(actions) == 1:
            return favourite
        best = -1.0e9
        for action in actions:
            lead = self.lead_after(state, seat, action, dice)
            if lead > best:
                best = lead
                favourite = action
        return favourite

    def lead_after(self, state: State, seat: int, action: Action, dice: Dice, depth: int = DEPTH) -> float:
        """The best lead within reach after a choice."""
        after = state.copy()
        after.advance(seat, action)
        settle(after, dice)
        if depth == 1 or after.ending is not None or after.turn != seat:
            return self._estimate.lead(after, seat)
        best = -1.0e9
        for follow in after.asked_of(seat):
            best = max(best, self.lead_after(after, seat, follow, dice, depth - 1))
        return best

    def play_on(self, world: State, dice: Dice) -> None:
        """To the end of the next turn, in place."""
        settle(world, dice)
        turn = int(world.turn)
        turns = TURNS
        for _ in range(LONGEST if world.ending is None else 0):
            seat = int(world.turn)
            world.advance(seat, self.choose(world, seat, dice))
            settle(world, dice)
            if world.ending is not None:
                break
            if world.turn != turn:
                turn = int(world.turn)
                turns -= 1
                if turns == 0:
                    break
