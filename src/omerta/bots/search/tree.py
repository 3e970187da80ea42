"""A search tree over choices: PUCT, where every try plays in a world of its own and chance is drawn on the way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import settle
from omerta.kernel.machine import State

EXPLORATION: Final = 0.7
CURIOSITY: Final = 0.1
"""What is shared out evenly, so that nothing is overlooked."""


class Opinion:
    """What a guide thinks of a position at sight: the chance of whoever is asked, 0 to 1, and how likely each of their
    choices is the best one."""

    def __init__(self, chance: float, promises: list[float]) -> None:
        self.chance = chance
        self.promises = promises


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(ABC):
    """What the tree is told about a game for two sides, 0 and 1: the door for other judges. States stay as they are."""

    @abstractmethod
    def judge(self, state: State, seat: int, actions: list[Action]) -> Opinion:
        """What to think of the position, and of these choices, for the seat that is asked."""

    @abstractmethod
    def end(self, state: State, seat: int) -> float:
        """What the end of a game is worth to a seat, 0 to 1."""


class Branch:
    """A choice that was possible somewhere: what was promised when it was first met, and what came of trying it."""

    def __init__(self, action: Action, promise: float) -> None:
        self.action = action
        self.promise = promise
        self.visits = 0
        self.total = 0.0
        """For whoever chooses."""
        self.children: dict[int, Node] = {}
        """By who is to move then: that may hang on chance and secrets."""

    def child(self, mover: int) -> Node:
        """The node below it where that seat is to move."""
        node = self.children.get(mover)
        if node is None:
            node = Node(mover)
            self.children[mover] = node
        return node

    def mean(self) -> float:
        """What it came to so far."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """All positions that the same choices lead to, whatever chance and secrets made of them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.chance = 0.5
        """What the guide thought of it last."""
        self.branches: dict[Action, Branch] = {}

    def learn(self, state: State, guide: Guide) -> bool:
        """Ask the guide if something can be chosen in this world that was never met here; was there?"""
        asked = state.asked_of(self.seat)
        if all(action in self.branches for action in asked):
            return False
        opinion = guide.judge(state, self.seat, asked)
        self.chance = opinion.chance
        for place in range(len(asked)):
            if asked[place] not in self.branches:
                self.branches[asked[place]] = Branch(asked[place], opinion.promises[place])
        return True

    def meet(self, state: State) -> list[Branch]:
        """The branches of what can be chosen in this world."""
        return [self.branches[action] for action in state.asked_of(self.seat)]


class Tree:
    """Grown for one seat, try by try."""

    def __init__(self, seat: int, guide: Guide, dice: Dice) -> None:
        self.seat = seat
        self.root = Node(seat)
        self._guide = guide
        self._dice = dice

    def grow(self, world: State) -> None:
        """Play in place by what promises most until something new is met, and tell every choice on the way what it
        came to."""
        path: list[Branch] = []
        seats: list[int] = []
        node = self.root
        node.learn(world, self._guide)
        value = -1.0
        while value < 0:
            branch = select(node.meet(world), node.chance)
            path.append(branch)
            seats.append(node.seat)
            world.advance(node.seat, branch.action)
            settle(world, self._dice)
            movers = world.to_move()
            if not movers:
                value = self._guide.end(world, self.seat)
                continue
            node = branch.child(movers[0])
            if node.learn(world, self._guide):
                value = node.chance if node.seat == self.seat else 1.0 - node.chance
        for step in range(len(path)):
            passed = path[step]
            passed.visits += 1
            passed.total += value if seats[step] == self.seat else 1.0 - value

    def follow(self, action: Action) -> bool:
        """Go on from after a choice, where that was tried."""
        branch = self.root.branches.get(action)
        if branch is None or self.seat not in branch.children:
            return False
        self.root = branch.children[self.seat]
        return True


def select(branches: list[Branch], chance: float) -> Branch:
    """The choice that promises most, curiosity included; `chance` is what to expect of those never tried."""
    number = len(branches)
    favourite = branches[0]
    if number == 1:
        return favourite
    whole = 0.0
    visited = 0
    total = 0.0
    for branch in branches:
        whole += branch.promise
        visited += branch.visits
        total += branch.total
    untried = (total + chance) / (visited + 1)
    reach = EXPLORATION * sqrt(visited + 1)
    best = -1.0e9
    for branch in branches:
        share = (1 - CURIOSITY) * branch.promise / whole + CURIOSITY / number
        mean = branch.total / branch.visits if branch.visits else untried
        score = mean + reach * share / (1 + branch.visits)
        if score > best:
            best = score
            favourite = branch
    return favourite
