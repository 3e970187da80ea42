"""The cards of Famiglia as signs: chips in a row, tiles in the Street."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from omerta.games.famiglia import CARD_IDS, CARD_POINTS
from omerta.messages import Speaker

FAMILY_STYLES = {
    "famiglia": "bold bright_red",
    "accountant": "bold dodger_blue1",
    "brute": "bold yellow",
    "mercenary": "bold green3",
}
SYMBOLS = {"famiglia": "✿", "accountant": "☎", "brute": "♣", "mercenary": "$"}
"""A rose, a telephone, a club for the bat, banknotes: the colour never stands alone."""

POINTS = dict(zip(CARD_IDS, CARD_POINTS, strict=True))
WIDE = 100
"""Columns from which tiles also name the family, at the price of a line."""
WITH_FAMILY, WITH_NAME, BARE = 13, 9, 5
"""Columns inside a tile for the family too and the longest names, for a short name, and for signs alone."""
LIT = "┏━┓┃┗┛"
DARK = "╭─╮│╰╯"


def family_of(card: str) -> str:
    """The family of a card's id."""
    return card.rpartition("-")[0]


def value_of(card: str) -> int:
    """The printed value of a card's id."""
    return int(card.rpartition("-")[2])


def chip(card: str) -> Text:
    """A card in two letters."""
    return Text(f"{SYMBOLS[family_of(card)]}{value_of(card)}", style=FAMILY_STYLES[family_of(card)])


def chips(cards: Sequence[str], room: int) -> Text:
    """A row of cards, a wider gap between families; equal cards are counted where the row would be too long."""
    row = _join(cards, [chip(card) for card in cards])
    if len(row) <= room:
        return row
    kinds = Counter(cards)
    counted = [chip(card).append(f"×{count}" if count > 1 else "", style="not bold") for card, count in kinds.items()]
    return _join(list(kinds), counted)


def _join(cards: Sequence[str], signs: Sequence[Text]) -> Text:
    """Signs in a row, grouped by the families of their cards."""
    families = groupby(zip(cards, signs, strict=True), lambda pair: family_of(pair[0]))
    return Text("  ").join([Text(" ").join([sign for _, sign in group]) for _, group in families])


def tiles(
    cards: Sequence[str],
    speaker: Speaker,
    width: int,
    lights: Sequence[bool],
    first_new: int,
    lowered: tuple[int, int],
) -> RenderableType:
    """The Street as a row of tiles, as large as the width allows; `lowered` is a place and the value there."""
    inner = _inner(cards, speaker, width)
    if not inner:
        return _crowd(cards, lights, first_new, lowered)
    named = min(inner) == WITH_FAMILY and width >= WIDE
    columns: list[list[Text]] = []
    for place, card in enumerate(cards):
        value = lowered[1] if place == lowered[0] else None
        tile = _tile(card, speaker, (inner[place], named), lights[place], place >= first_new, value)
        if place == first_new and place > 0:
            tile = [Text("  ").append_text(line) for line in tile]
        columns.append(tile)
    return Group(*[Text(" ").join(parts) for parts in zip(*columns, strict=True)])


def _inner(cards: Sequence[str], speaker: Speaker, width: int) -> list[int]:
    """Columns inside each tile: all as wide as the longest name takes; else each as wide as its own name, and the
    longest names cut as far as they must be. None where there is no room for tiles."""
    total = width - 2 - 3 * len(cards)
    room = total // len(cards)
    if room < WITH_NAME:
        return [BARE] * len(cards) if room >= BARE else []
    if room >= WITH_FAMILY and width >= WIDE:
        return [WITH_FAMILY] * len(cards)
    names = [max(WITH_NAME, cell_len(speaker.name(card, "alias"))) for card in cards]
    if max(names) <= room:
        return [max(names)] * len(cards)
    most = next(most for most in range(WITH_FAMILY, 0, -1) if sum(min(name, most) for name in names) <= total)
    return [min(name, most) for name in names]


def _crowd(cards: Sequence[str], lights: Sequence[bool], first_new: int, lowered: tuple[int, int]) -> Text:
    """A Street too long for tiles: chips, those that can be taken in brackets."""
    crowd = Text()
    for place, card in enumerate(cards):
        if place == first_new and place > 0:
            crowd.append("┊ ", style="grey50")
        sign = chip(card)
        if place == lowered[0]:
            sign.append(f"▾{lowered[1]}")
        sign = Text.assemble(sign, (f"·{POINTS[card]}", "grey70"))
        crowd.append_text(Text.assemble("[", sign, "]") if lights[place] else sign).append("  ")
    return crowd


def _tile(card: str, speaker: Speaker, size: tuple[int, bool], lit: bool, new: bool, value: int | None) -> list[Text]:
    """Five lines at most: frame, sign and points, name, family where there is room, frame. `size` is the columns inside
    and whether the family is named."""
    inner, named = size
    style = FAMILY_STYLES[family_of(card)]
    edge = style if lit else "grey42"
    frame = LIT if lit else DARK
    sign = f"{SYMBOLS[family_of(card)]}{value_of(card)}" + (f"▾{value}" if value is not None else "")
    worth = str(POINTS[card])
    if inner > BARE:
        worth = speaker.text("term-famiglia-points", points=POINTS[card]).replace(" ", "")
    body = [f"{sign}{worth:>{inner - len(sign)}}"]
    if inner > BARE:
        body.append(speaker.name(card, "alias"))
    if named:
        body.append(speaker.name(family_of(card)))
    mark = f"{speaker.text('term-famiglia-new'):{frame[1]}^{inner}}" if new else frame[1] * inner
    ink = style if lit else style.removeprefix("bold ")
    lines = [Text.assemble((frame[0] + frame[1] * inner + frame[2], edge))]
    for text in body:
        words = Text(text, style=ink)
        words.truncate(inner, overflow="ellipsis", pad=True)
        lines.append(Text.assemble((frame[3], edge), words, (frame[3], edge)))
    lines.append(Text.assemble((frame[4] + mark + frame[5], edge)))
    return lines
