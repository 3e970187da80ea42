"""A search tree over choices: PUCT, where every try plays in a world of its own and chance is drawn on the way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import settle
from omerta.kernel.machine import State

EXPLORATION: Final = 0.7
CURIOSITY: Final = 0.1
"""What is shared out evenly, so that nothing is overlooked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(ABC):
    """What the tree is told about a game for two sides, 0 and 1: the door for other judges."""

    @abstractmethod
    def promise(self, state: State, seat: int, action: Action, dice: Dice) -> float:
        """How much speaks for a choice at sight; one more makes it e times as likely to be tried."""

    @abstractmethod
    def value(self, state: State, seat: int, dice: Dice) -> float:
        """The chance that the seat wins from here, 0 to 1, or what an end is worth to it; the state stays as it is."""


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

    def mean(self) -> float:
        """What it came to so far."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """All positions that the same choices lead to, whatever chance and secrets made of them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.branches: dict[Action, Branch] = {}

    def meet(self, state: State, guide: Guide, dice: Dice) -> list[Branch]:
        """The branches of what can be chosen in this world."""
        met: list[Branch] = []
        for action in state.asked_of(self.seat):
            branch = self.branches.get(action)
            if branch is None:
                branch = Branch(action, guide.promise(state, self.seat, action, dice))
                self.branches[action] = branch
            met.append(branch)
        return met


class Tree:
    """Grown for one seat, try by try."""

    def __init__(self, seat: int, guide: Guide, dice: Dice) -> None:
        self.seat = seat
        self.root = Node(seat)
        self._guide = guide
        self._dice = dice

    def grow(self, world: State) -> None:
        """Play in place by what promises most, add a node, and tell every choice on the way what it came to."""
        path: list[Branch] = []
        seats: list[int] = []
        node: Node | None = self.root
        while node is not None:
            branch = select(node.meet(world, self._guide, self._dice))
            path.append(branch)
            seats.append(node.seat)
            world.advance(node.seat, branch.action)
            settle(world, self._dice)
            node = None
            for mover in world.to_move():
                node = branch.children.get(mover)
                if node is None:
                    branch.children[mover] = Node(mover)
                break
        value = self._guide.value(world, self.seat, self._dice)
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


def select(branches: list[Branch]) -> Branch:
    """The choice that promises most, curiosity included."""
    number = len(branches)
    favourite = branches[0]
    if number == 1:
        return favourite
    top = max([branch.promise for branch in branches])
    shares = [exp(branch.promise - top) for branch in branches]
    whole = sum(shares)
    visited = 0
    total = 0.0
    for branch in branches:
        visited += branch.visits
        total += branch.total
    untried = total / visited if visited else 0.5
    reach = EXPLORATION * sqrt(visited + 1)
    best = -1.0e9
    for place in range(number):
        branch = branches[place]
        share = (1 - CURIOSITY) * shares[place] / whole + CURIOSITY / number
        mean = branch.total / branch.visits if branch.visits else untried
        score = mean + reach * share / (1 + branch.visits)
        if score > best:
            best = score
            favourite = branch
    return favourite
