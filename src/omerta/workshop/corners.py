"""How fair is the start? What each corner holds, whom it touches and how far it has to go, by land and by sea."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from statistics import mean

from msgspec import Struct

from omerta.games.mafia_war.edition.model import CORNERS, Area, Corner, Edition, Pair
from omerta.games.mafia_war.edition.neighbours import Neighbours, count_steps, list_neighbours


class CornerMeasure(Struct, frozen=True):
    """One corner of the table, measured on paper."""

    corner: Corner
    soldati: int
    coastal_areas: int
    seas: int
    """Different seas its areas lie on."""
    beside_tie_break: int
    steps_to_tie_break: float
    """Mean steps by land from its areas."""
    enemy_borders: int
    partner_borders: int
    neutral_borders: int
    neutrals_at_home: int
    """Mandamenti in which its area borders on the neutral one: a second area to take there at once."""
    spread: float
    """Mean steps by land between two of its areas."""
    boats_to_enemies: float
    """Mean number of boats a chain needs from one of its coastal areas to a coastal area of the other team."""


def measure_corners(edition: Edition) -> tuple[CornerMeasure, ...]:
    """All four corners, in order of play."""
    return measure_line_up(edition.areas, edition.borders, edition.sea_borders, edition.tie_break)


def measure_line_up(
    areas: Sequence[Area], borders: Iterable[Pair], sea_borders: Iterable[Pair], tie_break: str
) -> tuple[CornerMeasure, ...]:
    """All four corners of a line-up, in order of play."""
    land = list_neighbours((area.id for area in areas), borders)
    steps = {area.id: count_steps(land, [area.id]) for area in areas}
    boats = _count_boats(areas, sea_borders)
    return tuple(_measure(corner, areas, land, steps, boats, tie_break) for corner in CORNERS)


def _count_boats(areas: Sequence[Area], sea_borders: Iterable[Pair]) -> dict[Pair, int]:
    """Boats needed between two coastal areas: one in every sea of the shortest chain."""
    coastal = [area for area in areas if area.seas]
    seas = list_neighbours({sea for area in coastal for sea in area.seas}, sea_borders)
    boats: dict[Pair, int] = {}
    for start in coastal:
        steps = count_steps(seas, start.seas)
        for end in coastal:
            boats[start.id, end.id] = 1 + min(steps[sea] for sea in end.seas)
    return boats


def _measure(
    corner: Corner,
    areas: Sequence[Area],
    land: Neighbours,
    steps: Mapping[str, Mapping[str, int]],
    boats: Mapping[Pair, int],
    tie_break: str,
) -> CornerMeasure:
    own = [area for area in areas if area.start == corner]
    seat = CORNERS.index(corner)
    partner = CORNERS[(seat + 2) % 4]
    enemies = (CORNERS[(seat + 1) % 4], CORNERS[(seat + 3) % 4])
    by_id = {area.id: area for area in areas}
    touched = [(area, by_id[other]) for area in own for other in land[area.id]]
    shores = [area for area in areas if area.start in enemies and area.seas]
    return CornerMeasure(
        corner=corner,
        soldati=sum(area.soldati for area in own),
        coastal_areas=sum(bool(area.seas) for area in own),
        seas=len({sea for area in own for sea in area.seas}),
        beside_tie_break=sum(area.id in land[tie_break] for area in own),
        steps_to_tie_break=mean(steps[tie_break][area.id] for area in own),
        enemy_borders=sum(other.start in enemies for _, other in touched),
        partner_borders=sum(other.start == partner for _, other in touched),
        neutral_borders=sum(other.start == "neutral" for _, other in touched),
        neutrals_at_home=sum(
            other.start == "neutral" and other.mandamento == area.mandamento for area, other in touched
        ),
        spread=mean(steps[a.id][b.id] for a, b in combinations(own, 2)),
        boats_to_enemies=mean(boats[area.id, shore.id] for area in own if area.seas for shore in shores),
    )
