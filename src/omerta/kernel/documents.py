"""Reading files that anybody may have written: whatever is wrong with them is said in one line."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from omerta.kernel.errors import Unreadable

LARGEST: Final = 64 * 1024 * 1024
"""Bytes of the largest file that is read; the longest game on record takes a hundredth of it."""
DEEPEST: Final = 64
"""How deeply lists and tables may stand in each other; no document of ours needs ten."""
TOO_DEEP: Final = f"lists and tables stand more than {DEEPEST} deep in each other"


def read_bytes(path: Path) -> bytes:
    """What a file holds; errors name the file."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Unreadable(f"cannot read {path}: {_reason(error)}") from None
    if len(content) > LARGEST:
        raise Unreadable(f"cannot read {path}: it is larger than {LARGEST // 1024 // 1024} MiB")
    return content


def _reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def decode_toml(content: bytes) -> dict[str, Any]:
    """A TOML document as plain data."""
    try:
        document = tomllib.loads(content.decode("utf-8"))
    except RecursionError:
        raise Unreadable(TOO_DEEP) from None
    except ValueError as error:  # no TOML, no UTF-8, or a number of thousands of digits
        raise Unreadable(str(error)) from None
    check_depth(document)
    return document


def decode_json(content: str | bytes) -> Any:
    """A JSON document as plain data."""
    try:
        document = msgspec.json.decode(content)
    except RecursionError:
        raise Unreadable(TOO_DEEP) from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise Unreadable(str(error)) from None
    check_depth(document)
    return document


def check_depth(document: object) -> None:
    """Refuse plain data that is nested so deeply that reading it further would fail."""
    level: list[object] = [document]
    for _ in range(DEEPEST):
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                inner.extend(value.values())
            elif isinstance(value, list):
                inner.extend(value)
        level = inner
    if level:
        raise Unreadable(TOO_DEEP)
