"""A cut-down Famiglia: the last cards of a game with secret hands, small enough to be solved."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from omerta.kernel import Board, Game, open_board, open_position

SMALL = {"hands": "hidden", "start": "0"}
"""The options it is always played with."""

STREET = ["brute-2", "famiglia-2", "mercenary-2"]
HELD = "famiglia-1"
"""Both players hold one."""
SECRETS = ("famiglia-1", "mercenary-1", "brute-1")
"""Each player holds one of these too, and the third is the stack, so that nobody sees who holds which of the two."""


def deal_openings(game: Game, options: dict[str, str]) -> list[Board]:
    """Every way to deal the secret cards."""
    boards: list[Board] = []
    for own, other, left in permutations(SECRETS):
        hands = [HELD, own], [HELD, other]
        position: dict[str, Any] = {"street": STREET, "hands": hands, "stack": [left], "second_pass": True}
        known = [f"seat {seat}\nhand {' '.join(hand)}" for seat, hand in enumerate(hands)]
        boards.append(open_board(game, options, open_position(game, position, options), known))
    return boards
