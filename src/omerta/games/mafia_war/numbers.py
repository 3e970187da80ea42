"""The numbers all modules of the game agree on: seats and teams, what stands for nobody, phases, marks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEATS: Final = 4
ORDER_SLOTS: Final = 13
ALL_ORDERS: Final = (1 << ORDER_SLOTS) - 1
MAT_ROWS: Final = 4

EMPTY: Final = -1
"""Holder of an area without Soldati; also: no order, no card, no choice yet."""
UNKNOWN: Final = -2
"""In a sight: something is there, but the seat may not know what."""
NEUTRAL: Final = 4
"""Holder of an area with neutral Soldati, owner of a neutral influence token."""

SETUP: Final = 0
PLANNING: Final = 1
ENCOUNTER: Final = 2
"""The phases. Management belongs to the phase it follows."""

FACE_UP: Final = 1
EXECUTED: Final = 2
FRESH: Final = 4
"""Public marks of an order token on the board; FRESH: placed in the turn that is going on. [TILES-4]"""

TEAM_OF: Final[tuple[int, ...]] = (0, 1, 0, 1)
MATE_OF: Final[tuple[int, ...]] = (2, 3, 0, 1)
TEAMS: Final[tuple[tuple[int, ...], ...]] = ((0, 2), (1, 3))


def has(bits: i64, number: i64) -> bool:
    """Is this number in a bit set?"""
    return (bits >> number) & 1 == 1


def count_bits(bits: i64) -> int:
    """How many numbers a bit set holds."""
    count: i64 = 0
    while bits > 0:
        count += 1
        bits &= bits - 1
    return count


def bit_set(numbers: list[int]) -> int:
    """These numbers as a bit set."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def replaced(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    """The same numbers with another one in this place."""
    if numbers[place] == number:
        return numbers
    changed = list(numbers)
    changed[place] = number
    return tuple(changed)


def added(numbers: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    """The same numbers with so many more in this place."""
    return replaced(numbers, place, numbers[place] + more)
