"""An attack after its movement: bribery, the order's own trick, bonuses, conflict, knockout, and who holds the area."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import PASS, USE, WITH_CAR, Choice
from omerta.games.mafia_war.attack_record import AttackRecord
from omerta.games.mafia_war.box.parts import PAY_TO_REMOVE, SWAP_DEFENDERS
from omerta.games.mafia_war.box.tables import BRIBERY, MINIGUNS
from omerta.games.mafia_war.frame import Ask, Passage
from omerta.games.mafia_war.numbers import NEUTRAL
from omerta.games.mafia_war.phases.attack.conflict import Approach, knock_out
from omerta.games.mafia_war.phases.attack.fighting import defenders, lose_defenders, no_more_cars
from omerta.games.mafia_war.phases.attack.recruitment import begin_recruitment
from omerta.games.mafia_war.phases.choices import PickAmount
from omerta.games.mafia_war.phases.orders.execution import order_of
from omerta.games.mafia_war.pieces.board import draw_from_supply, return_cars, settle_area, take_over
from omerta.games.mafia_war.pieces.headquarters import pay
from omerta.games.mafia_war.pieces.reading import car_attack_value, defence_of
from omerta.games.mafia_war.state import NO_ATTACK, State
from omerta.kernel.machine import Refusal

BRIBING: Final = 0
TRICK: Final = 1
BONUSES: Final = 2
CONFLICT: Final = 3
KNOCKOUT: Final = 4
RESULT: Final = 5
"""The steps of an attack in their strict order. [W50]"""

NO_BRIBE: Final = Refusal("W20", "a-bribe-costs-money")
OTHER_TILE: Final = Refusal("TILE-1", "this-tile-cannot-be-used-now")
ONE_SWAP: Final = Refusal("SPECIAL-1", "not-so-many-defenders-can-be-replaced")
SWAP_LIMIT: Final = Refusal("SPECIAL-5", "not-so-many-defenders-can-be-replaced")
NOT_SO_MANY: Final = Refusal("W63", "not-so-many-defenders-are-there")
NO_MONEY: Final = Refusal("SPECIAL-4", "each-costs-1-money")


def open_attack(
    state: State, leader: int, side: int, origin: int, target: int, count: int, car: int, by_sea: bool
) -> None:
    """Soldati of `side` stand before an occupied area; `leader` decides for them. [MOVE-9] [AGITATE-3]"""
    attack = AttackRecord()
    attack.target = target
    attack.origin = origin
    attack.side = side
    attack.leader = leader
    attack.attackers = count
    attack.car = car
    attack.by_sea = by_sea
    state.attack = attack
    facts.attacked(state, side, target, count)
    # Neutral Soldati come without tiles, tricks and skulls. [AGITATE-3] [W18]
    state.frames.append(Attack(CONFLICT if side == NEUTRAL else BRIBING))


class Attack(Passage):
    """An attack at `stage`: it puts the frames that ask something on top of it and goes on after them."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def step(self, state: State) -> bool:
        """The next step; an attack without defenders or attackers left goes to its result. [BONUS-8] [W50]"""
        stage = self.stage
        seat = state.attack.leader
        if defenders(state) == 0 or state.attack.attackers == 0:
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
    return state.has_tile(seat, BRIBERY) and state.money[seat] >= state.box.tiles[BRIBERY].price


