"""Option B: gaining influence with all tokens of a column."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import COLUMN_ACTION, COLUMN_IDS, DO, DONE, EXTRA_ORDER, FROM_TOP, SPACE, Choice
from omerta.games.mafia_war.box.tables import COLUMN_START, COLUMN_TWO
from omerta.games.mafia_war.frame import NOT_ASKED, Ask
from omerta.games.mafia_war.numbers import EMPTY, SEATS
from omerta.games.mafia_war.phases.planning.issue import NO_ORDER, IssueArea, can_issue
from omerta.games.mafia_war.phases.planning.mat import TwoRows, Uncover
from omerta.games.mafia_war.phases.planning.sheets import (
    CELLS_OF,
    FEE,
    column_cost,
    on_bottom,
    put_on_bottom,
    refuse_token,
)
from omerta.games.mafia_war.phases.supply.equipment import ALL_EQUIPMENT, Equip
from omerta.games.mafia_war.pieces.headquarters import pay, pay_to
from omerta.games.mafia_war.pieces.sheets import lift_top
from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.tokens import count_tokens, owners_in, tokens_in
from omerta.kernel.machine import Refusal

COLUMN_TOKENS: Final = 2
"""Influence one institution: this many tokens leave its row. [GAIN-11]"""

NOT_NOW: Final = Refusal("GAIN-3", NOT_ASKED)
ACTION_FIRST: Final = Refusal("GAIN-1", "the-action-of-the-column-comes-first")
ACTION_DONE: Final = Refusal("GAIN-1", "the-action-of-the-column-is-done")
ONE_ORDER: Final = Refusal("GAIN-15", "one-order-only")


def begin_gain(state: State, seat: int, column: int) -> None:
    """Pay everything, owners in order of play first, then move the tokens. [GAIN-1] [GAIN-8] [W5]

    What is missing in a shortage is forgiven. [W3]
    """
    cost = column_cost(state, seat, column)
    facts.gained_influence(state, seat, column)
    for distance in range(1, SEATS):
        owner = (seat + distance) % SEATS
        due = tokens_in(state.top, column, owner) * FEE
        cost -= due
        paid = min(due, state.money[seat])
        pay_to(state, seat, owner, paid)  # [GAIN-7]
        if paid < due:
            facts.forgiven(state, seat, due - paid)
    paid = min(cost, state.money[seat])
    pay(state, seat, paid)  # [GAIN-5] [GAIN-6]
    if paid < cost:
        facts.forgiven(state, seat, cost - paid)
    state.frames.append(MoveColumn(seat, column, tokens_in_column(state, column)))


def tokens_in_column(state: State, column: int) -> int:
    """How many tokens lie in a column of the top sheet."""
    return sum([count_tokens(state.top[cell]) for cell in CELLS_OF[column]])


class MoveColumn(Ask):
    """Every token of the column, `count` of them one after the other, finds a free space; nothing is performed there.
    [GAIN-3]"""

    rule = "GAIN-3"

    def __init__(self, seat: int, column: int, count: int) -> None:
        super().__init__(seat)
        self.column = column
        self.count = count

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Whose token is it, and which of how many?"""
        cell = self.measure(state, self.seat)
        owner = owners_in(state.top[cell])[0] if cell != EMPTY else EMPTY
        return {"owner": owner, "number": self.count - tokens_in_column(state, self.column) + 1, "count": self.count}

    def measure(self, state: State, seat: int) -> int:
        """The first cell of the column that still holds a token, EMPTY for none. [W30]"""
        for cell in CELLS_OF[self.column]:
            if state.top[cell] != 0:
                return cell
        return EMPTY

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The spaces of the bottom sheet."""
        return state.actions.space_of_sheet[state.round]

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Every free space, none when all tokens are moved. [GAIN-4] [W36]"""
        if choice.kind != SPACE or measure == EMPTY:
            return NOT_NOW
        return refuse_token(on_bottom(state).space_in[choice.number], state.bottom[choice.number])

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """There it goes."""
        cell = self.measure(state, seat)
        owner = owners_in(state.top[cell])[0]
        lift_top(state, cell, owner)
        put_on_bottom(state, self.seat, FROM_TOP + cell, choice.number, owner)

    def close(self, state: State) -> None:
        """All are moved: the column's action."""
        state.frames[-1] = ColumnAction(self.seat, self.column, 0, 0)


class ColumnAction(Ask):
    """The action above the column and one order more, in either order. [GAIN-15] [GAIN-16] [W5]"""

    rule = "GAIN-16"

    def __init__(self, seat: int, column: int, acted: int, ordered: int) -> None:
        super().__init__(seat)
        self.column = column
        self.acted = acted
        self.ordered = ordered

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Of which column?"""
        return {"column": COLUMN_IDS[self.column]}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The action, the order, the end."""
        return (state.actions.do[COLUMN_ACTION], state.actions.do[EXTRA_ORDER], state.actions.done)

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """The action until it is done, the order until it is issued, and the end after the action."""
        if choice.kind == DONE:
            return None if self.acted else ACTION_FIRST
        if choice.kind != DO or choice.number < COLUMN_ACTION:
            return self.not_asked(state)
        if choice.number == COLUMN_ACTION:
            return ACTION_DONE if self.acted else None
        if self.ordered:
            return ONE_ORDER
        return None if can_issue(state, self.seat) else NO_ORDER

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Do it."""
        if choice.kind == DONE:
            state.frames.pop()
        elif choice.number == EXTRA_ORDER:
            state.frames[-1] = ColumnAction(self.seat, self.column, self.acted, 1)
            state.frames.append(IssueArea(self.seat, 1, 1, 0))
        else:
            state.frames[-1] = ColumnAction(self.seat, self.column, 1, self.ordered)
            self.act(state)

    def act(self, state: State) -> None:
        """The action shown above the column. [GAIN-9] [GAIN-11] [GAIN-13]"""
        if self.column == COLUMN_START:
            facts.took_start(state, self.seat, state.start)
            state.start = self.seat  # [GAIN-9] [W8]: the order of this phase stays, see `lead`
            state.frames.append(Equip(self.seat, ALL_EQUIPMENT, 1))  # [GAIN-10]
        elif self.column == COLUMN_TWO:
            state.frames.append(TwoRows(self.seat, EMPTY))
        else:
            state.frames.append(Uncover(self.seat, self.column - 1, COLUMN_TOKENS))
