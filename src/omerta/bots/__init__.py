"""Players that need no person. A bot sees a sight, never a state, and answers with one of its legal actions.

Ranks, judges and searches are found by the entry points `omerta.bots`, `omerta.judges` and `omerta.thinkers`, so that
a package can add its own. A rank that searches may be told how long: `capo:40` tries 40 times for each choice,
`don:0.5s` thinks half a second.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from typing import Protocol

from omerta.bots.bot import Bot, BotMaker, Judge, Plan, Wish
from omerta.bots.capo import Searcher
from omerta.bots.judges import FallbackJudge, make_judge
from omerta.bots.leaving import begin_deaf, leave_with_parent
from omerta.bots.review import Moment, Review, Turning, look_back
from omerta.bots.search.budget import Budget, parse_budget
from omerta.bots.search.estimate import Scale
from omerta.bots.search.thought import Thought, Weighed
from omerta.kernel.chance import Dice
from omerta.kernel.errors import OmertaError, UnknownName, Unreadable
from omerta.kernel.game import Game

BY_STRENGTH = ("picciotto", "soldato", "capo", "don")
"""The ranks of the house, the easiest first; those of other packages follow."""


class ThinkerMaker(Protocol):
    """What an entry point of `omerta.bots` may name as well: a maker that can be told how long to think."""

    def __call__(self, game: Game, dice: Dice, budget: Budget) -> Bot:
        """A bot for this game."""


def _by_strength(door: EntryPoint) -> tuple[int, str]:
    return BY_STRENGTH.index(door.name) if door.name in BY_STRENGTH else len(BY_STRENGTH), door.name


_DOORS = {door.name: door for door in sorted(entry_points(group="omerta.bots"), key=_by_strength)}

RANKS = tuple(_DOORS)
"""Every rank there is, the easiest first; no bot is imported before it is asked for."""
BEST = BY_STRENGTH[-1]
"""Whose advice is asked."""


def is_rank(word: str) -> bool:
    """Does a word name a rank, with or without a budget?"""
    return word.partition(":")[0] in _DOORS


def make_bot(game: Game, rank: str, dice: Dice) -> Bot:
    """A bot of this rank for this game; its own dice make it repeatable."""
    name, colon, budget = rank.partition(":")
    door = _DOORS.get(name)
    if door is None:
        raise UnknownName("bot", rank, RANKS)
    try:
        make: BotMaker = door.load()
    except (ImportError, AttributeError) as error:
        raise OmertaError(f"the bot {name} cannot be opened: {error}") from None
    if not colon:
        return make(game, dice)
    if "budget" not in signature(make).parameters:
        raise Unreadable(f"bot '{rank}': a {name} does not search, so it takes no budget")
    thinks: ThinkerMaker = door.load()
    return thinks(game, dice, parse_budget(budget))


def make_searcher(game: Game, rank: str, dice: Dice) -> Searcher:
    """A bot that can say what it thinks of its choices."""
    bot = make_bot(game, rank, dice)
    if not isinstance(bot, Searcher):
        raise Unreadable(f"bot '{rank}' does not search; take capo or don")
    return bot


__all__ = [
    "BEST",
    "RANKS",
    "Bot",
    "FallbackJudge",
    "Judge",
    "Moment",
    "Plan",
    "Review",
    "Scale",
    "Searcher",
    "Thought",
    "Turning",
    "Weighed",
    "Wish",
    "begin_deaf",
    "is_rank",
    "leave_with_parent",
    "look_back",
    "make_bot",
    "make_judge",
    "make_searcher",
]
