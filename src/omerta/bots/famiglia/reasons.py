"""Why a choice in Famiglia is the better one: what it brings within two turns."""

from __future__ import annotations

from typing import Final

from omerta.bots.famiglia.estimate import FamigliaEstimate
from omerta.bots.famiglia.greedy import Greedy
from omerta.bots.search.flat import SEEDS
from omerta.games.famiglia.scoring import points_of
from omerta.games.famiglia.state import State
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight

WORLDS: Final = 24
NOTABLE: Final = 0.04
"""A difference on the scale of leads that is worth a word: about one chance in a hundred."""
NOTABLE_POINTS: Final = 0.5

POINTS: Final = "points"
HAND: Final = "hand"
DENIES: Final = "denies"


class FamigliaReasons:
    """Plays two turns on after each choice and looks at both hands."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._estimate = FamigliaEstimate()
        self._greedy = Greedy(self._estimate)

    def find(self, sight: Sight, actions: list[Action], dice: Dice) -> list[str]:
        """A word for each choice, compared with the others on average."""
        number = len(actions)
        own = [0.0] * number
        theirs = [0.0] * number
        points = [0.0] * number
        for _ in range(WORLDS):
            world = self._game.imagine(sight, dice)
            luck = str(dice.below(SEEDS))
            for place in range(number):
                trial = world.copy()
                assert isinstance(trial, State)
                trial.advance(sight.seat, actions[place])
                if trial.ending is None:
                    self._greedy.play_on(trial, Dice(luck))
                own[place] += self._estimate.standing(trial, sight.seat) / WORLDS
                theirs[place] += self._estimate.standing(trial, 1 - sight.seat) / WORLDS
                points[place] += points_of(trial, sight.seat) / WORLDS
        return [name_gain(ahead(own, place), ahead(theirs, place), ahead(points, place)) for place in range(number)]


def name_gain(own: float, theirs: float, points: float) -> str:
    """What a choice does to both standings, in a word; empty when it is little."""
    if max(own, -theirs) < NOTABLE:
        return ""
    if -theirs > own:
        return DENIES
    return POINTS if points > NOTABLE_POINTS else HAND


def ahead(values: list[float], place: int) -> float:
    """By how much one of several is ahead of the others' average."""
    return values[place] - (sum(values) - values[place]) / (len(values) - 1)
