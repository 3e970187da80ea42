"""The search for Famiglia: one tree over all worlds that a seat holds possible."""

from __future__ import annotations

from typing import Final

from omerta.bots.famiglia.guide import FamigliaGuide
from omerta.bots.famiglia.reasons import FamigliaReasons
from omerta.bots.search.budget import Budget, Clock
from omerta.bots.search.thought import Thinker, Thought, Weighed, only
from omerta.bots.search.tree import Guide, Tree
from omerta.games.famiglia.state import UNKNOWN, FamigliaSight
from omerta.games.famiglia.state import State as FamigliaState
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game, settle
from omerta.kernel.machine import Sight, State

WORLDS: Final = 6
"""A choice that wins at once in so many worlds, where a hand is hidden, is taken to win in all."""

EFFORT: Final = 200
"""A fifth of a second a turn: hardly better play would come of three times as many."""
PATIENCE: Final = 25
"""A don may take up to 7 s a turn."""


class FamigliaThinker(Thinker):
    """Grows a tree, and goes on with it while the same turn takes the way that was foreseen."""

    def __init__(self, game: Game, dice: Dice, guide: Guide | None = None) -> None:
        super().__init__(game, dice)
        self._guide = guide or FamigliaGuide()
        self._tree: Tree | None = None
        self._world: State | None = None
        """Where the tree was grown last, as far as it was known."""
        self._favourite: Action | None = None

    def effort(self) -> int:
        """Enough to see what the network overlooks."""
        return EFFORT

    def patience(self) -> int:
        """More than elsewhere: turns are short."""
        return PATIENCE

    def think(self, sight: Sight, budget: Budget) -> Thought:
        """The most visited choice first."""
        assert isinstance(sight, FamigliaSight)
        asked = sight.asked()
        if len(asked) == 1:
            return only(asked[0])
        is_hidden = sight.board.hands[1 - sight.seat] == UNKNOWN
        worlds = [self.game.imagine(sight, self.dice) for _ in range(WORLDS if is_hidden else 1)]
        for action in asked:
            if all(wins_at_once(world, sight.seat, action) for world in worlds):
                return Thought([Weighed(action, 1.0, len(worlds), 0.0)])
        tree = self._find_tree(sight)
        clock = Clock(budget)
        while clock.tried == 0 or clock.has_left():
            tree.grow(lay_open(self.game.imagine(sight, self.dice)) if is_hidden else worlds[0].copy())
            clock.tried += 1
        thought = weigh(tree, asked)
        self._tree = tree
        self._world = worlds[0]
        self._favourite = thought.choices[0].action
        return thought

    def reasons(self, sight: Sight, actions: list[Action]) -> list[str]:
        """What both hands are worth two turns later."""
        return FamigliaReasons(self.game).find(sight, actions, self.dice)

    def outlook(self, state: State, dice: Dice) -> float:
        """What the guide thinks, as nobody's hope or fear."""
        world = lay_open(state.copy())
        settle(world, dice)
        outcome = world.outcome()
        if outcome is not None:
            return outcome.share_of(0)
        mover = world.to_move()[0]
        chance = self._guide.judge(world, mover, world.asked_of(mover)).chance
        return chance if mover == 0 else 1.0 - chance

    def _find_tree(self, sight: FamigliaSight) -> Tree:
        """What grew below the favourite, if that was chosen and brought nothing new to light; else a new tree."""
        tree, world, favourite = self._tree, self._world, self._favourite
        if tree is None or world is None or favourite is None or tree.seat != sight.seat:
            return Tree(sight.seat, self._guide, self.dice)
        world.advance(tree.seat, favourite)
        if world.seen_by(tree.seat) == sight and tree.follow(favourite):
            return tree
        return Tree(sight.seat, self._guide, self.dice)


def lay_open(world: State) -> State:
    """An imagined world has no secrets, whatever the table's option is: the guide learnt with hands that are told."""
    assert isinstance(world, FamigliaState)
    world.hidden_hands = False
    return world


def wins_at_once(state: State, seat: int, action: Action) -> bool:
    """Does the game end with this choice, and well?"""
    after = state.copy()
    after.advance(seat, action)
    outcome = after.outcome()
    return outcome is not None and seat in outcome.winners


def weigh(tree: Tree, asked: list[Action]) -> Thought:
    """All choices of the first moment, by how often they were visited."""
    found: list[Weighed] = []
    for action in asked:
        branch = tree.root.branches[action]
        found.append(Weighed(action, branch.mean(), branch.visits, 0.0))
    found.sort(key=visits_of, reverse=True)
    return Thought(found)


def visits_of(weighed: Weighed) -> float:
    """What decides; between equals, what it came to."""
    return weighed.tries + weighed.chance / 2
