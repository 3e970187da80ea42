"""Printed symbols in a few words of the player's language: sheet spaces, orders, mats."""

from __future__ import annotations

from typing import assert_never

from omerta.cli.screens.mafia_war.scene import Scene
from omerta.games.mafia_war import PlayerView
from omerta.games.mafia_war.edition import parts
from omerta.games.mafia_war.edition.model import Order, Space
from omerta.games.mafia_war.edition.parts import MatSpace, OrderPart, PlanningPart

_PIECES = {"car": "term-war-car", "speedboat": "term-war-speedboat", "lab": "term-war-lab"}


def say_space(scene: Scene, space: Space, player: PlayerView | None = None) -> str:
    """A sheet space, as in `pay 1: 1 order + place +1`; for a player with the bases of the mat put in."""
    before = ["∞"] if space.infinite else []
    if space.cost:
        before.append(scene.say("term-war-pay", money=space.cost))
    if space.gain:
        before.append(scene.say("term-war-gain", money=space.gain))
    action = f" {space.join} ".join([say_planning_part(scene, part, player) for part in space.parts])
    return f"{', '.join(before)}: {action}" if before and action else ", ".join(before) + action


def say_planning_part(scene: Scene, part: PlanningPart, player: PlayerView | None = None) -> str:
    """A partial action of a sheet space."""
    say = scene.say
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


def say_order(scene: Scene, order: Order, player: PlayerView | None = None) -> str:
    """An order, as in `attack 7: rally, shotgun ×2, skull 1`; for a player with the bases of the mat put in."""
    kind = "term-war-attack" if order.kind == "attack" else "term-war-supply"
    symbols = [say_order_part(scene, part, player) for part in order.parts]
    if order.skull:
        symbols.append(scene.say("term-war-skull", value=order.skull))
    if order.vest:
        symbols.append(scene.say("term-war-vest", value=order.vest))
    return f"{scene.say(kind, initiative=order.initiative)}: {', '.join(symbols)}"


def say_order_part(scene: Scene, part: OrderPart, player: PlayerView | None = None) -> str:
    """A partial action of an order."""
    say = scene.say
    match part:
        case parts.Recruit() | parts.Place() | parts.Rally():
            return say_planning_part(scene, part, player)
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
            return _say_attack_part(scene, part)


def _say_attack_part(
    scene: Scene,
    part: parts.Shotgun
    | parts.Bomb
    | parts.Pentito
    | parts.Agitate
    | parts.SwapDefenders
    | parts.PayToRemove
    | parts.PullIn,
) -> str:
    say = scene.say
    match part:
        case parts.Shotgun(count):
            return say("term-war-shotgun", count=count)
        case parts.Bomb(count, also_from_area_reached):
            return say("term-war-bomb-reached" if also_from_area_reached else "term-war-bomb", count=count)
        case parts.Pentito(removals):
            return f"{scene.name('pentito')} {'-'.join(map(str, removals))}"
        case parts.Agitate(distance):
            return f"{scene.name('agitate')} {distance}"
        case parts.SwapDefenders(up_to):
            return say("term-war-swap", count=up_to)
        case parts.PayToRemove():
            return say("term-war-buy-off")
        case parts.PullIn(up_to):
            return say("term-war-pull-in", count=up_to)
        case _:
            assert_never(part)


def say_mat_space(scene: Scene, space: MatSpace) -> str:
    """What one mat space gives."""
    match space:
        case parts.JusticePair():
            return f"{space.attack}/{space.strike}"
        case parts.BaseValue():
            return str(space.value)
        case parts.InstantMoney():
            return scene.say("term-war-coins", money=space.money)
        case parts.InstantCar():
            return scene.say(_PIECES["car"])
        case parts.InstantLab():
            return scene.say(_PIECES["lab"])
        case parts.InstantLaunder():
            return scene.say("term-war-launder")
        case _:
            assert_never(space)
