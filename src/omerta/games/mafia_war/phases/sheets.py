"""The two action sheets: which spaces are free, what they cost, and which of their parts can be carried out."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.box import parts
from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.box.tables import NOBODY, SHEET_ROWS, Sheet, Space
from omerta.games.mafia_war.phases.equipment import possible_equipment
from omerta.games.mafia_war.phases.issue import can_issue
from omerta.games.mafia_war.phases.rally import can_rally_into
from omerta.games.mafia_war.pieces import labs_of
from omerta.games.mafia_war.state import EMPTY, State
from omerta.games.mafia_war.tokens import OWNERS, count_tokens, one, tokens_of

PLACE_OWN: Final = 24
"""Bit for placing Soldati only where the family stands already. [SPACES-4]"""
EQUIP_BITS: Final = 25
"""From here on, a bit for each piece of equipment."""
NO_SPACE: Final = 99
"""A cost nobody can pay: no space is open."""


def on_top(state: State) -> Sheet:
    """The sheet that tokens leave. [SETUP-1] [CLOSE-1]"""
    return state.box.sheets[state.round - 1]


def on_bottom(state: State) -> Sheet:
    """The sheet that tokens go to. [SETUP-1] [CLOSE-2] [COMPONENT-1]"""
    return state.box.sheets[state.round]


def is_free(tokens: list[int], space: Space) -> bool:
    """Is a space empty? A large one always counts as empty. [SPACE-2]"""
    return space.infinite or tokens[space.cell] == 0


def open_bottom_cells(state: State) -> list[int]:
    """The cells of all free spaces of the bottom sheet. [W33]"""
    return [space.cell for space in on_bottom(state).spaces if is_free(state.bottom, space)]


def why_not_free(sheet: Sheet, cell: int) -> tuple[str, str]:
    """Why no token can be put into a cell."""
    if sheet.space_in[cell] == NOBODY:
        return "SPACE-1", "the-sheet-has-no-such-space"
    return "SPACE-2", "a-token-lies-there-already"


def put_on_bottom(state: State, seat: int, cell: int, owner: int) -> None:
    """A token on its way arrives on the bottom sheet."""
    state.bottom[cell] += one(owner)
    state.tell(state.events.token_placed, seat, cell, owner)


def possible_parts(state: State, seat: int) -> int:
    """Which parts a family could carry out now to the smallest extent, as a bit set by kind. [W2] [SPACE-9]"""
    bits = 0
    if state.supply_soldati[seat] > 0:
        bits |= 1 << parts.RECRUIT
    stands = seat in state.holder
    if state.headquarters[seat] > 0:
        if stands:
            bits |= (1 << parts.PLACE) | (1 << PLACE_OWN)
        elif EMPTY in state.holder:
            bits |= 1 << parts.PLACE
    if can_issue(state, seat):
        bits |= 1 << parts.ISSUE_ORDERS
    bits |= possible_equipment(state, seat) << EQUIP_BITS
    if labs_of(state, seat) > 0:
        bits |= 1 << parts.LAUNDER
    mat = seat * 4
    if state.mat[mat] + state.mat[mat + 1] + state.mat[mat + 2] + state.mat[mat + 3] > 0:
        bits |= 1 << parts.EXERT
    if stands and any(can_rally_into(state, seat, area) for area in range(len(state.holder))):
        bits |= 1 << parts.RALLY
    if state.busts[seat] == EMPTY:
        bits |= 1 << parts.ULTIMA_AZIONE  # [W42]
    return bits


def is_possible(bits: int, part: Part) -> bool:
    """Is this part among the possible ones?"""
    if part.kind == parts.EQUIP:
        return bool((bits >> EQUIP_BITS) & part.number)
    if part.kind == parts.PLACE and part.only_where_you_stand:
        return bool((bits >> PLACE_OWN) & 1)
    return bool((bits >> part.kind) & 1)


def is_doable(bits: int, space: Space) -> bool:
    """Can at least one part of a space be carried out? [W2] [SPACE-10]"""
    return any(is_possible(bits, part) for part in space.parts)


def cheapest_space(state: State, seat: int) -> int:
    """The lowest cost of an open space whose action can be carried out. [SPACE-6]"""
    bits = possible_parts(state, seat)
    cheapest = NO_SPACE
    for space in on_bottom(state).spaces:
        if space.cost < cheapest and is_free(state.bottom, space) and is_doable(bits, space):
            cheapest = space.cost
    return cheapest


def fee_for(seat: int, owner: int) -> int:
    """Another player's token costs 1, the teammate's too. [PLAN-4] [SPACE-3]"""
    return 0 if owner == seat or owner == OWNERS - 1 else 1


def cheapest_fee(state: State, seat: int, cell: int) -> int:
    """The lowest fee for a token of a cell of the top sheet that holds one."""
    tokens = state.top[cell]
    return 0 if tokens_of(tokens, seat) > 0 or tokens_of(tokens, OWNERS - 1) > 0 else 1


def column_cost(state: State, seat: int, column: int) -> int:
    """All costs of gaining influence in a column; NO_SPACE without tokens. [GAIN-2] [GAIN-5] [GAIN-6] [GAIN-7]"""
    moved = 0
    others = 0
    for cell in range(column * SHEET_ROWS, column * SHEET_ROWS + SHEET_ROWS):
        tokens = state.top[cell]
        if tokens:
            count = count_tokens(tokens)
            moved += count
            others += count - tokens_of(tokens, seat) - tokens_of(tokens, OWNERS - 1)
    return on_top(state).column_costs[column] + moved + others if moved else NO_SPACE


def cheapest_move(state: State, seat: int) -> int:
    """The lowest cost of any move in a turn. [W3]"""
    fee = NO_SPACE
    for cell in range(len(state.top)):
        if state.top[cell]:
            fee = min(fee, cheapest_fee(state, seat, cell))
    cost = fee + cheapest_space(state, seat)
    for column in range(len(on_top(state).column_costs)):
        cost = min(cost, column_cost(state, seat, column))
    return cost
