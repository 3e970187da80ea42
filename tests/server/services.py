"""Real PostgreSQL and Redis from the system's packages, on sockets in a folder of their own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

_WAIT = 60.0


def _find(program: str) -> str | None:
    packaged = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return shutil.which(program) or (str(packaged[-1]) if packaged else None)


class Service:
    """A server process that can be stopped and started again."""

    def __init__(
        self, command: list[str], url: str, is_ready: Callable[[], bool], folder: Path, ends_on: signal.Signals
    ) -> None:
        self.url = url
        self._ends_on = ends_on
        self.folder = folder
        self._command = command
        self._databases = 0
        self._is_ready = is_ready
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)
        deadline = time.monotonic() + _WAIT
        while not self._is_ready():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self.folder / "log").read_text(encoding="utf-8", errors="replace"))
            time.sleep(0.05)

    def stop(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.send_signal(self._ends_on)
            self._process.wait(_WAIT)
            self._process = None

    @property
    def pid(self) -> int:
        """The process's number."""
        assert self._process is not None
        return self._process.pid

    def new_database(self) -> str:
        """The address of an empty database (PostgreSQL)."""
        self._databases += 1
        name = f"omerta_{self._databases}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
        return self.url.replace("/postgres?", f"/{name}?")


@contextmanager
def _running(service: Service) -> Iterator[Service]:
    try:
        service.start()
        yield service
    finally:
        service.stop()
        shutil.rmtree(service.folder, ignore_errors=True)


@contextmanager
def run_postgres() -> Iterator[Service]:
    """A fresh PostgreSQL; it refuses to run as root, so root lends it another name."""
    initdb, postgres, ready = _find("initdb"), _find("postgres"), _find("pg_isready")
    if initdb is None or postgres is None or ready is None:
        pytest.skip("no PostgreSQL on this machine")
    folder = Path(tempfile.mkdtemp(prefix="omerta-postgres-"))
    other: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
        other = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    data = folder / "data"
    subprocess.run(
        [*other, initdb, "-D", data, "-U", "omerta", "-A", "trust", "-E", "UTF8", "--no-sync"],
        check=True,
        capture_output=True,
    )
    command = [*other, postgres, "-D", str(data), "-k", str(folder), "-c", "listen_addresses=", "-c", "fsync=off"]

    def is_ready() -> bool:
        return subprocess.run([ready, "-q", "-h", folder, "-U", "omerta"], check=False).returncode == 0

    url = f"postgresql:///postgres?host={folder}&user=omerta"
    # On SIGQUIT PostgreSQL ends at once, and mends itself when it starts again.
    with _running(Service(command, url, is_ready, folder, signal.SIGQUIT)) as service:
        yield service


@contextmanager
def run_redis() -> Iterator[Service]:
    """A fresh Redis that keeps nothing."""
    program, client = shutil.which("redis-server"), shutil.which("redis-cli")
    if program is None or client is None:
        pytest.skip("no Redis on this machine")
    folder = Path(tempfile.mkdtemp(prefix="omerta-redis-"))
    address = str(folder / "socket")
    command = [program, "--port", "0", "--unixsocket", address, "--save", "", "--dir", str(folder)]

    def is_ready() -> bool:
        return subprocess.run([client, "-s", address, "ping"], check=False, capture_output=True).returncode == 0

    with _running(Service(command, f"unix://{address}", is_ready, folder, signal.SIGKILL)) as service:
        yield service


def database_on(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """Where a server keeps its tables: in a file (`sqlite`), or in a new database of the tests' own `postgres`."""
    if kind == "sqlite":
        return str(folder / "tables.db")
    postgres: Service = request.getfixturevalue("postgres")
    return postgres.new_database()
