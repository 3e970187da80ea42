"""Where bots think: in processes of their own, so that a long thought never holds up the tables."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache
from typing import Final, TypeVar

import msgspec

from omerta.bots import BEST, Bot, Searcher, make_bot, make_searcher
from omerta.games import find_game
from omerta.kernel import Dice, Game, Sight
from omerta.server.operating.metrics import THOUGHT_SECONDS
from omerta.server.problems import Rejected
from omerta.server.wire import Advice

_ATTEMPTS: Final = 2
_Answer = TypeVar("_Answer")
_log = logging.getLogger("omerta.server")


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked, ready for the way to another process.

    The position is a world imagined from what the seat sees: seen by that seat it is the same sight, and no secret
    travels with it.
    """

    game: str
    edition: str | None
    options: dict[str, str]
    rank: str
    seat: int
    position: bytes
    choices: tuple[str, ...]


def ask(game: Game, options: dict[str, str], rank: str, sight: Sight) -> Question:
    """The question a bot of this rank has to answer."""
    world = game.dump(game.imagine(sight, Dice()))
    choices = tuple([action.notation for action in sight.legal_actions()])
    edition = game.edition[0] if game.edition is not None else None
    return Question(game.name, edition, options, rank, sight.seat, msgspec.json.encode(world), choices)


class Thinkers:
    """A few processes that answer for all bots; they start with the first question."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> str:
        """One of the choices. A bot that fails takes the first, so that nobody waits for ever."""
        answer = await self._ask(_think, question)
        return answer if answer in question.choices else question.choices[0]

    async def advise(self, question: Question) -> tuple[Advice, ...]:
        """What was weighed, the favourite first."""
        advice = await self._ask(_weigh, question)
        if not advice or advice[0].action not in question.choices:
            raise Rejected("no-advice")
        return advice

    async def _ask(self, think: Callable[[Question], _Answer], question: Question) -> _Answer | None:
        for _ in range(_ATTEMPTS):
            pool = self._pool = self._pool or self._hire()
            try:
                with THOUGHT_SECONDS.time():
                    return await asyncio.get_running_loop().run_in_executor(pool, think, question)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
            except Exception:
                _log.exception("a %s failed at %s", question.rank, question.game)
                break
        return None

    def _hire(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, initializer=_leave_with_parent)

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


@cache
def _bot(game: str, edition: str | None, rank: str) -> Bot:
    return make_bot(find_game(game, edition), rank, Dice())


@cache
def _adviser(game: str, edition: str | None) -> Searcher:
    return make_searcher(find_game(game, edition), BEST, Dice())


def _think(question: Question) -> str:
    with _errors_that_travel():
        return _bot(question.game, question.edition, question.rank).choose(_sight_of(question)).notation


def _weigh(question: Question) -> tuple[Advice, ...]:
    with _errors_that_travel():
        weighed = _adviser(question.game, question.edition).suggest(_sight_of(question)).choices
        return tuple([Advice(each.action.notation, each.chance) for each in weighed])


def _sight_of(question: Question) -> Sight:
    game = find_game(question.game, question.edition)
    position = msgspec.json.decode(question.position, type=game.position_type)
    return game.load(position, question.options).seen_by(question.seat)


@contextmanager
def _errors_that_travel() -> Iterator[None]:
    """Errors with arguments of their own do not survive the way between processes."""
    try:
        yield
    except Exception as error:
        raise RuntimeError(f"{type(error).__name__}: {error}") from None


def _leave_with_parent() -> None:
    """A killed server cannot stop its processes, so they watch for its end; Ctrl-C is the server's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
