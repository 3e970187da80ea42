"""Who meets whom: the circle for everybody against everybody, and Swiss for equals against equals."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from omerta.server.club.tournaments.documents import Kind

Met = Callable[[int, int], int]
"""How often two entrants have sat at the same table."""
_PATIENCE: Final = 20_000


def count_rounds(kind: Kind, entrants: int, seats: int, wanted: int = 0) -> int:
    """How many rounds it takes: all against all, or until one of them could be alone at the top."""
    most = entrants - 1 + entrants % 2
    if kind == "round-robin":
        return most
    return min(wanted or max(1, math.ceil(math.log(max(entrants, 2), seats) - 1e-9)), most)


def draw_circle(entrants: Sequence[int], number: int) -> list[tuple[int, ...]]:
    """One round, counted from 1, in which everybody meets somebody new; where the number is odd, one of them rests. In
    the end everybody has begun as often as the others."""
    size = len(entrants) + len(entrants) % 2
    turn = (number - 1) % (size - 1)
    moving = [*range(1, size)]
    ring = [0, *moving[turn:], *moving[:turn]]
    pairs = [sorted((ring[place], ring[-1 - place])) for place in range(size // 2)]
    return [
        (entrants[low], entrants[high]) if (low + high) % 2 else (entrants[high], entrants[low])
        for low, high in pairs
        if high < len(entrants)
    ]


def draw_swiss(ranked: Sequence[int], seats: int, met: Met, rested: Mapping[int, int]) -> list[tuple[int, ...]]:
    """One round: neighbours in the table meet, if they can without having met before. Whoever is left over stands
    alone: those who did so least often, from the bottom of the table."""
    left = len(ranked) % seats
    from_below = [*reversed(ranked)]
    resting = set(sorted(from_below, key=lambda entrant: rested.get(entrant, 0))[:left])
    playing = [entrant for entrant in ranked if entrant not in resting]
    pairs = _pair(playing, met, [_PATIENCE]) if seats == 2 else None
    groups = pairs if pairs is not None else _gather(playing, seats, met)
    return [*groups, *[(entrant,) for entrant in ranked if entrant in resting]]


def _pair(playing: Sequence[int], met: Met, patience: list[int]) -> list[tuple[int, ...]] | None:
    """Pairs nobody of whom has met, the first with the nearest; nothing where there is no such round."""
    if not playing:
        return []
    patience[0] -= 1
    first, *others = playing
    for other in others:
        if patience[0] > 0 and not met(first, other):
            rest = _pair([entrant for entrant in others if entrant != other], met, patience)
            if rest is not None:
                return [(first, other), *rest]
    return None


def _gather(playing: Sequence[int], seats: int, met: Met) -> list[tuple[int, ...]]:
    """Tables from the top down, each with whom the first have met least."""
    waiting, groups = list(playing), []
    while waiting:
        group = [waiting.pop(0)]
        while len(group) < seats:
            chosen = min(waiting, key=lambda entrant: sum(met(entrant, member) for member in group))
            waiting.remove(chosen)
            group.append(chosen)
        groups.append(tuple(group))
    return groups


def seat(group: Sequence[int], began: Mapping[int, int]) -> tuple[int, ...]:
    """In order of play: of two, whoever began less often begins; of four, the first and the last are partners."""
    if len(group) == 2:
        return tuple(sorted(group, key=lambda entrant: began.get(entrant, 0)))
    if len(group) == 4:
        first, second, third, last = group
        return first, second, last, third
    return tuple(group)
