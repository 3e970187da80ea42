"""How to judge The Great Mafia War: a board in numbers, odds of fights, and what each step offers."""

from omerta.bots.mafia_war.judge import MafiaWarJudge

__all__ = ["MafiaWarJudge"]
