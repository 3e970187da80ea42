"""A position of The Great Mafia War: small numbers in flat lists, a stack of frames on top."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import GIVE, ORDER_SLOTS, SEATS, SELL, Actions, Choice
from omerta.games.mafia_war.box.tables import Box
from omerta.games.mafia_war.events import Events
from omerta.games.mafia_war.frame import NO_MOVER, SEVERAL, Frame
from omerta.games.mafia_war.position import Position, dump_position
from omerta.games.mafia_war.view import WarView, view_for
from omerta.kernel.action import CHANCE, Action
from omerta.kernel.errors import IllegalAction
from omerta.kernel.game import State as KernelState
from omerta.kernel.view import Outcome

EMPTY: Final = -1
"""Holder of an area without Soldati; also: no order, no card, no choice yet."""
NEUTRAL: Final = 4
"""Holder of an area with neutral Soldati, owner of a neutral influence token."""

SETUP: Final = 0
PLANNING: Final = 1
ENCOUNTER: Final = 2
"""The phases. Management belongs to the phase it follows."""

FACE_UP: Final = 1
EXECUTED: Final = 2
FRESH: Final = 4
"""Public marks of an order token on the board; FRESH: placed in the turn that is going on. [TILES-4]"""

TARGET: Final = 0
SIDE: Final = 1
"""Whose Soldati attack: a seat, or NEUTRAL when agitated."""
LEADER: Final = 2
"""The seat that makes the attacker's choices."""
ATTACKERS: Final = 3
CAR_ALONG: Final = 4
SEA_WAY: Final = 5
DEFENDER: Final = 6
"""The seat that plays the defence, EMPTY while nobody does."""
LEADER_CARD: Final = 7
DEFENDER_CARD: Final = 8
LEADER_PICK: Final = 9
DEFENDER_PICK: Final = 10
"""Cards and picks are EMPTY until chosen; a pick is 1 for pick-up, 0 for leave."""
ORIGIN: Final = 11
NO_ATTACK: Final = (EMPTY, EMPTY, EMPTY, 0, 0, 0, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY)
"""The places of `State.attack`. Attacks never nest, so there is one record: Soldati on the way are in it."""

TEAM_OF: Final = (0, 1, 0, 1)
MATE_OF: Final = (2, 3, 0, 1)
TEAMS: Final = ((0, 2), (1, 3))


