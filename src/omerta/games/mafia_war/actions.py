"""Every choice of The Great Mafia War, built once per edition: the same layout for all, the names from the edition."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.box.parts import CHOSEN_KINDS
from omerta.games.mafia_war.box.tables import MEETING, SHEET_ROWS, SPEEDBOATS, Box, Sheet, Space
from omerta.games.mafia_war.numbers import ALL_ORDERS, ORDER_SLOTS, SEATS, has
from omerta.kernel.action import Action, ActionTable

MOST: Final = 50
"""The largest amount ever chosen: all Soldati of a family."""

COLUMN_IDS: Final = ("start", "justice", "police", "economy", "church", "two")
ROW_IDS: Final = ("justice", "police", "economy", "church")
EQUIPMENT_IDS: Final = ("car", "speedboat", "lab")
PART_IDS: Final = (
    "recruit",
    "place",
    "place-fixed",
    "orders",
    "equip",
    "launder",
    "exert",
    "rally",
    "ultima-azione",
    "car",
    "speedboat",
    "lab",
    "coin",
    "supply-adjacent",
    "soldati-at-labs",
    "shotgun",
    "bomb",
    "pentito",
    "agitate",
    "pull-in",
)
"""Names of the kinds of parts that are chosen with `do`, by number."""
CELL_IDS: Final = tuple([f"{column}-{row}" for column in COLUMN_IDS for row in range(SHEET_ROWS)])
TOKEN_ORIGINS: Final = ("mat", *[f"top:{cell}" for cell in CELL_IDS], *[f"bottom:{cell}" for cell in CELL_IDS])
"""Where a token comes from that is put on the bottom sheet, in the words of targets."""
FROM_MAT: Final = 0
FROM_TOP: Final = 1
FROM_BOTTOM: Final = 1 + len(CELL_IDS)

SELL: Final = 0
GIVE: Final = 1
DRAW_TILE: Final = 2
DRAW_FAMILY: Final = 3
START: Final = 4
DEAL: Final = 5
LEAD: Final = 6
PARTNER: Final = 7
AREA: Final = 8
SEA: Final = 9
STAY: Final = 10
AMOUNT: Final = 11
TAKE: Final = 12
OWNER: Final = 13
SPACE: Final = 14
TOP: Final = 15
GAIN: Final = 16
DO: Final = 17
EQUIP: Final = 18
ROW: Final = 19
ORDER: Final = 20
USE: Final = 21
MARK: Final = 22
UNMARK: Final = 23
EXECUTE: Final = 24
FROM: Final = 25
LAND: Final = 26
BY_SEA: Final = 27
ALLIES: Final = 28
STRIKE: Final = 29
CAR_STRIKE: Final = 30
WITH_CAR: Final = 31
WITHOUT_CAR: Final = 32
FINESSE: Final = 33
BRUTE_FORCE: Final = 34
DEFENDER: Final = 35
CARD: Final = 36
PICK_UP: Final = 37
LEAVE: Final = 38
BOAT: Final = 39
DONE: Final = 40
PASS: Final = 41

COLUMN_ACTION: Final = CHOSEN_KINDS
EXTRA_ORDER: Final = CHOSEN_KINDS + 1
"""What `do` means after gaining influence, besides the kinds of parts."""


class Choice(Action):
    """One choice: `kind` is its verb (a constant above), `number` what it is about, in the box's numbering."""

    def __init__(self, kind: int, number: int, verb: str, args: tuple[tuple[str, str], ...] = ()) -> None:
        super().__init__(verb, args)
        self.kind = kind
        self.number = number


def _all(kind: int, verb: str, name: str, ids: tuple[str, ...]) -> tuple[Choice, ...]:
    return tuple([Choice(kind, number, verb, ((name, word),)) for number, word in enumerate(ids)])


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple([str(number) for number in range(first, last + 1)])


def _of_sheet(cells: tuple[Choice, ...], sheet: Sheet) -> tuple[Choice, ...]:
    return tuple([cells[space.cell] for space in sheet.spaces])


