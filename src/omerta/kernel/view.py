"""What leaves the engine: options, views, offers and the end of a game. Secrets are never in them.

Nothing in a document ever points back at it, so Python need not look for circles in them (`gc=False`).
"""

from __future__ import annotations

import msgspec


class Offer(msgspec.Struct, frozen=True, gc=False):
    """One legal choice, with what it is about (`card:brute-2`, `area:enna`).

    `anytime`: it does not answer the question; the seat may do it whenever it likes.
    """

    action: str
    targets: tuple[str, ...]
    anytime: bool = False


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """What is being asked: a message key, its arguments and the rule that asks."""

    key: str
    rule: str
    args: dict[str, int | str] = {}


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended. No winners means a draw; `reason` is a message key."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    rule: str

    def share_of(self, seat: int) -> float:
        """What the end is worth to a seat: 1 won, 0 lost, half of a draw."""
        return 0.5 if not self.winners else 1.0 if seat in self.winners else 0.0


class Option(msgspec.Struct, frozen=True):
    """A table option: a name, the words it accepts, and which one holds if nobody says."""

    name: str
    choices: tuple[str, ...]
    default: str


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What one seat may know. Games subclass it and fill it field by field."""

    game: str
    rules_version: int
    seat: int
    to_move: tuple[int, ...]
    prompt: Prompt
    offers: tuple[Offer, ...]
    outcome: Outcome | None = None
