"""Who can be reached from where, step by step over borders."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TypeAlias

from omerta.games.mafia_war.edition.model import Pair

Neighbours: TypeAlias = Mapping[str, Collection[str]]


def list_neighbours(ids: Iterable[str], borders: Iterable[Pair]) -> dict[str, set[str]]:
    """Who borders on whom, from pairs."""
    neighbours: dict[str, set[str]] = {name: set() for name in ids}
    for a, b in borders:
        neighbours[a].add(b)
        neighbours[b].add(a)
    return neighbours


def count_steps(neighbours: Neighbours, starts: Iterable[str]) -> dict[str, int]:
    """Steps from the nearest start to everything in reach."""
    steps = dict.fromkeys(starts, 0)
    waiting = list(steps)
    for here in waiting:
        for there in neighbours[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return steps


def find_cut_off(ids: list[str], borders: Iterable[Pair]) -> list[str]:
    """What cannot be reached from the first id."""
    on_board = [pair for pair in borders if pair[0] in ids and pair[1] in ids]
    reached = count_steps(list_neighbours(ids, on_board), ids[:1])
    return [place for place in ids if place not in reached]
