"""Wild positions of The Great Mafia War from a number: everybody everywhere, supplies nearly empty, little money."""

from __future__ import annotations

from typing import Any

from omerta.games.mafia_war.box.tables import SHEET_ROWS
from omerta.games.mafia_war.numbers import SEATS
from omerta.games.mafia_war.state import State
from omerta.kernel import Dice
from tests.mafia_war.boards import BOX, board

COLUMNS = ("start", "justice", "police", "economy", "church", "two")
IN_ENCOUNTERS = ("recruitment", "allies", "bribery", "delay-detonator", "miniguns")
IN_TURNS = ("meeting", "reinforcements", "cars", "speedboats", "influence", "chain-of-command", "allies")
BASIC = 5
"""So many orders are not on the mat when a game begins."""


def wild_encounter(number: int) -> State:
    """An encounter phase that has just begun, with many orders on the board."""
    dice = Dice(f"encounter/{number}")
    families = drawn_families(dice)
    mats = [dice.below(2) == 0 for _ in families]
    players = [
        {"money": dice.below(5), "headquarters": dice.below(6), "mat": None if full else [0, 0, 0, 0]} for full in mats
    ]
    hands = [hand_of(family, full, dice) for family, full in zip(families, mats, strict=True)]
    return board(
        {"conflict": "predictable" if number % 4 == 0 else "printed"},
        phase="encounter",
        start=dice.below(SEATS),
        families=families,
        players=players,
        empty_board=True,
        areas=wild_areas(dice, hands),
        seas=wild_seas(dice),
        marks={tile: [dice.below(SEATS)] for tile in IN_ENCOUNTERS},
    )


def wild_turn(number: int) -> State:
    """A planning turn with tokens here and there, marked tiles, and hardly any money."""
    dice = Dice(f"turn/{number}")
    families = drawn_families(dice)
    players: list[dict[str, Any]] = []
    for family in families:
        orders = [order for order in hand_of(family, True, dice) if dice.below(3) == 0]
        players.append({"money": dice.below(4), "headquarters": dice.below(4), "orders": orders})
    sheet = 1 + dice.below(3)
    return board(
        {"rulebook": "1.0" if number % 6 == 0 else "1.2"},
        round=sheet,
        turn=dice.below(SEATS),
        start=dice.below(SEATS),
        families=families,
        players=players,
        empty_board=True,
        areas=wild_areas(dice, [[], [], [], []]),
        seas=wild_seas(dice),
        marks={tile: [dice.below(SEATS)] for tile in IN_TURNS},
        top=wild_sheet(dice, sheet - 1, 2, 3),
        bottom=wild_sheet(dice, sheet, 5, 1),
    )


def drawn_families(dice: Dice) -> list[str]:
    """Four of six."""
    return [BOX.families[number].id for number in dice.shuffled(list(range(len(BOX.families))))[:SEATS]]


def hand_of(family: str, full: bool, dice: Dice) -> list[str]:
    """The orders that a family can have, mixed; with a full mat only the basic ones."""
    orders = next(found.orders for found in BOX.families if found.id == family)
    return [BOX.orders[order].id for order in dice.shuffled(list(orders[:BASIC] if full else orders))]


def wild_areas(dice: Dice, hands: list[list[str]]) -> dict[str, dict[str, Any]]:
    """Every area held by anybody or nobody, with cars, labs and orders."""
    areas: dict[str, dict[str, Any]] = {}
    cars = [BOX.pieces.cars] * SEATS
    for name in BOX.area_ids:
        labs = dice.below(3) if dice.below(4) == 0 else 0
        holder = dice.below(SEATS + 2)
        if holder >= SEATS:
            areas[name] = {"holder": "neutral" if holder == SEATS else "empty", "labs": labs}
            continue
        brought = min(dice.below(3) if dice.below(2) else 0, cars[holder])
        cars[holder] -= brought
        orders = [hands[holder].pop() for _ in range(dice.below(3)) if hands[holder]]
        soldati = 1 + dice.below(4)
        areas[name] = {"holder": holder, "soldati": soldati, "cars": brought, "labs": labs, "orders": orders}
    return areas


def wild_seas(dice: Dice) -> dict[str, list[int]]:
    """Boats here and there."""
    boats = dict.fromkeys(range(SEATS), BOX.pieces.speedboats)
    seas: dict[str, list[int]] = {}
    for name in BOX.sea_ids:
        for seat in [dice.below(SEATS) for _ in range(dice.below(3))]:
            if boats[seat]:
                boats[seat] -= 1
                seas.setdefault(name, []).append(seat)
    return seas


def wild_sheet(dice: Dice, sheet: int, rarity: int, most: int) -> dict[str, list[int | str]]:
    """Tokens in some spaces: of each family so many at most, and of the neutral ones three times as many."""
    left = [most] * SEATS + [3 * most]
    tokens: dict[str, list[int | str]] = {}
    for cell in range(len(COLUMNS) * SHEET_ROWS):
        if BOX.sheets[sheet].space_in[cell] is None or dice.below(rarity + 1) > 0:
            continue
        owner = dice.below(SEATS + 1)
        if left[owner] > 0:
            left[owner] -= 1
            name = f"{COLUMNS[cell // SHEET_ROWS]}-{cell % SHEET_ROWS}"
            tokens[name] = ["neutral" if owner == SEATS else owner]
    return tokens
