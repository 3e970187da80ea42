"""Printed symbols in a few words, in any language: sheet spaces, orders, mats. Terminal and edition tool share them."""

from __future__ import annotations

from typing import assert_never

from omerta.games.mafia_war import PlayerView
from omerta.games.mafia_war.edition import parts
from omerta.games.mafia_war.edition.model import MatRow, Order, Space
from omerta.games.mafia_war.edition.parts import MatSpace, OrderPart, PlanningPart
from omerta.messages import Speaker

_PIECES = {"car": "term-war-car", "speedboat": "term-war-speedboat", "lab": "term-war-lab"}


def say_space(speaker: Speaker, space: Space, player: PlayerView | None = None) -> str:
    """A sheet space, as in `pay 1: 1 order + place +1`; for a player with the bases of the mat put in."""
    before = ["∞"] if space.infinite else []
    if space.cost:
        before.append(speaker.text("term-war-pay", money=space.cost))
    if space.gain:
        before.append(speaker.text("term-war-gain", money=space.gain))
    action = f" {space.join} ".join([say_planning_part(speaker, part, player) for part in space.parts])
    return f"{', '.join(before)}: {action}" if before and action else ", ".join(before) + action


def say_planning_part(speaker: Speaker, part: PlanningPart, player: PlayerView | None = None) -> str:
    """A partial action of a sheet space."""
    say = speaker.text
    match part:
        case parts.Recruit(bonus) if player is not None:
            return say("term-war-recruit-most", most=player.recruit_base + bonus)
        case parts.Recruit(bonus):
            return say("term-war-recruit", bonus=bonus)
        case parts.Place(bonus, only_where_you_stand) if player is not None:
            key = "term-war-place-own-most" if only_where_you_stand else "term-war-place-most"
            return say(key, most=player.place_base + bonus)
        case parts.Place(bonus, only_where_you_stand):
            return say("term-war-place-own" if only_where_you_stand else "term-war-place", bonus=bonus)
        case parts.IssueOrders(areas, each):
            if areas > 1:
                return say("term-war-orders-areas", areas=areas)
            return say("term-war-orders", count=each)
        case parts.Equip(choice):
            if len(choice) == len(_PIECES):
                return say("term-war-equip")
            return "/".join([say(_PIECES[piece]) for piece in choice])
        case parts.Launder():
            return say("term-war-launder")
        case parts.Exert(tokens, to):
            return say("term-war-exert-sheet" if to == "sheet" else "term-war-exert", tokens=tokens)
        case parts.Rally():
            return say("term-war-rally")
        case parts.UltimaAzione():
            return say("term-war-ultima-azione")
        case _:
            assert_never(part)


def say_order(speaker: Speaker, order: Order, player: PlayerView | None = None) -> str:
    """An order, as in `attack 7: rally, shotgun ×2, skull 1`; for a player with the bases of the mat put in."""
    kind = "term-war-attack" if order.kind == "attack" else "term-war-supply"
    return f"{speaker.text(kind, initiative=order.initiative)}: {say_symbols(speaker, order, player)}"


def say_symbols(speaker: Speaker, order: Order, player: PlayerView | None = None) -> str:
    """All symbols of an order, as in `rally, shotgun ×2, skull 1`."""
    symbols = [say_order_part(speaker, part, player) for part in order.parts]
    if order.skull:
        symbols.append(speaker.text("term-war-skull", value=order.skull))
    if order.vest:
        symbols.append(speaker.text("term-war-vest", value=order.vest))
    return ", ".join(symbols)


def say_order_part(speaker: Speaker, part: OrderPart, player: PlayerView | None = None) -> str:
    """A partial action of an order."""
    say = speaker.text
    match part:
        case parts.Recruit() | parts.Place() | parts.Rally():
            return say_planning_part(speaker, part, player)
        case parts.PlaceFixed(soldati):
            return say("term-war-place-fixed", soldati=soldati)
        case parts.Car():
            return say(_PIECES["car"])
        case parts.Speedboat():
            return say(_PIECES["speedboat"])
        case parts.Lab():
            return say(_PIECES["lab"])
        case parts.Coin(money):
            return say("term-war-money", money=money)
        case parts.SupplyAdjacent(soldati, adjacent_areas):
            return say("term-war-supply-adjacent", soldati=soldati, areas=adjacent_areas)
        case parts.SoldatiAtLabs(per_lab):
            return say("term-war-at-labs", soldati=per_lab)
        case _:
            return _say_attack_part(speaker, part)


def _say_attack_part(
    speaker: Speaker,
    part: parts.Shotgun
    | parts.Bomb
    | parts.Pentito
    | parts.Agitate
    | parts.SwapDefenders
    | parts.PayToRemove
    | parts.PullIn,
) -> str:
    say = speaker.text
    match part:
        case parts.Shotgun(count):
            return say("term-war-shotgun", count=count)
        case parts.Bomb(count, also_from_area_reached):
            return say("term-war-bomb-reached" if also_from_area_reached else "term-war-bomb", count=count)
        case parts.Pentito(removals):
            return f"{speaker.name('pentito')} {'-'.join(map(str, removals))}"
        case parts.Agitate(distance):
            return f"{speaker.name('agitate')} {distance}"
        case parts.SwapDefenders(up_to):
            return say("term-war-swap", count=up_to)
        case parts.PayToRemove():
            return say("term-war-buy-off")
        case parts.PullIn(up_to):
            return say("term-war-pull-in", count=up_to)
        case _:
            assert_never(part)


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
            return speaker.text(_PIECES["car"])
        case parts.InstantLab():
            return speaker.text(_PIECES["lab"])
        case parts.InstantLaunder():
            return speaker.text("term-war-launder")
        case _:
            assert_never(space)
