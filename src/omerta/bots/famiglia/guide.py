"""Famiglia for the tree: a network that learnt by playing itself says what to try first and who is ahead."""

from __future__ import annotations

from math import exp
from typing import Final

from omerta.bots.famiglia.network import read_network
from omerta.bots.search.tree import Guide, Opinion
from omerta.games.famiglia.cards import size_of
from omerta.games.famiglia.observing import FamigliaObserver
from omerta.games.famiglia.state import FamigliaSight, State
from omerta.kernel.action import Action
from omerta.kernel.machine import State as KernelState

DRAWN: Final = 0.3
"""What a draw is worth to whoever thinks: less than half, or two of them pass in the first turns and go home."""
VALUE: Final = -1
"""Where the network says who is ahead."""
LEAST: Final = 1e-6
"""However little a choice promises, it promises something."""


class FamigliaGuide(Guide):
    """Asks the network. It judges worlds that are imagined whole, so it sees both hands."""

    def __init__(self) -> None:
        self._network = read_network()
        self._observer = FamigliaObserver()

    def judge(self, state: KernelState, seat: int, actions: list[Action]) -> Opinion:
        """One question to the network answers both."""
        assert isinstance(state, State)
        sizes = (size_of(state.hands[0]), size_of(state.hands[1]))
        row = self._observer.observe(FamigliaSight(seat, (seat,), state, sizes))
        answers = self._network.answer(row, [*[action.index for action in actions], VALUE])
        value = answers.pop()
        top = max(answers)
        shares = [exp(answer - top) + LEAST for answer in answers]
        whole = sum(shares)
        return Opinion(max(0.0, min(1.0, (1.0 + value) / 2)), [share / whole for share in shares])

    def end(self, state: KernelState, seat: int) -> float:
        """Won or lost; a draw is worth little."""
        assert isinstance(state, State)
        assert state.ending is not None
        winners = state.ending.winners
        return DRAWN if not winners else 1.0 if seat in winners else 0.0
