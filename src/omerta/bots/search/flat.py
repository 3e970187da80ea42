"""Flat search: worlds are imagined, a few candidates tried in each under the same luck, the worse half drops out.

A candidate is a plan for the rest of the turn, so that choices that hang together are tried together; what was tried
stays known while the turn goes as planned.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from omerta.bots.bot import Judge, Plan, Wish
from omerta.bots.search.budget import Budget, Clock
from omerta.bots.search.candidate import Candidate, is_settled, keep_varied, mean_of
from omerta.bots.search.evidence import Evidence, walk
from omerta.bots.search.thought import Thinker, Thought, Weighed, only
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight, State

SEEDS: Final = 1 << 48
CANDIDATES: Final = 6
"""So many are tried at least, where there are as many and each can be tried twice."""
TRIES_FOR_ONE: Final = 12
"""Whoever may try more often than that many times each tries more candidates."""
EFFORT: Final = 18
"""Enough to beat whoever judges at sight, and few enough to leave something to a don."""
MOST: Final = 16
"""So many at most, however long there is."""
LONGEST: Final = 12
"""So many steps a turn is planned ahead."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Playout(ABC):
    """How a world is played on and what it comes to: the door for other policies and other judges."""

    @abstractmethod
    def finish(self, world: State, seat: int, dice: Dice) -> float:
        """Play on in place as far as it tells something; the chance that the seat's side wins, 0 to 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FlatThinker(Thinker):
    """Tries the candidates a judge thinks most of, by sequential halving."""

    def __init__(self, game: Game, dice: Dice, judge: Judge, playout: Playout) -> None:
        super().__init__(game, dice)
        self.judge = judge
        self.playout = playout
        self._evidence = Evidence(0)

    def effort(self) -> int:
        """A few times each candidate."""
        return EFFORT

    def think(self, sight: Sight, budget: Budget) -> Thought:
        """The candidates that lasted longest first."""
        most = count_candidates(budget.tries)
        choices = self.candidates(sight, most)
        if len(choices) == 1:
            return only(choices[0].action)
        evidence = self._evidence.follow(sight)
        live = self._lay_plans(sight, choices, most, evidence)
        evidence.candidates = live
        self._evidence = evidence
        out: list[Candidate] = []
        clock = Clock(budget)
        stages = count_halvings(len(live))
        for stage in range(stages):
            part = (stage + 1) / stages
            self._try_all(sight, live, clock)
            while clock.has_left(part) and not is_settled(live):
                self._try_all(sight, live, clock)
            live = sorted(live, key=mean_of, reverse=True)
            half = (len(live) + 1) // 2
            out = live[half:] + out
            live = live[:half]
        return Thought(weigh(live + out))

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
            return [Candidate([choices[0]], 0.0)]
        found = [Candidate([choice], self.judge.worth(sight, choice)) for choice in choices]
        return keep_varied(found, most, self.dice)

    def imagine(self, sight: Sight) -> State:
        """A world to try the candidates in."""
        return self.game.imagine(sight, self.dice)

    def _lay_plans(self, sight: Sight, choices: list[Candidate], most: int, evidence: Evidence) -> list[Candidate]:
        """A plan for each choice: one from earlier in the turn, or one made by the judge; where there are few choices,
        some get a second plan."""
        if not evidence.worlds:
            self._add_world(sight, evidence)
        plans: list[Candidate] = []
        for each in choices:
            heirs = [heir for heir in evidence.candidates if heir.action is each.action]
            plans += heirs or [self._plan_on(sight.seat, each, evidence, 0)]
        for each in choices:
            if len(plans) >= most:
                break
            other = self._plan_on(sight.seat, each, evidence, 1)
            if all(other.plan != one.plan for one in plans):
                plans.append(other)
        return plans[:most]

    def _plan_on(self, seat: int, choice: Candidate, evidence: Evidence, place: int) -> Candidate:
        """A choice with the rest of the turn as the judge would play it. The first question that leaves a choice is
        answered with the best (0) or the second best (1) it knows, all others with the best."""
        world = evidence.worlds[0].copy()
        steps = [choice.action]
        world.advance(seat, choice.action)
        while world.to_move() == (seat,) and len(steps) < LONGEST:
            answers = self.candidates(world.seen_by(seat), 2)
            step = answers[min(place, len(answers) - 1)].action
            if len(answers) > 1:
                place = 0
            steps.append(step)
            world.advance(seat, step)
        return Candidate(steps, choice.worth)

    def _add_world(self, sight: Sight, evidence: Evidence) -> None:
        evidence.worlds.append(self.imagine(sight))
        evidence.lucks.append(str(self.dice.below(SEEDS)))

    def _try_all(self, sight: Sight, live: list[Candidate], clock: Clock) -> None:
        """All candidates once, in the same world and with the same luck."""
        evidence = self._evidence
        place = live[0].tries
        if place == len(evidence.worlds):
            self._add_world(sight, evidence)
        for each in live:
            if place < len(each.known):
                each.note(each.known[place])
                continue
            trial = evidence.worlds[place].copy()
            walk(trial, sight.seat, each.plan)
            each.note(self.playout.finish(trial, sight.seat, Dice(evidence.lucks[place])))
            clock.tried += 1


def weigh(ranked: list[Candidate]) -> list[Weighed]:
    """The choices in the order of their best plans."""
    found: list[Weighed] = []
    for each in ranked:
        if all(each.action is not one.action for one in found):
            found.append(Weighed(each.action, each.mean(), each.tries, 0.0))
    return found


def count_candidates(tries: int) -> int:
    """How many choices are worth a thought with so many tries."""
    return max(2, min(CANDIDATES, tries // 2), min(MOST, tries // TRIES_FOR_ONE))


def count_halvings(number: int) -> int:
    """How often a field is halved until one is left."""
    stages = 0
    while number > 1:
        number = (number + 1) // 2
        stages += 1
    return stages
