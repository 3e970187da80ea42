"""A run: the games of a schedule, wherever they are played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from omerta.arena.results import Plan, Result
from omerta.arena.run import TimedRun
from omerta.arena.schedule import Match
from omerta.arena.spreading import Workers, as_they_come
from omerta.games import find_game

PERCENTILE = 0.95


def play_all(plan: Plan, edition: str | None, matches: list[Match], workers: Workers) -> Iterator[Result]:
    """The results as they come."""
    for _, result in as_they_come(partial(play, plan, edition), matches, workers):
        yield result


def play(plan: Plan, edition: str | None, match: Match) -> Result:
    """One game."""
    game = find_game(plan.game, edition)
    run = TimedRun(game, plan.options, match.bots, match.seed)
    outcome = run.play().outcome()
    assert outcome is not None
    return Result(
        number=match.number,
        seed=match.seed,
        bots=match.bots,
        winners=outcome.winners,
        scores=outcome.scores,
        reason=outcome.reason,
        choices=run.length,
        slowest=tuple([round(_slowest(seconds), 5) for seconds in run.seconds]),
        turns=tuple([round(_slowest(seconds), 5) for seconds in run.turns]),
    )


def _slowest(seconds: list[float]) -> float:
    return sorted(seconds)[int(PERCENTILE * (len(seconds) - 1))] if seconds else 0.0
