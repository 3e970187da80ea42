"""A search tree over choices and chance: PUCT, where the outcomes of chance are widened as a choice proves worth it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import settle
from omerta.kernel.machine import State

EXPLORATION: Final = 1.5
URGENCY: Final = 0.1
"""How much worse than its node a choice is taken for that nobody has tried."""
WIDENING: Final = 1.0
"""Chance after a choice tried n times is drawn afresh while it has fewer than this × √n known outcomes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(ABC):
    """What the tree is told about a game for two sides, 0 and 1: the door for other judges."""

    @abstractmethod
    def priors(self, state: State, seat: int, actions: list[Action], dice: Dice) -> list[float]:
        """How likely each choice is to be the best; they sum to 1."""

    @abstractmethod
    def value(self, state: State, dice: Dice) -> float:
        """The chance that side 0 wins from here, 0 to 1; the state stays as it is."""


class Node:
    """A position in the tree with what is known about its choices."""

    def __init__(self, state: State) -> None:
        self.state = state
        movers = state.to_move()
        self.seat = movers[0] if movers else -1
        self.actions: list[Action] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.children: list[list[Node]] = []
        self.is_certain: list[bool] = []
        self.visited = 0
        self.total = 0.0

    def expand(self, guide: Guide, dice: Dice) -> None:
        """List the choices and what the guide thinks of them."""
        self.actions = self.state.asked_of(self.seat).copy()
        number = len(self.actions)
        self.priors = guide.priors(self.state, self.seat, self.actions, dice)
        self.visits = [0] * number
        self.totals = [0.0] * number
        self.children = [[] for _ in range(number)]
        self.is_certain = [False] * number

    def select(self) -> int:
        """The choice that promises most, curiosity included."""
        base = (self.total / self.visited if self.visited else 0.5) - URGENCY
        reach = EXPLORATION * sqrt(self.visited + 1)
        best = -1.0e9
        favourite = 0
        for place in range(len(self.actions)):
            visits = self.visits[place]
            mean = self.totals[place] / visits if visits else base
            score = mean + reach * self.priors[place] / (1 + visits)
            if score > best:
                best = score
                favourite = place
        return favourite


class Tree:
    """The tree of one world."""

    def __init__(self, state: State, guide: Guide, dice: Dice) -> None:
        self.root = Node(state)
        self._guide = guide
        self._dice = dice
        self.root.expand(guide, dice)

    def grow(self) -> None:
        """Walk down by what promises most, add a position, and tell everybody on the way what it is worth."""
        path: list[Node] = []
        places: list[int] = []
        node = self.root
        while node.seat >= 0:
            if not node.actions:
                node.expand(self._guide, self._dice)
            place = node.select()
            path.append(node)
            places.append(place)
            known = node.children[place]
            if not known or (not node.is_certain[place] and len(known) < WIDENING * sqrt(node.visits[place] + 1)):
                node = self._add_child(node, place)
                break
            node = known[0 if len(known) == 1 else self._dice.below(len(known))]
        value = self._guide.value(node.state, self._dice)
        for step in range(len(path)):
            passed = path[step]
            gain = value if passed.seat == 0 else 1.0 - value
            passed.visits[places[step]] += 1
            passed.totals[places[step]] += gain
            passed.visited += 1
            passed.total += gain

    def _add_child(self, node: Node, place: int) -> Node:
        state = node.state.copy()
        state.advance(node.seat, node.actions[place])
        node.is_certain[place] = not state.is_chance_due()
        settle(state, self._dice)
        child = Node(state)
        node.children[place].append(child)
        return child
