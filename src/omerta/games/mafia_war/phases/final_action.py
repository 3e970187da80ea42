"""Ultima Azione: one final action for whoever has their bust on the sheet."""

from __future__ import annotations

from omerta.games.mafia_war.actions import PASS, SEATS, SPACE, USE, Choice
from omerta.games.mafia_war.box import parts
from omerta.games.mafia_war.box.tables import Space
from omerta.games.mafia_war.frame import NOT_ASKED, Frame, Passage
from omerta.games.mafia_war.phases.parts import Parts
from omerta.games.mafia_war.phases.sheets import is_doable, is_free, on_bottom, possible_parts, put_on_bottom
from omerta.games.mafia_war.phases.turn import age_orders, why_not_space
from omerta.games.mafia_war.pieces import pay
from omerta.games.mafia_war.state import EMPTY, State
from omerta.games.mafia_war.tokens import OWNERS, one
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


class FinalActions(Passage):
    """Every family with its bust out, in the order of play of this phase. [FINAL-2] [W26]"""

    def __init__(self, asked: int) -> None:
        super().__init__()
        self.asked = asked

    def notation(self) -> str:
        """The frame as text."""
        return f"final-actions {self.asked}"

    def step(self, state: State) -> bool:
        """The next one."""
        state.frames.pop()
        age_orders(state)
        if self.asked < SEATS:
            state.frames.append(FinalActions(self.asked + 1))
            seat = (state.lead + self.asked) % SEATS
            if state.busts[seat] != EMPTY:
                state.turn = seat
                state.frames.append(FinalAction(seat))
        return True


def holds_bust_space(space: Space) -> bool:
    """Is this another Ultima Azione space? [W26]"""
    return any(part.kind == parts.ULTIMA_AZIONE for part in space.parts)


class FinalAction(Frame):
    """The token beside the bust goes to another space, or stays. [FINAL-3]"""

    def notation(self) -> str:
        """The frame as text."""
        return f"final-action {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """Where to?"""
        return Prompt("final-action", "FINAL-2")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every open space that can be paid and done, no tiles; or nothing. [W26] [W39] [FINAL-4]"""
        offers: list[Action] = []
        bits = possible_parts(state, self.seat)
        budget = state.money[self.seat]
        for space in on_bottom(state).spaces:
            if (
                space.cost <= budget
                and is_free(state.bottom, space)
                and not holds_bust_space(space)
                and is_doable(bits, space)
            ):
                offers.append(state.actions.space[space.cell])
        offers.append(state.actions.pass_by)
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The bust returns; the token moves and the action follows, without a fee. [FINAL-3] [FINAL-4]"""
        state.frames.pop()
        cell, owner = divmod(state.busts[self.seat], OWNERS)
        state.busts[self.seat] = EMPTY
        state.tell(state.events.bust_returned, self.seat)
        if choice.kind == PASS:
            return
        state.bottom[cell] -= one(owner)
        sheet = on_bottom(state)
        pay(state, self.seat, sheet.spaces[sheet.space_in[choice.number]].cost)
        put_on_bottom(state, self.seat, choice.number, owner)
        state.frames.append(Parts(self.seat, choice.number, owner, 0))

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not that space?"""
        if choice.kind == USE:
            return "W39", "no-tiles-during-ultima-azione"
        if choice.kind != SPACE:
            return "FINAL-2", NOT_ASKED
        number = on_bottom(state).space_in[choice.number]
        if number >= 0 and holds_bust_space(on_bottom(state).spaces[number]):
            return "W26", "never-another-ultima-azione"
        return why_not_space(state, self.seat, choice.number, state.money[self.seat])
