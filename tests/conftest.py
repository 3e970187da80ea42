"""What all tests share: no test fails because the machine was busy."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("omerta", deadline=None)
settings.load_profile("omerta")

# Shells let background jobs ignore Ctrl-C and Ctrl-\, and children inherit that; the programs under test hear them.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGQUIT, signal.SIG_DFL)

# Here real processes, sockets and windows meet the load of the machine: a test that fails is asked once more, and the
# summary counts how often that happened. What is broken fails twice.
_REAL_PARTS = {"attacks", "browser", "cli", "server"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that use real parts."""
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in _REAL_PARTS:
            item.add_marker(pytest.mark.flaky(reruns=1))
