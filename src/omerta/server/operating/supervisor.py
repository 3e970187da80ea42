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
from multiprocessing.synchronize import Event
from typing import Any, Final, NamedTuple

from omerta.bots import begin_deaf
from omerta.kernel import OmertaError, Unreadable
from omerta.server.operating.health import WORKERS_FOLDER
from omerta.server.operating.logs import set_up_logs
from omerta.server.operating.run import work
from omerta.server.operating.ushers import WorkerPlace
from omerta.server.settings import Settings
from omerta.server.storage import open_database

_PATIENCE: Final = 15.0
_LOOK: Final = 0.05
_QUICK_DEATHS: Final = 5
_QUICK: Final = 60.0
"""When so many workers die within a minute of each other, another one would die too."""
_log = logging.getLogger("omerta.server")


class _Worker(NamedTuple):
    """A process, and what tells when it serves. The two stay together: a process looks for the other by a name when it
    begins, and the name is gone with the last who holds it here."""

    process: SpawnProcess
    is_ready: Event


def supervise(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Run the workers until told to stop."""
    if not hasattr(signal, "SIGHUP"):
        raise Unreadable("several workers need Linux, macOS or another Unix; serve with one")
    set_up_logs(settings.log_level, settings.log_format)
    open_database(settings.database).close()  # A database that cannot be opened or carried over is said once, here.
    listener.listen(2048)
    folder = os.environ[WORKERS_FOLDER] = tempfile.mkdtemp(prefix="omerta-workers-")
    signals = _receive_signals()
    places = [WorkerPlace(number, settings.workers, folder) for number in range(settings.workers)]
    workers = [_hire(settings, listener, place) for place in places]
    for worker in workers:
        _wait_for(worker, signals)
    announce()
    deaths: list[float] = []
    try:
        while len(deaths) < _QUICK_DEATHS:
            wait([signals, *[worker.process.sentinel for worker in workers]])
            if signals.poll():
                if signals.recv() != signal.SIGHUP:
                    return
                _replace(workers, settings, listener, places, signals)
                continue
            deaths = [death for death in deaths if death > time.monotonic() - _QUICK]
            for place, (process, _) in zip(places, list(workers), strict=True):
                if not process.is_alive():
                    _log.error("worker %s ended with %s; another takes its place", process.pid, process.exitcode)
                    deaths.append(time.monotonic())
                    workers[place.number] = _hire(settings, listener, place)
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


def _hire(settings: Settings, listener: socket.socket, place: WorkerPlace) -> _Worker:
    context = multiprocessing.get_context("spawn")
    is_ready = context.Event()
    process = context.Process(target=_work, args=(settings, listener, place, is_ready))
    begin_deaf(process.start)
    return _Worker(process, is_ready)


def _work(settings: Settings, listener: socket.socket, place: WorkerPlace, is_ready: Event) -> None:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    work(settings, listener, is_ready.set, place)


def _wait_for(worker: _Worker, signals: Connection[Any, Any]) -> None:
    """Until a worker serves, or dies, or there is something else to do."""
    while worker.process.is_alive() and not signals.poll() and not worker.is_ready.wait(_LOOK):
        pass


def _replace(
    workers: list[_Worker],
    settings: Settings,
    listener: socket.socket,
    places: list[WorkerPlace],
    signals: Connection[Any, Any],
) -> None:
    """One by one, a new worker first, then the old one goes: people come back to one that is there. Another signal
    ends it early."""
    for place, worker in zip(places, list(workers), strict=True):
        workers[place.number] = _hire(settings, listener, place)
        _wait_for(workers[place.number], signals)
        _dismiss(worker)
        _see_off(worker)
        if signals.poll():
            return


def _dismiss(worker: _Worker) -> None:
    if worker.process.is_alive():
        worker.process.terminate()


def _see_off(worker: _Worker) -> None:
    worker.process.join(_PATIENCE)
    if worker.process.is_alive():
        worker.process.kill()
        worker.process.join()
