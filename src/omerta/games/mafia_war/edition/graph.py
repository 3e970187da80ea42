"""Neighbours and ways on the board, by number."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.mafia_war.edition.model import Pair


def find_neighbours(ids: Sequence[str], borders: Sequence[Pair]) -> tuple[tuple[int, ...], ...]:
    """For each id its neighbours as places in the list, in rising order."""
    place = {name: number for number, name in enumerate(ids)}
    touching: list[set[int]] = [set() for _ in ids]
    for a, b in borders:
        touching[place[a]].add(place[b])
        touching[place[b]].add(place[a])
    return tuple(tuple(sorted(numbers)) for numbers in touching)


def count_borders(neighbours: Sequence[Sequence[int]], origin: int) -> tuple[int, ...]:
    """How many borders lie between a place and every other on the shortest way; -1: there is no way."""
    crossed = {origin: 0}
    queue = [origin]
    for place in queue:
        for neighbour in neighbours[place]:
            if neighbour not in crossed:
                crossed[neighbour] = crossed[place] + 1
                queue.append(neighbour)
    return tuple(crossed.get(place, -1) for place in range(len(neighbours)))
