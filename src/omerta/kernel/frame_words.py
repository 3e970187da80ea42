"""What frames are called where they are written down: their words, and the names of their numbers."""

from __future__ import annotations

import inspect
import re
from typing import Any, Final


def fields_of(frame: type[Any]) -> tuple[str, ...]:
    """The names of a frame's numbers."""
    fields = _FIELDS.get(frame)
    if fields is None:
        fields = tuple(inspect.signature(frame).parameters)
        _FIELDS[frame] = fields
    return fields


def word_of(frame: type[Any]) -> str:
    """A frame's word: its class name in small letters with hyphens."""
    word = _WORDS.get(frame)
    if word is None:
        word = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", frame.__name__).lower()
        _WORDS[frame] = word
    return word


_WORDS: Final[dict[type[Any], str]] = {}
_FIELDS: Final[dict[type[Any], tuple[str, ...]]] = {}