class Actions:
    """The choices of one edition by verb, indexed like the box, and the fixed table of them all."""

    def __init__(self, box: Box) -> None:
        slots = _numbers(1, ORDER_SLOTS)
        seats = _numbers(0, SEATS - 1)
        families = tuple([family.id for family in box.families])
        self.sell = _all(SELL, "sell", "order", slots)
        self.give = Choice(GIVE, 0, "give")
        self.draw_tile = _all(DRAW_TILE, "draw-tile", "tile", box.tile_ids)
        self.draw_family = _all(DRAW_FAMILY, "draw-family", "family", families)
        self.start = _all(START, "start", "seat", seats)
        self.deal = _all(DEAL, "deal", "character", tuple([character.id for character in box.characters]))
        self.lead = _all(LEAD, "lead", "family", families)
        self.partner = _all(PARTNER, "partner", "family", families)
        self.area = _all(AREA, "area", "area", box.area_ids)
        self.sea = _all(SEA, "sea", "sea", box.sea_ids)
        self.stay = Choice(STAY, 0, "stay")
        self.amount = _all(AMOUNT, "amount", "amount", _numbers(0, MOST))
        self.take = _all(TAKE, "take", "top", CELL_IDS)
        self.owner = _all(OWNER, "owner", "owner", (*seats, "neutral"))
        self.space = _all(SPACE, "space", "bottom", CELL_IDS)
        self.top = _all(TOP, "top", "top", CELL_IDS)
        self.space_of_sheet = tuple([_of_sheet(self.space, sheet) for sheet in box.sheets])
        self.top_of_sheet = tuple([_of_sheet(self.top, sheet) for sheet in box.sheets])
        self.gain = _all(GAIN, "gain", "column", COLUMN_IDS)
        self.do = _all(DO, "do", "part", (*PART_IDS, "column-action", "extra-order"))
        self.done = Choice(DONE, 0, "done")
        self.parts_of_sheet = tuple([tuple([self._of_space(space) for space in sheet.spaces]) for sheet in box.sheets])
        """[sheet][space] every kind of part once, and the end."""
        self.equip = _all(EQUIP, "equip", "equipment", EQUIPMENT_IDS)
        self.row = _all(ROW, "row", "row", ROW_IDS)
        self.order = _all(ORDER, "order", "order", slots)
        self.use = _all(USE, "use", "tile", box.tile_ids)
        self.use_in_turn = self.use[MEETING : SPEEDBOATS + 1]
        self.mark = _all(MARK, "mark", "tile", box.tile_ids)
        self.unmark = _all(UNMARK, "unmark", "tile", box.tile_ids)
        self.execute = _all(EXECUTE, "execute", "order", slots)
        self.from_area = _all(FROM, "from", "area", box.area_ids)
        self.land = _all(LAND, "land", "area", box.area_ids)
        self.by_sea = _all(BY_SEA, "by-sea", "area", box.area_ids)
        self.allies = _all(ALLIES, "allies", "area", box.area_ids)
        self.strike = _all(STRIKE, "strike", "area", box.area_ids)
        self.car_strike = _all(CAR_STRIKE, "car-strike", "area", box.area_ids)
        self.with_car = Choice(WITH_CAR, 0, "with-car")
        self.without_car = Choice(WITHOUT_CAR, 0, "without-car")
        self.finesse = Choice(FINESSE, 0, "finesse")
        self.brute_force = Choice(BRUTE_FORCE, 0, "brute-force")
        self.defender = _all(DEFENDER, "defender", "seat", seats)
        self.card = _all(CARD, "card", "card", tuple([card.id for card in box.conflict_cards]))
        self.pick_up = Choice(PICK_UP, 0, "pick-up")
        self.leave = Choice(LEAVE, 0, "leave")
        self.boat = _all(BOAT, "boat", "seat", seats)
        self.pass_by = Choice(PASS, 0, "pass")
        self.free = (*self.sell, self.give)
        """What may be done at any time."""
        self.turn_otherwise = (*self.gain, *self.use_in_turn, self.pass_by)
        """What may be done in a turn instead of taking a token, or before it."""
        self._free_with: list[tuple[Choice, ...]] = [()] * (ALL_ORDERS + 1)
        self.table = ActionTable(self._in_order())

    def _of_space(self, space: Space) -> tuple[Choice, ...]:
        kinds = dict.fromkeys([part.kind for part in space.parts])
        return (*[self.do[kind] for kind in kinds], self.done)

    def free_with(self, orders: int) -> tuple[Choice, ...]:
        """What may be done at any time with these orders, a bit set, in headquarters."""
        if not self._free_with[orders]:
            self._free_with[orders] = (*[sale for sale in self.sell if has(orders, sale.number)], self.give)
        return self._free_with[orders]

    def _in_order(self) -> list[Action]:
        """An action's place here never changes within a rules version."""
        return [
            *self.sell,
            self.give,
            *self.draw_tile,
            *self.draw_family,
            *self.start,
            *self.deal,
            *self.lead,
            *self.partner,
            *self.area,
            *self.sea,
            self.stay,
            *self.amount,
            *self.take,
            *self.owner,
            *self.space,
            *self.top,
            *self.gain,
            *self.do,
            *self.equip,
            *self.row,
            *self.order,
            *self.use,
            *self.mark,
            *self.unmark,
            *self.execute,
            *self.from_area,
            *self.land,
            *self.by_sea,
            *self.allies,
            *self.strike,
            *self.car_strike,
            self.with_car,
            self.without_car,
            self.finesse,
            self.brute_force,
            *self.defender,
            *self.card,
            self.pick_up,
            self.leave,
            *self.boat,
            self.done,
            self.pass_by,
        ]
