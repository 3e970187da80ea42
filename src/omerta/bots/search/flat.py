"""Flat search: worlds are imagined, a few candidates tried in each under the same luck, the worse half drops out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from omerta.bots.bot import Judge, Plan, Wish
from omerta.bots.search.budget import Budget, Clock
from omerta.bots.search.thought import Thinker, Thought, Weighed, only
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight, State

SEEDS: Final = 1 << 48
CANDIDATES: Final = 6
TWINS: Final = 2
EFFORT: Final = 36
ENOUGH: Final = 8
"""Worlds in which all that are left have been tried, before trying may stop early."""
SURE: Final = 3.0
"""So many standard errors ahead in the same worlds, the favourite needs no further try."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Playout(ABC):
    """How a world is played on and what it comes to: the door for other policies and other judges."""

    @abstractmethod
    def finish(self, world: State, seat: int, dice: Dice) -> float:
        """Play on in place as far as it tells something; the chance that the seat's side wins, 0 to 1."""


class Candidate:
    """A choice that is being tried."""

    def __init__(self, action: Action, worth: float) -> None:
        self.action = action
        self.worth = worth
        self.total = 0.0
        self.tries = 0
        self.gains: list[float] = []
        """World by world; whoever is left was tried in the same ones."""

    def note(self, gain: float) -> None:
        """One more world."""
        self.total += gain
        self.tries += 1
        self.gains.append(gain)

    def mean(self) -> float:
        """What it came to so far."""
        return self.total / self.tries if self.tries else 0.5


@mypyc_attr(allow_interpreted_subclasses=True)
class FlatThinker(Thinker):
    """Tries the candidates a judge thinks most of, by sequential halving."""

    def __init__(self, game: Game, dice: Dice, judge: Judge, playout: Playout) -> None:
        super().__init__(game, dice)
        self.judge = judge
        self.playout = playout

    def effort(self) -> int:
        """A few times each candidate."""
        return EFFORT

    def think(self, sight: Sight, budget: Budget) -> Thought:
        """The candidates that lasted longest first."""
        live = self.candidates(sight, max(2, min(CANDIDATES, budget.tries // 2)))
        if len(live) == 1:
            return only(live[0].action)
        out: list[Candidate] = []
        clock = Clock(budget)
        stages = count_halvings(len(live))
        for stage in range(stages):
            part = (stage + 1) / stages
            self._try_all(sight, live, clock)
            while clock.has_left(part) and not is_settled(live):
                self._try_all(sight, live, clock)
            live.sort(key=mean_of, reverse=True)
            half = (len(live) + 1) // 2
            out = live[half:] + out
            live = live[:half]
        return Thought([Weighed(each.action, each.mean(), each.tries, 0.0) for each in live + out])

    def plan(self, sight: Sight) -> Plan | None:
        """By the judge."""
        return self.judge.plan(sight)

    def heed(self, wishes: list[Wish]) -> None:
        """By the judge: what is wished is among the first to be tried; whether it is chosen, trying decides."""
        self.judge.heed(wishes)

    def outlook(self, state: State, dice: Dice) -> float:
        """One playout."""
        return self.playout.finish(state.copy(), self.game.teams[0][0], dice)

    def candidates(self, sight: Sight, most: int) -> list[Candidate]:
        """The sensible choices of the highest worth, fewer where little can be tried."""
        choices = self.judge.sensible(sight)
        if len(choices) == 1:
            return [Candidate(choices[0], 0.0)]
        found = [Candidate(choice, self.judge.worth(sight, choice)) for choice in choices]
        return keep_varied(found, most, self.dice)

    def imagine(self, sight: Sight) -> State:
        """A world to try the candidates in."""
        return self.game.imagine(sight, self.dice)

    def _try_all(self, sight: Sight, live: list[Candidate], clock: Clock) -> None:
        """All candidates once, in the same world and with the same luck."""
        world = self.imagine(sight)
        luck = str(self.dice.below(SEEDS))
        for each in live:
            trial = world.copy()
            trial.advance(sight.seat, each.action)
            each.note(self.playout.finish(trial, sight.seat, Dice(luck)))
            clock.tried += 1


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


def count_halvings(number: int) -> int:
    """How often a field is halved until one is left."""
    stages = 0
    while number > 1:
        number = (number + 1) // 2
        stages += 1
    return stages
