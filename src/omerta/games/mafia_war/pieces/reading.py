"""What the pieces on the table come to: counts, values, who holds what."""

from __future__ import annotations

from mypy_extensions import i64

from omerta.games.mafia_war.numbers import EMPTY, MAT_ROWS, NEUTRAL, SEATS, TEAM_OF
from omerta.games.mafia_war.state import State


def holds(state: State, seat: int, area: int) -> bool:
    """Does a family stand in an area? Everything that needs an own Soldato there asks this. [W49]"""
    return area >= 0 and state.holder[area] == seat


def is_foe(state: State, seat: int, area: int) -> bool:
    """Does an area hold neutral Soldati or those of the other team? [MOVE-9] [W16] [PENTITO-3]"""
    holder = state.holder[area]
    return holder >= 0 and (holder == NEUTRAL or TEAM_OF[holder] != TEAM_OF[seat])


def has_area(state: State, seat: int) -> bool:
    """Does a family stand anywhere?"""
    return seat in state.holder


def labs_of(state: State, seat: i64) -> int:
    """How many labs stand in a family's areas. [LAB-1]"""
    total: i64 = 0
    for area in range(len(state.holder)):
        if state.holder[area] == seat:
            total += state.labs[area]
    return total


def has_lab(state: State, seat: i64) -> bool:
    """Does a lab stand in any of a family's areas?"""
    return any(state.holder[area] == seat and state.labs[area] > 0 for area in range(len(state.holder)))


def has_orders(state: State, area: int) -> bool:
    """Does an order token lie in an area?"""
    return state.orders[area * 2] != EMPTY or state.orders[area * 2 + 1] != EMPTY


def order_rank(state: State, place: int) -> int:
    """Supply before attack, low initiative first, then order of play. [ENCOUNTER-3] [ENCOUNTER-4] [ENCOUNTER-5]"""
    seat = state.holder[place // 2]
    order = state.box.orders[state.order_number(seat, state.orders[place])]
    return order.kind * 1000 + order.initiative * SEATS + (seat - state.lead) % SEATS


def boats_in(state: State, sea: int) -> int:
    """How many speedboats lie in a sea area."""
    base = sea * SEATS
    return state.boats[base] + state.boats[base + 1] + state.boats[base + 2] + state.boats[base + 3]


def base_value(state: State, seat: int, row: int) -> int:
    """The base value of a row of the mat: the rightmost one revealed. [MAT-4] [MAT-6] [MAT-8]"""
    mat_row = state.box.families[state.family[seat]].rows[row]
    return mat_row.base_after[len(mat_row.spaces) - state.mat[seat * MAT_ROWS + row]]


def car_attack_value(state: State, seat: int) -> int:
    """What a car adds to an attack. [BONUS-2] [MAT-5]"""
    mat_row = state.box.families[state.family[seat]].rows[0]
    return mat_row.attack_after[len(mat_row.spaces) - state.mat[seat * MAT_ROWS]]


def car_strike_value(state: State, seat: int) -> int:
    """What a car adds to a strike. [STRIKE-3] [MAT-5]"""
    mat_row = state.box.families[state.family[seat]].rows[0]
    return mat_row.strike_after[len(mat_row.spaces) - state.mat[seat * MAT_ROWS]]


def defence_of(state: State, area: int) -> int:
    """Labs and the vests of all orders there, executed or not; cars never. [LAB-2] [BONUS-3] [BONUS-4] [BONUS-5] [W54]

    Neutral Soldati have no orders, but labs protect them too. [W55] [ENCOUNTER-14]
    """
    holder = state.holder[area]
    bonus: i64 = state.labs[area]
    if not 0 <= holder < NEUTRAL:
        return bonus
    if not state.first_printing:
        return bonus + vests_in(state, area)
    for other in state.box.areas_of_mandamento[state.box.mandamento_of[area]]:
        if state.holder[other] == holder:
            bonus += vests_in(state, other)  # [FIRST-3]
    return bonus


def vests_in(state: State, area: int) -> int:
    """What the orders in a family's area add to its defence."""
    total: i64 = 0
    for place in (area * 2, area * 2 + 1):
        slot = state.orders[place]
        if slot >= 0:
            total += state.box.orders[state.order_number(state.holder[area], slot)].vest
    return total


def mandamento_holder(state: State, mandamento: int) -> int:
    """The family with at least two areas of a mandamento, or EMPTY. [CONTROL-1] [CONTROL-2] [MAP-1]"""
    a, b, c = state.box.areas_of_mandamento[mandamento]
    first, second, third = state.holder[a], state.holder[b], state.holder[c]
    holder = first if first in (second, third) else second
    has_two = holder in (first, third)
    return int(holder) if has_two and 0 <= holder < NEUTRAL else EMPTY


def mandamenti_of(state: State, seat: int) -> int:
    """How many mandamenti a family controls now. [W67]"""
    count = 0
    for number in range(len(state.confirmed)):
        if mandamento_holder(state, number) == seat:
            count += 1
    return count


def marks_of(state: State, seat: int) -> int:
    """How many tiles a family has marked."""
    tiles: i64 = len(state.box.tiles)
    first: i64 = TEAM_OF[seat] * tiles
    count = 0
    for place in range(first, first + tiles):
        if state.marks[place] == seat:
            count += 1
    return count
