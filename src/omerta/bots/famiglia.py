"""How to judge Famiglia: what a hand can still become, and what a choice leads to within the turn."""

from __future__ import annotations

from functools import lru_cache

from omerta.bots.bot import Judge
from omerta.games.famiglia import ACCOUNTANT, BRUTE, CARD_POINTS, KINDS, MERCENARY, VALUES, State
from omerta.kernel import Dice, Game, View, apply, settle
from omerta.kernel import State as KernelState

ZERO_IN_HAND = 1.1
"""A hand grows only by 0s, so each is worth more than its points."""
ABILITY_PER_VALUE = {ACCOUNTANT: 0.35, BRUTE: 0.9, MERCENARY: 1.2}
PAIR = 0.45
"""Share of the next card's gain that a pair in hand is worth."""
HALF_PAIR = 0.12
ROLLS = 4
"""How often an uncertain draw is tried."""
LOOK_AHEAD = 3
"""How many own choices of the same turn are followed."""
SHORT_LOOK = {"taking-back": 1, "parking": 2}
"""The same for questions that are asked again and again within one ability: their answers hardly depend on order."""


class FamigliaJudge(Judge):
    """Judges offers by the best that can come of them before the turn ends."""

    def __init__(self, game: Game, dice: Dice) -> None:
        super().__init__(game, dice)
        self._view: View | None = None
        self._world: KernelState | None = None

    def sensible(self, view: View) -> list[str]:
        """Everything but passing while a card can be taken, and Brutes that frighten in vain."""
        offers = [offer.action for offer in view.offers]
        if len(offers) == 1:
            return offers
        verbs = {offer.split()[0] for offer in offers}
        if verbs & {"take", "take-lowered"}:
            offers.remove("pass")
        if verbs & {"brute", "lower"}:
            useful = [offer for offer in offers if self._is_useful(view, offer)]
            return useful or offers
        return offers

    def worth(self, view: View, action: str) -> float:
        """The best prospects at the end of the turn if this is chosen now."""
        after = apply(self._imagine(view), view.seat, self.game.actions.parse(action))
        assert isinstance(after, State)
        if after.chance_total():
            return self._expected(after, view.seat)
        return self._best(after, view.seat, SHORT_LOOK.get(view.prompt.key, LOOK_AHEAD))

    def _imagine(self, view: View) -> KernelState:
        """One world for all offers of a view, so that they are compared under the same luck."""
        if self._world is None or self._view is not view:
            self._view = view
            self._world = self.game.imagine(view, self.dice)
        return self._world

    def _is_useful(self, view: View, offer: str) -> bool:
        """Does a Brute (or the card it names) lead to a card that can be taken?"""
        if not offer.startswith(("brute", "lower")):
            return True
        after = apply(self._imagine(view), view.seat, self.game.actions.parse(offer))
        if offer.startswith("lower"):
            return any(action.verb == "take-lowered" for action in after.legal_actions(view.seat))
        return any(
            action.verb == "take-lowered"
            for lower in after.legal_actions(view.seat)
            for action in apply(after, view.seat, lower).legal_actions(view.seat)
        )

    def _best(self, state: State, seat: int, depth: int) -> float:
        if depth == 0 or state.to_move() != (seat,):
            return prospects(state, seat)
        best = -1000.0
        for action in state.legal_actions(seat):
            after = apply(state, seat, action)
            assert isinstance(after, State)
            best = max(best, self._best(after, seat, depth - 1))
        return best

    def _expected(self, state: State, seat: int) -> float:
        """New cards are uncertain: try a few draws and the best single choice after each."""
        total = 0.0
        for _ in range(ROLLS):
            world = state.copy()
            settle(world, self.dice)
            total += self._best(world, seat, 1)
        return total / ROLLS


def prospects(state: State, seat: int) -> float:
    """Own points and what the hand may still become, less the opponent's."""
    is_over = state.outcome() is not None
    own = _standing(tuple(state.hands[seat]), tuple(state.parked[seat]), is_over)
    return own - 0.5 * _standing(tuple(state.hands[1 - seat]), tuple(state.parked[1 - seat]), is_over)


@lru_cache(maxsize=20_000)
def _standing(hand: tuple[int, ...], parked: tuple[int, ...], is_over: bool) -> float:
    total = 0.0
    for card in range(KINDS):
        total += (hand[card] + parked[card]) * CARD_POINTS[card]
    if is_over:
        return total
    jokers = hand[MERCENARY * VALUES : MERCENARY * VALUES + VALUES]
    for card in range(KINDS):
        if hand[card]:
            total += _potential(card, hand[card], jokers)
    return total


def _potential(card: int, count: int, jokers: tuple[int, ...]) -> float:
    """What `count` cards of a kind in hand promise beyond their points."""
    family, value = divmod(card, VALUES)
    promise = ZERO_IN_HAND * count if value == 0 else ABILITY_PER_VALUE.get(family, 0.0) * value * count
    if value + 1 < VALUES:
        gain = CARD_POINTS[card + 1]
        paired = count > 1 or any(jokers[value + 1 :])
        promise += gain * (PAIR if paired else HALF_PAIR)
    return promise
