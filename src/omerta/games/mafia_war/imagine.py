"""Imagined worlds: positions a seat cannot tell from the real one, drawn fairly from those it holds possible."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from omerta.games.mafia_war.actions import Choice
from omerta.games.mafia_war.frame import AskSecretly
from omerta.games.mafia_war.numbers import EMPTY, ORDER_SLOTS, SEATS, UNKNOWN, count_bits, has
from omerta.games.mafia_war.phases.management import Mark, Unmark
from omerta.games.mafia_war.state import State, WarSight
from omerta.kernel.chance import Dice
from omerta.kernel.errors import Mismatch
from omerta.kernel.machine import SEVERAL

MOST_MONEY: Final = 15
MOST_IN_HEADQUARTERS: Final = 12
"""Where screens hide what can be counted, a world is drawn with numbers up to these."""
TRIES: Final = 1000
"""With screens, worlds are drawn until one explains what is being asked."""


def imagine(sight: WarSight, dice: Dice) -> State:
    """A world like the one seen: face-down orders, headquarters, cards and pending choices are drawn. [W24]"""
    for _ in range(TRIES):
        state = sight.board.copy()
        _draw_orders(state, sight, dice)
        _draw_cards(state, dice)
        if state.hidden:
            _draw_stock(state, dice)
        _draw_choices(state, sight, dice)
        if not state.hidden or _explains(state, sight):
            return state
    raise Mismatch("no world agrees with the sight")


def _draw_orders(state: State, sight: WarSight, dice: Dice) -> None:
    """A face for every order token the seat cannot read; the rest of what its family has is in headquarters.

    A token can only be an order its family had when it was placed. What a family has only grows but for sales, which
    rule an order out everywhere; so the possible sets lie in each other, and drawing the smallest first is fair.
    """
    for seat in range(SEATS):
        if not sight.is_secret(seat):
            continue
        left = sight.hidden_orders(seat)
        if state.family[seat] >= 0:
            for place in _unknown_places(state, seat):
                slot = _draw_bit(state.order_masks[place] & left, dice)
                state.orders[place] = slot
                state.board_orders[seat] |= 1 << slot
                left &= ~(1 << slot)
        state.headquarters_orders[seat] = left


def _unknown_places(state: State, seat: int) -> list[int]:
    """Where tokens lie that cannot be read, those with the fewest possible faces first."""
    sized: list[int] = []
    for place in range(len(state.orders)):
        if state.orders[place] == UNKNOWN and state.holder[place // 2] == seat:
            sized.append(count_bits(state.order_masks[place] & ~state.sold_orders[seat]) * len(state.orders) + place)
    sized.sort()
    return [number % len(state.orders) for number in sized]


def _draw_bit(bits: i64, dice: Dice) -> int:
    """One number of a bit set, each equally likely."""
    skip = dice.below(count_bits(bits))
    for number in range(ORDER_SLOTS):
        if has(bits, number):
            if skip == 0:
                return number
            skip -= 1
    raise AssertionError("an order token without a face")


def _draw_cards(state: State, dice: Dice) -> None:
    attack = state.attack
    if attack.target == EMPTY:
        return
    if attack.leader_card == UNKNOWN:
        attack.leader_card = dice.below(len(state.box.conflict_cards))
    if attack.defender_card == UNKNOWN:
        attack.defender_card = dice.below(len(state.box.conflict_cards))


def _draw_stock(state: State, dice: Dice) -> None:
    """Money and Soldati behind a screen."""
    for seat in range(SEATS):
        if state.money[seat] != UNKNOWN:
            continue
        spare: i64 = state.box.pieces.soldati - (state.attack.attackers if state.attack.side == seat else 0)
        for area in range(len(state.holder)):
            if state.holder[area] == seat:
                spare -= state.soldati[area]
        filled = state.open_headquarters
        state.money[seat] = dice.below(MOST_MONEY + 1) if filled else 0
        state.headquarters[seat] = dice.below(min(spare, MOST_IN_HEADQUARTERS) + 1) if filled else 0
        state.supply_soldati[seat] = spare - state.headquarters[seat]


def _draw_choices(state: State, sight: WarSight, dice: Dice) -> None:
    """Seats that have chosen secretly in a simultaneous step choose something here too."""
    frame = state.frames[-1] if state.frames else None
    nothing = 0 if isinstance(frame, (Mark, Unmark)) else EMPTY
    for seat in range(SEATS):
        if state.pending[seat] == UNKNOWN:
            state.pending[seat] = nothing
    if not isinstance(frame, AskSecretly):
        return
    while True:
        ready = [seat for seat in frame.movers(state) if seat not in sight.movers]
        if not ready:
            break
        offers = frame.offer(state, ready[0])
        choice = offers[dice.below(len(offers))]
        assert isinstance(choice, Choice)
        frame.carry_out(state, ready[0], choice)
    state.forget_offers(sight.seat)


def _explains(state: State, sight: WarSight) -> bool:
    """Would this world ask the question that is being asked?"""
    if state.to_move() != sight.movers:
        return False
    if state.frames:
        frame = state.frames[-1]
        if frame.step(state.copy()):
            return False
        fewest = 1 if frame.is_decision() or frame.asked(state) == SEVERAL else 2  # as `go_on` decides
        for seat in sight.movers:
            if len(state.asked_of(seat)) < fewest:
                return False
    return state.seen_by(sight.seat) == sight
