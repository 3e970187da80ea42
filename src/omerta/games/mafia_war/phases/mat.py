"""Exert influence and reveal spaces of the family mat."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import ROW, SPACE, TOP, Choice
from omerta.games.mafia_war.box import tables
from omerta.games.mafia_war.frame import NOT_ASKED, Frame, Passage
from omerta.games.mafia_war.phases.choices import PickAmount
from omerta.games.mafia_war.phases.equipment import CarArea, LabArea
from omerta.games.mafia_war.phases.sheets import (
    is_free,
    on_bottom,
    on_top,
    open_bottom_cells,
    put_on_bottom,
    why_not_free,
)
from omerta.games.mafia_war.pieces import earn, labs_of, launder
from omerta.games.mafia_war.state import EMPTY, State
from omerta.games.mafia_war.tokens import has_token, is_empty, one
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt

MAT_ROWS: Final = 4


def rows_left(state: State, seat: int, but: int = EMPTY) -> list[int]:
    """The rows of a mat with tokens on them."""
    return [row for row in range(MAT_ROWS) if row != but and state.mat[seat * MAT_ROWS + row] > 0]


def uncover(state: State, seat: int, row: int) -> None:
    """The leftmost token of a row goes to supply: its order, then its instant effect. [MAT-1] [MAT-2] [W37]"""
    spaces = state.box.families[state.family[seat]].rows[row].spaces
    place = seat * MAT_ROWS + row
    reveal = spaces[len(spaces) - state.mat[place]]
    state.mat[place] -= 1
    state.supply_tokens[seat] += 1
    state.tell(state.events.mat_uncovered, seat, row)
    if reveal.order != tables.NOBODY:  # [MAT-9]
        slot = 1 << state.box.orders[reveal.order].slot
        state.mat_orders[seat] &= ~slot
        state.headquarters_orders[seat] |= slot
        state.tell(state.events.order_gained, seat, reveal.order)
    if reveal.kind == tables.REVEAL_CAR:  # [MAT-3] [MAT-5]
        state.frames.append(CarArea(seat))
    elif reveal.kind == tables.REVEAL_LAB:  # [MAT-7]
        state.frames.append(LabArea(seat))
    elif reveal.kind == tables.REVEAL_MONEY:
        earn(state, seat, reveal.value)
    elif reveal.kind == tables.REVEAL_LAUNDER and labs_of(state, seat) > 0:
        launder(state, seat)


class Uncover(Passage):
    """Tokens of one row leave the mat one by one, to supply. [GAIN-11] [GAIN-12] [SPACES-5] [W37]"""

    def __init__(self, owner: int, row: int, left: int) -> None:
        super().__init__()
        self.owner = owner
        self.row = row
        self.left = left

    def notation(self) -> str:
        """The frame as text."""
        return f"uncover {self.owner} {self.row} {self.left}"

    def step(self, state: State) -> bool:
        """The next one, as far as there are any. [GAIN-12]"""
        state.frames.pop()
        if self.left > 0 and state.mat[self.owner * MAT_ROWS + self.row] > 0:
            state.frames.append(Uncover(self.owner, self.row, self.left - 1))
            uncover(state, self.owner, self.row)
        return True


class ExertRow(Frame):
    """From which row does a token come? `tokens` of them; `to_sheet`: the one token goes to a sheet. [EXERT-1]"""

    def __init__(self, seat: int, tokens: int, to_sheet: int) -> None:
        super().__init__(seat)
        self.tokens = tokens
        self.to_sheet = to_sheet

    def notation(self) -> str:
        """The frame as text."""
        return f"exert-row {self.seat} {self.tokens} {self.to_sheet}"

    def prompt(self, state: State) -> Prompt:
        """Which row?"""
        return Prompt("exert-row", "SPACES-5" if self.tokens > 1 else "EXERT-1")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every row with tokens."""
        return [state.actions.row[row] for row in rows_left(state, self.seat)]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Reveal what is under it; a token for a sheet waits in supply meanwhile. [EXERT-2] [EXERT-3]"""
        state.frames.pop()
        if self.tokens > 1:
            state.frames.append(ExertAmount(self.seat, choice.number, self.tokens))
            return
        if self.to_sheet:
            state.frames.append(TokenDestination(self.seat))
        state.frames.append(Uncover(self.seat, choice.number, 1))

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """An empty row."""
        return "EXERT-1", "no-token-is-left-in-that-row" if choice.kind == ROW else NOT_ASKED


class ExertAmount(PickAmount):
    """How many tokens leave the row? [SPACES-5] [SPACE-9]"""

    def __init__(self, seat: int, row: int, limit: int) -> None:
        super().__init__(seat)
        self.row = row
        self.limit = limit

    def notation(self) -> str:
        """The frame as text."""
        return f"exert-amount {self.seat} {self.row} {self.limit}"

    def prompt(self, state: State) -> Prompt:
        """How many?"""
        return Prompt("exert-amount", "SPACES-5", {"most": self.most(state)})

    def most(self, state: State) -> int:
        """What is left of the row."""
        return min(self.limit, state.mat[self.seat * MAT_ROWS + self.row])

    def chosen(self, state: State, amount: int) -> None:
        """One by one."""
        state.frames.append(Uncover(self.seat, self.row, amount))


class TwoRows(Frame):
    """Influence two institutions: one token from each of two rows, the first being `first`. [GAIN-13] [W28]"""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def notation(self) -> str:
        """The frame as text."""
        return f"two-rows {self.seat} {self.first}"

    def prompt(self, state: State) -> Prompt:
        """Which row?"""
        return Prompt("two-rows", "GAIN-13")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every row with tokens, each once."""
        return [state.actions.row[row] for row in rows_left(state, self.seat, self.first)]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The first token goes to supply, the second finds a place on a sheet. [GAIN-14] [W28] [W37]"""
        state.frames.pop()
        if self.first == EMPTY:
            state.frames.append(TwoRows(self.seat, choice.number))
        else:
            state.frames.append(TokenDestination(self.seat))
        state.frames.append(Uncover(self.seat, choice.number, 1))

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """The same row again, or an empty one."""
        if choice.kind != ROW:
            return "GAIN-13", NOT_ASKED
        if choice.number == self.first:
            return "GAIN-13", "the-rows-have-to-be-different"
        return "GAIN-12", "no-token-is-left-in-that-row"


class TokenDestination(Frame):
    """Where does the token from the mat go, which waits in supply? No action is performed there. [EXERT-4] [W36]"""

    def notation(self) -> str:
        """The frame as text."""
        return f"token-destination {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """Where?"""
        return Prompt("token-destination", "EXERT-3")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Free spaces of the top sheet in columns with another token, and of the bottom sheet. [W35] [W42]"""
        offers: list[Action] = []
        for space in on_top(state).spaces:
            if is_free(state.top, space) and has_token(state.top, space.column):
                offers.append(state.actions.top[space.cell])
        for cell in open_bottom_cells(state):
            offers.append(state.actions.space[cell])
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """It lies there and blocks the space."""
        state.frames.pop()
        state.supply_tokens[self.seat] -= 1
        if choice.kind == TOP:
            state.top[choice.number] += one(self.seat)
            state.tell(state.events.token_on_top, self.seat, choice.number, self.seat)
        else:
            put_on_bottom(state, self.seat, choice.number, self.seat)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not there?"""
        if choice.kind == SPACE:
            return why_not_free(on_bottom(state), choice.number)
        if choice.kind != TOP:
            return "EXERT-3", NOT_ASKED
        if is_empty(state.top):
            return "W42", "the-top-sheet-is-finished"
        if not has_token(state.top, choice.number // tables.SHEET_ROWS):
            return "EXERT-3", "that-column-holds-no-other-token"
        return why_not_free(on_top(state), choice.number)
