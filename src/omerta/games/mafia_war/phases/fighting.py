"""The two sides of an attack: who defends, what protects them, and where the fallen go."""

from __future__ import annotations

from omerta.games.mafia_war.phases.execution import execution_of
from omerta.games.mafia_war.pieces import remove_soldati, take_recruits
from omerta.games.mafia_war.state import ATTACKERS, EMPTY, LEADER, NEUTRAL, SEA_WAY, SIDE, TARGET, State


def defenders(state: State) -> int:
    """How many Soldati defend the target."""
    return state.soldati[state.attack[TARGET]]


def defence_of(state: State, area: int) -> int:
    """Labs and the vests of all orders there, executed or not; cars never. [LAB-2] [BONUS-3] [BONUS-4] [BONUS-5] [W54]

    Neutral Soldati have no orders, but labs protect them too. [W55] [ENCOUNTER-14]
    """
    holder = state.holder[area]
    bonus = state.labs[area]
    if holder != NEUTRAL and holder != EMPTY:
        for place in (area * 2, area * 2 + 1):
            slot = state.orders[place]
            if slot != EMPTY:
                bonus += state.box.orders[state.order_number(holder, slot)].vest
    return bonus


def lose_defenders(state: State, count: int, recruits: bool) -> None:
    """Defenders return to supply; neutral ones may bring the attacker recruits. [BONUS-7] [CONFLICT-12] [W58]"""
    target = state.attack[TARGET]
    remove_soldati(state, target, count)
    if recruits and state.holder[target] == NEUTRAL:
        take_recruits(state, state.attack[LEADER], count)


def lose_attackers(state: State, count: int) -> None:
    """Attackers return to supply; for agitated neutrals the defender recruits. [AGITATE-5] [W18]"""
    side = state.attack[SIDE]
    target = state.attack[TARGET]
    state.attack[ATTACKERS] -= count
    if side == NEUTRAL:
        state.supply_neutrals += count
    else:
        state.supply_soldati[side] += count
    if count > 0:
        state.tell(state.events.attackers_lost, side, target, count)
        if side == NEUTRAL:
            take_recruits(state, state.holder[target], count)


def no_more_cars(state: State) -> tuple[str, str]:
    """Why no car joins an attack that is going on. [MOVE-5] [MOVE-6] [MOVE-11]"""
    if state.attack[SEA_WAY] > 0:
        return "MOVE-5", "no-car-goes-by-sea"
    if execution_of(state).car_taken > 0:
        return "MOVE-11", "one-car-per-order"
    return "MOVE-6", "a-car-comes-from-the-start-or-not-at-all"
