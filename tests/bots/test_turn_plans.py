"""Choices of one turn that hang together: planned together, and what was tried for one serves the next."""

from __future__ import annotations

import pytest

from omerta.bots.judges import make_judge
from omerta.bots.mafia_war.playout import WarPlayout
from omerta.bots.search.budget import Budget
from omerta.bots.search.candidate import Candidate
from omerta.bots.search.evidence import Evidence, walk
from omerta.bots.search.flat import FlatThinker, Playout
from omerta.games import find_game
from omerta.kernel import Action, Dice, State, digest
from tests.bots.test_sense import see

WAR = find_game("mafia-war")
BUDGET = Budget(tries=18)


class LuckyPlayout(Playout):
    """Plays no further, luck says who is ahead; keeps the positions it was asked about."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def finish(self, world: State, seat: int, dice: Dice) -> float:
        self.asked.append(digest(WAR, world))
        return dice.below(1000) / 1000


def make_lucky() -> tuple[FlatThinker, LuckyPlayout]:
    playout = LuckyPlayout()
    return FlatThinker(WAR, Dice("0"), make_judge(WAR, Dice("0")), playout), playout


def planning() -> State:
    """Seat 0 takes a token, then has to say where it goes."""
    sight = see(0, round=2, players=[{"money": 5}], top={"justice-0": ["neutral"], "police-0": ["neutral"]})
    return WAR.imagine(sight, Dice("world"))


def test_what_was_tried_for_one_choice_is_not_tried_again_for_the_next() -> None:
    thinker, playout = make_lucky()
    state = planning()
    favourite = thinker.think(state.seen_by(0), BUDGET).choices[0]
    assert len(playout.asked) == BUDGET.tries
    state.advance(0, favourite.action)
    assert state.to_move() == (0,), "the turn goes on"
    thought = thinker.think(state.seen_by(0), BUDGET)
    assert sum(each.tries for each in thought.choices) > len(playout.asked) - BUDGET.tries


def test_a_turn_that_nobody_planned_is_thought_about_anew() -> None:
    thinker, playout = make_lucky()
    thinker.think(planning().seen_by(0), BUDGET)
    other = see(0, round=2, players=[{"money": 9}], top={"church-0": ["neutral"], "police-0": ["neutral"]})
    thought = thinker.think(other, BUDGET)
    assert sum(each.tries for each in thought.choices) <= len(playout.asked) - BUDGET.tries


def test_where_choices_are_few_each_is_tried_with_different_ends_of_the_turn() -> None:
    thinker, playout = make_lucky()
    sight = planning().seen_by(0)
    assert len(make_judge(WAR, Dice("0")).sensible(sight)) == 4
    thinker.think(sight, BUDGET)
    assert len(set(playout.asked[:6])) == 6, "six positions in the first world, two of the four choices went on twice"


@pytest.fixture
def turn() -> tuple[State, list[Action]]:
    """A position, and a turn of two steps or more from there."""
    state = planning()
    judge = make_judge(WAR, Dice("0"))
    steps: list[Action] = []
    world = state.copy()
    while world.to_move() == (0,):
        sight = world.seen_by(0)
        steps.append(max(judge.sensible(sight), key=lambda choice: judge.worth(sight, choice)))
        world.advance(0, steps[-1])
    assert len(steps) > 1
    return state, steps


def test_what_is_kept_is_what_would_come_of_trying_again(turn: tuple[State, list[Action]]) -> None:
    state, steps = turn
    playout = WarPlayout(WAR)
    evidence = Evidence(0)
    planned = Candidate(steps, 0.0)
    for number in range(3):
        world = WAR.imagine(state.seen_by(0), Dice(f"world {number}"))
        evidence.worlds.append(world)
        evidence.lucks.append(str(number))
        trial = world.copy()
        assert walk(trial, 0, steps)
        planned.note(playout.finish(trial, 0, Dice(str(number))))
    evidence.candidates.append(planned)
    state.advance(0, steps[0])

    left = evidence.follow(state.seen_by(0))

    assert [heir.plan for heir in left.candidates] == [steps[1:]]
    for world, luck, gain in zip(left.worlds, left.lucks, left.candidates[0].known, strict=True):
        assert world.seen_by(0) == state.seen_by(0)
        walk(world, 0, steps[1:])
        assert playout.finish(world, 0, Dice(luck)) == gain


def test_worlds_that_look_otherwise_than_what_happened_count_no_more(turn: tuple[State, list[Action]]) -> None:
    state, steps = turn
    richer = see(0, round=2, players=[{"money": 5}, {"money": 9}], top={"justice-0": ["neutral"]})
    evidence = Evidence(0)
    evidence.worlds = [state.copy(), WAR.imagine(richer, Dice("richer")), state.copy()]
    evidence.lucks = ["a", "b", "c"]
    planned = Candidate(steps, 0.0)
    for gain in (0.1, 0.2, 0.3):
        planned.note(gain)
    evidence.candidates = [planned]
    state.advance(0, steps[0])
    left = evidence.follow(state.seen_by(0))
    assert left.lucks == ["a", "c"]
    assert left.candidates[0].known == [0.1, 0.3]
