"""An attack after its movement: bribery, the order's own trick, bonuses, conflict, knockout, and who holds the area."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.games.mafia_war.actions import AMOUNT, USE, WITH_CAR, Choice
from omerta.games.mafia_war.box import parts, tables
from omerta.games.mafia_war.frame import Frame, Passage
from omerta.games.mafia_war.phases.conflict import Approach, knock_out
from omerta.games.mafia_war.phases.execution import amounts, order_of
from omerta.games.mafia_war.phases.fighting import defence_of, defenders, lose_defenders, no_more_cars
from omerta.games.mafia_war.phases.recruitment import begin_recruitment
from omerta.games.mafia_war.pieces import car_attack_value, pay, settle_area, take_over
from omerta.games.mafia_war.state import (
    ATTACKERS,
    CAR_ALONG,
    LEADER,
    NEUTRAL,
    NO_ATTACK,
    ORIGIN,
    SEA_WAY,
    SIDE,
    TARGET,
    State,
)
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt

BRIBING: Final = 0
TRICK: Final = 1
BONUSES: Final = 2
CONFLICT: Final = 3
KNOCKOUT: Final = 4
RESULT: Final = 5
"""The steps of an attack in their strict order. [W50]"""


def open_attack(
    state: State, leader: int, side: int, origin: int, target: int, count: int, car: int, by_sea: bool
) -> None:
    """Soldati of `side` stand before an occupied area; `leader` decides for them. [MOVE-9] [AGITATE-3]"""
    state.attack = list(NO_ATTACK)
    state.attack[TARGET] = target
    state.attack[SIDE] = side
    state.attack[LEADER] = leader
    state.attack[ATTACKERS] = count
    state.attack[CAR_ALONG] = car
    state.attack[SEA_WAY] = 1 if by_sea else 0
    state.attack[ORIGIN] = origin
    state.tell(state.events.attacked, side, target, count)
    # Neutral Soldati come without tiles, tricks and skulls. [AGITATE-3] [W18]
    state.frames.append(Attack(CONFLICT if side == NEUTRAL else BRIBING))


class Attack(Passage):
    """An attack at `stage`: it puts the frames that ask something on top of it and goes on after them."""

    def __init__(self, stage: int) -> None:
        super().__init__()
        self.stage = stage

    def notation(self) -> str:
        """The frame as text."""
        return f"attack {self.stage}"

    def step(self, state: State) -> bool:
        """The next step; an attack without defenders or attackers left goes to its result. [BONUS-8] [W50]"""
        stage = self.stage
        seat = state.attack[LEADER]
        if defenders(state) == 0 or state.attack[ATTACKERS] == 0:
            stage = RESULT
        state.frames[-1] = Attack(stage + 1)
        if stage == BRIBING:
            if can_bribe(state, seat):
                state.frames.append(Bribery(seat))
        elif stage == TRICK:
            begin_trick(state, seat)
        elif stage == BONUSES:
            compare_bonuses(state)
        elif stage == CONFLICT:
            state.frames.append(Approach(seat))
        elif stage == KNOCKOUT:
            knock_out(state)
        else:
            finish(state)
        return True


def can_bribe(state: State, seat: int) -> bool:
    """Has the family marked Bribery, and the money for it? [TILES-2] [W20]"""
    return state.has_tile(seat, tables.BRIBERY) and state.money[seat] >= state.box.tiles[tables.BRIBERY].price


class AttackStep(Frame):
    """A question to the attacker between movement and conflict."""

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Cars are declared before the attack."""
        return no_more_cars(state) if choice.kind == WITH_CAR else super().why_not(state, seat, choice)


