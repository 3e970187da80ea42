"""Bots think in processes of their own, so that a long thought never holds up the tables."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from omerta.server.thinking.question import A, Question, Task

_ATTEMPTS: Final = 2
_PATIENCE: Final = 5
"""How many steps of priority a process that thinks gives way to the others."""


class Failed(Exception):
    """A bot found no answer."""


class Processes:
    """A few processes that answer for all bots; they start with the first question."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, task: Task[A], question: Question) -> A:
        """The answer of a bot; a process that was lost is replaced."""
        for _ in range(_ATTEMPTS):
            pool = self._pool = self._pool or self._hire()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, _think, task, question)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        raise Failed(f"the process was lost {_ATTEMPTS} times")

    def _hire(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, context, initializer=_begin)

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


def _think(task: Task[A], question: Question) -> A:
    try:
        return task.think(question)
    except Exception as error:
        # Errors with arguments of their own do not survive the way between processes.
        raise Failed(f"{type(error).__name__}: {error}") from None


def _begin() -> None:
    """A thought can wait: whoever is told something, and a browser on the same machine, goes before it."""
    if sys.platform != "win32":
        os.nice(_PATIENCE)
    _leave_with_parent()


def _leave_with_parent() -> None:
    """A killed server cannot stop its processes, so they watch for its end; Ctrl-C is the server's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
