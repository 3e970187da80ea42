"""The curve of whoever learns Famiglia: told line by line, kept as JSON, drawn as SVG.

    python examples/learning_curve.py long.json          draws long.svg

The file is there from the first point on, so that a curve can be looked at while it grows.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any


class Curve:
    """The shares of games won against each rank, by the choices learnt from; kept under the name `out`, if given."""

    def __init__(self, out: Path | None = None) -> None:
        self.points: list[dict[str, Any]] = []
        self._out = out
        self._began = time.perf_counter()

    def seconds(self) -> float:
        """How long it has taken so far."""
        return time.perf_counter() - self._began

    def note(self, steps: int, won: dict[str, float]) -> None:
        """One point more."""
        point = {"steps": steps, "seconds": round(self.seconds(), 1), "won": won}
        self.points.append(point)
        shares = ", ".join([f"{100 * share:5.1f} % of games won against {rank}" for rank, share in won.items()])
        print(f"{steps:>9} choices  {point['seconds']:>7} s  {shares}", flush=True)  # noqa: T201
        if self._out:
            self._out.with_suffix(".json").write_text(json.dumps(self.points, indent=1) + "\n")

    def draw(self) -> None:
        """The picture beside the file."""
        if self._out:
            draw(self.points, self._out.with_suffix(".svg"))


def draw(points: list[dict[str, Any]], path: Path) -> None:
    """A curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.5), layout="constrained")
    axes = figure.subplots()
    for rank in points[0]["won"]:
        shares = [100 * point["won"][rank] for point in points]
        axes.plot([point["steps"] / 1e6 for point in points], shares, marker="o", label=f"against {rank}")
    axes.axhline(80, linestyle="--", linewidth=1, color="grey")
    axes.set(xlabel="choices (millions)", ylabel="games won (%)", ylim=(0, 100))
    axes.legend(loc="lower right")
    axes.grid(alpha=0.3)
    figure.savefig(path, format="svg", metadata={"Date": None})


if __name__ == "__main__":
    kept = Path(sys.argv[1])
    draw(json.loads(kept.read_text()), kept.with_suffix(".svg"))
