"""A small board for the encounter phase: put pieces on it, turn the orders up, play by notation."""

from __future__ import annotations

from omerta.games.mafia_war.actions import Actions
from omerta.games.mafia_war.blank import blank_state
from omerta.games.mafia_war.box import load_box
from omerta.games.mafia_war.box.tables import Order
from omerta.games.mafia_war.events import Events
from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL, PLANNING, SEATS, TEAM_OF, added, replaced
from omerta.games.mafia_war.phases.frames import FRAMES
from omerta.games.mafia_war.phases.orders.encounter import Encounter
from omerta.games.mafia_war.state import State
from omerta.kernel import Journal

BOX = load_box()
ACTIONS = Actions(BOX)
EVENTS = Events(BOX)
FAMILIES = ("red", "blue", "green", "yellow")


class Board:
    """An empty Sicily; seats 0-3 lead the families in `families`, seat 0 starts, orders wait face down."""

    def __init__(self, families: tuple[str, ...] = FAMILIES) -> None:
        self.state = blank_state(BOX, ACTIONS, EVENTS)
        state = self.state
        ids = [family.id for family in BOX.families]
        state.family = tuple([ids.index(family) for family in families])
        state.phase = PLANNING
        state.start = 0
        state.lead = 0
        state.open_headquarters = True
        for seat in range(SEATS):
            for row in range(4):
                tokens = len(BOX.families[state.family[seat]].rows[row].spaces)
                state.mat = replaced(state.mat, seat * 4 + row, tokens)
                state.supply_tokens[seat] -= tokens
            state.headquarters_orders[seat] = (1 << 13) - 1
        state.frames = [Encounter()]
        self.journal = Journal()
        state.journal = self.journal

    def put(
        self, area: str, holder: int, soldati: int, cars: int = 0, labs: int = 0, orders: tuple[str, ...] = ()
    ) -> None:
        """Pieces from their supplies into an area, orders from headquarters; holder 4 is neutral, EMPTY nobody."""
        state = self.state
        place = self.area(area)
        state.holder[place] = holder
        state.soldati[place] = soldati
        state.cars = replaced(state.cars, place, cars)
        state.labs = replaced(state.labs, place, labs)
        state.supply_labs -= labs
        if holder == NEUTRAL:
            state.supply_neutrals -= soldati
        elif holder != EMPTY:
            state.supply_soldati[holder] -= soldati
            state.supply_cars = added(state.supply_cars, holder, -cars)
        for number, name in enumerate(orders):
            slot = self.order(name).slot
            state.orders[place * 2 + number] = slot
            state.headquarters_orders[holder] &= ~(1 << slot)
            state.board_orders[holder] |= 1 << slot

    def boat(self, sea: str, seat: int) -> None:
        """A speedboat from supply into a sea area."""
        self.state.boats = added(self.state.boats, BOX.sea_ids.index(sea) * SEATS + seat, 1)
        self.state.supply_boats = added(self.state.supply_boats, seat, -1)

    def headquarters(self, seat: int, soldati: int, money: int = 0) -> None:
        """Soldati from supply into headquarters, and money."""
        self.state.headquarters[seat] += soldati
        self.state.supply_soldati[seat] -= soldati
        self.state.money[seat] += money

    def mark(self, seat: int, tile: str) -> None:
        """Mark a control tile."""
        place = TEAM_OF[seat] * len(BOX.tiles) + BOX.tile_ids.index(tile)
        self.state.marks = replaced(self.state.marks, place, seat)
        self.state.supply_tokens[seat] -= 1

    def uncover(self, seat: int, row: int, tokens: int) -> None:
        """Take tokens off a row of the mat without their effects."""
        self.state.mat = added(self.state.mat, seat * 4 + row, -tokens)
        self.state.supply_tokens[seat] += tokens

    def play(self, *steps: str) -> None:
        """Let the phase run, then make these choices, each written `seat notation`."""
        self.state.go_on()
        for step in steps:
            seat, notation = step.split(" ", 1)
            self.state.advance(int(seat), ACTIONS.table.parse(notation))
            check(self.state)

    def offers(self, seat: int) -> list[str]:
        """What a seat may choose now, anytime options left out."""
        notations = [action.notation for action in self.state.legal_actions(seat)]
        return [text for text in notations if not text.startswith(("sell", "give"))]

    def refusal(self, seat: int, notation: str) -> str:
        """The rule that refuses a choice."""
        action = ACTIONS.table.parse(notation)
        assert not self.state.is_legal(seat, action), notation
        return self.state.refusal(seat, action).rule

    def area(self, name: str) -> int:
        """The number of an area."""
        return BOX.area_ids.index(name)

    def order(self, name: str) -> Order:
        """An order by its id."""
        return next(order for order in BOX.orders if order.id == name)

    def at(self, area: str) -> tuple[int, int, int, int]:
        """Holder, Soldati, cars and labs of an area."""
        place = self.area(area)
        state = self.state
        return state.holder[place], state.soldati[place], state.cars[place], state.labs[place]

    def told(self, kind: str, field: str) -> list[int | str]:
        """One field of every event of a kind, in order."""
        return [event.args[field] for event in self.journal.events if event.kind == kind]

    def is_over(self) -> bool:
        """Has the phase ended?"""
        return not self.state.frames

    def in_headquarters(self, seat: int, name: str) -> bool:
        """Does an order lie in headquarters?"""
        return bool((self.state.headquarters_orders[seat] >> self.order(name).slot) & 1)


def check(state: State) -> None:
    """Every piece is somewhere, once."""
    pieces = BOX.pieces
    attack = state.attack
    for seat in range(SEATS):
        own = [area for area in range(len(state.holder)) if state.holder[area] == seat]
        on_the_way = attack.attackers if attack.side == seat else 0
        soldati = sum(state.soldati[area] for area in own) + on_the_way
        assert soldati + state.headquarters[seat] + state.supply_soldati[seat] == pieces.soldati
        cars = sum(state.cars[area] for area in own) + (attack.car if attack.side == seat else 0)
        assert cars + state.supply_cars[seat] == pieces.cars
        assert sum(list(state.boats)[seat::SEATS]) + state.supply_boats[seat] == pieces.speedboats
        on_the_table = state.headquarters_orders[seat] + state.board_orders[seat]
        assert on_the_table + state.mat_orders[seat] + state.sold_orders[seat] == (1 << 13) - 1
        on_areas = sum(
            1 << state.orders[area * 2 + n] for area in own for n in (0, 1) if state.orders[area * 2 + n] >= 0
        )
        being_executed = 1 << state.executing % 13 if state.executing // 13 == seat and state.executing >= 0 else 0
        assert state.board_orders[seat] & ~being_executed == on_areas & ~being_executed
        assert (
            min(state.headquarters[seat], state.supply_soldati[seat], state.supply_cars[seat], state.money[seat]) >= 0
        )
    neutral = sum(state.soldati[area] for area in range(len(state.holder)) if state.holder[area] == NEUTRAL)
    neutral += attack.attackers if attack.side == NEUTRAL else 0
    assert neutral + state.supply_neutrals == pieces.neutral_soldati
    assert sum(state.labs) + state.supply_labs == pieces.labs
    for area in range(len(state.holder)):
        assert (state.soldati[area] > 0) == (state.holder[area] != EMPTY) or area == attack.target
        assert 0 <= state.labs[area] <= 2
        assert state.cars[area] == 0 or 0 <= state.holder[area] < SEATS
    for sea in range(len(BOX.sea_ids)):
        assert sum(state.boats[sea * SEATS : sea * SEATS + SEATS]) <= 2 or "boat" in FRAMES.format(state.frames[-1])