class Bribery(AttackStep):
    """The Bribery tile: 1 defender may be bought off, once per movement, never on a strike. [TILES-2] [W20] [W63]"""

    def notation(self) -> str:
        """The frame as text."""
        return f"bribery {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """Bribe?"""
        price = state.box.tiles[tables.BRIBERY].price
        return Prompt("bribery", "TILES-2", {"area": state.box.area_ids[state.attack[TARGET]], "price": price})

    def offer(self, state: State, seat: int) -> list[Action]:
        """Use it or not."""
        offers: list[Action] = [state.actions.pass_by]
        if can_bribe(state, seat):
            offers.append(state.actions.use[tables.BRIBERY])
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Pay, and a defender leaves; a neutral one brings a recruit. [W20]"""
        state.frames.pop()
        if choice.kind == USE:
            tile = state.box.tiles[tables.BRIBERY]
            state.tell(state.events.tile_used, seat, tables.BRIBERY)
            pay(state, seat, tile.price)
            lose_defenders(state, min(tile.number, defenders(state)), recruits=True)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why no bribe."""
        if choice.kind == USE:
            if choice.number == tables.BRIBERY:
                return "W20", "a-bribe-costs-money"
            return "TILE-1", "this-tile-cannot-be-used-now"
        return super().why_not(state, seat, choice)


def begin_trick(state: State, seat: int) -> None:
    """Orders that swap or buy off defenders ask how many, once per movement. [W50] [W63]"""
    order = order_of(state)
    swap = order.part_of_kind[parts.SWAP_DEFENDERS]
    if order.part_of_kind[parts.PAY_TO_REMOVE] >= 0 and state.money[seat] > 0:
        state.frames.append(BuyOff(seat))
    if swap >= 0:
        state.frames.append(Swap(seat, order.parts[swap].number))


class Swap(AttackStep):
    """Replace up to `limit` defenders by own Soldati, who are attackers then. [SPECIAL-1] [SPECIAL-5] [W63]"""

    def __init__(self, seat: int, limit: int) -> None:
        super().__init__(seat)
        self.limit = limit

    def notation(self) -> str:
        """The frame as text."""
        return f"swap {self.seat} {self.limit}"

    def prompt(self, state: State) -> Prompt:
        """How many?"""
        return Prompt("swap", "W63", {"area": state.box.area_ids[state.attack[TARGET]]})

    def offer(self, state: State, seat: int) -> list[Action]:
        """From none to as many as the order says or as stand there."""
        return amounts(state, 0, min(self.limit, defenders(state)))

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """They leave without becoming recruits; own Soldati come as far as the supply goes. [W11] [W25]"""
        state.frames.pop()
        if choice.number > 0:
            arriving = min(choice.number, state.supply_soldati[seat])
            lose_defenders(state, choice.number, recruits=False)
            state.supply_soldati[seat] -= arriving
            state.attack[ATTACKERS] += arriving
            state.tell(state.events.swapped, seat, state.attack[TARGET], arriving)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not so many."""
        if choice.kind == AMOUNT:
            return ("SPECIAL-1" if self.limit == 1 else "SPECIAL-5"), "not-so-many-defenders-can-be-replaced"
        return super().why_not(state, seat, choice)


class BuyOff(AttackStep):
    """Pay 1 Money for each defender that leaves. [SPECIAL-4] [W63]"""

    def notation(self) -> str:
        """The frame as text."""
        return f"buy-off {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """How many?"""
        return Prompt("buy-off", "SPECIAL-4", {"area": state.box.area_ids[state.attack[TARGET]]})

    def offer(self, state: State, seat: int) -> list[Action]:
        """From none to all, as far as the money goes."""
        return amounts(state, 0, min(state.money[seat], defenders(state)))

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Pay, and they leave; neutral ones bring recruits. [W11]"""
        state.frames.pop()
        if choice.number > 0:
            pay(state, seat, choice.number)
            lose_defenders(state, choice.number, recruits=True)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not so many."""
        if choice.kind == AMOUNT:
            if choice.number > defenders(state):
                return "W63", "not-so-many-defenders-are-there"
            return "SPECIAL-4", "each-costs-1-money"
        return super().why_not(state, seat, choice)


def attack_bonus(state: State) -> int:
    """Skull, car and Miniguns. [BONUS-1] [BONUS-2] [MOVE-11] [TILES-8]"""
    seat = state.attack[LEADER]
    bonus = order_of(state).skull
    if state.attack[CAR_ALONG] > 0:
        bonus += car_attack_value(state, seat)
    if state.attack[SEA_WAY] > 0 and state.has_tile(seat, tables.MINIGUNS):
        bonus += state.box.tiles[tables.MINIGUNS].number
    return bonus


def compare_bonuses(state: State) -> None:
    """As many defenders leave as the attack bonuses exceed the defence. [BONUS-6] [BONUS-7] [BONUS-9]"""
    attack = attack_bonus(state)
    defence = defence_of(state, state.attack[TARGET])
    state.tell(state.events.bonuses, attack, defence)
    if attack > defence:
        lose_defenders(state, min(attack - defence, defenders(state)), recruits=True)


def finish(state: State) -> None:
    """The result: repelled, wiped out on both sides, or taken over. [CONFLICT-13] [CONFLICT-14] [W14]"""
    attack = state.attack
    target, side, seat = attack[TARGET], attack[SIDE], attack[LEADER]
    left, car = attack[ATTACKERS], attack[CAR_ALONG]
    was_held = defenders(state) > 0
    state.attack = list(NO_ATTACK)
    state.frames.pop()
    if left > 0:
        take_over(state, target, side, left, car)  # [BONUS-8] [ATTACK-3] [AGITATE-6]
        if side != NEUTRAL:
            begin_recruitment(state, seat, target)
        return
    settle_area(state, target)
    if car > 0:
        state.supply_cars[side] += car
        state.tell(state.events.cars_lost, side, target, car)
    state.tell(state.events.repelled if was_held else state.events.wiped_out, side, target)


FRAMES: Final[dict[str, Callable[..., Frame]]] = {
    "attack": Attack,
    "bribery": Bribery,
    "swap": Swap,
    "buy-off": BuyOff,
}
