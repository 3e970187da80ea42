"""What the engine's tables rely on: numbers of pieces, ids that exist, one place for everything.

An edition that keeps this can be played. Whether it is a good one, and agrees with the printed box, is asked by
`omerta edition check`.
"""

from __future__ import annotations

from typing import Final

from msgspec import to_builtins

from omerta.games.mafia_war.edition.document import space_id
from omerta.games.mafia_war.edition.errors import Problems
from omerta.games.mafia_war.edition.model import (
    COLOURS,
    CORNERS,
    INSTITUTIONS,
    SHEET_COLUMNS,
    TILE_IDS,
    CommonPieces,
    Components,
    Edition,
    Family,
    FamilyPieces,
    Letter,
    MatRow,
    Sheet,
    Space,
)
from omerta.games.mafia_war.edition.neighbours import find_cut_off
from omerta.games.mafia_war.edition.parts import BaseValue, InstantCar, JusticePair

FAMILY_PIECES: Final = FamilyPieces(
    soldati=50,
    speedboats=4,
    cars=5,
    mat_tokens=17,
    sheet_and_tile_tokens=8,
    busts=1,
    control_tokens=6,
    basic_orders=5,
    advanced_orders=8,
    conflict_cards=3,
)
COMMON_PIECES: Final = CommonPieces(
    areas=36,
    mandamenti=12,
    seas=9,
    labs=30,
    neutral_soldati=30,
    neutral_tokens=8,
    start_pieces=1,
    sheets=5,
    families=6,
    characters=6,
    control_tiles=11,
    control_tile_sets=2,
    control_tiles_drawn=7,
    sheet_0_tokens_each=2,
)
KNOWN_COMPONENTS: Final = Components(FAMILY_PIECES, COMMON_PIECES, CORNERS, "known")

BOARD: Final = "board.toml"
SHEETS: Final = "sheets.toml"
AREAS_OF_MANDAMENTO: Final = 3
AREAS_OF_CORNER: Final = 6
LAST_SHEET: Final = 4


def check_sound(edition: Edition, problems: Problems) -> None:
    """Report everything that keeps an edition from being played."""
    _check_components(edition, problems)
    _check_ids(edition, problems)
    _check_references(edition, problems)
    _check_borders(edition, problems)
    _check_line_up(edition, problems)
    _check_sheets(edition, problems)
    for family in edition.families:
        _check_family(family, problems)
    _check_families(edition, problems)
    _check_cards(edition, problems)


def _check_components(edition: Edition, problems: Problems) -> None:
    file = "components.toml"
    pairs = (("family", edition.components.family, FAMILY_PIECES), ("common", edition.components.common, COMMON_PIECES))
    for section, found, known in pairs:
        values = to_builtins(found)
        for key, number in to_builtins(known).items():
            problems.expect(
                values[key] == number, file, f"{section}.{key}", f"the box holds {number}, not {values[key]}"
            )
    corners = edition.components.order_of_play
    problems.expect(sorted(corners) == sorted(CORNERS), file, "order_of_play", f"must name {', '.join(CORNERS)} once")


def _check_ids(edition: Edition, problems: Problems) -> None:
    problems.expect_count(len(edition.areas), COMMON_PIECES.areas, BOARD, "areas")
    problems.expect_count(len(edition.mandamenti), COMMON_PIECES.mandamenti, BOARD, "mandamenti")
    problems.expect_count(len(edition.seas), COMMON_PIECES.seas, BOARD, "seas")
    problems.expect_unique([area.id for area in edition.areas], BOARD, "areas.id")
    problems.expect_unique([mandamento.id for mandamento in edition.mandamenti], BOARD, "mandamenti.id")
    problems.expect_unique([sea.id for sea in edition.seas], BOARD, "seas.id")
    for name in sorted({area.id for area in edition.areas} & {sea.id for sea in edition.seas}):
        problems.report(BOARD, "seas.id", f"'{name}' is an area's id too")


def _check_references(edition: Edition, problems: Problems) -> None:
    areas = {area.id for area in edition.areas}
    seas = {sea.id for sea in edition.seas}
    mandamenti = {mandamento.id for mandamento in edition.mandamenti}
    problems.expect(edition.tie_break in areas, BOARD, "tie_break", f"no area '{edition.tie_break}'")
    for area in edition.areas:
        key = f"areas[{area.id}]"
        problems.expect(area.mandamento in mandamenti, BOARD, f"{key}.mandamento", f"no mandamento '{area.mandamento}'")
        for sea in area.seas:
            problems.expect(sea in seas, BOARD, f"{key}.seas", f"no sea '{sea}'")
    for mandamento in edition.mandamenti:
        key = f"mandamenti[{mandamento.id}]"
        members = sum(area.mandamento == mandamento.id for area in edition.areas)
        problems.expect_count(members, AREAS_OF_MANDAMENTO, BOARD, f"{key}.areas")
        is_sea = mandamento.control_sea in seas
        problems.expect(is_sea, BOARD, f"{key}.control_sea", f"no sea '{mandamento.control_sea}'")


