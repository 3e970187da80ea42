"""The host's dice. Engines list outcomes with exact weights and never roll."""

from __future__ import annotations

import random


class Dice:
    """Seeded dice that give the same numbers on every machine and in every build.

    Only `random.Random.random` is used, the one generator whose sequence the standard library promises to keep.
    """

    def __init__(self, seed: str | None = None) -> None:
        self._random = (random.Random(seed) if seed is not None else random.SystemRandom()).random

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` − 1, all equally likely."""
        return int(self._random() * limit)

    def shuffled(self, items: list[int]) -> list[int]:
        """The same numbers in random order."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
