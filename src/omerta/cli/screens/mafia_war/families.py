"""The families page: what everybody has, the four mats, and the control tiles."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from omerta.cli.screens.mafia_war.scene import QUIET, Scene, beside, clip, fit, flow
from omerta.games.mafia_war import PlayerView
from omerta.games.mafia_war.edition.model import MatRow
from omerta.workshop import say_mat_space

LABEL = 11

_COLUMNS: tuple[tuple[str, Callable[[PlayerView], int | None]], ...] = (
    ("term-war-money-head", lambda player: player.money),
    ("term-war-headquarters-head", lambda player: player.headquarters),
    ("term-war-soldati-head", lambda player: player.supply_soldati),
    ("term-war-cars-head", lambda player: player.supply_cars),
    ("term-war-boats-head", lambda player: player.supply_boats),
    ("term-war-tokens-head", lambda player: player.supply_tokens),
    ("term-war-mandamenti-head", lambda player: player.mandamenti),
)


def draw_families(scene: Scene, width: int) -> list[Text]:
    """The table of supplies, the mats in two columns, the control tiles."""
    half = (width - 2) // 2
    seats = scene.seats()
    mats = [_mat(scene, seat, half) for seat in seats]
    return [
        *_table(scene, width),
        *beside(mats[0], mats[1], half),
        *beside(mats[2], mats[3], half),
        *draw_tiles(scene, width),
        clip(_common(scene), width),
    ]


def _table(scene: Scene, width: int) -> list[Text]:
    """Money and Soldati in headquarters; what is left in the supply; mandamenti."""
    heads = [scene.say(key) for key, _ in _COLUMNS]
    label = min(34, width - sum(len(head) + 2 for head in heads))
    lines = [Text(" " * label + "".join([f"  {head}" for head in heads]), style=QUIET)]
    for seat in scene.seats():
        player = scene.view.players[seat]
        who = scene.player(seat)
        if player.character is not None:
            who.append(f", {scene.name(player.character)}", style=QUIET)
        line = fit(who, label)
        for (_, value_of), head in zip(_COLUMNS, heads, strict=True):
            value = value_of(player)
            line.append(f"  {'?' if value is None else value:>{len(head)}}")
        lines.append(clip(line, width))
    return lines


def _common(scene: Scene) -> Text:
    """What is left for everybody."""
    view = scene.view
    return Text(scene.say("term-war-common", labs=view.supply_labs, neutrals=view.supply_neutrals), style=QUIET)


def _mat(scene: Scene, seat: int, width: int) -> list[Text]:
    """A family's mat: the base value in force, then its spaces; a full circle is a token that still lies there."""
    player = scene.view.players[seat]
    if player.family is None:
        return []
    family = scene.printed.families[player.family]
    lines = [clip(Text.assemble(scene.sign(seat), (f" {family.name}", "bold")), width)]
    for number, row in enumerate(family.mat):
        key = scene.key(f"row:{row.institution}", 0) if seat == scene.view.seat else Text()
        label = Text(" ").join([part for part in (key, Text(scene.name(row.institution))) if part])
        value = Text(_value(player, row), style="bold")
        line = Text.assemble(fit(label, LABEL), fit(value, 4), _row(scene, row, player.mat[number]))
        lines.append(clip(line, width))
    return lines


def _value(player: PlayerView, row: MatRow) -> str:
    match row.institution:
        case "justice":
            return f"{player.car_attack}/{player.car_strike}"
        case "police":
            return str(player.place_base)
        case "church":
            return str(player.recruit_base)
        case _:
            return ""


def _row(scene: Scene, row: MatRow, left: int) -> Text:
    """The spaces of a row by column; an order waits behind the first token of each column."""
    text = Text()
    gone = len(row.spaces) - left
    column = ""
    for place, space in enumerate(row.spaces):
        if space.column != column:
            column = space.column
            style = "yellow" if place >= gone else QUIET
            text.append(f"{'│' if place else ''}{column}", style=style).append(" ")
        is_covered = place >= gone
        text.append("●" if is_covered else "○", style="" if is_covered else QUIET)
        text.append(say_mat_space(scene.speaker, space) + " ", style="" if is_covered else QUIET)
    return text


def draw_tiles(scene: Scene, width: int) -> list[Text]:
    """The control tiles in play with the signs of those who marked them; used ones are struck out."""
    view = scene.view
    pieces = [Text(scene.say("term-war-tiles"), style=QUIET)]
    for tile in view.tiles:
        marks = view.marks.get(tile, ())
        name = Text(scene.name(tile), style="strike" if tile in view.used else "" if marks else QUIET)
        key = scene.key(f"tile:{tile}", 0)
        pieces.append(Text(" ").join([part for part in (key, name, scene.signs(marks)) if part]))
    return flow(pieces, width)
