"""The encounter phase: all orders are turned up, then executed one by one, supply before attack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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
    ORDER_SLOTS,
    PICK_UP,
    STRIKE,
    WITH_CAR,
    Choice,
)
from omerta.games.mafia_war.box.parts import AGITATE, BOMB, CHOSEN_KINDS, SHOTGUN
from omerta.games.mafia_war.frame import Frame, Passage
from omerta.games.mafia_war.phases import (
    agitate,
    attack,
    conflict,
    movement,
    pentito,
    recruitment,
    special_orders,
    strike,
)
from omerta.games.mafia_war.phases.execution import Execution, order_of
from omerta.games.mafia_war.phases.order_parts import begin_part, can_do, why_not_part
from omerta.games.mafia_war.pieces import return_order, return_orders
from omerta.games.mafia_war.state import EMPTY, ENCOUNTER, EXECUTED, FACE_UP, State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


class Encounter(Passage):
    """The whole phase: reveal, then order after order, then every token home. [ENCOUNTER-1] [ENCOUNTER-7]"""

    def notation(self) -> str:
        """The frame as text."""
        return "encounter"

    def step(self, state: State) -> bool:
        """Reveal first; then ask for the next order until there is none."""
        if state.phase != ENCOUNTER:
            reveal_orders(state)
            return True
        places = next_orders(state)
        if places:
            state.frames.append(NextOrder(state.holder[places[0] // 2]))
            return True
        for area in range(len(state.holder)):
            return_orders(state, area)  # [ENCOUNTER-7] [W1]
        state.frames.pop()
        return True


def reveal_orders(state: State) -> None:
    """Every order token is turned face up; whoever holds the start piece now leads the phase. [ENCOUNTER-1] [W8]"""
    state.phase = ENCOUNTER
    state.lead = state.start
    for place in range(len(state.orders)):
        slot = state.orders[place]
        if slot != EMPTY:
            seat = state.holder[place // 2]
            state.order_marks[place] = FACE_UP
            state.tell(state.events.order_revealed, seat, place // 2, state.order_number(seat, slot))


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
        seat = state.holder[place // 2]
        order = state.box.orders[state.order_number(seat, slot)]
        rank = order.kind * 1000 + order.initiative * 4 + (seat - state.lead) % 4
        if best < 0 or rank < best:
            best = rank
            places = [place]
        elif rank == best:
            places.append(place)
    return places


class NextOrder(Frame):
    """Which of a player's own equal orders comes first? [W7]"""

    def notation(self) -> str:
        """The frame as text."""
        return f"next-order {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """Which?"""
        return Prompt("next-order", "W7")

    def offer(self, state: State, seat: int) -> list[Action]:
        """All equal ones."""
        return [state.actions.execute[state.orders[place]] for place in next_orders(state)]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Begin with it."""
        for place in next_orders(state):
            if state.orders[place] == choice.number:
                area = place // 2
                state.turn = seat
                state.executing = seat * ORDER_SLOTS + choice.number
                state.tell(state.events.order_begun, seat, area, state.order_number(seat, choice.number))
                state.frames[-1] = Executing(seat, area, 0, EMPTY, EMPTY, 0)
                return

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Not yet, or not at all."""
        if choice.kind == EXECUTE:
            return "ENCOUNTER-4", "that-order-is-not-next"
        return super().why_not(state, seat, choice)


class Executing(Execution):
    """The parts of an order, in any sequence and all of them optional. [ENCOUNTER-2] [SUPPLY-1] [W46]"""

    def replaced(self, done: int, reached: int, reached_later: int, car_taken: int) -> Execution:
        """The same order a step further."""
        return Executing(self.seat, self.area, done, reached, reached_later, car_taken)

    def notation(self) -> str:
        """The frame as text."""
        return f"executing {self.seat} {self.area} {self.done} {self.reached} {self.reached_later} {self.car_taken}"

    def prompt(self, state: State) -> Prompt:
        """Which part?"""
        return Prompt("executing", "ENCOUNTER-2", {"order": order_of(state).id, "area": state.box.area_ids[self.area]})

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every open part that can be done; the rest may be left out. A lone `done` ends the order by itself."""
        offers: list[Action] = []
        kinds = 0
        for place, part in enumerate(order_of(state).parts):
            kind = part.kind
            if (self.done >> place) & 1 or kind >= CHOSEN_KINDS or (kinds >> kind) & 1:
                continue
            kinds |= 1 << kind
            if can_do(state, self, part):
                offers.append(state.actions.do[kind])
        offers.append(state.actions.done)
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Begin a part, or end the order."""
        if choice.kind == DONE:
            state.frames.pop()
            close_order(state, seat, self.area)
            return
        order = order_of(state)
        place = first_open(state, self.done, choice.number)
        done = self.done | (1 << place)
        if choice.number == AGITATE:
            done = (1 << len(order.parts)) - 1  # [AGITATE-1] [W46] nothing follows it
        execution = self.replaced(done, self.reached, self.reached_later, self.car_taken)
        state.frames[-1] = execution
        state.tell(state.events.part_begun, seat, choice.number)
        begin_part(state, execution, order.parts[place])

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Not on this order, done already, or impossible."""
        kind = choice.kind
        if kind == DO:
            return self._why_not_part(state, choice.number)
        if kind in (LAND, BY_SEA, ALLIES, FROM, WITH_CAR):
            return self._why_not_yet(state, SHOTGUN, "MOVE-1")
        if kind in (STRIKE, CAR_STRIKE):
            return self._why_not_yet(state, BOMB, "STRIKE-1")
        if kind in (FINESSE, BRUTE_FORCE, CARD, PICK_UP, LEAVE):
            return "CONFLICT-3", "no-conflict-is-going-on"
        return super().why_not(state, seat, choice)

    def _why_not_part(self, state: State, kind: int) -> tuple[str, str]:
        place = first_open(state, self.done, kind)
        if place >= 0:
            return why_not_part(state, self, order_of(state).parts[place])
        if kind < CHOSEN_KINDS and order_of(state).part_of_kind[kind] >= 0:
            return "ENCOUNTER-2", "that-part-was-used"
        return "ENCOUNTER-9", "the-order-does-not-show-that"

    def _why_not_yet(self, state: State, kind: int, rule: str) -> tuple[str, str]:
        """A choice inside a part that has to be chosen first."""
        if first_open(state, self.done, kind) >= 0:
            return rule, "first-choose-that-part-of-the-order"
        return self._why_not_part(state, kind)


