"""The terminal in front of a sitting: its own screen while the game lasts, wiped between two people."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType, Segment, Segments

from omerta.cli.output.escaping import escape

SUSPENSION = "SIGTSTP"
ENDINGS = ("SIGTERM", "SIGHUP")
"""Signals that end a sitting as Ctrl-C does, so that the screen comes back; not every system has both."""


class Terminal:
    """What can be shown and asked. A dumb terminal, or none, gets lines and nothing else."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_screen = console.is_terminal and not console.is_dumb_terminal
        """Can it be wiped and drawn anew?"""
        self._question = ""

    @contextmanager
    def own_screen(self) -> Iterator[None]:
        """Everything on a screen of its own, which leaves the shell's lines and scrollback as they were."""
        if not (self.is_screen and sys.stdin.isatty()):
            yield
            return
        handlers = dict.fromkeys(ENDINGS, _interrupt) | {SUSPENSION: self._suspend}
        known = {name: handler for name, handler in handlers.items() if hasattr(signal, name)}
        before = {name: signal.signal(getattr(signal, name), handler) for name, handler in known.items()}
        self.console.set_alt_screen(True)
        self.console.record = True
        try:
            yield
        finally:
            self.console.set_alt_screen(False)
            for name, handler in before.items():
                signal.signal(getattr(signal, name), handler)

    def ask(self, question: str) -> str:
        """One line from the person at the keyboard."""
        self._question = escape(question)
        try:
            return input(self._question).strip()
        finally:
            self._question = ""

    def _suspend(self, number: int, frame: FrameType | None) -> None:
        """Ctrl-Z gives the shell its screen; whoever comes back finds everything as it was."""
        here = self.console.file.fileno()
        os.write(here, Control.alt_screen(False).segment.text.encode())
        ours = signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
        signal.signal(number, ours)
        shown = Control.alt_screen(True).segment.text + self.console.export_text(clear=False, styles=True)
        os.write(here, f"{shown}{self._question}".encode(self.console.encoding, "replace"))

    def clear(self) -> None:
        """An empty screen, where there is one."""
        if self.is_screen:
            self.console.control(Control((ControlType.CLEAR,), (ControlType.HOME,)))
            if self.console.record:
                self.console.export_text()  # forgets what was shown before

    def cover(self) -> None:
        """Nothing of what was shown stays in sight: a terminal that cannot be wiped is scrolled."""
        self.clear()
        if self.console.is_terminal and not self.is_screen:
            self.console.print("\n" * self.console.height)

    def show(self, page: RenderableType, ask_more: Callable[[int, int], str]) -> None:
        """A page until Enter, leaf by leaf where it is higher than the screen; input from a file reads on at once.

        `ask_more` is the question under leaf n of m; any answer but Enter goes back.
        """
        lines = self.console.render_lines(page, pad=False)
        is_read = sys.stdin.isatty()
        size = max(3, self.console.height - 2) if is_read and self.is_screen else max(1, len(lines))
        leaves = [lines[start : start + size] for start in range(0, len(lines), size)] or [[]]
        for number, leaf in enumerate(leaves, start=1):
            self.clear()
            for line in leaf:
                self.console.print(Segments([*line, Segment.line()]), end="")
            if is_read and self.ask(ask_more(number, len(leaves))):
                return


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
