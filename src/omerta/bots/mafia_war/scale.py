"""What a position of The Great Mafia War is weighed by at the beginning of a round."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from omerta.bots.mafia_war.standing import INPUTS, PLAIN, compare
from omerta.bots.search.estimate import Scale, chance_of, read_weights
from omerta.games.mafia_war.numbers import TEAM_OF
from omerta.games.mafia_war.phases.ending import LAST_ROUND
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import State as KernelState

WEIGHTS: Final = Path(__file__).parent / "weights.json"

FIRST_ROUND: Final = 2
"""The first that begins after another."""


class WarScale(Scale):
    """The inputs for fitting: the same for every round but with weights of its own."""

    def __init__(self) -> None:
        self.names = tuple(
            [f"round {number}: {name}" for number in range(FIRST_ROUND, LAST_ROUND + 1) for name in PLAIN]
        )

    def inputs(self, state: KernelState, seat: int) -> list[float]:
        """What the team of `seat` has more than the other."""
        assert isinstance(state, State)
        plain = compare(state, TEAM_OF[seat])
        inputs = [0.0] * len(self.names)
        start = block_of(state)
        inputs[start : start + INPUTS] = plain
        return inputs

    def is_moment(self, before: KernelState, after: KernelState) -> bool:
        """The beginnings of rounds."""
        assert isinstance(before, State)
        assert isinstance(after, State)
        return after.ending is None and after.round > before.round and after.round >= FIRST_ROUND


class WarEstimate:
    """The same as a quick answer."""

    def __init__(self) -> None:
        self._weights = read_weights(WEIGHTS, WarScale().names)

    def chance(self, state: State, seat: int) -> float:
        """The chance that the team of `seat` wins."""
        if state.ending is not None:
            return state.ending.share_of(seat)
        plain = compare(state, TEAM_OF[seat])
        start = block_of(state)
        lead = 0.0
        for place in range(INPUTS):
            lead += plain[place] * self._weights[start + place]
        return chance_of(lead)

    def weights_for(self, state: State) -> list[float]:
        """What each input weighs in the round of a position."""
        start = block_of(state)
        return self._weights[start : start + INPUTS]


def block_of(state: State) -> int:
    """Where the weights of a round begin; a first round is judged like a second."""
    return (max(state.round, FIRST_ROUND) - FIRST_ROUND) * INPUTS
