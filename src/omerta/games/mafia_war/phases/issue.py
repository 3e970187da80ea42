"""Issue order: order tokens from headquarters face down into own areas."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import AREA, DONE, ORDER, ORDER_SLOTS, Choice
from omerta.games.mafia_war.box.tables import CHAIN_OF_COMMAND
from omerta.games.mafia_war.frame import NOT_ASKED, Frame
from omerta.games.mafia_war.pieces import lay_order, orders_in
from omerta.games.mafia_war.state import EMPTY, FRESH, MATE_OF, State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt

MOST_ORDERS: Final = 2
"""No area ever holds more order tokens. [SPACES-3]"""


def is_open(state: State, seat: int, area: int) -> bool:
    """May an order be issued there: an own area without one, with Chain of Command with one from an earlier turn?

    [ORDER-2] [ORDER-3] [TEAM-5] [TILES-4] [W40] [SPACES-3]
    """
    if state.holder[area] != seat:
        return False
    if state.orders[area * 2] == EMPTY:
        return True
    if state.orders[area * 2 + 1] != EMPTY or state.order_marks[area * 2] & FRESH:
        return False
    return state.has_tile(seat, CHAIN_OF_COMMAND)


def can_issue(state: State, seat: int) -> bool:
    """Is an order in headquarters and an area open?"""
    if state.headquarters_orders[seat] == 0:
        return False
    return any(is_open(state, seat, area) for area in range(len(state.holder)))


class IssueArea(Frame):
    """Where is an order issued? `areas` more areas may get up to `each` orders; `begun`: one area has been served."""

    def __init__(self, seat: int, areas: int, each: int, begun: int) -> None:
        super().__init__(seat)
        self.areas = areas
        self.each = each
        self.begun = begun

    def notation(self) -> str:
        """The frame as text."""
        return f"issue-area {self.seat} {self.areas} {self.each} {self.begun}"

    def prompt(self, state: State) -> Prompt:
        """Where?"""
        return Prompt("issue-area", "SPACES-1" if self.begun else "ORDER-1")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every open area; enough after the first. [SPACES-1]"""
        if state.headquarters_orders[self.seat] == 0:
            return []
        offers: list[Action] = []
        for area in range(len(state.holder)):
            if is_open(state, self.seat, area):
                offers.append(state.actions.area[area])
        if self.begun:
            offers.append(state.actions.done)
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Ask which order."""
        state.frames.pop()
        if choice.kind == DONE:
            return
        if self.areas > 1:
            state.frames.append(IssueArea(self.seat, self.areas - 1, self.each, 1))
        state.frames.append(IssueOrder(self.seat, choice.number, self.each, 0))

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not there?"""
        if choice.kind == DONE:
            return "SPACE-10", "one-order-has-to-be-issued"
        if choice.kind != AREA:
            return "ORDER-1", NOT_ASKED
        area = choice.number
        if state.holder[area] == MATE_OF[self.seat]:
            return "TEAM-5", "no-orders-in-the-teammates-areas"
        if state.holder[area] != self.seat:
            return "ORDER-2", "no-soldati-of-yours-there"
        if orders_in(state, area) >= MOST_ORDERS:
            return "SPACES-3", "never-more-than-two-orders-in-an-area"
        if state.has_tile(self.seat, CHAIN_OF_COMMAND):
            return "TILES-4", "the-order-there-is-of-this-turn"
        return "ORDER-3", "an-order-lies-there-already"


class IssueOrder(Frame):
    """Which order goes into `area`? Up to `left` of them; `begun`: one lies there by this action. [ORDER-1]"""

    def __init__(self, seat: int, area: int, left: int, begun: int) -> None:
        super().__init__(seat)
        self.area = area
        self.left = left
        self.begun = begun

    def notation(self) -> str:
        """The frame as text."""
        return f"issue-order {self.seat} {self.area} {self.left} {self.begun}"

    def prompt(self, state: State) -> Prompt:
        """Which?"""
        rule = "SPACES-2" if self.begun else "ORDER-1"
        return Prompt("issue-order", rule, {"area": state.box.area_ids[self.area]})

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every order in headquarters, while there is room. [SPACES-2] [SPACES-3] [W40]"""
        offers: list[Action] = []
        orders = state.headquarters_orders[self.seat]
        if orders == 0 or state.orders[self.area * 2 + 1] != EMPTY:
            return offers
        for slot in range(ORDER_SLOTS):
            if (orders >> slot) & 1:
                offers.append(state.actions.order[slot])
        if self.begun:
            offers.append(state.actions.done)
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """It lies there face down. [ORDER-1] [ORDER-5]"""
        state.frames.pop()
        if choice.kind == DONE:
            return
        lay_order(state, self.seat, self.area, choice.number)
        if self.left > 1:
            state.frames.append(IssueOrder(self.seat, self.area, self.left - 1, 1))

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not this order?"""
        if choice.kind == DONE:
            return "SPACE-10", "one-order-has-to-be-issued"
        if choice.kind != ORDER:
            return "ORDER-1", NOT_ASKED
        if (state.board_orders[self.seat] >> choice.number) & 1:
            return "ORDER-5", "an-order-on-the-board-stays-there"
        if (state.sold_orders[self.seat] >> choice.number) & 1:
            return "ANYTIME-3", "this-order-was-sold"
        return "SETUP-12", "this-order-is-still-on-the-mat"
