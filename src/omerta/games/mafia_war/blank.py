"""The table before anything is laid out."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from omerta.games.mafia_war.actions import Actions
from omerta.games.mafia_war.box.tables import SHEET_CELLS, Box
from omerta.games.mafia_war.events import Events
from omerta.games.mafia_war.numbers import EMPTY, MAT_ROWS, SEATS, SETUP
from omerta.games.mafia_war.phases.anytime import ANY_TIME
from omerta.games.mafia_war.state import NO_ATTACK, State


def blank_state(box: Box, actions: Actions, events: Events) -> State:
    """The table before anything is laid out: every piece in its supply."""
    state = State(box, actions, events)
    areas = len(box.area_ids)
    pieces = box.pieces
    state.hidden = False
    state.predictable = False
    state.first_game = False
    state.first_printing = False
    state.round = 1
    state.phase = SETUP
    state.start = EMPTY
    state.lead = EMPTY
    state.turn = 0
    state.tiles = 0
    state.used = 0
    state.executing = EMPTY
    state.passes = 0
    state.open_headquarters = False
    state.family = (EMPTY,) * SEATS
    state.character = (EMPTY,) * SEATS
    state.holder = vec[i64]([EMPTY] * areas)
    state.soldati = vec[i64]([0] * areas)
    state.cars = (0,) * areas
    state.labs = (0,) * areas
    state.orders = vec[i16]([EMPTY] * (areas * 2))
    state.order_marks = vec[i16]([0] * (areas * 2))
    state.order_masks = (0,) * (areas * 2)
    state.boats = (0,) * (len(box.sea_ids) * SEATS)
    state.money = vec[i64]([0] * SEATS)
    state.headquarters = vec[i64]([0] * SEATS)
    state.supply_soldati = vec[i64]([pieces.soldati] * SEATS)
    state.supply_cars = (pieces.cars,) * SEATS
    state.supply_boats = (pieces.speedboats,) * SEATS
    state.supply_tokens = vec[i64]([pieces.sheet_and_tile_tokens + pieces.mat_tokens] * SEATS)
    state.removed_tokens = (0,) * SEATS
    state.mat = (0,) * (SEATS * MAT_ROWS)
    state.mat_orders = (0,) * SEATS
    state.headquarters_orders = vec[i64]([0] * SEATS)
    state.board_orders = vec[i64]([0] * SEATS)
    state.sold_orders = (0,) * SEATS
    state.busts = (EMPTY,) * SEATS
    state.marks = (EMPTY,) * (len(box.tiles) * 2)
    state.confirmed = (EMPTY,) * len(box.mandamento_ids)
    state.top = vec[i32]([0] * SHEET_CELLS)
    state.bottom = vec[i32]([0] * SHEET_CELLS)
    state.supply_labs = pieces.labs
    state.supply_neutrals = pieces.neutral_soldati
    state.boxed_tokens = pieces.neutral_tokens
    state.attack = NO_ATTACK
    state.pending = vec[i64]([EMPTY] * SEATS)
    state.interjection = ANY_TIME
    return state
