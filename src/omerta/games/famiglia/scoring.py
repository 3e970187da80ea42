"""Scoring: what a seat's cards are worth."""

from __future__ import annotations

from typing import Literal

from mypy_extensions import i64

from omerta.games.famiglia.box import CARD_POINTS, KINDS
from omerta.games.famiglia.cards import count_of
from omerta.games.famiglia.state import State

Decided = Literal["points", "highest-card", "nothing"]


def points_of(state: State, seat: int) -> int:
    """Victory points of all cards of a seat, in hand and parked. [SCORE-1]"""
    return points_in(state.hands[seat] + state.parked[seat])


def points_in(cards: i64) -> int:
    """Victory points of some cards. [SCORE-1]"""
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


def lead_of(state: State) -> int:
    """By how much the first seat is ahead of the second: in points, then in the single highest card; 0 is a draw.
    [SCORE-2] [SCORE-3] [F13]"""
    return points_of(state, 0) - points_of(state, 1) or best_card(state, 0) - best_card(state, 1)


def decided_by(state: State) -> tuple[Decided, str]:
    """What makes the difference, and the rule that says so."""
    if points_of(state, 0) != points_of(state, 1):
        return "points", "SCORE-2"
    return ("highest-card", "SCORE-3") if lead_of(state) != 0 else ("nothing", "F13")
