"""Rally: own Soldati and cars from adjacent areas into one area, on an order or on a sheet space."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import DONE, FROM, Choice
from omerta.games.mafia_war.frame import Ask
from omerta.games.mafia_war.numbers import has
from omerta.games.mafia_war.phases.choices import PickAmount
from omerta.games.mafia_war.pieces.board import enter_area, set_out, settle_area
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

NOBODY_RALLIED: Final = Refusal("SPACE-10", "at-least-one-piece-has-to-rally")
NOT_ADJACENT: Final = Refusal("RALLY-2", "only-adjacent-areas-rally-and-only-by-land")
NOT_OWN: Final = Refusal("RALLY-1", "only-own-soldati-rally")
ALREADY: Final = Refusal("W47", "that-area-has-rallied-already")


def can_rally_into(state: State, seat: i64, area: i64) -> bool:
    """Does the family of this area hold a neighbour of it too? Only by land. [RALLY-1] [RALLY-2]"""
    return any(state.holder[neighbour] == seat for neighbour in state.box.neighbours[area])


def can_rally(state: State, seat: i64) -> bool:
    """Is there an area that pieces could come into?"""
    return any(state.holder[area] == seat and can_rally_into(state, seat, area) for area in range(len(state.holder)))


class Rally(Ask):
    """Pieces come into `area` from its neighbours, each neighbour once (`visited` is a bit set). [RALLY-1] [W47]"""

    rule = "RALLY-1"

    def __init__(self, seat: int, area: int, visited: int) -> None:
        super().__init__(seat)
        self.area = area
        self.visited = visited

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Into which area?"""
        return {"area": state.box.area_ids[self.area]}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Every neighbour, or enough."""
        actions = state.actions
        return (*[actions.from_area[area] for area in state.box.neighbours[self.area]], actions.done)

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Every own neighbour not asked yet; enough once something has come. [RALLY-2]"""
        if choice.kind == DONE:
            return None if self.visited else NOBODY_RALLIED
        if choice.kind != FROM:
            return self.not_asked(state)
        if choice.number not in state.box.neighbours[self.area]:
            return NOT_ADJACENT
        if state.holder[choice.number] != seat:
            return NOT_OWN
        return ALREADY if has(self.visited, choice.number) else None

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Ask how many, or stop."""
        state.frames.pop()
        if choice.kind != DONE:
            state.frames.append(Rally(seat, self.area, self.visited | (1 << choice.number)))
            state.frames.append(RallySoldati(seat, self.area, choice.number))


class RallySoldati(PickAmount):
    """How many Soldati rally from `source`?"""

    rule = "RALLY-1"

    def __init__(self, seat: int, area: int, source: int) -> None:
        super().__init__(seat)
        self.area = area
        self.source = source

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """From where?"""
        return {"area": state.box.area_ids[self.source]}

    def least(self, state: State) -> int:
        """None only where a car can come instead. [W47]"""
        return 0 if state.cars[self.source] > 0 else 1

    def most(self, state: State) -> int:
        """All of them."""
        return state.soldati[self.source]

    def chosen(self, state: State, amount: int) -> None:
        """Then the cars."""
        if state.cars[self.source] > 0:
            state.frames.append(RallyCars(self.seat, self.area, self.source, amount))
        else:
            come(state, self.area, self.source, amount, 0)


class RallyCars(PickAmount):
    """How many cars rally from `source`, along with `soldati`?"""

    rule = "RALLY-1"

    def __init__(self, seat: int, area: int, source: int, soldati: int) -> None:
        super().__init__(seat)
        self.area = area
        self.source = source
        self.soldati = soldati

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """From where?"""
        return {"area": state.box.area_ids[self.source]}

    def least(self, state: State) -> int:
        """At least one piece comes."""
        return 0 if self.soldati > 0 else 1

    def most(self, state: State) -> int:
        """All of them."""
        return state.cars[self.source]

    def chosen(self, state: State, amount: int) -> None:
        """They come."""
        come(state, self.area, self.source, self.soldati, amount)


def come(state: State, area: int, source: int, soldati: int, cars: int) -> None:
    """Pieces change areas; an area left by all is lost with what stayed behind. [RALLY-3] [W48]"""
    set_out(state, source, soldati, cars)
    enter_area(state, area, state.holder[source], soldati, cars)
    facts.rallied(state, state.holder[area], source, area, soldati, cars)
    settle_area(state, source)
