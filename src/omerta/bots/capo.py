"""Capo and don: they search, the don several times as long."""

from __future__ import annotations

from typing import Final

from omerta.bots.bot import Bot, Plan, Wish
from omerta.bots.search.budget import Budget
from omerta.bots.search.reasons import give_reasons
from omerta.bots.search.thinkers import make_thinker
from omerta.bots.search.thought import Thinker, Thought, only
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight

CAPO_SECONDS: Final = 0.6
DON_SECONDS: Final = 3.0
"""Nobody waits longer for a choice, however slow the machine is."""


class Searcher(Bot):
    """Thinks about every choice that is one."""

    def __init__(self, thinker: Thinker, dice: Dice, budget: Budget) -> None:
        self._thinker = thinker
        self._dice = dice
        self._budget = budget

    def choose(self, sight: Sight) -> Action:
        """The favourite; where it must not be foreseen, drawn."""
        return self._weigh(sight).decide(self._dice)

    def suggest(self, sight: Sight) -> Thought:
        """The choices worth a thought, the best first, with the chance to win after each; the first few have a
        reason."""
        thought = self._weigh(sight)
        give_reasons(self._thinker, sight, thought)
        return thought

    def plan(self, sight: Sight) -> Plan | None:
        """By the game's search."""
        return self._thinker.plan(sight)

    def heed(self, wishes: list[Wish]) -> None:
        """By the game's search."""
        self._thinker.heed(wishes)

    def _weigh(self, sight: Sight) -> Thought:
        """A single choice is not thought about."""
        legal = sight.legal_actions()
        return only(legal[0]) if len(legal) == 1 else self._thinker.think(sight, self._budget)


def make_capo(game: Game, dice: Dice, budget: Budget | None = None) -> Searcher:
    """A capo with the game's own search."""
    thinker = make_thinker(game, dice)
    return Searcher(thinker, dice, budget or Budget(thinker.effort(), CAPO_SECONDS))


def make_don(game: Game, dice: Dice, budget: Budget | None = None) -> Searcher:
    """A don: the same search with more of everything."""
    thinker = make_thinker(game, dice)
    return Searcher(thinker, dice, budget or Budget(thinker.patience() * thinker.effort(), DON_SECONDS))
