"""Ultima Azione: one final action for whoever has their bust on the sheet."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import FROM_BOTTOM, PASS, SPACE, USE, Choice
from omerta.games.mafia_war.box import parts
from omerta.games.mafia_war.frame import Ask, Passage
from omerta.games.mafia_war.numbers import EMPTY, SEATS
from omerta.games.mafia_war.phases.anytime import money_in_reach
from omerta.games.mafia_war.phases.planning.parts import Parts
from omerta.games.mafia_war.phases.planning.sheets import (
    bottom_space,
    on_bottom,
    possible_parts,
    put_on_bottom,
    refuse_space,
)
from omerta.games.mafia_war.pieces.headquarters import SALE, pay, season_orders
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

    def is_final(self) -> bool:
        """Once the first has been served. [W42]"""
        return self.served > 0

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

    def is_decision(self) -> bool:
        """Money may be raised for a space. [W71]"""
        return True

    def step(self, state: State) -> bool:
        """The bust returns by itself once no space could be used with all the money in reach. [W71]"""
        possible = possible_parts(state, self.seat)
        others = possible & ~(1 << parts.ISSUE_ORDERS)
        money = money_in_reach(state, self.seat)
        for space in on_bottom(state).spaces:
            # Whoever issues an order there has not sold that one.
            if self.refuse_cell(state, space.cell, possible, money - SALE) is None:
                return False
            if self.refuse_cell(state, space.cell, others, money) is None:
                return False
        state.answer_unasked(self.seat)
        self.carry_out(state, self.seat, state.actions.pass_by)
        return True

    def measure(self, state: State, seat: int) -> int:
        """What the family could do now."""
        return possible_parts(state, self.seat)

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The spaces of the bottom sheet, or nothing. [FINAL-4]"""
        return (*state.actions.space_of_sheet[state.round], state.actions.pass_by)

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Open spaces that can be paid and done, but no other Ultima Azione, and no tiles. [W26] [W39]"""
        if choice.kind == PASS:
            return None
        if choice.kind != SPACE:
            return NO_TILES if choice.kind == USE else self.not_asked(state)
        return self.refuse_cell(state, choice.number, measure, state.money[self.seat])

    def refuse_cell(self, state: State, cell: int, possible: int, money: int) -> Refusal | None:
        """Why a space cannot be used with so much money. [W26]"""
        space = on_bottom(state).space_in[cell]
        if space is not None and any(part.kind == parts.ULTIMA_AZIONE for part in space.parts):
            return NOT_AGAIN
        return refuse_space(state, self.seat, cell, possible, money)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The bust returns; the token moves and the action follows, without a fee. [FINAL-3] [FINAL-4]"""
        state.frames.pop()
        cell, owner = divmod(state.busts[self.seat], OWNERS)
        return_bust(state, self.seat)
        if choice.kind == PASS:
            return
        lift_bottom(state, cell, owner)
        pay(state, self.seat, bottom_space(state, choice.number).cost)
        put_on_bottom(state, self.seat, FROM_BOTTOM + cell, choice.number, owner)
        state.frames.append(Parts(self.seat, choice.number, owner, 0))
