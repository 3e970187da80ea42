"""What a second worker carries: `python -m benchmarks.server_workers [--help]`, JSON out.

The Great Mafia War flat out on PostgreSQL and Redis, which are started for this: at one worker, and at two. The people
of a table are either all at the same worker or at both in turns, where each worker follows what the other stored. One
worker carries as many choices as it makes in a second of its processor's time, two as many as they make while the
busier one takes a second: so the ratio does not depend on how many cores are left for players, PostgreSQL and Redis.
The ratio of choices in a second of the clock stands beside it, and needs five cores to mean anything.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec

from benchmarks.server_latency import OPEN, TableRun, processor_time_of
from omerta.games import find_game
from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess
from tests.server.services import Service, run_postgres, run_redis

GAME = "mafia-war"


class Load(msgspec.Struct):
    """Choices of all tables: by the clock, and by the processor of the busiest worker."""

    choices: int
    per_second: float
    per_processor_second: float


class Report(msgspec.Struct):
    """One worker, two workers with every table at one of them, two with every table at both."""

    tables: int
    sockets: int
    one: Load
    together: Load
    scattered: Load
    together_ratio: float
    scattered_ratio: float
    together_ratio_by_the_clock: float


async def play(servers: Sequence[ServerProcess], tables: int, sockets: int, seconds: float, is_scattered: bool) -> Load:
    """Play at all tables, which are dealt out to the workers."""
    seats, runs = ["me"] * find_game(GAME).seats, []
    for place in range(tables):
        server = servers[place % len(servers)]
        run = TableRun(server.open_table(GAME, *seats), sockets, 0)
        await run.connect(*(servers if is_scattered else [server]))
        runs.append(run)
    before, started = [processor_time_of(server.pid) for server in servers], time.perf_counter()
    await asyncio.gather(*[run.play(started + seconds) for run in runs])
    passed = time.perf_counter() - started
    busiest = max(processor_time_of(server.pid) - busy for server, busy in zip(servers, before, strict=True))
    for run in runs:
        await run.disconnect()
    choices = sum(len(run.latencies) for run in runs)
    return Load(choices, round(choices / passed, 1), round(choices / busiest, 1))


def measure(
    postgres: Service, redis: Service, workers: int, load: tuple[int, int, float], is_scattered: bool = False
) -> Load:
    """So many workers on an empty database."""
    settings = Settings(database=postgres.new_database(), redis=redis.url, limits=OPEN)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        servers = [
            stack.enter_context(ServerProcess(settings, Path(folder) / f"{number}.errors")) for number in range(workers)
        ]
        return asyncio.run(play(servers, *load, is_scattered))


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--sockets", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    wish = parser.parse_args()
    load = (wish.tables, wish.sockets, wish.seconds)
    with run_postgres() as postgres, run_redis() as redis:
        one = measure(postgres, redis, 1, load)
        together = measure(postgres, redis, 2, load)
        scattered = measure(postgres, redis, 2, load, is_scattered=True)
    report = Report(
        tables=wish.tables,
        sockets=wish.sockets,
        one=one,
        together=together,
        scattered=scattered,
        together_ratio=round(together.per_processor_second / one.per_processor_second, 2),
        scattered_ratio=round(scattered.per_processor_second / one.per_processor_second, 2),
        together_ratio_by_the_clock=round(together.per_second / one.per_second, 2),
    )
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
