"""A war played on: soldati finish the round, then its beginning is weighed."""

from __future__ import annotations

from typing import Final

from omerta.bots.mafia_war.judge import MafiaWarJudge
from omerta.bots.mafia_war.scale import WarEstimate
from omerta.bots.search.flat import Playout
from omerta.bots.soldato import Soldato
from omerta.games.mafia_war.state import State
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game, settle
from omerta.kernel.machine import State as KernelState

LONGEST: Final = 1000
"""Choices in a round at most."""


class WarPlayout(Playout):
    """Every seat plays like a soldato, from its own sight."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._estimate = WarEstimate()

    def finish(self, world: KernelState, seat: int, dice: Dice) -> float:
        """To the next round or the end of the game, then weighed."""
        assert isinstance(world, State)
        self.play_on(world, dice)
        return self._estimate.chance(world, seat)

    def play_on(self, world: State, dice: Dice) -> None:
        """To the next round or the end of the game, in place."""
        soldato = Soldato(MafiaWarJudge(self._game, dice), dice)
        number = world.round
        for _ in range(LONGEST):
            settle(world, dice)
            movers = world.to_move()
            if world.round != number or not movers:
                break
            world.advance(movers[0], soldato.choose(world.seen_by(movers[0])))
