"""A position of The Great Mafia War: small numbers in flat vectors, a stack of frames on top; and what a seat sees."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from omerta.games.mafia_war.actions import Actions
from omerta.games.mafia_war.attack_record import AttackRecord
from omerta.games.mafia_war.box.tables import Box
from omerta.games.mafia_war.events import Events
from omerta.games.mafia_war.numbers import (
    ALL_ORDERS,
    EMPTY,
    ENCOUNTER,
    FACE_UP,
    ORDER_SLOTS,
    SEATS,
    SETUP,
    TEAM_OF,
    UNKNOWN,
)
from omerta.kernel.action import CHANCE, Action
from omerta.kernel.machine import SEVERAL, Refusal, Sight
from omerta.kernel.machine import State as KernelState
from omerta.kernel.view import Prompt

NO_ATTACK: Final = AttackRecord()
"""Shared by all positions without an attack; `open_attack` puts a new record in its place."""

OVER: Final = Refusal("END-1", "the-game-is-over")
NOT_YOUR_ORDER: Final = Refusal("ENCOUNTER-4", "it-is-not-your-turn")
NOT_YOUR_TURN: Final = Refusal("PLAN-1", "it-is-not-your-turn")


class State(KernelState):
    """A position. Areas 0-35, seas 0-8, seats 0-3; a list is written with its key in brackets.

    What changes often is a vector; what seldom does is a tuple, which copies share.

    Secret are only the faces of orders that lie face down, which orders are in headquarters, conflict cards and
    pending choices; see `WarSight`. [W24]
    """

    box: Box
    actions: Actions
    events: Events
    hidden: bool
    """Table option: the countable in headquarters is not shown. [W24]"""
    predictable: bool
    """Table option: of two identical conflict cards on one side one counts. [CONFLICT-9]"""
    first_game: bool
    """Table option: no Black and White, families at random. [SETUP-8]"""
    first_printing: bool
    """Table option: rulebook 1.0, where it differs from 1.2. [W1]"""

    round: int
    phase: int
    start: int
    """Who has the Primo Giocatore; EMPTY before it is drawn."""
    lead: int
    """Who leads this phase: the holder of the piece when the phase began. [W8]"""
    turn: int
    """The seat on turn, or whose order is being executed."""
    tiles: int
    """Bit set of the control tiles in play."""
    used: int
    """Bit set of the tiles used in this turn. [W39]"""
    executing: int
    """seat × 13 + slot of the order being executed, EMPTY for none."""
    passes: int
    """How many turns in a row were passed, by rulebook 1.0. [FIRST-1]"""
    open_headquarters: bool
    """Have headquarters been filled? From then on the anytime options exist."""

    family: tuple[int, ...]
    """[seat] EMPTY before it is known."""
    character: tuple[int, ...]
    holder: vec[i64]
    """[area] a seat, NEUTRAL or EMPTY."""
    soldati: vec[i64]
    cars: tuple[int, ...]
    labs: tuple[int, ...]
    orders: vec[i16]
    """[area × 2 + place] slot of the holder's order or EMPTY; the first place is filled first."""
    order_marks: vec[i16]
    """[area × 2 + place] FACE_UP, EXECUTED, FRESH."""
    order_masks: tuple[int, ...]
    """[area × 2 + place] which orders the family had in headquarters or on the board when this one was placed."""
    boats: tuple[int, ...]
    """[sea × 4 + seat]"""
    money: vec[i64]
    headquarters: vec[i64]
    """[seat] Soldati in headquarters."""
    supply_soldati: vec[i64]
    supply_cars: tuple[int, ...]
    supply_boats: tuple[int, ...]
    supply_tokens: vec[i64]
    removed_tokens: tuple[int, ...]
    """[seat] influence tokens out of the game, by rulebook 1.0. [FIRST-4]"""
    mat: tuple[int, ...]
    """[seat × 4 + row] tokens left on the mat."""
    mat_orders: tuple[int, ...]
    headquarters_orders: vec[i64]
    board_orders: vec[i64]
    sold_orders: tuple[int, ...]
    """[seat] bit sets of slots; an order being executed whose area emptied is still in `board_orders`. [W9]"""
    busts: tuple[int, ...]
    """[seat] the bottom cell × 5 + owner of the token beside the bust, EMPTY while it is in supply."""
    marks: tuple[int, ...]
    """[team × 11 + tile] the seat whose token marks the tile or EMPTY."""
    confirmed: tuple[int, ...]
    """[mandamento] whose control token lies there crest up. [CONTROL-4]"""
    top: vec[i32]
    bottom: vec[i32]
    """[cell] the tokens in a cell, see `tokens`."""
    supply_labs: int
    supply_neutrals: int
    boxed_tokens: int
    """Neutral influence tokens out of the game or not yet on a sheet."""
    attack: AttackRecord
    pending: vec[i64]
    """[seat] secret choices of a simultaneous step, EMPTY for none; the frame on top knows their meaning."""

    def __init__(self, box: Box, actions: Actions, events: Events) -> None:
        """A state without vectors: only `blank_state` and `copy` call this."""
        super().__init__()
        self.box = box
        self.actions = actions
        self.events = events

    def copy(self) -> State:
        """An equal position; frames, tables and actions never change, so they are shared."""
        twin = State(self.box, self.actions, self.events)
        twin.hidden = self.hidden
        twin.predictable = self.predictable
        twin.first_game = self.first_game
        twin.first_printing = self.first_printing
        twin.round = self.round
        twin.phase = self.phase
        twin.start = self.start
        twin.lead = self.lead
        twin.turn = self.turn
        twin.tiles = self.tiles
        twin.used = self.used
        twin.executing = self.executing
        twin.passes = self.passes
        twin.open_headquarters = self.open_headquarters
        twin.family = self.family
        twin.character = self.character
        twin.holder = self.holder[:]
        twin.soldati = self.soldati[:]
        twin.cars = self.cars
        twin.labs = self.labs
        twin.orders = self.orders[:]
        twin.order_marks = self.order_marks[:]
        twin.order_masks = self.order_masks
        twin.boats = self.boats
        twin.money = self.money[:]
        twin.headquarters = self.headquarters[:]
        twin.supply_soldati = self.supply_soldati[:]
        twin.supply_cars = self.supply_cars
        twin.supply_boats = self.supply_boats
        twin.supply_tokens = self.supply_tokens[:]
        twin.removed_tokens = self.removed_tokens
        twin.mat = self.mat
        twin.mat_orders = self.mat_orders
        twin.headquarters_orders = self.headquarters_orders[:]
        twin.board_orders = self.board_orders[:]
        twin.sold_orders = self.sold_orders
        twin.busts = self.busts
        twin.marks = self.marks
        twin.confirmed = self.confirmed
        twin.top = self.top[:]
        twin.bottom = self.bottom[:]
        twin.supply_labs = self.supply_labs
        twin.supply_neutrals = self.supply_neutrals
        twin.boxed_tokens = self.boxed_tokens
        twin.attack = self.attack.copy() if self.attack.target != EMPTY else NO_ATTACK
        twin.pending = self.pending[:]
        self.copy_machine(twin)
        return twin

    def seen_by(self, seat: int) -> WarSight:
        """What `seat` may know; the rest is UNKNOWN, and a set of orders holds all that could be in it. [W24]"""
        board = self.copy()
        board.forget_offers(seat)
        board._hide_orders(seat)
        for owner in range(SEATS):
            if is_secret(seat, owner):
                board._hide(owner)
        return WarSight(seat, self.to_move(), board)

    def _hide_orders(self, viewer: int) -> None:
        """Faces that lie down are blank; headquarters that are not empty may hold all that could be in them."""
        places: i64 = len(self.orders)
        for place in range(places):
            slot = i64(self.orders[place])
            if slot >= 0 and not self.order_marks[place] & FACE_UP:
                owner = self.holder[place >> 1]
                if is_secret(viewer, owner):
                    face: i64 = 1 << slot
                    self.orders[place] = UNKNOWN
                    self.board_orders[owner] &= ~face
                    if self.headquarters_orders[owner] != 0:
                        self.headquarters_orders[owner] |= face

    def _hide(self, owner: int) -> None:
        """Blank out what else `owner` keeps from the other team and from spectators."""
        self.pending[owner] = UNKNOWN
        if self.attack.leader == owner and self.attack.leader_card >= 0:
            self.attack.leader_card = UNKNOWN
        if self.attack.defender == owner and self.attack.defender_card >= 0:
            self.attack.defender_card = UNKNOWN
        if self.hidden:
            self.money[owner] = UNKNOWN
            self.headquarters[owner] = UNKNOWN
            self.supply_soldati[owner] = UNKNOWN

    def are_means_secret(self) -> bool:
        """By table option, what lies in headquarters is counted by its owner alone. [W24]"""
        return self.hidden

    def not_asked(self, seat: int, action: Action) -> Refusal:
        """The game is over, something is being drawn, or another seat is asked: set-up and simultaneous steps have
        rules of their own about whom."""
        if not self.frames:
            return OVER
        frame = self.frames[-1]
        if frame.asked(self) == CHANCE:
            return Refusal(frame.prompt(self).rule, "something-is-being-drawn")
        if self.phase == SETUP or frame.asked(self) == SEVERAL:
            return Refusal(frame.prompt(self).rule, "it-is-not-your-turn")
        return NOT_YOUR_ORDER if self.phase == ENCOUNTER else NOT_YOUR_TURN

    def order_number(self, seat: int, slot: int) -> int:
        """The number in the box of a seat's order."""
        return self.box.families[self.family[seat]].orders[slot]

    def has_tile(self, seat: int, tile: int) -> bool:
        """Has this family marked that tile? [TILE-1] [TILE-3]"""
        return self.marks[TEAM_OF[seat] * len(self.box.tiles) + tile] == seat


