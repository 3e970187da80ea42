"""Turning an edition into tables, once."""

from __future__ import annotations

from functools import cache, reduce
from operator import attrgetter, or_
from typing import assert_never

from omerta.games.mafia_war.box import tables
from omerta.games.mafia_war.box.parts import PART_KINDS, SHOTGUN, build_part
from omerta.games.mafia_war.box.tables import NOBODY
from omerta.games.mafia_war.edition import model, parts
from omerta.games.mafia_war.edition.document import content_hash, space_id
from omerta.games.mafia_war.edition.find import DEFAULT_EDITION
from omerta.games.mafia_war.edition.load import load_edition
from omerta.games.mafia_war.edition.neighbours import count_steps, list_neighbours


@cache
def load_box(edition: str = DEFAULT_EDITION) -> tables.Box:
    """The tables of an edition, built once; raises `UnknownName` or `EditionError`."""
    return build_box(load_edition(edition))


def build_box(edition: model.Edition) -> tables.Box:
    """Turn a checked edition into tables."""
    areas = [area.id for area in edition.areas]
    seas = [sea.id for sea in edition.seas]
    mandamenti = [mandamento.id for mandamento in edition.mandamenti]
    land = list_neighbours(areas, edition.borders)
    seas_of = tuple(tuple(seas.index(sea) for sea in area.seas) for area in edition.areas)
    mandamento_of = tuple(mandamenti.index(area.mandamento) for area in edition.areas)
    orders = _build_orders(edition)
    tiles = sorted(edition.control_tiles, key=lambda tile: model.TILE_IDS.index(tile.id))
    return tables.Box(
        edition=edition.id,
        hash=content_hash(edition),
        area_ids=tuple(areas),
        sea_ids=tuple(seas),
        mandamento_ids=tuple(mandamenti),
        mandamento_of=mandamento_of,
        areas_of_mandamento=tuple(_places(mandamento_of, number) for number in range(len(mandamenti))),
        neighbours=_numbers(areas, land),
        distance=tuple(_distances(areas, count_steps(land, [area])) for area in areas),
        seas_of=seas_of,
        coast_of=tuple(
            tuple(area for area, touched in enumerate(seas_of) if sea in touched) for sea in range(len(seas))
        ),
        sea_neighbours=_numbers(seas, list_neighbours(seas, edition.sea_borders)),
        start_seat=tuple(
            NOBODY if area.start == "neutral" else edition.components.order_of_play.index(area.start)
            for area in edition.areas
        ),
        start_soldati=tuple(area.soldati for area in edition.areas),
        tie_break=areas.index(edition.tie_break),
        sheets=tuple(_build_sheet(sheet) for sheet in edition.sheets),
        families=tuple(_build_family(number, family, orders) for number, family in enumerate(edition.families)),
        orders=orders,
        characters=tuple(_build_character(character) for character in edition.characters),
        tiles=tuple(_build_tile(tile) for tile in tiles),
        tile_ids=tuple(tile.id for tile in tiles),
        conflict_cards=tuple(_build_conflict_card(card) for card in edition.conflict_cards),
        pieces=_build_pieces(edition.components),
    )


def _numbers(ids: list[str], neighbours: dict[str, set[str]]) -> tuple[tuple[int, ...], ...]:
    """Neighbours by number, in rising order."""
    return tuple(tuple(sorted(ids.index(other) for other in neighbours[name])) for name in ids)


def _distances(ids: list[str], steps: dict[str, int]) -> tuple[int, ...]:
    return tuple(steps[name] for name in ids)


def _places(values: tuple[int, ...], wanted: int) -> tuple[int, ...]:
    return tuple(place for place, value in enumerate(values) if value == wanted)


def _cell(space: model.Space) -> int:
    """Its place in the grid of all sheets."""
    return model.SHEET_COLUMNS.index(space.column) * tables.SHEET_ROWS + space.row


def _build_space(sheet: int, index: int, space: model.Space) -> tables.Space:
    planned = tuple(build_part(part) for part in space.parts)
    return tables.Space(
        id=space_id(sheet, space.column, space.row),
        index=index,
        cell=_cell(space),
        sheet=sheet,
        column=model.SHEET_COLUMNS.index(space.column),
        row=space.row,
        infinite=space.infinite,
        neutral=space.neutral,
        cost=space.cost,
        gain=space.gain,
        choose_one=space.join == "/",
        parts=planned,
        needs=reduce(or_, [part.bits() for part in planned], 0),
    )


def _build_sheet(sheet: model.Sheet) -> tables.Sheet:
    ordered = sorted(sheet.spaces, key=_cell)
    spaces = tuple(_build_space(sheet.number, index, space) for index, space in enumerate(ordered))
    columns = range(len(model.SHEET_COLUMNS))
    space_in = {space.cell: space for space in spaces}
    return tables.Sheet(
        number=sheet.number,
        column_costs=sheet.column_costs or tuple(0 for _ in columns),
        spaces=spaces,
        by_cost=tuple(sorted(spaces, key=attrgetter("cost"))),
        columns=tuple(tuple(space.index for space in spaces if space.column == column) for column in columns),
        space_in=tuple(space_in.get(cell) for cell in range(tables.SHEET_CELLS)),
    )


