"""What Money in the teammate's hands would win: defenders that it buys off in an attack still to come."""

from __future__ import annotations

from omerta.bots.mafia_war.judging.look import Look
from omerta.bots.mafia_war.judging.odds import Odds, chance
from omerta.games.mafia_war.box import parts, tables
from omerta.games.mafia_war.box.tables import Order
from omerta.games.mafia_war.state import State


def worth_of_gift(look: Look, odds: Odds) -> float:
    """How much more the teammate's attacks promise with 1 Money more, in the eyes of the team."""
    state = look.state
    money = state.money[look.mate]
    best = 0.0
    for area, orders in look.partners.items():
        for order in orders:
            now = bought_off(state, look.mate, order, money)
            then = bought_off(state, look.mate, order, money + 1)
            if then > now:
                gain = _promise(look, odds, area, order, then) - _promise(look, odds, area, order, now)
                best = max(best, gain)
    return best


def bought_off(state: State, seat: int, order: Order, money: int) -> int:
    """How many defenders so much Money removes in an attack of an order."""
    if not order.shotguns:
        return 0
    if order.part_of_kind[parts.PAY_TO_REMOVE] >= 0:
        return money
    can_bribe = state.has_tile(seat, tables.BRIBERY) and money >= state.box.tiles[tables.BRIBERY].price
    return state.box.tiles[tables.BRIBERY].number if can_bribe else 0


def _promise(look: Look, odds: Odds, area: int, order: Order, bought: int) -> float:
    """The teammate's best target with so many defenders fewer."""
    force = look.soldati(area) - 1
    best = 0.0
    for target in look.box.neighbours[area]:
        if not look.is_ours(target):
            prize = look.gain_of(look.mate, target) + look.loss_of_holder(target)
            left = max(0.0, odds.defenders(target, order.skull) - bought)
            best = max(best, chance(force, left) * prize)
    return best
