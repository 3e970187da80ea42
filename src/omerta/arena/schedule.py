"""Who meets whom: every two bots, each on both sides of every deal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from omerta.kernel import Game


class Match(msgspec.Struct, frozen=True):
    """One game to play: its number in the schedule, its seed and who sits where."""

    number: int
    seed: str
    bots: tuple[str, ...]


def make_schedule(game: Game, bots: Sequence[str], games: int, seed: str) -> list[Match]:
    """`games` games of every two bots, or of one with itself: a bot takes all seats of a side.

    Games go in pairs: the same seed (and so the same draws at the start) with sides changed, so that no bot gets the
    better deal. A run that is stopped early has played all pairings about equally often.
    """
    pairings = list(combinations(dict.fromkeys(bots), 2)) or [(bots[0], bots[0])]
    matches: list[Match] = []
    for pair in range((games + 1) // 2):
        for first, second in pairings:
            for sides in ((first, second), (second, first))[: games - 2 * pair]:
                seats = tuple([sides[_side_of(game, seat)] for seat in range(game.seats)])
                matches.append(Match(len(matches), f"{seed}/{pair}", seats))
    return matches


def _side_of(game: Game, seat: int) -> int:
    return next(side for side, seats in enumerate(game.teams) if seat in seats)
