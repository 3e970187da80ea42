"""Exert influence and reveal spaces of the family mat."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import FROM_MAT, ROW, SPACE, TOP, Choice
from omerta.games.mafia_war.box import tables
from omerta.games.mafia_war.frame import NOT_ASKED, Ask, Passage, WarFrame
from omerta.games.mafia_war.numbers import EMPTY, MAT_ROWS, has
from omerta.games.mafia_war.phases.choices import PickAmount
from omerta.games.mafia_war.phases.planning.sheets import (
    on_bottom,
    on_top,
    put_on_bottom,
    put_on_top,
    refuse_token,
)
from omerta.games.mafia_war.phases.supply.equipment import CarArea, LabArea
from omerta.games.mafia_war.pieces.headquarters import earn, gain_order, launder
from omerta.games.mafia_war.pieces.reading import labs_of
from omerta.games.mafia_war.pieces.sheets import draw_token, remove_token, uncover_mat_row
from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.tokens import has_token
from omerta.kernel.machine import Refusal
from omerta.kernel.view import Prompt

NOT_NOW: Final = Refusal("EXERT-1", NOT_ASKED)
EMPTY_ROW: Final = Refusal("EXERT-1", "no-token-is-left-in-that-row")
NO_SECOND: Final = Refusal("GAIN-12", "no-token-is-left-in-that-row")
SAME_ROW: Final = Refusal("GAIN-13", "the-rows-have-to-be-different")
TOP_FINISHED: Final = Refusal("W42", "the-top-sheet-is-finished")
ALONE_THERE: Final = Refusal("EXERT-3", "that-column-holds-no-other-token")


def uncover(state: State, seat: int, row: int) -> None:
    """The leftmost token of a row goes to supply: its order, then its instant effect. [MAT-1] [MAT-2] [W37]"""
    spaces = state.box.families[state.family[seat]].rows[row].spaces
    reveal = spaces[len(spaces) - state.mat[seat * MAT_ROWS + row]]
    uncover_mat_row(state, seat, row)
    if reveal.order != tables.NOBODY:  # [MAT-9]
        gain_order(state, seat, state.box.orders[reveal.order].slot)
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

    def __init__(self, seat: int, row: int, left: int) -> None:
        self.seat = seat
        self.row = row
        self.left = left

    def step(self, state: State) -> bool:
        """The next one, as far as there are any. [GAIN-12]"""
        state.frames.pop()
        if self.left > 0 and state.mat[self.seat * MAT_ROWS + self.row] > 0:
            state.frames.append(Uncover(self.seat, self.row, self.left - 1))
            uncover(state, self.seat, self.row)
        return True


class BoxUp(Uncover):
    """Tokens of one row leave the mat one by one, and the game with it. [FIRST-4]"""

    def step(self, state: State) -> bool:
        """The next one."""
        state.frames.pop()
        if self.left > 0 and state.mat[self.seat * MAT_ROWS + self.row] > 0:
            state.frames.append(BoxUp(self.seat, self.row, self.left - 1))
            uncover(state, self.seat, self.row)
            remove_token(state, self.seat)
        return True


class ExertRow(Ask):
    """From which row does a token come? `tokens` of them; `to_sheet`: the one token goes to a sheet. [EXERT-1]"""

    def __init__(self, seat: int, tokens: int, to_sheet: int) -> None:
        super().__init__(seat)
        self.tokens = tokens
        self.to_sheet = to_sheet

    def prompt(self, state: State) -> Prompt:
        """Which row?"""
        return Prompt("exert-row", "SPACES-5" if self.tokens > 1 else "EXERT-1")

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The rows of the mat."""
        return state.actions.row

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """An empty row."""
        if choice.kind != ROW:
            return NOT_NOW
        return None if state.mat[self.seat * MAT_ROWS + choice.number] > 0 else EMPTY_ROW

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Reveal what is under it; a token for a sheet waits in supply meanwhile. [EXERT-2] [EXERT-3]"""
        state.frames.pop()
        if self.tokens > 1:
            state.frames.append(ExertAmount(self.seat, choice.number, self.tokens))
            return
        if self.to_sheet:
            state.frames.append(TokenDestination(self.seat))
        state.frames.append(Uncover(self.seat, choice.number, 1))


class ExertAmount(PickAmount):
    """How many tokens leave the row? [SPACES-5] [SPACE-9]"""

    rule = "SPACES-5"

    def __init__(self, seat: int, row: int, limit: int) -> None:
        super().__init__(seat)
        self.row = row
        self.limit = limit

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """How many at most?"""
        return {"most": self.most(state)}

    def most(self, state: State) -> int:
        """What is left of the row."""
        return min(self.limit, state.mat[self.seat * MAT_ROWS + self.row])

    def chosen(self, state: State, amount: int) -> None:
        """One by one."""
        removal = BoxUp if state.first_printing else Uncover
        state.frames.append(removal(self.seat, self.row, amount))


class TwoRows(Ask):
    """Influence two institutions: one token from each of two rows, the first `row_before`. [GAIN-13] [W28]"""

    rule = "GAIN-13"

    def __init__(self, seat: int, row_before: int) -> None:
        super().__init__(seat)
        self.row_before = row_before

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """The first of them, or the second?"""
        return {"number": 1 if self.row_before == EMPTY else 2}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The rows of the mat."""
        return state.actions.row

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """The same row again, or an empty one."""
        if choice.kind != ROW:
            return self.not_asked(state)
        if choice.number == self.row_before:
            return SAME_ROW
        return None if state.mat[self.seat * MAT_ROWS + choice.number] > 0 else NO_SECOND

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The first token goes to supply, the second finds a place on a sheet. [GAIN-14] [W28] [W37]"""
        state.frames.pop()
        if self.row_before == EMPTY:
            state.frames.append(TwoRows(self.seat, choice.number))
        else:
            state.frames.append(TokenDestination(self.seat))
        state.frames.append(Uncover(self.seat, choice.number, 1))


class TokenDestination(Ask):
    """Where does the token from the mat go, which waits in supply? No action is performed there. [EXERT-4] [W36]"""

    rule = "EXERT-3"

    def measure(self, state: State, seat: int) -> int:
        """The columns of the top sheet with tokens, as a bit set; EMPTY once that sheet is finished. [W42]"""
        if any(isinstance(frame, WarFrame) and frame.is_final() for frame in state.frames):
            return EMPTY
        columns = 0
        for column in range(len(state.actions.gain)):
            if has_token(state.top, column):
                columns |= 1 << column
        return columns

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The spaces of both sheets."""
        return state.actions.top_of_sheet[state.round - 1] + state.actions.space_of_sheet[state.round]

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Free spaces of the top sheet in columns with another token, and of the bottom sheet. [W35] [W42]"""
        if choice.kind == SPACE:
            return refuse_token(on_bottom(state).space_in[choice.number], state.bottom[choice.number])
        if choice.kind != TOP:
            return self.not_asked(state)
        if measure == EMPTY:
            return TOP_FINISHED
        if not has(measure, choice.number // tables.SHEET_ROWS):
            return ALONE_THERE
        return refuse_token(on_top(state).space_in[choice.number], state.top[choice.number])

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """It lies there and blocks the space."""
        state.frames.pop()
        if choice.kind == TOP:
            put_on_top(state, self.seat, choice.number)
        else:
            draw_token(state, self.seat)
            put_on_bottom(state, self.seat, FROM_MAT, choice.number, self.seat)
