"""How fights end, by rule of thumb: chances, threats, and what an order could do from an area."""

from __future__ import annotations

from typing import Final

from omerta.bots.mafia_war.board import EMPTY, NEUTRAL, Board
from omerta.games.mafia_war import Order, parts

SOLDATO: Final = 0.35
"""A Soldato on the board."""
RECRUIT: Final = 0.3
"""A Soldato in headquarters that a fallen neutral brings."""
FINESSE: Final = (0.0, 0.03, 0.08, 0.18, 0.4, 0.62, 0.72, 0.85, 0.95)
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


class Odds:
    """Fights on one board; what was worked out once is remembered."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._attacks: dict[tuple[int, float, float, bool], float] = {}
        self._threats: dict[tuple[int, float, float], float] = {}
        self._claims: dict[int, int] | None = None

    def defenders(self, area: int, bonus: float) -> float:
        """How many defenders are left in an area after the bonuses."""
        return max(0.0, self.board.soldati[area] - max(0.0, bonus - self.board.guard[area]))

    def attack(self, target: int, force: float, bonus: float) -> float:
        """What an attack with so many Soldati is worth."""
        board = self.board
        if force < 1:
            return 0.0
        if board.holder[target] == EMPTY:
            return board.prize(target)
        defenders = self.defenders(target, bonus)
        win = chance(force, defenders)
        fallen = min(force, defenders)
        gain = win * board.prize(target) - SOLDATO * (win * fallen + (1 - win) * force)
        if board.holder[target] == NEUTRAL:
            gain += RECRUIT * (fallen + min(1.0, board.soldati[target] - defenders))
        else:
            gain += SOLDATO * 0.8 * board.soldati[target] * win
        return gain

    def best_attack(self, area: int, force: float, bonus: float, with_car: bool) -> float:
        """The best target for a movement from an area; nobody has to move, so never below 0."""
        key = (area, force, bonus, with_car)
        best = self._attacks.get(key)
        if best is None:
            best = 0.0
            car = self.board.me.car_attack if with_car else 0
            neighbours = self.board.box.neighbours[area]
            for target in self.board.targets(area):
                if self.board.prize(target) + SPOILS < best:
                    continue
                gain = self.attack(target, force, bonus + (car if target in neighbours else 0))
                if gain > best:
                    claim = self.claims().get(target, area)
                    best = max(best, gain if claim == area else gain * TWICE)
            self._attacks[key] = best
        return best

    def claims(self) -> dict[int, int]:
        """The areas that orders of the team already on the board are likely to attack, and from where."""
        if self._claims is None:
            claims = self._claims = {}
            for area, orders in (*self.board.lying.items(), *self.board.partners.items()):
                for order in orders:
                    if order.shotguns:
                        target = self.likely_target(area, order)
                        if target >= 0:
                            claims.setdefault(target, area)
        return self._claims

    def likely_target(self, area: int, order: Order) -> int:
        """Where the first shotgun of an order would go, EMPTY for nowhere."""
        best, likely = 0.5, EMPTY
        for target in self.board.targets(area):
            gain = self.attack(target, self.board.soldati[area] - 1, order.skull)
            if gain > best:
                best, likely = gain, target
        return likely

    def movement(self, area: int, soldati: float, order: Order) -> float:
        """What the shotguns of an order are worth in an area with so many Soldati; 0 without shotguns."""
        if not order.shotguns:
            return 0.0
        board = self.board
        force = soldati - 1 + (self.rally(area) if order.part_of_kind[parts.RALLY] >= 0 else 0)
        bonus = float(order.skull)
        swap = order.part_of_kind[parts.SWAP_DEFENDERS]
        if swap >= 0:
            bonus += order.parts[swap].number
            force += order.parts[swap].number
        if order.part_of_kind[parts.PAY_TO_REMOVE] >= 0:
            bonus += min(2, board.money // 2)
        with_car = board.cars[area] > 0 or order.part_of_kind[parts.CAR] >= 0
        gain = self.best_attack(area, force, bonus, with_car)
        if soldati > 1:
            gain = max(gain, self.best_attack(area, force + 1, bonus, with_car) - board.loss(area))
        return gain * (1.25 if order.shotguns > 1 else 1.0)

    def rally(self, area: int) -> int:
        """How many Soldati could come from the neighbours without leaving them."""
        board = self.board
        return sum(
            [board.soldati[other] - 1 for other in board.box.neighbours[area] if board.holder[other] == board.seat]
        )

    def strike(self, target: int, value: float) -> float:
        """What a strike of this value removes."""
        board = self.board
        removed = min(board.soldati[target], max(0.0, value - board.guard[target]))
        return self.removal(target, removed)

    def removal(self, target: int, removed: float) -> float:
        """What it is worth when so many Soldati of a foe or neutral ones leave an area."""
        board = self.board
        gain = removed * (RECRUIT + 0.1 if board.holder[target] == NEUTRAL else SOLDATO)
        if removed and removed >= board.soldati[target]:
            gain += board.loss_of_holder(target)
        return gain

    def best_strike(self, area: int, skull: int, with_car: bool) -> float:
        """The best strike from an area."""
        board = self.board
        value = skull + (board.me.car_strike if with_car else 0)
        targets = [other for other in board.box.neighbours[area] if board.soldati[other] and not board.is_ours(other)]
        return max([0.0, *[self.strike(target, value) for target in targets]])

    def pentito(self, area: int, removals: tuple[int, ...]) -> float:
        """What a Pentito beside others is worth."""
        board = self.board
        if board.soldati[area] < 2:
            return 0.0
        foes = sorted(
            [board.soldati[other] for other in board.box.neighbours[area] if board.is_foe(other)], reverse=True
        )
        return sum([min(number, there) for number, there in zip(removals, foes, strict=False)]) * 0.5 - SOLDATO

    def threat(self, area: int, soldati: float, guard: float) -> float:
        """What may be lost in an own area that so many Soldati hold behind so many labs and vests."""
        threat = self._threats.get((area, soldati, guard))
        if threat is None:
            threat = self._threats[area, soldati, guard] = self._threat(area, soldati, guard)
        return threat

    def _threat(self, area: int, soldati: float, guard: float) -> float:
        board = self.board
        worst = 0.0
        for other in board.box.neighbours[area]:
            if board.is_foe(other):
                force = board.soldati[other] - 1 + max(0.0, 1 - guard)
                likely = ATTACKED_BY_ORDER if other in board.armed else ATTACKED
                worst = max(worst, likely * chance(force, soldati))
        return worst * (board.loss(area) + 0.8)

    def relief(self, area: int, soldati: float, guard: float = 0.0) -> float:
        """How much less threatened an own area is with more Soldati or better protected ones."""
        now = self.board.soldati[area]
        protection = self.board.guard[area]
        return self.threat(area, now, protection) - self.threat(area, now + soldati, protection + guard)