class Bribery(Ask):
    """The Bribery tile: 1 defender may be bought off, once per movement, never on a strike. [TILES-2] [W20] [W63]"""

    rule = "TILES-2"

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Where, and for how much?"""
        return {"area": state.box.area_ids[state.attack.target], "price": state.box.tiles[BRIBERY].price}

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Use it or not."""
        return state.actions.pass_by, state.actions.use[BRIBERY]

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """No bribe without the money; cars are declared before the attack."""
        if choice.kind == PASS:
            return None
        if choice.kind != USE:
            return no_more_cars(state) if choice.kind == WITH_CAR else self.not_asked(state)
        if choice.number != BRIBERY:
            return OTHER_TILE
        return None if can_bribe(state, seat) else NO_BRIBE

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Pay, and a defender leaves; a neutral one brings a recruit. [W20]"""
        state.frames.pop()
        if choice.kind == USE:
            tile = state.box.tiles[BRIBERY]
            facts.tile_used(state, seat, BRIBERY)
            pay(state, seat, tile.price)
            lose_defenders(state, min(tile.number, defenders(state)), recruits=True)


def begin_trick(state: State, seat: int) -> None:
    """Orders that swap or buy off defenders ask how many, once per movement. [W50] [W63]"""
    order = order_of(state)
    swap = order.part_of_kind[SWAP_DEFENDERS]
    if order.part_of_kind[PAY_TO_REMOVE] >= 0 and state.money[seat] > 0:
        state.frames.append(BuyOff(seat))
    if swap >= 0:
        state.frames.append(Swap(seat, order.parts[swap].number))


class Trick(PickAmount):
    """How many defenders leave before the conflict, perhaps none."""

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Where?"""
        return {"area": state.box.area_ids[state.attack.target]}

    def least(self, state: State) -> int:
        """None."""
        return 0

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Too many; cars are declared before the attack."""
        return no_more_cars(state) if choice.kind == WITH_CAR else super().refuse(state, seat, choice, measure)


class Swap(Trick):
    """Replace up to `limit` defenders by own Soldati, who are attackers then. [SPECIAL-1] [SPECIAL-5] [W63]"""

    rule = "W63"

    def __init__(self, seat: int, limit: int) -> None:
        super().__init__(seat)
        self.limit = limit

    def most(self, state: State) -> int:
        """As many as the order says or as stand there."""
        return min(self.limit, defenders(state))

    def too_many(self, state: State, amount: int) -> Refusal:
        """More than the order replaces, or than are there."""
        return ONE_SWAP if self.limit == 1 else SWAP_LIMIT

    def chosen(self, state: State, amount: int) -> None:
        """They leave without becoming recruits; own Soldati come as far as the supply goes. [W11] [W25]"""
        if amount > 0:
            lose_defenders(state, amount, recruits=False)
            arriving = draw_from_supply(state, self.seat, amount)
            state.attack.attackers += arriving
            facts.swapped(state, self.seat, state.attack.target, arriving)


class BuyOff(Trick):
    """Pay 1 Money for each defender that leaves. [SPECIAL-4] [W63]"""

    rule = "SPECIAL-4"

    def most(self, state: State) -> int:
        """All, as far as the money goes."""
        return min(state.money[self.seat], defenders(state))

    def too_many(self, state: State, amount: int) -> Refusal:
        """More than are there, or than can be paid."""
        return NOT_SO_MANY if amount > defenders(state) else NO_MONEY

    def chosen(self, state: State, amount: int) -> None:
        """Pay, and they leave; neutral ones bring recruits. [W11]"""
        if amount > 0:
            pay(state, self.seat, amount)
            lose_defenders(state, amount, recruits=True)


def attack_bonus(state: State) -> int:
    """Skull, car and Miniguns. [BONUS-1] [BONUS-2] [MOVE-11] [TILES-8]"""
    seat = state.attack.leader
    bonus = order_of(state).skull
    if state.attack.car > 0:
        bonus += car_attack_value(state, seat)
    if state.attack.by_sea and state.has_tile(seat, MINIGUNS):
        bonus += state.box.tiles[MINIGUNS].number
    return bonus


def compare_bonuses(state: State) -> None:
    """As many defenders leave as the attack bonuses exceed the defence. [BONUS-6] [BONUS-7] [BONUS-9]"""
    attack = attack_bonus(state)
    defence = defence_of(state, state.attack.target)
    facts.bonuses(state, attack, defence)
    if attack > defence:
        lose_defenders(state, min(attack - defence, defenders(state)), recruits=True)


def finish(state: State) -> None:
    """The result: repelled, wiped out on both sides, or taken over. [CONFLICT-13] [CONFLICT-14] [W14]"""
    attack = state.attack
    target, side = attack.target, attack.side
    was_held = defenders(state) > 0
    state.attack = NO_ATTACK
    state.frames.pop()
    if attack.attackers > 0:
        take_over(state, target, side, attack.attackers, attack.car)  # [BONUS-8] [ATTACK-3] [AGITATE-6]
        if side != NEUTRAL:
            begin_recruitment(state, attack.leader, target)
        return
    settle_area(state, target)
    if attack.car > 0:
        return_cars(state, side, target, attack.car)
    if was_held:
        facts.repelled(state, side, target)
    else:
        facts.wiped_out(state, side, target)
