"""Heaps of cards: how many of each of the 20 kinds, in one number whose octal digits are the counts.

No kind has more than five cards, so a digit never runs over; copying a heap is copying a number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.famiglia.box import CARD_IDS, KINDS

DIGIT: Final = 3
"""Bits for a kind: kind k is the digit that begins at bit 3 × k."""
ONE_OF_EACH: Final = 0o11111_11111_11111_11111
STARTING_HAND: Final = 0o00001_00001_00001_00001
"""One 0 of each family. Times this, what is written for one family holds for all four."""

_ONE: Final = vec[i64]([8**card for card in range(KINDS)])
"""[card] A table, because compiled code would shift a literal 1 as a number of 32 bits."""


def one(card: i64) -> i64:
    """The heap of this card alone."""
    return _ONE[card]


def count_of(heap: i64, card: i64) -> i64:
    """How many of a kind are in the heap."""
    return (heap >> (DIGIT * card)) & 7


def kinds_of(heap: i64) -> i64:
    """One card of each kind that is there."""
    return (heap | heap >> 1 | heap >> 2) & ONE_OF_EACH


def pairs_of(heap: i64) -> i64:
    """One card of each kind that is there at least twice."""
    return (heap >> 1 | heap >> 2) & ONE_OF_EACH


def size_of(heap: i64) -> int:
    """How many cards there are."""
    size: i64 = 0
    while heap > 0:
        size += heap & 7
        heap >>= DIGIT
    return size


def cards_of(heap: i64) -> list[int]:
    """All cards, in printed order."""
    cards: list[int] = []
    for card in range(KINDS):
        cards.extend([card] * count_of(heap, card))
    return cards


def heap_of(cards: list[int]) -> int:
    """The reverse of `cards_of`, from any order; at most seven of a kind."""
    return sum([one(card) for card in cards])


def names_of(heap: i64) -> list[str]:
    """The ids of all cards, in printed order."""
    return [CARD_IDS[card] for card in cards_of(heap)]


def name_card(card: int) -> str | None:
    """A card's id, or None for no card."""
    return None if card < 0 else CARD_IDS[card]
