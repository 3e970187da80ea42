"""Several workers behind one address: started together, replaced when one dies, restarted one by one on SIGHUP."""

from __future__ import annotations

import logging
import multiprocessing
import os
import shutil
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from omerta.kernel import OmertaError, Unreadable
from omerta.server.operating.health import WORKERS_FOLDER
from omerta.server.operating.logs import set_up_logs
from omerta.server.operating.run import work
from omerta.server.settings import Settings
from omerta.server.storage import open_database

_PATIENCE: Final = 15.0
_QUICK_DEATHS: Final = 5
_QUICK: Final = 60.0
"""When so many workers die within a minute of each other, another one would die too."""
_log = logging.getLogger("omerta.server")


def supervise(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Run the workers until told to stop."""
    if not hasattr(signal, "SIGHUP"):
        raise Unreadable("several workers need Linux, macOS or another Unix; serve with one")
    set_up_logs(settings.log_level, settings.log_format)
    open_database(settings.database).close()  # A database that cannot be opened or carried over is said once, here.
    listener.listen(2048)
    folder = os.environ[WORKERS_FOLDER] = tempfile.mkdtemp(prefix="omerta-metrics-")
    signals = _receive_signals()
    workers = [_hire(settings, listener) for _ in range(settings.workers)]
    announce()
    deaths: list[float] = []
    try:
        while len(deaths) < _QUICK_DEATHS:
            wait([signals, *[worker.sentinel for worker in workers]])
            if signals.poll():
                if signals.recv() != signal.SIGHUP:
                    return
                _replace(workers, settings, listener, signals)
                continue
            deaths = [death for death in deaths if death > time.monotonic() - _QUICK]
            for worker in [worker for worker in workers if not worker.is_alive()]:
                _log.error("worker %s ended with %s; another takes its place", worker.pid, worker.exitcode)
                deaths.append(time.monotonic())
                workers[workers.index(worker)] = _hire(settings, listener)
        raise OmertaError("the workers die one after the other; the log says why")
    finally:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        for worker in workers:
            _dismiss(worker)
        for worker in workers:
            _see_off(worker)
        shutil.rmtree(folder, ignore_errors=True)


def _receive_signals() -> Connection[Any, Any]:
    """Where signals arrive to be waited for, so that none comes in the middle of something."""
    inbox, letterbox = multiprocessing.Pipe(duplex=False)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda came, _: letterbox.send(came))
    return inbox


def _hire(settings: Settings, listener: socket.socket) -> SpawnProcess:
    worker = multiprocessing.get_context("spawn").Process(target=_work, args=(settings, listener))
    worker.start()
    return worker


def _work(settings: Settings, listener: socket.socket) -> None:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    work(settings, listener, lambda: None)


def _replace(
    workers: list[SpawnProcess], settings: Settings, listener: socket.socket, signals: Connection[Any, Any]
) -> None:
    """One by one, a new worker first, then the old one goes: people come back to one that is there. Another signal
    ends it early."""
    for place, worker in enumerate(list(workers)):
        workers[place] = _hire(settings, listener)
        _dismiss(worker)
        _see_off(worker)
        if signals.poll():
            return


def _dismiss(worker: SpawnProcess) -> None:
    if worker.is_alive():
        worker.terminate()


def _see_off(worker: SpawnProcess) -> None:
    worker.join(_PATIENCE)
    if worker.is_alive():
        worker.kill()
        worker.join()
