"""The Recruitment tile: reinforcements from headquarters for an area just taken by attack."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import AMOUNT, Choice
from omerta.games.mafia_war.box.tables import RECRUITMENT
from omerta.games.mafia_war.frame import Ask
from omerta.games.mafia_war.pieces.board import place_soldati
from omerta.games.mafia_war.pieces.headquarters import pay
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

NO_MORE: Final = Refusal("W53", "recruitment-brings-no-more")
TOO_FEW: Final = Refusal("TILES-9", "headquarters-hold-too-few-soldati")
NOT_FREE: Final = Refusal("W53", "the-second-soldato-costs-money")


def begin_recruitment(state: State, seat: int, area: int) -> None:
    """The Recruitment tile after a takeover by attack. [TILES-9] [W52] [W53] [W67]"""
    if state.has_tile(seat, RECRUITMENT) and state.headquarters[seat] > 0:
        state.frames.append(Recruitment(seat, area))


class Recruitment(Ask):
    """1 Soldato from headquarters joins for nothing, or 2 for 1 Money. [TILES-9] [W53]"""

    rule = "TILES-9"

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Where, and for how much?"""
        return {"area": state.box.area_ids[self.area], "price": state.box.tiles[RECRUITMENT].price}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """None, the free one, or the paid number."""
        tile = state.box.tiles[RECRUITMENT]
        return state.actions.amount[0], state.actions.amount[tile.free], state.actions.amount[tile.number]

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Headquarters hold as many, and the paid number is paid."""
        if choice.kind != AMOUNT:
            return self.not_asked(state)
        tile = state.box.tiles[RECRUITMENT]
        if choice.number > tile.number:
            return NO_MORE
        if choice.number > state.headquarters[seat]:
            return TOO_FEW
        if choice.number == 0 or choice.number == tile.free:
            return None
        return None if choice.number == tile.number and state.money[seat] >= tile.price else NOT_FREE

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """They join."""
        state.frames.pop()
        if choice.number == 0:
            return
        tile = state.box.tiles[RECRUITMENT]
        facts.tile_used(state, seat, RECRUITMENT)
        if choice.number > tile.free:
            pay(state, seat, tile.price)
        place_soldati(state, seat, self.area, choice.number)
