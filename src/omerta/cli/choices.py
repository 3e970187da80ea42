"""Numbered choices in words, as many columns as the height asks for."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from omerta.cli.screens import Screen
from omerta.kernel import Table
from omerta.messages import Speaker


class Choice(msgspec.Struct, frozen=True):
    """One offer as the player reads it: what it is, and what it would surely do."""

    action: str
    words: str
    does: str


def list_choices(table: Table, seat: int, speaker: Speaker) -> list[Choice]:
    """All offers to a seat, in the engine's order."""
    found: list[Choice] = []
    for offer in table.view(seat).offers:
        events = table.preview(seat, table.game.actions.parse(offer.action))
        does = [words for words in map(speaker.preview, events) if words]
        found.append(Choice(offer.action, speaker.choice(offer), "; ".join(does) or speaker.text("term-effect-open")))
    return found


def draw_choices(
    choices: Sequence[Choice], screen: Screen, speaker: Speaker, width: int, height: int
) -> RenderableType:
    """One line for each choice with what it does; several columns without it when they are too many."""
    columns = max(1, -(-len(choices) // max(1, height)))
    columns = min(columns, max(1, width // 26))
    rows = -(-len(choices) // columns)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        grid.add_column(no_wrap=True, overflow="ellipsis", max_width=width // columns - 2)
    lines = [_line(number, choice, screen, speaker, columns == 1) for number, choice in enumerate(choices, start=1)]
    for row in range(rows):
        grid.add_row(*lines[row::rows])
    return grid


def _line(number: int, choice: Choice, screen: Screen, speaker: Speaker, with_effect: bool) -> Text:
    line = Text.assemble((f"{number:>3} ", "bold"))
    line.append_text(screen.paint(choice.words, speaker))
    if with_effect:
        effect = screen.paint(f"  → {choice.does}", speaker)
        effect.stylize("dim")
        line.append_text(effect)
    return line
