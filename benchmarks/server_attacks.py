"""What attacks cost the others: `python -m benchmarks.server_attacks [--help]`, JSON out.

One table plays at an even pace while strangers attack from another address and another process, each attack for some
seconds. What counts is the ratio of the table's median (from a choice to the last view of it) to its median in quiet.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from benchmarks.server_latency import TableRun, processor_time_of
from omerta.games import find_game
from omerta.server.club.documents import Login
from omerta.server.guard.limits import PUBLIC
from omerta.server.settings import Settings
from omerta.server.testing import Device, ServerProcess, at_random
from omerta.server.wire import Hello, NewTable, OpenedTable, Replay, Say, SeatChoice, WhyNot, encode

Attack = Callable[[ServerProcess, OpenedTable], Awaitable[None]]
ATTACKERS = 20
BEAT = 0.005
"""Seconds between two requests of one attacker: enough for ten times what the server gives an address."""
PAUSE = 0.05
PLAYERS = "127.0.0.2"
"""Where the players come from; the attackers come from 127.0.0.1."""


class Report(msgspec.Struct):
    """Medians in milliseconds and their ratio; and what the server took of one processor, in quiet and under attack,
    which depends less on what else the machine does."""

    attack: str
    quiet: float
    attacked: float
    ratio: float
    choices: int
    quiet_share: float
    attacked_share: float


async def ask_over_socket(server: ServerProcess, opened: OpenedTable, message: bytes) -> None:
    """Say hello, then send the same request as fast as the server takes it."""
    address = f"ws{server.address.removeprefix('http')}api/socket"
    async with connect(address, compression=None, max_size=None) as socket:
        await socket.send(encode(Hello((opened.seats[0].token,))), text=True)

        async def read() -> None:
            async for _ in socket:
                pass

        reader = asyncio.create_task(read())
        try:
            while True:
                await socket.send(message, text=True)
                await asyncio.sleep(BEAT)
        finally:
            reader.cancel()


async def attack_with_replays(server: ServerProcess, opened: OpenedTable) -> None:
    """Whole pages of replays."""
    await ask_over_socket(server, opened, encode(Replay(1, 1)))


async def attack_with_questions(server: ServerProcess, opened: OpenedTable) -> None:
    """Why not? Why not? Why not?"""
    await ask_over_socket(server, opened, encode(WhyNot(1, 0, "pass")))


async def attack_with_hellos(server: ServerProcess, opened: OpenedTable) -> None:
    """Hello, hello, hello."""
    await ask_over_socket(server, opened, encode(Hello((opened.seats[0].token,))))


async def attack_with_talk(server: ServerProcess, opened: OpenedTable) -> None:
    """Remarks that are stored and told to everybody."""
    await ask_over_socket(server, opened, encode(Say(1, 0, "so " * 60)))


async def attack_with_noise(server: ServerProcess, opened: OpenedTable) -> None:
    """Messages whose fields have wrong types."""
    await ask_over_socket(server, opened, b'{"type":"act","id":{},"seat":[[[]]],"expected":"","action":17}')


async def attack_with_giants(server: ServerProcess, opened: OpenedTable) -> None:
    """Messages beyond what a socket takes: each costs the attacker the connection."""
    await ask_over_socket(server, opened, b'"' + b"x" * 70_000 + b'"')


async def attack_over_http(server: ServerProcess, head: bytes, body: bytes = b"") -> None:
    """The same request again and again over one connection."""
    parts = urlsplit(server.address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    lines = [head, b"Host: " + parts.netloc.encode(), b"Content-Type: application/json"]
    lines.append(b"Content-Length: %d" % len(body))
    try:
        while True:
            writer.write(b"\r\n".join([*lines, b"", body]))
            await writer.drain()
            if not await reader.read(65536):
                return
            await asyncio.sleep(BEAT)
    finally:
        writer.close()


async def attack_with_printed(server: ServerProcess, opened: OpenedTable) -> None:
    """The largest public document."""
    await attack_over_http(server, b"GET /api/games/mafia-war/printed HTTP/1.1")


async def attack_with_tables(server: ServerProcess, opened: OpenedTable) -> None:
    """New tables."""
    wish = encode(NewTable("mafia-war", tuple([SeatChoice("me")] * 4)))
    await attack_over_http(server, b"POST /api/tables HTTP/1.1", wish)


async def attack_with_passwords(server: ServerProcess, opened: OpenedTable) -> None:
    """Guesses, which are made slow to check on purpose."""
    await attack_over_http(server, b"POST /api/sessions HTTP/1.1", encode(Login("anna", "a long evening")))


async def attack_with_readiness(server: ServerProcess, opened: OpenedTable) -> None:
    """What a load balancer asks, which costs an attacker no budget."""
    await attack_over_http(server, b"GET /ready HTTP/1.1")


ATTACKS: dict[str, Attack] = {
    "replays": attack_with_replays,
    "questions": attack_with_questions,
    "hellos": attack_with_hellos,
    "talk": attack_with_talk,
    "noise": attack_with_noise,
    "giants": attack_with_giants,
    "printed": attack_with_printed,
    "passwords": attack_with_passwords,
    "readiness": attack_with_readiness,
    "tables": attack_with_tables,
}


async def keep_on(attack: Attack, server: ServerProcess, opened: OpenedTable) -> None:
    """Attack again whenever the server hangs up."""
    while True:
        with contextlib.suppress(OSError, WebSocketException):
            await attack(server, opened)
        await asyncio.sleep(0.05)


def besiege(name: str, settings: Settings, address: str, opened: OpenedTable) -> None:
    """All attackers, in a process of their own."""
    server = ServerProcess(settings)
    server.address = address

    async def attack_together() -> None:
        await asyncio.gather(*[keep_on(ATTACKS[name], server, opened) for _ in range(ATTACKERS)])

    asyncio.run(attack_together())


async def measure(run: TableRun, server: ServerProcess, seconds: float) -> tuple[list[float], float]:
    """The table's latencies over some seconds, and the server's share of a processor."""
    run.latencies.clear()
    started, busy = time.perf_counter(), processor_time_of(server.pid)
    await run.play(started + seconds)
    share = (processor_time_of(server.pid) - busy) / (time.perf_counter() - started)
    return list(run.latencies), round(share, 2)


async def compare(server: ServerProcess, name: str, seconds: float) -> Report:
    """One table in quiet, then under attack."""
    seats = ["me"] * find_game("mafia-war").seats
    run = TableRun(server.open_table("mafia-war", *seats), 4, PAUSE)
    victim = server.open_table("mafia-war", *seats)
    async with Device([link.token for link in victim.seats]) as device:
        await device.connect(server.address)
        await device.play(at_random("to be replayed", avoid="pass"), choices=120)
    await run.connect(server, local=PLAYERS)
    quiet, quiet_share = await measure(run, server, seconds)
    siege = multiprocessing.get_context("spawn").Process(
        target=besiege, args=(name, server.settings, server.address, victim)
    )
    siege.start()
    await measure(run, server, 1)  # until the attackers are there
    attacked, attacked_share = await measure(run, server, seconds)
    siege.terminate()
    siege.join()
    await run.disconnect()
    medians = [1000 * statistics.median(latencies) for latencies in (quiet, attacked)]
    ratio = round(medians[1] / medians[0], 2)
    return Report(name, round(medians[0], 2), round(medians[1], 2), ratio, len(attacked), quiet_share, attacked_share)


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("attacks", nargs="*", help=f"any of {', '.join(ATTACKS)}; all if none is named")
    parser.add_argument("--seconds", type=float, default=5)
    wish = parser.parse_args()
    reports = []
    for name in wish.attacks or ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            settings = Settings(database=str(Path(folder) / "tables.db"), limits=PUBLIC)
            with ServerProcess(settings) as server:
                reports.append(asyncio.run(compare(server, name, wish.seconds)))
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(reports), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