def _build_orders(edition: model.Edition) -> tuple[tables.Order, ...]:
    orders: list[tables.Order] = []
    for number, family in enumerate(edition.families):
        for slot, order in enumerate(family.by_slot):
            orders.append(_build_order(len(orders), number, slot, order))
    return tuple(orders)


def _build_order(index: int, family: int, slot: int, order: model.Order) -> tables.Order:
    row, letter = order.place
    built = tuple(build_part(part) for part in order.parts)
    kinds = [part.kind for part in built]
    return tables.Order(
        id=order.id,
        index=index,
        family=family,
        slot=slot,
        row=row,
        letter=letter,
        kind=tables.SUPPLY if order.kind == "supply" else tables.ATTACK,
        initiative=order.initiative,
        vest=order.vest,
        skull=order.skull,
        shotguns=sum(part.number for part in built if part.kind == SHOTGUN),
        parts=built,
        part_of_kind=tuple(kinds.index(kind) if kind in kinds else NOBODY for kind in range(PART_KINDS)),
    )


def _build_family(index: int, family: model.Family, orders: tuple[tables.Order, ...]) -> tables.Family:
    own = [order for order in orders if order.family == index]
    rows = sorted(family.mat, key=lambda row: model.INSTITUTIONS.index(row.institution))
    return tables.Family(
        id=family.id,
        index=index,
        rows=tuple(_build_row(row, own) for row in rows),
        orders=tuple(order.index for order in own),
        basic_orders=tuple(order.index for order in own if order.is_basic),
    )


def _build_row(row: model.MatRow, orders: list[tables.Order]) -> tables.MatRow:
    number = model.INSTITUTIONS.index(row.institution)
    spaces: list[tables.Reveal] = []
    base = [row.base_value or 0]
    attack = [row.base_pair.attack if row.base_pair else 0]
    strike = [row.base_pair.strike if row.base_pair else 0]
    for space in row.spaces:
        letter = "ABC".index(space.column)
        is_first = all(earlier.letter != letter for earlier in spaces)
        frees = [order.index for order in orders if (order.row, order.letter) == (number, letter)]
        reveal = _build_reveal(space, letter, frees[0] if is_first else NOBODY)
        spaces.append(reveal)
        base.append(reveal.value if reveal.kind == tables.REVEAL_BASE else base[-1])
        attack.append(reveal.attack if reveal.kind == tables.REVEAL_PAIR else attack[-1])
        strike.append(reveal.strike if reveal.kind == tables.REVEAL_PAIR else strike[-1])
    return tables.MatRow(number, tuple(spaces), tuple(base), tuple(attack), tuple(strike))


def _build_reveal(space: parts.MatSpace, letter: int, order: int) -> tables.Reveal:
    match space:
        case parts.JusticePair():
            return tables.Reveal(tables.REVEAL_PAIR, letter, order, 0, space.attack, space.strike)
        case parts.BaseValue():
            return tables.Reveal(tables.REVEAL_BASE, letter, order, space.value, 0, 0)
        case parts.InstantMoney():
            return tables.Reveal(tables.REVEAL_MONEY, letter, order, space.money, 0, 0)
        case parts.InstantCar():
            return tables.Reveal(tables.REVEAL_CAR, letter, order, 0, 0, 0)
        case parts.InstantLab():
            return tables.Reveal(tables.REVEAL_LAB, letter, order, 0, 0, 0)
        case parts.InstantLaunder():
            return tables.Reveal(tables.REVEAL_LAUNDER, letter, order, 0, 0, 0)
        case _:
            assert_never(space)


def _build_character(character: model.Character) -> tables.Character:
    return tables.Character(
        id=character.id,
        money=character.money,
        headquarters_soldati=character.headquarters_soldati,
        board_soldati=character.board_soldati,
        cars=character.cars,
        speedboats=character.speedboats,
        labs=character.labs,
    )


def _build_tile(tile: model.ControlTile) -> tables.Tile:
    return tables.Tile(
        id=tile.id,
        price=tile.price,
        number=tile.number,
        free=tile.free,
    )


def _build_conflict_card(card: model.ConflictCard) -> tables.ConflictCard:
    kind = tables.TURNCOAT if card.kind == "turncoat" else tables.COWARD
    return tables.ConflictCard(card.id, kind, card.number)


def _build_pieces(components: model.Components) -> tables.Pieces:
    family, common = components.family, components.common
    return tables.Pieces(
        soldati=family.soldati,
        speedboats=family.speedboats,
        cars=family.cars,
        mat_tokens=family.mat_tokens,
        sheet_and_tile_tokens=family.sheet_and_tile_tokens,
        control_tokens=family.control_tokens,
        labs=common.labs,
        neutral_soldati=common.neutral_soldati,
        neutral_tokens=common.neutral_tokens,
        tiles_drawn=common.control_tiles_drawn,
        sheet_0_tokens_each=common.sheet_0_tokens_each,
    )
