"""The tables the engine reads: every printed thing by number, in tuples that never change.

Every id becomes its place in the edition's list: areas 0-35, seas 0-8, mandamenti 0-11, families 0-5, orders 0-77,
characters 0-5, tiles 0-10, conflict cards 0-2. Seats follow the corners in order of play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from omerta.games.mafia_war.box.parts import Part

NOBODY: Final = -1
"""In place of a seat: neutral. In place of a row, column or value: none."""

JUSTICE: Final = 0
POLICE: Final = 1
ECONOMY: Final = 2
CHURCH: Final = 3

SHEET_ROWS: Final = 8
"""The grid of all sheets: cell = column × 8 + row."""
SHEET_CELLS: Final = 6 * SHEET_ROWS

COLUMN_START: Final = 0
"""Sheet columns 1 to 4 are the institutions, row + 1."""
COLUMN_TWO: Final = 5

SUPPLY: Final = 0
ATTACK: Final = 1

REVEAL_PAIR: Final = 0
REVEAL_BASE: Final = 1
REVEAL_CAR: Final = 2
REVEAL_MONEY: Final = 3
REVEAL_LAB: Final = 4
REVEAL_LAUNDER: Final = 5

TURNCOAT: Final = 0
COWARD: Final = 1

INFLUENCE: Final = 0
MEETING: Final = 1
REINFORCEMENTS: Final = 2
CARS: Final = 3
SPEEDBOATS: Final = 4
CHAIN_OF_COMMAND: Final = 5
RECRUITMENT: Final = 6
ALLIES: Final = 7
BRIBERY: Final = 8
DELAY_DETONATOR: Final = 9
MINIGUNS: Final = 10


@final
@dataclass(frozen=True, slots=True)
class Space:
    """A sheet space; `index` is its place on its sheet, `cell` its place in the grid of all sheets."""

    id: str
    index: int
    cell: int
    sheet: int
    column: int
    row: int
    infinite: bool
    neutral: bool
    cost: int
    gain: int
    choose_one: bool
    """Whether its parts are joined by "/"."""
    parts: tuple[Part, ...]
    needs: int
    """The bits of its parts: where one of them is possible, so is the space."""


@final
@dataclass(frozen=True, slots=True)
class Sheet:
    """An action sheet: prices over the columns while on top (0 on sheet 4), spaces, and spaces by column.

    `space_in[cell]` is the space in a cell of the grid, None where the sheet has none.
    """

    number: int
    column_costs: tuple[int, ...]
    spaces: tuple[Space, ...]
    by_cost: tuple[Space, ...]
    columns: tuple[tuple[int, ...], ...]
    space_in: tuple[Space | None, ...]


@final
@dataclass(frozen=True, slots=True)
class Order:
    """An order token. `row` and `letter` (0 A, 1 B, 2 C) say where an advanced one stands; basic: NOBODY."""

    id: str
    index: int
    family: int
    slot: int
    """0 to 12 within the family, basic orders first."""
    row: int
    letter: int
    kind: int
    initiative: int
    vest: int
    skull: int
    shotguns: int
    parts: tuple[Part, ...]
    part_of_kind: tuple[int, ...]
    """Place in `parts` by kind of part, NOBODY where the order has none."""

    @property
    def is_basic(self) -> bool:
        """Whether the token starts in headquarters."""
        return self.row < 0


@final
@dataclass(frozen=True, slots=True)
class Reveal:
    """A mat space: what its token covers, and the order its removal frees (NOBODY: none)."""

    kind: int
    letter: int
    order: int
    value: int
    """Base value or Money."""
    attack: int
    strike: int


@final
@dataclass(frozen=True, slots=True)
class MatRow:
    """A mat row. `base_after[n]`, `attack_after[n]`, `strike_after[n]` hold once n tokens are gone."""

    row: int
    spaces: tuple[Reveal, ...]
    base_after: tuple[int, ...]
    attack_after: tuple[int, ...]
    strike_after: tuple[int, ...]


@final
@dataclass(frozen=True, slots=True)
class Family:
    """A family: four mat rows and thirteen orders (numbers into `Box.orders`)."""

    id: str
    index: int
    rows: tuple[MatRow, ...]
    orders: tuple[int, ...]
    basic_orders: tuple[int, ...]


@final
@dataclass(frozen=True, slots=True)
class Character:
    """What a player starts with."""

    id: str
    money: int
    headquarters_soldati: int
    board_soldati: int
    cars: int
    speedboats: int
    labs: int


@final
@dataclass(frozen=True, slots=True)
class Tile:
    """A control tile and its numbers."""

    id: str
    price: int
    number: int
    free: int


@final
@dataclass(frozen=True, slots=True)
class ConflictCard:
    """A conflict card: TURNCOAT or COWARD, and how many."""

    id: str
    kind: int
    number: int


@final
@dataclass(frozen=True, slots=True)
class Pieces:
    """How many pieces there are."""

    soldati: int
    speedboats: int
    cars: int
    mat_tokens: int
    sheet_and_tile_tokens: int
    control_tokens: int
    labs: int
    neutral_soldati: int
    neutral_tokens: int
    tiles_drawn: int
    sheet_0_tokens_each: int


@final
@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box, by number."""

    edition: str
    hash: str
    area_ids: tuple[str, ...]
    sea_ids: tuple[str, ...]
    mandamento_ids: tuple[str, ...]
    mandamento_of: tuple[int, ...]
    areas_of_mandamento: tuple[tuple[int, ...], ...]
    neighbours: tuple[tuple[int, ...], ...]
    distance: tuple[tuple[int, ...], ...]
    """Land borders between two areas on the shortest way."""
    seas_of: tuple[tuple[int, ...], ...]
    coast_of: tuple[tuple[int, ...], ...]
    """The areas on each sea."""
    sea_neighbours: tuple[tuple[int, ...], ...]
    start_seat: tuple[int, ...]
    """The seat each area starts with; NOBODY: neutral."""
    start_soldati: tuple[int, ...]
    tie_break: int
    sheets: tuple[Sheet, ...]
    families: tuple[Family, ...]
    orders: tuple[Order, ...]
    characters: tuple[Character, ...]
    tiles: tuple[Tile, ...]
    tile_ids: tuple[str, ...]
    conflict_cards: tuple[ConflictCard, ...]
    pieces: Pieces
