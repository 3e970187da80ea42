"""The suite runs on the build it was asked to run on."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import omerta.games.famiglia.state
import omerta.kernel.game


@pytest.mark.skipif("OMERTA_EXPECT" not in os.environ, reason="no particular build was asked for")
def test_the_engine_is_the_one_that_was_asked_for() -> None:
    compiled = os.environ["OMERTA_EXPECT"] == "compiled"
    for module in (omerta.kernel.game, omerta.games.famiglia.state):
        assert module.__file__ is not None
        assert (Path(module.__file__).suffix != ".py") == compiled
