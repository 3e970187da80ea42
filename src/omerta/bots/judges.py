"""Finding the judge of a game; one that has none is judged by trying: worlds are imagined and played out at random."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from omerta.bots.bot import Judge
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game, settle
from omerta.kernel.machine import Sight, State

WORLDS: Final = 6
LONGEST: Final = 400
"""A game that is not over after so many choices counts as undecided."""

_DOORS: Final = {door.name: door for door in entry_points(group="omerta.judges")}


def make_judge(game: Game, dice: Dice) -> Judge:
    """The judge of a game."""
    door = _DOORS.get(game.name)
    judge: Judge = FallbackJudge(game, dice) if door is None else door.load()(game, dice)
    return judge


class FallbackJudge(Judge):
    """Knows no game: every answer is sensible, and its worth is how such worlds end."""

    def sensible(self, sight: Sight) -> list[Action]:
        """Whatever answers the question."""
        return sight.asked() or list(sight.legal_actions())

    def worth(self, sight: Sight, action: Action) -> float:
        """How many of a few imagined games the seat's side wins after this choice."""
        total = 0.0
        for _ in range(WORLDS):
            world = self.game.imagine(sight, self.dice)
            world.advance(sight.seat, action)
            total += play_at_random(world, sight.seat, self.dice)
        return total / WORLDS


def play_at_random(state: State, seat: int, dice: Dice) -> float:
    """Play a world to its end, or for a long while: 1 where the seat's side wins, 0 where it loses, else 0.5."""
    for _ in range(LONGEST):
        settle(state, dice)
        movers = state.to_move()
        if not movers:
            break
        choices = state.legal_actions(movers[0])
        state.advance(movers[0], choices[dice.below(len(choices))])
    outcome = state.outcome()
    return 0.5 if outcome is None else outcome.share_of(seat)
