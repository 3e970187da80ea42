"""What the weights of Famiglia are fitted to, and who plays by them."""

from __future__ import annotations

from omerta.bots.famiglia.estimate import HANDS, INPUTS, MOVER, NAMES, POINTS, STEPS, FamigliaEstimate, progress
from omerta.bots.famiglia.greedy import Greedy
from omerta.bots.search.estimate import Player, Scale
from omerta.games.famiglia.box import CARD_POINTS, KINDS
from omerta.games.famiglia.cards import count_of
from omerta.games.famiglia.state import State
from omerta.kernel.machine import State as KernelState


class FamigliaScale(Scale):
    """The inputs for fitting."""

    def __init__(self) -> None:
        self.names = NAMES

    def inputs(self, state: KernelState, seat: int) -> list[float]:
        """Own cards less the opponent's."""
        assert isinstance(state, State)
        plain = [0.0] * INPUTS
        for owner in (0, 1):
            sign = 1.0 if owner == seat else -1.0
            for card in range(KINDS):
                in_hand = int(count_of(state.hands[owner], card))
                parked = int(count_of(state.parked[owner], card))
                for step in range(min(in_hand, STEPS)):
                    plain[card * STEPS + step] += sign
                plain[HANDS + card] += sign * parked
                plain[POINTS] += sign * (in_hand + parked) * CARD_POINTS[card]
        plain[MOVER] = 1.0 if state.turn == seat else -1.0
        late = progress(state)
        return plain + [late * each for each in plain]

    def is_moment(self, before: KernelState, after: KernelState) -> bool:
        """The beginnings of turns."""
        assert isinstance(before, State)
        assert isinstance(after, State)
        return after.ending is None and before.turn != after.turn

    def player(self, weights: list[float]) -> Player:
        """The look-ahead of the search, without the search."""
        return Greedy(FamigliaEstimate(weights))
