"""Every question of The Great Mafia War with the function that says what an answer is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.bots.mafia_war import encounter_answers, planning_answers
from omerta.bots.mafia_war.asked import Asked
from omerta.games.mafia_war import Choice


def amount(asked: Asked, choice: Choice) -> float:
    """As many as possible."""
    return choice.number


QUESTIONS: Final[dict[str, Callable[[Asked, Choice], float]]] = {
    **planning_answers.ANSWERS,
    **encounter_answers.ANSWERS,
    "setup-amount": amount,
    "recruit": amount,
    "place-amount": amount,
    "exert-amount": amount,
    "at-labs-number": amount,
    "supply-number": amount,
    "pull-in-number": amount,
    "pentito-number": amount,
    "agitate-number": amount,
    "rally-cars": amount,
}
"""Questions that are not here are answered by the dice: they are matters of taste."""
