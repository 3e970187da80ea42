"""Real servers on free loopback ports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from omerta.server.guard.limits import Limits
from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess
from tests.server.services import Service, database_on, run_postgres, run_redis

GENEROUS = Limits(rate=1e6, burst=1e6, rate_per_address=1e6, burst_per_address=1e6, connections_per_address=2000)
"""All tests come from one address; what limits do is tested in tests/attacks."""


def _serve(folder: Path) -> Iterator[ServerProcess]:
    settings = Settings(
        database=str(folder / "tables.db"),
        bot_pace=0,
        bot_processes=1,
        seed="tests",
        client=str(folder / "client"),
        site=str(folder / "site"),
        limits=GENEROUS,
    )
    with ServerProcess(settings) as process:
        yield process
    assert "Traceback" not in process.complaints()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of one's own, to be restarted or killed."""
    yield from _serve(tmp_path)


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for everybody who opens a table of their own."""
    yield from _serve(tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Service]:
    """A PostgreSQL for everybody who makes a database of their own."""
    with run_postgres() as service:
        yield service


@pytest.fixture
def redis() -> Iterator[Service]:
    """A Redis of one's own, to be stopped and started."""
    with run_redis() as service:
        yield service


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server behind a proxy, on each database."""
    folder = tmp_path_factory.mktemp("club")
    database = database_on(request.param, request, folder)
    settings = Settings(database=database, bot_processes=1, limits=GENEROUS, proxies=("127.0.0.1",), seed="club")
    with ServerProcess(settings, folder / "errors") as process:
        yield process
    assert "Traceback" not in process.complaints()
