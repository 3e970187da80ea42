"""The screen of a game that has none of its own: the view, field by field."""

from __future__ import annotations

import msgspec
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from omerta.cli.screens.screen import Screen, Sight
from omerta.kernel import View
from omerta.messages import Speaker


class PlainScreen(Screen):
    """Good enough to follow a game and to try one out."""

    def draw(self, sight: Sight) -> RenderableType:
        """Every field the game adds to a view, by name."""
        view = sight.view
        grid = Grid.grid(padding=(0, 2, 0, 0))
        shared = {field.name for field in msgspec.structs.fields(View)}
        for field in msgspec.structs.fields(view):
            if field.name not in shared:
                value = msgspec.json.encode(getattr(view, field.name)).decode()
                grid.add_row(Text(field.name, style="bold"), Text(value))
        return grid

    def paint(self, text: str, view: View, speaker: Speaker) -> Text:
        """As it is."""
        return Text(text)

    def legend(self, speaker: Speaker) -> Text:
        """No signs, nothing to explain."""
        return Text()

    def expected(self, view: View) -> list[str]:
        """Nothing in particular."""
        return []

    def has_secrets(self, view: View) -> bool:
        """Who knows: rather cover too much."""
        return True
