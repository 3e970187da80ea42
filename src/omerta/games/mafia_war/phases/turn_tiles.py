"""Control tiles of the planning phase: once per turn, before or after the move. Influence comes before all turns."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import PASS, SEATS, TAKE, USE, Choice
from omerta.games.mafia_war.box.tables import CARS, INFLUENCE, MEETING, REINFORCEMENTS, SPEEDBOATS
from omerta.games.mafia_war.frame import NOT_ASKED, Frame, Passage
from omerta.games.mafia_war.phases.boats import PlaceBoat, can_place_boat
from omerta.games.mafia_war.phases.equipment import CarArea, can_place_car
from omerta.games.mafia_war.phases.soldati import PlaceArea, Recruit
from omerta.games.mafia_war.pieces import pay
from omerta.games.mafia_war.state import EMPTY, NEUTRAL, State
from omerta.games.mafia_war.tokens import on_sheet, one, tokens_of
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt

TURN_TILES: Final = (MEETING, REINFORCEMENTS, CARS, SPEEDBOATS)


def has_effect(state: State, seat: int, tile: int) -> bool:
    """Could the tile do anything now?"""
    if tile == MEETING:
        return state.supply_soldati[seat] > 0
    if tile == REINFORCEMENTS:
        return state.headquarters[seat] > 0 and seat in state.holder
    if tile == CARS:
        return can_place_car(state, seat)
    return can_place_boat(state, seat)


def offer_tiles(state: State, seat: int, offers: list[Action]) -> None:
    """Every marked tile not used in this turn that can be paid and does something. [TILE-1] [W39]"""
    for tile in TURN_TILES:
        if (
            state.has_tile(seat, tile)
            and not (state.used >> tile) & 1
            and state.money[seat] >= state.box.tiles[tile].price
            and has_effect(state, seat, tile)
        ):
            offers.append(state.actions.use[tile])


def use_tile(state: State, seat: int, tile: int) -> None:
    """Pay, then do it."""
    state.used |= 1 << tile
    state.tell(state.events.tile_used, seat, tile)
    pay(state, seat, state.box.tiles[tile].price)
    number = state.box.tiles[tile].number
    if tile == MEETING:
        state.frames.append(Recruit(seat, number))  # [TILES-7] [W29]
    elif tile == REINFORCEMENTS:
        state.frames.append(PlaceArea(seat, number, 1))  # [TILES-10] [W29]
    elif tile == CARS:
        state.frames.append(CarArea(seat))  # [TILES-3]
    else:
        state.frames.append(PlaceBoat(seat, EMPTY, 1))  # [TILES-11]


def why_not_tile(state: State, seat: int, tile: int) -> tuple[str, str]:
    """Why a tile cannot be used in a turn."""
    if not state.has_tile(seat, tile):
        return "TILE-1", "you-have-not-marked-that-tile"
    if tile == INFLUENCE:
        return "TILES-6", "only-before-the-planning-phase"
    if tile not in TURN_TILES:
        return "TILE-1", "that-tile-is-not-used-in-a-turn"
    if (state.used >> tile) & 1:
        return "W39", "used-in-this-turn-already"
    if state.money[seat] < state.box.tiles[tile].price:
        return _RULES[tile - MEETING], "no-money-for-that-tile"
    return _RULES[tile - MEETING], "that-tile-could-do-nothing-now"


_RULES: Final = ("TILES-7", "TILES-10", "TILES-3", "TILES-11")


class InfluenceTiles(Passage):
    """Before the first turn each family, in order of play, may use the Influence tile. [TILES-6] [W29]"""

    def __init__(self, asked: int) -> None:
        super().__init__()
        self.asked = asked

    def notation(self) -> str:
        """The frame as text."""
        return f"influence-tiles {self.asked}"

    def step(self, state: State) -> bool:
        """Ask the next one who can."""
        state.frames.pop()
        if self.asked < SEATS:
            state.frames.append(InfluenceTiles(self.asked + 1))
            state.frames.append(InfluenceTile((state.lead + self.asked) % SEATS))
        return True


class InfluenceTile(Frame):
    """Use Influence, or not?"""

    def notation(self) -> str:
        """The frame as text."""
        return f"influence-tile {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """Yes or no?"""
        return Prompt("influence-tile", "TILES-6")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Only with the mark, a Soldato in headquarters, a neutral token on top and an own one in supply. [W29]"""
        if (
            state.has_tile(self.seat, INFLUENCE)
            and state.headquarters[self.seat] > 0
            and state.supply_tokens[self.seat] > 0
            and on_sheet(state.top, NEUTRAL) > 0
        ):
            return [state.actions.use[INFLUENCE], state.actions.pass_by]
        return []

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The Soldato goes to supply; which neutral token goes?"""
        state.frames.pop()
        if choice.kind == PASS:
            return
        state.headquarters[self.seat] -= 1
        state.supply_soldati[self.seat] += 1
        state.tell(state.events.tile_used, self.seat, INFLUENCE)
        state.frames.append(InfluenceCell(self.seat))

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Only this tile now."""
        return "TILES-6", "only-influence-is-asked-before-the-phase" if choice.kind == USE else NOT_ASKED


class InfluenceCell(Frame):
    """Which neutral token of the top sheet becomes the family's?"""

    def notation(self) -> str:
        """The frame as text."""
        return f"influence-cell {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """Which?"""
        return Prompt("influence-cell", "TILES-6")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every cell of the top sheet with a neutral token."""
        cells = range(len(state.top))
        return [state.actions.take[cell] for cell in cells if tokens_of(state.top[cell], NEUTRAL) > 0]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The neutral one leaves the game, an own one takes its place. [W29]"""
        state.frames.pop()
        state.top[choice.number] += one(self.seat) - one(NEUTRAL)
        state.boxed_tokens += 1
        state.supply_tokens[self.seat] -= 1
        state.tell(state.events.token_on_top, self.seat, choice.number, self.seat)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """No neutral token there."""
        return "TILES-6", "no-neutral-token-lies-there" if choice.kind == TAKE else NOT_ASKED