def _check_borders(edition: Edition, problems: Problems) -> None:
    areas = [area.id for area in edition.areas]
    seas = [sea.id for sea in edition.seas]
    for key, ids, borders in (("borders", areas, edition.borders), ("sea_borders", seas, edition.sea_borders)):
        for a, b in borders:
            problems.expect(a != b, BOARD, key, f"'{a}' borders on itself")
            for end in (a, b):
                problems.expect(end in ids, BOARD, key, f"'{end}' is not on the board")
        problems.expect_unique(["-".join(sorted(pair)) for pair in borders], BOARD, key)
        cut_off = find_cut_off(ids, borders) if problems.is_whole(BOARD) else []
        problems.expect(not cut_off, BOARD, key, f"no way leads from '{ids[0] if ids else ''}' to {', '.join(cut_off)}")


def _check_line_up(edition: Edition, problems: Problems) -> None:
    for corner in CORNERS:
        held = sum(area.start == corner for area in edition.areas)
        problems.expect_count(held, AREAS_OF_CORNER, BOARD, f"start {corner}")
    neutral = [area.soldati for area in edition.areas if area.start == "neutral"]
    wanted = COMMON_PIECES.areas - len(CORNERS) * AREAS_OF_CORNER
    problems.expect_count(len(neutral), wanted, BOARD, "start neutral")
    most = COMMON_PIECES.neutral_soldati
    reason = f"needs {sum(neutral)} neutral Soldati, the box holds {most}"
    problems.expect(sum(neutral) <= most, BOARD, "start neutral", reason)


def _check_sheets(edition: Edition, problems: Problems) -> None:
    numbers = [sheet.number for sheet in edition.sheets]
    wanted = list(range(COMMON_PIECES.sheets))
    if problems.is_whole(SHEETS):
        reason = f"must be numbered {wanted} in this order, found {numbers}"
        problems.expect(numbers == wanted, SHEETS, "sheets", reason)
    for sheet in edition.sheets:
        key = f"sheets[{sheet.number}]"
        if sheet.number == LAST_SHEET:
            reason = "sheet 4 never lies on top and has no prices"
            problems.expect(not sheet.column_costs, SHEETS, f"{key}.column_costs", reason)
        else:
            problems.expect_count(len(sheet.column_costs), len(SHEET_COLUMNS), SHEETS, f"{key}.column_costs")
        problems.expect_unique([name_space(sheet, space) for space in sheet.spaces], SHEETS, f"{key}.spaces")
        if problems.is_whole(SHEETS):
            _check_room(sheet, key, problems)


def name_space(sheet: Sheet, space: Space) -> str:
    """The id of a space."""
    return space_id(sheet.number, space.column, space.row)


def _check_room(sheet: Sheet, key: str, problems: Problems) -> None:
    """Every token must find room, on sheet 0 those of the start, on the others any number of them. [W33]"""
    if sheet.number:
        infinite = any(space.infinite for space in sheet.spaces)
        problems.expect(infinite, SHEETS, key, "needs an infinite space, so that every token finds room")
        for space in sheet.spaces:
            acts = bool(space.parts)
            problems.expect(acts, SHEETS, f"{key}.spaces[{name_space(sheet, space)}]", "does nothing")
        return
    problems.expect_count(
        sum(space.neutral for space in sheet.spaces), COMMON_PIECES.neutral_tokens, SHEETS, f"{key} grey circles"
    )
    tokens = COMMON_PIECES.neutral_tokens + len(CORNERS) * COMMON_PIECES.sheet_0_tokens_each
    reason = f"{tokens} tokens start here, there are {len(sheet.spaces)} spaces"
    problems.expect(len(sheet.spaces) >= tokens, SHEETS, key, reason)


def family_file(family: Family) -> str:
    """The file a family stands in."""
    return f"family-{family.id}.toml"


def _check_family(family: Family, problems: Problems) -> None:
    file = family_file(family)
    problems.expect_unique([order.id for order in family.orders], file, "orders.id")
    for order in family.orders:
        key = f"orders[{order.id}]"
        both_or_none = (order.institution is None) == (order.column is None)
        problems.expect(both_or_none, file, key, "an advanced order names institution and column, a basic one neither")
        kinds = [type(part) for part in order.parts]
        problems.expect(bool(kinds), file, key, "does nothing")
        problems.expect(len(set(kinds)) == len(kinds), file, key, "shows a symbol twice: use its number")
    if not problems.is_whole(file):
        return
    _check_mat(family, file, problems)
    basic = sum(order.is_basic for order in family.orders)
    problems.expect_count(basic, FAMILY_PIECES.basic_orders, file, "basic orders")
    problems.expect_count(len(family.orders) - basic, FAMILY_PIECES.advanced_orders, file, "advanced orders")


