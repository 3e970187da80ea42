"""What the encounter phase offers: parts of orders, movements, fights and strikes, valued on one board."""

from __future__ import annotations

from typing import Final

from omerta.bots.mafia_war.board import EMPTY, NEUTRAL, Board
from omerta.bots.mafia_war.odds import SOLDATO, Odds, finesse_chance
from omerta.games.mafia_war import Choice, ConflictCard, Order, parts, tables

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
BRUTE_COST: Final = 2
STEADY: Final = 0.15
"""What each survivor is worth, up to three."""


def holds(order: Order, kind: int) -> bool:
    """Does an order show a kind of part?"""
    return order.part_of_kind[kind] >= 0


class Encounter:
    """The worth of everything that can be done while orders are executed."""

    def __init__(self, board: Board, odds: Odds) -> None:
        self.board = board
        self.odds = odds
        self.skull = board.executing.skull if board.executing is not None else 0

    def part(self, kind: int) -> float:
        """A part of the order that is being executed in the area its frame names; 0 is worth leaving out."""
        if kind in FIRST_OF_ALL:
            return 20.0 - FIRST_OF_ALL.index(kind)
        order = self.board.executing
        area = self.board.number(2)
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
        sources = range(len(self.board.holder))
        distance = order.parts[order.part_of_kind[kind]].number
        reach = self.board.box.distance[area]
        near = [source for source in sources if 0 < reach[source] <= distance and self.board.holder[source] == NEUTRAL]
        return max([0.0, *[self.agitate_from(source) for source in near]])

    def _rally(self, order: Order, area: int) -> float:
        gathered = self.odds.rally(area)
        if not gathered or not holds(order, parts.SHOTGUN):
            return 0.0
        force = self.board.soldati[area] - 1
        with_car = self.board.cars[area] > 0
        more = self.odds.best_attack(area, force + gathered, self.skull, with_car)
        return 10.0 if more > self.odds.best_attack(area, force, self.skull, with_car) + 0.5 else 0.0

    def _shotgun(self, area: int) -> float:
        soldati = self.board.soldati[area]
        with_car = self.board.cars[area] > 0
        stay = self.odds.best_attack(area, soldati - 1, self.skull, with_car)
        leave = self.odds.best_attack(area, soldati, self.skull, with_car) - self.board.loss(area)
        return max(stay, leave) - 0.3

    def _bomb(self, area: int) -> float:
        plain = self.odds.best_strike(area, self.skull, False)
        with_car = self.odds.best_strike(area, self.skull, True) - 0.6 if self.board.cars[area] else 0.0
        return max(plain, with_car) - 0.1

    def move(self, choice: Choice) -> float:
        """Where a movement goes, from the frame's area."""
        origin = self.board.number(4)
        target = choice.number
        soldati = self.board.soldati[origin]
        if self.board.holder[target] == self.board.seat:
            return -0.2
        bonus = self.bonus(origin, by_sea=choice.verb == "by-sea")
        worth = max(self.worth_of_force(origin, target, count, bonus) for count in {max(1, soldati - 1), soldati})
        return worth - (0.4 if choice.verb == "allies" else 0.0)

    def bonus(self, origin: int, by_sea: bool) -> float:
        """Skull, car and Miniguns of a movement."""
        if by_sea:
            return self.skull + (1 if self.board.has_tile("miniguns") else 0)
        return self.skull + (self.board.me.car_attack if self.board.cars[origin] else 0)

    def worth_of_force(self, origin: int, target: int, count: int, bonus: float) -> float:
        """What it is worth to go with so many, with what is left behind."""
        board = self.board
        left = board.soldati[origin] - count
        guard = board.guard[origin]
        behind = -board.loss(origin) - 0.8 if left == 0 else -self.odds.threat(origin, left, guard)
        if board.holder[target] == EMPTY:
            return board.prize(target) + STEADY * min(count, 3) + behind
        if board.holder[target] == board.seat:
            return behind
        survivors = max(0.0, count - self.odds.defenders(target, bonus))
        return self.odds.attack(target, count, bonus) + STEADY * min(3.0, survivors) + behind

    def amount_to_move(self, amount: int) -> float:
        """How many go."""
        origin, way, target = (self.board.number(place) for place in (2, 3, 4))
        return self.worth_of_force(origin, target, amount, self.bonus(origin, by_sea=way == 1))

    def car(self, taken: bool) -> float:
        """Does a car come along?"""
        fights = not self.board.is_ours(self.board.number(4)) and self.board.holder[self.board.number(4)] != EMPTY
        return 1.0 if taken and fights else 0.0

    def forces(self) -> tuple[float, float]:
        """Attackers and defenders of the attack that is going on."""
        attack = self.board.view.attack
        if attack is None:
            return 0.0, 0.0
        return attack.soldati, self.board.soldati[self.target()]

    def target(self) -> int:
        """The area that is being attacked."""
        attack = self.board.view.attack
        return self.board.box.area_ids.index(attack.target) if attack is not None else EMPTY

    def stake(self) -> float:
        """What the area that is being attacked is worth to its attacker."""
        attack = self.board.view.attack
        if attack is None:
            return 0.0
        target = self.target()
        return self.board.loss_of_holder(target) if attack.side == "neutral" else self.board.prize(target)

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
        return 0.8 * self.board.loss_of_holder(self.target()) if left == 0 else -1.0

    def after_bonuses(self) -> float:
        """How many defenders the bonuses of the attack that is going on will leave."""
        attack = self.board.view.attack
        if attack is None:
            return 0.0
        bonus = self.skull + (self.board.me.car_attack if attack.car else 0)
        return self.odds.defenders(self.target(), bonus)

    def fewer_defenders(self, count: int, more_attackers: int = 0) -> float:
        """What it is worth if so many defenders leave before the fight."""
        attackers, _ = self.forces()
        defenders = max(0.0, self.after_bonuses() - count)
        return finesse_chance(attackers + more_attackers, defenders) * self.stake() + SOLDATO * (
            attackers + more_attackers - defenders
        )

    def strike(self, target: int, with_car: bool) -> float:
        """A strike at an area."""
        value = self.skull + (self.board.me.car_strike if with_car else 0)
        return self.odds.strike(target, value) - (0.6 if with_car else 0.0)

    def agitate_from(self, source: int) -> float:
        """The best that neutral Soldati of an area can do."""
        neighbours = self.board.box.neighbours[source]
        return max([0.0, *[self.agitate_to(target, self.board.soldati[source]) for target in neighbours]])

    def agitate_to(self, target: int, count: int) -> float:
        """Neutral Soldati march on an area."""
        if not self.board.is_foe(target):
            return 0.0
        defenders = self.board.soldati[target]
        return finesse_chance(count, defenders) * self.board.loss_of_holder(target) + 0.1 * min(count, defenders)

    def removal(self, area: int, count: int) -> float:
        """So many Soldati of an area leave it."""
        return self.odds.removal(area, min(count, self.board.soldati[area]))

    def supply(self, area: int) -> float:
        """Soldati for an adjacent area."""
        if self.board.holder[area] == self.board.seat:
            return 1.0 + self.odds.relief(area, 2)
        return 0.5 if self.board.holder[area] == self.board.mate else -1.0

    def next_order(self, order: Order) -> float:
        """Which of equal orders comes first: the one that promises more."""
        for area, lying in self.board.lying.items():
            if order in lying:
                return self.odds.movement(area, self.board.soldati[area], order)
        return 0.0


def draws_for(card: ConflictCard, is_ahead: bool) -> int:
    """How often a conflict card is laid, as shares: whoever is ahead rather risks little."""
    if card.kind == tables.TURNCOAT:
        return 2 if is_ahead else 3
    if card.number == 1:
        return 3 if is_ahead else 1
    return 1 if is_ahead else 2
