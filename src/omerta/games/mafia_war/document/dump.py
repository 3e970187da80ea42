"""Writing position documents: the whole position in plain words, secrets included."""

from __future__ import annotations

import msgspec

from omerta.games.mafia_war.actions import CELL_IDS
from omerta.games.mafia_war.document.position import AreaPosition, AttackPosition, PlayerPosition, Position
from omerta.games.mafia_war.naming import PHASES, Names, name_holder, name_owner, name_seat
from omerta.games.mafia_war.numbers import EMPTY, MAT_ROWS, SEATS
from omerta.games.mafia_war.phases.frames import FRAMES
from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.tokens import OWNERS


def dump_position(state: State, names: Names) -> Position:
    """The whole position as a document."""
    box = state.box
    return Position(
        round=state.round,
        phase=PHASES[state.phase],
        turn=state.turn,
        start=name_seat(state.start),
        lead=name_seat(state.lead),
        families=tuple([None if family < 0 else box.families[family].id for family in state.family]),
        players=[_dump_player(state, names, seat) for seat in range(SEATS)],
        empty_board=True,
        areas={name: _dump_area(state, names, area) for area, name in enumerate(box.area_ids)},
        seas={name: list(names.boats(state.boats, sea)) for sea, name in enumerate(box.sea_ids)},
        tiles=list(names.tiles(state.tiles)),
        marks={name: list(seats) for name, seats in names.tile_marks(state.marks).items()},
        used=list(names.tiles(state.used)),
        passes=state.passes or msgspec.UNSET,
        confirmed=names.confirmed(state.confirmed),
        top={cell: list(owners) for cell, owners in names.sheet(state.top).items()},
        bottom={cell: list(owners) for cell, owners in names.sheet(state.bottom).items()},
        supply_labs=state.supply_labs,
        supply_neutrals=state.supply_neutrals,
        executing=names.executing(state.family, state.executing),
        attack=_dump_attack(state),
        pending=list(state.pending),
        frames=[FRAMES.format(frame) for frame in state.frames],
    )


def _dump_area(state: State, names: Names, area: int) -> AreaPosition:
    holder = state.holder[area]
    places = [place for place in (area * 2, area * 2 + 1) if state.orders[place] >= 0]
    family = state.family[holder] if places else EMPTY
    return AreaPosition(
        holder=name_holder(holder),
        soldati=state.soldati[area],
        cars=state.cars[area],
        labs=state.labs[area],
        orders=[names.order(family, state.orders[place]) for place in places],
        order_marks=[list(names.marks(state.order_marks[place])) for place in places],
        order_choices=[list(names.orders(family, state.order_masks[place])) for place in places],
    )


def _dump_player(state: State, names: Names, seat: int) -> PlayerPosition:
    bust = state.busts[seat]
    family = state.family[seat]
    character = state.character[seat]
    return PlayerPosition(
        character=None if character < 0 else state.box.characters[character].id,
        money=state.money[seat],
        headquarters=state.headquarters[seat],
        mat=list(state.mat[seat * MAT_ROWS : seat * MAT_ROWS + MAT_ROWS]),
        orders=list(names.orders(family, state.headquarters_orders[seat])),
        sold=list(names.orders(family, state.sold_orders[seat])),
        bust=None if bust < 0 else CELL_IDS[bust // OWNERS],
        bust_owner=None if bust < 0 else name_owner(bust % OWNERS),
        supply_soldati=state.supply_soldati[seat],
        supply_cars=state.supply_cars[seat],
        supply_boats=state.supply_boats[seat],
        supply_tokens=state.supply_tokens[seat],
        removed_tokens=state.removed_tokens[seat] or msgspec.UNSET,
    )


def _dump_attack(state: State) -> AttackPosition | None:
    attack = state.attack
    if attack.target == EMPTY:
        return None
    box = state.box
    return AttackPosition(
        target=box.area_ids[attack.target],
        side=name_owner(attack.side),
        leader=attack.leader,
        soldati=attack.attackers,
        origin=box.area_ids[attack.origin],
        car=attack.car,
        by_sea=attack.by_sea,
        defender=name_seat(attack.defender),
        leader_card=None if attack.leader_card < 0 else box.conflict_cards[attack.leader_card].id,
        defender_card=None if attack.defender_card < 0 else box.conflict_cards[attack.defender_card].id,
        leader_picks_up=None if attack.leader_pick < 0 else attack.leader_pick == 1,
        defender_picks_up=None if attack.defender_pick < 0 else attack.defender_pick == 1,
    )
