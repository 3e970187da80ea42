"""The partial actions of an order: when each can be done, how it begins, and why it cannot."""

from __future__ import annotations

from omerta.games.mafia_war.box import parts
from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.box.tables import CHURCH, POLICE
from omerta.games.mafia_war.phases.agitate import Agitate, agitate_sources
from omerta.games.mafia_war.phases.boats import PlaceBoat, can_place_boat
from omerta.games.mafia_war.phases.equipment import MOST_LABS
from omerta.games.mafia_war.phases.execution import Execution, holds, order_of
from omerta.games.mafia_war.phases.movement import Shotgun, has_target
from omerta.games.mafia_war.phases.pentito import begin_pentito
from omerta.games.mafia_war.phases.rally import Rally, can_rally_into
from omerta.games.mafia_war.phases.soldati import PlaceAmount, Recruit
from omerta.games.mafia_war.phases.special_orders import (
    AtLabs,
    PullIn,
    begin_supply_adjacent,
    lab_places,
    pull_in_places,
    supply_places,
)
from omerta.games.mafia_war.phases.strike import Bomb, strike_origins
from omerta.games.mafia_war.pieces import base_value, build_lab, earn, place_car
from omerta.games.mafia_war.state import EMPTY, State


def limit_of(state: State, seat: int, part: Part) -> int:
    """How many Soldati a part recruits or places at most. [ENCOUNTER-10] [ENCOUNTER-11] [RECRUIT-2] [W38]"""
    if part.kind == parts.RECRUIT:
        return base_value(state, seat, CHURCH) + part.number
    if part.kind == parts.PLACE:
        return base_value(state, seat, POLICE) + part.number
    return part.number


def rally_is_over(state: State, execution: Execution) -> bool:
    """Has the first shotgun begun? [W46]"""
    shotgun = order_of(state).part_of_kind[parts.SHOTGUN]
    return shotgun >= 0 and bool((execution.done >> shotgun) & 1)


def can_do(state: State, execution: Execution, part: Part) -> bool:
    """Can a part be carried out at least to the smallest extent? [W38] [W49]"""
    kind = part.kind
    seat = execution.seat
    area = execution.area
    if kind == parts.COIN:
        return True
    if kind == parts.RECRUIT:
        return state.supply_soldati[seat] > 0 and limit_of(state, seat, part) > 0
    if kind == parts.AGITATE:
        return bool(agitate_sources(state, seat, area, part.number))
    if kind == parts.BOMB:
        return bool(strike_origins(state, execution, 1 if part.from_area_reached else 0))
    if kind == parts.SOLDATI_AT_LABS:
        return bool(lab_places(state, seat, 0))
    return holds(state, seat, area) and _can_do_here(state, execution, part)


def _can_do_here(state: State, execution: Execution, part: Part) -> bool:
    """The parts that need an own Soldato in the order's area, who is there. [W49]"""
    kind = part.kind
    seat = execution.seat
    area = execution.area
    if kind == parts.SHOTGUN:
        return has_target(state, seat, area)
    if kind == parts.PLACE or kind == parts.PLACE_FIXED:
        return state.headquarters[seat] > 0 and limit_of(state, seat, part) > 0
    if kind == parts.CAR:
        return state.supply_cars[seat] > 0
    if kind == parts.LAB:
        return state.supply_labs > 0 and state.labs[area] < MOST_LABS
    if kind == parts.SPEEDBOAT:
        return can_place_boat(state, seat, area)
    if kind == parts.RALLY:
        return not rally_is_over(state, execution) and can_rally_into(state, seat, area)
    if kind == parts.SUPPLY_ADJACENT:
        return state.headquarters[seat] > 0 or bool(supply_places(state, seat, area, 0))
    if kind == parts.PULL_IN:
        return bool(pull_in_places(state, seat, area))
    return kind == parts.PENTITO


