"""The frames of a game by their words: how they are written down and read back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from omerta.kernel.errors import Unreadable, suggest
from omerta.kernel.frame_words import fields_of, word_of
from omerta.kernel.machine import Frame

MOST_TEXTS: Final = 4096
"""So many frames are remembered with their texts: those low on a stack are written down again and again."""


class FrameTable:
    """All frames of a game by their words.

    `ranges` says by a number's name which values it may take: at least the first, less than the second.
    """

    def __init__(self, frames: Iterable[type[Frame[Any, Any]]], ranges: Mapping[str, tuple[int, int]]) -> None:
        self._frames = {word_of(frame): frame for frame in frames}
        self._ranges = ranges
        self._texts: dict[int, tuple[Frame[Any, Any], str]] = {}

    def by_word(self) -> Mapping[str, type[Frame[Any, Any]]]:
        """Every frame by its word, in the order of the list the table was made of."""
        return self._frames

    def range_of(self, name: str) -> tuple[int, int]:
        """Which values a number of this name may take: at least the first, less than the second."""
        return self._ranges[name]

    def format(self, frame: Frame[Any, Any]) -> str:
        """A frame as text: its word and its numbers."""
        kept = self._texts.get(id(frame))
        if kept is not None and kept[0] is frame:
            return kept[1]
        kind = type(frame)
        text = " ".join([word_of(kind), *[str(getattr(frame, name)) for name in fields_of(kind)]])
        if len(self._texts) >= MOST_TEXTS:
            self._texts.clear()
        self._texts[id(frame)] = (frame, text)
        return text

    def parse(self, text: str) -> Frame[Any, Any]:
        """The reverse of `format`; what no frame could be is refused by its name."""
        word, *numbers = text.split() or [""]
        kind = self._frames.get(word)
        if kind is None:
            raise Unreadable(f"position: frames: '{text[:60]}' is no step of this game; {suggest(word, self._frames)}")
        fields = fields_of(kind)
        if len(numbers) != len(fields):
            wanted = " ".join([word, *[name.upper() for name in fields]])
            raise Unreadable(f"position: frames: '{text[:60]}' is written {wanted}, with numbers")
        values: list[int] = []
        for name, number in zip(fields, numbers, strict=True):
            least, beyond = self._ranges[name]
            value = _read_number(number)
            if value is None or not least <= value < beyond:
                raise Unreadable(f"position: frames: '{text[:60]}': {name} is a number from {least} to {beyond - 1}")
            values.append(value)
        return kind(*values)


def _read_number(text: str) -> int | None:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 16 else None
