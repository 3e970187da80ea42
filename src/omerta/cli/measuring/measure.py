"""Measuring: every contender in turn, several times over, and the medians compared."""

from __future__ import annotations

import gc
import statistics
from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time

import msgspec

PlayOne = Callable[[], int]
"""Plays one whole game and says how many real choices it had: those with two or more legal actions."""


class Speed(msgspec.Struct, frozen=True):
    """How much somebody plays in a second."""

    decisions_per_second: float
    games_per_second: float


class Ratio(msgspec.Struct, frozen=True):
    """Our speed over a peer's."""

    decisions: float
    games: float


@dataclass
class Contender:
    """Somebody who plays random games: `open_box(seed)` gives what plays one."""

    name: str
    open_box: Callable[[int], PlayOne]
    decisions_per_second: list[float] = field(default_factory=list)
    games_per_second: list[float] = field(default_factory=list)

    def measure(self, seed: int, seconds: float) -> None:
        """Whole games, until the time is up. Processor time counts: what else the machine does is nobody's fault."""
        play = self.open_box(seed)
        gc.collect()
        gc.freeze()  # what the others left lying about is not searched for rubbish in this one's time
        games = decisions = 0
        start = process_time()
        while (spent := process_time() - start) < seconds or games == 0:
            decisions += play()
            games += 1
        self.decisions_per_second.append(decisions / spent)
        self.games_per_second.append(games / spent)

    def report(self) -> Speed:
        """Medians over all rounds."""
        return Speed(
            round(statistics.median(self.decisions_per_second)), round(statistics.median(self.games_per_second), 1)
        )


def run_all(contenders: list[Contender], rounds: int, seconds: float) -> dict[str, Speed]:
    """Run all contenders in turn, `rounds` times."""
    for number in range(rounds):
        for contender in contenders:
            contender.measure(number, seconds)
    return {contender.name: contender.report() for contender in contenders}


def compare(ours: Contender, peers: list[Contender]) -> dict[str, Ratio]:
    """Ours over theirs, round by round."""
    return {
        peer.name: Ratio(
            _median_ratio(ours.decisions_per_second, peer.decisions_per_second),
            _median_ratio(ours.games_per_second, peer.games_per_second),
        )
        for peer in peers
    }


def _median_ratio(ours: list[float], theirs: list[float]) -> float:
    return round(statistics.median(mine / other for mine, other in zip(ours, theirs, strict=True)), 2)
