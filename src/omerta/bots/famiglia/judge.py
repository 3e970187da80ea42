"""How to judge Famiglia: what a hand can still become, and what a choice leads to within the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from omerta.bots.bot import Judge
from omerta.games.famiglia import kinds
from omerta.games.famiglia.actions import Choice
from omerta.games.famiglia.box import ACCOUNTANT, BRUTE, CARD_POINTS, KINDS, MERCENARY, VALUES
from omerta.games.famiglia.cards import DIGIT, count_of
from omerta.games.famiglia.phases.accountant import Parking, TakingBack
from omerta.games.famiglia.scoring import points_in
from omerta.games.famiglia.state import State
from omerta.kernel.action import Action
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game, settle
from omerta.kernel.machine import Sight

ZERO_IN_HAND: Final = 1.1
"""A hand grows only by 0s, so each is worth more than its points."""
ABILITY_PER_VALUE: Final[tuple[float, ...]] = (0.0, 0.35, 0.9, 1.2)
"""[family] What an ability promises for each value: Accountants, Brutes, Mercenaries."""
PAIR: Final = 0.45
"""Share of the next card's gain that a pair in hand is worth."""
HALF_PAIR: Final = 0.12
THEIRS: Final = 0.5
"""How much the opponent's prospects count."""
ROLLS: Final = 4
"""How often an uncertain draw is tried."""
LOOK_AHEAD: Final = 3
"""How many own choices of the same turn are followed."""

if (ACCOUNTANT, BRUTE, MERCENARY) != (1, 2, 3):
    raise ValueError("ABILITY_PER_VALUE follows the families")


class FamigliaJudge(Judge):
    """Judges choices by the best that can come of them before the turn ends."""

    def __init__(self, game: Game, dice: Dice) -> None:
        super().__init__(game, dice)
        self._sight: Sight | None = None
        self._world: State | None = None

    def sensible(self, sight: Sight) -> list[Action]:
        """Everything but passing while a card can be taken, and Brutes that frighten in vain."""
        choices = list(sight.legal_actions())
        if len(choices) == 1:
            return choices
        if any(kind_of(choice) in (kinds.TAKE, kinds.TAKE_LOWERED) for choice in choices):
            choices = [choice for choice in choices if kind_of(choice) != kinds.PASS]
        return [choice for choice in choices if self._is_useful(sight, choice)] or choices

    def worth(self, sight: Sight, action: Action) -> float:
        """The best prospects at the end of the turn if this is chosen now."""
        after = self._after(self._imagine(sight), sight.seat, action)
        if after.is_chance_due():
            return self._expected(after, sight.seat)
        return self._best(after, sight.seat, look_ahead(sight))

    def _imagine(self, sight: Sight) -> State:
        """One world for all choices of a sight, so that they are compared under the same luck."""
        if self._world is None or self._sight is not sight:
            self._sight = sight
            world = self.game.imagine(sight, self.dice)
            assert isinstance(world, State)
            self._world = world
        return self._world

    def _after(self, state: State, seat: int, action: Action) -> State:
        after = state.copy()
        after.advance(seat, action)
        return after

    def _is_useful(self, sight: Sight, choice: Action) -> bool:
        """Does a Brute (or the card it names) lead to a card that can be taken?"""
        seat = sight.seat
        kind = kind_of(choice)
        if kind == kinds.LOWER:
            return can_take_lowered(self._after(self._imagine(sight), seat, choice))
        if kind != kinds.PLAY_BRUTE:
            return True
        after = self._after(self._imagine(sight), seat, choice)
        return any(can_take_lowered(self._after(after, seat, lower)) for lower in after.legal_actions(seat))

    def _best(self, state: State, seat: int, depth: int) -> float:
        if depth == 0 or state.turn != seat or state.ending is not None or state.is_chance_due():
            return prospects(state, seat)
        best = -1000.0
        for action in state.legal_actions(seat):
            best = max(best, self._best(self._after(state, seat, action), seat, depth - 1))
        return best

    def _expected(self, state: State, seat: int) -> float:
        """New cards are uncertain: try a few draws and the best single choice after each."""
        total = 0.0
        for _ in range(ROLLS):
            world = state.copy()
            settle(world, self.dice)
            total += self._best(world, seat, 1)
        return total / ROLLS


def look_ahead(sight: Sight) -> int:
    """How far to look: less where a question is asked again and again and the answers hardly depend on order."""
    frame = sight.known().frames[-1]
    if isinstance(frame, TakingBack):
        return 1
    return 2 if isinstance(frame, Parking) else LOOK_AHEAD


def can_take_lowered(state: State) -> bool:
    """Can the card be taken that a Brute frightened?"""
    return any(kind_of(action) == kinds.TAKE_LOWERED for action in state.legal_actions(state.turn))


def kind_of(action: Action) -> int:
    """What kind of choice this is."""
    assert isinstance(action, Choice)
    return action.kind


def prospects(state: State, seat: int) -> float:
    """Own points and what the hand may still become, less the opponent's."""
    is_over = state.ending is not None
    own = _standing(state.hands[seat], state.parked[seat], is_over)
    return own - THEIRS * _standing(state.hands[1 - seat], state.parked[1 - seat], is_over)


def _standing(hand: i64, parked: i64, is_over: bool) -> float:
    total = float(points_in(hand + parked))
    for card in range(0 if is_over else KINDS):
        count = count_of(hand, card)
        if count > 0:
            total += _potential(card, count, hand)
    return total


def _potential(card: int, count: int, hand: i64) -> float:
    """What `count` cards of a kind in hand promise beyond their points; Mercenaries of higher value are jokers."""
    family = card // VALUES
    value = card % VALUES
    promise = ZERO_IN_HAND * count if value == 0 else ABILITY_PER_VALUE[family] * value * count
    if value + 1 < VALUES:
        has_joker = hand >> (DIGIT * (MERCENARY * VALUES + value + 1)) > 0
        promise += CARD_POINTS[card + 1] * (PAIR if count > 1 or has_joker else HALF_PAIR)
    return promise
