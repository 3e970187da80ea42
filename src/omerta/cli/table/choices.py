"""Choices in words: as a list with what each does, in columns, or flowing in groups, as the room allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count, groupby

import msgspec
from rich.text import Text

from omerta.cli.screens import Screen
from omerta.kernel import Offer, Table, View
from omerta.messages import Speaker

Paint = Callable[[str], Text]
GAP = 3


class Choice(msgspec.Struct, frozen=True):
    """One offer as the player reads it: what to type, what it is, and what it would surely do."""

    key: str
    action: str
    words: str
    does: str
    group: str = ""
    short: str = ""
    targets: tuple[str, ...] = ()


def list_choices(table: Table, seat: int, speaker: Speaker, screen: Screen) -> list[Choice]:
    """What a seat is asked, in the order of the screen; what is open at any time stands apart."""
    view = table.view(seat)
    asked = sorted([offer for offer in view.offers if not offer.anytime], key=screen.rank_of)
    return _read_offers(table, view, asked, speaker, screen)


def list_anytime(table: Table, seat: int, speaker: Speaker, screen: Screen) -> list[Choice]:
    """What a seat may do at any time, whoever is on turn."""
    view = table.view(seat)
    open_now = [offer for offer in view.offers if offer.anytime]
    return _read_offers(table, view, open_now, speaker, screen)


def _read_offers(table: Table, view: View, offers: Sequence[Offer], speaker: Speaker, screen: Screen) -> list[Choice]:
    own_keys = {screen.key_of(offer) for offer in offers}
    numbers = (str(number) for number in count(1) if str(number) not in own_keys)
    found: list[Choice] = []
    for offer in offers:
        events = table.preview(view.seat, table.game.actions.parse(offer.action))
        does = [words for event in events if (words := screen.foretell(view, event, speaker))]
        printed = screen.describe(view, offer, speaker).rstrip(".")
        unsettled = [speaker.text("term-effect-open")] if offer.targets else []
        told = "; ".join(([printed] if printed else []) + does or unsettled)
        key = screen.key_of(offer) or next(numbers)
        group, short = screen.group_of(view, offer, speaker)
        found.append(Choice(key, offer.action, speaker.choice(offer), told, group, short, offer.targets))
    return found


def keys_by_target(choices: Sequence[Choice]) -> dict[str, str]:
    """What to type for each thing that can be chosen; the first choice counts where several are about one thing."""
    return {target: choice.key for choice in reversed(choices) for target in choice.targets}


def draw_choices(
    choices: Sequence[Choice], paint: Paint, width: int, height: int, turned: int, more: Callable[[int], str]
) -> list[Text]:
    """The choices in at most `height` lines; what does not fit is turned to with a key, as `more` says."""
    lines = _arrange(choices, paint, width, height)
    if len(lines) <= height:
        return lines
    size = max(1, height - 1)
    leaves = [lines[start : start + size] for start in range(0, len(lines), size)]
    leaf = leaves[turned % len(leaves)]
    return [*leaf, Text(more(len(leaves)), style="dim")][:height]


def _arrange(choices: Sequence[Choice], paint: Paint, width: int, height: int) -> list[Text]:
    """One choice to a line, or more of them for what it does; else columns of words; else groups that flow."""
    indent = max([len(choice.key) for choice in choices], default=1) + 2
    if len(choices) <= height:
        told = [wrap_below(_line(choice, paint, indent), indent + 1, width) for choice in choices]
        deep = next(deep for deep in range(height, 0, -1) if sum(min(len(lines), deep) for lines in told) <= height)
        return [line for lines in told for line in _shorten(lines, deep, indent + 1, width)]
    if any(choice.group for choice in choices):
        return _flow(choices, paint, width)
    cells = [_words(choice.key, choice.words, paint, indent) for choice in choices]
    widest = min(width, max(cell.cell_len for cell in cells) + GAP)
    columns = max(1, min(-(-len(cells) // max(1, height)), width // widest))
    rows = -(-len(cells) // columns)
    lines = []
    for row in range(rows):
        parts = cells[row::rows]
        for part in parts:
            part.truncate(width // columns - GAP, overflow="ellipsis", pad=True)
        lines.append(_clip(Text(" " * GAP).join(parts), width))
    return lines


def wrap_below(line: Text, indent: int, width: int) -> list[Text]:
    """A line, and below it what does not fit, under its first word."""
    lines = [Text()]
    for word in line.split(" ", include_separator=True):
        bare = len(word.plain.rstrip())
        if bare and lines[-1].cell_len + word[:bare].cell_len > width:
            lines.append(Text(" " * indent))
        lines[-1].append_text(word)
    return lines


def _shorten(lines: list[Text], most: int, indent: int, width: int) -> list[Text]:
    """The first so many lines; where some are left out, the last one ends in dots."""
    if len(lines) <= most:
        return lines
    last = Text().join([lines[most - 1], *[line[indent:] for line in lines[most:]]])
    return [*lines[: most - 1], _clip(last, width)]


def _line(choice: Choice, paint: Paint, indent: int) -> Text:
    line = _words(choice.key, choice.words, paint, indent)
    if choice.does:
        effect = paint(f"  → {choice.does}")
        effect.stylize("dim")
        line.append_text(effect)
    return line


def _words(key: str, words: str, paint: Paint, indent: int = 0) -> Text:
    return Text.assemble((f"{key:>{indent}} ", "bold")).append_text(paint(words))


def _flow(choices: Sequence[Choice], paint: Paint, width: int) -> list[Text]:
    """Groups one after the other, a new line wherever the next choice would not fit."""
    lines = [Text()]
    for group, members in groupby(choices, lambda choice: choice.group):
        pieces = [_words(f"{choice.key})", choice.short, paint) for choice in members]
        if group:
            pieces[0] = Text.assemble((f"{group}: ", "grey70"), pieces[0])
        for piece in pieces:
            if lines[-1].cell_len + piece.cell_len + GAP > width:
                lines.append(Text())
            lines[-1].append_text(Text(" " * GAP if lines[-1] else " ")).append_text(piece)
    return [_clip(line, width) for line in lines]


def _clip(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis")
    return line
