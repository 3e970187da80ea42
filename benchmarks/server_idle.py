"""What tables cost that nobody plays at: `python -m benchmarks.server_idle [--help]`, JSON out.

Many tables are opened, half of each game, one in four with a bot to move; then the server is left alone for a while.
Its memory and the processor time it took while it was left alone are read from the system.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from benchmarks.server_latency import OPEN, processor_time_of
from omerta.games import GAMES, find_game
from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess


class Report(msgspec.Struct):
    """Memory in megabytes; processor time as a share of one core."""

    tables: int
    seconds_to_open: float
    memory_before: float
    memory: float
    idle_seconds: float
    processor_share: float


def memory_of(process: int) -> float:
    """Resident megabytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


def measure(server: ServerProcess, tables: int, seconds: float) -> Report:
    """Open the tables and wait."""
    before, began = memory_of(server.pid), time.perf_counter()
    for number in range(tables):
        name = list(GAMES)[number % len(GAMES)]
        others = ["soldato" if number % 4 == 0 else "me"] * (find_game(name).seats - 1)
        server.open_table(name, "me", *others)
    opened, busy = time.perf_counter() - began, processor_time_of(server.pid)
    time.sleep(seconds)
    idle = processor_time_of(server.pid) - busy
    return Report(tables, round(opened, 1), before, memory_of(server.pid), seconds, round(idle / seconds, 4))


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=20, help="how long the server is left alone")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=str(Path(folder) / "tables.db"), limits=OPEN)
        with ServerProcess(settings, Path(folder) / "server.errors") as server:
            report = measure(server, wish.tables, wish.seconds)
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")


if __name__ == "__main__":
    main()
