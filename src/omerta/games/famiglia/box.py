"""The box of Famiglia: four families of fifteen cards, in printed order."""

from __future__ import annotations

from typing import Final, Literal

GAME_NAME: Final = "famiglia"
RULES_VERSION: Final = 2

FAMILIES: Final = ("famiglia", "accountant", "brute", "mercenary")
FAMIGLIA: Final = 0
ACCOUNTANT: Final = 1
BRUTE: Final = 2
MERCENARY: Final = 3

VALUES: Final = 5
KINDS: Final = 20
"""A card is one of 20 kinds: family × 5 + value."""

COPIES: Final = (5, 4, 3, 2, 1)
"""How many cards of each value a family has. [PREP-1]"""

POINTS: Final = (
    (1, 3, 6, 10, 15),
    (0, 1, 3, 6, 10),
    (0, 1, 3, 6, 10),
    (0, 1, 3, 6, 10),
)
"""Victory points by family and value; La Famiglia has no ability but the better cards. [SCORE-1] [ABILITY-2]"""

STREET_SIZE: Final = 6

CARD_IDS: Final = tuple([f"{family}-{value}" for family in FAMILIES for value in range(VALUES)])
CARD_POINTS: Final = tuple([POINTS[card // VALUES][card % VALUES] for card in range(KINDS)])
CARD_COPIES: Final = tuple([COPIES[card % VALUES] for card in range(KINDS)])

CARDS: Final = 60

NO_CARD: Final = -1
UNLIMITED: Final = -1

STREET: Final = 0
ACCOUNTANTS: Final = 1
BRUTES: Final = 2
TAKING: Final = 3
"""How far a turn has gone: the first of the four printed actions that is still open. [TURN-2]"""

Stage = Literal["street", "accountant", "brute", "take"]
STAGES: Final[tuple[Stage, ...]] = ("street", "accountant", "brute", "take")

if sum(CARD_COPIES) != CARDS or sum([n * p for n, p in zip(CARD_COPIES, CARD_POINTS, strict=True)]) != 175:
    raise ValueError("the box of Famiglia does not hold 60 cards worth 175 points")
