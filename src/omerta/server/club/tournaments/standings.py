"""The table of a tournament, worked out of what its games came to."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from omerta.server.club.tournaments.documents import Entrant, Pairing, Standing
from omerta.server.club.tournaments.pairing import draw_circle, draw_swiss, seat


def stand(entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> tuple[Standing, ...]:
    """Everybody, the leader first: by points, then by those of their opponents, then by who came first."""
    points: defaultdict[int, float] = defaultdict(float)
    played: Counter[int] = Counter()
    for pairing in pairings:
        for entrant, scored in zip(pairing.entrants, pairing.points or (), strict=False):
            points[entrant] += scored
            played[entrant] += len(pairing.entrants) > 1
    opponents: defaultdict[int, float] = defaultdict(float)
    for pairing in pairings:
        for entrant in pairing.entrants if pairing.points is not None else ():
            opponents[entrant] += sum(points[other] for other in pairing.entrants if other != entrant)
    rows = [
        Standing(entrant, points[entrant.number], opponents[entrant.number], played[entrant.number])
        for entrant in entrants
    ]
    return tuple(sorted(rows, key=lambda row: (-row.points, -row.opponents, row.entrant.number)))


def draw_round(
    kind: str, number: int, seats: int, entrants: Sequence[Entrant], pairings: Sequence[Pairing]
) -> list[tuple[int, ...]]:
    """Who meets whom in the next round, in order of play."""
    if kind == "round-robin":
        return draw_circle([entrant.number for entrant in entrants], number)
    met = Counter(
        [(one, other) for pairing in pairings for one in pairing.entrants for other in pairing.entrants if one != other]
    )
    rested = Counter([pairing.entrants[0] for pairing in pairings if len(pairing.entrants) == 1])
    began = Counter([pairing.entrants[0] for pairing in pairings if len(pairing.entrants) > 1])
    ranked = [row.entrant.number for row in stand(entrants, pairings)]
    groups = draw_swiss(ranked, seats, lambda one, other: met[one, other], rested)
    return [seat(group, began) for group in groups]
