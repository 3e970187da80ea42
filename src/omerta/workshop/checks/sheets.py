"""Checks of the action sheets: what their spaces show, and every action somewhere."""

from __future__ import annotations

from omerta.games.mafia_war.edition.errors import Problems
from omerta.games.mafia_war.edition.model import SHEET_COLUMNS, Edition, Sheet, Space
from omerta.games.mafia_war.edition.parts import (
    Equip,
    Exert,
    IssueOrders,
    Launder,
    Place,
    Rally,
    Recruit,
    UltimaAzione,
)
from omerta.games.mafia_war.edition.sound import SHEETS, name_space

SMALLEST_COLUMN = 3


def check_sheets(edition: Edition, problems: Problems) -> None:
    """Everything that sheets 0 to 4 show."""
    if problems.is_whole(SHEETS):
        _check_every_action(edition, problems)
    for sheet in edition.sheets:
        key = f"sheets[{sheet.number}]"
        if sheet.number == 0:
            _check_printed_sheet(sheet, key, problems)
        else:
            _check_loose_sheet(sheet, key, problems)


def _check_printed_sheet(sheet: Sheet, key: str, problems: Problems) -> None:
    """Sheet 0: places for tokens, no actions."""
    for space in sheet.spaces:
        acts = space.parts or space.join or space.cost or space.gain or space.infinite
        problems.expect(not acts, SHEETS, f"{key}.spaces[{name_space(sheet, space)}]", "sheet 0 has no actions")
    if not problems.is_whole(SHEETS):
        return
    for column in SHEET_COLUMNS:
        spaces = sorted((space for space in sheet.spaces if space.column == column), key=lambda space: space.row)
        marks = [space.neutral for space in spaces]
        where = f"{key} column {column}"
        problems.expect(len(spaces) >= SMALLEST_COLUMN, SHEETS, where, f"holds {len(spaces)} tokens, needs at least 3")
        problems.expect(any(marks), SHEETS, where, "needs a grey circle")
        problems.expect(
            marks == sorted(marks, reverse=True), SHEETS, where, "grey circles stand above the other spaces"
        )


def _check_loose_sheet(sheet: Sheet, key: str, problems: Problems) -> None:
    """Sheets 1 to 4: every space acts, and no column is bare."""
    for space in sheet.spaces:
        _check_space(space, f"{key}.spaces[{name_space(sheet, space)}]", problems)
    if not problems.is_whole(SHEETS):
        return
    for column in SHEET_COLUMNS:
        has_space = any(space.column == column for space in sheet.spaces)
        problems.expect(has_space, SHEETS, f"{key} column {column}", "has no space")


def _check_space(space: Space, key: str, problems: Problems) -> None:
    parts = space.parts
    problems.expect(not space.neutral, SHEETS, key, "grey circles are on sheet 0 only")
    problems.expect(not (space.cost and space.gain), SHEETS, key, "has a cost and a gain")
    kinds = [type(part) for part in parts]
    problems.expect(len(set(kinds)) == len(kinds), SHEETS, key, "shows a partial action twice")
    if len(parts) > 1:
        problems.expect(bool(space.join), SHEETS, f"{key}.join", "must say '+' or '/'")
    else:
        problems.expect(not space.join, SHEETS, f"{key}.join", "joins nothing: there is one partial action")
    if any(isinstance(part, UltimaAzione) for part in parts):
        alone = len(parts) == 1 and not space.infinite
        problems.expect(alone, SHEETS, key, "Ultima Azione stands alone in a single space")
    for part in parts:
        match part:
            case Exert(tokens=2, to="sheet"):
                problems.report(SHEETS, key, "only one exerted token can go to a sheet")
            case IssueOrders(areas=2, each=2):
                problems.report(SHEETS, key, "2 orders go into one area or one into each of 2, not both")
            case Equip(choice=choice):
                good = bool(choice) and len(set(choice)) == len(choice)
                problems.expect(good, SHEETS, key, "equipment must name different pieces, at least one")
            case _:
                pass


def _check_every_action(edition: Edition, problems: Problems) -> None:
    """Every action of the rulebook's planning chapter and of its first appendix stands somewhere."""
    spaces = [space for sheet in edition.sheets if sheet.number for space in sheet.spaces]
    parts = [part for space in spaces for part in space.parts]
    pieces = {piece for part in parts if isinstance(part, Equip) for piece in part.choice}
    found = {
        "recruit": any(isinstance(part, Recruit) for part in parts),
        "place": any(isinstance(part, Place) and not part.only_where_you_stand for part in parts),
        "place only where you stand": any(isinstance(part, Place) and part.only_where_you_stand for part in parts),
        "issue an order": IssueOrders() in parts,
        "one order in each of up to 2 areas": IssueOrders(areas=2) in parts,
        "2 orders in one area": IssueOrders(each=2) in parts,
        "equipment of every kind": pieces == {"car", "speedboat", "lab"},
        "launder": any(space.parts == (Launder(),) for space in spaces),
        "launder and rally": any({Launder(), Rally()} == set(space.parts) and space.join == "+" for space in spaces),
        "exert influence, token to the supply": Exert() in parts,
        "exert influence, token to a sheet": Exert(to="sheet") in parts,
        "remove 2 tokens of one row": Exert(tokens=2) in parts,
        "Ultima Azione": UltimaAzione() in parts,
    }
    for action, stands_somewhere in found.items():
        problems.expect(stands_somewhere, SHEETS, "sheets", f"no space says: {action}")
