"""Recruit and place: Soldati from supply to headquarters, from headquarters onto the board."""

from __future__ import annotations

from typing import ClassVar, Final

from omerta.games.mafia_war.box.parts import PLACE_FIXED
from omerta.games.mafia_war.frame import WarFrame
from omerta.games.mafia_war.numbers import EMPTY
from omerta.games.mafia_war.phases.choices import PickAmount, PickArea
from omerta.games.mafia_war.phases.orders.execution import order_of
from omerta.games.mafia_war.pieces.board import place_soldati
from omerta.games.mafia_war.pieces.headquarters import recruit
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

RECRUIT_LIMIT: Final = Refusal("RECRUIT-2", "the-action-allows-no-more")
MEETING_LIMIT: Final = Refusal("TILES-7", "the-action-allows-no-more")
OCCUPIED: Final = Refusal("PLACE-2", "others-stand-there")
NOBODY_TO_PLACE: Final = Refusal("W25", "no-soldati-in-headquarters")


class Recruit(PickAmount):
    """How many Soldati come from supply to headquarters, up to `limit`. [RECRUIT-1] [TILES-7]"""

    rule = "RECRUIT-1"

    def __init__(self, seat: int, limit: int) -> None:
        super().__init__(seat)
        self.limit = limit

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """How many at most?"""
        return {"most": self.most(state)}

    def most(self, state: State) -> int:
        """As many as allowed and in supply. [COMPONENT-10]"""
        return min(self.limit, state.supply_soldati[self.seat])

    def too_many(self, state: State, amount: int) -> Refusal:
        """More than the action allows, or than the supply holds."""
        if amount > self.limit:
            return MEETING_LIMIT if is_by_tile(state) else RECRUIT_LIMIT
        return super().too_many(state, amount)

    def chosen(self, state: State, amount: int) -> None:
        """They come. [RECRUIT-1]"""
        recruit(state, self.seat, amount)


class PlaceArea(PickArea):
    """Into which area do up to `limit` Soldati go? All into one. [PLACE-1] [PLACE-2]"""

    rule = "PLACE-1"
    only_own: ClassVar[Refusal] = Refusal("SPACES-4", "only-where-you-already-stand")

    def __init__(self, seat: int, limit: int, own_only: int) -> None:
        super().__init__(seat)
        self.limit = limit
        self.own_only = own_only

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """How many at most?"""
        return {"most": min(self.limit, state.headquarters[self.seat])}

    def refuse_area(self, state: State, area: int, measure: int) -> Refusal | None:
        """Own areas, and empty ones where that is allowed. [PLACE-2] [SPACES-4]"""
        holder = state.holder[area]
        if holder != self.seat:
            if holder != EMPTY:
                return OCCUPIED
            if self.own_only:
                return self.only_own
        return None if state.headquarters[self.seat] > 0 else NOBODY_TO_PLACE

    def chosen(self, state: State, area: int) -> None:
        """How many?"""
        state.frames.append(PlaceAmount(self.seat, area, self.limit))


class PlaceAmount(PickAmount):
    """How many Soldati from headquarters go into `area`? [PLACE-1] [ENCOUNTER-10] [ENCOUNTER-11] [ENCOUNTER-12]"""

    rule = "PLACE-1"

    def __init__(self, seat: int, area: int, limit: int) -> None:
        super().__init__(seat)
        self.area = area
        self.limit = limit

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Where, and how many at most?"""
        return {"area": state.box.area_ids[self.area], "most": self.most(state)}

    def most(self, state: State) -> int:
        """As many as allowed and in headquarters. [PLACE-4]"""
        return min(self.limit, state.headquarters[self.seat])

    def too_many(self, state: State, amount: int) -> Refusal:
        """More than the action or the order allows, or than headquarters hold."""
        if amount > self.limit:
            return Refusal(limit_rule(state), "the-action-allows-no-more")
        return super().too_many(state, amount)

    def chosen(self, state: State, amount: int) -> None:
        """They go there."""
        place_soldati(state, self.seat, self.area, amount)


def limit_rule(state: State) -> str:
    """The rule that says how many may be placed: on a space, by a tile, or by an order in a circle or with a plain
    number."""
    if state.executing == EMPTY:
        return "TILES-10" if is_by_tile(state) else "PLACE-4"
    return "ENCOUNTER-10" if order_of(state).part_of_kind[PLACE_FIXED] >= 0 else "ENCOUNTER-11"


def is_by_tile(state: State) -> bool:
    """Does the question on top belong to a tile, Meeting or Reinforcements?"""
    below = state.frames[-2] if len(state.frames) > 1 else None
    return isinstance(below, WarFrame) and below.uses_tiles
