"""What is printed on the sixty cards, for clients that draw them."""

from __future__ import annotations

import msgspec

from omerta.games.famiglia.box import CARD_COPIES, CARD_IDS, CARD_POINTS


class Kind(msgspec.Struct, frozen=True):
    """A kind of card as it is printed, and how many of it there are."""

    id: str
    family: str
    value: int
    points: int
    copies: int


class Printed(msgspec.Struct, frozen=True):
    """All kinds; what they are called stands in the message catalogue."""

    cards: tuple[Kind, ...]
    names: dict[str, str] = {}


def print_cards() -> Printed:
    """The sixty cards by kind."""
    kinds = []
    for name, points, copies in zip(CARD_IDS, CARD_POINTS, CARD_COPIES, strict=True):
        family, _, value = name.rpartition("-")
        kinds.append(Kind(name, family, int(value), points, copies))
    return Printed(tuple(kinds))