class State(KernelState):
    """A position. Areas 0-35, seas 0-8, seats 0-3; a list is written with its key in brackets.

    Secret are only the faces of orders that lie face down, which orders are in headquarters, conflict cards and
    pending choices; see `view`. [W24]
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
    open_headquarters: bool
    """Have headquarters been filled? From then on the anytime options exist."""

    family: list[int]
    """[seat] EMPTY before it is known."""
    character: list[int]
    holder: list[int]
    """[area] a seat, NEUTRAL or EMPTY."""
    soldati: list[int]
    cars: list[int]
    labs: list[int]
    orders: list[int]
    """[area × 2 + place] slot of the holder's order or EMPTY; the first place is filled first."""
    order_marks: list[int]
    """[area × 2 + place] FACE_UP, EXECUTED, FRESH."""
    order_masks: list[int]
    """[area × 2 + place] which orders the family had in headquarters or on the board when this one was placed."""
    boats: list[int]
    """[sea × 4 + seat]"""
    money: list[int]
    headquarters: list[int]
    """[seat] Soldati in headquarters."""
    supply_soldati: list[int]
    supply_cars: list[int]
    supply_boats: list[int]
    supply_tokens: list[int]
    mat: list[int]
    """[seat × 4 + row] tokens left on the mat."""
    mat_orders: list[int]
    headquarters_orders: list[int]
    board_orders: list[int]
    sold_orders: list[int]
    """[seat] bit sets of slots; an order being executed whose area emptied is still in `board_orders`. [W9]"""
    busts: list[int]
    """[seat] the bottom cell × 5 + owner of the token beside the bust, EMPTY while it is in supply."""
    marks: list[int]
    """[team × 11 + tile] the seat whose token marks the tile or EMPTY."""
    confirmed: list[int]
    """[mandamento] whose control token lies there crest up. [CONTROL-4]"""
    top: list[int]
    bottom: list[int]
    """[cell] the tokens in a cell, see `tokens`."""
    supply_labs: int
    supply_neutrals: int
    boxed_tokens: int
    """Neutral influence tokens out of the game or not yet on a sheet."""
    attack: list[int]
    """The attack that is going on, by TARGET … ORIGIN; NO_ATTACK otherwise."""
    pending: list[int]
    """[seat] secret choices of a simultaneous step, EMPTY for none; the frame on top knows their meaning."""
    frames: list[Frame]
    ending: Outcome | None

    def __init__(self, box: Box, actions: Actions, events: Events) -> None:
        """A state without lists: only `blank_state` and `copy` call this."""
        self.journal = None
        self.box = box
        self.actions = actions
        self.events = events
        self._asked: list[Action] | None = None
        self._offered: list[tuple[Action, ...] | None] = [None, None, None, None, None]

    def copy(self) -> State:
        """An equal position; frames, tables and actions never change, so they are shared."""
        twin = State(self.box, self.actions, self.events)
        twin.hidden = self.hidden
        twin.predictable = self.predictable
        twin.first_game = self.first_game
        twin.round = self.round
        twin.phase = self.phase
        twin.start = self.start
        twin.lead = self.lead
        twin.turn = self.turn
        twin.tiles = self.tiles
        twin.used = self.used
        twin.executing = self.executing
        twin.open_headquarters = self.open_headquarters
        twin.family = self.family.copy()
        twin.character = self.character.copy()
        twin.holder = self.holder.copy()
        twin.soldati = self.soldati.copy()
        twin.cars = self.cars.copy()
        twin.labs = self.labs.copy()
        twin.orders = self.orders.copy()
        twin.order_marks = self.order_marks.copy()
        twin.order_masks = self.order_masks.copy()
        twin.boats = self.boats.copy()
        twin.money = self.money.copy()
        twin.headquarters = self.headquarters.copy()
        twin.supply_soldati = self.supply_soldati.copy()
        twin.supply_cars = self.supply_cars.copy()
        twin.supply_boats = self.supply_boats.copy()
        twin.supply_tokens = self.supply_tokens.copy()
        twin.mat = self.mat.copy()
        twin.mat_orders = self.mat_orders.copy()
        twin.headquarters_orders = self.headquarters_orders.copy()
        twin.board_orders = self.board_orders.copy()
        twin.sold_orders = self.sold_orders.copy()
        twin.busts = self.busts.copy()
        twin.marks = self.marks.copy()
        twin.confirmed = self.confirmed.copy()
        twin.top = self.top.copy()
        twin.bottom = self.bottom.copy()
        twin.supply_labs = self.supply_labs
        twin.supply_neutrals = self.supply_neutrals
        twin.boxed_tokens = self.boxed_tokens
        twin.attack = self.attack.copy()
        twin.pending = self.pending.copy()
        twin.frames = self.frames.copy()
        twin.ending = self.ending
        twin._asked = self._asked
        twin._offered = self._offered.copy()
        return twin

    def to_move(self) -> tuple[int, ...]:
        """Every seat that owes a choice."""
        return self.frames[-1].movers(self) if self.frames else NO_MOVER

    def is_chance_due(self) -> bool:
        """Is it chance's turn?"""
        return bool(self.frames) and self.frames[-1].seat == CHANCE

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """What the frame on top asks of `seat`, and what it may do at any time. [ANYTIME-1] [W43]"""
        if seat < CHANCE:
            return ()
        place = seat if seat >= 0 else SEATS
        offered = self._offered[place]
        if offered is None:
            offered = tuple(self._list_actions(seat))
            self._offered[place] = offered
        return offered

    def _list_actions(self, seat: int) -> list[Action]:
        if not self.frames or (seat == CHANCE) != self.is_chance_due():
            return []
        frame = self.frames[-1]
        if seat == CHANCE:
            return frame.offer(self, CHANCE)
        offers: list[Action] = []
        if seat == frame.seat and self._asked is not None:
            offers.extend(self._asked)
        elif seat in frame.movers(self):
            offers.extend(frame.offer(self, seat))
        if self.open_headquarters:
            orders = self.headquarters_orders[seat]
            for slot in range(ORDER_SLOTS):
                if (orders >> slot) & 1:
                    offers.append(self.actions.sell[slot])  # [ANYTIME-2]
            if self.money[seat] >= 2:
                offers.append(self.actions.give)  # [ANYTIME-4]
        return offers

    def is_legal(self, seat: int, action: Action) -> bool:
        """Is this choice offered?"""
        return any(offered is action for offered in self.legal_actions(seat))

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        """Every draw of this game is uniform over what is left."""
        return [(action, 1) for action in self.legal_actions(CHANCE)]

    def chance_total(self) -> int:
        """How many outcomes chance has now."""
        return len(self.legal_actions(CHANCE)) if self.is_chance_due() else 0

    def chance_at(self, point: int) -> Action:
        """The outcome with this number."""
        return self.legal_actions(CHANCE)[point]

    def carry_out(self, seat: int, action: Action) -> None:
        """Let the frame on top do its work, then let everything that asks nobody run on."""
        assert isinstance(action, Choice)
        if action.kind == SELL:
            self._sell(seat, action.number)
        elif action.kind == GIVE:
            self._give(seat)
        else:
            self.frames[-1].carry_out(self, seat, action)
        self.go_on()

    def go_on(self) -> None:
        """Run on until somebody has to be asked or the game is over."""
        self._asked = None
        self._offered = [None, None, None, None, None]
        while self.frames:
            frame = self.frames[-1]
            if frame.step(self):
                continue
            if frame.seat < 0:
                return
            offers = frame.offer(self, frame.seat)
            if not offers:
                frame.close(self)
            elif len(offers) == 1 and not frame.is_decision():
                only = offers[0]
                assert isinstance(only, Choice)
                frame.carry_out(self, frame.seat, only)
            else:
                self._asked = offers
                return

    def _sell(self, seat: int, slot: int) -> None:
        """An order leaves headquarters and the game for 1 Money. [ANYTIME-2] [ANYTIME-3] [W43]"""
        self.headquarters_orders[seat] &= ~(1 << slot)
        self.sold_orders[seat] |= 1 << slot
        self.money[seat] += 1
        self.tell(self.events.sold, seat, self.order_number(seat, slot))

    def _give(self, seat: int) -> None:
        """2 Money spent, 1 arrives at the teammate's. [ANYTIME-4]"""
        self.money[seat] -= 2
        self.money[MATE_OF[seat]] += 1
        self.tell(self.events.gave, seat, MATE_OF[seat])

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        """Which rule forbids an action that is not offered."""
        assert isinstance(action, Choice)
        rule, code = self._why_not(seat, action)
        return IllegalAction(rule, code, seat, action.notation)

    def _why_not(self, seat: int, choice: Choice) -> tuple[str, str]:
        if not self.frames:
            return "END-1", "the-game-is-over"
        if self.is_chance_due() and seat != CHANCE:
            return self.frames[-1].prompt(self).rule, "something-is-being-drawn"
        if choice.kind == SELL and seat >= 0:
            return self._why_not_sell(seat, choice.number)
        if choice.kind == GIVE and seat >= 0:
            return "ANYTIME-4", "a-gift-costs-2-money" if self.open_headquarters else "headquarters-are-still-empty"
        if seat not in self.frames[-1].movers(self) and not (seat == CHANCE and self.is_chance_due()):
            return self._turn_rule(), "it-is-not-your-turn"
        return self.frames[-1].why_not(self, seat, choice)

    def _turn_rule(self) -> str:
        """Which rule says whose turn it is: set-up and simultaneous steps have their own."""
        if self.phase == SETUP or self.frames[-1].seat == SEVERAL:
            return self.frames[-1].prompt(self).rule
        return "ENCOUNTER-4" if self.phase == ENCOUNTER else "PLAN-1"

    def _why_not_sell(self, seat: int, slot: int) -> tuple[str, str]:
        if (self.sold_orders[seat] >> slot) & 1:
            return "ANYTIME-3", "this-order-was-sold"
        if (self.board_orders[seat] >> slot) & 1:
            return "W43", "an-order-on-the-board-cannot-be-sold"
        if (self.mat_orders[seat] >> slot) & 1:
            return "W43", "an-order-on-the-mat-cannot-be-sold"
        return "ANYTIME-2", "headquarters-are-still-empty"

    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.ending

    def view_for(self, seat: int) -> WarView:
        """What `seat` may know."""
        return view_for(self, seat)

    def dump(self) -> Position:
        """The whole position as a document."""
        return dump_position(self)

    def components(self) -> dict[str, int]:
        """Every printed piece, wherever it lies."""
        from omerta.games.mafia_war.conservation import count_components  # it counts States, so it comes after them

        return count_components(self)

    def order_number(self, seat: int, slot: int) -> int:
        """The number in the box of a seat's order."""
        return self.box.families[self.family[seat]].orders[slot]

    def has_tile(self, seat: int, tile: int) -> bool:
        """Has this family marked that tile? [TILE-1] [TILE-3]"""
        return self.marks[TEAM_OF[seat] * len(self.box.tiles) + tile] == seat
