"""A closer look at one thing: an area with its neighbours, a sea, a tile, a card, a family, an order."""

from __future__ import annotations

from collections.abc import Iterable

from omerta.cli.screens.mafia_war.scene import Scene
from omerta.workshop import say_order


def look_at(scene: Scene, word: str) -> str:
    """What is known of the thing whose name or id begins like this; empty if there is none."""
    edition = scene.printed.edition
    if (area := _find(scene, word, [area.id for area in edition.areas])) is not None:
        return _area(scene, area)
    if (sea := _find(scene, word, [sea.id for sea in edition.seas])) is not None:
        return _sea(scene, sea)
    if (tile := _find(scene, word, scene.printed.tiles)) is not None:
        return f"{scene.name(tile)}: {scene.name(tile, 'text')}"
    if (card := _find(scene, word, scene.printed.cards)) is not None:
        return f"{scene.name(card)}: {scene.name(card, 'text')}"
    if (family := _find(scene, word, scene.printed.families)) is not None:
        return f"{scene.name(family)}: {scene.name(family, 'about')}"
    if (order := _find(scene, word, scene.printed.orders)) is not None:
        return f"{scene.name(order)}: {say_order(scene.speaker, scene.printed.orders[order])}"
    return ""


def _find(scene: Scene, word: str, ids: Iterable[str]) -> str | None:
    wanted = word.casefold()
    known = list(ids)
    names = [(scene.name(thing).casefold(), thing) for thing in known]
    exact = [thing for name, thing in names if wanted in (name, thing)]
    similar = [thing for name, thing in names if name.startswith(wanted) or thing.startswith(wanted)]
    return next(iter([*exact, *similar]), None)


def _area(scene: Scene, area: str) -> str:
    edition = scene.printed.edition
    around = [b if a == area else a for a, b in edition.borders if area in (a, b)]
    seas = next(entry.seas for entry in edition.areas if entry.id == area)
    said = scene.say(
        "term-war-look-area",
        area=area,
        mandamento=scene.printed.mandamento_of[area],
        around=", ".join([_holding(scene, other) for other in around]),
    )
    if area == edition.tie_break:
        said += " " + scene.say("term-war-look-tie-break")
    if seas:
        said += " " + scene.say("term-war-look-coast", seas=", ".join([scene.name(sea) for sea in seas]))
    return said


def _holding(scene: Scene, area: str) -> str:
    """An area with the sign of its holder and the Soldati there."""
    seen = scene.view.areas[scene.places[area]]
    return f"{scene.sign(seen.holder).plain}{seen.soldati or ''} {scene.name(area)}"


def _sea(scene: Scene, sea: str) -> str:
    edition = scene.printed.edition
    coast = [_holding(scene, area.id) for area in edition.areas if sea in area.seas]
    around = [b if a == sea else a for a, b in edition.sea_borders if sea in (a, b)]
    names = ", ".join([scene.name(other) for other in around])
    return scene.say("term-war-look-sea", sea=sea, coast=", ".join(coast), around=names)
