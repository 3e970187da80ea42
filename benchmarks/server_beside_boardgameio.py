"""Our server beside boardgame.io's: `python -m benchmarks.server_beside_boardgameio [--help]`, JSON out.

The same number of tables, sockets and choices a second, the same amount of state for every player; each server has one
process, the players another. Both are measured in turns in one run, and what counts is the ratio: machines are noisy,
ratios less so. Ours plays The Great Mafia War by its rules and stores every choice on disk before it is told; theirs
counts moves and keeps them in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from benchmarks.server_latency import OPEN, measure, processor_time_of
from omerta.kernel import OmertaError
from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess

HERE = Path(__file__).parent / "boardgameio"
INSTALLED = Path(__file__).parent.parent / "build" / "boardgameio"
STATE = 6000
"""Bytes of a view of The Great Mafia War in mid-game."""


class Latency(msgspec.Struct):
    """Milliseconds from a choice to the last view of it."""

    choices: int
    median: float
    p99: float
    server_time_per_choice: float = 0
    """Processor time."""


class Report(msgspec.Struct):
    """Both in every round, and the median of the ratios ours / theirs; below 1 ours is quicker."""

    tables: int
    sockets: int
    pause: float
    ours: list[Latency]
    theirs: list[Latency]
    median_ratio: float
    p99_ratio: float


def has_npm() -> bool:
    """Can boardgame.io be fetched and run here?"""
    return shutil.which("npm") is not None


def install() -> None:
    """Fetch boardgame.io with npm, once."""
    if not has_npm():
        raise OmertaError("boardgame.io needs node and npm on this machine")
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for file in HERE.iterdir():
        shutil.copy(file, INSTALLED)
    if not (INSTALLED / "node_modules" / "boardgame.io").is_dir():
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"]
        subprocess.run(command, cwd=INSTALLED, check=True)


def measure_ours(tables: int, sockets: int, seconds: float, pause: float) -> Latency:
    """One round of The Great Mafia War."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=str(Path(folder) / "tables.db"), limits=OPEN)
        with ServerProcess(settings) as server:
            report = asyncio.run(measure(server, "mafia-war", tables, sockets, seconds, pause))
    return Latency(report.choices, report.median, report.p99, report.server_time_per_choice)


def measure_theirs(tables: int, sockets: int, seconds: float, pause: float) -> Latency:
    """One round of counting."""
    command = ["node", "load.cjs"]
    with subprocess.Popen([*command, "serve", str(STATE)], cwd=INSTALLED, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = next(line for line in server.stdout if line.startswith("address ")).split()[1]
            numbers = [str(number) for number in (tables, sockets, seconds, pause)]
            play = [*command, "play", str(STATE), address, *numbers]
            with subprocess.Popen(play, cwd=INSTALLED, stdout=subprocess.PIPE, text=True) as players:
                assert players.stdout is not None
                players.stdout.readline()  # everybody is there
                before = processor_time_of(server.pid)
                said = players.stdout.readline()
                spent = processor_time_of(server.pid) - before
        finally:
            server.terminate()
    latency = msgspec.json.decode(said, type=Latency)
    latency.server_time_per_choice = round(1000 * spent / latency.choices, 3)
    return latency


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pause", type=float, default=2, help="seconds between a view and the next choice of a table")
    parser.add_argument("--rounds", type=int, default=3)
    wish = parser.parse_args()
    install()
    load = (wish.tables, wish.sockets, wish.seconds, wish.pause)
    rounds = [(measure_ours(*load), measure_theirs(*load)) for _ in range(wish.rounds)]
    report = Report(
        tables=wish.tables,
        sockets=wish.sockets,
        pause=wish.pause,
        ours=[ours for ours, _ in rounds],
        theirs=[theirs for _, theirs in rounds],
        median_ratio=round(statistics.median([ours.median / theirs.median for ours, theirs in rounds]), 2),
        p99_ratio=round(statistics.median([ours.p99 / theirs.p99 for ours, theirs in rounds]), 2),
    )
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
