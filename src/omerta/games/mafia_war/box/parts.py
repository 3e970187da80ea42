"""The symbols of an edition as small numbers: one `Part` per printed symbol, for sheet spaces and orders alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never, final

from omerta.games.mafia_war.edition import parts as symbols

RECRUIT: Final = 0
"""number = bonus on the Church base."""
PLACE: Final = 1
"""number = bonus on the Police base; `only_where_you_stand`."""
PLACE_FIXED: Final = 2
"""number = most Soldati."""
ISSUE_ORDERS: Final = 3
"""number = how many areas at most; second = how many orders in each at most."""
EQUIP: Final = 4
"""number = bit set of EQUIP_CAR, EQUIP_SPEEDBOAT, EQUIP_LAB."""
LAUNDER: Final = 5
EXERT: Final = 6
"""number = tokens off one row; `to_sheet`: the token goes to an action sheet, else to the supply."""
RALLY: Final = 7
ULTIMA_AZIONE: Final = 8
CAR: Final = 9
SPEEDBOAT: Final = 10
LAB: Final = 11
COIN: Final = 12
"""number = Money."""
SUPPLY_ADJACENT: Final = 13
"""number = Soldati in each area; second = adjacent areas at most."""
SOLDATI_AT_LABS: Final = 14
"""number = Soldati at each lab."""
SHOTGUN: Final = 15
"""number = 1 or 2."""
BOMB: Final = 16
"""number = 1 or 2; `from_area_reached`."""
PENTITO: Final = 17
"""removals = the pictured numbers; number = how many there are."""
AGITATE: Final = 18
"""number = distance."""
PULL_IN: Final = 19
"""number = most enemies that come over."""
CHOSEN_KINDS: Final = 20
"""The kinds up to here are chosen one by one; the two that follow belong to a movement and are asked in its attack."""
SWAP_DEFENDERS: Final = 20
"""number = most defenders swapped in one movement."""
PAY_TO_REMOVE: Final = 21
PART_KINDS: Final = 22

EQUIP_CAR: Final = 1
EQUIP_SPEEDBOAT: Final = 2
EQUIP_LAB: Final = 4
PLACE_OWN: Final = 24
"""Placing Soldati only where the family stands already, among what is possible. [SPACES-4]"""
EQUIPMENT: Final = 25
"""From here on a bit for each piece of equipment, among what is possible."""


@final
@dataclass(frozen=True, slots=True)
class Part:
    """A partial action: its kind and its numbers (see the constant of the kind)."""

    kind: int
    number: int = 1
    second: int = 0
    only_where_you_stand: bool = False
    to_sheet: bool = False
    from_area_reached: bool = False
    removals: tuple[int, ...] = ()

    def bits(self) -> int:
        """What of the possible makes it possible, as a bit set: its kind, or any of its pieces of equipment."""
        if self.kind == EQUIP:
            return self.number << EQUIPMENT
        return 1 << (PLACE_OWN if self.only_where_you_stand else self.kind)


def build_part(symbol: symbols.PlanningPart | symbols.OrderPart) -> Part:
    """The compact form of a printed symbol."""
    match symbol:
        case symbols.Recruit(bonus):
            return Part(RECRUIT, bonus)
        case symbols.Place(bonus, only_where_you_stand):
            return Part(PLACE, bonus, only_where_you_stand=only_where_you_stand)
        case symbols.PlaceFixed(soldati):
            return Part(PLACE_FIXED, soldati)
        case symbols.IssueOrders(areas, each):
            return Part(ISSUE_ORDERS, areas, each)
        case symbols.Equip(choice):
            return Part(EQUIP, sum(_EQUIP_BITS[piece] for piece in set(choice)))
        case symbols.Launder():
            return Part(LAUNDER)
        case symbols.Exert(tokens, to):
            return Part(EXERT, tokens, to_sheet=to == "sheet")
        case symbols.Rally():
            return Part(RALLY)
        case symbols.UltimaAzione():
            return Part(ULTIMA_AZIONE)
        case _:
            return _build_order_part(symbol)


def _build_order_part(symbol: symbols.OrderPart) -> Part:
    match symbol:
        case symbols.Recruit() | symbols.Place() | symbols.PlaceFixed() | symbols.Rally():
            return build_part(symbol)
        case symbols.Car():
            return Part(CAR)
        case symbols.Speedboat():
            return Part(SPEEDBOAT)
        case symbols.Lab():
            return Part(LAB)
        case symbols.Coin(money):
            return Part(COIN, money)
        case symbols.SupplyAdjacent(soldati, adjacent_areas):
            return Part(SUPPLY_ADJACENT, soldati, adjacent_areas)
        case symbols.SoldatiAtLabs(per_lab):
            return Part(SOLDATI_AT_LABS, per_lab)
        case symbols.Shotgun(count):
            return Part(SHOTGUN, count)
        case symbols.Bomb(count, also_from_area_reached):
            return Part(BOMB, count, from_area_reached=also_from_area_reached)
        case symbols.Pentito(removals):
            return Part(PENTITO, len(removals), removals=removals)
        case symbols.Agitate(distance):
            return Part(AGITATE, distance)
        case symbols.SwapDefenders(up_to):
            return Part(SWAP_DEFENDERS, up_to)
        case symbols.PayToRemove():
            return Part(PAY_TO_REMOVE)
        case symbols.PullIn(up_to):
            return Part(PULL_IN, up_to)
        case _:
            assert_never(symbol)


_EQUIP_BITS: Final = {"car": EQUIP_CAR, "speedboat": EQUIP_SPEEDBOAT, "lab": EQUIP_LAB}
