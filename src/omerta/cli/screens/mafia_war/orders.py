"""The orders page: headquarters and orders of the own team, and what is public of the others'."""

from __future__ import annotations

from rich.text import Text

from omerta.cli.screens.mafia_war.board import order_sign
from omerta.cli.screens.mafia_war.scene import QUIET, Scene, beside, clip, fit, flow
from omerta.workshop import say_order

NARROW = 70
"""Below this width the families stand one under the other."""


def draw_orders(scene: Scene, width: int) -> list[Text]:
    """The own team's orders one by one; the others' as far as anybody may know."""
    seats = scene.seats()
    if all(player.family is None for player in scene.view.players):
        return []
    if width < NARROW:
        return [line for seat in seats for line in _family(scene, seat, width)]
    half = (width - 2) // 2
    blocks = [_family(scene, seat, half) for seat in seats]
    return [*beside(blocks[0], blocks[1], half), *beside(blocks[2], blocks[3], half)]


def _family(scene: Scene, seat: int, width: int) -> list[Text]:
    player = scene.view.players[seat]
    if player.family is None:
        return [scene.player(seat)]
    heading = scene.player(seat).append(
        " " + scene.say("term-war-in-headquarters", count=player.orders_in_headquarters), style="bold"
    )
    lines = _known(scene, seat, width) if scene.is_team(seat) else _public(scene, seat, width)
    if player.sold:
        sold = ", ".join([scene.name(order) for order in player.sold])
        lines.append(clip(Text(scene.say("term-war-sold", orders=sold), style=QUIET), width))
    return [clip(heading, width), *lines]


def _known(scene: Scene, seat: int, width: int) -> list[Text]:
    """Orders in headquarters first, then those on the board with their areas."""
    player = scene.view.players[seat]
    lines = []
    for order in player.orders or ():
        key = scene.key(f"order:{order}") if seat == scene.view.seat else Text("  ")
        lines.append(_order(scene, seat, order, key, "", width))
    for area in scene.view.areas:
        for lying in area.orders:
            if area.holder == seat and lying.order is not None:
                key = scene.key(f"order:{lying.order}") if seat == scene.view.seat else Text("  ")
                lines.append(_order(scene, seat, lying.order, key, scene.name(area.id), width))
    return lines


def _order(scene: Scene, seat: int, order: str, key: Text, where: str, width: int) -> Text:
    """An order with its symbols, and the area it lies in."""
    printed = scene.printed.orders[order]
    place = Text(f" @ {where}", style="yellow") if where else Text()
    said = clip(Text(say_order(scene.speaker, printed, scene.view.players[seat])), max(0, width - 4 - place.cell_len))
    return clip(Text.assemble(key, " ", said, place), width)


def _public(scene: Scene, seat: int, width: int) -> list[Text]:
    """Face-up orders with their areas, where face-down ones lie, and which ones may be meant."""
    player = scene.view.players[seat]
    lines = []
    hidden = []
    for area in scene.view.areas:
        if area.holder != seat:
            continue
        for lying in area.orders:
            if lying.order is not None:
                lines.append(_order(scene, seat, lying.order, Text("  "), scene.name(area.id), width))
            else:
                hidden.append(scene.name(area.id))
    if hidden:
        said = scene.say("term-war-face-down", areas=", ".join(hidden))
        lines.extend(flow([Text(word, style="yellow") for word in said.split(" ")], width, 2, " "))
    if player.hidden_orders:
        signs = [Text(order_sign(scene.printed.orders[order])) for order in player.hidden_orders]
        lines.extend(flow([Text(scene.say("term-war-may-be"), style=QUIET), *signs], width, 2, " "))
    return [fit(line, width) for line in lines]
