"""What every player may do at any time: sell an order from headquarters, give the teammate money."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import GIVE, SELL, Choice
from omerta.games.mafia_war.frame import WarFrame
from omerta.games.mafia_war.numbers import MATE_OF, count_bits, has
from omerta.games.mafia_war.pieces.headquarters import SALE, give_money, sell_order
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Interjection, Refusal

GIFT: Final = 2
"""What a gift costs; half of it arrives. [ANYTIME-4]"""

NO_GIFT: Final = Refusal("ANYTIME-4", "a-gift-costs-2-money")
NO_GIFT_YET: Final = Refusal("ANYTIME-4", "headquarters-are-still-empty")
SOLD: Final = Refusal("ANYTIME-3", "this-order-was-sold")
ON_BOARD: Final = Refusal("W43", "an-order-on-the-board-cannot-be-sold")
ON_MAT: Final = Refusal("W43", "an-order-on-the-mat-cannot-be-sold")
NOTHING_TO_SELL: Final = Refusal("ANYTIME-2", "headquarters-are-still-empty")
NEEDED: Final = Refusal("W69", "that-order-is-needed-for-what-was-declared")
OWED: Final = Refusal("W70", "that-money-is-owed-for-what-was-declared")


class AnyTime(Interjection[State, Choice]):
    """From the moment headquarters are filled, in anybody's turn. [ANYTIME-1] [W43]"""

    rule = "ANYTIME-1"

    def is_about(self, choice: Choice) -> bool:
        """Selling or giving?"""
        return choice.kind == SELL or choice.kind == GIVE

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Every order in headquarters, and a gift."""
        return state.actions.free_with(state.headquarters_orders[seat])

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Only from headquarters, with the money in hand, and nothing that is promised. [ANYTIME-2] [ANYTIME-4]"""
        if choice.kind == GIVE:
            if not state.open_headquarters:
                return NO_GIFT_YET
            if state.money[seat] < GIFT:
                return NO_GIFT
            owed = _question(state).owes(state, seat)
            return OWED if owed > 0 and state.money[seat] - GIFT < owed else None  # [W70]
        if has(state.headquarters_orders[seat], choice.number):
            if not state.open_headquarters:
                return NOTHING_TO_SELL
            is_last = state.headquarters_orders[seat] == 1 << choice.number
            return NEEDED if is_last and _question(state).needs_order(state, seat) else None  # [W69]
        if has(state.sold_orders[seat], choice.number):
            return SOLD
        if has(state.board_orders[seat], choice.number):
            return ON_BOARD
        return ON_MAT if has(state.mat_orders[seat], choice.number) else NOTHING_TO_SELL

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Sell or give."""
        if choice.kind == SELL:
            sell_order(state, seat, choice.number)
        else:
            give_money(state, seat, MATE_OF[seat], GIFT)


def _question(state: State) -> WarFrame:
    frame = state.frames[-1]
    assert isinstance(frame, WarFrame)
    return frame


def money_in_reach(state: State, seat: int) -> int:
    """What a family has, what its orders in headquarters would bring, what the teammate's cash could. [W70] [W71]"""
    sales = SALE * count_bits(state.headquarters_orders[seat])
    return state.money[seat] + sales + state.money[MATE_OF[seat]] // GIFT


ANY_TIME: Final = AnyTime()
