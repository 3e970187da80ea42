"""The Recruitment tile: reinforcements from headquarters for an area just taken by attack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.games.mafia_war.actions import AMOUNT, Choice
from omerta.games.mafia_war.box import tables
from omerta.games.mafia_war.frame import Frame
from omerta.games.mafia_war.pieces import pay, place_soldati
from omerta.games.mafia_war.state import State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


def begin_recruitment(state: State, seat: int, area: int) -> None:
    """The Recruitment tile after a takeover by attack. [TILES-9] [W52] [W53] [W67]"""
    if state.has_tile(seat, tables.RECRUITMENT) and state.headquarters[seat] > 0:
        state.frames.append(Recruitment(seat, area))


class Recruitment(Frame):
    """1 Soldato from headquarters joins for nothing, or 2 for 1 Money. [TILES-9] [W53]"""

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def notation(self) -> str:
        """The frame as text."""
        return f"recruitment {self.seat} {self.area}"

    def prompt(self, state: State) -> Prompt:
        """How many?"""
        price = state.box.tiles[tables.RECRUITMENT].price
        return Prompt("recruitment", "TILES-9", {"area": state.box.area_ids[self.area], "price": price})

    def offer(self, state: State, seat: int) -> list[Action]:
        """None, the free one, or the paid number, if headquarters holds as many."""
        tile = state.box.tiles[tables.RECRUITMENT]
        offers: list[Action] = [state.actions.amount[0]]
        if state.headquarters[seat] >= tile.free:
            offers.append(state.actions.amount[tile.free])
        if state.headquarters[seat] >= tile.number and state.money[seat] >= tile.price:
            offers.append(state.actions.amount[tile.number])
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """They join."""
        state.frames.pop()
        if choice.number == 0:
            return
        tile = state.box.tiles[tables.RECRUITMENT]
        state.tell(state.events.tile_used, seat, tables.RECRUITMENT)
        if choice.number > tile.free:
            pay(state, seat, tile.price)
        place_soldati(state, seat, self.area, choice.number)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not so many."""
        if choice.kind != AMOUNT:
            return super().why_not(state, seat, choice)
        tile = state.box.tiles[tables.RECRUITMENT]
        if choice.number > tile.number:
            return "W53", "recruitment-brings-no-more"
        if choice.number > state.headquarters[seat]:
            return "TILES-9", "headquarters-hold-too-few-soldati"
        return "W53", "the-second-soldato-costs-money"


FRAMES: Final[dict[str, Callable[..., Frame]]] = {"recruitment": Recruitment}
