"""What a bot is up to in The Great Mafia War, for its teammate."""

from __future__ import annotations

from omerta.bots.bot import Plan
from omerta.bots.mafia_war.judging.look import ATTACK, Look
from omerta.bots.mafia_war.judging.odds import Odds
from omerta.games.mafia_war.numbers import PLANNING
from omerta.games.mafia_war.state import WarSight
from omerta.kernel.chance import Dice


def plan_attack(sight: WarSight, dice: Dice) -> Plan | None:
    """Of the attacks the seat has laid orders for, the one that promises most; only while there is time to help it."""
    if sight.board.phase != PLANNING:
        return None
    look = Look(sight, dice)
    odds = Odds(look)
    best = 0.0
    plan: Plan | None = None
    for area, orders in look.lying.items():
        for order in orders:
            target = odds.likely_target(area, order) if order.shotguns else -1
            if target >= 0 and look.prize(target) > best:
                best = look.prize(target)
                plan = Plan(ATTACK, {"area": look.box.area_ids[target], "origin": look.box.area_ids[area]})
    return plan
