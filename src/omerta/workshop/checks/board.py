"""Checks of the board: names, control circles, coasts and the start line-up."""

from __future__ import annotations

from omerta.games.mafia_war.edition.errors import Problems
from omerta.games.mafia_war.edition.model import CORNERS, Edition

FILE = "board.toml"
MOST_SEAS = 2
SOLDATI_AT_START = (2, 3)


def check_board(edition: Edition, problems: Problems) -> None:
    """Names, control circles, coasts and the start line-up."""
    problems.expect_unique([area.name for area in edition.areas], FILE, "areas.name")
    _check_control_circles(edition, problems)
    _check_coasts(edition, problems)
    _check_line_up(edition, problems)


def _check_control_circles(edition: Edition, problems: Problems) -> None:
    for mandamento in edition.mandamenti:
        members = [area for area in edition.areas if area.mandamento == mandamento.id]
        touches = any(mandamento.control_sea in area.seas for area in members) or not problems.is_whole(FILE)
        reason = f"no area of the mandamento lies on '{mandamento.control_sea}'"
        problems.expect(touches, FILE, f"mandamenti[{mandamento.id}].control_sea", reason)


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
        mandamenti = [area.mandamento for area in edition.areas if area.start == corner]
        for mandamento in sorted({name for name in mandamenti if mandamenti.count(name) > 1}):
            reason = f"holds {mandamenti.count(mandamento)} areas of '{mandamento}'; nobody starts with 2"
            problems.report(FILE, f"start {corner}", reason)
