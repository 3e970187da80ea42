"""A turn: whatever of the four printed actions is still open is offered in one list. [TURN-2]

Choosing a later action skips the earlier ones, so nobody has to say "no" three times.
"""

from __future__ import annotations

from typing import Final

from omerta.games.famiglia.actions import Discard, Pass, PlayAccountant, PlayBrute, Take, TakeLowered
from omerta.games.famiglia.box import ACCOUNTANTS, BRUTES, STREET
from omerta.games.famiglia.phases import accountant, brute, street, take
from omerta.games.famiglia.state import Frame, State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


class Turn(Frame):
    """The player on turn chooses what to do next. It lies under all other frames until the game ends."""

    def notation(self) -> str:
        """The frame as text."""
        return "turn"

    def prompt(self, state: State) -> Prompt:
        """What to do next?"""
        return Prompt("turn", "TURN-2")

    def offer(self, state: State) -> list[Action]:
        """Everything that is still open, in printed order."""
        offers: list[Action] = []
        if state.stage <= STREET:
            street.offer(state, offers)
        if state.stage <= ACCOUNTANTS:
            accountant.offer(state, offers)
        if state.stage <= BRUTES:
            brute.offer(state, offers)
        take.offer(state, offers)
        return offers

    def carry_out(self, state: State, action: Action) -> None:
        """Hand the choice to the step it belongs to."""
        if isinstance(action, Take):
            take.take(state, action.card)
        elif isinstance(action, Pass):
            take.pass_by(state)
        elif isinstance(action, Discard):
            street.discard(state, action)
        elif isinstance(action, PlayAccountant):
            accountant.play(state, action.card)
        elif isinstance(action, PlayBrute):
            brute.play(state, action.card)
        else:
            take.take_lowered(state)

    def why_not(self, state: State, action: Action) -> tuple[str, str]:
        """Ask the step the action belongs to."""
        if isinstance(action, Discard):
            return street.why_not(state, action)
        if isinstance(action, PlayAccountant):
            return accountant.why_not(state, action)
        if isinstance(action, PlayBrute):
            return brute.why_not(state, action)
        if isinstance(action, Take | TakeLowered):
            return take.why_not(state, action)
        return "TURN-2", "this-is-not-being-asked-now"


TURN: Final = Turn()
