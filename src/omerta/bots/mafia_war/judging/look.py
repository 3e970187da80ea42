"""A sight of The Great Mafia War as a judge reads it: the board with what areas are worth to the seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.bots.bot import Wish
from omerta.games.mafia_war.box.tables import Order
from omerta.games.mafia_war.numbers import EMPTY, EXECUTED, MATE_OF, NEUTRAL, ORDER_SLOTS, SEATS, TEAM_OF, bit_set, has
from omerta.games.mafia_war.phases.ending import ALONE, LAST_ROUND, TOGETHER
from omerta.games.mafia_war.phases.orders.parts.shotgun import coast_in_reach, has_team_boat
from omerta.games.mafia_war.state import WarSight
from omerta.kernel.chance import Dice

HIDDEN_VEST: Final = 0.4
"""What the vest of an order that lies face down is taken for."""
STANDING: Final[tuple[float, ...]] = (0.0, 1.5, 11.0, 12.5)
"""What it is worth to hold 0 to 3 areas of a mandamento: two of them control it."""
LAST_STANDING: Final[tuple[float, ...]] = (0.0, 0.2, 10.5, 11.0)
"""The same when no further round follows."""
GOAL: Final = 12.0
"""Reaching five alone or six together."""
TIE_BREAK: Final = 0.8
UNSET: Final = -1e9
WISHED: Final = 6.0
"""How much more an area counts that the teammate asks for: more than any single area, less than a mandamento."""
ATTACK: Final = "attack"
HOLD: Final = "hold"
"""What a teammate may ask for, and what a plan is about."""


class Look:
    """What a seat knows of the table. Nothing in it is hidden from the seat."""

    def __init__(self, sight: WarSight, dice: Dice) -> None:
        state = sight.board
        self.state = state
        self.box = state.box
        self.dice = dice
        """For what must not be foreseen."""
        self.seat = sight.seat
        self.mate = MATE_OF[sight.seat]
        self.standing = LAST_STANDING if state.round >= LAST_ROUND else STANDING
        self.executing: Order | None = None
        if state.executing >= 0:
            number = state.order_number(state.executing // ORDER_SLOTS, state.executing % ORDER_SLOTS)
            self.executing = self.box.orders[number]
        self._read_orders()
        self._count_mandamenti()
        self._wished = 0
        """Areas the teammate wants attacked, as a bit set; then those to be held."""
        self._to_hold = 0
        areas = len(state.holder)
        self._prizes = vec[float]([UNSET] * areas)
        self._targets: list[list[int] | None] = [None] * areas

    def heed(self, wishes: list[Wish]) -> None:
        """What the teammate asks for makes an area worth more."""
        for wish in wishes:
            area = self.box.area_ids.index(wish.place) if wish.place in self.box.area_ids else -1
            if area >= 0 and wish.word == ATTACK:
                self._wished |= 1 << area
            elif area >= 0 and wish.word == HOLD:
                self._to_hold |= 1 << area

    def hand(self) -> list[Order]:
        """The orders in the seat's headquarters."""
        here = self.state.headquarters_orders[self.seat]
        return [self.own_order(slot) for slot in range(ORDER_SLOTS) if has(here, slot)] if here else []

    def own_order(self, slot: int) -> Order:
        """The seat's order in this slot."""
        return self.box.orders[self.state.order_number(self.seat, slot)]

    def soldati(self, area: int) -> int:
        """How many Soldati stand in an area."""
        return self.state.soldati[area]

    def own_areas(self) -> list[int]:
        """The areas the seat holds."""
        state = self.state
        return [area for area in range(len(state.holder)) if state.holder[area] == self.seat]

    def _read_orders(self) -> None:
        state = self.state
        self.guard = vec[float]([float(labs) for labs in state.labs])
        """[area] labs and vests: what an attack or strike has to exceed."""
        self.lying: dict[int, list[Order]] = {}
        """[own area] the orders there that are still to be executed."""
        self.partners: dict[int, list[Order]] = {}
        """[the teammate's area] the same."""
        armed: list[int] = []
        for place in range(len(state.orders)):
            slot = state.orders[place]
            if slot == EMPTY:
                continue
            area = place // 2
            holder = state.holder[area]
            if holder != self.seat:
                armed.append(area)
            elif area not in self.lying:
                self.lying[area] = []
            if slot < 0:
                self._protect(area, HIDDEN_VEST)
                continue
            order = self.box.orders[state.order_number(holder, slot)]
            self._protect(area, order.vest)
            if not state.order_marks[place] & EXECUTED:
                if holder == self.seat:
                    self.lying[area].append(order)
                elif holder == self.mate:
                    self.partners.setdefault(area, []).append(order)
        self.armed = bit_set(armed)
        """Areas of others where an order lies, as a bit set."""

    def _protect(self, area: int, vest: float) -> None:
        """A vest lies here; by the first printing it guards its owner's other areas of the mandamento too. [FIRST-3]"""
        state = self.state
        if not state.first_printing:
            self.guard[area] += vest
            return
        for other in self.box.areas_of_mandamento[self.box.mandamento_of[area]]:
            if state.holder[other] == state.holder[area]:
                self.guard[other] += vest

    def _count_mandamenti(self) -> None:
        state = self.state
        counts = vec[i64]([0] * (len(self.box.areas_of_mandamento) * SEATS))
        for area in range(len(state.holder)):
            holder = state.holder[area]
            if 0 <= holder < NEUTRAL:
                counts[self.box.mandamento_of[area] * SEATS + holder] += 1
        self.counts = counts
        """[mandamento × 4 + seat] areas held."""
        mandamenti = [0] * SEATS
        for place in range(len(counts)):
            if counts[place] > 1:
                mandamenti[place % SEATS] += 1
        self.mandamenti = mandamenti
        foes = mandamenti[(self.seat + 1) % SEATS] + mandamenti[(self.seat + 3) % SEATS]
        self.spite = 1.5 if foes >= TOGETHER - 1 else 0.9
        """How much the foes' losses count against own gains: more when they are close to their goal."""

    def is_foe(self, area: int) -> bool:
        """Does the other team stand there?"""
        holder = self.state.holder[area]
        return 0 <= holder < NEUTRAL and TEAM_OF[holder] != TEAM_OF[self.seat]

    def is_ours(self, area: int) -> bool:
        """Does the own team stand there?"""
        holder = self.state.holder[area]
        return holder == self.seat or holder == self.mate

    def prize(self, area: int) -> float:
        """How much better things are once the seat holds an area of somebody else."""
        prize = self._prizes[area]
        if prize == UNSET:
            prize = self.gain_of(self.seat, area) + self.loss_of_holder(area)
            if has(self._wished, area):
                prize += WISHED
            elif self.is_mates(area):
                prize = -GOAL
            self._prizes[area] = prize
        return prize

    def gain_of(self, seat: int, area: int) -> float:
        """How much better a seat stands with one more area."""
        own = self.counts[self.box.mandamento_of[area] * SEATS + seat]
        gain = self.standing[min(own + 1, 3)] - self.standing[own]
        if area == self.box.tie_break:
            gain += TIE_BREAK
        return gain + GOAL if self.reaches_goal(seat, area) else gain

    def reaches_goal(self, seat: int, area: int) -> bool:
        """Would the area be the seat's fifth mandamento alone, or the team's sixth together?"""
        if self.counts[self.box.mandamento_of[area] * SEATS + seat] != 1:
            return False
        alone = self.mandamenti[seat] + 1
        return alone >= ALONE or alone + self.mandamenti[MATE_OF[seat]] >= TOGETHER

    def is_mates(self, area: int) -> bool:
        """Does it win the game in the teammate's hands but not in the own, and is the teammate about to take it?"""
        if not self.partners or not self.reaches_goal(self.mate, area) or self.reaches_goal(self.seat, area):
            return False
        for origin, orders in self.partners.items():
            if area in self.box.neighbours[origin] and self.soldati(origin) > self.soldati(area) + 1:
                for order in orders:
                    if order.shotguns:
                        return True
        return False

    def loss_of_holder(self, area: int) -> float:
        """What a foe who holds an area loses with it, seen from this seat; 0 for anybody else."""
        if not self.is_foe(area):
            return 0.0
        count = self.counts[self.box.mandamento_of[area] * SEATS + self.state.holder[area]]
        return (self.standing[count] - self.standing[count - 1]) * self.spite

    def loss(self, area: int) -> float:
        """What losing an own area costs."""
        count = self.counts[self.box.mandamento_of[area] * SEATS + self.seat]
        loss = self.standing[count] - self.standing[max(0, count - 1)]
        return loss + WISHED if has(self._to_hold, area) else loss

    def targets(self, area: int) -> list[int]:
        """Where a movement from an area could go that the own team does not hold, by land first, then by sea."""
        targets = self._targets[area]
        if targets is None:
            targets = [other for other in self.box.neighbours[area] if not self.is_ours(other)]
            for other in coast_in_reach(self.state, self.seat, area):
                if other != area and other not in targets and not self.is_ours(other):
                    targets.append(other)
            self._targets[area] = targets
        return targets

    def has_team_boat(self, sea: int) -> bool:
        """Does a boat of the team lie in a sea?"""
        return has_team_boat(self.state, self.seat, sea)
