"""The changes that once passed all tests together are noticed, each by the test that names it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent.parent


def test_every_named_change_is_noticed() -> None:
    environment = {**os.environ, "PYTHONPATH": str(HOUSE / "src")}
    command = [sys.executable, "-m", "tests.mutants", "--named"]
    run = subprocess.run(command, cwd=HOUSE, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.endswith(", 0 change nothing, 0 survived\n")
