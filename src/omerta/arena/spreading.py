"""Many games at once: on this machine's processes, or on a cluster. What comes of a game depends on its seed alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

import msgspec

from omerta.arena.cluster import spread_over_cluster
from omerta.bots import begin_deaf, leave_with_parent

Task = TypeVar("Task")
Answer = TypeVar("Answer")


class Workers(msgspec.Struct, frozen=True):
    """Who plays: so many processes of this machine, or the Ray cluster at this address."""

    jobs: int = 1
    ray: str | None = None


def as_they_come(do: Callable[[Task], Answer], tasks: Sequence[Task], workers: Workers) -> Iterator[tuple[int, Answer]]:
    """Every answer with the number of its task, in whatever order they are done."""
    if workers.ray is not None:
        return spread_over_cluster(do, tasks, workers.ray)
    if workers.jobs == 1:
        return ((number, do(task)) for number, task in enumerate(tasks))
    return _spread_over_processes(do, tasks, workers.jobs)


def in_order(do: Callable[[Task], Answer], tasks: Sequence[Task], workers: Workers) -> Iterator[Answer]:
    """The answers in the order of the tasks."""
    early: dict[int, Answer] = {}
    awaited = 0
    for number, answer in as_they_come(do, tasks, workers):
        early[number] = answer
        while awaited in early:
            yield early.pop(awaited)
            awaited += 1


def _spread_over_processes(
    do: Callable[[Task], Answer], tasks: Sequence[Task], jobs: int
) -> Iterator[tuple[int, Answer]]:
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=leave_with_parent) as pool:
        numbers = begin_deaf(lambda: {pool.submit(do, task): number for number, task in enumerate(tasks)})
        try:
            for done in as_completed(list(numbers)):
                yield numbers.pop(done), done.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
