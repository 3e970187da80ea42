"""Offers: the choices of a sight as its view shows them."""

from __future__ import annotations

from typing import Final

from omerta.kernel.action import Action
from omerta.kernel.machine import Sight
from omerta.kernel.view import Offer

_OFFERS: Final[dict[tuple[str, tuple[str, ...], bool], Offer]] = {}


def offers_of(sight: Sight) -> tuple[Offer, ...]:
    """All choices of the seat; what answers the question comes first."""
    asked = len(sight.asked())
    return tuple(
        [offer_of(action, action.targets, place >= asked) for place, action in enumerate(sight.legal_actions())]
    )


def offer_of(action: Action, targets: tuple[str, ...], anytime: bool) -> Offer:
    """One offer, built once."""
    key = (action.notation, targets, anytime)
    offer = _OFFERS.get(key)
    if offer is None:
        offer = Offer(action.notation, targets, anytime)
        _OFFERS[key] = offer
    return offer
