"""Players that need no person. A bot sees a sight, never a state, and answers with one of its legal actions.

Ranks and judges are found by the entry points `omerta.bots` and `omerta.judges`, so that a package can add its own.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points

from omerta.bots.bot import Bot, BotMaker, Judge
from omerta.bots.judges import FallbackJudge, make_judge
from omerta.kernel.chance import Dice
from omerta.kernel.errors import OmertaError, UnknownName
from omerta.kernel.game import Game

BY_STRENGTH = ("picciotto", "soldato", "capo", "don")
"""The ranks of the house, the easiest first; those of other packages follow."""


def _by_strength(door: EntryPoint) -> tuple[int, str]:
    return BY_STRENGTH.index(door.name) if door.name in BY_STRENGTH else len(BY_STRENGTH), door.name


_DOORS = {door.name: door for door in sorted(entry_points(group="omerta.bots"), key=_by_strength)}

RANKS = tuple(_DOORS)
"""Every rank there is, the easiest first; no bot is imported before it is asked for."""


def make_bot(game: Game, rank: str, dice: Dice) -> Bot:
    """A bot of this rank for this game; its own dice make it repeatable."""
    door = _DOORS.get(rank)
    if door is None:
        raise UnknownName("bot", rank, RANKS)
    try:
        make: BotMaker = door.load()
    except (ImportError, AttributeError) as error:
        raise OmertaError(f"the bot {rank} cannot be opened: {error}") from None
    return make(game, dice)


__all__ = ["RANKS", "Bot", "FallbackJudge", "Judge", "make_bot", "make_judge"]
