"""Is the map sound? Plain-Python checks of the shapes alone, each problem one line that names area or sea.

When every ring is simple, runs the same way round and each edge is either shared by exactly two rings or
lies on the frame, then land and seas fill the frame without gap or overlap: nothing more needs measuring.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice

from omerta.games.mafia_war.edition.map_file import MapFile, Place, ring_edges


def find_problems(map_file: MapFile) -> list[str]:
    """Everything that is wrong with the shapes, in a stable order."""
    return [
        *_doubled_ids(map_file),
        *_bad_rings(map_file),
        *_bad_edges(map_file),
        *_point_contacts(map_file),
        *_bad_coasts(map_file),
        *_broken_land(map_file),
        *_misplaced_pieces(map_file),
        *_misplaced_circles(map_file),
    ]


def signed_area(ring: list[Place]) -> float:
    """Area of a ring, positive when it runs clockwise on the picture (y points south)."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True)) / 2


def is_inside(place: Place, ring: list[Place]) -> bool:
    """Whether a place lies inside a ring (even-odd rule)."""
    x, y = place
    inside = False
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def clearance(place: Place, ring: list[Place]) -> float:
    """Distance from a place to the nearest point of a ring."""
    return min(_distance_to_edge(place, a, b) for a, b in zip(ring, ring[1:] + ring[:1], strict=True))


def _distance_to_edge(place: Place, a: Place, b: Place) -> float:
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    along = 0.0
    if length:
        along = ((place[0] - a[0]) * (b[0] - a[0]) + (place[1] - a[1]) * (b[1] - a[1])) / length
        along = min(1.0, max(0.0, along))
    dx, dy = place[0] - a[0] - along * (b[0] - a[0]), place[1] - a[1] - along * (b[1] - a[1])
    return float((dx * dx + dy * dy) ** 0.5)


def _doubled_ids(map_file: MapFile) -> Iterator[str]:
    counts = Counter(shape.id for shape in map_file.shapes)
    counts.update(f"control circle of {circle.mandamento}" for circle in map_file.control_circles)
    yield from (f"{name} is there {count} times" for name, count in counts.items() if count > 1)


def _bad_rings(map_file: MapFile) -> Iterator[str]:
    for shape in map_file.shapes:
        if len(shape.polygon) < 3 or len(set(shape.polygon)) != len(shape.polygon):
            yield f"{shape.id}: the polygon needs at least three vertices, none of them twice"
            continue
        ring = map_file.ring(shape.polygon)
        if signed_area(ring) <= 0:
            yield f"{shape.id}: the polygon runs counter-clockwise"
        if _crosses_itself(ring):
            yield f"{shape.id}: the polygon crosses itself"


def _crosses_itself(ring: list[Place]) -> bool:
    """Whether two edges that are not neighbours meet; edges are swept from west to east."""
    edges = sorted(
        (min(a[0], b[0]), max(a[0], b[0]), step, a, b)
        for step, (a, b) in enumerate(zip(ring, ring[1:] + ring[:1], strict=True))
    )
    for place, (_, east, i, a, b) in enumerate(edges):
        for west, _, j, c, d in islice(edges, place + 1, None):
            if west > east:
                break
            if abs(i - j) in (1, len(ring) - 1):
                continue
            if _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0:
                return True
    return False


def _turn(a: Place, b: Place, c: Place) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _bad_edges(map_file: MapFile) -> Iterator[str]:
    owners: dict[tuple[int, int], list[str]] = defaultdict(list)
    for shape in map_file.shapes:
        for edge in ring_edges(shape.polygon):
            owners[edge].append(shape.id)
    land = {shape.id for shape in map_file.areas}
    told: set[str] = set()
    for (a, b), ids in owners.items():
        if len(ids) > 1:
            problem = f"{' and '.join(ids)} overlap: both have the edge {a}–{b} on the same side"
        elif (b, a) in owners:
            continue
        elif ids[0] in land:
            problem = f"{ids[0]}: nothing lies beyond the edge {a}–{b}: a gap in the map"
        elif not _on_frame(map_file, map_file.vertices[a], map_file.vertices[b]):
            problem = f"{ids[0]}: nothing lies beyond the edge {a}–{b}, which is not on the frame"
        else:
            continue
        # One line for a gap many edges long: the first edge shows where to look.
        if (key := problem.split(": ")[0]) not in told:
            told.add(key)
            yield problem


def _on_frame(map_file: MapFile, a: Place, b: Place) -> bool:
    sides = ((0, 0.0), (1, 0.0), (0, map_file.frame[0]), (1, map_file.frame[1]))
    return any(a[axis] == b[axis] == value for axis, value in sides)


def _point_contacts(map_file: MapFile) -> Iterator[str]:
    """Where more than three regions meet it could be argued who borders on whom."""
    at: dict[int, list[str]] = defaultdict(list)
    for shape in map_file.shapes:
        for number in shape.polygon:
            at[number].append(shape.id)
    for number, ids in at.items():
        if len(ids) > 3:
            yield f"{', '.join(ids)} meet in the one vertex {number}"


def _bad_coasts(map_file: MapFile) -> Iterator[str]:
    sea_at: dict[tuple[int, int], str] = {}
    for sea in map_file.seas:
        sea_at.update({(b, a): sea.id for a, b in ring_edges(sea.polygon)})
    for area in map_file.areas:
        seas = sorted({sea_at[edge] for edge in ring_edges(area.polygon) if edge in sea_at})
        if len(seas) > 2:
            yield f"{area.id} touches {len(seas)} seas ({', '.join(seas)}): 2 at most"


def _broken_land(map_file: MapFile) -> Iterator[str]:
    if not map_file.areas:
        yield "the map has no areas"
        return
    owner = {edge: area.id for area in map_file.areas for edge in ring_edges(area.polygon)}
    reached = {map_file.areas[0].id}
    waiting = [map_file.areas[0]]
    by_id = {area.id: area for area in map_file.areas}
    while waiting:
        for a, b in ring_edges(waiting.pop().polygon):
            other = owner.get((b, a))
            if other is not None and other not in reached:
                reached.add(other)
                waiting.append(by_id[other])
    cut_off = [area.id for area in map_file.areas if area.id not in reached]
    if cut_off:
        yield f"no way by land from {map_file.areas[0].id} to {', '.join(cut_off)}"


def _misplaced_pieces(map_file: MapFile) -> Iterator[str]:
    for shape in map_file.shapes:
        ring = map_file.ring(shape.polygon)
        (x, y), (width, height) = shape.label, shape.label_size
        corners = [(x + sx * width / 2, y + sy * height / 2) for sx in (-1, 1) for sy in (-1, 1)]
        if not all(is_inside(corner, ring) for corner in corners):
            yield f"{shape.id}: the name does not fit inside"
        for number, anchor in enumerate(shape.anchors):
            if not is_inside(anchor, ring) or clearance(anchor, ring) < map_file.token_radius:
                yield f"{shape.id}: a piece on anchor {number} would hang over the border"


def _misplaced_circles(map_file: MapFile) -> Iterator[str]:
    rings = [map_file.ring(sea.polygon) for sea in map_file.seas]
    for circle in map_file.control_circles:
        ring = next((ring for ring in rings if is_inside(circle.at, ring)), None)
        if ring is None or clearance(circle.at, ring) < map_file.circle_radius:
            yield f"the control circle of {circle.mandamento} does not lie inside one sea"
