"""What a position of Famiglia is worth by fitted weights: the cards in hand and parked, as the game goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from omerta.bots.search.estimate import read_weights
from omerta.games.famiglia.box import CARD_IDS, CARD_POINTS, KINDS
from omerta.games.famiglia.cards import DIGIT
from omerta.games.famiglia.state import State

WEIGHTS: Final = Path(__file__).parent / "weights.json"

STEPS: Final = 3
"""The first, the second and the third card of a kind in hand weigh differently; a fourth weighs nothing more."""
DIGITS: Final = 8
FIRST_STACK: Final = 46.0
"""Cards in the stack when play begins."""
HANDS: Final = KINDS * STEPS
POINTS: Final = HANDS + KINDS
MOVER: Final = POINTS + 1
INPUTS: Final = MOVER + 1
"""Cards in hand, parked cards, points, whose turn it is: each once as it is, once by the progress of the game."""
WON: Final = 12.0

PLAIN: Final = (
    *[f"hand {card} {step + 1}" for card in CARD_IDS for step in range(STEPS)],
    *[f"parked {card}" for card in CARD_IDS],
    "points",
    "turn",
)
NAMES: Final = (*PLAIN, *[f"{name}, late" for name in PLAIN])


class FamigliaEstimate:
    """Weights laid out by card and count, so that the answer comes quickly."""

    def __init__(self, given: list[float] | None = None) -> None:
        """By the weights of the house, or by others."""
        weights = given or read_weights(WEIGHTS, NAMES)
        self._hand = [0.0] * (KINDS * DIGITS)
        self._hand_late = [0.0] * (KINDS * DIGITS)
        self._parked = [0.0] * (KINDS * DIGITS)
        self._parked_late = [0.0] * (KINDS * DIGITS)
        self._fill(weights[:INPUTS], self._hand, self._parked)
        self._fill(weights[INPUTS:], self._hand_late, self._parked_late)

    def _fill(self, weights: list[float], hand: list[float], parked: list[float]) -> None:
        for card in range(KINDS):
            for count in range(DIGITS):
                points = weights[POINTS] * CARD_POINTS[card] * count
                steps = sum(weights[card * STEPS : card * STEPS + min(count, STEPS)])
                hand[card * DIGITS + count] = steps + points
                parked[card * DIGITS + count] = weights[HANDS + card] * count + points

    def lead(self, state: State, seat: int) -> float:
        """How far ahead a seat is by its cards, whoever's turn it is."""
        if state.ending is not None:
            winners = state.ending.winners
            return 0.0 if not winners else WON if winners[0] == seat else -WON
        return self.standing(state, seat) - self.standing(state, 1 - seat)

    def standing(self, state: State, seat: int) -> float:
        """What the cards of a seat are worth."""
        return self._standing(state.hands[seat], state.parked[seat], progress(state))

    def _standing(self, hand: i64, parked: i64, late: float) -> float:
        total = 0.0
        place = 0
        while hand | parked != 0:
            held: i64 = hand & 7
            laid: i64 = parked & 7
            if held:
                total += self._hand[place + held] + late * self._hand_late[place + held]
            if laid:
                total += self._parked[place + laid] + late * self._parked_late[place + laid]
            hand >>= DIGIT
            parked >>= DIGIT
            place += DIGITS
        return total


def progress(state: State) -> float:
    """How far the game has gone, 0 to 1: the stack is gone through twice."""
    if state.exhausted:
        return 1.0
    left = min(1.0, int(state.stack_size + len(state.buried)) / FIRST_STACK)
    return 1.0 - left / 2 if state.second_pass else 0.5 - left / 2
