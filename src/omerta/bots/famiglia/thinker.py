"""The search for Famiglia: a tree for each imagined world."""

from __future__ import annotations

from math import exp
from typing import Final

from omerta.bots.famiglia.guide import FamigliaGuide
from omerta.bots.famiglia.judge import FamigliaJudge
from omerta.bots.famiglia.reasons import FamigliaReasons
from omerta.bots.search.budget import Budget, Clock
from omerta.bots.search.thought import Thinker, Thought, Weighed, only
from omerta.bots.search.tree import Guide, Tree
from omerta.games.famiglia.state import UNKNOWN, FamigliaSight
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight, State

WORLDS: Final = 6
"""So many worlds are searched where a hand is hidden; else there is only one, but for the order of the stack."""

EFFORT: Final = 600

WARMTH: Final = 2.0
"""How many points of worth make a choice about three times as likely to be tried first."""
CURIOSITY: Final = 0.1
"""What is shared out evenly, so that nothing is overlooked."""


class FamigliaThinker(Thinker):
    """Grows the trees in turn and adds up what they found."""

    def __init__(self, game: Game, dice: Dice, guide: Guide | None = None) -> None:
        super().__init__(game, dice)
        self._judge = FamigliaJudge(game, dice)
        self._guide = guide or FamigliaGuide()

    def effort(self) -> int:
        """Enough to look a few turns ahead."""
        return EFFORT

    def think(self, sight: Sight, budget: Budget) -> Thought:
        """The most visited choice first."""
        assert isinstance(sight, FamigliaSight)
        asked = sight.asked()
        if len(asked) == 1:
            return only(asked[0])
        hidden = sight.board.hands[1 - sight.seat] == UNKNOWN
        worlds = min(WORLDS, budget.tries) if hidden else 1
        trees = [Tree(self.game.imagine(sight, self.dice), self._guide, self.dice) for _ in range(worlds)]
        for action in asked:
            if all(wins_at_once(tree.root.state, sight.seat, action) for tree in trees):
                return Thought([Weighed(action, 1.0, worlds, 0.0)])
        worths = soften([self._judge.worth(sight, action) for action in asked])
        for tree in trees:
            tree.root.priors = blend(tree.root.priors, worths)
        clock = Clock(budget)
        while clock.tried < worlds or clock.has_left():
            trees[clock.tried % worlds].grow()
            clock.tried += 1
        return weigh(trees)

    def reasons(self, sight: Sight, actions: list[Action]) -> list[str]:
        """What both hands are worth two turns later."""
        return FamigliaReasons(self.game).find(sight, actions, self.dice)

    def outlook(self, state: State, dice: Dice) -> float:
        """The guide's value."""
        return self._guide.value(state, dice)


def wins_at_once(state: State, seat: int, action: Action) -> bool:
    """Does the game end with this choice, and well?"""
    after = state.copy()
    after.advance(seat, action)
    outcome = after.outcome()
    return outcome is not None and seat in outcome.winners


def soften(worths: list[float]) -> list[float]:
    """What a soldato thinks of the choices, as shares."""
    top = max(worths)
    shares = [exp((worth - top) / WARMTH) for worth in worths]
    total = sum(shares)
    return [share / total for share in shares]


def blend(first: list[float], second: list[float]) -> list[float]:
    """Half of each of two opinions, and a little for everything."""
    even = CURIOSITY / len(first)
    return [(1 - CURIOSITY) * (first[place] + second[place]) / 2 + even for place in range(len(first))]


def weigh(trees: list[Tree]) -> Thought:
    """All choices of the first moment, by how often they were visited."""
    actions = trees[0].root.actions
    found: list[Weighed] = []
    for place in range(len(actions)):
        visits = 0
        total = 0.0
        for tree in trees:
            visits += tree.root.visits[place]
            total += tree.root.totals[place]
        found.append(Weighed(actions[place], total / visits if visits else 0.0, visits, 0.0))
    found.sort(key=visits_of, reverse=True)
    return Thought(found)


def visits_of(weighed: Weighed) -> float:
    """What decides; between equals, what it came to."""
    return weighed.tries + weighed.chance / 2
