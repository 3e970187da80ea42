"""Counting everything: whatever happens, no piece is lost and none appears."""

from __future__ import annotations

from omerta.games.mafia_war.numbers import EMPTY, MAT_ROWS, NEUTRAL, ORDER_SLOTS, SEATS, count_bits
from omerta.games.mafia_war.phases.supply.boats import MOST_BOATS
from omerta.games.mafia_war.phases.supply.equipment import MOST_LABS
from omerta.games.mafia_war.pieces.reading import boats_in, has_orders, marks_of
from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.tokens import on_sheet


def count_components(state: State) -> dict[str, int]:
    """How many of each printed piece there are in all places together. [COMPONENT-2] [COMPONENT-8] [COMPONENT-9]"""
    counts: dict[str, int] = {}
    for seat in range(SEATS):
        counts[f"soldati-{seat}"] = state.supply_soldati[seat] + state.headquarters[seat] + _count_soldati(state, seat)
        counts[f"cars-{seat}"] = state.supply_cars[seat] + _count_cars(state, seat)
        boats = sum([state.boats[sea * SEATS + seat] for sea in range(len(state.box.sea_ids))])
        counts[f"boats-{seat}"] = state.supply_boats[seat] + boats
        tokens = sum([state.mat[seat * MAT_ROWS + row] for row in range(MAT_ROWS)]) + marks_of(state, seat)
        tokens += on_sheet(state.top, seat) + on_sheet(state.bottom, seat)
        counts[f"tokens-{seat}"] = state.supply_tokens[seat] + state.removed_tokens[seat] + tokens
        counts[f"orders-{seat}"] = _count_orders(state, seat)
    counts["labs"] = state.supply_labs + sum(state.labs)
    counts["neutral-soldati"] = state.supply_neutrals + _count_soldati(state, NEUTRAL)
    counts["neutral-tokens"] = state.boxed_tokens + on_sheet(state.top, NEUTRAL) + on_sheet(state.bottom, NEUTRAL)
    return counts


def _count_soldati(state: State, side: int) -> int:
    """The Soldati of a side on the board, those on the way included."""
    there = sum([state.soldati[area] for area in range(len(state.holder)) if state.holder[area] == side])
    return there + (state.attack.attackers if state.attack.side == side else 0)


def _count_cars(state: State, seat: int) -> int:
    there = sum([state.cars[area] for area in range(len(state.holder)) if state.holder[area] == seat])
    return there + (state.attack.car if state.attack.side == seat else 0)


def _count_orders(state: State, seat: int) -> int:
    """Every order lies in exactly one zone; before the mat is set up, all are still in the box."""
    count = count_bits(state.mat_orders[seat]) + count_bits(state.headquarters_orders[seat])
    count += count_bits(state.board_orders[seat]) + count_bits(state.sold_orders[seat])
    return ORDER_SLOTS if count == 0 else count


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
        if (
            (state.soldati[area] > 0) != (state.holder[area] != EMPTY)
            or (state.cars[area] > 0 and not family)
            or (has_orders(state, area) and not family)
            or not 0 <= state.labs[area] <= MOST_LABS
        ):
            problems.append(f"area {state.box.area_ids[area]} is not in order")
