"""Recruit and place: Soldati from supply to headquarters, from headquarters onto the board."""

from __future__ import annotations

from omerta.games.mafia_war.actions import AMOUNT, Choice
from omerta.games.mafia_war.box.parts import PLACE_FIXED
from omerta.games.mafia_war.phases.choices import PickAmount, PickArea
from omerta.games.mafia_war.phases.execution import order_of
from omerta.games.mafia_war.pieces import place_soldati, recruit
from omerta.games.mafia_war.state import EMPTY, State
from omerta.kernel.view import Prompt


class Recruit(PickAmount):
    """How many Soldati come from supply to headquarters, up to `limit`. [RECRUIT-1] [TILES-7]"""

    def __init__(self, seat: int, limit: int) -> None:
        super().__init__(seat)
        self.limit = limit

    def notation(self) -> str:
        """The frame as text."""
        return f"recruit {self.seat} {self.limit}"

    def prompt(self, state: State) -> Prompt:
        """How many?"""
        return Prompt("recruit", "RECRUIT-1", {"most": self.most(state)})

    def most(self, state: State) -> int:
        """As many as allowed and in supply. [COMPONENT-10]"""
        return min(self.limit, state.supply_soldati[self.seat])

    def chosen(self, state: State, amount: int) -> None:
        """They come. [RECRUIT-1]"""
        recruit(state, self.seat, amount)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """More than the action allows, or than the supply holds."""
        if choice.kind == AMOUNT and choice.number > self.limit:
            return "RECRUIT-2", "the-action-allows-no-more"
        return super().why_not(state, seat, choice)


class PlaceArea(PickArea):
    """Into which area do up to `limit` Soldati go? All into one. [PLACE-1] [PLACE-2]"""

    def __init__(self, seat: int, limit: int, own_only: int) -> None:
        super().__init__(seat)
        self.limit = limit
        self.own_only = own_only

    def notation(self) -> str:
        """The frame as text."""
        return f"place-area {self.seat} {self.limit} {self.own_only}"

    def prompt(self, state: State) -> Prompt:
        """Where?"""
        return Prompt("place-area", "PLACE-1", {"most": min(self.limit, state.headquarters[self.seat])})

    def areas(self, state: State) -> list[int]:
        """Own areas, and empty ones where that is allowed. [PLACE-2] [SPACES-4] [TILES-10]"""
        if state.headquarters[self.seat] == 0:
            return []
        own = self.seat
        empty = own if self.own_only else EMPTY
        return [area for area in range(len(state.holder)) if state.holder[area] == own or state.holder[area] == empty]

    def chosen(self, state: State, area: int) -> None:
        """How many?"""
        state.frames.append(PlaceAmount(self.seat, area, self.limit))

    def why_not_area(self, state: State, area: int) -> tuple[str, str]:
        """Somebody else's, or empty where only own areas count."""
        if state.holder[area] == EMPTY:
            return "SPACES-4", "only-where-you-already-stand"
        return "PLACE-2", "others-stand-there"


class PlaceAmount(PickAmount):
    """How many Soldati from headquarters go into `area`? [PLACE-1] [ENCOUNTER-10] [ENCOUNTER-11] [ENCOUNTER-12]"""

    def __init__(self, seat: int, area: int, limit: int) -> None:
        super().__init__(seat)
        self.area = area
        self.limit = limit

    def notation(self) -> str:
        """The frame as text."""
        return f"place-amount {self.seat} {self.area} {self.limit}"

    def prompt(self, state: State) -> Prompt:
        """How many?"""
        return Prompt("place-amount", "PLACE-1", {"area": state.box.area_ids[self.area], "most": self.most(state)})

    def most(self, state: State) -> int:
        """As many as allowed and in headquarters. [PLACE-4]"""
        return min(self.limit, state.headquarters[self.seat])

    def chosen(self, state: State, amount: int) -> None:
        """They go there."""
        place_soldati(state, self.seat, self.area, amount)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """More than the action or the order allows, or than headquarters hold."""
        if choice.kind == AMOUNT and choice.number > self.limit:
            return limit_rule(state), "the-action-allows-no-more"
        return super().why_not(state, seat, choice)


def limit_rule(state: State) -> str:
    """The rule that says how many may be placed: on a space, or by an order in a circle or with a plain number."""
    if state.executing == EMPTY:
        return "PLACE-4"
    return "ENCOUNTER-10" if order_of(state).part_of_kind[PLACE_FIXED] >= 0 else "ENCOUNTER-11"
