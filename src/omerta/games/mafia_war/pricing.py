"""What things on the table take from whoever looks at them, read off their own sight. Nothing here decides: every
number is one the rules themselves work with."""

from __future__ import annotations

from omerta.games.mafia_war.actions import CELL_IDS, COLUMN_IDS
from omerta.games.mafia_war.box.tables import NOBODY
from omerta.games.mafia_war.numbers import EMPTY, MAT_ROWS, has
from omerta.games.mafia_war.phases.planning.sheets import FEE, NO_SPACE, cheapest_fee, column_cost
from omerta.games.mafia_war.phases.supply.boats import MOST_BOATS
from omerta.games.mafia_war.pieces.headquarters import SALE
from omerta.games.mafia_war.pieces.reading import boats_in, defence_of, is_foe
from omerta.games.mafia_war.state import WarSight
from omerta.games.mafia_war.view import PricesView


def list_prices(sight: WarSight) -> PricesView | None:
    """Everything that has a price for the seat that looks."""
    board = sight.board
    seat = sight.seat
    if seat < 0 or board.family[seat] < 0:
        return None
    box = board.box
    columns = [(name, column_cost(board, seat, column)) for column, name in enumerate(COLUMN_IDS)]
    strange = [area for area in range(len(box.area_ids)) if board.holder[area] == EMPTY or is_foe(board, seat, area)]
    return PricesView(
        columns={name: cost for name, cost in columns if cost < NO_SPACE},
        fees={name: FEE for cell, name in enumerate(CELL_IDS) if board.top[cell] and cheapest_fee(board, seat, cell)},
        tiles={tile.id: tile.price for number, tile in enumerate(box.tiles) if has(board.tiles, number)},
        sale=SALE,
        freeing=_freeing(sight),
        labs=tuple([box.area_ids[area] for area in strange if board.labs[area] > 0]),
        defence={box.area_ids[area]: defence_of(board, area) for area in strange if defence_of(board, area) > 0},
        seas=tuple([name for sea, name in enumerate(box.sea_ids) if boats_in(board, sea) + 1 >= MOST_BOATS]),
    )


def _freeing(sight: WarSight) -> dict[str, int]:
    """The leftmost token of a row goes first, and an order comes with the space it stands over. [MAT-1] [MAT-9]"""
    board = sight.board
    box = board.box
    found: list[tuple[str, int]] = []
    for row, mat_row in enumerate(box.families[board.family[sight.seat]].rows):
        gone = len(mat_row.spaces) - board.mat[sight.seat * MAT_ROWS + row]
        covered = enumerate(mat_row.spaces[gone:], 1)
        found.extend([(box.orders[space.order].id, tokens) for tokens, space in covered if space.order != NOBODY])
    return dict(found)
