"""The standard streams: made safe, and written to without steering anybody's terminal."""

from __future__ import annotations

import io
import os
import sys

from omerta.cli.output.escaping import escape, in_one_line


def open_streams() -> None:
    """Make the standard streams safe: none is missing, and no odd letter stops a game in an old terminal."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, io.TextIOWrapper(io.FileIO(os.devnull, mode), encoding="utf-8"))
        stream = getattr(sys, name)
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def print_line(text: str) -> None:
    """A text for people and programs alike."""
    sys.stdout.write(f"{escape(text)}\n")


def print_problem(text: str) -> None:
    """One line about something that went wrong."""
    sys.stderr.write(f"{in_one_line(text)}\n")
