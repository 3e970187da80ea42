"""Positions that no game of Famiglia reaches: each is refused by the field that gives it away."""

from __future__ import annotations

from omerta.games.famiglia.document.position import Position
from omerta.kernel.errors import Unreadable

ASKING: tuple[str, ...] = ("turn", "taking-back", "parking", "frightening", "paying")
"""Steps that ask a player; before them the Street was filled."""


def check_possible(position: Position) -> None:
    """Refuse what the rules rule out, whatever the cards."""
    if position.buried and not position.second_pass:
        raise Unreadable("position: buried: cards go under the stack only in the second pass")
    if position.discards and position.second_pass:
        raise Unreadable("position: discards: in the second pass cards go under the stack")
    if position.turns_left is not None and not position.exhausted:
        raise Unreadable("position: turns_left: turns are counted only once the stack is exhausted")
    if position.exhausted and position.turns_left is None:
        raise Unreadable("position: exhausted: turns_left says how many turns are left then")
    if position.exhausted and (position.stack or position.buried):
        raise Unreadable("position: exhausted: there are cards in the stack")
    top = position.frames[-1].partition(" ")[0] if position.frames else ""
    if top in ASKING and not position.street and not position.exhausted:
        raise Unreadable("position: street: an empty one is filled before anybody is asked, while there is a stack")
