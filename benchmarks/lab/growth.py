"""How batches grow with processes, what a running game weighs, and what looking costs."""

from __future__ import annotations

import gc
import os
import resource
from pathlib import Path
from statistics import median
from time import perf_counter

import numpy as np

from omerta.games import find_game
from omerta.kernel import Dice, settle
from omerta.lab.batch import Batch, Task
from omerta.lab.match import Match

GAMES = 512


def measure_batches(game: str, rounds: int, seconds: float) -> dict[str, float]:
    """Choices a second in one process and in one for every core, in turn; efficiency by the median ratio."""
    cores = os.cpu_count() or 1
    speeds: dict[int, list[float]] = {1: [], cores: []}
    batches = {count: Batch(Task(game), GAMES, count) for count in speeds}
    for _ in range(rounds):
        for count, batch in batches.items():
            speeds[count].append(_run(batch, seconds))
    for batch in batches.values():
        batch.close()
    ratios = [many / one for one, many in zip(speeds[1], speeds[cores], strict=True)]
    return {
        "choices a second, 1 process": round(median(speeds[1])),
        f"choices a second, {cores} processes": round(median(speeds[cores])),
        "efficiency": round(median(ratios) / cores, 2),
    }


def _run(batch: Batch, seconds: float) -> float:
    """The choices of the processes alone: the owner picks the first legal action, which costs it little."""
    batch.reset(seed=1)
    rng = np.random.default_rng(0)
    steps = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        noise = rng.random(batch.masks.shape, np.float32)
        batch.step((batch.masks * noise).argmax(1))
        steps += batch.games
    return steps / spent


def weigh_games(game: str, count: int = 300) -> float:
    """Kilobytes of memory for each running game, half way through."""
    opened = find_game(game)
    matches = [Match(opened, {}, "warm")]
    gc.collect()
    before = _resident()
    matches = [Match(opened, {}, str(number)) for number in range(count)]
    dice = Dice("weights")
    for match in matches:
        for _ in range(150):
            if match.outcome is None:
                choices = match.choices()
                match.choose(choices[dice.below(len(choices))])
                match.observe(0)
    gc.collect()
    return round((_resident() - before) / count / 1024, 1)


def _resident() -> int:
    """Bytes this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def time_looks(game: str, rounds: int) -> dict[str, float]:
    """Microseconds for a sight and for an observation written from it, medians over the rounds."""
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
    spent: dict[str, list[float]] = {"sight": [], "observation": []}
    for _ in range(rounds * 5):
        began = perf_counter()
        for position, seat in positions:
            position.seen_by(seat)
        between = perf_counter()
        for sight in sights:
            observer.observe(sight)
        spent["sight"].append(between - began)
        spent["observation"].append(perf_counter() - between)
    return {f"{what} µs": round(1e6 * median(times) / len(positions), 1) for what, times in spent.items()}
