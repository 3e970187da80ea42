"""Set-up, second half: what the character cards bring onto the board, and action sheet 0."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import TOP, Choice
from omerta.games.mafia_war.frame import Ask, Passage
from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL, SEATS
from omerta.games.mafia_war.phases.choices import PickAmount, PickArea
from omerta.games.mafia_war.phases.planning.sheets import on_top, put_on_top, refuse_token
from omerta.games.mafia_war.phases.supply.boats import PlaceBoat
from omerta.games.mafia_war.phases.supply.equipment import CarArea, LabArea
from omerta.games.mafia_war.pieces.board import reinforce
from omerta.games.mafia_war.pieces.sheets import draw_token, lay_top
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

NOT_YOURS: Final = Refusal("SETUP-22", "no-soldati-of-yours-there")


class SetupUnits(Passage):
    """Each player in turn puts all extra Soldati, cars and speedboats on the board. [SETUP-21] [W32]"""

    def __init__(self, served: int) -> None:
        self.served = served

    def step(self, state: State) -> bool:
        """The next player; a boat that finds no sea stays in supply. [SETUP-22] [W6]"""
        state.frames.pop()
        if self.served < SEATS:
            state.frames.append(SetupUnits(self.served + 1))
            seat = (state.start + self.served) % SEATS
            character = state.box.characters[state.character[seat]]
            state.turn = seat
            for _ in range(character.speedboats):
                state.frames.append(PlaceBoat(seat, EMPTY, 0))
            for _ in range(character.cars):
                state.frames.append(CarArea(seat))
            state.frames.append(SetupArea(seat, character.board_soldati))
        return True


class SetupArea(PickArea):
    """Where do extra Soldati go, while some are `left`? [SETUP-22]"""

    rule = "SETUP-22"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """How many stand there already, and of how many?"""
        count = state.box.characters[state.character[self.seat]].board_soldati
        return {"placed": count - self.left, "count": count}

    def refuse_area(self, state: State, area: int, measure: int) -> Refusal | None:
        """Not yours."""
        return None if state.holder[area] == self.seat and self.left > 0 else NOT_YOURS

    def chosen(self, state: State, area: int) -> None:
        """How many of them?"""
        state.frames.append(SetupAmount(self.seat, area, self.left))


class SetupAmount(PickAmount):
    """How many extra Soldati go into `area`? Splitting is free. [W32]"""

    rule = "SETUP-21"

    def __init__(self, seat: int, area: int, left: int) -> None:
        super().__init__(seat)
        self.area = area
        self.left = left

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Where, and how many at most?"""
        return {"area": state.box.area_ids[self.area], "most": self.left}

    def most(self, state: State) -> int:
        """All that are left."""
        return self.left

    def chosen(self, state: State, amount: int) -> None:
        """They stand there; the others go elsewhere."""
        reinforce(state, self.area, amount)
        if amount < self.left:
            state.frames.append(SetupArea(self.seat, self.left - amount))


class SetupLabs(Passage):
    """When all units are placed, the labs follow in the same order. [SETUP-23] [SETUP-24]"""

    def __init__(self, served: int) -> None:
        self.served = served

    def step(self, state: State) -> bool:
        """The next player."""
        state.frames.pop()
        if self.served < SEATS:
            state.frames.append(SetupLabs(self.served + 1))
            seat = (state.start + self.served) % SEATS
            state.turn = seat
            for _ in range(state.box.characters[state.character[seat]].labs):
                state.frames.append(LabArea(seat))
        return True


class SheetZero(Passage):
    """Neutral tokens on the grey circles, then twice round one token each. [SETUP-25] [SETUP-26]"""

    def __init__(self, served: int) -> None:
        self.served = served

    def step(self, state: State) -> bool:
        """The next token."""
        state.frames.pop()
        if self.served == 0:
            for space in on_top(state).spaces:
                if space.neutral:
                    draw_token(state, NEUTRAL)
                    lay_top(state, space.cell, NEUTRAL)
        if self.served < SEATS * state.box.pieces.sheet_0_tokens_each:
            state.frames.append(SheetZero(self.served + 1))
            state.turn = (state.start + self.served) % SEATS
            state.frames.append(TopToken(state.turn))
        return True


class TopToken(Ask):
    """An own token into an empty space of sheet 0, compulsory. [SETUP-26] [W33]"""

    rule = "SETUP-26"

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Which of how many tokens this is."""
        rounds = [(frame.served - 1) // SEATS for frame in state.frames if isinstance(frame, SheetZero)]
        return {"number": 1 + sum(rounds), "count": state.box.pieces.sheet_0_tokens_each}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The spaces of the sheet."""
        return state.actions.top_of_sheet[state.round - 1]

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Not free."""
        if choice.kind != TOP:
            return self.not_asked(state)
        return refuse_token(on_top(state).space_in[choice.number], state.top[choice.number])

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """There it lies."""
        state.frames.pop()
        put_on_top(state, self.seat, choice.number)
