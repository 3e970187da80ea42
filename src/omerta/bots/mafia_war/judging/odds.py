"""How fights end, by rule of thumb: chances, threats, and what an order could do from an area."""

from __future__ import annotations

from typing import Final

from omerta.bots.mafia_war.judging.look import Look
from omerta.games.mafia_war.box import parts
from omerta.games.mafia_war.box.tables import Order
from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL, has
from omerta.games.mafia_war.pieces.reading import car_attack_value, car_strike_value

SOLDATO: Final = 0.35
"""A Soldato on the look."""
RECRUIT: Final = 0.3
"""A Soldato in headquarters that a fallen neutral brings."""
FINESSE: Final[tuple[float, ...]] = (0.0, 0.03, 0.08, 0.18, 0.4, 0.62, 0.72, 0.85, 0.95)
"""Chance to take an area by finesse when attackers exceed defenders by -4, -3 … 4."""
TWICE: Final = 0.4
"""How much of an attack counts on an area that an order of the team is to attack already."""
SPOILS: Final = 2.0
"""What an attack may bring besides the area, at most: whatever cannot matter is not worked out."""
SURE: Final = 3
"""With so many more attackers than defenders brute force takes an area for certain."""
ATTACKED: Final = 0.22
"""How likely a strong neighbour attacks an area, and with an order beside it."""
ATTACKED_BY_ORDER: Final = 0.5


def finesse_chance(attackers: float, defenders: float) -> float:
    """How likely finesse takes an area."""
    if defenders <= 0:
        return 1.0
    margin = int(attackers - defenders + 100.5) - 100
    return 1.0 if margin > 4 else FINESSE[max(-4, margin) + 4]


def chance(attackers: float, defenders: float) -> float:
    """How likely the better of finesse and brute force takes an area."""
    if attackers < 1:
        return 0.0
    return 1.0 if attackers - defenders >= SURE else finesse_chance(attackers, defenders)


