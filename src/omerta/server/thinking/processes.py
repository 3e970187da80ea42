"""Bots think in processes of their own, so that a long thought never holds up the tables."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final

from omerta.bots import begin_deaf, leave_with_parent
from omerta.server.thinking.question import A, Question, Skill
from omerta.server.thinking.rota import Rota

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
        self._turns = Rota(self.count)

    async def ask(self, skill: Skill[A], question: Question, asker: str = "") -> A:
        """The answer of a bot, when it is the asker's turn."""
        async with self._turns.taken_by(asker):
            return await self._ask(skill, question)

    async def _ask(self, skill: Skill[A], question: Question) -> A:
        """A process that was lost is replaced."""
        for _ in range(_ATTEMPTS):
            pool = self._pool = self._pool or self._hire()
            try:
                loop = asyncio.get_running_loop()
                return await begin_deaf(partial(loop.run_in_executor, pool, _think, skill, question))
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


def _think(skill: Skill[A], question: Question) -> A:
    try:
        return skill.think(question)
    except Exception as error:
        # Errors with arguments of their own do not survive the way between processes.
        raise Failed(f"{type(error).__name__}: {error}") from None


def _begin() -> None:
    """A thought can wait: whoever is told something, and a browser on the same machine, goes before it."""
    if sys.platform != "win32":
        os.nice(_PATIENCE)
    leave_with_parent()
