"""The kinds of choices, by number; `VERBS` has their words."""

from __future__ import annotations

from typing import Final

START: Final = 0
"""Chance: this seat begins."""
DRAW: Final = 1
"""Chance: the next card of the stack."""
DISCARD: Final = 2
DISCARD_NEW: Final = 3
"""Action 1: put a Street card away and draw as many cards as its value; new: one that was added this turn."""
PLAY_ACCOUNTANT: Final = 4
"""Action 2: park an Accountant to exchange cards."""
TAKE_BACK: Final = 5
"""Take a parked card back into the hand."""
ENOUGH: Final = 6
"""Stop taking back before the Accountant's value is used up."""
PARK: Final = 7
"""Place a hand card into the play area in exchange."""
PLAY_BRUTE: Final = 8
"""Action 3: park a Brute to frighten a Street card."""
LOWER: Final = 9
"""Name the Street card the Brute frightens, and the value it is lowered to."""
TAKE: Final = 10
"""Action 4: take a Street card at its printed value."""
TAKE_LOWERED: Final = 11
"""Action 4: take the card the Brute frightened, at its lowered value."""
PAY_PAIR: Final = 12
"""Show two identical cards; one is parked."""
PAY_KEEP_JOKER: Final = 13
PAY_PARK_JOKER: Final = 14
"""Show the true card and a Mercenary; say which of the two is parked."""
PASS: Final = 15
"""Take nothing."""

VERBS: Final = (
    *("start", "draw", "discard", "discard-new", "accountant", "take-back", "enough", "park", "brute", "lower"),
    *("take", "take-lowered", "pay-pair", "pay-keep-joker", "pay-park-joker", "pass"),
)
