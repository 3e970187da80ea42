"""The two sides of an attack: how many defend, and where the fallen go."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.numbers import NEUTRAL
from omerta.games.mafia_war.phases.orders.execution import execution_of
from omerta.games.mafia_war.pieces.board import remove_soldati, return_to_supply
from omerta.games.mafia_war.pieces.headquarters import take_recruits
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

NO_CAR_BY_SEA: Final = Refusal("MOVE-5", "no-car-goes-by-sea")
ONE_CAR: Final = Refusal("MOVE-11", "one-car-per-order")
NO_LATER_CAR: Final = Refusal("MOVE-6", "a-car-comes-from-the-start-or-not-at-all")


def defenders(state: State) -> int:
    """How many Soldati defend the target."""
    return state.soldati[state.attack.target]


def lose_defenders(state: State, count: int, recruits: bool) -> None:
    """Defenders return to supply; neutral ones may bring the attacker recruits. [BONUS-7] [CONFLICT-12] [W58]"""
    target = state.attack.target
    remove_soldati(state, target, count)
    if recruits and state.holder[target] == NEUTRAL:
        take_recruits(state, state.attack.leader, count)


def lose_attackers(state: State, count: int, recruits: bool) -> None:
    """Attackers return to supply; for agitated neutrals the defender recruits. [AGITATE-5] [W18]"""
    side = state.attack.side
    target = state.attack.target
    state.attack.attackers -= count
    return_to_supply(state, side, count)
    if count > 0:
        facts.attackers_lost(state, side, target, count)
        if recruits and side == NEUTRAL:
            take_recruits(state, state.holder[target], count)


def no_more_cars(state: State) -> Refusal:
    """Why no car joins an attack that is going on. [MOVE-5] [MOVE-6] [MOVE-11]"""
    if state.attack.by_sea:
        return NO_CAR_BY_SEA
    return ONE_CAR if execution_of(state).car_taken > 0 else NO_LATER_CAR
