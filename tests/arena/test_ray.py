"""The arena on a Ray cluster: the same games as here, also when a machine of it dies in the middle."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from benchmarks.arena_on_ray import Cluster, open_cluster

pytest.importorskip("ray", reason="Ray is not installed: pip install 'omerta[ray]'")
pytestmark = pytest.mark.filterwarnings("default")  # Ray leaves files open

MEETING = ("arena", "famiglia", "--bots", "soldato,picciotto", "--games", "120", "--json")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Two machines."""
    with open_cluster(2) as cluster:
        yield cluster


def omerta(*arguments: str, folder: Path) -> subprocess.Popen[str]:
    """The command in a process of its own, as Ray wants it."""
    command = [sys.executable, "-m", "omerta", *arguments]
    return subprocess.Popen(command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def results_in(file: Path) -> list[dict[str, Any]]:
    """What came of every game, without how long it took."""
    lines = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()[1:]]
    return sorted([{**line, "slowest": 0, "turns": 0} for line in lines], key=lambda line: int(line["number"]))


def test_self_play_on_a_cluster_writes_the_same_file(cluster: Cluster, tmp_path: Path) -> None:
    asked = ("arena", "export", "famiglia", "--bots", "picciotto", "--games", "30", "--one-in", "3", "--out")
    for target, where in (("here", ("--jobs", "1")), ("there", ("--ray", cluster.address))):
        with omerta(*asked, target, *where, folder=tmp_path) as process:
            assert (process.wait(), process.stderr and process.stderr.read()) == (0, "")
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()


def test_a_machine_that_dies_in_the_middle_changes_no_result(cluster: Cluster, tmp_path: Path) -> None:
    kept = tmp_path / "there"
    with omerta(*MEETING, "--out", "there", "--ray", cluster.address, folder=tmp_path) as process:
        while not kept.exists() or len(kept.read_bytes().splitlines()) < 5:
            assert process.poll() is None, process.communicate()
            time.sleep(0.01)
        cluster.kill_machine(1)
        assert len(kept.read_bytes().splitlines()) < 100
        said, complaints = process.communicate()
        assert process.returncode == 0, complaints
    assert msgspec.json.decode(said)["pairings"][0]["games"] == 120
    with omerta(*MEETING, "--out", "here", folder=tmp_path) as process:
        assert process.wait() == 0
    assert results_in(kept) == results_in(tmp_path / "here")


def test_a_cluster_that_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    for address in ("127.0.0.1:9", "nonsense"):
        with omerta(*MEETING, "--ray", address, folder=tmp_path) as process:
            _, complaints = process.communicate()
            assert process.returncode == 2
            assert complaints.startswith(f"omerta: --ray {address}: ")
            assert complaints.count("\n") == 1
