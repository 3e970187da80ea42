"""What the cards of the Street take from whoever looks at them: the pairs of their own hand that would be shown."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from omerta.games.famiglia import kinds
from omerta.games.famiglia.actions import PAY_KEEP_JOKER, PAY_PAIR, Choice
from omerta.games.famiglia.box import BRUTE, BRUTES, NO_CARD, VALUES
from omerta.games.famiglia.cards import count_of, one
from omerta.games.famiglia.phases.take import at_value, refuse_payment
from omerta.games.famiglia.state import UNKNOWN, FamigliaSight

PAIRS: Final[tuple[Choice, ...]] = (PAY_PAIR, *PAY_KEEP_JOKER)
"""Every pair that can be shown, whichever of its cards is parked then."""


class StreetPrice:
    """What a card of the Street takes."""

    def __init__(self, card: int, value: int, brute: int, ways: list[tuple[int, int]]) -> None:
        self.card = card
        self.value = value
        """What it counts as."""
        self.brute = brute
        """The Brute that makes it so; NO_CARD: its own value."""
        self.ways = ways
        """The pairs that can be shown."""


def list_prices(sight: FamigliaSight) -> list[StreetPrice]:
    """For each kind in the Street its own price, then the lower ones a Brute would make that can be paid: one in hand,
    or the one played who still has to name a card. What was frightened this turn has its lowered price.
    [TAKE-3] [BRUTE-2] [BRUTE-3]"""
    board = sight.board
    seat = sight.seat
    if seat < 0 or board.hands[seat] == UNKNOWN or board.ending is not None:
        return []
    hand = board.hands[seat]
    prices: list[StreetPrice] = []
    if board.lowered >= 0 and seat == board.turn:
        ways = ways_to_pay(hand, board.lowered, board.lowered_to)
        prices.append(StreetPrice(board.lowered, board.lowered_to, board.brute, ways))
    played = is_frightening(sight)
    brutes = [int(board.brute)] if played else brutes_to_come(sight)
    for card in sorted(set(board.street)):
        prices.append(StreetPrice(card, card % VALUES, NO_CARD, ways_to_pay(hand, card, card % VALUES)))
        for brute in brutes:
            for value in range(card % VALUES - 1, max(card % VALUES - brute % VALUES, 0) - 1, -1):
                ways = ways_to_pay(hand if played else hand - one(brute), card, value)
                if ways or value == 0:
                    prices.append(StreetPrice(card, value, brute, ways))
    return prices


def is_frightening(sight: FamigliaSight) -> bool:
    """Has the seat played a Brute who still has to name a card? [BRUTE-2]"""
    board = sight.board
    return sight.seat == board.turn and board.brute != NO_CARD and board.lowered == NO_CARD


def brutes_to_come(sight: FamigliaSight) -> list[int]:
    """The Brutes in hand that may still be played: in the turn that goes on, or in the seat's next one. [TURN-3]"""
    board = sight.board
    if sight.seat == board.turn and board.stage > BRUTES:
        return []
    first = BRUTE * VALUES
    return [brute for brute in range(first + 1, first + VALUES) if count_of(board.hands[sight.seat], brute) > 0]


def ways_to_pay(hand: i64, card: i64, value: i64) -> list[tuple[int, int]]:
    """The pairs a hand could show for a card at a value: the kind that is needed twice, or beside a Mercenary."""
    if value == 0:
        return []
    needed = at_value(card, value - 1)
    ways = [way for way in PAIRS if refuse_payment(hand, needed, way) is None]
    return [(needed, needed if way.kind == kinds.PAY_PAIR else way.card) for way in ways]
