"""The same work on a Ray cluster. What a lost process or machine was doing is done again by another."""

from __future__ import annotations

import io
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from functools import cache
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from time import perf_counter
from typing import Any, Final, TypeVar

from omerta.games import GAMES, find_game
from omerta.kernel import OmertaError, Unreadable

Task = TypeVar("Task")
Answer = TypeVar("Answer")

SPELL: Final = 1.0
"""About so many seconds of work are sent at once: less, and sending costs more than playing; more, and much is lost
with a machine."""
MOST: Final = 200
"""And never more tasks than these."""
AHEAD: Final = 2
"""So many parcels lie ready for each core."""
PATIENCE: Final = 10.0
"""Ray itself waits minutes for a cluster that is not there."""
RETRIES: Final = 20
"""So many machines may be lost under one parcel."""


def spread_over_cluster(
    do: Callable[[Task], Answer], tasks: Sequence[Task], address: str
) -> Iterator[tuple[int, Answer]]:
    """Every answer with the number of its task, as they come."""
    with _joined(address) as ray:
        try:
            yield from _hand_out(ray, do, tasks)
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, OmertaError):
                raise error.cause from None
            raise
        except ray.exceptions.RayError as error:
            raise OmertaError(f"the cluster gave up: {str(error).splitlines()[0]}") from None


def _hand_out(ray: Any, do: Callable[[Task], Answer], tasks: Sequence[Task]) -> Iterator[tuple[int, Answer]]:
    work = ray.remote(max_retries=RETRIES)(work_off)
    under_way: dict[Any, int] = {}
    """[parcel] the number of its first task."""
    begun, size = 0, 1
    try:
        while begun < len(tasks) or under_way:
            cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
            while begun < len(tasks) and len(under_way) < AHEAD * cores:
                parcel = list(tasks[begun : begun + size])
                under_way[work.remote(do, parcel, rules_here())] = begun
                begun += len(parcel)
            (done, *_), _ = ray.wait(list(under_way), num_returns=1)
            first = under_way.pop(done)
            seconds, answers = ray.get(done)
            size = max(1, min(MOST, int(SPELL * len(answers) / max(seconds, 1e-6))))
            yield from enumerate(answers, first)
    finally:
        for left in under_way:
            ray.cancel(left, force=True)


def work_off(do: Callable[[Task], Answer], tasks: list[Task], rules: str) -> tuple[float, list[Answer]]:
    """On a machine of the cluster: the answers, and how long they took."""
    if rules != rules_here():
        raise OmertaError("a machine of the cluster has another omerta, other games or rules: install the same on all")
    began = perf_counter()
    answers = [do(task) for task in tasks]
    return perf_counter() - began, answers


@cache
def rules_here() -> str:
    """What has to be the same on all machines: the version, and every game with its rules and printed data."""
    games = [find_game(name) for name in GAMES]
    return " ".join([version("omerta"), *[f"{game.name} {game.rules_version} {game.edition}" for game in games]])


@contextmanager
def _joined(address: str) -> Iterator[Any]:
    """Be part of a cluster for a while."""
    if find_spec("ray") is None:
        raise OmertaError("ray is missing: install omerta[ray]")
    _knock(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = import_module("ray")
    # Ray tells of lost machines on standard output, where a program may read our answer, from first moment to last.
    with redirect_stdout(io.StringIO()):
        try:
            ray.init(address=address, logging_level="ERROR", log_to_driver=False)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise Unreadable(f"--ray {address}: {str(error).strip().splitlines()[0]}") from None
        try:
            yield ray
        finally:
            ray.shutdown()


def _knock(address: str) -> None:
    """Refuse HOST:PORT where nobody answers."""
    host, _, port = address.rpartition(":")
    if "/" in address or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise Unreadable(f"--ray {address}: no cluster answers there ({error})") from None
