"""What is printed on the thing an offer is about, with the viewer's own numbers put in."""

from __future__ import annotations

from omerta.cli.screens.mafia_war.scene import Scene
from omerta.games.mafia_war import PlayerView, WarView
from omerta.kernel import Offer
from omerta.workshop import say_mat_space, say_order, say_part, say_space

PLAIN = ("car", "speedboat", "lab", "coin", "rally")
"""Parts of an order that do what their name says."""


def describe_offer(scene: Scene, offer: Offer) -> str:
    """A few words, or none."""
    if not offer.targets:
        return ""
    kind, _, thing = offer.targets[0].partition(":")
    verb = offer.action.split()[0]
    match kind:
        case "bottom":
            return _space(scene, thing, scene.me())
        case "row":
            return _row(scene, thing)
        case "top":
            return _token(scene, thing) if verb == "take" else ""
        case "order":
            printed = scene.printed.orders.get(thing)
            return say_order(scene.speaker, printed, scene.me()) if printed else ""
        case "part":
            return _part(scene, thing)
        case "tile" | "card":
            return scene.name(thing, "text")
        case "family":
            return scene.say("term-war-about", identity=scene.name(thing, "identity"), about=scene.name(thing, "about"))
        case "area":
            return _area(scene, thing)
        case _:
            return ""


def _space(scene: Scene, cell: str, player: PlayerView | None = None) -> str:
    """What the space does; for a player also how much that is."""
    space = scene.printed.space(scene.view.bottom_sheet, cell)
    return say_space(scene.speaker, space, player) if space is not None and space.parts else ""


def _part(scene: Scene, kind: str) -> str:
    """The symbol of the order being executed that is meant, where it says more than its name."""
    if kind in PLAIN:
        return ""
    order = scene.printed.orders.get(scene.view.executing or "")
    found = [part for part in order.parts if part.__struct_config__.tag == kind] if order else []
    return say_part(scene.speaker, found[0], scene.me()) if found else ""


def _row(scene: Scene, institution: str) -> str:
    """What the next token of the viewer's row uncovers, and the order that comes with it."""
    me = scene.me()
    if me is None or me.family is None:
        return ""
    family = scene.printed.families[me.family]
    number = next(number for number, row in enumerate(family.mat) if row.institution == institution)
    spaces = family.mat[number].spaces
    gone = len(spaces) - me.mat[number]
    if gone >= len(spaces):
        return ""
    said = scene.say("term-war-next-on-mat", gives=say_mat_space(scene.speaker, spaces[gone]))
    for order in family.orders:
        if order.id in me.mat_orders and (order.institution, order.column) == (institution, spaces[gone].column):
            said += "; " + scene.say("term-war-next-order", order=say_order(scene.speaker, order, me))
    return said


def _token(scene: Scene, cell: str) -> str:
    """Whose tokens lie there, and what the owner is paid."""
    owners = dict.fromkeys(scene.view.top.get(cell, ()))
    said = []
    for owner in owners:
        if not isinstance(owner, int):
            said.append(scene.say("term-war-token-neutral"))
        elif owner == scene.view.seat:
            said.append(scene.say("term-war-token-own"))
        else:
            said.append(scene.say("term-war-token-of", name=scene.speaker.seat(owner)))
    return ", ".join(said)


def _area(scene: Scene, area: str) -> str:
    """Who stands there."""
    view: WarView = scene.view
    seen = view.areas[scene.places[area]]
    if seen.holder == "empty":
        return scene.say("term-war-area-empty")
    who = scene.speaker.seat(seen.holder) if isinstance(seen.holder, int) else scene.name("neutral")
    return scene.say("term-war-area", name=who, soldati=seen.soldati, cars=seen.cars, labs=seen.labs)


def group_offer(scene: Scene, offer: Offer) -> tuple[str, str]:
    """A heading and short words: areas by mandamento, spaces by sheet."""
    kind, _, thing = offer.targets[0].partition(":") if offer.targets else ("", "", "")
    words = scene.speaker.choice(offer)
    match offer.action.split()[0]:
        case "take":
            owners = dict.fromkeys(scene.view.top.get(thing, ()))
            return scene.say("term-war-take"), f"{scene.name(thing)} {scene.signs(list(owners)).plain}"
        case "gain":
            return scene.say("term-war-gain-influence"), scene.name(thing)
        case "space":
            return scene.say("term-war-on-bottom"), _space(scene, thing) or scene.name(thing)
        case "top":
            return scene.say("term-war-on-top"), scene.name(thing)
        case "area" | "from":
            return scene.name(scene.printed.mandamento_of[thing]), scene.name(thing)
        case _ if kind == "area":
            return scene.name(scene.printed.mandamento_of[thing]), words
        case _:
            return "", words
