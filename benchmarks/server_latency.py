"""How long from a choice to the last view of it: `python benchmarks/server_latency.py [--help]`, JSON out.

Every table has all its seats and some spectators connected, each on a socket of its own, in scripted random play that
starts the next game when one ends. The server runs on one core; the players run on another where there is one. A choice
counts from just before it is sent until the last of the table's sockets has the view that follows.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from itertools import cycle
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from omerta.games import find_game
from omerta.kernel import Offer
from omerta.server.guard.limits import Limits
from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess
from omerta.server.wire import Act, Hello, OpenedTable, Propose, encode

OPEN = Limits(
    connections=20000, connections_per_address=20000, rate=1e9, burst=1e9, rate_per_address=1e9, burst_per_address=1e9
)
"""All players come from one address."""


class _View(msgspec.Struct):
    to_move: tuple[int, ...]
    offers: tuple[Offer, ...]


class _Sight(msgspec.Struct):
    seat: int
    view: _View


class _News(msgspec.Struct):
    """What the players read of a message."""

    type: str
    sequence: int = 0
    sights: tuple[_Sight, ...] = ()


class Report(msgspec.Struct):
    """What was measured, in milliseconds where it is a time. The processor time that the server and the players take
    for a choice, with all views of it, depends least on what else the machine does; flat out, the slower of the two
    sets the pace."""

    game: str
    tables: int
    sockets_per_table: int
    seconds: float
    pause: float
    choices: int
    choices_per_second: float
    views_per_second: float
    server_time_per_choice: float
    players_time_per_choice: float
    median: float
    p99: float
    worst: float


_read_news = msgspec.json.Decoder(_News).decode


class TableRun:
    """One table in scripted play."""

    def __init__(self, opened: OpenedTable, sockets: int, pause: float) -> None:
        spectators = sockets - len(opened.seats)
        self.tokens = [*[link.token for link in opened.seats], *[opened.spectator.token] * spectators]
        self.seats = len(opened.seats)
        self.pause = pause
        self.latencies: list[float] = []
        self.dice = random.Random(opened.table.table)
        self.views: dict[int, _View] = {}
        self.sequence = 0
        self.waiting = 0
        self.arrived = asyncio.Event()
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []

    async def connect(self, *servers: ServerProcess, local: str = "127.0.0.1") -> None:
        """Everybody comes to the table, to these servers in turns, from this address of the machine."""
        self.sockets = [
            await connect(f"ws{server.address.removeprefix('http')}api/socket", compression=None, local_addr=(local, 0))
            for server, _ in zip(cycle(servers), self.tokens, strict=False)
        ]
        self.expect_views()
        self.readers = [asyncio.create_task(self.listen(socket)) for socket in self.sockets]
        for socket, token in zip(self.sockets, self.tokens, strict=True):
            await socket.send(encode(Hello((token,))), text=True)
        await self.arrived.wait()

    async def play(self, until: float) -> None:
        """Play until the clock says so."""
        # Tables start apart, as people do, and not all in the same instant.
        await asyncio.sleep(self.dice.random() * self.pause)
        while time.perf_counter() < until:
            await self.choose(self.sockets)
            await asyncio.sleep(self.pause)

    async def disconnect(self) -> None:
        """Everybody goes home."""
        for socket in self.sockets:
            await socket.close()
        await asyncio.gather(*self.readers)

    def expect_views(self) -> None:
        """From now on, wait for a view on every socket."""
        self.waiting = len(self.sockets)
        self.arrived.clear()

    async def choose(self, sockets: list[ClientConnection]) -> None:
        """Make one choice, or begin anew, and wait for the last view of it."""
        self.expect_views()
        seat = next((seat for seat, view in self.views.items() if view.offers and seat in view.to_move), None)
        if seat is None:
            for place in range(self.seats):  # Whoever proposes what is proposed already agrees.
                await sockets[place].send(encode(Propose(0, "rematch", place)), text=True)
            await self.arrived.wait()
            return
        action = self.dice.choice(self.views[seat].offers).action
        message = encode(Act(0, seat, self.sequence, action))
        sent = time.perf_counter()
        await sockets[seat].send(message, text=True)
        await self.arrived.wait()
        self.latencies.append(time.perf_counter() - sent)

    async def listen(self, socket: ClientConnection) -> None:
        """Note every view that comes."""
        async for data in socket:
            news = _read_news(data)
            if news.type == "refused":
                raise SystemExit(f"the server refused a scripted choice: {data!r}")
            if news.sights:
                self.views[news.sights[0].seat] = news.sights[0].view
                self.sequence = news.sequence
                self.waiting -= 1
                if self.waiting == 0:
                    self.arrived.set()


async def measure(server: ServerProcess, game: str, tables: int, sockets: int, seconds: float, pause: float) -> Report:
    """Play at all tables at once."""
    seats = ["me"] * find_game(game).seats
    runs = [TableRun(server.open_table(game, *seats), sockets, pause) for _ in range(tables)]
    for run in runs:
        await run.connect(server)
    started, busy, own = time.perf_counter(), processor_time_of(server.pid), time.process_time()
    await asyncio.gather(*[run.play(started + seconds) for run in runs])
    passed, busy, own = (
        time.perf_counter() - started,
        processor_time_of(server.pid) - busy,
        time.process_time() - own,
    )
    for run in runs:
        await run.disconnect()
    latencies = sorted([1000 * latency for run in runs for latency in run.latencies])
    return Report(
        game=game,
        tables=tables,
        sockets_per_table=sockets,
        seconds=round(passed, 2),
        pause=pause,
        choices=len(latencies),
        choices_per_second=round(len(latencies) / passed, 1),
        views_per_second=round(len(latencies) * sockets / passed, 1),
        server_time_per_choice=round(1000 * busy / len(latencies), 3),
        players_time_per_choice=round(1000 * own / len(latencies), 3),
        median=round(statistics.median(latencies), 2),
        p99=round(latencies[int(len(latencies) * 0.99)], 2),
        worst=round(latencies[-1], 2),
    )


def processor_time_of(process: int, *, with_ended: bool = False) -> float:
    """Seconds of processor time so far, if wished with what its ended children took."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if with_ended else 13])) / os.sysconf("SC_CLK_TCK")


def separate(server: ServerProcess) -> None:
    """Give the server one core, and this process the others."""
    if hasattr(os, "sched_setaffinity"):
        first, *others = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(server.pid, {first})
        if others:
            os.sched_setaffinity(0, set(others))


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--game", default="famiglia")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--sockets", type=int, default=4, help="sockets per table, at least one per seat")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument(
        "--pause", type=float, default=0.5, help="seconds between a view and the next choice; 0: flat out"
    )
    parser.add_argument("--database", default="", help="an address; otherwise a new SQLite file")
    parser.add_argument("--redis", default=None)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=wish.database or str(Path(folder) / "tables.db"), redis=wish.redis, limits=OPEN)
        with ServerProcess(settings, Path(folder) / "server.errors") as server:
            separate(server)
            report = asyncio.run(measure(server, wish.game, wish.tables, wish.sockets, wish.seconds, wish.pause))
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
