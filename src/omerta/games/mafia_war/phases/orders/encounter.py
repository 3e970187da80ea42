"""The encounter phase: all orders are turned up, then executed one by one, supply before attack."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import (
    ALLIES,
    BRUTE_FORCE,
    BY_SEA,
    CAR_STRIKE,
    CARD,
    DO,
    DONE,
    EXECUTE,
    FINESSE,
    FROM,
    LAND,
    LEAVE,
    PICK_UP,
    STRIKE,
    WITH_CAR,
    Choice,
)
from omerta.games.mafia_war.box.parts import BOMB, CHOSEN_KINDS, SHOTGUN
from omerta.games.mafia_war.box.tables import Order
from omerta.games.mafia_war.frame import LOWER_FIRST, Ask, Passage, refuse_order, refuse_orders_of
from omerta.games.mafia_war.numbers import EMPTY, ENCOUNTER, EXECUTED, ORDER_SLOTS, bit_set, has
from omerta.games.mafia_war.phases.orders.execution import Execution, order_of
from omerta.games.mafia_war.phases.orders.printed_parts import ORDER_PARTS
from omerta.games.mafia_war.pieces.headquarters import (
    bring_home,
    mark_executed,
    return_order,
    return_orders,
    turn_up_order,
)
from omerta.games.mafia_war.pieces.reading import order_rank
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

SHOTGUN_FIRST: Final = Refusal("MOVE-1", "first-choose-that-part-of-the-order")
BOMB_FIRST: Final = Refusal("STRIKE-1", "first-choose-that-part-of-the-order")
NO_CONFLICT: Final = Refusal("CONFLICT-3", "no-conflict-is-going-on")
USED: Final = Refusal("ENCOUNTER-2", "that-part-was-used")
NOT_SHOWN: Final = Refusal("ENCOUNTER-9", "the-order-does-not-show-that")


class Encounter(Passage):
    """The whole phase: reveal, then order after order, then every token home. [ENCOUNTER-1] [ENCOUNTER-7]"""

    def step(self, state: State) -> bool:
        """Reveal first; then order after order until there is none."""
        if state.phase != ENCOUNTER:
            reveal_orders(state)
            return True
        places = next_orders(state)
        if len(places) == 1:
            begin_order(state, places[0])
        elif places:
            state.frames.append(NextOrder(state.holder[places[0] // 2]))
        else:
            for area in range(len(state.holder)):
                return_orders(state, area)  # [ENCOUNTER-7] [W1]
            state.frames.pop()
        return True


def reveal_orders(state: State) -> None:
    """Every order token is turned face up; whoever holds the start piece now leads the phase. [ENCOUNTER-1] [W8]"""
    state.phase = ENCOUNTER
    state.lead = state.start
    for place in range(len(state.orders)):
        if state.orders[place] != EMPTY:
            turn_up_order(state, place)


def next_orders(state: State) -> list[int]:
    """Where the orders lie that are next: several only if they are one player's and equal.

    Supply before attack, low initiative first, then order of play. [ENCOUNTER-3] [ENCOUNTER-4] [ENCOUNTER-5] [W45]
    Orders of lost areas are gone from the board, so they are never executed. [ATTACK-2]
    """
    best = -1
    places: list[int] = []
    for place in range(len(state.orders)):
        slot = state.orders[place]
        if slot == EMPTY or state.order_marks[place] & EXECUTED:
            continue
        rank = order_rank(state, place)
        if best < 0 or rank < best:
            best = rank
            places = [place]
        elif rank == best:
            places.append(place)
    return places


class NextOrder(Ask):
    """Which of a player's own equal orders comes first? [W7]"""

    rule = "W7"

    def measure(self, state: State, seat: int) -> int:
        """The slots of all equal ones as a bit set."""
        return bit_set([state.orders[place] for place in next_orders(state)])

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """All equal ones."""
        return tuple([state.actions.execute[state.orders[place]] for place in next_orders(state)])

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Not yet, or not at all."""
        if choice.kind != EXECUTE:
            return self.not_asked(state)
        if has(measure, choice.number):
            return None
        for place in range(len(state.orders)):
            if state.orders[place] == choice.number and state.holder[place // 2] == seat:
                return refuse_order(state, place, self.first(state))
        return LOWER_FIRST

    def wrong_seat(self, state: State, seat: int, choice: Choice) -> Refusal | None:
        """Another player's orders come later. [W45]"""
        return refuse_orders_of(state, seat, self.first(state))

    def first(self, state: State) -> Order:
        """One of the orders that are next."""
        return state.box.orders[state.order_number(self.seat, state.orders[next_orders(state)[0]])]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Begin with it."""
        state.frames.pop()
        for place in next_orders(state):
            if state.orders[place] == choice.number:
                begin_order(state, place)
                return


def begin_order(state: State, place: int) -> None:
    """An order's execution begins."""
    seat = state.holder[place // 2]
    slot: int = state.orders[place]
    state.turn = seat
    state.executing = seat * ORDER_SLOTS + slot
    facts.order_begun(state, seat, place // 2, state.order_number(seat, slot))
    state.frames.append(Executing(seat, place // 2, 0, EMPTY, EMPTY, 0))


class Executing(Execution):
    """The parts of an order, in any sequence and all of them optional. [ENCOUNTER-2] [SUPPLY-1] [W46]"""

    rule = "ENCOUNTER-2"

    def replaced(self, done: int, reached: int, reached_later: int, car_taken: int) -> Execution:
        """The same order a step further."""
        return Executing(self.seat, self.area, done, reached, reached_later, car_taken)

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Which order, and where?"""
        return {"order": order_of(state).id, "area": state.box.area_ids[self.area]}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Every open part; the rest may be left out. A lone `done` ends the order by itself."""
        order = order_of(state)
        choices: list[Choice] = []
        for place, part in enumerate(order.parts):
            if part.kind < CHOSEN_KINDS and first_open(order, self.done, part.kind) == place:
                choices.append(state.actions.do[part.kind])
        choices.append(state.actions.done)
        return tuple(choices)

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Not on this order, done already, or impossible."""
        kind = choice.kind
        if kind == DO:
            return self.refuse_part(state, choice.number)
        if kind == DONE:
            return None
        if kind in (LAND, BY_SEA, ALLIES, FROM, WITH_CAR):
            return self.refuse_inside(state, SHOTGUN, SHOTGUN_FIRST)
        if kind in (STRIKE, CAR_STRIKE):
            return self.refuse_inside(state, BOMB, BOMB_FIRST)
        if kind in (FINESSE, BRUTE_FORCE, CARD, PICK_UP, LEAVE):
            return NO_CONFLICT
        return self.not_asked(state)

    def refuse_part(self, state: State, kind: int) -> Refusal | None:
        """Why a part cannot be done now."""
        order = order_of(state)
        place = first_open(order, self.done, kind)
        if place >= 0:
            return ORDER_PARTS[kind].refuse(state, self, order.parts[place])
        return USED if kind < CHOSEN_KINDS and order.part_of_kind[kind] >= 0 else NOT_SHOWN

    def refuse_inside(self, state: State, kind: int, part_first: Refusal) -> Refusal | None:
        """A choice inside a part that has to be chosen first."""
        return part_first if first_open(order_of(state), self.done, kind) >= 0 else self.refuse_part(state, kind)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Begin a part, or end the order."""
        if choice.kind == DONE:
            state.frames.pop()
            close_order(state, seat, self.area)
            return
        order = order_of(state)
        place = first_open(order, self.done, choice.number)
        part = ORDER_PARTS[choice.number]
        done = (1 << len(order.parts)) - 1 if part.ends_order else self.done | (1 << place)
        execution = self.replaced(done, self.reached, self.reached_later, self.car_taken)
        state.frames[-1] = execution
        facts.part_begun(state, seat, choice.number)
        part.begin(state, execution, order.parts[place])


def first_open(order: Order, done: int, kind: int) -> int:
    """The first part of a kind that was not begun, EMPTY if there is none."""
    for place, part in enumerate(order.parts):
        if part.kind == kind and not has(done, place):
            return place
    return EMPTY


def close_order(state: State, seat: int, area: int) -> None:
    """An executed order goes home unless its vest still protects its area. [ENCOUNTER-6] [ENCOUNTER-8] [W9]"""
    order = order_of(state)
    slot = state.executing % ORDER_SLOTS
    state.executing = EMPTY
    facts.order_closed(state, seat, order.index)
    for place in (area * 2, area * 2 + 1):
        if state.holder[area] == seat and state.orders[place] == slot:
            if order.vest > 0:
                mark_executed(state, place)
            else:
                return_order(state, place)
            return
    bring_home(state, seat, slot)  # Its area was emptied meanwhile, so the token has left the area already. [W9]
