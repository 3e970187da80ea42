"""What the rulebooks show of the printed box. Every edition must agree with it; inferences are not asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.games.mafia_war.edition import model
from omerta.games.mafia_war.edition.errors import Problems
from omerta.games.mafia_war.edition.model import Edition, Space
from omerta.games.mafia_war.edition.parts import (
    BaseValue,
    Exert,
    InstantCar,
    InstantMoney,
    IssueOrders,
    JusticePair,
    Launder,
    Place,
    Recruit,
    UltimaAzione,
)
from omerta.workshop.checks.known_orders import check_known_orders

AREA_NAMES: Final = (
    *("Caltanissetta", "Agrigento", "Camastra", "Enna", "Licata"),
    *("Ragusa", "Caltagirone", "Scordia", "Palagonia", "Bronte"),
)
SEA_NAMES: Final = ("Mare Agrigento", "Mare Licata")
ONE_MANDAMENTO: Final = ("Caltanissetta", "Agrigento", "Camastra")
BORDERS: Final = (("Enna", "Camastra"), ("Caltagirone", "Scordia"), ("Scordia", "Palagonia"))
TIE_BREAK: Final = "Bronte"
LICATA_SEAS: Final = {"Mare Agrigento", "Mare Licata"}

COLUMN_COSTS: Final = {0: (1, 2, 2, 2, 2, 2), 1: (1, 3, 3, 3, 3, 3), 2: (1, 4, 4, 4, 4, 4)}
SHEET_1_SPACES: Final[dict[str, Callable[[Space], bool]]] = {
    "pay 1: issue order + place base+1": lambda space: (
        space.cost == 1 and space.join == "+" and set(space.parts) == {IssueOrders(), Place(1)}
    ),
    "infinite, gain 1: recruit base+1 / place base+2": lambda space: (
        (space.infinite, space.gain, space.join) == (True, 1, "/") and set(space.parts) == {Recruit(1), Place(2)}
    ),
    "place base+4 only where you stand": lambda space: Place(4, only_where_you_stand=True) in space.parts,
    "Ultima Azione": lambda space: space.parts == (UltimaAzione(),),
    "exert influence": lambda space: any(isinstance(part, Exert) and part.tokens == 1 for part in space.parts),
    "launder money": lambda space: Launder() in space.parts,
}
SHEET_1_BONUSES: Final = [1, 1, 1, 2, 3, 4]
"""All bonuses of sheet 1 but the infinite pair."""

TILES: Final = {
    "influence": ("planning", 0, 1, 0),
    "meeting": ("planning", 1, 3, 0),
    "reinforcements": ("planning", 2, 3, 0),
    "cars": ("planning", 2, 1, 0),
    "speedboats": ("planning", 2, 1, 0),
    "chain-of-command": ("planning", 0, 2, 0),
    "recruitment": ("encounter", 1, 2, 1),
    "allies": ("encounter", 1, 1, 0),
    "bribery": ("encounter", None, 1, 0),
    "delay-detonator": ("encounter", 0, 1, 0),
    "miniguns": ("encounter", 0, 1, 0),
}
"""Phase, price (None: not known), number and what is free."""
CONFLICT_CARDS: Final = {"turncoat": ("turncoat", 1), "coward-1": ("coward", 1), "coward-2": ("coward", 2)}


def check_facts(edition: Edition, problems: Problems) -> None:
    """Compare an edition with everything known."""
    if problems.is_whole("board.toml"):
        _check_map(edition, problems)
    if problems.is_whole("sheets.toml"):
        _check_sheets(edition, problems)
    if problems.is_whole(*(f"family-{colour}.toml" for colour in model.COLOURS)):
        _check_mats(edition, problems)
        check_known_orders(edition, problems)
    if problems.is_whole("control-tiles.toml"):
        _check_tiles(edition, problems)
    if problems.is_whole("conflict-cards.toml", "characters.toml"):
        _check_cards(edition, problems)


def _check_map(edition: Edition, problems: Problems) -> None:
    file = "board.toml"
    areas = {area.name: area for area in edition.areas}
    sea_names = {sea.id: sea.name for sea in edition.seas}
    for name in AREA_NAMES:
        problems.expect(name in areas, file, "areas", f"{name} is missing")
    for name in SEA_NAMES:
        problems.expect(name in sea_names.values(), file, "seas", f"{name} is missing")
    if any(name not in areas for name in AREA_NAMES):
        return
    together = len({areas[name].mandamento for name in ONE_MANDAMENTO}) == 1
    problems.expect(together, file, "mandamenti", f"{', '.join(ONE_MANDAMENTO)} form one mandamento")
    borders = {frozenset(pair) for pair in edition.borders}
    for a, b in BORDERS:
        touching = frozenset((areas[a].id, areas[b].id)) in borders
        problems.expect(touching, file, "borders", f"{a} and {b} are adjacent")
    right_seas = {sea_names.get(sea) for sea in areas["Licata"].seas} == LICATA_SEAS
    problems.expect(right_seas, file, "areas[licata].seas", "Licata touches Mare Agrigento and Mare Licata")
    problems.expect(edition.tie_break == areas[TIE_BREAK].id, file, "tie_break", f"{TIE_BREAK} decides ties")


def _check_sheets(edition: Edition, problems: Problems) -> None:
    file = "sheets.toml"
    for sheet in edition.sheets:
        known = COLUMN_COSTS.get(sheet.number, sheet.column_costs)
        problems.expect(sheet.column_costs == known, file, f"sheets[{sheet.number}].column_costs", f"are {list(known)}")
        if sheet.number != 1:
            continue
        for name, fits in SHEET_1_SPACES.items():
            problems.expect(any(fits(space) for space in sheet.spaces), file, "sheets[1].spaces", f"lacks: {name}")
        bonuses = sorted(
            part.bonus
            for space in sheet.spaces
            if not space.infinite
            for part in space.parts
            if isinstance(part, Recruit | Place)
        )
        problems.expect(
            bonuses == SHEET_1_BONUSES, file, "sheets[1].spaces", f"bonuses are {SHEET_1_BONUSES}, found {bonuses}"
        )


def _check_mats(edition: Edition, problems: Problems) -> None:
    rows = {(family.id, row.institution): row for family in edition.families for row in family.mat}
    blue, red = rows.get(("blue", "justice")), rows.get(("red", "economy"))
    if blue is not None:
        first_of_b = next((space for space in blue.spaces if space.column == "B"), None)
        has_all = {space.column for space in blue.spaces} == {"A", "B", "C"}
        key = "mat[justice]"
        problems.expect(has_all, "family-blue.toml", key, "has columns A, B and C")
        problems.expect(isinstance(first_of_b, InstantCar), "family-blue.toml", key, "column B starts with a car")
    if red is not None and red.spaces:
        one_money = isinstance(red.spaces[0], InstantMoney) and red.spaces[0].money == 1
        problems.expect(one_money, "family-red.toml", "mat[economy]", "the first space gives 1 Money")
    spaces = [space for row in rows.values() for space in row.spaces]
    pairs = {(space.attack, space.strike) for space in spaces if isinstance(space, JusticePair)}
    pairs |= {(row.base_pair.attack, row.base_pair.strike) for row in rows.values() if row.base_pair}
    problems.expect((2, 3) in pairs, "families", "mat[justice]", "one pair is 2/3")
    for institution, value in (("police", 2), ("church", 4)):
        values = {
            number
            for (_, name), row in rows.items()
            if name == institution
            for number in (row.base_value, *(space.value for space in row.spaces if isinstance(space, BaseValue)))
        }
        problems.expect(value in values, "families", f"mat[{institution}]", f"a base value {value} occurs")


def _check_tiles(edition: Edition, problems: Problems) -> None:
    tiles = {tile.id: tile for tile in edition.control_tiles}
    for name, (phase, price, number, free) in TILES.items():
        key = f"control_tiles[{name}]"
        if name not in tiles:
            continue
        tile = tiles[name]
        known = (phase, tile.price if price is None else price, number, free)
        found = (tile.phase, tile.price, tile.number, tile.free)
        problems.expect(found == known, "control-tiles.toml", key, f"phase, price, number, free are {known}")


def _check_cards(edition: Edition, problems: Problems) -> None:
    cards = {card.id: (card.kind, card.number) for card in edition.conflict_cards}
    problems.expect(
        cards == CONFLICT_CARDS, "conflict-cards.toml", "conflict_cards", f"are {', '.join(CONFLICT_CARDS)}"
    )
    known_card = any((card.money, card.headquarters_soldati, card.labs) == (10, 3, 3) for card in edition.characters)
    problems.expect(known_card, "characters.toml", "characters", "one has 10 Money, 3 Soldati and 3 labs")
