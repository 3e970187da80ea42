"""The console for people."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from omerta.cli.output.escaping import STEERING, escape


class EscapingConsole(Console):
    """A console that sends its own colours and movements to the terminal, and nothing that stands in a text."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The segments of a renderable, their texts escaped."""
        for segment in super().render(renderable, options):
            if segment.control is None and STEERING.search(segment.text):
                yield Segment(escape(segment.text), segment.style)
            else:
                yield segment


def open_console() -> Console:
    """A console on the standard output; rich leaves colours away where nobody watches."""
    return EscapingConsole(highlight=False, markup=False, emoji=False)
