"""Issue order: order tokens from headquarters face down into own areas."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import AREA, DONE, ORDER, Choice
from omerta.games.mafia_war.box.tables import CHAIN_OF_COMMAND
from omerta.games.mafia_war.frame import NOT_ASKED, Ask
from omerta.games.mafia_war.numbers import EMPTY, FRESH, MATE_OF, has
from omerta.games.mafia_war.phases.anytime import SOLD
from omerta.games.mafia_war.pieces.headquarters import lay_order
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal
from omerta.kernel.view import Prompt

MOST_ORDERS: Final = 2
"""No area ever holds more order tokens. [SPACES-3]"""

NO_ORDER: Final = Refusal("ORDER-1", "no-order-can-be-issued")
NOT_NOW: Final = Refusal("ORDER-1", NOT_ASKED)
ONE_AT_LEAST: Final = Refusal("SPACE-10", "one-order-has-to-be-issued")
MATES_AREA: Final = Refusal("TEAM-5", "no-orders-in-the-teammates-areas")
NOT_YOURS: Final = Refusal("ORDER-2", "no-soldati-of-yours-there")
FULL: Final = Refusal("SPACES-3", "never-more-than-two-orders-in-an-area")
OF_THIS_TURN: Final = Refusal("TILES-4", "the-order-there-is-of-this-turn")
ORDER_THERE: Final = Refusal("ORDER-3", "an-order-lies-there-already")
ON_BOARD: Final = Refusal("ORDER-5", "an-order-on-the-board-stays-there")
ON_MAT: Final = Refusal("SETUP-12", "this-order-is-still-on-the-mat")


def refuse_area(state: State, seat: int, area: int) -> Refusal | None:
    """An own area without an order may get one, with Chain of Command also with one from an earlier turn.

    [ORDER-2] [ORDER-3] [TEAM-5] [TILES-4] [W40] [SPACES-3]
    """
    holder = state.holder[area]
    if holder != seat:
        return MATES_AREA if holder == MATE_OF[seat] else NOT_YOURS
    if state.headquarters_orders[seat] == 0:
        return NO_ORDER
    if state.orders[area * 2] == EMPTY:
        return None
    if state.orders[area * 2 + 1] != EMPTY:
        return FULL
    if not state.has_tile(seat, CHAIN_OF_COMMAND):
        return ORDER_THERE
    is_fresh = state.order_marks[area * 2] & FRESH != 0
    return OF_THIS_TURN if is_fresh and not state.first_printing else None  # [FIRST-6]


def can_issue(state: State, seat: int) -> bool:
    """Is an order in headquarters and an area open?"""
    return state.headquarters_orders[seat] != 0 and any(
        state.holder[area] == seat and refuse_area(state, seat, area) is None for area in range(len(state.holder))
    )


class IssueArea(Ask):
    """Where is an order issued? `areas` more areas may get up to `each` orders; `begun`: one area has been served."""

    def __init__(self, seat: int, areas: int, each: int, begun: int) -> None:
        super().__init__(seat)
        self.areas = areas
        self.each = each
        self.begun = begun

    def needs_order(self, state: State, seat: int) -> bool:
        """The first one has to be issued. [W69]"""
        return seat == self.seat and not self.begun

    def prompt(self, state: State) -> Prompt:
        """Where?"""
        counted: dict[str, int | str] = {"number": 1 + self.begun, "count": self.areas + self.begun}
        return Prompt("issue-area", "SPACES-1" if self.begun else "ORDER-1", counted)

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The whole map; enough after the first. [SPACES-1]"""
        return (*state.actions.area, state.actions.done) if self.begun else state.actions.area

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Why not there?"""
        if choice.kind == AREA:
            return refuse_area(state, self.seat, choice.number)
        if choice.kind != DONE:
            return NOT_NOW
        return None if self.begun else ONE_AT_LEAST

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Ask which order."""
        state.frames.pop()
        if choice.kind == DONE:
            return
        if self.areas > 1:
            state.frames.append(IssueArea(self.seat, self.areas - 1, self.each, 1))
        state.frames.append(IssueOrder(self.seat, choice.number, self.each, 0))


class IssueOrder(Ask):
    """Which order goes into `area`? Up to `left` of them; `begun`: one lies there by this action. [ORDER-1]"""

    def __init__(self, seat: int, area: int, left: int, begun: int) -> None:
        super().__init__(seat)
        self.area = area
        self.left = left
        self.begun = begun

    def needs_order(self, state: State, seat: int) -> bool:
        """An area that was chosen gets one. [W69]"""
        return seat == self.seat and not self.begun

    def prompt(self, state: State) -> Prompt:
        """Which?"""
        rule = "SPACES-2" if self.begun else "ORDER-1"
        counted = {"number": 1 + self.begun, "count": self.left + self.begun}
        return Prompt("issue-order", rule, {"area": state.box.area_ids[self.area], **counted})

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Every order; enough after the first. [SPACES-2]"""
        return (*state.actions.order, state.actions.done) if self.begun else state.actions.order

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Only orders in headquarters, while there is room. [SPACES-2] [SPACES-3] [W40]"""
        if choice.kind == DONE:
            return None if self.begun else ONE_AT_LEAST
        if choice.kind != ORDER:
            return NOT_NOW
        if has(state.headquarters_orders[self.seat], choice.number):
            return None if state.orders[self.area * 2 + 1] == EMPTY else FULL
        if has(state.board_orders[self.seat], choice.number):
            return ON_BOARD
        return SOLD if has(state.sold_orders[self.seat], choice.number) else ON_MAT

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """It lies there face down. [ORDER-1] [ORDER-5]"""
        state.frames.pop()
        if choice.kind == DONE:
            return
        lay_order(state, self.seat, self.area, choice.number)
        if self.left > 1:
            state.frames.append(IssueOrder(self.seat, self.area, self.left - 1, 1))
