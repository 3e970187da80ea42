"""What a team has more than the other at the beginning of a round."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.box.tables import CHURCH, POLICE
from omerta.games.mafia_war.numbers import MATE_OF, NEUTRAL, ORDER_SLOTS, SEATS, TEAM_OF, TEAMS, count_bits
from omerta.games.mafia_war.phases.ending import ALONE, TOGETHER
from omerta.games.mafia_war.pieces.reading import base_value, car_attack_value, car_strike_value
from omerta.games.mafia_war.state import State

PLAIN: Final = (
    *("areas", "areas at the front", "areas outnumbered", "thinly held", "tie-break"),
    *("soldati on the board", "soldati in headquarters", "cars", "labs", "speedboats", "money"),
    *("place base", "recruit base", "car in attack", "car in strike", "orders", "tokens", "primo giocatore"),
    *("mandamenti", "whole mandamenti", "mandamenti at the front", "contested mandamenti", "open mandamenti"),
    *("one short together", "one short alone"),
)
AREAS: Final = 0
FRONT: Final = 1
OUTNUMBERED: Final = 2
THIN: Final = 3
DECIDER: Final = 4
ON_BOARD: Final = 5
IN_HEADQUARTERS: Final = 6
CARS: Final = 7
LABS: Final = 8
BOATS: Final = 9
MONEY: Final = 10
PLACE: Final = 11
RECRUIT: Final = 12
ATTACK: Final = 13
STRIKE: Final = 14
ORDERS: Final = 15
TOKENS: Final = 16
START: Final = 17
MANDAMENTI: Final = 18
WHOLE: Final = 19
EXPOSED: Final = 20
CONTESTED: Final = 21
OPEN: Final = 22
SHORT_TOGETHER: Final = 23
SHORT_ALONE: Final = 24
INPUTS: Final = 25


def compare(state: State, team: int) -> list[float]:
    """What a team has more than the other, in the order of `PLAIN`."""
    sums = [0.0] * INPUTS
    mandamenti = _read_board(state, team, sums)
    for seat in range(SEATS):
        sign = 1.0 if TEAM_OF[seat] == team else -1.0
        sums[IN_HEADQUARTERS] += sign * int(state.headquarters[seat])
        sums[MONEY] += sign * int(state.money[seat])
        sums[PLACE] += sign * base_value(state, seat, POLICE)
        sums[RECRUIT] += sign * base_value(state, seat, CHURCH)
        sums[ATTACK] += sign * car_attack_value(state, seat)
        sums[STRIKE] += sign * car_strike_value(state, seat)
        gone = int(state.mat_orders[seat]) | int(state.sold_orders[seat])
        sums[ORDERS] += sign * (ORDER_SLOTS - count_bits(gone))
        sums[TOKENS] += sign * int(state.supply_tokens[seat])
        if seat == state.start:
            sums[START] = sign
        if mandamenti[seat] == ALONE - 1:
            sums[SHORT_ALONE] += sign
    for place in range(len(state.boats)):
        if state.boats[place]:
            sums[BOATS] += (1.0 if TEAM_OF[place % SEATS] == team else -1.0) * int(state.boats[place])
    for side in range(len(TEAMS)):
        if sum([mandamenti[seat] for seat in TEAMS[side]]) == TOGETHER - 1:
            sums[SHORT_TOGETHER] += 1.0 if side == team else -1.0
    return sums


def _read_board(state: State, team: int, sums: list[float]) -> list[int]:
    """Add up areas and mandamenti; the mandamenti by seat."""
    number = len(state.confirmed)
    held = [0] * (number * SEATS)
    """[mandamento, seat] areas."""
    reached = [[False] * number for _ in TEAMS]
    """[team][mandamento] has a seat of the team an area in it that the others can march into?"""
    for area in range(len(state.holder)):
        holder = int(state.holder[area])
        if not 0 <= holder < NEUTRAL:
            continue
        side = TEAM_OF[holder]
        sign = 1.0 if side == team else -1.0
        soldati = int(state.soldati[area])
        sums[AREAS] += sign
        sums[ON_BOARD] += sign * soldati
        sums[CARS] += sign * int(state.cars[area])
        sums[LABS] += sign * int(state.labs[area])
        if soldati == 1:
            sums[THIN] += sign
        if area == state.box.tie_break:
            sums[DECIDER] += sign
        mandamento = state.box.mandamento_of[area]
        held[mandamento * SEATS + holder] += 1
        against = _count_against(state, area, side)
        if against > 0:
            sums[FRONT] += sign
            reached[side][mandamento] = True
        if against > soldati:
            sums[OUTNUMBERED] += sign
    mandamenti = [0] * SEATS
    for place in range(len(held)):
        if held[place] > 1:
            seat = place % SEATS
            mandamenti[seat] += 1
            _add_mandamento(place // SEATS, seat, held, reached[TEAM_OF[seat]], team, sums)
    return mandamenti


def _count_against(state: State, area: int, side: int) -> int:
    """Soldati of the other team next to an area."""
    count = 0
    for near in state.box.neighbours[area]:
        holder = int(state.holder[near])
        if 0 <= holder < NEUTRAL and TEAM_OF[holder] != side:
            count += int(state.soldati[near])
    return count


def _add_mandamento(number: int, seat: int, held: list[int], reached: list[bool], team: int, sums: list[float]) -> None:
    """One that a seat holds, with two areas or all three."""
    side = TEAM_OF[seat]
    sign = 1.0 if side == team else -1.0
    first = number * SEATS
    sums[MANDAMENTI] += sign
    if reached[number]:
        sums[EXPOSED] += sign
    if held[first + seat] > 2:
        sums[WHOLE] += sign
    elif sum([held[first + foe] for foe in TEAMS[1 - side]]):
        sums[CONTESTED] += sign
    elif not held[first + MATE_OF[seat]]:
        sums[OPEN] += sign
