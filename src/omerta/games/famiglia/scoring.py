"""Scoring: what a seat's cards are worth."""

from __future__ import annotations

from mypy_extensions import i64

from omerta.games.famiglia.box import CARD_POINTS, KINDS
from omerta.games.famiglia.cards import count_of
from omerta.games.famiglia.state import State


def points_of(state: State, seat: int) -> int:
    """Victory points of all cards of a seat, in hand and parked. [SCORE-1]"""
    cards = state.hands[seat] + state.parked[seat]
    points: i64 = 0
    for card in range(KINDS):
        points += count_of(cards, card) * CARD_POINTS[card]
    return points


def best_card(state: State, seat: int) -> int:
    """The points of a seat's single highest card. [SCORE-3]"""
    cards = state.hands[seat] | state.parked[seat]
    best = 0
    for card in range(KINDS):
        if count_of(cards, card) > 0:
            best = max(best, CARD_POINTS[card])
    return best
