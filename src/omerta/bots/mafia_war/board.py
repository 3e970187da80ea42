"""A view of The Great Mafia War in numbers: the board as one seat sees it, and what areas are worth to it."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import Box, Order, WarView

EMPTY: Final = -1
NEUTRAL: Final = 4
HOLDERS: Final = {"neutral": NEUTRAL, "empty": EMPTY}
SEATS: Final = 4
LAST_ROUND: Final = 4

HIDDEN_VEST: Final = 0.4
"""What the vest of an order that lies face down is taken for."""
STANDING: Final = (0.0, 1.5, 11.0, 12.5)
"""What it is worth to hold 0 to 3 areas of a mandamento: two of them control it."""
LAST_STANDING: Final = (0.0, 0.2, 10.5, 11.0)
"""The same when no further round follows."""
GOAL: Final = 12.0
"""Reaching five alone or six together."""
TIE_BREAK: Final = 0.8
ALONE: Final = 5
TOGETHER: Final = 6


class Board:
    """What a seat knows of the table, by the numbers of the box. Nothing in it is hidden from the seat."""

    def __init__(self, box: Box, orders: dict[str, Order], view: WarView) -> None:
        self.box = box
        self.ask(view)
        self.seat = view.seat
        self.mate = (view.seat + 2) % SEATS
        self.round = view.round
        self.me = view.players[view.seat]
        self.family = next((family for family in box.families if family.id == self.me.family), None)
        self.money = self.me.money or 0
        self.headquarters = self.me.headquarters or 0
        self.supply = self.me.supply_soldati or 0
        self.hand = [orders[name] for name in self.me.orders or ()]
        self.executing = orders[view.executing] if view.executing is not None else None
        self.standing = LAST_STANDING if view.round >= LAST_ROUND else STANDING
        self._read_areas(orders)
        self._count_mandamenti()
        self._prizes: dict[int, float] = {}
        self._targets: dict[int, list[int]] = {}

    def ask(self, view: WarView) -> None:
        """Take up the question of a view that shows this board."""
        self.view = view
        self.frame = view.frames[-1].split() if view.frames else [""]

    def _read_areas(self, orders: dict[str, Order]) -> None:
        areas = self.view.areas
        self.holder = [area.holder if isinstance(area.holder, int) else HOLDERS[area.holder] for area in areas]
        self.soldati = [area.soldati for area in areas]
        self.cars = [area.cars for area in areas]
        self.labs = [area.labs for area in areas]
        self.own = [number for number, holder in enumerate(self.holder) if holder == self.seat]
        self.guard: list[float] = [float(labs) for labs in self.labs]
        """[area] labs and vests: what an attack or strike has to exceed."""
        self.armed: set[int] = set()
        """Areas of others where an order lies."""
        self.lying: dict[int, list[Order]] = {}
        """[own area] the orders there that are still to be executed."""
        self.partners: dict[int, list[Order]] = {}
        """[the teammate's area] the same."""
        for number, area in enumerate(areas):
            for order in area.orders:
                known = orders[order.order] if order.order is not None else None
                self.guard[number] += known.vest if known is not None else HIDDEN_VEST
                if self.holder[number] != self.seat:
                    self.armed.add(number)
                    if self.holder[number] == self.mate and known is not None and "executed" not in order.marks:
                        self.partners.setdefault(number, []).append(known)
                elif known is not None:
                    self.lying.setdefault(number, [])
                    if "executed" not in order.marks:
                        self.lying[number].append(known)

    def _count_mandamenti(self) -> None:
        self.counts = [[0, 0, 0, 0] for _ in self.box.areas_of_mandamento]
        """[mandamento][seat] areas held."""
        for area, holder in enumerate(self.holder):
            if 0 <= holder < NEUTRAL:
                self.counts[self.box.mandamento_of[area]][holder] += 1
        self.mandamenti = [sum([1 for count in self.counts if count[seat] > 1]) for seat in range(SEATS)]
        foes = self.mandamenti[(self.seat + 1) % SEATS] + self.mandamenti[(self.seat + 3) % SEATS]
        self.spite = 1.5 if foes >= TOGETHER - 1 else 0.9
        """How much the foes' losses count against own gains: more when they are close to their goal."""

    def is_foe(self, area: int) -> bool:
        """Does the other team stand there?"""
        holder = self.holder[area]
        return 0 <= holder < NEUTRAL and (holder - self.seat) % 2 == 1

    def is_ours(self, area: int) -> bool:
        """Does the own team stand there?"""
        holder = self.holder[area]
        return 0 <= holder < NEUTRAL and (holder - self.seat) % 2 == 0

    def prize(self, area: int) -> float:
        """How much better things are once the seat holds an area of somebody else."""
        prize = self._prizes.get(area)
        if prize is None:
            prize = self._prizes[area] = self._gain(area) + self.loss_of_holder(area)
        return prize

    def _gain(self, area: int) -> float:
        own = self.counts[self.box.mandamento_of[area]][self.seat]
        gain = self.standing[min(own + 1, 3)] - self.standing[own]
        if area == self.box.tie_break:
            gain += TIE_BREAK
        if own == 1:
            alone = self.mandamenti[self.seat] + 1
            if alone >= ALONE or alone + self.mandamenti[self.mate] >= TOGETHER:
                gain += GOAL
        return gain

    def loss_of_holder(self, area: int) -> float:
        """What a foe who holds an area loses with it, seen from this seat; 0 for anybody else."""
        if not self.is_foe(area):
            return 0.0
        count = self.counts[self.box.mandamento_of[area]][self.holder[area]]
        return (self.standing[count] - self.standing[count - 1]) * self.spite

    def loss(self, area: int) -> float:
        """What losing an own area costs."""
        count = self.counts[self.box.mandamento_of[area]][self.seat]
        return self.standing[count] - self.standing[max(0, count - 1)]

    def targets(self, area: int) -> list[int]:
        """Where a movement from an area could go that the own team does not hold, by land first, then by sea."""
        targets = self._targets.get(area)
        if targets is None:
            targets = [other for other in self.box.neighbours[area] if not self.is_ours(other)]
            for sea in self._chain(area):
                for other in self.box.coast_of[sea]:
                    if other != area and other not in targets and not self.is_ours(other):
                        targets.append(other)
            self._targets[area] = targets
        return targets

    def has_team_boat(self, sea: int) -> bool:
        """Does a boat of the team lie in a sea?"""
        owners = self.view.seas[self.box.sea_ids[sea]]
        return self.seat in owners or self.mate in owners

    def _chain(self, area: int) -> list[int]:
        chain = [sea for sea in self.box.seas_of[area] if self.has_team_boat(sea)]
        for sea in chain:
            for other in self.box.sea_neighbours[sea]:
                if other not in chain and self.has_team_boat(other):
                    chain.append(other)
        return chain

    def has_tile(self, tile: str) -> bool:
        """Has the seat marked this tile?"""
        return self.seat in self.view.marks.get(tile, ())

    def number(self, place: int) -> int:
        """A number of the step that is being asked, by its place in the frame's text."""
        return int(self.frame[place])
