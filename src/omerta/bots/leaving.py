"""Processes in which bots think or play end with whoever started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from typing import TypeVar

Begun = TypeVar("Begun")


def begin_deaf(begin: Callable[[], Begun]) -> Begun:
    """Processes that are begun so hear no Ctrl-C from their first moment on, also while they still load what they need:
    it is the parent's to answer, once they have all they are given."""
    if not hasattr(signal, "pthread_sigmask") or threading.current_thread() is not threading.main_thread():
        return begin()  # on Windows, or where no Ctrl-C is answered
    came: list[int] = []
    heard_by = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        return begin()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, heard_by)
        if came:
            signal.raise_signal(signal.SIGINT)


def leave_with_parent() -> None:
    """Whoever is killed cannot stop its processes, so they watch for its end; Ctrl-C is the parent's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