def _check_mat(family: Family, file: str, problems: Problems) -> None:
    rows = sorted(row.institution for row in family.mat)
    reason = f"must have the rows {', '.join(INSTITUTIONS)}, each once"
    problems.expect(rows == sorted(INSTITUTIONS), file, "mat", reason)
    spaces = sum(len(row.spaces) for row in family.mat)
    problems.expect_count(spaces, FAMILY_PIECES.mat_tokens, file, "mat spaces")
    starts = [(row.institution, letter) for row in family.mat for letter in column_letters(row)]
    problems.expect_count(len(starts), FAMILY_PIECES.advanced_orders, file, "mat columns")
    placed = [(order.institution, order.column) for order in family.orders if not order.is_basic]
    for institution, letter in starts:
        problems.expect_count(placed.count((institution, letter)), 1, file, f"orders for {institution} {letter}")
    for order in family.orders:
        stands = order.is_basic or (order.institution, order.column) in starts
        reason = f"the mat has no column {order.column} in {order.institution}"
        problems.expect(stands, file, f"orders[{order.id}]", reason)
    for row in family.mat:
        _check_row(row, file, problems)


def column_letters(row: MatRow) -> list[Letter]:
    """The columns of a row from left to right."""
    return sorted({space.column for space in row.spaces})


def _check_row(row: MatRow, file: str, problems: Problems) -> None:
    key = f"mat[{row.institution}]"
    letters = [space.column for space in row.spaces]
    in_order = letters == sorted(letters) and column_letters(row) == list("ABC")[: len(set(letters))]
    problems.expect(in_order and bool(letters), file, key, "columns must run A, B, C from left to right without a gap")
    has_pair, has_value = row.base_pair is not None, row.base_value is not None
    if row.institution == "justice":
        problems.expect(has_pair and not has_value, file, key, "needs base_pair, and no base_value")
        fits = all(isinstance(space, JusticePair | InstantCar) for space in row.spaces)
        problems.expect(fits, file, key, "gives pairs and cars, nothing else")
    elif row.institution == "economy":
        problems.expect(not has_pair and not has_value, file, key, "has no base value")
        fits = not any(isinstance(space, JusticePair | InstantCar | BaseValue) for space in row.spaces)
        problems.expect(fits, file, key, "gives money, a lab or laundering, nothing else")
    else:
        problems.expect(has_value and not has_pair, file, key, "needs base_value, and no base_pair")
        fits = all(isinstance(space, BaseValue) for space in row.spaces)
        problems.expect(fits, file, key, "gives base values, nothing else")


def _check_families(edition: Edition, problems: Problems) -> None:
    if problems.is_whole(*(f"family-{colour}.toml" for colour in COLOURS)):
        problems.expect_count(len(edition.families), COMMON_PIECES.families, "edition", "families")
    for family in edition.families:
        taken = {order.id for other in edition.families if other is not family for order in other.orders}
        for order in family.orders:
            key = f"orders[{order.id}].id"
            problems.expect(order.id not in taken, family_file(family), key, "is another family's id too")


def _check_cards(edition: Edition, problems: Problems) -> None:
    file = "characters.toml"
    problems.expect_count(len(edition.characters), COMMON_PIECES.characters, file, "characters")
    problems.expect_unique([character.id for character in edition.characters], file, "characters.id")
    for character in edition.characters:
        for name, found, most in (
            ("cars", character.cars, FAMILY_PIECES.cars),
            ("speedboats", character.speedboats, FAMILY_PIECES.speedboats),
        ):
            key = f"characters[{character.id}].{name}"
            problems.expect(found <= most, file, key, f"at most {most} can be placed, not {found}")
    file = "control-tiles.toml"
    tiles = [tile.id for tile in edition.control_tiles]
    problems.expect_unique(tiles, file, "control_tiles.id")
    problems.expect_count(len(tiles), COMMON_PIECES.control_tiles, file, "control_tiles")
    if problems.is_whole(file):
        for name in TILE_IDS:
            problems.expect(name in tiles, file, f"control_tiles[{name}]", "is missing")
    file = "conflict-cards.toml"
    problems.expect_count(len(edition.conflict_cards), FAMILY_PIECES.conflict_cards, file, "conflict_cards")
    problems.expect_unique([card.id for card in edition.conflict_cards], file, "conflict_cards.id")
