"""What a position of The Great Mafia War is weighed by at the beginning of a round."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from omerta.bots.search.estimate import Scale, chance_of, read_weights
from omerta.games.mafia_war.numbers import MAT_ROWS, NEUTRAL, ORDER_SLOTS, SEATS, TEAM_OF, count_bits
from omerta.games.mafia_war.phases.ending import ALONE, LAST_ROUND, TOGETHER
from omerta.games.mafia_war.pieces.reading import base_value, car_attack_value, car_strike_value, marks_of
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import State as KernelState

WEIGHTS: Final = Path(__file__).parent / "weights.json"

FIRST_ROUND: Final = 2
"""The first that begins after another."""

PLAIN: Final = (
    *("areas", "soldati on the board", "soldati in headquarters", "cars", "labs", "speedboats", "money"),
    *("base 1", "base 2", "base 3", "base 4", "car in attack", "car in strike"),
    *("orders", "tokens", "marks", "primo giocatore", "tie-break", "thinly held"),
    *("mandamenti", "whole mandamenti", "one short together", "one short alone", "goal"),
)
AREAS: Final = 0
ON_BOARD: Final = 1
IN_HEADQUARTERS: Final = 2
CARS: Final = 3
LABS: Final = 4
BOATS: Final = 5
MONEY: Final = 6
BASES: Final = 7
ATTACK: Final = 11
STRIKE: Final = 12
ORDERS: Final = 13
TOKENS: Final = 14
MARKS: Final = 15
START: Final = 16
DECIDER: Final = 17
THIN: Final = 18
MANDAMENTI: Final = 19
WHOLE: Final = 20
SHORT_TOGETHER: Final = 21
SHORT_ALONE: Final = 22
GOAL: Final = 23
INPUTS: Final = 24


class WarScale(Scale):
    """The inputs for fitting: the same for every round but with weights of its own."""

    def __init__(self) -> None:
        self.names = tuple(
            [f"round {number}: {name}" for number in range(FIRST_ROUND, LAST_ROUND + 1) for name in PLAIN]
        )

    def inputs(self, state: KernelState, seat: int) -> list[float]:
        """What the team of `seat` has more than the other."""
        assert isinstance(state, State)
        plain = compare(state, TEAM_OF[seat])
        inputs = [0.0] * len(self.names)
        start = block_of(state)
        inputs[start : start + INPUTS] = plain
        return inputs

    def is_moment(self, before: KernelState, after: KernelState) -> bool:
        """The beginnings of rounds."""
        assert isinstance(before, State)
        assert isinstance(after, State)
        return after.ending is None and after.round > before.round and after.round >= FIRST_ROUND


class WarEstimate:
    """The same as a quick answer."""

    def __init__(self) -> None:
        self._weights = read_weights(WEIGHTS, WarScale().names)

    def chance(self, state: State, seat: int) -> float:
        """The chance that the team of `seat` wins."""
        if state.ending is not None:
            winners = state.ending.winners
            return 0.5 if not winners else 1.0 if seat in winners else 0.0
        plain = compare(state, TEAM_OF[seat])
        start = block_of(state)
        lead = 0.0
        for place in range(INPUTS):
            lead += plain[place] * self._weights[start + place]
        return chance_of(lead)

    def weights_for(self, state: State) -> list[float]:
        """What each input weighs in the round of a position."""
        start = block_of(state)
        return self._weights[start : start + INPUTS]


def block_of(state: State) -> int:
    """Where the weights of a round begin; a first round is judged like a second."""
    return (max(state.round, FIRST_ROUND) - FIRST_ROUND) * INPUTS


def compare(state: State, team: int) -> list[float]:
    """What a team has more than the other, in the order of `PLAIN`."""
    sums = [0.0] * INPUTS
    mandamenti = _read_board(state, team, sums)
    for seat in range(SEATS):
        sign = 1.0 if TEAM_OF[seat] == team else -1.0
        sums[IN_HEADQUARTERS] += sign * int(state.headquarters[seat])
        sums[MONEY] += sign * int(state.money[seat])
        for row in range(MAT_ROWS):
            sums[BASES + row] += sign * base_value(state, seat, row)
        sums[ATTACK] += sign * car_attack_value(state, seat)
        sums[STRIKE] += sign * car_strike_value(state, seat)
        gone = int(state.mat_orders[seat]) | int(state.sold_orders[seat])
        sums[ORDERS] += sign * (ORDER_SLOTS - count_bits(gone))
        sums[TOKENS] += sign * int(state.supply_tokens[seat])
        sums[MARKS] += sign * marks_of(state, seat)
        if seat == state.start:
            sums[START] = sign
        if mandamenti[seat] == ALONE - 1:
            sums[SHORT_ALONE] += sign
    for first in (0, 1):
        sign = 1.0 if first == team else -1.0
        together = mandamenti[first] + mandamenti[first + 2]
        if together == TOGETHER - 1:
            sums[SHORT_TOGETHER] += sign
        if together >= TOGETHER or max(mandamenti[first], mandamenti[first + 2]) >= ALONE:
            sums[GOAL] += sign
    return sums


def _read_board(state: State, team: int, sums: list[float]) -> list[int]:
    """Add up areas and seas; the mandamenti by seat."""
    held = [0] * (len(state.confirmed) * SEATS)
    for area in range(len(state.holder)):
        holder = int(state.holder[area])
        if not 0 <= holder < NEUTRAL:
            continue
        sign = 1.0 if TEAM_OF[holder] == team else -1.0
        soldati = int(state.soldati[area])
        sums[AREAS] += sign
        sums[ON_BOARD] += sign * soldati
        sums[CARS] += sign * int(state.cars[area])
        sums[LABS] += sign * int(state.labs[area])
        if soldati == 1:
            sums[THIN] += sign
        if area == state.box.tie_break:
            sums[DECIDER] += sign
        held[state.box.mandamento_of[area] * SEATS + holder] += 1
    for place in range(len(state.boats)):
        if state.boats[place]:
            sums[BOATS] += (1.0 if TEAM_OF[place % SEATS] == team else -1.0) * int(state.boats[place])
    mandamenti = [0] * SEATS
    for place in range(len(held)):
        if held[place] > 1:
            seat = place % SEATS
            mandamenti[seat] += 1
            sums[MANDAMENTI] += 1.0 if TEAM_OF[seat] == team else -1.0
            if held[place] > 2:
                sums[WHOLE] += 1.0 if TEAM_OF[seat] == team else -1.0
    return mandamenti
