"""What lies in headquarters: money, Soldati in waiting and order tokens, and how they come and go."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.numbers import EMPTY, EXECUTED, FACE_UP, FRESH, ORDER_SLOTS, replaced
from omerta.games.mafia_war.pieces.reading import labs_of
from omerta.games.mafia_war.state import State

START_COIN: Final = 1
SALE: Final = 1
"""What an order in headquarters is worth. [ANYTIME-2]"""


def recruit(state: State, seat: int, count: int) -> None:
    """Soldati from supply to headquarters. [RECRUIT-1]"""
    _call_up(state, seat, count)
    facts.recruited(state, seat, count)


def take_recruits(state: State, seat: int, count: int) -> None:
    """For removed neutrals own Soldati go from supply to headquarters, as far as there are any. [BONUS-7] [W25]"""
    state.answer_unasked(seat)
    count = min(count, state.supply_soldati[seat])
    _call_up(state, seat, count)
    if count > 0:
        facts.recruits(state, seat, count)


def fill_headquarters(state: State, seat: int, money: int, soldati: int) -> None:
    """What a character card brings. [SETUP-19] [W32]"""
    state.money[seat] += money
    _call_up(state, seat, soldati)


def _call_up(state: State, seat: int, count: int) -> None:
    state.supply_soldati[seat] -= count
    state.headquarters[seat] += count


def dismiss(state: State, seat: int) -> None:
    """A Soldato from headquarters to supply. [TILES-6]"""
    state.headquarters[seat] -= 1
    state.supply_soldati[seat] += 1


def earn(state: State, seat: int, count: int) -> None:
    """Money from the supply, which never runs out. [COMPONENT-10]"""
    if count > 0:
        state.money[seat] += count
        facts.earned(state, seat, count)


def pay(state: State, seat: int, count: int) -> None:
    """Money to the supply."""
    if count > 0:
        state.money[seat] -= count
        facts.paid(state, seat, count)


def pay_to(state: State, seat: int, receiver: int, count: int) -> None:
    """Money to another player. [PLAN-4] [GAIN-7]"""
    if count > 0:
        _hand_over(state, seat, receiver, count)
        facts.fee_paid(state, seat, receiver, count)


def pay_start_coin(state: State, seat: int, receiver: int) -> None:
    """The start player's coin goes to the last player. [SETUP-20]"""
    _hand_over(state, seat, receiver, START_COIN)
    facts.start_coin(state, seat, receiver, START_COIN)


def _hand_over(state: State, seat: int, receiver: int, count: int) -> None:
    state.money[seat] -= count
    state.money[receiver] += count


def give_money(state: State, seat: int, mate: int, cost: int) -> None:
    """A gift: half of it arrives, the rest goes to the supply. [ANYTIME-4]"""
    count = cost // 2
    state.money[seat] -= cost
    state.money[mate] += count
    facts.gave(state, seat, mate, count, cost)


def launder(state: State, seat: int) -> None:
    """1 Money for each own lab. [LAUNDER-1]"""
    count = labs_of(state, seat)
    state.money[seat] += count
    facts.laundered(state, seat, count)


def sell_order(state: State, seat: int, slot: int) -> None:
    """An order leaves headquarters and the game for what it is worth. [ANYTIME-2] [ANYTIME-3]"""
    state.headquarters_orders[seat] &= ~(1 << slot)
    state.sold_orders = replaced(state.sold_orders, seat, state.sold_orders[seat] | 1 << slot)
    state.money[seat] += SALE
    facts.sold(state, seat, state.order_number(seat, slot), SALE)


def deal_orders(state: State, seat: int, basic: int, advanced: int) -> None:
    """Basic orders in headquarters, advanced ones beside the mat, as bit sets of slots. [SETUP-13] [SETUP-14]"""
    state.headquarters_orders[seat] = basic
    state.mat_orders = replaced(state.mat_orders, seat, advanced)


def gain_order(state: State, seat: int, slot: int) -> None:
    """An uncovered order comes from the mat to headquarters. [MAT-9]"""
    state.mat_orders = replaced(state.mat_orders, seat, state.mat_orders[seat] & ~(1 << slot))
    state.headquarters_orders[seat] |= 1 << slot
    facts.order_gained(state, seat, state.order_number(seat, slot))


def lay_order(state: State, seat: int, area: int, slot: int) -> None:
    """An order token from headquarters face down into an area; only the team learns which. [ORDER-1] [W24]"""
    place = area * 2 if state.orders[area * 2] == EMPTY else area * 2 + 1
    state.orders[place] = slot
    state.order_marks[place] = FRESH
    state.order_masks = replaced(state.order_masks, place, state.headquarters_orders[seat] | state.board_orders[seat])
    state.headquarters_orders[seat] &= ~(1 << slot)
    state.board_orders[seat] |= 1 << slot
    facts.order_issued(state, seat, area)
    facts.order_laid(state, seat, area, state.order_number(seat, slot))


def season_orders(state: State) -> None:
    """The turn is over: no order is fresh any more. [TILES-4]"""
    marks = state.order_marks
    for place in range(len(marks)):
        marks[place] &= ~FRESH


def turn_up_order(state: State, place: int) -> None:
    """An order token is turned face up. [ENCOUNTER-1]"""
    seat = state.holder[place // 2]
    state.order_marks[place] = FACE_UP
    facts.order_revealed(state, seat, place // 2, state.order_number(seat, state.orders[place]))


def mark_executed(state: State, place: int) -> None:
    """An executed order stays for its vest. [ENCOUNTER-6]"""
    state.order_marks[place] |= EXECUTED


def return_order(state: State, place: int) -> None:
    """An order token goes back to headquarters; the one being executed does so only at its end. [ENCOUNTER-8] [W9]"""
    area = place // 2
    seat = state.holder[area]
    slot: int = state.orders[place]
    if place == area * 2:
        state.orders[place] = state.orders[place + 1]
        state.order_marks[place] = state.order_marks[place + 1]
        state.order_masks = replaced(state.order_masks, place, state.order_masks[place + 1])
        place += 1
    state.orders[place] = EMPTY
    state.order_marks[place] = 0
    state.order_masks = replaced(state.order_masks, place, 0)
    if state.executing != seat * ORDER_SLOTS + slot:
        bring_home(state, seat, slot)
    facts.order_returned(state, seat, area)


def bring_home(state: State, seat: int, slot: int) -> None:
    """An order token that has left its area reaches headquarters. [W9]"""
    state.board_orders[seat] &= ~(1 << slot)
    state.headquarters_orders[seat] |= 1 << slot


def return_orders(state: State, area: int) -> None:
    """All order tokens of an area go back to headquarters. [ENCOUNTER-8] [ATTACK-2] [RALLY-3]"""
    if state.orders[area * 2 + 1] != EMPTY:
        return_order(state, area * 2 + 1)
    if state.orders[area * 2] != EMPTY:
        return_order(state, area * 2)
