"""Printed symbols in words, for tables and notes."""

from __future__ import annotations

from typing import assert_never

from omerta.games.mafia_war.edition import parts
from omerta.games.mafia_war.edition.model import MatRow, Order, Space
from omerta.games.mafia_war.edition.parts import MatSpace, OrderPart, PlanningPart


def say_sheet_space(space: Space) -> str:
    """A sheet space on one line, as in `∞, gain 1: recruit +1 / place +2`."""
    before = ["∞"] if space.infinite else []
    if space.cost:
        before.append(f"pay {space.cost}")
    if space.gain:
        before.append(f"gain {space.gain}")
    action = f" {space.join} ".join(say_planning_part(part) for part in space.parts)
    return f"{', '.join(before)}: {action}" if before else action


def say_planning_part(part: PlanningPart) -> str:
    """A partial action of a sheet space."""
    match part:
        case parts.Recruit(bonus):
            return f"recruit +{bonus}"
        case parts.Place(bonus, only_where_you_stand):
            return f"place +{bonus}" + (" where you stand" if only_where_you_stand else "")
        case parts.IssueOrders(areas, each):
            if areas > 1:
                return f"1 order in each of {areas} areas"
            return "1 order" if each == 1 else f"{each} orders in one area"
        case parts.Equip(choice):
            return "equipment" if len(choice) == 3 else " or ".join(choice)
        case parts.Launder():
            return "launder"
        case parts.Exert(tokens, to):
            return f"exert {tokens}" + (" to a sheet" if to == "sheet" else "")
        case parts.Rally():
            return "rally"
        case parts.UltimaAzione():
            return "Ultima Azione"
        case _:
            assert_never(part)


def say_order(order: Order) -> str:
    """All symbols of an order, as in `rally, shotgun ×2, skull 1, vest 2`."""
    symbols = [say_order_part(part) for part in order.parts]
    if order.skull:
        symbols.append(f"skull {order.skull}")
    if order.vest:
        symbols.append(f"vest {order.vest}")
    return ", ".join(symbols)


def say_order_part(part: OrderPart) -> str:
    """A partial action of an order."""
    match part:
        case parts.Recruit(bonus):
            return f"recruit +{bonus}"
        case parts.Place(bonus):
            return f"place +{bonus}"
        case parts.PlaceFixed(soldati):
            return f"place exactly {soldati}"
        case parts.Car() | parts.Speedboat() | parts.Lab() | parts.Rally():
            return type(part).__name__.lower()
        case parts.Coin(money):
            return f"coin {money}"
        case parts.SupplyAdjacent(soldati, adjacent_areas):
            return f"{soldati} Soldati here and in {adjacent_areas} adjacent areas"
        case parts.SoldatiAtLabs(per_lab):
            return f"{per_lab} Soldato at each lab"
        case _:
            return _say_attack(part)


def _say_attack(
    part: parts.Shotgun
    | parts.Bomb
    | parts.Pentito
    | parts.Agitate
    | parts.SwapDefenders
    | parts.PayToRemove
    | parts.PullIn,
) -> str:
    match part:
        case parts.Shotgun(count):
            return f"shotgun ×{count}"
        case parts.Bomb(count, also_from_area_reached):
            return f"bomb ×{count}" + (" (also from the area reached)" if also_from_area_reached else "")
        case parts.Pentito(removals):
            return f"Pentito {'-'.join(map(str, removals))}"
        case parts.Agitate(distance):
            return f"Agitate {distance}"
        case parts.SwapDefenders(up_to):
            return f"swap {up_to}"
        case parts.PayToRemove():
            return "pay X, remove X"
        case parts.PullIn(up_to):
            return f"pull in {up_to}"
        case _:
            assert_never(part)


def say_mat_row(row: MatRow) -> str:
    """A mat row from left to right, columns parted by `|`, as in `1/2 ‖ car 2/3 | car 3/4`."""
    base = f"{row.base_pair.attack}/{row.base_pair.strike}" if row.base_pair else str(row.base_value or "–")
    columns: dict[str, list[str]] = {}
    for space in row.spaces:
        columns.setdefault(space.column, []).append(say_mat_space(space))
    return f"{base} ‖ " + " | ".join(" · ".join(column) for column in columns.values())


def say_mat_space(space: MatSpace) -> str:
    """What one mat space gives."""
    match space:
        case parts.JusticePair():
            return f"{space.attack}/{space.strike}"
        case parts.BaseValue():
            return str(space.value)
        case parts.InstantMoney():
            return f"{space.money} Money"
        case parts.InstantCar():
            return "car"
        case parts.InstantLab():
            return "lab"
        case parts.InstantLaunder():
            return "launder"
        case _:
            assert_never(space)
