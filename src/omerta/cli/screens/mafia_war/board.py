"""The map page: mandamenti with their areas, the seas, and what is going on in the encounter."""

from __future__ import annotations

from rich.text import Text

from omerta.cli.screens.mafia_war.scene import QUIET, Scene, clip, fit, flow
from omerta.games.mafia_war.edition.model import Order

LABEL = 14
"""Columns for a player's sign and label."""
ROOMY = 48
"""Columns that the numbers of a player take with all their words."""
NAME = 15
"""Columns a name is given at most."""


def order_sign(order: Order) -> str:
    """An order in two letters: a dagger or a plus for its kind, and its initiative."""
    return f"{'†' if order.kind == 'attack' else '+'}{order.initiative}"


def draw_board(scene: Scene, width: int) -> list[Text]:
    """A line for each mandamento with its three areas, then the seas."""
    column = min(36, (width - NAME) // 3)
    lines = []
    for mandamento, areas in scene.printed.areas_of.items():
        line = _mandamento(scene, mandamento)
        for area in areas:
            line.append_text(_area(scene, area, column))
        lines.append(clip(line, width))
    return [*lines, *_seas(scene, width)]


def _mandamento(scene: Scene, mandamento: str) -> Text:
    """Who controls it: the sign before its name; a control token that lies crest up is underlined."""
    holder = scene.view.mandamenti[mandamento]
    style = scene.style(holder) if holder is not None else QUIET
    if mandamento in scene.view.confirmed:
        style = f"{style} underline"
    sign = scene.sign(holder) if holder is not None else Text(" ")
    return fit(Text.assemble(sign, " ", (scene.name(mandamento), style)), NAME)


def _area(scene: Scene, area: str, width: int) -> Text:
    """Key, holder and Soldati, name, cars, labs, orders."""
    seen = scene.view.areas[scene.places[area]]
    soldati = Text(str(seen.soldati) if seen.soldati else " ", style=scene.style(seen.holder))
    holding = fit(Text.assemble(scene.sign(seen.holder), soldati), 3)
    pieces = _pieces(scene, area)
    room = width - 8 - pieces.cell_len
    name = Text(scene.name(area), style="bold" if scene.view.attack and scene.view.attack.target == area else "")
    if seen.holder == "empty":
        name.stylize(QUIET)
    return fit(Text.assemble(scene.key(f"area:{area}"), " ", holding, " ", clip(name, room), " ", pieces), width)


def _pieces(scene: Scene, area: str) -> Text:
    seen = scene.view.areas[scene.places[area]]
    text = Text()
    if seen.cars:
        text.append(f"{seen.cars}c", style="cyan")
    if seen.labs:
        text.append(f"{seen.labs}l", style="magenta")
    for order in seen.orders:
        known = scene.printed.orders[order.order] if order.order else None
        sign = "▮" if known is None else order_sign(known)
        is_open = "face-up" in order.marks
        style = "dim strike" if "executed" in order.marks else "bold yellow" if is_open else "yellow"
        text.append(f"{sign}" if is_open or known is None else f"({sign})", style=style)
    return text


def _seas(scene: Scene, width: int) -> list[Text]:
    """Each sea with the signs of the speedboats in it; where there is little room, only seas that matter now."""
    pieces: list[Text] = []
    lively: list[Text] = []
    for sea, boats in scene.view.seas.items():
        key = scene.key(f"sea:{sea}", 0)
        name = Text(scene.name(sea), style="" if boats else QUIET)
        piece = Text(" ").join([part for part in (key, name, scene.signs(boats)) if part])
        pieces.append(piece)
        if key or boats:
            lively.append(piece)
    lines = flow(pieces, width, gap=" · ")
    return lines if len(lines) <= 2 else flow(lively, width, gap=" · ")[:2]


def draw_encounter(scene: Scene, width: int) -> list[Text]:
    """The orders still to come by initiative, and the conflict that is going on."""
    lines = []
    queue = _queue(scene)
    if queue:
        lines.append(clip(Text.assemble((scene.say("term-war-queue") + " ", QUIET), Text("  ").join(queue)), width))
    if scene.view.attack is not None:
        lines.append(clip(_conflict(scene), width))
    return lines


def _queue(scene: Scene) -> list[Text]:
    """Open orders in the order they are executed: supply before attack, then by initiative and order of play."""
    view = scene.view
    first = view.lead if view.lead is not None else 0
    found = []
    for area in view.areas:
        for order in area.orders:
            if order.order is None or "face-up" not in order.marks or "executed" in order.marks:
                continue
            assert isinstance(area.holder, int)
            printed = scene.printed.orders[order.order]
            rank = (printed.kind == "attack", printed.initiative, (area.holder - first) % 4)
            is_now = view.executing == order.order
            text = Text.assemble(
                "▸" if is_now else "",
                order_sign(printed),
                scene.sign(area.holder),
                f" {scene.name(area.id)}",
                style="bold" if is_now else "",
            )
            found.append((rank, text))
    return [text for _, text in sorted(found, key=lambda entry: entry[0])]


def _conflict(scene: Scene) -> Text:
    """Who attacks what with whom, and the cards as far as the viewer may know them."""
    attack = scene.view.attack
    assert attack is not None
    target = scene.view.areas[scene.places[attack.target]]
    text = Text.assemble(
        (scene.say("term-war-conflict") + " ", QUIET),
        scene.sign(attack.side),
        f" {attack.soldati}{' + ' + scene.say('printed-car.short') if attack.car else ''} ",
        scene.say("term-war-from-sea" if attack.by_sea else "term-war-from-land", area=attack.origin),
        " → ",
        scene.sign(target.holder),
        f" {target.soldati} ",
        (scene.name(attack.target), "bold"),
    )
    for seat, card, picks_up in (
        (attack.leader, attack.leader_card, attack.leader_picks_up),
        (attack.defender, attack.defender_card, attack.defender_picks_up),
    ):
        if seat is not None and card is not None:
            shown = scene.say("term-war-card-hidden") if card == "hidden" else scene.name(card)
            text.append_text(Text.assemble(" · ", scene.player(seat), f": {shown}"))
            if picks_up is not None:
                text.append(f" ({scene.say('term-war-picks-up' if picks_up else 'term-war-leaves')})")
    return text


def draw_players(scene: Scene, width: int) -> list[Text]:
    """Four short lines in two columns: the viewer's team above."""
    half = (width - 2) // 2
    seats = scene.seats()
    cells = [fit(_player(scene, seat, half), half) for seat in seats]
    return [Text("  ").join(cells[:2]), Text("  ").join(cells[2:])]


def _player(scene: Scene, seat: int, width: int) -> Text:
    player = scene.view.players[seat]
    on_turn = seat in scene.view.to_move
    label = fit(Text.assemble(("▸" if on_turn else " "), scene.player(seat)), LABEL)
    label.stylize("bold" if on_turn else "")
    numbers = scene.say(
        "term-war-player" if width >= ROOMY else "term-war-player-short",
        money="?" if player.money is None else player.money,
        soldati="?" if player.headquarters is None else player.headquarters,
        orders=player.orders_in_headquarters,
        mandamenti=player.mandamenti,
    )
    return label.append(f" {numbers}")
