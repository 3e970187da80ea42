"""Reading the board of a position document: areas, seas and the attack that is going on."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.mafia_war.attack_record import AttackRecord
from omerta.games.mafia_war.box.tables import NOBODY
from omerta.games.mafia_war.document.position import AreaPosition, Position
from omerta.games.mafia_war.naming import ORDER_MARKS, Holder
from omerta.games.mafia_war.numbers import EMPTY, ENCOUNTER, FACE_UP, NEUTRAL, SEATS, added, replaced
from omerta.games.mafia_war.phases.planning.issue import MOST_ORDERS
from omerta.games.mafia_war.state import State
from omerta.kernel.errors import UnknownName, Unreadable


def number_of(field: str, name: str, known: Sequence[str]) -> int:
    """The number of a name in a list."""
    if name not in known:
        raise UnknownName(f"name in position: {field}:", name, known)
    return known.index(name)


def bits_of(field: str, names: Sequence[str], known: Sequence[str]) -> int:
    """The bit set of some names of a list."""
    bits = 0
    for name in names:
        bits |= 1 << number_of(field, name, known)
    return bits


def number_of_holder(field: str, holder: Holder) -> int:
    """A seat, NEUTRAL or EMPTY."""
    if isinstance(holder, str):
        return NEUTRAL if holder == "neutral" else EMPTY
    if not 0 <= holder < SEATS:
        raise Unreadable(f"position: {field} is a seat from 0 to 3, neutral or empty")
    return holder


def lay_out_areas(state: State, position: Position, is_lined_up: bool) -> None:
    """The named areas as described, the others as in the line-up or empty."""
    for name in position.areas:
        number_of("areas", name, state.box.area_ids)
    for area, name in enumerate(state.box.area_ids):
        if is_lined_up and not position.empty_board:
            start = state.box.start_seat[area]
            state.holder[area] = NEUTRAL if start == NOBODY else start
            state.soldati[area] = state.box.start_soldati[area]
        described = position.areas.get(name)
        if described is not None:
            _read_area(state, area, f"areas.{name}", described)


def _read_area(state: State, area: int, field: str, described: AreaPosition) -> None:
    if described.holder is not None:
        holder = number_of_holder(f"{field}.holder", described.holder)
        if holder != state.holder[area]:
            state.soldati[area] = 0 if holder == EMPTY else 1
        state.holder[area] = holder
    if described.soldati is not None:
        state.soldati[area] = described.soldati
    if (state.holder[area] == EMPTY) != (state.soldati[area] == 0):
        raise Unreadable(f"position: {field}: an area without Soldati is empty, any other has a holder")
    if described.cars and not 0 <= state.holder[area] < SEATS:
        raise Unreadable(f"position: {field}.cars: only where a family stands")
    state.cars = replaced(state.cars, area, described.cars)
    state.labs = replaced(state.labs, area, described.labs)
    if described.orders:
        _read_orders(state, area, field, described)


def order_ids(state: State, seat: int) -> list[str]:
    """The orders of a seat's family, by slot."""
    return [state.box.orders[number].id for number in state.box.families[state.family[seat]].orders]


def _read_orders(state: State, area: int, field: str, described: AreaPosition) -> None:
    seat = state.holder[area]
    if not 0 <= seat < SEATS or len(described.orders) > MOST_ORDERS:
        raise Unreadable(f"position: {field}.orders: at most two orders, and only where a family stands")
    ids = order_ids(state, seat)
    for number, name in enumerate(described.orders):
        place = area * 2 + number
        state.orders[place] = number_of(f"{field}.orders", name, ids)
        state.order_marks[place] = FACE_UP if state.phase == ENCOUNTER else 0
        if number < len(described.order_marks):
            words = described.order_marks[number]
            state.order_marks[place] = sum([1 << ORDER_MARKS.index(word) for word in set(words)])
        if number < len(described.order_choices):
            choices = {number_of(f"{field}.order_choices", choice, ids) for choice in described.order_choices[number]}
            state.order_masks = replaced(state.order_masks, place, sum([1 << slot for slot in choices]))


def read_seas(state: State, position: Position) -> None:
    """Speedboats by their owners."""
    for name, owners in position.seas.items():
        sea = number_of("seas", name, state.box.sea_ids)
        for seat in owners:
            if not 0 <= seat < SEATS:
                raise Unreadable(f"position: seas.{name} lists seats from 0 to 3")
            state.boats = added(state.boats, sea * SEATS + seat, 1)


def read_attack(state: State, position: Position) -> None:
    """The attack that is going on, if there is one."""
    attack = position.attack
    if attack is None:
        return
    cards = [card.id for card in state.box.conflict_cards]
    record = AttackRecord()
    record.target = number_of("attack.target", attack.target, state.box.area_ids)
    record.origin = number_of("attack.origin", attack.origin, state.box.area_ids)
    record.side = number_of_holder("attack.side", attack.side)
    record.leader = number_of_holder("attack.leader", attack.leader)
    record.attackers = attack.soldati
    record.car = attack.car
    record.by_sea = attack.by_sea
    if attack.defender is not None:
        record.defender = number_of_holder("attack.defender", attack.defender)
    if attack.leader_card is not None:
        record.leader_card = number_of("attack.leader_card", attack.leader_card, cards)
    if attack.defender_card is not None:
        record.defender_card = number_of("attack.defender_card", attack.defender_card, cards)
    if attack.leader_picks_up is not None:
        record.leader_pick = 1 if attack.leader_picks_up else 0
    if attack.defender_picks_up is not None:
        record.defender_pick = 1 if attack.defender_picks_up else 0
    state.attack = record
