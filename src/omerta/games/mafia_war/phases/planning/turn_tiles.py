"""Control tiles of the planning phase: once per turn, before or after the move. Influence comes before all turns."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import PASS, TAKE, USE, Choice
from omerta.games.mafia_war.box.tables import CARS, INFLUENCE, MEETING, REINFORCEMENTS, SPEEDBOATS
from omerta.games.mafia_war.frame import Ask, Passage
from omerta.games.mafia_war.numbers import EMPTY, NEUTRAL, SEATS, has
from omerta.games.mafia_war.phases.planning.sheets import put_on_top
from omerta.games.mafia_war.phases.supply.boats import PlaceBoat, can_place_boat
from omerta.games.mafia_war.phases.supply.equipment import CarArea, can_place_car
from omerta.games.mafia_war.phases.supply.soldati import PlaceArea, Recruit
from omerta.games.mafia_war.pieces.headquarters import dismiss, pay
from omerta.games.mafia_war.pieces.reading import has_area
from omerta.games.mafia_war.pieces.sheets import lift_top, store_token
from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.tokens import on_sheet, tokens_of
from omerta.kernel.machine import Refusal
from omerta.kernel.view import Prompt

NOT_MARKED: Final = Refusal("TILE-1", "you-have-not-marked-that-tile")
TOO_LATE: Final = Refusal("TILES-6", "only-before-the-planning-phase")
NOT_IN_TURN: Final = Refusal("TILE-1", "that-tile-is-not-used-in-a-turn")
USED: Final = Refusal("W39", "used-in-this-turn-already")
NO_MONEY: Final = [Refusal(rule, "no-money-for-that-tile") for rule in ("TILES-7", "TILES-10", "TILES-3", "TILES-11")]
NO_EFFECT: Final = [Refusal(refusal.rule, "that-tile-could-do-nothing-now") for refusal in NO_MONEY]
"""Both by tile, from Meeting on."""
ONLY_INFLUENCE: Final = Refusal("TILES-6", "only-influence-is-asked-before-the-phase")
NO_NEUTRAL: Final = Refusal("TILES-6", "no-neutral-token-lies-there")


def tiles_of_turn(state: State) -> tuple[Choice, ...]:
    """The tiles that are used in a turn: Meeting, Reinforcements, Cars, Speedboats."""
    return state.actions.use_in_turn


def refuse_tile(state: State, seat: int, tile: int, money: int) -> Refusal | None:
    """Only a marked tile not used in this turn that so much money pays and that does something. [TILE-1] [W39]"""
    if not state.has_tile(seat, tile):
        return NOT_MARKED
    if tile == INFLUENCE:
        return TOO_LATE
    if tile > SPEEDBOATS:
        return NOT_IN_TURN
    if has(state.used, tile):
        return USED
    if money < state.box.tiles[tile].price:
        return NO_MONEY[tile - MEETING]
    return None if has_effect(state, seat, tile) else NO_EFFECT[tile - MEETING]


def has_effect(state: State, seat: int, tile: int) -> bool:
    """Could the tile do anything now?"""
    if tile == MEETING:
        return state.supply_soldati[seat] > 0
    if tile == REINFORCEMENTS:
        return state.headquarters[seat] > 0 and has_area(state, seat)
    if tile == CARS:
        return can_place_car(state, seat)
    return can_place_boat(state, seat)


def use_tile(state: State, seat: int, tile: int) -> None:
    """Pay, then do it."""
    state.used |= 1 << tile
    facts.tile_used(state, seat, tile)
    pay(state, seat, state.box.tiles[tile].price)
    number = state.box.tiles[tile].number
    if tile == MEETING:
        state.frames.append(Recruit(seat, number))  # [TILES-7] [W29]
    elif tile == REINFORCEMENTS:
        state.frames.append(ReinforcementArea(seat, number, 1))  # [TILES-10] [W29]
    elif tile == CARS:
        state.frames.append(CarArea(seat))  # [TILES-3]
    else:
        state.frames.append(PlaceBoat(seat, EMPTY, 1))  # [TILES-11]


class ReinforcementArea(PlaceArea):
    """Into which own area do the Reinforcements go? [TILES-10]"""

    rule = "TILES-10"
    only_own = Refusal("TILES-10", "only-where-you-already-stand")

    def prompt(self, state: State) -> Prompt:
        """Asked like any placing."""
        return Prompt("place-area", self.rule, self.prompt_args(state))


class InfluenceTiles(Passage):
    """Before the first turn each family, in order of play, may use the Influence tile. [TILES-6] [W29]"""

    def __init__(self, served: int) -> None:
        self.served = served

    def step(self, state: State) -> bool:
        """Ask the next one who can."""
        state.frames.pop()
        if self.served < SEATS:
            state.frames.append(InfluenceTiles(self.served + 1))
            state.frames.append(InfluenceTile((state.lead + self.served) % SEATS))
        return True


class InfluenceTile(Ask):
    """Use Influence, or not?"""

    rule = "TILES-6"

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Yes or no."""
        return (state.actions.use[INFLUENCE], state.actions.pass_by)

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Only with the mark, a Soldato in headquarters, a neutral token on top and an own one in supply. [W29]"""
        if choice.kind != USE:
            return None if choice.kind == PASS else self.not_asked(state)
        is_possible = (
            choice.number == INFLUENCE
            and state.has_tile(self.seat, INFLUENCE)
            and state.headquarters[self.seat] > 0
            and state.supply_tokens[self.seat] > 0
            and on_sheet(state.top, NEUTRAL) > 0
        )
        return None if is_possible else ONLY_INFLUENCE

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The Soldato goes to supply; which neutral token goes?"""
        state.frames.pop()
        if choice.kind == PASS:
            return
        dismiss(state, self.seat)
        facts.tile_used(state, self.seat, INFLUENCE)
        state.frames.append(InfluenceCell(self.seat))


class InfluenceCell(Ask):
    """Which neutral token of the top sheet becomes the family's?"""

    rule = "TILES-6"

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The grid of the top sheet."""
        return state.actions.take

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """No neutral token there."""
        if choice.kind != TAKE:
            return self.not_asked(state)
        return None if tokens_of(state.top[choice.number], NEUTRAL) > 0 else NO_NEUTRAL

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The neutral one leaves the game, an own one takes its place. [W29]"""
        state.frames.pop()
        lift_top(state, choice.number, NEUTRAL)
        store_token(state, NEUTRAL)
        put_on_top(state, self.seat, choice.number)
