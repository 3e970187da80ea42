"""Set-up, second half: what the character cards bring onto the board, and action sheet 0."""

from __future__ import annotations

from omerta.games.mafia_war.actions import SEATS, TOP, Choice
from omerta.games.mafia_war.frame import NOT_ASKED, Frame, Passage
from omerta.games.mafia_war.phases.boats import PlaceBoat
from omerta.games.mafia_war.phases.choices import PickAmount, PickArea, own_areas
from omerta.games.mafia_war.phases.equipment import CarArea, LabArea
from omerta.games.mafia_war.phases.sheets import is_free, on_top, why_not_free
from omerta.games.mafia_war.state import EMPTY, NEUTRAL, State
from omerta.games.mafia_war.tokens import one
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


class SetupUnits(Passage):
    """Each player in turn puts all extra Soldati, cars and speedboats on the board. [SETUP-21] [W32]"""

    def __init__(self, asked: int) -> None:
        super().__init__()
        self.asked = asked

    def notation(self) -> str:
        """The frame as text."""
        return f"setup-units {self.asked}"

    def step(self, state: State) -> bool:
        """The next player; a boat that finds no sea stays in supply. [SETUP-22] [W6]"""
        state.frames.pop()
        if self.asked < SEATS:
            state.frames.append(SetupUnits(self.asked + 1))
            seat = (state.start + self.asked) % SEATS
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

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def notation(self) -> str:
        """The frame as text."""
        return f"setup-area {self.seat} {self.left}"

    def prompt(self, state: State) -> Prompt:
        """Where?"""
        return Prompt("setup-area", "SETUP-22", {"left": self.left})

    def areas(self, state: State) -> list[int]:
        """Any own area."""
        return own_areas(state, self.seat) if self.left > 0 else []

    def chosen(self, state: State, area: int) -> None:
        """How many of them?"""
        state.frames.append(SetupAmount(self.seat, area, self.left))

    def why_not_area(self, state: State, area: int) -> tuple[str, str]:
        """Not yours."""
        return "SETUP-22", "no-soldati-of-yours-there"


class SetupAmount(PickAmount):
    """How many extra Soldati go into `area`? Splitting is free. [W32]"""

    def __init__(self, seat: int, area: int, left: int) -> None:
        super().__init__(seat)
        self.area = area
        self.left = left

    def notation(self) -> str:
        """The frame as text."""
        return f"setup-amount {self.seat} {self.area} {self.left}"

    def prompt(self, state: State) -> Prompt:
        """How many?"""
        return Prompt("setup-amount", "SETUP-21", {"area": state.box.area_ids[self.area], "most": self.left})

    def most(self, state: State) -> int:
        """All that are left."""
        return self.left

    def chosen(self, state: State, amount: int) -> None:
        """They stand there; the others go elsewhere."""
        state.supply_soldati[self.seat] -= amount
        state.soldati[self.area] += amount
        state.tell(state.events.soldati_placed, self.seat, self.area, amount)
        if amount < self.left:
            state.frames.append(SetupArea(self.seat, self.left - amount))


class SetupLabs(Passage):
    """When all units are placed, the labs follow in the same order. [SETUP-23] [SETUP-24]"""

    def __init__(self, asked: int) -> None:
        super().__init__()
        self.asked = asked

    def notation(self) -> str:
        """The frame as text."""
        return f"setup-labs {self.asked}"

    def step(self, state: State) -> bool:
        """The next player."""
        state.frames.pop()
        if self.asked < SEATS:
            state.frames.append(SetupLabs(self.asked + 1))
            seat = (state.start + self.asked) % SEATS
            state.turn = seat
            for _ in range(state.box.characters[state.character[seat]].labs):
                state.frames.append(LabArea(seat))
        return True


class SheetZero(Passage):
    """Neutral tokens on the grey circles, then twice round one token each. [SETUP-25] [SETUP-26]"""

    def __init__(self, asked: int) -> None:
        super().__init__()
        self.asked = asked

    def notation(self) -> str:
        """The frame as text."""
        return f"sheet-zero {self.asked}"

    def step(self, state: State) -> bool:
        """The next token."""
        state.frames.pop()
        if self.asked == 0:
            for space in on_top(state).spaces:
                if space.neutral:
                    state.top[space.cell] = one(NEUTRAL)
                    state.boxed_tokens -= 1
        if self.asked < SEATS * state.box.pieces.sheet_0_tokens_each:
            state.frames.append(SheetZero(self.asked + 1))
            state.turn = (state.start + self.asked) % SEATS
            state.frames.append(TopToken(state.turn))
        return True


class TopToken(Frame):
    """An own token into an empty space of sheet 0, compulsory. [SETUP-26] [W33]"""

    def notation(self) -> str:
        """The frame as text."""
        return f"top-token {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """Where?"""
        return Prompt("top-token", "SETUP-26")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every empty space."""
        return [state.actions.top[space.cell] for space in on_top(state).spaces if is_free(state.top, space)]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """There it lies."""
        state.frames.pop()
        state.supply_tokens[self.seat] -= 1
        state.top[choice.number] += one(self.seat)
        state.tell(state.events.token_on_top, self.seat, choice.number, self.seat)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Not free."""
        return why_not_free(on_top(state), choice.number) if choice.kind == TOP else ("SETUP-26", NOT_ASKED)