class WarSight(Sight):
    """What one seat may know; `board` is blank wherever it knows nothing. [W24]

    Secret from the other team and from spectators: the faces of orders that lie face down, which orders are in
    headquarters, conflict cards before the reveal and pending choices; by table option also what can be counted.
    """

    def __init__(self, seat: int, movers: tuple[int, ...], board: State) -> None:
        super().__init__(seat, movers)
        self.board = board

    def known(self) -> State:
        """The board."""
        return self.board

    def is_secret(self, owner: int) -> bool:
        """Is what `owner` keeps from the other team hidden here?"""
        return is_secret(self.seat, owner)

    def face_down(self, owner: int) -> int:
        """How many orders of a family lie face down."""
        board = self.board
        count: i64 = 0
        places: i64 = len(board.orders)
        for place in range(places):
            is_down = board.orders[place] != EMPTY and not board.order_marks[place] & FACE_UP
            if is_down and board.holder[place >> 1] == owner:
                count += 1
        return count

    def hidden_orders(self, owner: int) -> int:
        """The orders a family has in headquarters or face down on the board, a set that is public. [SETUP-10]"""
        board = self.board
        if not is_secret(self.seat, owner):
            return board.headquarters_orders[owner] | (board.board_orders[owner] & ~self._face_up(owner))
        if board.phase == SETUP and not board.open_headquarters and board.mat_orders[owner] == 0:
            return 0
        return ALL_ORDERS & ~(board.mat_orders[owner] | board.sold_orders[owner] | board.board_orders[owner])

    def _face_up(self, owner: int) -> int:
        """The orders of a family that everybody can read, the one being executed included."""
        board = self.board
        slots: i64 = 0
        if board.executing >= 0 and board.executing // ORDER_SLOTS == owner:
            slots = 1 << (board.executing % ORDER_SLOTS)
        places: i64 = len(board.orders)
        for place in range(places):
            if board.order_marks[place] & FACE_UP and board.holder[place >> 1] == owner:
                slots |= 1 << i64(board.orders[place])
        return slots

    def prompt(self) -> Prompt | None:
        """The question; with screens its numbers are left out, which could tell what is in somebody's headquarters."""
        prompt = self.board.prompt()
        if prompt is not None and self.board.hidden and any(is_secret(self.seat, mover) for mover in self.movers):
            return Prompt(prompt.key, prompt.rule)
        return prompt

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, WarSight)
            and self.seat == other.seat
            and self.movers == other.movers
            and are_equal(self.board, other.board)
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.movers))


def is_secret(viewer: int, owner: int) -> bool:
    """Is what `owner` hides also hidden from `viewer`? Not within a team. [SETUP-9] [TEAM-1]"""
    return viewer < 0 or TEAM_OF[viewer] != TEAM_OF[owner]


def are_equal(one: State, other: State) -> bool:
    """Is everything equal that makes a position?"""
    return all(getattr(one, field) == getattr(other, field) for field in FIELDS)


FIELDS: Final[tuple[str, ...]] = (
    *("hidden", "predictable", "first_game", "first_printing"),
    *("round", "phase", "start", "lead", "turn", "tiles", "used", "executing", "passes", "open_headquarters"),
    *("family", "character", "holder", "soldati", "cars", "labs", "orders", "order_marks", "order_masks", "boats"),
    *("money", "headquarters", "supply_soldati", "supply_cars", "supply_boats", "supply_tokens", "removed_tokens"),
    *("mat", "mat_orders", "headquarters_orders", "board_orders", "sold_orders"),
    *("busts", "marks", "confirmed", "top", "bottom"),
    *("supply_labs", "supply_neutrals", "boxed_tokens"),
    *("attack", "pending", "frames", "ending"),
)
