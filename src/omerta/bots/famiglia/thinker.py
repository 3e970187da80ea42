"""The search for Famiglia: a tree for each imagined world."""

from __future__ import annotations

from typing import Final

from omerta.bots.famiglia.guide import FamigliaGuide
from omerta.bots.search.budget import Budget, Clock
from omerta.bots.search.thought import Thinker, Thought, Weighed, only
from omerta.bots.search.tree import Guide, Tree
from omerta.games.famiglia.state import UNKNOWN, FamigliaSight
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight, State

WORLDS: Final = 6
"""So many worlds are searched where a hand is hidden; else there is only one, but for the order of the stack."""

EFFORT: Final = 600


class FamigliaThinker(Thinker):
    """Grows the trees in turn and adds up what they found."""

    def __init__(self, game: Game, dice: Dice, guide: Guide | None = None) -> None:
        super().__init__(game, dice)
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
        clock = Clock(budget)
        while clock.tried < worlds or clock.has_left():
            trees[clock.tried % worlds].grow()
            clock.tried += 1
        return weigh(trees)

    def outlook(self, state: State, dice: Dice) -> float:
        """The guide's value."""
        return self._guide.value(state, dice)


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
