"""A run: the games of a schedule, on as many processes as wanted."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from omerta.arena.results import Plan, Result
from omerta.arena.run import Run
from omerta.arena.schedule import Match
from omerta.games import find_game

PERCENTILE = 0.95


def play_all(plan: Plan, edition: str | None, matches: list[Match], jobs: int) -> Iterator[Result]:
    """The results as they come."""
    if jobs == 1:
        for match in matches:
            yield play(plan, edition, match)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_interrupts_to_parent) as pool:
        playing = [pool.submit(play, plan, edition, match) for match in matches]
        try:
            for finished in as_completed(playing):
                yield finished.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def play(plan: Plan, edition: str | None, match: Match) -> Result:
    """One game."""
    game = find_game(plan.game, edition)
    run = Run(game, plan.options, match.bots, match.seed)
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


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
