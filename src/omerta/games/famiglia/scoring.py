"""Scoring: what a seat's cards are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from omerta.games.famiglia.box import CARD_POINTS, KINDS

if TYPE_CHECKING:
    from omerta.games.famiglia.state import State


def points_of(state: State, seat: int) -> int:
    """Victory points of all cards of a seat, in hand and parked. [SCORE-1]"""
    total = 0
    hand = state.hands[seat]
    parked = state.parked[seat]
    for card in range(KINDS):
        total += (hand[card] + parked[card]) * CARD_POINTS[card]
    return total


def best_card(state: State, seat: int) -> int:
    """The points of a seat's single highest card. [SCORE-3]"""
    best = 0
    for card in range(KINDS):
        if state.hands[seat][card] + state.parked[seat][card] > 0:
            best = max(best, CARD_POINTS[card])
    return best
