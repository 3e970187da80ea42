"""Famiglia for the tree: what to try first, and what a position is worth after a little sensible play."""

from __future__ import annotations

from typing import Final

from omerta.bots.famiglia.estimate import FamigliaEstimate
from omerta.bots.famiglia.greedy import Greedy
from omerta.bots.search.tree import Guide
from omerta.games.famiglia.state import State
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import settle
from omerta.kernel.machine import State as KernelState

SHARPNESS: Final = 2.0
"""How strongly the look-ahead prefers what leads it."""
TURNS: Final = 2
"""How many turns are played on, the one that is going on included, before the cards are weighed."""
LONGEST: Final = 24
"""Choices in these turns at most."""
DRAWN: Final = 0.3
"""What a draw is worth to whoever thinks: less than half, or two of them pass in the first turns and go home."""


class FamigliaGuide(Guide):
    """Looks two choices ahead with the fitted estimate."""

    def __init__(self, drawn: float = DRAWN) -> None:
        self._drawn = drawn
        self._estimate = FamigliaEstimate()
        self._greedy = Greedy(self._estimate)

    def promise(self, state: KernelState, seat: int, action: Action, dice: Dice) -> float:
        """By the lead that can be reached."""
        assert isinstance(state, State)
        return SHARPNESS * self._greedy.lead_after(state, seat, action, dice)

    def value(self, state: KernelState, seat: int, dice: Dice) -> float:
        """Greedy play to the end of the next turn, then the estimate."""
        assert isinstance(state, State)
        world = state
        if state.ending is None:
            world = state.copy()
            self.play_on(world, dice)
        if world.ending is not None and not world.ending.winners:
            return self._drawn
        chance = self._estimate.chance(world)
        return chance if seat == 0 else 1.0 - chance

    def play_on(self, world: State, dice: Dice) -> None:
        """Greedy play to the end of the next turn, in place."""
        settle(world, dice)
        turn = int(world.turn)
        turns = TURNS
        for _ in range(LONGEST if world.ending is None else 0):
            seat = int(world.turn)
            world.advance(seat, self._greedy.choose(world, seat, dice))
            settle(world, dice)
            if world.ending is not None:
                break
            if world.turn != turn:
                turn = int(world.turn)
                turns -= 1
                if turns == 0:
                    break
