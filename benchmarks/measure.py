"""Measuring: every contender in turn, several times over, and the medians compared."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Count:
    """What one run did."""

    games: int
    decisions: int


@dataclass
class Contender:
    """Somebody who plays random games: `run(seed)` plays a fixed amount."""

    name: str
    run: Callable[[int], Count]
    decisions_per_second: list[float] = field(default_factory=list)
    games_per_second: list[float] = field(default_factory=list)

    def measure(self, seed: int) -> None:
        """One timed run."""
        start = time.perf_counter()
        count = self.run(seed)
        seconds = time.perf_counter() - start
        self.decisions_per_second.append(count.decisions / seconds)
        self.games_per_second.append(count.games / seconds)

    def report(self) -> dict[str, float]:
        """Medians over all rounds."""
        return {
            "decisions_per_second": round(statistics.median(self.decisions_per_second)),
            "games_per_second": round(statistics.median(self.games_per_second), 1),
        }


def compare(contenders: list[Contender], rounds: int) -> dict[str, object]:
    """Run all contenders in turn, `rounds` times; the first is ours, the ratios are ours over theirs."""
    for number in range(rounds):
        for contender in contenders:
            contender.measure(number)
    ours, *peers = contenders
    ratios = {
        peer.name: {
            what: round(statistics.median(mine / theirs for mine, theirs in zip(a, b, strict=True)), 2)
            for what, a, b in (
                ("decisions", ours.decisions_per_second, peer.decisions_per_second),
                ("games", ours.games_per_second, peer.games_per_second),
            )
        }
        for peer in peers
    }
    return {"figures": {c.name: c.report() for c in contenders}, "ratios": ratios}
