"""Where the orders of a position document lie: on the mat, on the board, sold or in headquarters."""

from __future__ import annotations

from omerta.games.mafia_war.box.tables import NOBODY
from omerta.games.mafia_war.document.conservation import orders_laid
from omerta.games.mafia_war.document.load_board import bits_of, order_ids
from omerta.games.mafia_war.document.position import PlayerPosition, Position
from omerta.games.mafia_war.numbers import ALL_ORDERS, EMPTY, MAT_ROWS, ORDER_SLOTS, SEATS, has, replaced
from omerta.games.mafia_war.state import State
from omerta.kernel.errors import Unreadable


def read_executing(state: State, position: Position) -> None:
    """The order that is being executed, whoever leads the family it belongs to."""
    if position.executing is None:
        return
    for seat in range(SEATS):
        if state.family[seat] != EMPTY and position.executing in order_ids(state, seat):
            state.executing = seat * ORDER_SLOTS + order_ids(state, seat).index(position.executing)
            return
    raise Unreadable(f"position: executing: nobody has the order '{position.executing}'")


def sort_orders(state: State, seat: int, player: PlayerPosition) -> None:
    """Every order is on the mat, on the board, sold or in headquarters. [MAT-9]"""
    ids = order_ids(state, seat)
    rows = state.box.families[state.family[seat]].rows
    on_mat = 0
    for slot, number in enumerate(state.box.families[state.family[seat]].orders):
        order = state.box.orders[number]
        if order.row == NOBODY:
            continue
        first = [space.order for space in rows[order.row].spaces].index(number)
        if len(rows[order.row].spaces) - state.mat[seat * MAT_ROWS + order.row] <= first:
            on_mat |= 1 << slot
    sold = bits_of(f"players.{seat}.sold", player.sold, ids)
    laid = orders_laid(state, seat)
    rest = ALL_ORDERS & ~on_mat & ~laid
    here = rest & ~sold
    if player.orders is not None:
        here = bits_of(f"players.{seat}.orders", player.orders, ids)
        sold = rest & ~here
    _check_places(f"players.{seat}", ids, laid & on_mat, "lies on the board and on the mat")
    _check_places(f"players.{seat}", ids, (here | sold) & on_mat, "is still on the mat")
    _check_places(f"players.{seat}", ids, (here | sold) & laid, "lies on the board already")
    state.mat_orders = replaced(state.mat_orders, seat, on_mat)
    state.board_orders[seat] = laid
    state.sold_orders = replaced(state.sold_orders, seat, sold)
    state.headquarters_orders[seat] = here
    for place in range(len(state.orders)):
        if state.orders[place] != EMPTY and state.holder[place // 2] == seat and state.order_masks[place] == 0:
            state.order_masks = replaced(state.order_masks, place, here | laid)


def _check_places(field: str, ids: list[str], doubled: int, where: str) -> None:
    """Refuse orders, a bit set of slots, that would be in two places."""
    for slot, name in enumerate(ids):
        if has(doubled, slot):
            raise Unreadable(f"position: {field}: '{name}' {where}")
