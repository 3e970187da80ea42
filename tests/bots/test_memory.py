"""A judge that remembers what it worked out at the last question judges like one that works everything out anew."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from omerta.bots.bot import Judge
from omerta.bots.judges import make_judge
from omerta.bots.soldato import Soldato
from omerta.games import find_game
from omerta.games.mafia_war.box import parts
from omerta.games.mafia_war.numbers import ALL_ORDERS, EMPTY, EXECUTED, MAT_ROWS, ORDER_SLOTS, SEATS, added, bit_set
from omerta.games.mafia_war.state import State, WarSight
from omerta.games.mafia_war.tokens import one
from omerta.kernel import Dice, settle

WAR = find_game("mafia-war")
ONE_IN = 11
LEFT_TO_DICE = ("cards", "pick-up")


@cache
def questions() -> list[WarSight]:
    """What seats see at some questions of a game between soldati."""
    dice = Dice("memory")
    soldato = Soldato(make_judge(WAR, dice), dice)
    state = WAR.setup(WAR.choose_options({"leaders": "yellow,red,blue,white"}))
    found: list[WarSight] = []
    number = 0
    while state.outcome() is None:
        settle(state, dice)
        for seat in state.to_move()[:1]:
            sight = state.seen_by(seat)
            prompt = state.prompt()
            assert isinstance(sight, WarSight)
            assert prompt is not None
            number += 1
            state.advance(seat, soldato.choose(sight))
            if number % ONE_IN == 0 and prompt.key not in LEFT_TO_DICE:
                sight.board.headquarters_orders[seat] = ALL_ORDERS  # so that every kind of order is weighed
                found.append(sight)
    return found


def judgement(judge: Judge, sight: WarSight) -> list[float]:
    """What a judge thinks of every answer."""
    return [judge.worth(sight, choice) for choice in sight.asked()]


def first_own(board: State, seat: int) -> int:
    """An area of the seat."""
    return list(board.holder).index(seat) if seat in board.holder else 0


def more_soldati(board: State, seat: int) -> None:
    board.soldati[first_own(board, seat)] += 4


def other_holder(board: State, seat: int) -> None:
    board.holder[first_own(board, seat)] = (seat + 1) % SEATS


def no_orders(board: State, seat: int) -> None:
    for place in range(len(board.orders)):
        board.orders[place] = EMPTY


def orders_done(board: State, seat: int) -> None:
    for place in range(len(board.orders)):
        board.order_marks[place] |= EXECUTED


def a_car(board: State, seat: int) -> None:
    board.cars = added(board.cars, first_own(board, seat), 1)


def a_lab(board: State, seat: int) -> None:
    board.labs = added(board.labs, first_own(board, seat), 1)


def boats(board: State, seat: int) -> None:
    for sea in range(len(board.boats) // SEATS):
        board.boats = added(board.boats, sea * SEATS + seat, 1)


def bare_mat(board: State, seat: int) -> None:
    board.mat = tuple([0] * (SEATS * MAT_ROWS))


def full_headquarters(board: State, seat: int) -> None:
    board.headquarters[seat] += 5


def one_order_in_hand(board: State, seat: int) -> None:
    board.headquarters_orders[seat] &= -board.headquarters_orders[seat]


def no_supply(board: State, seat: int) -> None:
    board.supply_soldati[seat] = 0


def no_cars_left(board: State, seat: int) -> None:
    board.supply_cars = tuple([0] * SEATS)


def no_boats_left(board: State, seat: int) -> None:
    board.supply_boats = tuple([0] * SEATS)


def no_labs_left(board: State, seat: int) -> None:
    board.supply_labs = 0


def rich(board: State, seat: int) -> None:
    board.money[seat] += 9


def many_tokens(board: State, seat: int) -> None:
    for cell in range(len(board.top)):
        board.top[cell] += one(seat)


def bare_bottom(board: State, seat: int) -> None:
    for cell in range(len(board.bottom)):
        board.bottom[cell] = 0


def last_round(board: State, seat: int) -> None:
    board.round = 4


CHANGES: list[Callable[[State, int], None]] = [
    *(more_soldati, other_holder, no_orders, orders_done, a_car, a_lab, boats, bare_mat, full_headquarters),
    *(
        one_order_in_hand,
        no_supply,
        no_cars_left,
        no_boats_left,
        no_labs_left,
        rich,
        many_tokens,
        bare_bottom,
        last_round,
    ),
]

HANGS_ON: dict[Callable[[State, int], None], int] = {no_labs_left: parts.LAB, rich: parts.PAY_TO_REMOVE}
"""Changes that matter to orders with a part of this kind alone, and so only where no other order is in hand."""


def with_hand(sight: WarSight, kind: int) -> WarSight:
    """The same with only those orders in headquarters that show a kind of part."""
    board, seat = sight.board.copy(), sight.seat
    slots = [slot for slot in range(ORDER_SLOTS) if shows(board, board.order_number(seat, slot), kind)]
    board.headquarters_orders[seat] = bit_set(slots) or ALL_ORDERS
    return WarSight(seat, sight.movers, board)


def shows(board: State, order: int, kind: int) -> bool:
    """Does an order show a kind of part?"""
    return board.box.orders[order].part_of_kind[kind] >= 0


@pytest.mark.parametrize("change", CHANGES, ids=[change.__name__ for change in CHANGES])
def test_a_judge_notices_every_change_since_the_last_question(change: Callable[[State, int], None]) -> None:
    differences = 0
    for seen in questions():
        sight = with_hand(seen, HANGS_ON[change]) if change in HANGS_ON else seen
        board = sight.board.copy()
        change(board, sight.seat)
        changed = WarSight(sight.seat, sight.movers, board)
        remembering = make_judge(WAR, Dice("judge"))
        before = judgement(remembering, sight)
        after = judgement(remembering, changed)
        assert after == judgement(make_judge(WAR, Dice("judge")), changed)
        differences += before != after
    assert differences > 0, "nothing that was asked hangs on it"


def test_a_judge_that_remembers_a_whole_game_judges_like_one_that_remembers_nothing() -> None:
    remembering = make_judge(WAR, Dice("judge"))
    for sight in questions():
        for seen in (sight, WarSight(sight.seat, sight.movers, sight.board.copy())):
            assert judgement(remembering, seen) == judgement(make_judge(WAR, Dice("judge")), sight)
