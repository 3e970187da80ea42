"""Observations: a sight as a row of small numbers for learners. Every place of the row is declared once."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from omerta.kernel.frame_words import fields_of
from omerta.kernel.frames import FrameTable
from omerta.kernel.machine import Frame, Sight

HIGHEST: Final = 255
"""What is more than this is told as this."""

AMOUNT: Final = 0
PLACE: Final = 1
SEAT: Final = 2
BITS: Final = 3
"""What a frame's number is: how many, one of a list, a seat (told from the viewer's side), a bit set."""


BITS_OF_A_NUMBER: Final = 63


class Part:
    """A named stretch of the row: its axes, each a name and what its entries stand for, and what a number means."""

    def __init__(self, name: str, meaning: str, *axes: tuple[str, Sequence[str]]) -> None:
        self.name = name
        self.meaning = meaning
        self.axes = tuple([(axis, tuple(labels)) for axis, labels in axes])
        self.shape = tuple([len(labels) for _, labels in self.axes])
        self.start = 0
        size = 1
        for length in self.shape:
            size *= length
        self.size = size


class Layout:
    """All parts of a game's row, end to end."""

    def __init__(self, game: str, version: int, parts: Sequence[Part]) -> None:
        self.game = game
        self.version = version
        self.parts = tuple(parts)
        self.size = 0
        self._starts: dict[str, int] = {}
        for part in self.parts:
            if part.name in self._starts:
                raise ValueError(f"two parts of an observation are called '{part.name}'")
            part.start = self.size
            self._starts[part.name] = self.size
            self.size += part.size

    def start_of(self, name: str) -> int:
        """Where a part begins."""
        return self._starts[name]

    def fingerprint(self) -> str:
        """A short hash of names and axes: when it changes, the version has to."""
        text = "\n".join([f"{part.name} {part.axes}" for part in self.parts])
        return hashlib.sha256(text.encode()).hexdigest()[:16]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(ABC):
    """Writes a game's sights as rows, from the side of the seat that looks: its own things always come first."""

    layout: Layout

    @abstractmethod
    def observe(self, sight: Sight) -> vec[u8]:
        """The row; a buffer that numpy reads without copying."""


def put(row: vec[u8], place: i64, number: i64) -> None:
    """Write a number that may be too large or below 0."""
    row[place] = u8(HIGHEST) if number > HIGHEST else u8(number) if number > 0 else u8(0)


def put_bits(row: vec[u8], place: i64, bits: i64) -> None:
    """Write a bit set, one place for each bit."""
    while bits > 0:
        if bits & 1:
            row[place] = u8(1)
        place += 1
        bits >>= 1


def blank_row(size: int) -> vec[u8]:
    """A row of zeros; slices of it are copies."""
    return vec[u8]([u8(0)] * size)


class FrameWriter:
    """What is going on, for every game: the step on top, the steps below it, and their numbers by name.

    A number of the step nearest to the top goes before one of the same name below it. Numbers are amounts unless
    `kinds` says otherwise.
    """

    def __init__(
        self, table: FrameTable, kinds: Mapping[str, int], labels: Mapping[str, Sequence[str]], seats: int
    ) -> None:
        self.seats = seats
        self._number_of: dict[type[Any], int] = {}
        """[frame] its place in the table."""
        self._fields: list[tuple[tuple[str, int], ...]] = []
        """[place in the table] the names of a frame's numbers, and the places of these names among all names."""
        self._step: i64 = 0
        self._open: i64 = 0
        words = list(table.by_word())
        self._parts = [
            Part("step", "1 at the step that asks, or that chance is in", ("step", words)),
            Part("open steps", "1 for each step on the stack, the one that asks included", ("step", words)),
        ]
        self._names = sorted({name for frame in table.by_word().values() for name in fields_of(frame)})
        assert len(self._names) < BITS_OF_A_NUMBER, "`write` keeps the names it has met in one number"
        for number, frame in enumerate(table.by_word().values()):
            self._number_of[frame] = number
            self._fields.append(tuple([(name, self._names.index(name)) for name in fields_of(frame)]))
        ranges = [table.range_of(name) for name in self._names]
        self._kinds = vec[i64]([i64(kinds.get(name, AMOUNT)) for name in self._names])
        self._least = vec[i64]([i64(least) for least, _ in ranges])
        self._starts = self._least
        for name, (least, beyond) in zip(self._names, ranges, strict=True):
            self._parts.append(_number_part(name, kinds.get(name, AMOUNT), least, beyond, labels.get(name)))

    def parts(self) -> list[Part]:
        """The stretches this writer fills."""
        return self._parts

    def place(self, layout: Layout) -> None:
        """Learn where the parts are."""
        self._step = layout.start_of("step")
        self._open = layout.start_of("open steps")
        self._starts = vec[i64]([i64(layout.start_of(f"step {name}")) for name in self._names])

    def write(self, row: vec[u8], frames: list[Frame[Any, Any]], seat: int) -> None:
        """All frames, from the side of `seat`."""
        known: i64 = 0
        for depth in range(len(frames) - 1, -1, -1):
            frame = frames[depth]
            number: i64 = self._number_of[type(frame)]
            row[self._open + number] = u8(1)
            if depth == len(frames) - 1:
                row[self._step + number] = u8(1)
            for name, place in self._fields[number]:
                bit: i64 = 1 << place
                if known & bit == 0:
                    known |= bit
                    self._write_number(row, place, int(getattr(frame, name)), seat)

    def _write_number(self, row: vec[u8], name: i64, value: i64, seat: i64) -> None:
        start = self._starts[name]
        kind = self._kinds[name]
        if kind == AMOUNT:
            put(row, start, value - self._least[name] + 1)
        elif kind == BITS:
            put_bits(row, start, value)
        elif kind == SEAT and value < self.seats:
            row[start + (value - seat) % self.seats] = u8(1)
        else:
            row[start + value - self._least[name]] = u8(1)


def _number_part(name: str, kind: int, least: int, beyond: int, labels: Sequence[str] | None) -> Part:
    part = f"step {name}"
    if kind == AMOUNT:
        offset = f"the number + {1 - least}" if least < 1 else "the number"
        return Part(part, f"{offset}; 0: no step on the stack has such a number", ("number", [name]))
    if kind == BITS:
        count = (beyond - 1).bit_length()
        return Part(part, "1 for each member", (name, labels or [str(number) for number in range(count)]))
    return Part(part, "1 at the value; nowhere: no step has one", (name, labels or _range(least, beyond)))


def _range(least: int, beyond: int) -> list[str]:
    return [str(number) for number in range(least, beyond)]
