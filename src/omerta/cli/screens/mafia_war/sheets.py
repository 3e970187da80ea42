"""The sheets page: each column of the two sheets as a band, with prices, tokens and what the spaces do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from omerta.cli.screens.mafia_war.scene import QUIET, Owner, Scene, clip, fit, wrap
from omerta.games.mafia_war import COLUMN_IDS
from omerta.games.mafia_war.edition.model import Space
from omerta.workshop import say_space

LABEL = 16
TOP = 5
"""Columns for a cell of the top sheet."""
ACROSS = 4
"""Spaces of a column beside each other at most."""
BUST = "♟"
DEEP = 3
"""Lines for what a space does, at most."""


def draw_sheets(scene: Scene, width: int) -> list[Text]:
    """Six bands: what the whole column costs, the tokens on top, the spaces below."""
    lines = [_heading(scene, width)]
    for number, column in enumerate(COLUMN_IDS):
        lines.extend(_band(scene, number, column, width))
    return [clip(line, width) for line in lines]


def _heading(scene: Scene, width: int) -> Text:
    view = scene.view
    top = scene.say("term-war-top-sheet", number=view.top_sheet)
    bottom = scene.say("term-war-bottom-sheet", number=view.bottom_sheet)
    text = Text.assemble(fit(Text(scene.say("term-war-column")), LABEL), " ", fit(Text(top), TOP * 2), "  ", bottom)
    text.stylize(f"{QUIET} underline")
    return fit(text, width)


def _band(scene: Scene, number: int, column: str, width: int) -> list[Text]:
    bottom = _spaces(scene, scene.view.bottom_sheet, column)
    top = _spaces(scene, scene.view.top_sheet, column)
    label = [Text(scene.name(column), style="bold"), _price(scene, number, column)]
    tokens = _top_cells(scene, top)
    room = width - LABEL - TOP * 2 - 3
    spaces = _bottom_cells(scene, bottom, room)
    height = max(len(label), len(tokens), len(spaces))
    lines = []
    for row in range(height):
        parts = (
            fit(label[row] if row < len(label) else Text(), LABEL),
            fit(tokens[row] if row < len(tokens) else Text(), TOP * 2),
            spaces[row] if row < len(spaces) else Text(),
        )
        lines.append(Text.assemble(parts[0], " ", parts[1], "  ", parts[2]))
    return lines


def _spaces(scene: Scene, sheet: int, column: str) -> list[Space]:
    printed = scene.printed.sheet(sheet)
    return [space for space in printed.spaces if space.column == column] if printed else []


def _price(scene: Scene, number: int, column: str) -> Text:
    """What gaining influence with the column costs the viewer: its price, its tokens, those of others."""
    sheet = scene.printed.sheet(scene.view.top_sheet)
    tokens = [owner for cell, owners in scene.view.top.items() if cell.startswith(f"{column}-") for owner in owners]
    if sheet is None or not sheet.column_costs:
        return Text()
    price = sheet.column_costs[number]
    if not tokens:
        return Text(f"   {scene.say('term-war-price', price=price)}", style=QUIET)
    others = sum(isinstance(owner, int) and owner != scene.view.seat for owner in tokens)
    sum_up = f"{price}+{len(tokens)}" + (f"+{others}" if others else "")
    said = scene.say("term-war-price-sum", sum=sum_up, total=price + len(tokens) + others)
    return Text.assemble(scene.key(f"column:{column}"), f" {said}")


def tokens_in(scene: Scene, owners: Sequence[Owner]) -> Text:
    """The tokens of a cell; many are counted."""
    if len(owners) <= 3:
        return scene.signs(owners) if owners else Text("○", style=QUIET)
    counted = Counter(owners)
    return Text("").join([scene.sign(owner).append(str(count)) for owner, count in counted.items()])


def _top_cells(scene: Scene, spaces: Sequence[Space]) -> list[Text]:
    """Two cells of the top sheet on a line."""
    lines = [Text() for _ in range((len(spaces) + 1) // 2)]
    for place, space in enumerate(spaces):
        cell = f"{space.column}-{space.row}"
        tokens = tokens_in(scene, scene.view.top.get(cell, ()))
        key = scene.key(f"top:{cell}")
        lines[place // 2].append_text(fit(Text.assemble(key, tokens), TOP))
    return lines


def _bottom_cells(scene: Scene, spaces: Sequence[Space], room: int) -> list[Text]:
    """The spaces of the bottom sheet: key, tokens, and what they do."""
    sheet = scene.printed.sheet(scene.view.bottom_sheet)
    longest = max([space.row for space in sheet.spaces], default=0) + 1 if sheet else 1
    across = min(ACROSS, longest)
    width = (room + 1) // across - 1
    lines: list[Text] = []
    for start in range(0, len(spaces), across):
        cells = [_bottom_cell(scene, space, width) for space in spaces[start : start + across]]
        for row in range(max(map(len, cells))):
            lines.append(Text(" ").join([cell[row] if row < len(cell) else Text(" " * width) for cell in cells]))
    return lines


def _bottom_cell(scene: Scene, space: Space, width: int) -> list[Text]:
    cell = f"{space.column}-{space.row}"
    owners = scene.view.bottom.get(cell, ())
    said = Text(say_space(scene.speaker, space), style="" if not owners or space.infinite else QUIET)
    busts = [Text.assemble(BUST, scene.sign(seat)) for seat in range(4) if scene.view.players[seat].bust == cell]
    mark = Text.assemble(scene.key(f"bottom:{cell}"), tokens_in(scene, owners), *busts)
    return wrap(Text.assemble(mark, " ", said), width, DEEP)