def first_open(state: State, done: int, kind: int) -> int:
    """The first part of a kind that was not begun, EMPTY if there is none."""
    for place, part in enumerate(order_of(state).parts):
        if part.kind == kind and not (done >> place) & 1:
            return place
    return EMPTY


def close_order(state: State, seat: int, area: int) -> None:
    """An executed order goes home unless its vest still protects its area. [ENCOUNTER-6] [ENCOUNTER-8] [W9]"""
    order = order_of(state)
    slot = state.executing % ORDER_SLOTS
    state.executing = EMPTY
    state.tell(state.events.order_closed, seat, order.index)
    for place in (area * 2, area * 2 + 1):
        if state.holder[area] == seat and state.orders[place] == slot:
            if order.vest > 0:
                state.order_marks[place] |= EXECUTED
            else:
                return_order(state, place)
            return
    # Its area was emptied meanwhile, so the token has left the area already. [W9]
    state.board_orders[seat] &= ~(1 << slot)
    state.headquarters_orders[seat] |= 1 << slot


FRAMES: Final[dict[str, Callable[..., Frame]]] = {
    "encounter": Encounter,
    "next-order": NextOrder,
    "executing": Executing,
    **movement.FRAMES,
    **attack.FRAMES,
    **conflict.FRAMES,
    **recruitment.FRAMES,
    **strike.FRAMES,
    **pentito.FRAMES,
    **agitate.FRAMES,
    **special_orders.FRAMES,
}
