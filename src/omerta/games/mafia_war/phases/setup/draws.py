"""Set-up, first half: control tiles, the line-up, the start player, characters and what fills headquarters."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import DEAL, DRAW_TILE, START, Choice
from omerta.games.mafia_war.box.tables import NOBODY
from omerta.games.mafia_war.frame import Draw, Passage
from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL, SEATS, count_bits, has, replaced
from omerta.games.mafia_war.phases.rounds import Round
from omerta.games.mafia_war.phases.setup.leaders import DealFamilies, DrawFamilies, next_receiver
from omerta.games.mafia_war.phases.setup.lineup import SetupLabs, SetupUnits, SheetZero
from omerta.games.mafia_war.pieces.board import occupy
from omerta.games.mafia_war.pieces.headquarters import deal_orders, fill_headquarters, pay_start_coin
from omerta.games.mafia_war.pieces.sheets import cover_mat_row
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal

TILE_DRAWN: Final = Refusal("SETUP-4", "that-tile-is-drawn-already")
CARD_DEALT: Final = Refusal("SETUP-18", "that-card-is-dealt-already")


def lay_out_setup(state: State) -> None:
    """All steps of the set-up in printed order, the first on top; what the table has chosen is not drawn."""
    state.frames.append(Round())
    state.frames.append(SheetZero(0))
    state.frames.append(SetupLabs(0))
    state.frames.append(SetupUnits(0))
    state.frames.append(FillHeadquarters())
    if EMPTY in state.character:
        state.frames.append(DealCharacters())
    if state.start == EMPTY:
        state.frames.append(DrawStart())
    state.frames.append(LineUp())
    if EMPTY in state.family:
        state.frames.append(DealFamilies() if state.first_game else DrawFamilies(0))
    if state.tiles == 0:
        state.frames.append(DrawTiles())


class DrawTiles(Draw):
    """Seven of the eleven tiles, the same for both teams. [SETUP-4] [SETUP-5] [COMPONENT-4]"""

    rule = "SETUP-4"

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """All tiles."""
        return state.actions.draw_tile

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Drawn already."""
        if choice.kind != DRAW_TILE:
            return self.not_asked(state)
        return TILE_DRAWN if has(state.tiles, choice.number) else None

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """It is in play."""
        state.tiles |= 1 << choice.number
        facts.tile_drawn(state, choice.number)
        if count_bits(state.tiles) == state.box.pieces.tiles_drawn:
            state.frames.pop()


class LineUp(Passage):
    """Mats, basic orders and the Soldati of the corners and of the neutral areas, all by itself."""

    def step(self, state: State) -> bool:
        """Set everything up: the mats and the printed Soldati. [SETUP-2] [SETUP-15] [SETUP-16] [AIM-3] [W31]"""
        state.frames.pop()
        for seat in range(SEATS):
            prepare_mat(state, seat)
        for area in range(len(state.holder)):
            side = state.box.start_seat[area]
            occupy(state, area, NEUTRAL if side == NOBODY else side, state.box.start_soldati[area])
        return True


def prepare_mat(state: State, seat: int) -> None:
    """Tokens on the mat, advanced orders beside them, basic orders in headquarters.

    [SETUP-11] [SETUP-12] [SETUP-13] [SETUP-14] [COMPONENT-6] [COMPONENT-9] [MAT-1]
    """
    family = state.box.families[state.family[seat]]
    for row in family.rows:
        cover_mat_row(state, seat, row.row, len(row.spaces))
    basic = 0
    advanced = 0
    for number in family.orders:
        order = state.box.orders[number]
        if order.row == NOBODY:
            basic |= 1 << order.slot
        else:
            advanced |= 1 << order.slot
    deal_orders(state, seat, basic, advanced)


class DrawStart(Draw):
    """Who begins? [SETUP-17] [COMPONENT-3]"""

    rule = "SETUP-17"

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Any seat."""
        return state.actions.start

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Only that is drawn now."""
        return None if choice.kind == START else self.not_asked(state)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """That seat has the Primo Giocatore. [SETUP-3]"""
        state.frames.pop()
        state.start = choice.number
        state.lead = choice.number
        state.turn = choice.number
        facts.starts(state, choice.number)


class DealCharacters(Draw):
    """One character card each. [SETUP-18]"""

    rule = "SETUP-18"

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """All cards."""
        return state.actions.deal

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Dealt already."""
        if choice.kind != DEAL:
            return self.not_asked(state)
        return CARD_DEALT if choice.number in state.character else None

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The next seat gets it."""
        receiver = next_receiver(state.character)
        state.character = replaced(state.character, receiver, choice.number)
        facts.dealt(state, receiver, choice.number)
        if receiver == SEATS - 1:
            state.frames.pop()


class FillHeadquarters(Passage):
    """Money and Soldati of the cards, and the start player's coin for the last one. [SETUP-19] [SETUP-20] [W32]"""

    def step(self, state: State) -> bool:
        """From here on the anytime options exist."""
        state.frames.pop()
        for seat in range(SEATS):
            character = state.box.characters[state.character[seat]]
            fill_headquarters(state, seat, character.money, character.headquarters_soldati)
        pay_start_coin(state, state.start, (state.start + SEATS - 1) % SEATS)
        state.open_headquarters = True
        return True
