"""A turn: whatever of the four printed actions is still open is offered in one list. [TURN-2]

Choosing a later action skips the earlier ones, so nobody has to say "no" three times.
"""

from __future__ import annotations

from typing import Final

from omerta.games.famiglia import kinds
from omerta.games.famiglia.actions import PLAY_ACCOUNTANT, PLAY_BRUTE, Choice
from omerta.games.famiglia.box import VALUES
from omerta.games.famiglia.frame import Ask
from omerta.games.famiglia.phases import accountant, brute, street, take
from omerta.games.famiglia.state import State
from omerta.kernel.machine import Refusal

NOT_ASKED: Final = Refusal("TURN-2", "this-is-not-being-asked-now")

ABILITIES: Final = 0o00000_77770_77770_00000
"""Every card that can be played: Accountants and Brutes above 0."""


class Turn(Ask):
    """The player on turn chooses what to do next. It lies under all other frames until the game ends."""

    rule = "TURN-2"

    def measure(self, state: State, seat: int) -> int:
        """What the hand can pay for."""
        return take.affordable(state.hands[seat])

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """What is offered."""
        return tuple(self.offer(state, seat))

    def offer(self, state: State, seat: int) -> list[Choice]:
        """The four actions in printed order. Most choices of a game are made here, so the steps list their own at
        once, by the tests that their refusals make, instead of one by one."""
        offers: list[Choice] = []
        street.list_offers(state, offers)
        if state.hands[seat] & ABILITIES:
            offers.extend([choice for choice in PLAY_ACCOUNTANT if accountant.refuse(state, choice) is None])
            offers.extend([choice for choice in PLAY_BRUTE if brute.refuse(state, choice) is None])
        take.list_offers(state, offers)
        return offers

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Ask the step the choice belongs to."""
        kind = choice.kind
        if kind == kinds.TAKE:
            return take.refuse(state, choice, measure)
        if kind == kinds.DISCARD or kind == kinds.DISCARD_NEW:
            return street.refuse(state, choice)
        if kind == kinds.PLAY_ACCOUNTANT:
            return accountant.refuse(state, choice)
        if kind == kinds.PLAY_BRUTE:
            return brute.refuse(state, choice)
        if kind == kinds.TAKE_LOWERED:
            return take.refuse_lowered(state, measure)
        return None if kind == kinds.PASS else NOT_ASKED

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Hand the choice to the step it belongs to."""
        kind = choice.kind
        if kind == kinds.TAKE:
            take.pay_for(state, choice.card, choice.card % VALUES)
        elif kind == kinds.PASS:
            take.pass_by(state)
        elif kind == kinds.DISCARD or kind == kinds.DISCARD_NEW:
            street.discard(state, choice)
        elif kind == kinds.PLAY_ACCOUNTANT:
            accountant.play(state, choice)
        elif kind == kinds.PLAY_BRUTE:
            brute.play(state, choice)
        else:
            take.pay_for(state, state.lowered, state.lowered_to)


TURN: Final = Turn()
