"""`python -m benchmarks.arena_on_ray [ROUNDS]`: what playing on a Ray cluster costs beside playing here, as JSON.

Every machine of the cluster is a group of processes with one core on this machine. Processor time counts, that of all
processes of the cluster included, so that what else runs here is nobody's fault.
"""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from omerta.kernel import OmertaError, is_compiled

STARTED = "Ray runtime started."
ADDRESS = re.compile(r"--address='([^']+)'")
RUNS = {"famiglia": ("soldato,picciotto", 2000), "mafia-war": ("soldato,picciotto", 400)}
"""[game] who meets, and in how many games."""
ROUNDS = 3
WATCH = 0.1
"""Seconds between two looks at the machines."""


class Cluster:
    """A cluster; `machines[0]` is its head."""

    def __init__(self, folder: str) -> None:
        self.machines: list[subprocess.Popen[str]] = []
        self.address = ""
        said = self.add_machine("--head", "--port=0", f"--temp-dir={folder}", "--include-dashboard=false")
        found = ADDRESS.search(said)
        assert found is not None, said
        self.address = found[1]

    def add_machine(self, *options: str) -> str:
        """Start a machine of one core and wait until it has joined; what it said."""
        options = options or (f"--address={self.address}",)
        machine = subprocess.Popen(
            [Path(sys.executable).with_name("ray"), "start", "--block", "--num-cpus=1", *options],
            env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.machines.append(machine)
        assert machine.stdout is not None
        said = ""
        for line in machine.stdout:
            said += line
            if STARTED in said and (self.address or ADDRESS.search(said)):
                return said
        raise OmertaError(f"the machine did not start: {said}")

    def kill_machine(self, number: int) -> None:
        """A power cut: everything of this machine is gone at once."""
        machine = self.machines[number]
        for process in processes_of(machine.pid):
            os.kill(process, signal.SIGKILL)
        machine.wait()
        assert machine.stdout is not None
        machine.stdout.close()


@contextmanager
def open_cluster(machines: int) -> Iterator[Cluster]:
    """A cluster that is gone afterwards."""
    with TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(folder)
        try:
            for _ in range(machines - 1):
                cluster.add_machine()
            yield cluster
        finally:
            for number, machine in enumerate(cluster.machines):
                if machine.returncode is None:
                    cluster.kill_machine(number)


def processes_of(session: int) -> list[int]:
    """All processes of a session: those of one machine."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has ended meanwhile
                continue
            if int(fields[3]) == session:
                found.append(int(entry.name))
    return found


def spent_by(sessions: list[int]) -> dict[int, float]:
    """Seconds of processor time of every process of these sessions."""
    spent: dict[int, float] = {}
    for process in [process for session in sessions for process in processes_of(session)]:
        try:
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        spent[process] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return spent


def measure(game: str, cluster: Cluster, rounds: int) -> dict[str, float]:
    """Processor time of the games here and on the cluster, with all that the cluster does meanwhile."""
    bots, games = RUNS[game]
    command = [sys.executable, "-m", "omerta", "arena", game, "--bots", bots, "--games", str(games), "--json"]
    here, there = [], []
    machines = [machine.pid for machine in cluster.machines]
    for _ in range(rounds):
        here.append(_time([*command], []))
        there.append(_time([*command, "--ray", cluster.address], machines))
    return {
        "games": games,
        "seconds here": round(median(here), 1),
        "seconds on the cluster": round(median(there), 1),
        "efficiency": round(median(here) / median(there), 2),
    }


def _time(command: list[str], machines: list[int]) -> float:
    """The command's own time and that of the machines, whose workers end with it and so are watched all along."""
    before, own = spent_by(machines), _spent_below()
    latest = dict(before)
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        while process.poll() is None:
            latest.update(spent_by(machines))
            time.sleep(WATCH)
    return sum(latest.values()) - sum(before.values()) + _spent_below() - own


def _spent_below() -> float:
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime


def main(rounds: int = ROUNDS) -> None:
    """Both games, on two machines."""
    with open_cluster(2) as cluster:
        told = {game: measure(game, cluster, rounds) for game in RUNS}
    sys.stdout.write(json.dumps({"compiled": is_compiled(), "machines": 2, "rounds": rounds, **told}) + "\n")


if __name__ == "__main__":
    main(*[int(rounds) for rounds in sys.argv[1:2]])
