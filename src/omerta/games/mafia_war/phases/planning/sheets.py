"""The two action sheets: which spaces are free, what they cost, and which of their parts can be carried out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import TAKE, Choice
from omerta.games.mafia_war.box import parts
from omerta.games.mafia_war.box.tables import SHEET_CELLS, SHEET_ROWS, Sheet, Space
from omerta.games.mafia_war.numbers import EMPTY, MAT_ROWS, NEUTRAL, has
from omerta.games.mafia_war.phases.planning.issue import can_issue
from omerta.games.mafia_war.phases.supply.equipment import possible_equipment
from omerta.games.mafia_war.phases.supply.rally import can_rally
from omerta.games.mafia_war.pieces.reading import has_area, has_lab
from omerta.games.mafia_war.pieces.sheets import draw_token, lay_bottom, lay_top
from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.tokens import count_tokens, tokens_of
from omerta.kernel.machine import Refusal

EVERYTHING: Final = -1
"""The bit set of all parts, possible or not."""
ANY_PLACE: Final = (1 << parts.PLACE) | (1 << parts.PLACE_OWN)
NO_SPACE: Final = 1 << 20
"""A cost nobody can pay: no space is open."""
FEE: Final = 1
"""What the token of another player costs, the teammate's too. [PLAN-4] [SPACE-3]"""
CELLS_OF: Final = tuple([tuple(range(first, first + SHEET_ROWS)) for first in range(0, SHEET_CELLS, SHEET_ROWS)])
"""[column] its cells."""

NO_SUCH_SPACE: Final = Refusal("SPACE-1", "the-sheet-has-no-such-space")
TOKEN_THERE: Final = Refusal("SPACE-2", "a-token-lies-there-already")
BUST_IS_OUT: Final = Refusal("W42", "your-bust-is-out-already")
NOTHING_TO_DO: Final = Refusal("W2", "nothing-there-can-be-carried-out")
NO_MONEY: Final = Refusal("SPACE-6", "no-money-for-that-space")


def on_top(state: State) -> Sheet:
    """The sheet that tokens leave. [SETUP-1] [CLOSE-1]"""
    return state.box.sheets[state.round - 1]


def on_bottom(state: State) -> Sheet:
    """The sheet that tokens go to. [SETUP-1] [CLOSE-2] [COMPONENT-1]"""
    return state.box.sheets[state.round]


def bottom_space(state: State, cell: int) -> Space:
    """The space of the bottom sheet in a cell that has one."""
    space = on_bottom(state).space_in[cell]
    assert space is not None
    return space


def is_free(space: Space, tokens: i32) -> bool:
    """Is a space with these tokens empty? A large one always counts as empty. [SPACE-2]"""
    return tokens == 0 or space.infinite


def refuse_token(space: Space | None, tokens: i32) -> Refusal | None:
    """Why no token can be put where these lie: there is a space, or none, in that cell. [W33]"""
    if space is None:
        return NO_SUCH_SPACE
    return None if is_free(space, tokens) else TOKEN_THERE


def refuse_space(state: State, seat: int, cell: int, possible: int, budget: i64) -> Refusal | None:
    """Why a space of the bottom sheet cannot be used: only open ones that can be done (`possible_parts`) and paid.

    [SPACE-2] [SPACE-6] [W2]
    """
    space = on_bottom(state).space_in[cell]
    refused = refuse_token(space, state.bottom[cell])
    if refused is not None or space is None:
        return refused
    if possible & space.needs == 0:
        is_bust_out = state.busts[seat] != EMPTY and space.parts[0].kind == parts.ULTIMA_AZIONE
        return BUST_IS_OUT if is_bust_out else NOTHING_TO_DO
    return None if space.cost <= budget else NO_MONEY


def put_on_top(state: State, seat: int, cell: int) -> None:
    """An own token from supply comes onto the top sheet."""
    draw_token(state, seat)
    lay_top(state, cell, seat)
    facts.token_on_top(state, seat, cell, seat)


def put_on_bottom(state: State, seat: int, origin: int, cell: int, owner: int) -> None:
    """A token on its way arrives on the bottom sheet; `origin` as in TOKEN_ORIGINS."""
    lay_bottom(state, cell, owner)
    facts.token_placed(state, seat, origin, cell, owner)


