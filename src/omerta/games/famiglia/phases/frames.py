"""Frames from their text, so that a half-finished turn can be written down and read again."""

from __future__ import annotations

from omerta.games.famiglia.box import KINDS, STREET_SIZE, VALUES
from omerta.games.famiglia.phases.accountant import parse_parking, parse_taking_back
from omerta.games.famiglia.phases.brute import FRIGHTENING
from omerta.games.famiglia.phases.drawing import ADD, DEAL, REFILL
from omerta.games.famiglia.phases.preparation import PREPARATION
from omerta.games.famiglia.phases.take import parse_paying
from omerta.games.famiglia.phases.turn import TURN
from omerta.games.famiglia.state import Frame
from omerta.kernel.errors import Unreadable


def parse_frame(text: str) -> Frame:
    """The frame written `text`."""
    word, *rest = text.split() or [""]
    if not all(part.isascii() and part.isdigit() and len(part) < 4 for part in rest):
        raise Unreadable(f"position: frames: '{text[:60]}' is no step of Famiglia")
    numbers = [int(part) for part in rest]
    match word, numbers:
        case "turn", []:
            return TURN
        case "preparation", []:
            return PREPARATION
        case "frightening", []:
            return FRIGHTENING
        case "deal", [count] if count <= STREET_SIZE:
            return DEAL[count]
        case "add", [count] if count <= STREET_SIZE:
            return ADD[count]
        case "refill", [count] if count <= STREET_SIZE:
            return REFILL[count]
        case "taking-back", [limit, taken] if taken < limit < VALUES:
            return parse_taking_back(limit, taken)
        case "parking", [left] if left < VALUES:
            return parse_parking(left)
        case "paying", [card, value] if card < KINDS and 0 < value <= card % VALUES:
            return parse_paying(card, value)
        case _:
            raise Unreadable(f"position: frames: '{text}' is no step of Famiglia")
