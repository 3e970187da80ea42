"""Real servers on free loopback ports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from omerta.server.house import Settings
from omerta.server.testing import ServerProcess


def _serve(folder: Path) -> Iterator[ServerProcess]:
    settings = Settings(
        database=str(folder / "tables.db"), bot_pace=0, bot_processes=1, seed="tests", client=str(folder / "client")
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