def bought_by(money: int) -> int:
    """How many defenders an order that pays for them is taken to buy off."""
    return min(2, money // 2)


class Odds:
    """Fights on one board; what was worked out once is remembered."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self._attacks: dict[int, float] = {}
        self._claims: list[int] = []

    def defenders(self, area: int, bonus: float) -> float:
        """How many defenders are left in an area after the bonuses."""
        return max(0.0, self.look.soldati(area) - max(0.0, bonus - self.look.guard[area]))

    def attack(self, target: int, force: float, bonus: float) -> float:
        """What an attack with so many Soldati is worth."""
        look = self.look
        if force < 1:
            return 0.0
        if look.state.holder[target] == EMPTY:
            return look.prize(target)
        defenders = self.defenders(target, bonus)
        win = chance(force, defenders)
        fallen = min(force, defenders)
        gain = win * look.prize(target) - SOLDATO * (win * fallen + (1 - win) * force)
        if look.state.holder[target] == NEUTRAL:
            gain += RECRUIT * (fallen + min(1.0, look.soldati(target) - defenders))
        else:
            gain += SOLDATO * 0.8 * look.soldati(target) * win
        return gain

    def best_attack(self, area: int, force: int, bonus: int, with_car: bool) -> float:
        """The best target for a movement from an area; nobody has to move, so never below 0."""
        key = (((area << 8) + force + 1) << 8) + 2 * bonus + with_car
        known = self._attacks.get(key)
        if known is not None:
            return known
        best = 0.0
        look = self.look
        car = car_attack_value(look.state, look.seat) if with_car else 0
        neighbours = look.box.neighbours[area]
        for target in look.targets(area):
            if look.prize(target) + SPOILS < best:
                continue
            gain = self.attack(target, force, bonus + (car if car and target in neighbours else 0))
            if gain > best:
                claim = self.claims()[target]
                best = max(best, gain if claim in (EMPTY, area) else gain * TWICE)
        self._attacks[key] = best
        return best

    def claims(self) -> list[int]:
        """[area] from where an order of the team already on the board is likely to attack it, EMPTY for nowhere."""
        if not self._claims:
            claims = self._claims = [EMPTY] * len(self.look.state.holder)
            for area, orders in (*self.look.lying.items(), *self.look.partners.items()):
                for order in orders:
                    if order.shotguns:
                        target = self.likely_target(area, order)
                        if target >= 0 and claims[target] == EMPTY:
                            claims[target] = area
        return self._claims

    def likely_target(self, area: int, order: Order) -> int:
        """Where the first shotgun of an order would go, EMPTY for nowhere."""
        best, likely = 0.5, EMPTY
        for target in self.look.targets(area):
            gain = self.attack(target, self.look.soldati(area) - 1, order.skull)
            if gain > best:
                best, likely = gain, target
        return likely

    def movement(self, area: int, soldati: int, order: Order) -> float:
        """What the shotguns of an order are worth in an area with so many Soldati; 0 without shotguns."""
        if not order.shotguns:
            return 0.0
        look = self.look
        force = soldati - 1 + (self.rally(area) if order.part_of_kind[parts.RALLY] >= 0 else 0)
        bonus = order.skull
        swap = order.part_of_kind[parts.SWAP_DEFENDERS]
        if swap >= 0:
            bonus += order.parts[swap].number
            force += order.parts[swap].number
        if order.part_of_kind[parts.PAY_TO_REMOVE] >= 0:
            bonus += bought_by(look.state.money[look.seat])
        with_car = look.state.cars[area] > 0 or order.part_of_kind[parts.CAR] >= 0
        gain = self.best_attack(area, force, bonus, with_car)
        if soldati > 1:
            gain = max(gain, self.best_attack(area, force + 1, bonus, with_car) - look.loss(area))
        return gain * (1.25 if order.shotguns > 1 else 1.0)

    def rally(self, area: int) -> int:
        """How many Soldati could come from the neighbours without leaving them."""
        look = self.look
        count = 0
        for other in look.box.neighbours[area]:
            if look.state.holder[other] == look.seat:
                count += look.soldati(other) - 1
        return count

    def strike(self, target: int, value: float) -> float:
        """What a strike of this value removes."""
        look = self.look
        removed = min(look.soldati(target), max(0.0, value - look.guard[target]))
        return self.removal(target, removed)

    def removal(self, target: int, removed: float) -> float:
        """What it is worth when so many Soldati of a foe or neutral ones leave an area."""
        look = self.look
        gain = removed * (RECRUIT + 0.1 if look.state.holder[target] == NEUTRAL else SOLDATO)
        if removed and removed >= look.soldati(target):
            gain += look.loss_of_holder(target)
        return gain

    def best_strike(self, area: int, skull: int, with_car: bool) -> float:
        """The best strike from an area."""
        look = self.look
        value = skull + (car_strike_value(look.state, look.seat) if with_car else 0)
        targets = [other for other in look.box.neighbours[area] if look.soldati(other) and not look.is_ours(other)]
        return max([0.0, *[self.strike(target, value) for target in targets]])

    def pentito(self, area: int, removals: tuple[int, ...]) -> float:
        """What a Pentito beside others is worth."""
        look = self.look
        if look.soldati(area) < 2:
            return 0.0
        foes = sorted([look.soldati(other) for other in look.box.neighbours[area] if look.is_foe(other)], reverse=True)
        return sum([min(number, there) for number, there in zip(removals, foes, strict=False)]) * 0.5 - SOLDATO

    def threat(self, area: int, soldati: int, guard: float) -> float:
        """What may be lost in an own area that so many Soldati hold behind so many labs and vests."""
        look = self.look
        worst = 0.0
        for other in look.box.neighbours[area]:
            if look.is_foe(other):
                force = look.soldati(other) - 1 + max(0.0, 1 - guard)
                likely = ATTACKED_BY_ORDER if has(look.armed, other) else ATTACKED
                worst = max(worst, likely * chance(force, soldati))
        return worst * (look.loss(area) + 0.8)

    def relief(self, area: int, soldati: int, guard: float = 0.0) -> float:
        """How much less threatened an own area is with more Soldati or better protected ones."""
        now = self.look.soldati(area)
        protection = self.look.guard[area]
        return self.threat(area, now, protection) - self.threat(area, now + soldati, protection + guard)
