"""The interpreted engine beside the compiled one, in turn, each in processes of its own.

`python -m benchmarks.lab.engines GAME SECONDS` tells the decisions a second of random play on whichever engine runs.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from omerta.cli.measuring.measure import Contender
from omerta.cli.measuring.ours import open_box
from omerta.kernel import is_compiled

SOURCE = Path(__file__).parent.parent.parent / "src"


def measure_engines(game: str, rounds: int, seconds: float) -> dict[str, float]:
    """Decisions a second of random play on the interpreted engine, and how much faster the compiled one is."""
    if not is_compiled():
        return {}
    compiled = os.environ.get("PYTHONPATH", "")
    speeds: dict[str, list[float]] = {compiled: [], str(SOURCE): []}
    for _ in range(rounds):
        for path, found in speeds.items():
            command = [sys.executable, "-m", "benchmarks.lab.engines", game, str(seconds)]
            said = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, check=True)
            found.append(float(said.stdout))
    ratios = [fast / slow for fast, slow in zip(speeds[compiled], speeds[str(SOURCE)], strict=True)]
    return {
        "random play on the interpreted engine, decisions a second": round(median(speeds[str(SOURCE)])),
        "the compiled engine over the interpreted one": round(median(ratios), 1),
    }


if __name__ == "__main__":
    player = Contender(sys.argv[1], lambda seed: open_box(sys.argv[1], seed))
    player.measure(0, float(sys.argv[2]))
    sys.stdout.write(f"{player.decisions_per_second[0]}\n")
