"""Random play on catanatron, four random players, driven from Python."""

from __future__ import annotations

import random

from omerta.cli.measuring.measure import PlayOne


def open_box(seed: int) -> PlayOne:
    """Four random players who count their real choices: those with two or more playable actions."""
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

    def play() -> int:
        nonlocal decisions
        decisions = 0
        Game([Counting(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]).play()
        return decisions

    return play
