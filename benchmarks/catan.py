"""Random play on catanatron, four random players, driven from Python."""

from __future__ import annotations

import random

from benchmarks.measure import Count


def play(games: int, seed: int) -> Count:
    """Play whole random games and count the real choices: those with two or more playable actions."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0

    class Counting(RandomPlayer):  # type: ignore[misc]  # catanatron ships no types
        """A random player that counts."""

        def decide(self, game: Game, playable_actions: list[object]) -> object:
            """Choose at random."""
            nonlocal decisions
            decisions += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    random.seed(seed)
    for _ in range(games):
        Game([Counting(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]).play()
    return Count(games, decisions)
