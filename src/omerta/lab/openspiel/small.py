"""A cut-down Famiglia: the last turns of a game with secret hands, small enough to be solved."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from omerta.kernel import Board, Game, open_board, open_position

SMALL = {"hands": "hidden", "start": "0"}
"""The options it is always played with."""

STREET = ["brute-2", "famiglia-2", "mercenary-2", "accountant-1"]
HANDS = (
    ["brute-1", "brute-1", "famiglia-0"],
    ["famiglia-1", "famiglia-1", "mercenary-0"],
    ["mercenary-1", "mercenary-1", "famiglia-0"],
)
"""Each player holds one of these, and nobody sees which one the other holds."""
TURNS = 2
"""So many turns follow the first."""


def deal_openings(game: Game, options: dict[str, str]) -> list[Board]:
    """Every way to deal the hands."""
    boards: list[Board] = []
    for hands in permutations(HANDS, 2):
        position: dict[str, Any] = {
            "street": STREET,
            "hands": list(hands),
            "stack": [],
            "second_pass": True,
            "exhausted": True,
            "turns_left": TURNS,
        }
        known = [f"seat {seat}\nhand {' '.join(hand)}" for seat, hand in enumerate(hands)]
        boards.append(open_board(game, options, open_position(game, position, options), known))
    return boards
