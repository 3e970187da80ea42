"""Printed symbols in a few words, in any language: sheet spaces, orders, mats. Terminal and edition tool share them."""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never, get_args

from msgspec.structs import asdict

from omerta.games.mafia_war import PlayerView
from omerta.games.mafia_war.edition import parts
from omerta.games.mafia_war.edition.model import MatRow, Order, Space
from omerta.games.mafia_war.edition.parts import MatSpace, OrderPart, PlanningPart
from omerta.messages import Speaker

Part: TypeAlias = PlanningPart | OrderPart


def say_space(speaker: Speaker, space: Space, player: PlayerView | None = None) -> str:
    """A sheet space, as in `pay 1: 1 order + place +1`; for a player with the bases of the mat put in."""
    before = ["∞"] if space.infinite else []
    if space.cost:
        before.append(speaker.text("printed-cost.short", count=space.cost))
    if space.gain:
        before.append(speaker.text("printed-gain.short", count=space.gain))
    action = f" {space.join} ".join([say_part(speaker, part, player) for part in space.parts])
    return f"{', '.join(before)}: {action}" if before and action else ", ".join(before) + action


def say_order(speaker: Speaker, order: Order, player: PlayerView | None = None) -> str:
    """An order, as in `attack 7: rally, shotgun ×2, skull 1`; for a player with the bases of the mat put in."""
    kind = "term-war-attack" if order.kind == "attack" else "term-war-supply"
    return f"{speaker.text(kind, initiative=order.initiative)}: {say_symbols(speaker, order, player)}"


def say_symbols(speaker: Speaker, order: Order, player: PlayerView | None = None) -> str:
    """All symbols of an order, as in `rally, shotgun ×2, skull 1`."""
    symbols = [say_part(speaker, part, player) for part in order.parts]
    if order.skull:
        symbols.append(speaker.text("printed-skull.short", count=order.skull))
    if order.vest:
        symbols.append(speaker.text("printed-vest.short", count=order.vest))
    return ", ".join(symbols)


def say_part(speaker: Speaker, part: Part, player: PlayerView | None = None) -> str:
    """A partial action of a sheet space or an order; for a player with the base of the mat put in."""
    match part:
        case parts.Equip(choice) if len(choice) < len(get_args(parts.Equipment)):
            return "/".join([speaker.text(f"printed-{piece}.short") for piece in choice])
        case parts.Recruit(bonus) if player is not None:
            return speaker.text("printed-recruit.most", most=player.recruit_base + bonus)
        case parts.Place(bonus) if player is not None:
            return speaker.text(f"printed-place.{_form(part, 'most')}", most=player.place_base + bonus)
        case parts.Pentito(removals):
            return speaker.text("printed-pentito.short", removals="-".join(map(str, removals)))
    numbers = {name: value for name, value in asdict(part).items() if type(value) is int}
    return speaker.text(f"printed-{part.__struct_config__.tag}.{_form(part, 'short')}", **numbers)


def _form(part: Part, length: Literal["short", "most"]) -> str:
    """Which form of its message says a part: a condition of its own has words of its own."""
    match part:
        case (
            parts.Place(only_where_you_stand=True)
            | parts.IssueOrders(areas=2)
            | parts.IssueOrders(each=2)
            | parts.Exert(to="sheet")
            | parts.Bomb(also_from_area_reached=True)
        ):
            return f"special-{length}"
    return length


def say_mat_row(speaker: Speaker, row: MatRow) -> str:
    """A mat row from left to right, columns parted by `|`, as in `1/2 ‖ car 2/3 | car 3/4`."""
    base = f"{row.base_pair.attack}/{row.base_pair.strike}" if row.base_pair else str(row.base_value or "–")
    columns: dict[str, list[str]] = {}
    for space in row.spaces:
        columns.setdefault(space.column, []).append(say_mat_space(speaker, space))
    return f"{base} ‖ " + " | ".join(" · ".join(column) for column in columns.values())


def say_mat_space(speaker: Speaker, space: MatSpace) -> str:
    """What one mat space gives."""
    match space:
        case parts.JusticePair():
            return f"{space.attack}/{space.strike}"
        case parts.BaseValue():
            return str(space.value)
        case parts.InstantMoney():
            return speaker.text("term-war-coins", money=space.money)
        case parts.InstantCar():
            return speaker.text("printed-car.short")
        case parts.InstantLab():
            return speaker.text("printed-lab.short")
        case parts.InstantLaunder():
            return speaker.text("printed-launder.short")
        case _:
            assert_never(space)
