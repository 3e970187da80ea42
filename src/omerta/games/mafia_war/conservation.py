"""Counting everything: whatever happens, no piece is lost and none appears."""

from __future__ import annotations

from omerta.games.mafia_war.actions import ORDER_SLOTS, SEATS
from omerta.games.mafia_war.phases.boats import MOST_BOATS
from omerta.games.mafia_war.phases.equipment import MOST_LABS
from omerta.games.mafia_war.pieces import boats_in
from omerta.games.mafia_war.state import ATTACKERS, CAR_ALONG, EMPTY, NEUTRAL, SIDE, State
from omerta.games.mafia_war.tokens import on_sheet


def count_components(state: State) -> dict[str, int]:
    """How many of each printed piece there are in all places together. [COMPONENT-2] [COMPONENT-8] [COMPONENT-9]"""
    counts: dict[str, int] = {}
    for seat in range(SEATS):
        _count_family(state, seat, counts)
        counts[f"orders-{seat}"] = _count_orders(state, seat)
    neutrals = state.supply_neutrals
    for area in range(len(state.holder)):
        if state.holder[area] == NEUTRAL:
            neutrals += state.soldati[area]
    if state.attack[SIDE] == NEUTRAL:
        neutrals += state.attack[ATTACKERS]
    counts["labs"] = state.supply_labs + sum(state.labs)
    counts["neutral-soldati"] = neutrals
    counts["neutral-tokens"] = state.boxed_tokens + on_sheet(state.top, NEUTRAL) + on_sheet(state.bottom, NEUTRAL)
    return counts


def _count_family(state: State, seat: int, counts: dict[str, int]) -> None:
    soldati = state.supply_soldati[seat] + state.headquarters[seat]
    cars = state.supply_cars[seat]
    for area in range(len(state.holder)):
        if state.holder[area] == seat:
            soldati += state.soldati[area]
            cars += state.cars[area]
    if state.attack[SIDE] == seat:
        soldati += state.attack[ATTACKERS]
        cars += state.attack[CAR_ALONG]
    tokens = state.supply_tokens[seat] + sum(state.mat[seat * 4 : seat * 4 + 4])
    tokens += on_sheet(state.top, seat) + on_sheet(state.bottom, seat)
    tokens += sum([1 for owner in state.marks if owner == seat])
    counts[f"soldati-{seat}"] = soldati
    counts[f"cars-{seat}"] = cars
    counts[f"boats-{seat}"] = state.supply_boats[seat] + sum(state.boats[seat::SEATS])
    counts[f"tokens-{seat}"] = tokens


def _count_orders(state: State, seat: int) -> int:
    """Every order lies in exactly one zone; before the mat is set up, all are still in the box."""
    zones = (
        state.mat_orders[seat],
        state.headquarters_orders[seat],
        state.board_orders[seat],
        state.sold_orders[seat],
    )
    if not any(zones):
        return ORDER_SLOTS
    return sum([(zone >> slot) & 1 for zone in zones for slot in range(ORDER_SLOTS)])


def wanted_components(state: State) -> dict[str, int]:
    """How many there have to be."""
    pieces = state.box.pieces
    counts: dict[str, int] = {}
    for seat in range(SEATS):
        counts[f"soldati-{seat}"] = pieces.soldati
        counts[f"cars-{seat}"] = pieces.cars
        counts[f"boats-{seat}"] = pieces.speedboats
        counts[f"tokens-{seat}"] = pieces.mat_tokens + pieces.sheet_and_tile_tokens
        counts[f"orders-{seat}"] = ORDER_SLOTS
    counts["labs"] = pieces.labs
    counts["neutral-soldati"] = pieces.neutral_soldati
    counts["neutral-tokens"] = pieces.neutral_tokens
    return counts


def misplaced_pieces(state: State) -> list[str]:
    """What does not add up, in words; empty when every piece is where it can be. [COMPONENT-10]"""
    problems: list[str] = []
    wanted = wanted_components(state)
    for name, count in count_components(state).items():
        if count != wanted[name]:
            problems.append(f"{name}: {count} instead of {wanted[name]}")
    stock = [
        *state.supply_soldati,
        *state.headquarters,
        *state.supply_cars,
        *state.supply_boats,
        *state.supply_tokens,
        *state.money,
        *state.mat,
        *state.boats,
        *state.cars,
        state.supply_labs,
        state.supply_neutrals,
        state.boxed_tokens,
    ]
    if min(stock) < 0:
        problems.append("something is below zero")
    for seat in range(SEATS):
        if orders_laid(state, seat) != state.board_orders[seat]:
            problems.append(f"orders of seat {seat} on the board are not in order")
    _check_areas(state, problems)
    for sea in range(len(state.box.sea_ids)):
        if boats_in(state, sea) > MOST_BOATS:
            problems.append(f"too many boats in {state.box.sea_ids[sea]}")
    return problems


def orders_laid(state: State, seat: int) -> int:
    """The orders of a family that lie in areas, and the one being executed, as a bit set."""
    laid = 0
    for place in range(len(state.orders)):
        if state.orders[place] != EMPTY and state.holder[place // 2] == seat:
            laid |= 1 << state.orders[place]
    if state.executing >= 0 and state.executing // ORDER_SLOTS == seat:
        laid |= 1 << state.executing % ORDER_SLOTS
    return laid


def _check_areas(state: State, problems: list[str]) -> None:
    """Nobody holds an area without Soldati, no cars or orders without a family, never three labs. [W48] [TEAM-3]"""
    for area in range(len(state.holder)):
        family = 0 <= state.holder[area] < NEUTRAL
        orders = state.orders[area * 2] != EMPTY or state.orders[area * 2 + 1] != EMPTY
        if (
            (state.soldati[area] > 0) != (state.holder[area] != EMPTY)
            or (state.cars[area] > 0 and not family)
            or (orders and not family)
            or not 0 <= state.labs[area] <= MOST_LABS
        ):
            problems.append(f"area {state.box.area_ids[area]} is not in order")
