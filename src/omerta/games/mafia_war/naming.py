"""What the outside calls things: words and ids in place of the engine's numbers, for documents and views alike."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from librt.vecs import vec
from mypy_extensions import i32

from omerta.games.mafia_war.actions import CELL_IDS
from omerta.games.mafia_war.box.tables import Box
from omerta.games.mafia_war.numbers import NEUTRAL, ORDER_SLOTS, SEATS, has
from omerta.games.mafia_war.tokens import owners_in, tokens_of

Phase: TypeAlias = Literal["setup", "planning", "encounter"]
PHASES: Final[tuple[Phase, ...]] = ("setup", "planning", "encounter")
OrderMark: TypeAlias = Literal["face-up", "executed", "fresh"]
ORDER_MARKS: Final[tuple[OrderMark, ...]] = ("face-up", "executed", "fresh")
Holder: TypeAlias = int | Literal["neutral", "empty"]
Owner: TypeAlias = int | Literal["neutral"]


def name_holder(holder: int) -> Holder:
    """Who holds an area."""
    if holder == NEUTRAL:
        return "neutral"
    return "empty" if holder < 0 else holder


def name_seat(seat: int) -> int | None:
    """A seat; None: nobody."""
    return None if seat < 0 else seat


def name_owner(owner: int) -> Owner:
    """Whose token it is."""
    return "neutral" if owner == NEUTRAL else owner


class Names:
    """The names of one box. What is asked again and again is put together once."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._orders: dict[int, tuple[str, ...]] = {}
        self._owners: dict[int, tuple[Owner, ...]] = {}
        self._boats: dict[int, tuple[int, ...]] = {}
        self._tiles: dict[int, tuple[str, ...]] = {}
        self._marks: Final = tuple(
            [tuple([word for bit, word in enumerate(ORDER_MARKS) if has(marks, bit)]) for marks in range(8)]
        )

    def orders(self, family: int, slots: int) -> tuple[str, ...]:
        """The ids behind a bit set of a family's orders."""
        key = (slots << 3) | family
        names = self._orders.get(key)
        if names is None:
            numbers = self.box.families[family].orders
            names = tuple([self.box.orders[numbers[slot]].id for slot in range(ORDER_SLOTS) if has(slots, slot)])
            self._orders[key] = names
        return names

    def order(self, family: int, slot: int) -> str:
        """The id of one order."""
        return self.box.orders[self.box.families[family].orders[slot]].id

    def executing(self, family: tuple[int, ...], executing: int) -> str | None:
        """The order that is being executed."""
        return None if executing < 0 else self.order(family[executing // ORDER_SLOTS], executing % ORDER_SLOTS)

    def marks(self, marks: int) -> tuple[OrderMark, ...]:
        """The words behind the bits of an order token."""
        return self._marks[marks]

    def tiles(self, tiles: int) -> tuple[str, ...]:
        """The ids behind a bit set of tiles."""
        names = self._tiles.get(tiles)
        if names is None:
            names = tuple([name for tile, name in enumerate(self.box.tile_ids) if has(tiles, tile)])
            self._tiles[tiles] = names
        return names

    def tile_marks(self, marks: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
        """The tiles with tokens, and the seats of these."""
        tiles = len(self.box.tile_ids)
        named: dict[str, tuple[int, ...]] = {}
        for tile in range(tiles):
            one, other = marks[tile], marks[tiles + tile]
            if one >= 0 or other >= 0:
                named[self.box.tile_ids[tile]] = tuple([seat for seat in (one, other) if seat >= 0])
        return named

    def sheet(self, tokens: vec[i32]) -> dict[str, tuple[Owner, ...]]:
        """The cells of a sheet with tokens, and whose they are."""
        named: dict[str, tuple[Owner, ...]] = {}
        for cell in range(len(tokens)):
            if tokens[cell]:
                named[CELL_IDS[cell]] = self._owners_in(tokens[cell])
        return named

    def _owners_in(self, cell: int) -> tuple[Owner, ...]:
        owners = self._owners.get(cell)
        if owners is None:
            owners = tuple([name_owner(owner) for owner in owners_in(cell) for _ in range(tokens_of(cell, owner))])
            self._owners[cell] = owners
        return owners

    def boats(self, boats: tuple[int, ...], sea: int) -> tuple[int, ...]:
        """The owners of the boats in a sea."""
        base = sea * SEATS
        key = boats[base] | (boats[base + 1] << 8) | (boats[base + 2] << 16) | (boats[base + 3] << 24)
        owners = self._boats.get(key)
        if owners is None:
            owners = tuple([seat for seat in range(SEATS) for _ in range(boats[base + seat])])
            self._boats[key] = owners
        return owners

    def confirmed(self, confirmed: tuple[int, ...]) -> dict[str, int]:
        """The mandamenti with a control token crest up, and whose it is."""
        names = self.box.mandamento_ids
        return {names[number]: confirmed[number] for number in range(len(confirmed)) if confirmed[number] >= 0}
