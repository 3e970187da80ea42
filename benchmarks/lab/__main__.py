"""`python -m benchmarks.lab --out build/bench`: everything in turn; measured.json, measured.md and measured.svg.

`--only OpenSpiel` measures the groups of that name alone and prints their tables.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from benchmarks.lab.engines import measure_engines
from benchmarks.lab.groups import GAMES, GROUPS, Group
from benchmarks.lab.growth import measure_batches, time_looks, weigh_games
from benchmarks.lab.report import plot, write_group, write_table
from benchmarks.lab.serving import measure_load, measure_wait, weigh_page
from benchmarks.lab.telling import tell_group
from omerta.cli.measuring.measure import Contender, run_all
from omerta.kernel import is_compiled

PACKAGES = ("numpy", "pettingzoo", "gymnasium", "open_spiel", "rlcard", "catanatron", "chess")
BATCH_SECONDS = 0.5
"""Processes that take turns need longer to show what they cost."""


def measure_group(group: Group, rounds: int, seconds: float) -> dict[str, Any]:
    """Everybody of a group in turn, several times over."""
    ours = [Contender(entry.name, entry.open_box) for entry in group.ours]
    peers = [Contender(entry.name, entry.open_box) for entry in group.peers if entry.is_here]
    run_all([*ours, *peers], rounds, seconds)
    return tell_group(
        group.name,
        group.unit,
        {contender.name: contender.decisions_per_second for contender in ours},
        {contender.name: contender.decisions_per_second for contender in peers},
        [entry.name for entry in group.peers if not entry.is_here],
        group.note,
    )


def describe_machine(rounds: int, seconds: float) -> dict[str, Any]:
    """Hardware and versions."""
    models = [
        line.partition(":")[2].strip()
        for line in Path("/proc/cpuinfo").read_text().splitlines()
        if line.startswith("model name")
    ]
    return {
        "python": platform.python_version(),
        "engine": "compiled" if is_compiled() else "interpreted",
        "cores": os.cpu_count(),
        "processor": models[0] if models else platform.machine(),
        "load": round(os.getloadavg()[0], 1),
        "rounds": rounds,
        "seconds": seconds,
        "packages": {name: version(name) for name in PACKAGES if find_spec(name.replace("open_spiel", "pyspiel"))},
    }


def main() -> int:
    """Measure and write."""
    parser = argparse.ArgumentParser(description="The engine and the lab's doors beside their peers.")
    parser.add_argument("--rounds", type=int, default=5, help="how often everybody plays")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each time")
    parser.add_argument("--out", type=Path, default=Path("build/bench"), help="the folder for the results")
    parser.add_argument("--only", metavar="NAME", help="the groups with this in their names, printed and not kept")
    arguments = parser.parse_args()
    if arguments.only:
        for group in [group for group in GROUPS if arguments.only in group.name]:
            told = measure_group(group, arguments.rounds, arguments.seconds)
            sys.stdout.write("\n".join([*write_group(told), "", ""]))
        return 0
    measured = {
        "machine": describe_machine(arguments.rounds, arguments.seconds),
        "groups": [
            *[measure_group(group, arguments.rounds, arguments.seconds) for group in GROUPS],
            measure_load(GAMES, arguments.rounds, 2 * arguments.seconds),
        ],
        "games": {
            game: {
                **time_looks(game, arguments.rounds),
                "kB for a running game": weigh_games(game),
                **measure_batches(game, arguments.rounds, max(BATCH_SECONDS, arguments.seconds)),
                **measure_engines(game, arguments.rounds, arguments.seconds),
                **measure_wait(game, arguments.rounds, 5 * arguments.seconds),
                **weigh_page(game),
            }
            for game in GAMES
        },
    }
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / "measured.json").write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    (arguments.out / "measured.md").write_text(write_table(measured), encoding="utf-8")
    plot(measured, arguments.out / "measured.svg")
    sys.stdout.write(f"{arguments.out / 'measured.md'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
