"""What the frames of this game have in common: who is asked, or that nobody is."""

from __future__ import annotations

from typing import ClassVar, Final

from omerta.games.mafia_war.actions import Choice
from omerta.games.mafia_war.box.tables import Order
from omerta.games.mafia_war.numbers import EMPTY, ENCOUNTER, EXECUTED, ORDER_SLOTS, SETUP
from omerta.games.mafia_war.pieces.reading import order_rank
from omerta.games.mafia_war.state import State
from omerta.kernel.action import CHANCE
from omerta.kernel.machine import NOBODY_ASKED, SEVERAL, Frame, Refusal

NOTHING: Final[tuple[Choice, ...]] = ()
NOT_ASKED: Final = "this-is-not-being-asked-now"
SUPPLY_FIRST: Final = Refusal("ENCOUNTER-3", "supply-orders-come-first")
LOWER_FIRST: Final = Refusal("ENCOUNTER-4", "that-order-is-not-next")
TIED: Final = Refusal("ENCOUNTER-5", "the-tied-order-before-it-in-order-of-play-comes-first")


class WarFrame(Frame[State, Choice]):
    """A step of this game."""

    uses_tiles: ClassVar[bool] = False
    """Is this where tiles of the planning phase are used, so that the step above it belongs to one?"""

    def not_asked(self, state: State) -> Refusal:
        """The refusal of a choice that has nothing to do with the question."""
        return Refusal(self.prompt(state).rule, NOT_ASKED)

    def needs_order(self, state: State, seat: int) -> bool:
        """Has this seat declared something here that its last order in headquarters is needed for? [W69]"""
        return False

    def owes(self, state: State, seat: int) -> int:
        """How much money this seat has to keep for what it has declared here. [W70]"""
        return 0

    def is_final(self) -> bool:
        """Is this the passage of the final actions, with one going on?"""
        return False


class Ask(WarFrame):
    """A question to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, state: State) -> int:
        """That seat."""
        return self.seat

    def turn_of(self, state: State, of_character: int) -> dict[str, int | str]:
        """Which of how many times in a row the same is asked: now, and by the frames right below; in set-up as often
        as the character card brings such a piece."""
        left = 0
        while left < len(state.frames) and type(state.frames[-1 - left]) is type(self):
            left += 1
        count = max(left, of_character) if state.phase == SETUP else left
        return {"number": count - left + 1, "count": count}

    def wrong_seat(self, state: State, seat: int, choice: Choice) -> Refusal | None:
        """In the encounter phase somebody else's order is being executed: why not this seat's?"""
        if state.phase != ENCOUNTER or state.executing == EMPTY:
            return None
        now = state.box.orders[state.order_number(state.executing // ORDER_SLOTS, state.executing % ORDER_SLOTS)]
        return refuse_orders_of(state, seat, now)


def refuse_orders_of(state: State, seat: int, now: Order) -> Refusal | None:
    """Why the next order of a seat is not executed before this one; None: it has none."""
    best = EMPTY
    for place in range(len(state.orders)):
        is_own = state.orders[place] >= 0 and state.holder[place // 2] == seat
        is_open = is_own and not state.order_marks[place] & EXECUTED
        if is_open and (best == EMPTY or order_rank(state, place) < order_rank(state, best)):
            best = place
    return None if best == EMPTY else refuse_order(state, best, now)


def refuse_order(state: State, place: int, now: Order) -> Refusal:
    """Why the order in a place is not executed before this one. [ENCOUNTER-3] [ENCOUNTER-4] [ENCOUNTER-5]"""
    order = state.box.orders[state.order_number(state.holder[place // 2], state.orders[place])]
    if order.kind != now.kind:
        return SUPPLY_FIRST
    return TIED if order.initiative == now.initiative else LOWER_FIRST


class AskSeveral(WarFrame):
    """A question to several seats, or to one that changes; `movers` says to whom."""

    def asked(self, state: State) -> int:
        """See `movers`."""
        return SEVERAL


class AskSecretly(AskSeveral):
    """A question that several seats answer at the same time; answers wait unseen in `state.pending`. [W27]"""


class Draw(WarFrame):
    """Chance draws something; every outcome is equally likely."""

    def asked(self, state: State) -> int:
        """Chance."""
        return CHANCE


class Passage(WarFrame):
    """A frame that asks nobody: it only steps on."""

    rule = "ROUND-1"

    def asked(self, state: State) -> int:
        """Nobody."""
        return NOBODY_ASKED

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Nothing."""
        return NOTHING

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Everything."""
        return self.not_asked(state)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Never chosen."""
        raise AssertionError(choice.notation)