def possible_parts(state: State, seat: int, wanted: i64 = EVERYTHING) -> int:
    """Which of the wanted parts a family could carry out now to the smallest extent, as a bit set. [W2] [SPACE-9]"""
    bits: i64 = 0
    if has(wanted, parts.RECRUIT) and state.supply_soldati[seat] > 0:
        bits |= 1 << parts.RECRUIT
    if wanted & ANY_PLACE != 0 and state.headquarters[seat] > 0:
        if has_area(state, seat):
            bits |= ANY_PLACE
        elif EMPTY in state.holder:
            bits |= 1 << parts.PLACE
    if has(wanted, parts.ISSUE_ORDERS) and can_issue(state, seat):
        bits |= 1 << parts.ISSUE_ORDERS
    if wanted >> parts.EQUIPMENT != 0:
        bits |= possible_equipment(state, seat) << parts.EQUIPMENT
    if has(wanted, parts.LAUNDER) and has_lab(state, seat):
        bits |= 1 << parts.LAUNDER
    if has(wanted, parts.EXERT):
        for place in range(seat * MAT_ROWS, seat * MAT_ROWS + MAT_ROWS):
            if state.mat[place] > 0:
                bits |= 1 << parts.EXERT
    if has(wanted, parts.RALLY) and can_rally(state, seat):
        bits |= 1 << parts.RALLY
    if has(wanted, parts.ULTIMA_AZIONE) and state.busts[seat] == EMPTY:
        bits |= 1 << parts.ULTIMA_AZIONE  # [W42]
    return bits & wanted


def cheapest_space(state: State, seat: int, wanted: i64 = EVERYTHING) -> int:
    """The lowest cost of an open space with a wanted part that can be carried out. [SPACE-6] [SPACE-10] [W2]"""
    for space in on_bottom(state).by_cost:
        if is_free(space, state.bottom[space.cell]) and possible_parts(state, seat, space.needs & wanted) != 0:
            return space.cost
    return NO_SPACE


def cheapest_without_orders(state: State, seat: int) -> int:
    """The same for a family that has no order left to issue. [W69]"""
    return cheapest_space(state, seat, ~(1 << parts.ISSUE_ORDERS))


def fee_for(seat: int, owner: int) -> int:
    """What is paid for a token of `owner`: own and neutral ones are free. [PLAN-4] [SPACE-3]"""
    return 0 if owner in (seat, NEUTRAL) else FEE


def cheapest_fee(state: State, seat: int, cell: int) -> int:
    """The lowest fee for a token of a cell of the top sheet that holds one."""
    tokens = state.top[cell]
    return 0 if tokens_of(tokens, seat) > 0 or tokens_of(tokens, NEUTRAL) > 0 else FEE


def column_cost(state: State, seat: int, column: int) -> int:
    """All costs of gaining influence in a column; NO_SPACE without tokens. [GAIN-2] [GAIN-5] [GAIN-6] [GAIN-7]"""
    moved: i32 = 0
    others: i32 = 0
    top = state.top
    first: i64 = column * SHEET_ROWS
    for cell in range(first, first + SHEET_ROWS):
        tokens = top[cell]
        if tokens != 0:
            count = count_tokens(tokens)
            moved += count
            others += count - tokens_of(tokens, seat) - tokens_of(tokens, NEUTRAL)
    if moved == 0:
        return NO_SPACE
    return on_top(state).column_costs[column] + moved + others * FEE


def cost_of_move(state: State, seat: int, move: Choice, cheapest: int) -> int:
    """What a token or a column costs, the token with the `cheapest` space; NO_SPACE where none lies. [PLAN-2]"""
    if move.kind != TAKE:
        return column_cost(state, seat, move.number)
    return cheapest_fee(state, seat, move.number) + cheapest if state.top[move.number] != 0 else NO_SPACE


def cheapest_move(state: State, seat: int, cheapest: int) -> int:
    """The lowest cost of any move in a turn, with the `cheapest` space. [W3]"""
    lowest = NO_SPACE
    for take in state.actions.take:
        if state.top[take.number] != 0:
            lowest = min(lowest, cost_of_move(state, seat, take, cheapest))
    for gain in state.actions.gain:
        lowest = min(lowest, cost_of_move(state, seat, gain, cheapest))
    return lowest