def begin_part(state: State, execution: Execution, part: Part) -> None:
    """Carry a part out, or ask what it needs to know. [SUPPLY-1] [ATTACK-1] [ENCOUNTER-9]"""
    kind = part.kind
    seat = execution.seat
    area = execution.area
    if kind == parts.COIN:
        earn(state, seat, part.number)  # [SUPPLY-2]
    elif kind == parts.CAR:
        place_car(state, seat, area)  # [ENCOUNTER-12]
    elif kind == parts.LAB:
        build_lab(state, seat, area)  # [ENCOUNTER-12]
    elif kind == parts.RECRUIT:
        state.frames.append(Recruit(seat, limit_of(state, seat, part)))
    elif kind == parts.PLACE or kind == parts.PLACE_FIXED:
        state.frames.append(PlaceAmount(seat, area, limit_of(state, seat, part)))  # [ENCOUNTER-12]
    elif kind == parts.SPEEDBOAT:
        state.frames.append(PlaceBoat(seat, area, 1))  # [ENCOUNTER-13]
    elif kind == parts.SOLDATI_AT_LABS:
        state.frames.append(AtLabs(seat, part.number, 0))
    elif kind == parts.SUPPLY_ADJACENT:
        begin_supply_adjacent(state, seat, area, part.number, part.second)
    else:
        _begin_attack_part(state, execution, part)


def _begin_attack_part(state: State, execution: Execution, part: Part) -> None:
    kind = part.kind
    seat = execution.seat
    area = execution.area
    if kind == parts.RALLY:
        state.frames.append(Rally(seat, area, 0))
    elif kind == parts.SHOTGUN:
        state.frames.append(Shotgun(seat, part.number, 0, area))
    elif kind == parts.BOMB:
        state.frames.append(Bomb(seat, part.number, 0, 1 if part.from_area_reached else 0, EMPTY))
    elif kind == parts.PENTITO:
        begin_pentito(state, seat, area)
    elif kind == parts.PULL_IN:
        state.frames.append(PullIn(seat, area, part.number, 0))
    else:
        state.frames.append(Agitate(seat, area, part.number))


def why_not_part(state: State, execution: Execution, part: Part) -> tuple[str, str]:
    """Why a part that the order shows cannot be done now."""
    kind = part.kind
    seat = execution.seat
    if kind == parts.RALLY and rally_is_over(state, execution):
        return "W46", "rally-comes-before-the-first-shotgun"
    if kind == parts.RECRUIT:
        return "COMPONENT-10", "no-soldati-in-supply"
    if kind == parts.AGITATE:
        return "AGITATE-2", "no-neutral-soldati-in-reach"
    if kind == parts.SOLDATI_AT_LABS:
        return "SPECIAL-2", "no-soldati-or-no-labs"
    if not holds(state, seat, execution.area):
        return "W49", "no-own-soldato-is-left-in-the-orders-area"
    if kind == parts.BOMB:
        return "W16", "no-enemy-in-reach"
    if kind == parts.SHOTGUN:
        return "MOVE-2", "only-areas-of-the-teammate-around"
    if kind == parts.PLACE or kind == parts.PLACE_FIXED or kind == parts.SUPPLY_ADJACENT:
        return "W25", "no-soldati-in-headquarters"
    if kind == parts.CAR:
        return "COMPONENT-10", "no-car-is-left-in-supply"
    if kind == parts.LAB:
        return ("SETUP-24", "two-labs-are-the-most") if state.supply_labs else ("COMPONENT-10", "no-lab-is-left")
    if kind == parts.SPEEDBOAT:
        if state.supply_boats[seat] == 0:
            return "COMPONENT-10", "no-speedboat-is-left-in-supply"
        return "ENCOUNTER-13", "the-orders-area-has-no-coast"
    if kind == parts.RALLY:
        return "RALLY-1", "no-own-soldati-beside"
    return "W64", "no-enemy-beside"
