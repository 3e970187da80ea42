"""What the planning phase offers: spaces, columns, orders, Soldati and equipment, valued on one look."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from omerta.bots.mafia_war.judging.look import Look
from omerta.bots.mafia_war.judging.odds import SOLDATO, Odds
from omerta.games.mafia_war.box import parts, tables
from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.box.tables import Order, Reveal, Space
from omerta.games.mafia_war.numbers import EMPTY, MAT_ROWS, NEUTRAL
from omerta.games.mafia_war.phases.ending import LAST_ROUND
from omerta.games.mafia_war.phases.planning.gain import COLUMN_TOKENS
from omerta.games.mafia_war.phases.planning.sheets import column_cost, is_free, on_bottom
from omerta.games.mafia_war.phases.supply.equipment import ALL_EQUIPMENT, MOST_LABS
from omerta.games.mafia_war.phases.supply.soldati import PlaceArea
from omerta.games.mafia_war.pieces.reading import base_value, labs_of
from omerta.games.mafia_war.tokens import count_tokens

MONEY: Final[tuple[float, ...]] = (0.5, 0.45, 0.4, 0.12)
"""1 Money, by round: at the end it buys nothing."""
FUTURE: Final[tuple[float, ...]] = (1.3, 1.0, 0.7, 0.2)
"""By round, how much is made of what pays off later."""
IN_HEADQUARTERS: Final[tuple[float, ...]] = (0.45, 0.45, 0.4, 0.12)
"""A Soldato in headquarters, by round; beyond ENOUGH less."""
ENOUGH: Final = 9
PLACED: Final = 0.06
"""How much better a Soldato is anywhere on the board than in headquarters."""
CAR: Final = 1.0
LAB: Final = 1.1
SPEEDBOAT: Final = 0.5
OPENED: Final = 0.1
"""Which share of a prize beyond the sea a speedboat is worth."""
READY: Final = 3
"""More Soldati than this can cross the sea and attack."""
ADVANCED_ORDER: Final = 1.4
BASE_VALUE: Final = 0.9
PAIR: Final = 0.6
ORDER_RISK: Final = 0.8
"""Something may happen before an order is executed."""
LATER: Final = 0.45
"""How much of an attack counts for which only the order is missing."""
FIRST_PLAYER: Final = 0.6
"""To begin the next rounds: the first choice of columns, and often one turn more."""
TOKENS_A_ROUND: Final = 4


def count_turns(top: vec[i32]) -> int:
    """About how many turns a seat still has in the planning phase, by the tokens of the top sheet."""
    tokens: i64 = 2
    for cell in top:
        if cell != 0:
            tokens += i64(count_tokens(cell))
    return tokens // TOKENS_A_ROUND


class Planning:
    """The worth of everything that can be done with a token."""

    def __init__(self, look: Look, odds: Odds) -> None:
        self.look = look
        self.odds = odds
        state = look.state
        seat = look.seat
        season = min(state.round, LAST_ROUND) - 1
        self.headquarters: int = state.headquarters[seat]
        self.supply: int = state.supply_soldati[seat]
        known = state.family[seat] >= 0
        self.recruit_base = base_value(state, seat, tables.CHURCH) if known else 0
        self.place_base = base_value(state, seat, tables.POLICE) if known else 0
        self.own = look.own_areas()
        self.hand = look.hand()
        self.money = MONEY[season]
        self.future = FUTURE[season]
        self.turns = count_turns(state.top)
        self.in_headquarters = IN_HEADQUARTERS[season] if season < LAST_ROUND - 1 or self.turns > 1 else 0.05
        self.shotguns = [order for order in self.hand if order.shotguns]
        self._places: dict[int, float] = {}
        self._attacks: dict[int, float] = {}
        self._best_order: float | None = None
        self._best_space: float | None = None
        self._speedboat: float | None = None

    def recruit(self, bonus: int) -> float:
        """Soldati into headquarters."""
        count = min(self.recruit_base + bonus, self.supply)
        useful = max(0, min(count, ENOUGH - self.headquarters))
        return self.in_headquarters * (useful + 0.3 * (count - useful))

    def place(self, bonus: int, own_only: bool) -> float:
        """Soldati from headquarters into the best area."""
        count = min(self.place_base + bonus, self.headquarters)
        key = 2 * count + own_only
        worth = self._places.get(key)
        if worth is None:
            worth = 0.0
            state = self.look.state
            step = PlaceArea(self.look.seat, count, 1 if own_only else 0)
            for area in range(len(state.holder)) if count > 0 else range(0):
                if step.refuse_area(state, area, 0) is None:
                    worth = max(worth, self.place_in(area, count))
            self._places[key] = worth
        return worth

    def place_in(self, area: int, count: int) -> float:
        """So many Soldati from headquarters into an area."""
        look = self.look
        if self.look.state.holder[area] == EMPTY:
            return look.prize(area) * 0.9 + PLACED * count
        soldati = self.look.soldati(area)
        gain = self.attack_from(area, soldati + count) - self.attack_from(area, soldati)
        return gain + self.odds.relief(area, count) + PLACED * count

    def attack_from(self, area: int, soldati: int) -> float:
        """What an area with so many Soldati promises: the attack that lies there, or one that could."""
        key = (area << 8) + soldati
        worth = self._attacks.get(key)
        if worth is None:
            worth = self._attack_from(area, soldati)
            self._attacks[key] = worth
        return worth

    def _attack_from(self, area: int, soldati: int) -> float:
        lying = self.look.lying.get(area)
        best = 0.0
        for order in lying or self.shotguns:
            best = max(best, self.odds.movement(area, soldati, order))
        if lying:
            return ORDER_RISK * best
        return (LATER if self.turns > 1 else 0.25 * LATER * self.future) * best

    def order(self, area: int, order: Order) -> float:
        """An order laid into an own area."""
        odds = self.odds
        soldati = self.look.soldati(area)
        worth = odds.relief(area, 0, order.vest) if order.vest else 0.0
        attack = odds.movement(area, soldati, order)
        if order.shotguns and self.turns > 1 and self.headquarters:
            more = min(self.headquarters, self.place_base + 1)
            attack = max(attack, LATER * odds.movement(area, soldati + more, order))
        worth += ORDER_RISK * attack
        for part in order.parts:
            worth += ORDER_RISK * self._order_part(area, order, part)
        return worth - 0.03 * order.initiative * (1 if order.kind == tables.ATTACK else 0)

    def _order_part(self, area: int, order: Order, part: Part) -> float:
        kind = part.kind
        if kind == parts.RECRUIT:
            return self.recruit(part.number)
        if kind == parts.PLACE or kind == parts.PLACE_FIXED:
            count = part.number + (self.place_base if kind == parts.PLACE else 0)
            count = min(count, max(self.headquarters, 1))
            return (SOLDATO - 0.1) * count + self.odds.relief(area, count)
        if kind == parts.BOMB:
            with_car = self.look.state.cars[area] > 0
            return self.odds.best_strike(area, order.skull, with_car) * (1.6 if part.number > 1 else 1.0)
        if kind == parts.PENTITO:
            return self.odds.pentito(area, part.removals)
        if kind == parts.PULL_IN:
            return 0.7 * part.number
        return self._small_part(area, part)

    def _small_part(self, area: int, part: Part) -> float:
        kind = part.kind
        if kind == parts.COIN:
            return self.money * part.number
        if kind == parts.CAR:
            return self.car()
        if kind == parts.LAB:
            return self.lab(area) if self.look.state.labs[area] < MOST_LABS else 0.0
        if kind == parts.SPEEDBOAT:
            return self.speedboat() if self.look.box.seas_of[area] else 0.0
        if kind == parts.SUPPLY_ADJACENT or kind == parts.SOLDATI_AT_LABS:
            return SOLDATO * min(3, self.headquarters)
        return 0.4 if kind == parts.AGITATE else 0.0

    def open_areas(self) -> list[int]:
        """Own areas that may take an order."""
        return [area for area in self.own if area not in self.look.lying]

    def best_order(self) -> float:
        """The best order in the best area."""
        if self._best_order is None:
            worths = [self.order(area, order) for area in self.open_areas() for order in self.hand]
            self._best_order = max([0.0, *worths])
        return self._best_order

    def car(self) -> float:
        """A car, wherever it helps most."""
        return CAR * (0.4 + 0.6 * self.future) if self.look.state.supply_cars[self.look.seat] and self.own else 0.0

    def lab(self, area: int = EMPTY) -> float:
        """A drug lab: Money whenever it is laundered, and protection."""
        if not self.look.state.supply_labs or not self.own:
            return 0.0
        protection = self.odds.relief(area, 0, 1) if area != EMPTY else 0.2
        return LAB * self.future + protection

    def speedboat(self) -> float:
        """A speedboat: ways over the sea to where it opens most."""
        if self._speedboat is None:
            self._speedboat = self._weigh_speedboat()
        return self._speedboat

    def _weigh_speedboat(self) -> float:
        if not self.look.state.supply_boats[self.look.seat]:
            return 0.0
        seas = {sea for area in self.own for sea in self.look.box.seas_of[area]}
        opened = max([0.0, *[self.shores(sea) for sea in seas if not self.look.has_team_boat(sea)]])
        return SPEEDBOAT * (0.4 + 0.6 * self.future) + OPENED * opened

    def shores(self, sea: int) -> float:
        """The best prize on the shores of a sea, if Soldati stand ready there to cross it."""
        look = self.look
        ready = 0
        best = 0.0
        for area in look.box.coast_of[sea]:
            if look.state.holder[area] == look.seat:
                ready = max(ready, look.soldati(area))
            elif not look.is_ours(area):
                best = max(best, look.prize(area))
        return best if ready > READY else 0.0

    def equip(self, choice: int) -> float:
        """The best of the pictured pieces."""
        worths = [0.0]
        if choice & parts.EQUIP_CAR:
            worths.append(self.car())
        if choice & parts.EQUIP_SPEEDBOAT:
            worths.append(self.speedboat())
        if choice & parts.EQUIP_LAB:
            worths.append(self.lab())
        return max(worths)

    def launder(self) -> float:
        """1 Money for each lab."""
        return self.money * labs_of(self.look.state, self.look.seat)

    def row(self, row: int, count: int = 1) -> float:
        """The next tokens of a mat row and what lies under them."""
        state = self.look.state
        left = state.mat[self.look.seat * MAT_ROWS + row]
        if left == 0:
            return 0.0
        spaces = state.box.families[state.family[self.look.seat]].rows[row].spaces
        first = len(spaces) - left
        return sum([self._reveal(reveal) for reveal in spaces[first : first + count]])

    def _reveal(self, reveal: Reveal) -> float:
        worth = ADVANCED_ORDER * self.future if reveal.order >= 0 else 0.0
        if reveal.kind == tables.REVEAL_BASE:
            return worth + BASE_VALUE * self.future
        if reveal.kind == tables.REVEAL_PAIR:
            return worth + PAIR * self.future
        if reveal.kind == tables.REVEAL_CAR:
            return worth + self.car()
        if reveal.kind == tables.REVEAL_LAB:
            return worth + self.lab()
        if reveal.kind == tables.REVEAL_MONEY:
            return worth + self.money * reveal.value
        return worth + self.launder()

    def exert(self, count: int = 1) -> float:
        """The best row to take tokens from."""
        return max([self.row(row, count) for row in range(MAT_ROWS)])

    def part(self, part: Part) -> float:
        """One part of a space."""
        kind = part.kind
        if kind == parts.RECRUIT:
            return self.recruit(part.number)
        if kind == parts.PLACE:
            return self.place(part.number, part.only_where_you_stand)
        if kind == parts.ISSUE_ORDERS:
            return self.best_order() * (1.0 if part.number * part.second == 1 else 1.4)
        if kind == parts.EQUIP:
            return self.equip(part.number)
        if kind == parts.LAUNDER:
            return self.launder()
        if kind == parts.EXERT:
            return self.exert(part.number) + (0.15 if part.to_sheet else 0.0)
        if kind == parts.RALLY:
            return 0.3
        return 1.2 if self.look.state.busts[self.look.seat] == EMPTY else 0.0

    def space(self, space: Space) -> float:
        """A space of the bottom sheet with all that it costs and gives."""
        worths = [self.part(part) for part in space.parts]
        action = max(worths) if space.choose_one else sum(worths)
        return action + self.money * (space.gain - space.cost)

    def spaces(self) -> list[Space]:
        """The free spaces of the bottom sheet that can be paid."""
        state = self.look.state
        money = state.money[self.look.seat]
        affordable = [space for space in on_bottom(state).spaces if space.cost <= money]
        return [space for space in affordable if is_free(space, state.bottom[space.cell])]

    def best_space(self) -> float:
        """The best free space."""
        if self._best_space is None:
            self._best_space = max([0.0, *[self.space(space) for space in self.spaces()]])
        return self._best_space

    def forget_spaces(self) -> None:
        """The sheets have changed."""
        self._best_space = None

    def token(self, owner: int) -> float:
        """Whose token is taken: others are paid for theirs, and neutral ones spare the own."""
        if owner == NEUTRAL:
            return 0.2
        if owner == self.look.seat:
            return 0.0
        return -self.money * (1.0 if owner == self.look.mate else 1.7)

    def gain(self, column: int) -> float:
        """Gaining influence with all tokens of a column: its action and an order."""
        if column == tables.COLUMN_START:
            action = FIRST_PLAYER * self.future + self.equip(ALL_EQUIPMENT)
        elif column == tables.COLUMN_TWO:
            rows = sorted([self.row(row) for row in range(MAT_ROWS)], reverse=True)
            action = sum(rows[:2]) + 0.15
        else:
            action = self.row(column - 1, COLUMN_TOKENS)
        return action + self.best_order() - self.money * column_cost(self.look.state, self.look.seat, column)

    def tile(self, tile: int) -> float:
        """A control tile used in the own turn, with its price."""
        number = self.look.box.tiles[tile].number
        price = self.money * self.look.box.tiles[tile].price
        if tile == tables.MEETING:
            return self.in_headquarters * min(number, self.supply) - price
        if tile == tables.REINFORCEMENTS:
            return self.place(number - self.place_base, True) - price
        return (self.car() if tile == tables.CARS else self.speedboat()) - price
