"""How batches grow with processes, what a running game weighs, and what looking costs."""

from __future__ import annotations

import gc
import os
import resource
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import clock_gettime, process_time

import numpy as np

from omerta.games import find_game
from omerta.kernel import Dice, Game, Match, settle
from omerta.lab.batch import Batch, Task
from omerta.lab.match import LEARNER

SIZES = (512, 2048)
"""Batches that are spread over all cores."""
FEW, MANY = 32, 4096
"""Other sizes of a batch."""


def measure_batches(game: str, rounds: int, seconds: float) -> dict[str, float]:
    """Processor time of a choice in this process alone and spread over all cores, in turn, everybody's time counted."""
    told: dict[str, float] = {}
    for games in SIZES:
        told |= _spread(game, games, rounds, seconds)
    for games in (FEW, MANY):
        told[f"batch of {games:,} games, 1 process: µs"] = _grow(game, games, rounds, seconds)
    return told


def _spread(game: str, games: int, rounds: int, seconds: float) -> dict[str, float]:
    cores = os.cpu_count() or 1
    costs: dict[int, list[float]] = {0: [], cores: []}
    batches = {count: Batch(Task(game), games, count) for count in costs}
    for _ in range(rounds):
        for count, batch in batches.items():
            costs[count].append(_run(batch, seconds))
    for batch in batches.values():
        batch.close()
    size = f"batch of {games:,} games"
    ratios = [alone / many for alone, many in zip(costs[0], costs[cores], strict=True)]
    return {
        f"{size}, 1 process: processor µs for a choice": round(median(costs[0]), 1),
        f"{size}, {cores} processes and their owner: processor µs for a choice": round(median(costs[cores]), 1),
        f"{size}, the one over the other": round(median(ratios), 2),
    }


def _grow(game: str, games: int, rounds: int, seconds: float) -> float:
    with Batch(Task(game), games, 0) as batch:
        return round(median([_run(batch, seconds) for _ in range(rounds)]), 1)


def _run(batch: Batch, seconds: float) -> float:
    """Microseconds of processor time for each choice, the picking of a random one included."""
    batch.reset(seed=1)
    rng = np.random.default_rng(0)
    choices = 0
    before = _spent(batch)
    while _spent(batch) - before < seconds:
        noise = rng.integers(1, 127, batch.masks.shape, np.int8)
        batch.step((batch.masks * noise).argmax(1))
        choices += batch.games
    return 1e6 * (_spent(batch) - before) / choices


def _spent(batch: Batch) -> float:
    """Seconds of processor time of this process and those of a batch, to the nanosecond."""
    return process_time() + sum([clock_gettime(_clock_of(process)) for process in batch.processes()])


def _clock_of(process: int) -> int:
    """Linux's name for the clock of a process, as `clock_getcpuclockid` makes it; /proc counts in hundredths only."""
    return ~process << 3 | 2


def weigh_games(game: str) -> float:
    """Kilobytes of memory for each running game, half way through, in a process that does nothing else."""
    with ProcessPoolExecutor(1, get_context("spawn")) as fresh:
        return fresh.submit(_weigh_here, game, 300).result()


def _weigh_here(game: str, count: int) -> float:
    opened = find_game(game)
    play = partial(_play_half, opened)
    play("warm")
    gc.collect()
    before = _resident()
    matches = [play(str(number)) for number in range(count)]
    gc.collect()
    return round((_resident() - before) / len(matches) / 1024, 1)


def _play_half(game: Game, seed: str) -> Match:
    match = Match(game, {}, seed, [LEARNER] * game.seats)
    dice = Dice(seed)
    for _ in range(150):
        if match.outcome() is None:
            choices = match.choices()
            match.choose(choices[dice.below(len(choices))])
            match.row(0)
    return match


def _resident() -> int:
    """Bytes this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def time_looks(game: str, rounds: int) -> dict[str, float]:
    """Microseconds for a sight, for an observation and for an imagined world made of it, medians over the rounds."""
    opened = find_game(game)
    observer = opened.observer()
    dice = Dice("looks")
    state = opened.setup({})
    settle(state, dice)
    positions = []
    while seats := state.to_move():
        positions.append((state.copy(), seats[0]))
        choices = state.legal_actions(seats[0])
        state.advance(seats[0], choices[dice.below(len(choices))])
        settle(state, dice)
    sights = [state.seen_by(seat) for state, seat in positions]
    spent: dict[str, list[float]] = {"sight": [], "observation": [], "imagined world": []}
    for _ in range(rounds * 5):
        began = process_time()
        for position, seat in positions:
            position.seen_by(seat)
        between = process_time()
        for sight in sights:
            observer.observe(sight)
        looked = process_time()
        for sight in sights:
            opened.imagine(sight, dice)
        spent["sight"].append(between - began)
        spent["observation"].append(looked - between)
        spent["imagined world"].append(process_time() - looked)
    return {f"{what} µs": round(1e6 * median(times) / len(positions), 1) for what, times in spent.items()}
