"""Option B: gaining influence with all tokens of a column."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import COLUMN_ACTION, DO, DONE, EXTRA_ORDER, SEATS, SPACE, Choice
from omerta.games.mafia_war.box.tables import COLUMN_START, COLUMN_TWO, SHEET_ROWS
from omerta.games.mafia_war.frame import NOT_ASKED, Frame
from omerta.games.mafia_war.phases.equipment import ALL_EQUIPMENT, Equip
from omerta.games.mafia_war.phases.issue import IssueArea, can_issue
from omerta.games.mafia_war.phases.mat import TwoRows, Uncover
from omerta.games.mafia_war.phases.sheets import (
    column_cost,
    on_bottom,
    open_bottom_cells,
    put_on_bottom,
    why_not_free,
)
from omerta.games.mafia_war.pieces import pay, pay_to
from omerta.games.mafia_war.state import EMPTY, State
from omerta.games.mafia_war.tokens import count_tokens, one, owners_in, tokens_of
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt

COLUMN_TOKENS: Final = 2
"""Influence one institution: this many tokens leave its row. [GAIN-11]"""


def begin_gain(state: State, seat: int, column: int) -> None:
    """Pay everything, owners in order of play first, then move the tokens. [GAIN-1] [GAIN-8] [W5]

    What is missing in a shortage is forgiven. [W3]
    """
    cost = column_cost(state, seat, column)
    state.tell(state.events.gained_influence, seat, column)
    for distance in range(1, SEATS):
        owner = (seat + distance) % SEATS
        due = sum([tokens_of(state.top[cell], owner) for cell in column_cells(column)])
        cost -= due
        paid = min(due, state.money[seat])
        pay_to(state, seat, owner, paid)  # [GAIN-7]
        if paid < due:
            state.tell(state.events.forgiven, seat, due - paid)
    paid = min(cost, state.money[seat])
    pay(state, seat, paid)  # [GAIN-5] [GAIN-6]
    if paid < cost:
        state.tell(state.events.forgiven, seat, cost - paid)
    state.frames.append(MoveColumn(seat, column))


def column_cells(column: int) -> range:
    """The cells of a column."""
    return range(column * SHEET_ROWS, column * SHEET_ROWS + SHEET_ROWS)


class MoveColumn(Frame):
    """Every token of the column, one after the other, finds a free space; nothing is performed there. [GAIN-3]"""

    def __init__(self, seat: int, column: int) -> None:
        super().__init__(seat)
        self.column = column

    def notation(self) -> str:
        """The frame as text."""
        return f"move-column {self.seat} {self.column}"

    def next_cell(self, state: State) -> int:
        """The first cell of the column that still holds a token, EMPTY for none. [W30]"""
        for cell in column_cells(self.column):
            if state.top[cell]:
                return cell
        return EMPTY

    def prompt(self, state: State) -> Prompt:
        """Where does this token go?"""
        cell = self.next_cell(state)
        owner = owners_in(state.top[cell])[0] if cell != EMPTY else EMPTY
        left = sum([count_tokens(state.top[cell]) for cell in column_cells(self.column)])
        return Prompt("move-column", "GAIN-3", {"owner": owner, "left": left})

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every free space of the bottom sheet; none when all tokens are moved. [GAIN-4] [W36]"""
        if self.next_cell(state) == EMPTY:
            return []
        return [state.actions.space[cell] for cell in open_bottom_cells(state)]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """There it goes."""
        cell = self.next_cell(state)
        owner = owners_in(state.top[cell])[0]
        state.top[cell] -= one(owner)
        put_on_bottom(state, self.seat, choice.number, owner)

    def close(self, state: State) -> None:
        """All are moved: the column's action."""
        state.frames[-1] = ColumnAction(self.seat, self.column, 0, 0)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Not free."""
        return why_not_free(on_bottom(state), choice.number) if choice.kind == SPACE else ("GAIN-3", NOT_ASKED)


class ColumnAction(Frame):
    """The action above the column and one order more, in either order. [GAIN-15] [GAIN-16] [W5]"""

    def __init__(self, seat: int, column: int, acted: int, ordered: int) -> None:
        super().__init__(seat)
        self.column = column
        self.acted = acted
        self.ordered = ordered

    def notation(self) -> str:
        """The frame as text."""
        return f"column-action {self.seat} {self.column} {self.acted} {self.ordered}"

    def prompt(self, state: State) -> Prompt:
        """What first, what next?"""
        return Prompt("column-action", "GAIN-16")

    def offer(self, state: State, seat: int) -> list[Action]:
        """The action until it is done, the order until it is issued, and the end after the action."""
        offers: list[Action] = []
        if not self.acted:
            offers.append(state.actions.do[COLUMN_ACTION])
        if not self.ordered and can_issue(state, self.seat):
            offers.append(state.actions.do[EXTRA_ORDER])
        if self.acted:
            offers.append(state.actions.done)
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Do it."""
        if choice.kind == DONE:
            state.frames.pop()
        elif choice.number == EXTRA_ORDER:
            state.frames[-1] = ColumnAction(self.seat, self.column, self.acted, 1)
            state.frames.append(IssueArea(self.seat, 1, 1, 0))
        else:
            state.frames[-1] = ColumnAction(self.seat, self.column, 1, self.ordered)
            act(state, self.seat, self.column)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Done already, or not yet."""
        if choice.kind == DONE:
            return "GAIN-1", "the-action-of-the-column-comes-first"
        if choice.kind == DO and choice.number == EXTRA_ORDER:
            return ("GAIN-15", "one-order-only") if self.ordered else ("ORDER-1", "no-order-can-be-issued")
        if choice.kind == DO and choice.number == COLUMN_ACTION:
            return "GAIN-1", "the-action-of-the-column-is-done"
        return "GAIN-16", NOT_ASKED


def act(state: State, seat: int, column: int) -> None:
    """The action shown above a column. [GAIN-9] [GAIN-11] [GAIN-13]"""
    if column == COLUMN_START:
        state.start = seat  # [GAIN-9] [W8]: the order of this phase stays, see `lead`
        state.tell(state.events.took_start, seat)
        state.frames.append(Equip(seat, ALL_EQUIPMENT, 1))  # [GAIN-10]
    elif column == COLUMN_TWO:
        state.frames.append(TwoRows(seat, EMPTY))
    else:
        state.frames.append(Uncover(seat, column - 1, COLUMN_TOKENS))
