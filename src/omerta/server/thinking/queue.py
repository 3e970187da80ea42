"""Thinking on other machines: questions wait in Redis, and whoever runs `omerta think` answers them.

A table has one question under way at a time and questions are taken in the order they came, so every table gets its
share whatever the others ask.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError
from saq import Worker
from saq.queue.redis import RedisQueue
from saq.types import TimersDict

from omerta.kernel import Unreadable
from omerta.server.thinking.processes import Failed, Processes
from omerta.server.thinking.question import SKILLS, A, Question, Skill

_NAME: Final = "omerta-thinking"
_PATIENCE: Final = 30
"""Seconds a question may wait and be thought about before the server thinks itself."""
_SIGN_IN: Final = 5
"""How often thinkers say that they are there, and servers look whether anybody is, in seconds."""
_ANSWER_POLL: Final = 0.02
_log = logging.getLogger("omerta.server")
_decode: Final = msgspec.json.Decoder(Question).decode


class Elsewhere:
    """Asks the thinkers of other machines, as long as there are any."""

    def __init__(self, redis: str) -> None:
        self._redis = redis
        self._queue: RedisQueue | None = None
        self._is_staffed = False
        self._looked_at: float = -_SIGN_IN

    async def ask(self, skill: Skill[A], question: Question) -> A | None:
        """The answer of a bot, or None if nobody elsewhere gives one."""
        try:
            if not await self._has_thinkers():
                return None
            answer = await self._wait_for_answer(skill, question)
            return None if answer is None else msgspec.convert(answer, skill.answer)
        except Exception as error:
            # Whatever broke there (Redis, the queue, the bot), the server can still think here.
            _log.warning("nobody answered elsewhere, thinking here: %s: %s", type(error).__name__, error)
            self._is_staffed, self._looked_at = False, time.monotonic()
            return None

    async def _wait_for_answer(self, skill: Skill[A], question: Question) -> Any:
        assert self._queue is not None
        text = msgspec.json.encode(question).decode()
        asked = self._queue.apply(
            skill.name, timeout=_PATIENCE, poll_interval=_ANSWER_POLL, ttl=_PATIENCE, question=text
        )
        thought: asyncio.Task[Any] = asyncio.create_task(asked)
        try:
            while not (await asyncio.wait([thought], timeout=_SIGN_IN))[0]:
                if not await self._has_thinkers():
                    return None
            return thought.result()
        finally:
            thought.cancel()

    async def _has_thinkers(self) -> bool:
        if time.monotonic() - self._looked_at >= _SIGN_IN:
            self._looked_at = time.monotonic()
            self._queue = self._queue or _open_queue(self._redis)
            self._is_staffed = bool((await self._queue.info())["workers"])
        return self._is_staffed

    async def close(self) -> None:
        """Let go of Redis."""
        if self._queue is not None:
            with contextlib.suppress(RedisError):
                await self._queue.disconnect()


def _open_queue(redis: str) -> RedisQueue:
    """Where questions wait."""
    return RedisQueue(Redis.from_url(redis, socket_connect_timeout=5), _NAME)


def answer_questions(redis: str, processes: Processes) -> None:
    """Answer until a signal comes."""
    try:
        asyncio.run(_answer_questions(redis, processes))
    except RedisError as error:
        raise Unreadable(f"--redis {redis}: {error}") from None
    finally:
        processes.close()


def _answering(skill: Skill[A], processes: Processes) -> Callable[..., Coroutine[Any, Any, Any]]:
    async def answer(_: Any, *, question: str) -> Any:
        try:
            return msgspec.to_builtins(await processes.ask(skill, _decode(question)))
        except (Failed, msgspec.DecodeError) as failure:
            _log.warning("a question is left to the server: %s", failure)
            return None

    return answer


async def _answer_questions(redis: str, processes: Processes) -> None:
    queue = _open_queue(redis)
    worker: Worker[Any] = Worker(
        queue,
        [(skill.name, _answering(skill, processes)) for skill in SKILLS],
        concurrency=processes.count,
        dequeue_timeout=1,
        shutdown_grace_period_s=_PATIENCE,
        timers=TimersDict(worker_info=_SIGN_IN, schedule=1, sweep=_SIGN_IN, abort=1),
    )
    try:
        await queue.redis.ping()
        await worker.start()
    finally:
        await queue.disconnect()
