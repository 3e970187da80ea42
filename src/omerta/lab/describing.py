"""What a seat sees, in lines of text for people."""

from __future__ import annotations

from typing import Any

import msgspec

from omerta.kernel import Game, Sight


def describe(game: Game, sight: Sight) -> str:
    """The view of a seat, a line for each field that says something; lists of things have a line for each."""
    document = msgspec.to_builtins(game.view_of(sight))
    lines: list[str] = []
    for name, value in document.items():
        if isinstance(value, list | tuple) and value and isinstance(value[0], dict):
            lines.append(f"{name}:")
            lines.extend([f"  {_words(entry)}" for entry in value])
        elif value not in (None, (), [], {}):
            lines.append(f"{name}: {_words(value)}")
    return "\n".join(lines)


def _words(value: Any) -> str:
    if isinstance(value, dict):
        parts = [f"{name} {_words(entry)}" for name, entry in value.items() if entry not in (None, (), [], {}, 0)]
        return ", ".join(parts)
    if isinstance(value, list | tuple):
        return " ".join(["–" if entry is None else _words(entry) for entry in value])
    return str(value)
