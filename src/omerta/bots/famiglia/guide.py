"""Famiglia for the tree: what to try first, and what a position is worth after a little sensible play."""

from __future__ import annotations

from math import exp
from typing import Final

from omerta.bots.famiglia.scale import FamigliaEstimate
from omerta.bots.search.tree import Guide
from omerta.games.famiglia.state import State
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import settle
from omerta.kernel.machine import State as KernelState

SHARPNESS: Final = 4.0
"""How strongly the look-ahead prefers what leads it."""
TURNS: Final = 2
"""How many turns are played on, the one that is going on included, before the cards are weighed."""
LONGEST: Final = 24
"""Choices in these turns at most."""
DEPTH: Final = 2


class FamigliaGuide(Guide):
    """Looks two choices ahead with the fitted estimate."""

    def __init__(self) -> None:
        self._estimate = FamigliaEstimate()

    def priors(self, state: KernelState, seat: int, actions: list[Action], dice: Dice) -> list[float]:
        """Softly by the lead that can be reached."""
        assert isinstance(state, State)
        leads = [self._after(state, seat, action, DEPTH, dice) for action in actions]
        top = max(leads)
        shares = [exp(SHARPNESS * (lead - top)) for lead in leads]
        total = sum(shares)
        return [share / total for share in shares]

    def value(self, state: KernelState, dice: Dice) -> float:
        """Greedy play to the end of the next turn, then the estimate."""
        assert isinstance(state, State)
        if state.ending is not None:
            return self._estimate.chance(state)
        world = state.copy()
        self.play_on(world, dice)
        return self._estimate.chance(world)

    def play_on(self, world: State, dice: Dice) -> None:
        """Greedy play to the end of the next turn, in place."""
        settle(world, dice)
        turn = int(world.turn)
        turns = TURNS
        for _ in range(LONGEST if world.ending is None else 0):
            seat = int(world.turn)
            world.advance(seat, self._greedy(world, seat, dice))
            settle(world, dice)
            if world.ending is not None:
                break
            if world.turn != turn:
                turn = int(world.turn)
                turns -= 1
                if turns == 0:
                    break

    def _greedy(self, state: State, seat: int, dice: Dice) -> Action:
        actions = state.asked_of(seat)
        favourite = actions[0]
        if len(actions) == 1:
            return favourite
        best = -1.0e9
        for action in actions:
            lead = self._after(state, seat, action, DEPTH, dice)
            if lead > best:
                best = lead
                favourite = action
        return favourite

    def _after(self, state: State, seat: int, action: Action, depth: int, dice: Dice) -> float:
        """The best lead within reach after a choice."""
        after = state.copy()
        after.advance(seat, action)
        settle(after, dice)
        if depth == 1 or after.ending is not None or after.turn != seat:
            return self._estimate.lead(after, seat)
        best = -1.0e9
        for follow in after.asked_of(seat):
            best = max(best, self._after(after, seat, follow, depth - 1, dice))
        return best
