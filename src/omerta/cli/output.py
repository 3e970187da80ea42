"""Where commands speak and write: the console, JSON, files that are whole or not there."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import msgspec
from rich.console import Console

from omerta.cli.escaping import EscapingConsole, escape, in_one_line
from omerta.kernel import OmertaError


def open_streams() -> None:
    """Make the standard streams safe: none is missing, and no odd letter stops a game in an old terminal."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, io.TextIOWrapper(io.FileIO(os.devnull, mode), encoding="utf-8"))
        stream = getattr(sys, name)
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def open_console() -> Console:
    """The console for people; rich leaves colours away where nobody watches."""
    return EscapingConsole(highlight=False, markup=False, emoji=False)


def print_line(text: str) -> None:
    """A text for people and programs alike."""
    sys.stdout.write(f"{escape(text)}\n")


def print_problem(text: str) -> None:
    """One line about something that went wrong."""
    sys.stderr.write(f"{in_one_line(text)}\n")


def print_json(document: object) -> None:
    """One JSON document."""
    print_line(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())


def check_writable(path: Path) -> None:
    """Refuse early what could not be written at the end of a long game."""
    folder = path.parent
    if path.is_dir():
        raise OmertaError(f"cannot write {path}: it is a folder")
    if not folder.is_dir():
        raise OmertaError(f"cannot write {path}: there is no folder {folder}")
    if not os.access(folder, os.W_OK):
        raise OmertaError(f"cannot write {path}: the folder {folder} is closed to you")


def write_file(path: Path, text: str) -> None:
    """Write a file whole or not at all: beside it first, then in its place."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise OmertaError(f"cannot write {path}: {error.strerror}") from None
    except ValueError as error:  # a name or a text that no file can hold
        raise OmertaError(f"cannot write {path}: {error}") from None
