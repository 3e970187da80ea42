"""What the encounter phase offers: parts of orders, movements, fights and strikes, valued on one look."""

from __future__ import annotations

from typing import Final

from omerta.bots.mafia_war.judging.look import Look
from omerta.bots.mafia_war.judging.odds import SOLDATO, Odds, finesse_chance
from omerta.games.mafia_war.actions import ALLIES, BY_SEA, Choice
from omerta.games.mafia_war.box import parts, tables
from omerta.games.mafia_war.box.tables import ConflictCard, Order
from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL
from omerta.games.mafia_war.phases.attack.conflict import BRUTE_COST
from omerta.games.mafia_war.phases.orders.parts.agitate import refuse_source
from omerta.games.mafia_war.pieces.reading import car_attack_value, car_strike_value

FIRST_OF_ALL: Final = (
    parts.COIN,
    parts.RECRUIT,
    parts.LAB,
    parts.CAR,
    parts.SPEEDBOAT,
    parts.SOLDATI_AT_LABS,
    parts.SUPPLY_ADJACENT,
    parts.PLACE,
    parts.PLACE_FIXED,
)
"""Parts that only give, in a good order."""
STEADY: Final = 0.15
"""What each survivor is worth, up to three."""


def holds(order: Order, kind: int) -> bool:
    """Does an order show a kind of part?"""
    return order.part_of_kind[kind] >= 0


