"""The table before anything is laid out."""

from __future__ import annotations

from omerta.games.mafia_war.actions import SEATS, Actions
from omerta.games.mafia_war.box.tables import SHEET_CELLS, Box
from omerta.games.mafia_war.events import Events
from omerta.games.mafia_war.state import EMPTY, NO_ATTACK, SETUP, State


def blank_state(box: Box, actions: Actions, events: Events) -> State:
    """The table before anything is laid out: every piece in its supply."""
    state = State(box, actions, events)
    areas = len(box.area_ids)
    pieces = box.pieces
    state.hidden = False
    state.predictable = False
    state.first_game = False
    state.round = 1
    state.phase = SETUP
    state.start = EMPTY
    state.lead = EMPTY
    state.turn = 0
    state.tiles = 0
    state.used = 0
    state.executing = EMPTY
    state.open_headquarters = False
    state.family = [EMPTY] * SEATS
    state.character = [EMPTY] * SEATS
    state.holder = [EMPTY] * areas
    state.soldati = [0] * areas
    state.cars = [0] * areas
    state.labs = [0] * areas
    state.orders = [EMPTY] * (areas * 2)
    state.order_marks = [0] * (areas * 2)
    state.order_masks = [0] * (areas * 2)
    state.boats = [0] * (len(box.sea_ids) * SEATS)
    state.money = [0] * SEATS
    state.headquarters = [0] * SEATS
    state.supply_soldati = [pieces.soldati] * SEATS
    state.supply_cars = [pieces.cars] * SEATS
    state.supply_boats = [pieces.speedboats] * SEATS
    state.supply_tokens = [pieces.sheet_and_tile_tokens + pieces.mat_tokens] * SEATS
    state.mat = [0] * (SEATS * 4)
    state.mat_orders = [0] * SEATS
    state.headquarters_orders = [0] * SEATS
    state.board_orders = [0] * SEATS
    state.sold_orders = [0] * SEATS
    state.busts = [EMPTY] * SEATS
    state.marks = [EMPTY] * (len(box.tiles) * 2)
    state.confirmed = [EMPTY] * len(box.mandamento_ids)
    state.top = [0] * SHEET_CELLS
    state.bottom = [0] * SHEET_CELLS
    state.supply_labs = pieces.labs
    state.supply_neutrals = pieces.neutral_soldati
    state.boxed_tokens = pieces.neutral_tokens
    state.attack = list(NO_ATTACK)
    state.pending = [EMPTY] * SEATS
    state.frames = []
    state.ending = None
    return state
