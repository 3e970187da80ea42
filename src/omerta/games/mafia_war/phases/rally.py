"""Rally: own Soldati and cars from adjacent areas into one area, on an order or on a sheet space."""

from __future__ import annotations

from omerta.games.mafia_war.actions import DONE, FROM, Choice
from omerta.games.mafia_war.frame import NOT_ASKED, Frame
from omerta.games.mafia_war.phases.choices import PickAmount
from omerta.games.mafia_war.pieces import settle_area
from omerta.games.mafia_war.state import State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


def can_rally_into(state: State, seat: int, area: int) -> bool:
    """Is the area the family's, and does it hold a neighbour too? Only by land. [RALLY-1] [RALLY-2]"""
    return state.holder[area] == seat and any(
        state.holder[neighbour] == seat for neighbour in state.box.neighbours[area]
    )


class Rally(Frame):
    """Pieces come into `area` from its neighbours, each neighbour once (`visited` is a bit set). [RALLY-1] [W47]"""

    def __init__(self, seat: int, area: int, visited: int) -> None:
        super().__init__(seat)
        self.area = area
        self.visited = visited

    def notation(self) -> str:
        """The frame as text."""
        return f"rally {self.seat} {self.area} {self.visited}"

    def prompt(self, state: State) -> Prompt:
        """From where?"""
        return Prompt("rally", "RALLY-1", {"area": state.box.area_ids[self.area]})

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every own neighbour not asked yet; enough once something has come. [RALLY-2]"""
        offers: list[Action] = []
        for neighbour in state.box.neighbours[self.area]:
            if state.holder[neighbour] == self.seat and not (self.visited >> neighbour) & 1:
                offers.append(state.actions.from_area[neighbour])
        if self.visited:
            offers.append(state.actions.done)
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Ask how many, or stop."""
        state.frames.pop()
        if choice.kind != DONE:
            state.frames.append(Rally(self.seat, self.area, self.visited | (1 << choice.number)))
            state.frames.append(RallySoldati(self.seat, self.area, choice.number))

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not from there?"""
        if choice.kind == DONE:
            return "SPACE-10", "at-least-one-piece-has-to-rally"
        if choice.kind != FROM:
            return "RALLY-1", NOT_ASKED
        if choice.number not in state.box.neighbours[self.area]:
            return "RALLY-2", "only-adjacent-areas-rally-and-only-by-land"
        if state.holder[choice.number] != self.seat:
            return "RALLY-1", "only-own-soldati-rally"
        return "W47", "that-area-has-rallied-already"


class RallySoldati(PickAmount):
    """How many Soldati rally from `source`?"""

    def __init__(self, seat: int, area: int, source: int) -> None:
        super().__init__(seat)
        self.area = area
        self.source = source

    def notation(self) -> str:
        """The frame as text."""
        return f"rally-soldati {self.seat} {self.area} {self.source}"

    def prompt(self, state: State) -> Prompt:
        """How many Soldati?"""
        return Prompt("rally-soldati", "RALLY-1", {"area": state.box.area_ids[self.source]})

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

    def __init__(self, seat: int, area: int, source: int, soldati: int) -> None:
        super().__init__(seat)
        self.area = area
        self.source = source
        self.soldati = soldati

    def notation(self) -> str:
        """The frame as text."""
        return f"rally-cars {self.seat} {self.area} {self.source} {self.soldati}"

    def prompt(self, state: State) -> Prompt:
        """How many cars?"""
        return Prompt("rally-cars", "RALLY-1", {"area": state.box.area_ids[self.source]})

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
    state.soldati[source] -= soldati
    state.cars[source] -= cars
    state.soldati[area] += soldati
    state.cars[area] += cars
    state.tell(state.events.rallied, source, area, soldati, cars)
    settle_area(state, source)
