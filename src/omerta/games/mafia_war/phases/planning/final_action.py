"""Ultima Azione: one final action for whoever has their bust on the sheet."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import PASS, SPACE, USE, Choice
from omerta.games.mafia_war.box import parts
from omerta.games.mafia_war.frame import Ask, Passage
from omerta.games.mafia_war.numbers import EMPTY, SEATS
from omerta.games.mafia_war.phases.planning.parts import Parts
from omerta.games.mafia_war.phases.planning.sheets import (
    bottom_space,
    on_bottom,
    possible_parts,
    put_on_bottom,
    refuse_space,
)
from omerta.games.mafia_war.pieces.headquarters import pay, season_orders
from omerta.games.mafia_war.pieces.sheets import lift_bottom, return_bust
from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.tokens import OWNERS
from omerta.kernel.machine import Refusal

NO_TILES: Final = Refusal("W39", "no-tiles-during-ultima-azione")
NOT_AGAIN: Final = Refusal("W26", "never-another-ultima-azione")


class FinalActions(Passage):
    """Every family with its bust out, in the order of play of this phase. [FINAL-2] [W26]"""

    def __init__(self, served: int) -> None:
        self.served = served

    def step(self, state: State) -> bool:
        """The next one."""
        state.frames.pop()
        season_orders(state)
        if self.served < SEATS:
            state.frames.append(FinalActions(self.served + 1))
            seat = (state.lead + self.served) % SEATS
            if state.busts[seat] != EMPTY:
                state.turn = seat
                state.frames.append(FinalAction(seat))
        return True


class FinalAction(Ask):
    """The token beside the bust goes to another space, or stays. [FINAL-3]"""

    rule = "FINAL-2"

    def measure(self, state: State, seat: int) -> int:
        """What the family could do now."""
        return possible_parts(state, self.seat)

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The grid of the bottom sheet, or nothing. [FINAL-4]"""
        return (*state.actions.space, state.actions.pass_by)

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Open spaces that can be paid and done, but no other Ultima Azione, and no tiles. [W26] [W39]"""
        if choice.kind == PASS:
            return None
        if choice.kind != SPACE:
            return NO_TILES if choice.kind == USE else self.not_asked(state)
        if on_bottom(state).space_in[choice.number] >= 0:
            space = bottom_space(state, choice.number)
            if any(part.kind == parts.ULTIMA_AZIONE for part in space.parts):
                return NOT_AGAIN
        return refuse_space(state, self.seat, choice.number, measure, state.money[self.seat])

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The bust returns; the token moves and the action follows, without a fee. [FINAL-3] [FINAL-4]"""
        state.frames.pop()
        cell, owner = divmod(state.busts[self.seat], OWNERS)
        return_bust(state, self.seat)
        if choice.kind == PASS:
            return
        lift_bottom(state, cell, owner)
        pay(state, self.seat, bottom_space(state, choice.number).cost)
        put_on_bottom(state, self.seat, choice.number, owner)
        state.frames.append(Parts(self.seat, choice.number, owner, 0))