class Encounter:
    """The worth of everything that can be done while orders are executed."""

    def __init__(self, look: Look, odds: Odds) -> None:
        self.look = look
        self.odds = odds
        self.skull = look.executing.skull if look.executing is not None else 0

    def part(self, kind: int, area: int) -> float:
        """A part of the order that is being executed in an area; 0 is worth leaving out."""
        if kind in FIRST_OF_ALL:
            return 20.0 - FIRST_OF_ALL.index(kind)
        order = self.look.executing
        if order is None:
            return 0.0
        if kind == parts.RALLY:
            return self._rally(order, area)
        if kind == parts.SHOTGUN:
            return self._shotgun(area)
        if kind == parts.BOMB:
            return self._bomb(area)
        if kind == parts.PENTITO:
            return self.odds.pentito(area, order.parts[order.part_of_kind[kind]].removals)
        if kind == parts.PULL_IN:
            return 2.0
        distance = order.parts[order.part_of_kind[kind]].number
        state = self.look.state
        sources = range(len(state.holder))
        near = [source for source in sources if refuse_source(state, self.look.seat, area, distance, source) is None]
        return max([0.0, *[self.agitate_from(source) for source in near]])

    def _rally(self, order: Order, area: int) -> float:
        gathered = self.odds.rally(area)
        if not gathered or not holds(order, parts.SHOTGUN):
            return 0.0
        force = self.look.soldati(area) - 1
        with_car = self.look.state.cars[area] > 0
        more = self.odds.best_attack(area, force + gathered, self.skull, with_car)
        return 10.0 if more > self.odds.best_attack(area, force, self.skull, with_car) + 0.5 else 0.0

    def _shotgun(self, area: int) -> float:
        soldati = self.look.soldati(area)
        with_car = self.look.state.cars[area] > 0
        stay = self.odds.best_attack(area, soldati - 1, self.skull, with_car)
        leave = self.odds.best_attack(area, soldati, self.skull, with_car) - self.look.loss(area)
        return max(stay, leave) - 0.3

    def _bomb(self, area: int) -> float:
        plain = self.odds.best_strike(area, self.skull, False)
        with_car = self.odds.best_strike(area, self.skull, True) - 0.6 if self.look.state.cars[area] else 0.0
        return max(plain, with_car) - 0.1

    def move(self, origin: int, choice: Choice) -> float:
        """Where a movement goes."""
        target = choice.number
        soldati = self.look.soldati(origin)
        if self.look.state.holder[target] == self.look.seat:
            return -0.2
        bonus = self.bonus(origin, by_sea=choice.kind == BY_SEA)
        worth = max(self.worth_of_force(origin, target, count, bonus) for count in {max(1, soldati - 1), soldati})
        return worth - (0.4 if choice.kind == ALLIES else 0.0)

    def bonus(self, origin: int, by_sea: bool) -> float:
        """Skull, car and Miniguns of a movement."""
        look = self.look
        if by_sea:
            miniguns = look.box.tiles[tables.MINIGUNS].number
            return self.skull + (miniguns if look.state.has_tile(look.seat, tables.MINIGUNS) else 0)
        return self.skull + (car_attack_value(look.state, look.seat) if look.state.cars[origin] else 0)

    def worth_of_force(self, origin: int, target: int, count: int, bonus: float) -> float:
        """What it is worth to go with so many, with what is left behind."""
        look = self.look
        left = look.soldati(origin) - count
        guard = look.guard[origin]
        behind = -look.loss(origin) - 0.8 if left == 0 else -self.odds.threat(origin, left, guard)
        if look.state.holder[target] == EMPTY:
            return look.prize(target) + STEADY * min(count, 3) + behind
        if look.state.holder[target] == look.seat:
            return behind
        survivors = max(0.0, count - self.odds.defenders(target, bonus))
        return self.odds.attack(target, count, bonus) + STEADY * min(3.0, survivors) + behind

    def forces(self) -> tuple[int, int]:
        """Attackers and defenders of the attack that is going on."""
        state = self.look.state
        if state.attack.target == EMPTY:
            return 0, 0
        return state.attack.attackers, state.soldati[state.attack.target]

    def stake(self) -> float:
        """What the area that is being attacked is worth to its attacker."""
        attack = self.look.state.attack
        if attack.target == EMPTY:
            return 0.0
        if attack.side == NEUTRAL:
            return self.look.loss_of_holder(attack.target)
        return self.look.prize(attack.target)

    def finesse(self) -> float:
        """Cards may win or lose."""
        attackers, defenders = self.forces()
        win = finesse_chance(attackers, defenders)
        return win * self.stake() + SOLDATO * max(0.0, attackers - defenders)

    def brute_force(self) -> float:
        """Two attackers for a certain result."""
        attackers, defenders = self.forces()
        left = attackers - BRUTE_COST - defenders
        if left > 0:
            return self.stake() + SOLDATO * left
        return 0.8 * self.look.loss_of_holder(self.look.state.attack.target) if left == 0 else -1.0

    def after_bonuses(self) -> float:
        """How many defenders the bonuses of the attack that is going on will leave."""
        attack = self.look.state.attack
        if attack.target == EMPTY:
            return 0.0
        bonus = self.skull + (car_attack_value(self.look.state, self.look.seat) if attack.car else 0)
        return self.odds.defenders(attack.target, bonus)

    def fewer_defenders(self, count: int, more_attackers: int = 0) -> float:
        """What it is worth if so many defenders leave before the fight."""
        attackers, _ = self.forces()
        defenders = max(0.0, self.after_bonuses() - count)
        return finesse_chance(attackers + more_attackers, defenders) * self.stake() + SOLDATO * (
            attackers + more_attackers - defenders
        )

    def strike(self, target: int, with_car: bool) -> float:
        """A strike at an area."""
        value = self.skull + (car_strike_value(self.look.state, self.look.seat) if with_car else 0)
        return self.odds.strike(target, value) - (0.6 if with_car else 0.0)

    def agitate_from(self, source: int) -> float:
        """The best that neutral Soldati of an area can do."""
        neighbours = self.look.box.neighbours[source]
        return max([0.0, *[self.agitate_to(target, self.look.soldati(source)) for target in neighbours]])

    def agitate_to(self, target: int, count: int) -> float:
        """Neutral Soldati march on an area."""
        if not self.look.is_foe(target):
            return 0.0
        defenders = self.look.soldati(target)
        return finesse_chance(count, defenders) * self.look.loss_of_holder(target) + 0.1 * min(count, defenders)

    def removal(self, area: int, count: int) -> float:
        """So many Soldati of an area leave it."""
        return self.odds.removal(area, min(count, self.look.soldati(area)))

    def supply(self, area: int) -> float:
        """Soldati for an adjacent area."""
        if self.look.state.holder[area] == self.look.seat:
            return 1.0 + self.odds.relief(area, 2)
        return 0.5 if self.look.state.holder[area] == self.look.mate else -1.0

    def next_order(self, order: Order) -> float:
        """Which of equal orders comes first: the one that promises more."""
        for area, lying in self.look.lying.items():
            if order in lying:
                return self.odds.movement(area, self.look.soldati(area), order)
        return 0.0


def draws_for(card: ConflictCard, is_ahead: bool) -> int:
    """How often a conflict card is laid, as shares: whoever is ahead rather risks little."""
    if card.kind == tables.TURNCOAT:
        return 2 if is_ahead else 3
    if card.number == 1:
        return 3 if is_ahead else 1
    return 1 if is_ahead else 2
