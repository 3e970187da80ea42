"""Checks of the board: ids, borders, coasts and the start line-up."""

from __future__ import annotations

from omerta.games.mafia_war.edition.corners import count_steps, list_neighbours
from omerta.games.mafia_war.edition.errors import Problems
from omerta.games.mafia_war.edition.model import CORNERS, Edition, Pair

FILE = "board.toml"
AREAS_OF_MANDAMENTO = 3
AREAS_OF_CORNER = 6
MOST_SEAS = 2
SOLDATI_AT_START = (2, 3)


def check_board(edition: Edition, problems: Problems) -> None:
    """Everything about areas, mandamenti, seas and borders."""
    _check_ids(edition, problems)
    _check_references(edition, problems)
    _check_borders(edition, problems)
    _check_coasts(edition, problems)
    _check_line_up(edition, problems)
    _check_neutrals(edition, problems)


def _check_ids(edition: Edition, problems: Problems) -> None:
    common = edition.components.common
    problems.expect_count(len(edition.areas), common.areas, FILE, "areas")
    problems.expect_count(len(edition.mandamenti), common.mandamenti, FILE, "mandamenti")
    problems.expect_count(len(edition.seas), common.seas, FILE, "seas")
    problems.expect_unique([area.id for area in edition.areas], FILE, "areas.id")
    problems.expect_unique([area.name for area in edition.areas], FILE, "areas.name")
    problems.expect_unique([mandamento.id for mandamento in edition.mandamenti], FILE, "mandamenti.id")
    problems.expect_unique([sea.id for sea in edition.seas], FILE, "seas.id")
    for name in sorted({area.id for area in edition.areas} & {sea.id for sea in edition.seas}):
        problems.report(FILE, "seas.id", f"'{name}' is an area's id too")


def _check_references(edition: Edition, problems: Problems) -> None:
    areas = {area.id for area in edition.areas}
    seas = {sea.id for sea in edition.seas}
    mandamenti = {mandamento.id for mandamento in edition.mandamenti}
    problems.expect(edition.tie_break in areas, FILE, "tie_break", f"no area '{edition.tie_break}'")
    for area in edition.areas:
        key = f"areas[{area.id}]"
        problems.expect(area.mandamento in mandamenti, FILE, f"{key}.mandamento", f"no mandamento '{area.mandamento}'")
        for sea in area.seas:
            problems.expect(sea in seas, FILE, f"{key}.seas", f"no sea '{sea}'")
    for mandamento in edition.mandamenti:
        key = f"mandamenti[{mandamento.id}]"
        members = [area for area in edition.areas if area.mandamento == mandamento.id]
        problems.expect_count(len(members), AREAS_OF_MANDAMENTO, FILE, f"{key}.areas")
        touches = any(mandamento.control_sea in area.seas for area in members) or not problems.is_whole(FILE)
        reason = f"no area of the mandamento lies on '{mandamento.control_sea}'"
        problems.expect(touches, FILE, f"{key}.control_sea", reason)


def _check_borders(edition: Edition, problems: Problems) -> None:
    areas = [area.id for area in edition.areas]
    seas = [sea.id for sea in edition.seas]
    for key, ids, borders in (("borders", areas, edition.borders), ("sea_borders", seas, edition.sea_borders)):
        for a, b in borders:
            problems.expect(a != b, FILE, key, f"'{a}' borders on itself")
            for end in (a, b):
                problems.expect(end in ids, FILE, key, f"'{end}' is not on the board")
        problems.expect_unique(["-".join(sorted(pair)) for pair in borders], FILE, key)
        cut_off = find_cut_off(ids, borders) if problems.is_whole(FILE) else []
        problems.expect(not cut_off, FILE, key, f"no way leads from '{ids[0] if ids else ''}' to {', '.join(cut_off)}")


def find_cut_off(ids: list[str], borders: tuple[Pair, ...]) -> list[str]:
    """What cannot be reached from the first id."""
    on_board = [pair for pair in borders if pair[0] in ids and pair[1] in ids]
    reached = count_steps(list_neighbours(ids, on_board), ids[:1])
    return [place for place in ids if place not in reached]


def _check_coasts(edition: Edition, problems: Problems) -> None:
    for area in edition.areas:
        reason = f"a coastal area touches 1 or {MOST_SEAS} seas, this one {len(area.seas)}"
        problems.expect(len(area.seas) <= MOST_SEAS, FILE, f"areas[{area.id}].seas", reason)
    for sea in edition.seas:
        has_coast = any(sea.id in area.seas for area in edition.areas) or not problems.is_whole(FILE)
        problems.expect(has_coast, FILE, f"seas[{sea.id}]", "no area lies on this sea")


def _check_line_up(edition: Edition, problems: Problems) -> None:
    for area in edition.areas:
        problems.expect(
            area.soldati in SOLDATI_AT_START,
            FILE,
            f"areas[{area.id}].soldati",
            f"an area starts with 2 or 3 Soldati, not {area.soldati}",
        )
    for corner in CORNERS:
        held = [area for area in edition.areas if area.start == corner]
        problems.expect_count(len(held), AREAS_OF_CORNER, FILE, f"start {corner}")
        mandamenti = [area.mandamento for area in held]
        for mandamento in sorted({name for name in mandamenti if mandamenti.count(name) > 1}):
            reason = f"holds {mandamenti.count(mandamento)} areas of '{mandamento}'; nobody starts with 2"
            problems.report(FILE, f"start {corner}", reason)


def _check_neutrals(edition: Edition, problems: Problems) -> None:
    common = edition.components.common
    neutral = [area.soldati for area in edition.areas if area.start == "neutral"]
    problems.expect_count(len(neutral), common.areas - len(CORNERS) * AREAS_OF_CORNER, FILE, "start neutral")
    problems.expect(
        sum(neutral) <= common.neutral_soldati,
        FILE,
        "start neutral",
        f"needs {sum(neutral)} neutral Soldati, the box holds {common.neutral_soldati}",
    )
