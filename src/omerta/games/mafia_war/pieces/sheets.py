"""Influence tokens: on the action sheets, on the mats, on the control tiles, in supply; and the busts beside them.

A token that is lifted is in a player's hand until it is laid or stored.
"""

from __future__ import annotations

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.numbers import EMPTY, MAT_ROWS, NEUTRAL, TEAM_OF, added, replaced
from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.tokens import OWNERS, one


def draw_token(state: State, owner: int) -> None:
    """A token from its supply, a neutral one from the box, into the hand."""
    if owner == NEUTRAL:
        state.boxed_tokens -= 1
    else:
        state.supply_tokens[owner] -= 1


def store_token(state: State, owner: int) -> None:
    """A token from the hand to its supply, a neutral one out of the game. [W29]"""
    if owner == NEUTRAL:
        state.boxed_tokens += 1
    else:
        state.supply_tokens[owner] += 1


def lift_top(state: State, cell: int, owner: int) -> None:
    """A token leaves the top sheet."""
    state.top[cell] -= one(owner)


def lay_top(state: State, cell: int, owner: int) -> None:
    """A token comes onto the top sheet."""
    state.top[cell] += one(owner)


def lift_bottom(state: State, cell: int, owner: int) -> None:
    """A token leaves the bottom sheet."""
    state.bottom[cell] -= one(owner)


def lay_bottom(state: State, cell: int, owner: int) -> None:
    """A token comes onto the bottom sheet."""
    state.bottom[cell] += one(owner)


def turn_over_sheets(state: State) -> None:
    """The bottom sheet becomes the top sheet, with its tokens. [CLOSE-1] [CLOSE-2]"""
    for cell in range(len(state.top)):
        state.top[cell] = state.bottom[cell]
        state.bottom[cell] = 0


def cover_mat_row(state: State, seat: int, row: int, tokens: int) -> None:
    """Tokens from supply cover a row of the mat. [SETUP-12]"""
    state.mat = replaced(state.mat, seat * MAT_ROWS + row, tokens)
    state.supply_tokens[seat] -= tokens


def uncover_mat_row(state: State, seat: int, row: int) -> None:
    """The leftmost token of a row goes to supply. [MAT-1]"""
    state.mat = added(state.mat, seat * MAT_ROWS + row, -1)
    state.supply_tokens[seat] += 1
    facts.mat_uncovered(state, seat, row)


def remove_token(state: State, seat: int) -> None:
    """A token in supply leaves the game for good. [FIRST-4]"""
    state.supply_tokens[seat] -= 1
    state.removed_tokens = added(state.removed_tokens, seat, 1)


def place_bust(state: State, seat: int, cell: int, owner: int) -> None:
    """The bust stands beside a token on the Ultima Azione. [FINAL-1]"""
    state.busts = replaced(state.busts, seat, cell * OWNERS + owner)
    facts.bust_placed(state, seat, cell)


def return_bust(state: State, seat: int) -> None:
    """The bust goes back to supply. [FINAL-4]"""
    cell = state.busts[seat] // OWNERS
    state.busts = replaced(state.busts, seat, EMPTY)
    facts.bust_returned(state, seat, cell)


def mark_tile(state: State, seat: int, tile: int) -> None:
    """A token from supply on a control tile. [TILE-4]"""
    state.marks = replaced(state.marks, TEAM_OF[seat] * len(state.box.tiles) + tile, seat)
    draw_token(state, seat)
    facts.marked(state, seat, tile)


def unmark_tile(state: State, seat: int, tile: int) -> None:
    """The token of a control tile goes to supply. [TILE-5]"""
    state.marks = replaced(state.marks, TEAM_OF[seat] * len(state.box.tiles) + tile, EMPTY)
    store_token(state, seat)
    facts.unmarked(state, seat, tile)
