"""Writes sights of The Great Mafia War as rows of numbers, seats counted from the one that looks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from omerta.games.mafia_war.box.tables import CHURCH, POLICE, SHEET_CELLS, Box
from omerta.games.mafia_war.naming import ORDER_MARKS
from omerta.games.mafia_war.numbers import (
    EMPTY,
    FACE_UP,
    MAT_ROWS,
    NEUTRAL,
    ORDER_SLOTS,
    SEATS,
    UNKNOWN,
    count_bits,
)
from omerta.games.mafia_war.observing.layout import PENDING_BITS, STOCK, frame_writer, layout_of
from omerta.games.mafia_war.observing.places import Places
from omerta.games.mafia_war.pieces.reading import base_value, car_attack_value, car_strike_value, mandamento_holder
from omerta.games.mafia_war.state import State, WarSight
from omerta.games.mafia_war.tokens import OWNERS
from omerta.kernel.machine import Sight
from omerta.kernel.observation import Observer, blank_row, put, put_bits

MARKS: Final = len(ORDER_MARKS)
HIDDEN: Final = STOCK.index("orders in headquarters")
TOKEN_BITS: Final = 6
TOKEN_MASK: Final = 63


class WarObserver(Observer):
    """Writes rows of games with one box."""

    def __init__(self, box: Box) -> None:
        self._frames = frame_writer(box)
        self.layout = layout_of(box, self._frames)
        self._frames.place(self.layout)
        self._at = Places(self.layout)
        self._blank = blank_row(self.layout.size)

    def observe(self, sight: Sight) -> vec[u8]:
        """The whole row."""
        assert isinstance(sight, WarSight)
        row = self._blank[:]
        seat = max(sight.seat, 0)
        board = sight.board
        self._write_table(row, sight, seat)
        self._write_orders_in_areas(row, board, seat)
        for number in range(SEATS):
            self._write_player(row, sight, (seat + number) % SEATS, number)
            self._write_orders(row, board, (seat + number) % SEATS, number)
        self._write_areas(row, board, seat)
        self._write_control(row, board, seat)
        self._write_sheet(row, board.top, self._at.top_sheet, seat)
        self._write_sheet(row, board.bottom, self._at.bottom_sheet, seat)
        if board.attack.target != EMPTY:
            self._write_attack(row, board, seat)
        self._frames.write(row, board.frames, seat)
        return row

    def _write_table(self, row: vec[u8], sight: WarSight, seat: int) -> None:
        at = self._at
        board = sight.board
        for mover in sight.movers:
            _put_seat(row, at.to_move, mover, seat)
        _put_seat(row, at.turn, board.turn, seat)
        _put_seat(row, at.start, board.start, seat)
        _put_seat(row, at.lead, board.lead, seat)
        row[at.phase + board.phase] = u8(1)
        row[at.round + board.round - 1] = u8(1)
        options = at.options
        row[options] = u8(board.hidden)
        row[options + 1] = u8(board.predictable)
        row[options + 2] = u8(board.first_game)
        row[options + 3] = u8(board.first_printing)
        put(row, at.passes, board.passes)
        row[at.open] = u8(board.open_headquarters)
        put_bits(row, at.tiles, board.tiles)
        put_bits(row, at.tiles_used, board.used)
        supply = at.supply
        put(row, supply, board.supply_labs)
        put(row, supply + 1, board.supply_neutrals)
        put(row, supply + 2, board.boxed_tokens)
        if board.executing >= 0:
            _put_seat(row, at.executing, board.executing // ORDER_SLOTS, seat)
            row[at.executing_order + board.executing % ORDER_SLOTS] = u8(1)

    def _write_player(self, row: vec[u8], sight: WarSight, owner: i64, number: i64) -> None:
        at = self._at
        board = sight.board
        stock = at.stock + number * len(STOCK)
        put(row, stock, board.money[owner])
        put(row, stock + 1, board.headquarters[owner])
        put(row, stock + 2, board.supply_soldati[owner])
        put(row, stock + 3, board.supply_cars[owner])
        put(row, stock + 4, board.supply_boats[owner])
        put(row, stock + 5, board.supply_tokens[owner])
        put(row, stock + 6, board.removed_tokens[owner])
        if board.family[owner] >= 0:
            row[at.family + number * len(board.box.families) + board.family[owner]] = u8(1)
            put(row, stock + 7, base_value(board, owner, CHURCH))
            put(row, stock + 8, base_value(board, owner, POLICE))
            put(row, stock + 9, car_attack_value(board, owner))
            put(row, stock + 10, car_strike_value(board, owner))
        put(row, stock + HIDDEN, count_bits(sight.hidden_orders(owner)) - i64(row[stock + HIDDEN]))
        if board.character[owner] >= 0:
            row[at.character + number * len(board.box.characters) + board.character[owner]] = u8(1)
        row[at.screened + number] = u8(board.money[owner] == UNKNOWN)
        for mat_row in range(MAT_ROWS):
            put(row, at.mat + number * MAT_ROWS + mat_row, board.mat[owner * MAT_ROWS + mat_row])
        bust = board.busts[owner]
        if bust >= 0:
            row[at.bust + number * SHEET_CELLS + bust // OWNERS] = u8(1)
            _put_owner(row, at.bust_owner + number * OWNERS, bust % OWNERS, max(sight.seat, 0))
        if board.pending[owner] > 0:
            put_bits(row, at.pending + number * PENDING_BITS, board.pending[owner])

    def _write_orders(self, row: vec[u8], board: State, owner: i64, number: i64) -> None:
        at = self._at
        start = number * ORDER_SLOTS
        put_bits(row, at.orders_on_mat + start, board.mat_orders[owner])
        put_bits(row, at.orders_at_home + start, board.headquarters_orders[owner])
        put_bits(row, at.orders_on_board + start, board.board_orders[owner])
        put_bits(row, at.orders_sold + start, board.sold_orders[owner])

    def _write_areas(self, row: vec[u8], board: State, seat: i64) -> None:
        holders = self._at.holder
        pieces = self._at.pieces
        areas: i64 = len(board.holder)
        for area in range(areas):
            holder = board.holder[area]
            if holder >= 0:
                row[holders + area * OWNERS + _seen_from(seat, holder)] = u8(1)
                put(row, pieces, board.soldati[area])
                if board.cars[area] != 0:
                    put(row, pieces + 1, board.cars[area])
            if board.labs[area] != 0:
                put(row, pieces + 2, board.labs[area])
            pieces += 3
        boats = self._at.boats
        places: i64 = len(board.boats)
        for place in range(places):
            if board.boats[place] != 0:
                put(row, boats + (place & ~3) + ((place - seat) & 3), board.boats[place])

    def _write_orders_in_areas(self, row: vec[u8], board: State, seat: i64) -> None:
        """Those that lie face down are counted where `_write_player` wants the number of all hidden ones."""
        at = self._at
        hidden = at.stock + HIDDEN
        lies = at.order
        marks = at.order_marks
        faces = at.order_face
        choices = at.order_choices
        places: i64 = len(board.orders)
        for place in range(places):
            slot = i64(board.orders[place])
            if slot == EMPTY:
                continue
            row[lies + place] = u8(1)
            put_bits(row, marks + place * MARKS, i64(board.order_marks[place]))
            if slot >= 0:
                row[faces + place * ORDER_SLOTS + slot] = u8(1)
            if not board.order_marks[place] & FACE_UP:
                holder = board.holder[place >> 1]
                row[hidden + ((holder - seat) & 3) * len(STOCK)] += u8(1)
                sold = board.sold_orders[holder]
                put_bits(row, choices + place * ORDER_SLOTS, board.order_masks[place] & ~sold)

    def _write_control(self, row: vec[u8], board: State, seat: i64) -> None:
        at = self._at
        control = at.control
        confirmed = at.confirmed
        stock = at.stock
        mandamenti: i64 = len(board.confirmed)
        for number in range(mandamenti):
            holder = mandamento_holder(board, number)
            if holder != EMPTY:
                _put_seat(row, control + number * SEATS, holder, seat)
                row[stock + ((holder - seat) & 3) * len(STOCK) + 11] += u8(1)
            _put_seat(row, confirmed + number * SEATS, board.confirmed[number], seat)
        marks = at.tile_marks
        tiles: i64 = len(board.box.tile_ids)
        places: i64 = len(board.marks)
        for place in range(places):
            _put_seat(row, marks + (place % tiles) * SEATS, board.marks[place], seat)

    def _write_sheet(self, row: vec[u8], sheet: vec[i32], start: i64, seat: i64) -> None:
        for number in range(SHEET_CELLS):
            tokens = sheet[number]
            owner: i64 = 0
            while tokens > 0:
                if tokens & TOKEN_MASK:
                    row[start + number * OWNERS + _seen_from(seat, owner)] = u8(tokens & TOKEN_MASK)
                tokens >>= TOKEN_BITS
                owner += 1

    def _write_attack(self, row: vec[u8], board: State, seat: int) -> None:
        at = self._at
        attack = board.attack
        row[at.attack_target + attack.target] = u8(1)
        if attack.origin >= 0:
            row[at.attack_origin + attack.origin] = u8(1)
        _put_owner(row, at.attack_side, attack.side, seat)
        _put_seat(row, at.attack_leader, attack.leader, seat)
        _put_seat(row, at.attack_defender, attack.defender, seat)
        numbers = at.attack_numbers
        put(row, numbers, attack.attackers)
        put(row, numbers + 1, attack.car)
        row[numbers + 2] = u8(attack.by_sea)
        cards = len(board.box.conflict_cards)
        for side, card in enumerate((attack.leader_card, attack.defender_card)):
            row[at.cards_chosen + side] = u8(card != EMPTY)
            if card >= 0:
                row[at.cards + side * cards + card] = u8(1)
        put(row, at.picks, attack.leader_pick + 1)
        put(row, at.picks + 1, attack.defender_pick + 1)


def _seen_from(seat: i64, owner: i64) -> i64:
    """An owner's number counted from a seat; neutral stays neutral."""
    return owner if owner == NEUTRAL else (owner - seat) & 3


def _put_seat(row: vec[u8], start: i64, owner: i64, seat: i64) -> None:
    if owner >= 0:
        row[start + ((owner - seat) & 3)] = u8(1)


def _put_owner(row: vec[u8], start: i64, owner: i64, seat: i64) -> None:
    if owner >= 0:
        row[start + _seen_from(seat, owner)] = u8(1)
