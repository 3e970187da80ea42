"""Composure: who has no choice answers no quicker than before, or others would hear what could not be chosen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Final

from omerta.server.thinking.question import Question

_AT_MOST: Final = 2.0
"""So many seconds nobody is kept waiting for the sake of it."""


class Composure:
    """How long the bots of one table took last, by seat, when they had something to think about."""

    def __init__(self) -> None:
        self._took: dict[int, float] = {}

    async def keep(self, question: Question, thought: Awaitable[str]) -> str:
        """The answer to a question: where only one is possible, as late as the last that had to be found."""
        loop = asyncio.get_running_loop()
        asked_at = loop.time()
        answer = await thought
        passed = loop.time() - asked_at
        if len(question.choices) > 1:
            self._took[question.seat] = passed
        else:
            await asyncio.sleep(min(self._took.get(question.seat, 0.0), _AT_MOST) - passed)
        return answer
