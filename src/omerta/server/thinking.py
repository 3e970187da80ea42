"""Where bots think: in processes of their own, so that a long thought never holds up the tables."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Final

from omerta.bots import Bot, make_bot
from omerta.games import find_game
from omerta.kernel import Dice, View
from omerta.server.operating.metrics import THOUGHT_SECONDS

_ATTEMPTS: Final = 2
_log = logging.getLogger("omerta.server")


class Thinkers:
    """A few processes that answer for all bots; they start with the first question."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, edition: str | None, rank: str, view: View) -> str:
        """One offer of the view. A bot that fails takes the first offer, so that nobody waits for ever."""
        offers = [offer.action for offer in view.offers]
        for _ in range(_ATTEMPTS):
            pool = self._pool = self._pool or self._hire()
            try:
                with THOUGHT_SECONDS.time():
                    answer = await asyncio.get_running_loop().run_in_executor(pool, _think, game, edition, rank, view)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                continue
            except Exception:
                _log.exception("a %s failed at %s", rank, game)
                break
            return answer if answer in offers else offers[0]
        return offers[0]

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


def _think(game: str, edition: str | None, rank: str, view: View) -> str:
    try:
        return _bot(game, edition, rank).choose(view)
    except Exception as error:
        # Errors with arguments of their own do not survive the way between processes.
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
