"""Every choice of Famiglia, built once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from omerta.games.famiglia import kinds
from omerta.games.famiglia.box import ACCOUNTANT, BRUTE, CARD_IDS, KINDS, MERCENARY, NO_CARD, VALUES
from omerta.kernel.action import Action, ActionTable


class Choice(Action):
    """A choice of some kind, the card it is about and, for some, a number: a seat or a value."""

    kind: i64
    card: i64
    number: i64

    def __init__(self, kind: int, args: tuple[tuple[str, str], ...] = (), card: int = NO_CARD, number: int = 0) -> None:
        super().__init__(kinds.VERBS[kind], args)
        self.kind = kind
        self.card = card
        self.number = number


def _about(kind: int, place: str, cards: Iterable[int]) -> tuple[Choice, ...]:
    return tuple([Choice(kind, ((place, CARD_IDS[card]),), card) for card in cards])


def _lower(card: int) -> tuple[Choice, ...]:
    name = ("card", CARD_IDS[card])
    return tuple([Choice(kinds.LOWER, (name, ("to", str(to))), card, to) for to in range(card % VALUES)])


def _valued(family: int) -> range:
    return range(family * VALUES + 1, (family + 1) * VALUES)


VALUED: Final = tuple([card for card in range(KINDS) if card % VALUES > 0])
"""The kinds above 0; `card - card // VALUES - 1` is a kind's place among them."""

START: Final = tuple([Choice(kinds.START, (("seat", str(seat)),), number=seat) for seat in (0, 1)])
DRAW: Final = _about(kinds.DRAW, "card", range(KINDS))
DISCARD: Final = _about(kinds.DISCARD, "card", VALUED)
DISCARD_NEW: Final = _about(kinds.DISCARD_NEW, "card", VALUED)
PLAY_ACCOUNTANT: Final = _about(kinds.PLAY_ACCOUNTANT, "hand", _valued(ACCOUNTANT))
TAKE_BACK: Final = _about(kinds.TAKE_BACK, "parked", range(KINDS))
ENOUGH: Final = Choice(kinds.ENOUGH)
PARK: Final = _about(kinds.PARK, "hand", range(KINDS))
PLAY_BRUTE: Final = _about(kinds.PLAY_BRUTE, "hand", _valued(BRUTE))
LOWER: Final = tuple([_lower(card) for card in range(KINDS)])
TAKE: Final = _about(kinds.TAKE, "card", range(KINDS))
TAKE_LOWERED: Final = Choice(kinds.TAKE_LOWERED)
PAY_PAIR: Final = Choice(kinds.PAY_PAIR)
PAY_KEEP_JOKER: Final = _about(kinds.PAY_KEEP_JOKER, "hand", _valued(MERCENARY))
PAY_PARK_JOKER: Final = _about(kinds.PAY_PARK_JOKER, "hand", _valued(MERCENARY))
PASS: Final = Choice(kinds.PASS)

ACTIONS: Final = ActionTable(
    [
        *START,
        *DRAW,
        *DISCARD,
        *DISCARD_NEW,
        *PLAY_ACCOUNTANT,
        *TAKE_BACK,
        ENOUGH,
        *PARK,
        *PLAY_BRUTE,
        *[action for lowers in LOWER for action in lowers],
        *TAKE,
        TAKE_LOWERED,
        PAY_PAIR,
        *PAY_KEEP_JOKER,
        *PAY_PARK_JOKER,
        PASS,
    ]
)
"""The fixed action table; an action's place in it never changes within a rules version."""
