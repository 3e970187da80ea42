"""Servers whose limits are small, so that attacks on them are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from omerta.server.guard.limits import Limits
from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess

Serve = Callable[..., ServerProcess]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts a server with these limits; every one must end without a traceback."""
    with ExitStack() as stack:
        started: list[ServerProcess] = []

        def start(
            absence: float = 180, names: tuple[str, ...] = (), proxies: tuple[str, ...] = (), **limits: Any
        ) -> ServerProcess:
            folder = tmp_path / str(len(started))
            folder.mkdir()
            settings = Settings(
                database=str(folder / "tables.db"),
                bot_pace=0,
                bot_processes=1,
                absence=absence,
                names=names,
                proxies=proxies,
                limits=Limits(**limits),
            )
            started.append(stack.enter_context(ServerProcess(settings)))
            return started[-1]

        yield start
    for server in started:
        assert "Traceback" not in server.complaints()
