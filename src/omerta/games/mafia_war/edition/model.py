"""The box as typed, frozen records: what an edition says, before the engine makes compact tables of it.

Every designed entry carries `provenance`: `known` (the rulebooks show it or it follows from them) or `ours`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from omerta.games.mafia_war.edition.parts import Bonus, Count, MatSpace, OrderPart, PlanningPart

Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
Text: TypeAlias = Annotated[str, Meta(min_length=1)]
Provenance: TypeAlias = Literal["known", "ours"]
Corner: TypeAlias = Literal["sun", "moon", "star", "wave"]
Start: TypeAlias = Literal["sun", "moon", "star", "wave", "neutral"]
Institution: TypeAlias = Literal["justice", "police", "economy", "church"]
SheetColumn: TypeAlias = Literal["start", "justice", "police", "economy", "church", "two"]
Letter: TypeAlias = Literal["A", "B", "C"]
Colour: TypeAlias = Literal["black", "blue", "green", "red", "white", "yellow"]
Pair: TypeAlias = tuple[str, str]

CORNERS: tuple[Corner, ...] = ("sun", "moon", "star", "wave")
"""Corners in order of play: seat 0 sits at sun, 1 at moon, 2 at star, 3 at wave; teams are {0, 2} and {1, 3}."""
INSTITUTIONS: tuple[Institution, ...] = ("justice", "police", "economy", "church")
"""The rows of a mat from top to bottom."""
SHEET_COLUMNS: tuple[SheetColumn, ...] = ("start", "justice", "police", "economy", "church", "two")
"""The columns of a sheet from left to right: start player and equipment, four institutions, two institutions."""
COLOURS: tuple[Colour, ...] = ("black", "blue", "green", "red", "white", "yellow")

TILE_IDS: Final = (
    *("influence", "meeting", "reinforcements", "cars", "speedboats", "chain-of-command"),
    *("recruitment", "allies", "bribery", "delay-detonator", "miniguns"),
)
"""Every edition has these eleven tiles; the box keeps them in this order, whatever the order in its file."""


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """What all records of an edition share: nothing can be changed and no unknown key is swallowed."""


class Area(Record, frozen=True):
    """One of the 36 land areas, with its coast and its start line-up."""

    id: Id
    name: Text
    mandamento: Id
    seas: tuple[Id, ...]
    start: Start
    soldati: Count
    provenance: Provenance
    note: str = ""


class Mandamento(Record, frozen=True):
    """A region of three areas; its control circle lies in a sea beside it."""

    id: Id
    name: Text
    control_sea: Id
    provenance: Provenance
    note: str = ""


class Sea(Record, frozen=True):
    """One of the nine sea areas."""

    id: Id
    name: Text
    provenance: Provenance
    note: str = ""


class Space(Record, frozen=True):
    """A space of a sheet. On sheet 0 it does nothing; `neutral` marks its grey circle."""

    column: SheetColumn
    row: Annotated[int, Meta(ge=0, le=7)]
    provenance: Provenance
    infinite: bool = False
    neutral: bool = False
    cost: Bonus = 0
    gain: Bonus = 0
    join: Literal["", "+", "/"] = ""
    parts: tuple[PlanningPart, ...] = ()
    note: str = ""


class Sheet(Record, frozen=True):
    """An action sheet: the prices over its columns when it lies on top, and its spaces."""

    number: Annotated[int, Meta(ge=0, le=4)]
    provenance: Provenance
    spaces: tuple[Space, ...]
    column_costs: tuple[Bonus, ...] = ()
    note: str = ""


class CarBonus(Record, frozen=True):
    """What a car adds: to an attack, and to a strike."""

    attack: Bonus
    strike: Bonus


class MatRow(Record, frozen=True):
    """A row of a mat: the value printed before its first space, then the spaces under the tokens."""

    institution: Institution
    provenance: Provenance
    spaces: tuple[MatSpace, ...]
    base_pair: CarBonus | None = None
    base_value: Count | None = None
    note: str = ""


class Order(Record, frozen=True):
    """An order token. Advanced ones stand on the mat in the row and column named here."""

    id: Id
    kind: Literal["supply", "attack"]
    initiative: Annotated[int, Meta(ge=1, le=9)]
    parts: tuple[OrderPart, ...]
    provenance: Provenance
    vest: Bonus = 0
    skull: Bonus = 0
    institution: Institution | None = None
    column: Letter | None = None
    note: str = ""

    @property
    def is_basic(self) -> bool:
        """Whether the token starts in headquarters."""
        return self.institution is None

    @property
    def place(self) -> tuple[int, int]:
        """Row and column of its place on the mat by number, -1 for a basic order."""
        if self.institution is None or self.column is None:
            return (-1, -1)
        return (INSTITUTIONS.index(self.institution), "ABC".index(self.column))


class Family(Record, frozen=True):
    """A family: its character in a word, its mat in four rows and its thirteen orders."""

    id: Colour
    name: Text
    identity: Text
    about: Text
    hard: bool
    provenance: Provenance
    mat: tuple[MatRow, ...]
    orders: tuple[Order, ...]
    note: str = ""

    @property
    def by_slot(self) -> list[Order]:
        """The orders as the engine counts them: basic ones as listed, then the mat, row by row."""
        return sorted(self.orders, key=lambda order: order.place)


class Character(Record, frozen=True):
    """What a player starts with: money and Soldati in headquarters, the other pieces on the board."""

    id: Id
    name: Text
    money: Bonus
    headquarters_soldati: Bonus
    provenance: Provenance
    board_soldati: Bonus = 0
    cars: Bonus = 0
    speedboats: Bonus = 0
    labs: Bonus = 0
    note: str = ""


class ControlTile(Record, frozen=True):
    """A control tile: `number` is what it gives for `price`, `free` what it gives for nothing."""

    id: Id
    name: Text
    phase: Literal["planning", "encounter"]
    once_per_turn: bool
    price: Bonus
    number: Count
    text: Text
    provenance: Provenance
    free: Bonus = 0
    note: str = ""


class ConflictCard(Record, frozen=True):
    """A conflict card: turncoats resolve before cowards; `number` Soldati change or flee."""

    id: Id
    name: Text
    kind: Literal["turncoat", "coward"]
    number: Count
    resolves: Annotated[int, Meta(ge=1, le=2)]
    text: Text
    provenance: Provenance
    note: str = ""


class FamilyPieces(Record, frozen=True):
    """What lies in the box for each family."""

    soldati: Count
    speedboats: Count
    cars: Count
    mat_tokens: Count
    sheet_and_tile_tokens: Count
    busts: Count
    control_tokens: Count
    basic_orders: Count
    advanced_orders: Count
    conflict_cards: Count


class CommonPieces(Record, frozen=True):
    """What lies in the box for everybody."""

    areas: Count
    mandamenti: Count
    seas: Count
    labs: Count
    neutral_soldati: Annotated[int, Meta(ge=1)]
    neutral_tokens: Count
    start_pieces: Count
    sheets: Count
    families: Count
    characters: Count
    control_tiles: Count
    control_tile_sets: Count
    control_tiles_drawn: Count
    sheet_0_tokens_each: Count
    """How many tokens each player puts on sheet 0 before the first round."""


class Components(Record, frozen=True):
    """The component list; the loader counts the rest of the edition against it."""

    family: FamilyPieces
    common: CommonPieces
    order_of_play: tuple[Corner, ...]
    provenance: Provenance
    note: str = ""


class Edition(Record, frozen=True):
    """A whole box, with borders as pairs of ids."""

    id: Id
    name: Text
    about: Text
    tie_break: Id
    areas: tuple[Area, ...]
    mandamenti: tuple[Mandamento, ...]
    seas: tuple[Sea, ...]
    borders: tuple[Pair, ...]
    sea_borders: tuple[Pair, ...]
    sheets: tuple[Sheet, ...]
    families: tuple[Family, ...]
    characters: tuple[Character, ...]
    control_tiles: tuple[ControlTile, ...]
    conflict_cards: tuple[ConflictCard, ...]
    components: Components
