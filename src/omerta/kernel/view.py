"""What leaves the engine: options, views, offers and the end of a game. Secrets are never in them."""

from __future__ import annotations

import msgspec

from omerta.kernel.action import Action


class Offer(msgspec.Struct, frozen=True):
    """One legal choice, with what it is about (`card:brute-2`, `area:enna`)."""

    action: str
    targets: tuple[str, ...]


class Prompt(msgspec.Struct, frozen=True):
    """What is being asked: a message key, its arguments and the rule that asks."""

    key: str
    rule: str
    args: dict[str, int | str] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. No winners means a draw; `reason` is a message key."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    rule: str


class Option(msgspec.Struct, frozen=True):
    """A table option: a name, the words it accepts, and which one holds if nobody says."""

    name: str
    choices: tuple[str, ...]
    default: str


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may know. Games subclass it and fill it field by field."""

    game: str
    rules_version: int
    seat: int
    to_move: tuple[int, ...]
    prompt: Prompt
    offers: tuple[Offer, ...]
    outcome: Outcome | None = None


_OFFERS: dict[str, Offer] = {}


def offers_of(actions: tuple[Action, ...]) -> tuple[Offer, ...]:
    """The offers for a list of actions; an offer is built once per action text."""
    offers: list[Offer] = []
    for action in actions:
        offer = _OFFERS.get(action.notation)
        if offer is None:
            offer = Offer(action.notation, action.targets)
            _OFFERS[action.notation] = offer
        offers.append(offer)
    return tuple(offers)
