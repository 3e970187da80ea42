"""What the questions of this game have in common: they are asked of the player on turn."""

from __future__ import annotations

from omerta.games.famiglia.actions import Choice
from omerta.games.famiglia.state import State
from omerta.kernel.machine import Frame


class Ask(Frame[State, Choice]):
    """A question to the player on turn. [TURN-1]"""

    def asked(self, state: State) -> int:
        """Whose turn it is."""
        return state.turn

    def is_decision(self) -> bool:
        """Even a single possibility is said aloud."""
        return True
