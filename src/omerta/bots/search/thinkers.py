"""Finding the search of a game; one that has none is searched by worlds played out at random."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from omerta.bots.judges import make_judge, play_at_random
from omerta.bots.search.flat import FlatThinker, Playout
from omerta.bots.search.thought import Thinker
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.machine import State

_DOORS: Final = {door.name: door for door in entry_points(group="omerta.thinkers")}


class RandomPlayout(Playout):
    """Knows no game."""

    def finish(self, world: State, seat: int, dice: Dice) -> float:
        """To the end, or for a long while."""
        return play_at_random(world, seat, dice)


def make_thinker(game: Game, dice: Dice) -> Thinker:
    """The search of a game."""
    door = _DOORS.get(game.name)
    if door is None:
        return FlatThinker(game, dice, make_judge(game, dice), RandomPlayout())
    thinker: Thinker = door.load()(game, dice)
    return thinker
