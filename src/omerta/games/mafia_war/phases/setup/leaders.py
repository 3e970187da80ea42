"""Set-up: the six families, and who leads which."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import DRAW_FAMILY, LEAD, PARTNER, Choice
from omerta.games.mafia_war.frame import AskSecretly, Draw
from omerta.games.mafia_war.numbers import EMPTY, MATE_OF, SEATS, count_bits, has, replaced
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

EACH_TEAM: Final = 3
"""Families given to a team to choose from. [SETUP-6]"""
NOT_IN_FIRST_GAME: Final = ("black", "white")
PAIR: Final = 8
"""A pending choice of leaders is lead, then lead + 8 × (partner + 1)."""

FAMILY_DRAWN: Final = Refusal("SETUP-6", "that-family-is-drawn-already")
NOT_DEALT: Final = Refusal("SETUP-8", "that-family-is-not-to-be-dealt")
NOT_GIVEN: Final = Refusal("SETUP-6", "that-family-was-not-given-to-your-team")
LED_ALREADY: Final = Refusal("SETUP-7", "each-member-leads-a-family-of-their-own")


class DrawFamilies(Draw):
    """Three families for the team of seats 0 and 2 (`first`, a bit set), the rest for the other. [SETUP-6]"""

    rule = "SETUP-6"

    def __init__(self, first: int) -> None:
        self.first = first

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """All families. [COMPONENT-5]"""
        return state.actions.draw_family

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Drawn already."""
        if choice.kind != DRAW_FAMILY:
            return self.not_asked(state)
        return FAMILY_DRAWN if has(self.first, choice.number) else None

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """It is given to the first team; with three the other team has the rest."""
        first = self.first | 1 << choice.number
        facts.family_drawn(state, 0, choice.number)
        state.frames[-1] = DrawFamilies(first) if count_bits(first) < EACH_TEAM else ChooseLeaders(first)


class DealFamilies(Draw):
    """First game: four families, without Black and White, dealt to the seats. [SETUP-8]"""

    rule = "SETUP-8"

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """All families."""
        return state.actions.draw_family

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Dealt already, or not for beginners."""
        if choice.kind != DRAW_FAMILY:
            return self.not_asked(state)
        if choice.number in state.family or state.box.families[choice.number].id in NOT_IN_FIRST_GAME:
            return NOT_DEALT
        return None

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """It is led by the next seat."""
        receiver = next_receiver(state.family)
        state.family = replaced(state.family, receiver, choice.number)
        facts.leads(state, receiver, choice.number)
        if receiver == SEATS - 1:
            state.frames.pop()


def next_receiver(dealt: tuple[int, ...]) -> int:
    """The first seat that has got nothing yet."""
    return next(seat for seat in range(SEATS) if dealt[seat] == EMPTY)


class ChooseLeaders(AskSecretly):
    """Each team decides who leads which of its three families (`first`: those of seats 0 and 2). [SETUP-7] [W31]

    The lower seat answers for its team; both teams choose at the same time and reveal together. [W27]
    """

    rule = "SETUP-7"

    def __init__(self, first: int) -> None:
        self.first = first

    def movers(self, state: State) -> tuple[int, ...]:
        """The seats 0 and 1 until they have named both families."""
        return tuple([seat for seat in (0, 1) if state.pending[seat] < PAIR])

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Own family first, then the partner's."""
        return state.actions.lead if state.pending[seat] == EMPTY else state.actions.partner

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Not this team's, or not in this order."""
        if choice.kind != LEAD and choice.kind != PARTNER:
            return self.not_asked(state)
        if has(self.first, choice.number) != (seat == 0):
            return NOT_GIVEN
        if (choice.kind == LEAD) != (state.pending[seat] == EMPTY):
            return self.not_asked(state)
        return LED_ALREADY if choice.number == state.pending[seat] else None

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Keep it secret until both teams are ready."""
        if choice.kind == LEAD:
            state.pending[seat] = choice.number
            facts.leader_chosen(state, seat, choice.number)
        else:
            state.pending[seat] += PAIR * (choice.number + 1)
            facts.leader_chosen(state, MATE_OF[seat], choice.number)
        if not self.movers(state):
            self.reveal(state)

    def reveal(self, state: State) -> None:
        """All four families are known. [W31]"""
        state.frames.pop()
        for seat in (0, 1):
            state.family = replaced(state.family, seat, state.pending[seat] % PAIR)
            state.family = replaced(state.family, MATE_OF[seat], state.pending[seat] // PAIR - 1)
            state.pending[seat] = EMPTY
        for seat in range(SEATS):
            facts.leads(state, seat, state.family[seat])
