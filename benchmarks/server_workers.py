"""What a second worker carries: `python -m benchmarks.server_workers [--help]`, JSON out.

The Great Mafia War flat out on PostgreSQL and Redis, which are started for this: at one worker; at two behind one
address, where people come to either and are brought to their table's own; and at two servers of their own, with the
people of a table at the same one or scattered over both, where each follows what the other stored. One worker carries
as many choices as it makes in a second of its processor's time, two as many as they make while the busier one takes a
second: so the ratio does not depend on how many cores are left for players, PostgreSQL and Redis. Beside it stand the
choices in a second of the clock and what everybody else took, which together say how far these cores reach.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

import msgspec

from benchmarks.server_latency import OPEN, TableRun, processor_time_of
from omerta.games import find_game
from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess
from tests.server.services import Service, run_postgres, run_redis

GAME = "mafia-war"
WAYS = {"one": (1, 1), "brought together": (1, 2), "together": (2, 1), "scattered": (2, 1)}
"""How many servers with how many workers each."""


class Load(msgspec.Struct):
    """Choices of all tables: by the clock, by the processor of the busiest worker, and the milliseconds of processor
    time that each choice took at the workers, the players and the two services."""

    choices: int
    per_second: float
    per_processor_second: float
    workers_time: list[float]
    players_time: float
    postgres_time: float
    redis_time: float


class Report(msgspec.Struct):
    """Each way in each round, and how much more two workers carry than one did in the same round, by their processors
    and by the clock: the median."""

    tables: int
    sockets: int
    rounds: list[dict[str, Load]]
    ratios: dict[str, float]
    ratios_by_the_clock: dict[str, float]


def processes_under(pid: int) -> list[int]:
    """A process and all that it started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [pid, *[process for child in children for process in processes_under(int(child))]]


def workers_of(server: ServerProcess) -> list[int]:
    """The processes that serve."""
    if server.settings.workers == 1:
        return [server.pid]
    return [pid for pid in processes_under(server.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def processor_time_under(pid: int) -> float:
    """Seconds of a service and of all it ever started: PostgreSQL's processes come and go."""
    while True:
        with suppress(FileNotFoundError):
            return sum(processor_time_of(process, with_ended=True) for process in processes_under(pid))


class Accounts:
    """The processor time of everybody who takes part."""

    def __init__(self, servers: Sequence[ServerProcess], services: Sequence[Service]) -> None:
        self._workers = [pid for server in servers for pid in workers_of(server)]
        self._services = services
        self._before = self._now()

    def _now(self) -> list[float]:
        workers = [processor_time_of(pid) for pid in self._workers]
        return [*workers, *[processor_time_under(service.pid) for service in self._services], time.process_time()]

    def settle(self, choices: int, seconds: float) -> Load:
        """What was taken since the beginning."""
        taken = [after - before for before, after in zip(self._before, self._now(), strict=True)]
        *workers, postgres, redis, players = [round(1000 * part / choices, 3) for part in taken]
        return Load(
            choices=choices,
            per_second=round(choices / seconds, 1),
            per_processor_second=round(1000 / max(workers), 1),
            workers_time=workers,
            players_time=players,
            postgres_time=postgres,
            redis_time=redis,
        )


async def play(
    servers: Sequence[ServerProcess],
    services: Sequence[Service],
    load: tuple[int, int, float],
    is_scattered: bool,
) -> Load:
    """Play at all tables, which are dealt out to the servers."""
    tables, sockets, seconds = load
    seats, runs = ["me"] * find_game(GAME).seats, []
    for place in range(tables):
        server = servers[place % len(servers)]
        run = TableRun(server.open_table(GAME, *seats), sockets, 0)
        await run.connect(*(servers if is_scattered else [server]))
        runs.append(run)
    accounts, started = Accounts(servers, services), time.perf_counter()
    await asyncio.gather(*[run.play(started + seconds) for run in runs])
    done = accounts.settle(sum(len(run.latencies) for run in runs), time.perf_counter() - started)
    for run in runs:
        await run.disconnect()
    return done


def measure(postgres: Service, redis: Service, way: str, load: tuple[int, int, float]) -> Load:
    """One way, on an empty database."""
    servers, workers = WAYS[way]
    settings = Settings(database=postgres.new_database(), redis=redis.url, limits=OPEN, workers=workers)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        running = [
            stack.enter_context(ServerProcess(settings, Path(folder) / f"{number}.errors")) for number in range(servers)
        ]
        return asyncio.run(play(running, (postgres, redis), load, way == "scattered"))


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--sockets", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("ways", nargs="*", help=f"any of {', '.join(WAYS)}; all if none is named")
    wish = parser.parse_args()
    load, ways = (wish.tables, wish.sockets, wish.seconds), wish.ways or list(WAYS)
    with run_postgres() as postgres, run_redis() as redis:
        rounds = [
            {way: measure(postgres, redis, way, load) for way in ("one", *[way for way in ways if way != "one"])}
            for _ in range(wish.rounds)
        ]

    def compare(way: str, pace: Callable[[Load], float]) -> float:
        return round(statistics.median([pace(loads[way]) / pace(loads["one"]) for loads in rounds]), 2)

    report = Report(
        tables=wish.tables,
        sockets=wish.sockets,
        rounds=rounds,
        ratios={way: compare(way, lambda load: load.per_processor_second) for way in ways},
        ratios_by_the_clock={way: compare(way, lambda load: load.per_second) for way in ways},
    )
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
