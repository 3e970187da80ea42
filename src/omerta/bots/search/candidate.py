"""Ways to go on that are being tried, and when one of them has shown to be the best."""

from __future__ import annotations

from typing import Final

from omerta.kernel.action import Action
from omerta.kernel.chance import Dice

TWINS: Final = 2
ENOUGH: Final = 8
"""Worlds in which all that are left have been tried, before trying may stop early."""
SURE: Final = 3.0
"""So many standard errors ahead in the same worlds, the favourite needs no further try."""


class Candidate:
    """A choice that is being tried, with the rest of the turn as it is meant to follow."""

    def __init__(self, plan: list[Action], worth: float) -> None:
        self.plan = plan
        self.worth = worth
        self.total = 0.0
        self.tries = 0
        self.gains: list[float] = []
        """World by world; whoever is left was tried in the same ones."""
        self.known: list[float] = []
        """Likewise, where it was tried earlier in the turn: what need not be tried again."""

    @property
    def action(self) -> Action:
        """The choice itself."""
        return self.plan[0]

    def note(self, gain: float) -> None:
        """One more world."""
        self.total += gain
        self.tries += 1
        self.gains.append(gain)

    def mean(self) -> float:
        """What it came to so far."""
        return self.total / self.tries if self.tries else 0.5

    def told(self) -> list[float]:
        """What is known of it, world by world, compared with others or not."""
        return self.gains if len(self.gains) >= len(self.known) else self.known


def keep_varied(found: list[Candidate], most: int, dice: Dice) -> list[Candidate]:
    """Those of the highest worth; of choices that look all the same only a few go before others, which ones the dice
    say."""
    mixed: list[Candidate] = []
    for each in found:
        mixed.insert(dice.below(len(mixed) + 1), each)
    mixed.sort(key=worth_of, reverse=True)
    first: list[Candidate] = []
    later: list[Candidate] = []
    alike = 0
    for place in range(len(mixed)):
        is_twin = place > 0 and is_like(mixed[place], mixed[place - 1])
        alike = alike + 1 if is_twin else 1
        (first if alike <= TWINS else later).append(mixed[place])
    return (first + later)[:most]


def is_like(one: Candidate, other: Candidate) -> bool:
    """Do both do the same and promise the same?"""
    return one.worth == other.worth and one.action.verb == other.action.verb


def is_settled(live: list[Candidate]) -> bool:
    """Is one so far ahead of each other, or so alike, that further worlds would hardly change the choice?"""
    if live[0].tries < ENOUGH:
        return False
    best = max(live, key=mean_of)
    return all(each is best or is_behind(each, best) for each in live)


def is_behind(other: Candidate, best: Candidate) -> bool:
    """Is it surely the worse one, or the same?"""
    number = best.tries
    ahead = best.mean() - other.mean()
    spread = 0.0
    for world in range(number):
        spread += (best.gains[world] - other.gains[world] - ahead) ** 2
    return spread * SURE * SURE <= ahead * ahead * number * (number - 1)


def mean_of(candidate: Candidate) -> float:
    """What to keep the better half by."""
    return candidate.mean()


def worth_of(candidate: Candidate) -> float:
    """What a judge thinks of it."""
    return candidate.worth
