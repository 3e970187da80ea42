"""What things are worth on paper, in Money: a yardstick to compare orders, mats and characters before anybody plays.

The weights are ours. They rank speed, strength and supplies on one scale so that two families can be set side by
side; play between equal bots has the last word.
"""

from __future__ import annotations

from typing import Final, assert_never

from omerta.games.mafia_war.edition import parts
from omerta.games.mafia_war.edition.model import Character, Family, MatRow, Order
from omerta.games.mafia_war.edition.parts import MatSpace, OrderPart

SOLDATO_PLACED: Final = 0.7
SOLDATO_RECRUITED: Final = 0.4
EQUIPMENT: Final = 2.0
SHOTGUN: Final = (3.0, 5.0)
BOMB: Final = (1.5, 2.5)
SKULL: Final = 0.8
VEST: Final = 0.7
MIDDLE_INITIATIVE: Final = 5
STEP_OF_INITIATIVE: Final = {"attack": 0.35, "supply": 0.05}
"""An attack that comes earlier may strike before it is struck; supplies hardly mind."""
USUAL_PLACE_BASE: Final = 3
USUAL_RECRUIT_BASE: Final = 4


def worth_of_order(order: Order) -> float:
    """An order: its parts, its skull once for each attack, its vest and its speed."""
    attacks = sum(part.count for part in order.parts if isinstance(part, parts.Shotgun | parts.Bomb))
    speed = (MIDDLE_INITIATIVE - order.initiative) * STEP_OF_INITIATIVE[order.kind]
    return sum(map(worth_of_part, order.parts)) + order.skull * SKULL * attacks + order.vest * VEST + speed


def worth_of_part(part: OrderPart) -> float:
    """One symbol of an order."""
    match part:
        case parts.Shotgun(count):
            return SHOTGUN[count - 1]
        case parts.Bomb(count, reached):
            return BOMB[count - 1] + (0.5 if reached else 0)
        case parts.Pentito(removals):
            return 0.7 * sum(removals)
        case parts.Agitate(distance):
            return 1.0 + 0.5 * distance
        case parts.SwapDefenders(up_to) | parts.PullIn(up_to):
            return 1.5 * up_to
        case parts.PayToRemove():
            return 2.0
        case parts.Rally():
            return 1.0
        case _:
            return _worth_of_supply(part)


def _worth_of_supply(part: parts.SupplyPart) -> float:
    match part:
        case parts.Recruit(bonus):
            return SOLDATO_RECRUITED * (USUAL_RECRUIT_BASE + bonus)
        case parts.Place(bonus):
            return SOLDATO_PLACED * (USUAL_PLACE_BASE + bonus)
        case parts.PlaceFixed(soldati):
            return SOLDATO_PLACED * soldati
        case parts.Coin(money):
            return money
        case parts.Car() | parts.Speedboat() | parts.Lab():
            return EQUIPMENT
        case parts.SupplyAdjacent(soldati, adjacent_areas):
            return SOLDATO_PLACED * soldati * (1 + adjacent_areas)
        case parts.SoldatiAtLabs(per_lab):
            return SOLDATO_PLACED * 3 * per_lab
        case _:
            assert_never(part)


def worth_of_mat(family: Family) -> float:
    """A mat: all that its spaces reveal."""
    return sum(worth_of_row(row) for row in family.mat)


def worth_of_row(row: MatRow) -> float:
    """A mat row: its instants, and what its last base value adds to the first one."""
    pairs = [space for space in row.spaces if isinstance(space, parts.JusticePair)]
    values = [space.value for space in row.spaces if isinstance(space, parts.BaseValue)]
    worth = sum(map(_worth_of_instant, row.spaces))
    if row.base_pair is not None and pairs:
        worth += (pairs[-1].attack - row.base_pair.attack) + (pairs[-1].strike - row.base_pair.strike)
    if row.base_value is not None and values:
        worth += values[-1] - row.base_value
    return worth


def _worth_of_instant(space: MatSpace) -> float:
    match space:
        case parts.InstantMoney():
            return space.money
        case parts.InstantCar() | parts.InstantLab() | parts.InstantLaunder():
            return EQUIPMENT
        case parts.JusticePair() | parts.BaseValue():
            return 0
        case _:
            assert_never(space)


def worth_of_character(character: Character) -> float:
    """A character: everything on the card."""
    equipment = character.cars + character.speedboats + character.labs
    soldati = SOLDATO_RECRUITED * character.headquarters_soldati
    on_board = (SOLDATO_RECRUITED + SOLDATO_PLACED) * character.board_soldati
    return character.money + soldati + on_board + EQUIPMENT * equipment
