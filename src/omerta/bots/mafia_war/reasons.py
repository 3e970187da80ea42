"""Why a choice in The Great Mafia War is the better one: what the team has more of when the round is over."""

from __future__ import annotations

from typing import Final

from omerta.bots.mafia_war import standing
from omerta.bots.mafia_war.playout import WarPlayout
from omerta.bots.mafia_war.scale import WarEstimate
from omerta.bots.mafia_war.standing import INPUTS, compare
from omerta.bots.search.flat import SEEDS
from omerta.games.mafia_war.numbers import TEAM_OF
from omerta.games.mafia_war.state import State
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight

WORLDS: Final = 12
NOTABLE: Final = 0.04
"""A difference on the scale of leads that is worth a word: about one chance in a hundred."""

WORDS: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("goal", (standing.SHORT_TOGETHER, standing.SHORT_ALONE)),
    ("mandamenti", (standing.MANDAMENTI, standing.WHOLE, standing.DECIDER)),
    ("areas", (standing.AREAS,)),
    ("soldati", (standing.ON_BOARD, standing.IN_HEADQUARTERS)),
    ("equipment", (standing.CARS, standing.LABS, standing.BOATS)),
    ("money", (standing.MONEY,)),
    ("influence", (standing.RECRUIT, standing.PLACE, standing.ATTACK, standing.STRIKE, standing.TOKENS)),
    ("orders", (standing.ORDERS,)),
)
"""[word] the inputs of the scale it stands for."""


class WarReasons:
    """Plays the round on after each choice and looks what it changed."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._playout = WarPlayout(game)
        self._estimate = WarEstimate()

    def find(self, sight: Sight, actions: list[Action], dice: Dice) -> list[str]:
        """A word for each choice, by what it brings more of than the others do on average."""
        brought = [[0.0] * INPUTS for _ in actions]
        weights = [0.0] * INPUTS
        for _ in range(WORLDS):
            world = self._game.imagine(sight, dice)
            luck = str(dice.below(SEEDS))
            for place in range(len(actions)):
                trial = world.copy()
                assert isinstance(trial, State)
                trial.advance(sight.seat, actions[place])
                self._playout.play_on(trial, Dice(luck))
                found = compare(trial, TEAM_OF[sight.seat])
                weights = self._estimate.weights_for(trial)
                for number in range(INPUTS):
                    brought[place][number] += found[number] / WORLDS
        return [name_gain(brought, place, weights) for place in range(len(actions))]


def name_gain(brought: list[list[float]], place: int, weights: list[float]) -> str:
    """The word for what counts most and is truly more; empty when nothing is."""
    others = len(brought) - 1
    best = NOTABLE
    named = ""
    for word, numbers in WORDS:
        more = 0.0
        gain = 0.0
        for number in numbers:
            rest = sum([row[number] for row in brought]) - brought[place][number]
            difference = brought[place][number] - rest / others
            more += difference
            gain += difference * weights[number]
        if more > 0 and gain > best:
            best = gain
            named = word
    return named
