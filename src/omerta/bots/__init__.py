"""Players that need no person. A bot sees a view, never a state, and answers with one of the offers in it."""

from __future__ import annotations

from omerta.bots.bot import Bot, Judge
from omerta.bots.famiglia import FamigliaJudge
from omerta.bots.mafia_war import MafiaWarJudge
from omerta.bots.picciotto import Picciotto
from omerta.bots.soldato import Soldato
from omerta.kernel import Dice, Game, UnknownName

RANKS = ("picciotto", "soldato")

_JUDGES: dict[str, type[Judge]] = {"famiglia": FamigliaJudge, "mafia-war": MafiaWarJudge}


def make_bot(game: Game, rank: str, dice: Dice) -> Bot:
    """A bot of this rank for this game; its own dice make it repeatable."""
    if rank not in RANKS:
        raise UnknownName("bot", rank, RANKS)
    judge = _JUDGES[game.name](game, dice)
    return Picciotto(judge, dice) if rank == "picciotto" else Soldato(judge, dice)


__all__ = ["RANKS", "Bot", "Judge", "Picciotto", "Soldato", "make_bot"]
