"""What commands write besides sentences: JSON, and files that are whole or not there."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from omerta.cli.output.streams import print_line
from omerta.kernel import OmertaError


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
    """Write a file whole or not at all: beside it first, then in its place. A pipe or a device stays what it is."""
    try:
        if path.is_dir():
            raise OmertaError(f"cannot write {path}: it is a folder")
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
        else:
            _put_in_place(path, text)
    except OSError as error:
        raise OmertaError(f"cannot write {path}: {error.strerror}") from None
    except ValueError as error:  # a name or a text that no file can hold
        raise OmertaError(f"cannot write {path}: {error}") from None


def _put_in_place(path: Path, text: str) -> None:
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
