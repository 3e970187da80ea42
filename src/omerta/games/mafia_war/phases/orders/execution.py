"""What an order under execution remembers: the parts it has used, the areas it has reached, the car it has taken."""

from __future__ import annotations

from abc import abstractmethod

from omerta.games.mafia_war.box.tables import Order
from omerta.games.mafia_war.frame import Ask
from omerta.games.mafia_war.numbers import ORDER_SLOTS
from omerta.games.mafia_war.state import State


class Execution(Ask):
    """The order of `seat` in `area` is being executed; the frames of its parts come and go above this one."""

    def __init__(self, seat: int, area: int, done: int, reached: int, reached_later: int, car_taken: int) -> None:
        super().__init__(seat)
        self.area = area
        self.done = done
        """Bit set of the parts that were begun."""
        self.reached = reached
        """Where the first movement went, EMPTY before it."""
        self.reached_later = reached_later
        """Where the second movement went."""
        self.car_taken = car_taken
        """1 once a car came along. [W15]"""

    @abstractmethod
    def replaced(self, done: int, reached: int, reached_later: int, car_taken: int) -> Execution:
        """The same order a step further."""

    def after_setting_out(self, target: int, car: int) -> Execution:
        """The same order once a movement has gone to `target`, with `car` cars. [MOVE-10] [W15]"""
        car_taken = max(self.car_taken, car)
        if self.reached < 0:
            return self.replaced(self.done, target, self.reached_later, car_taken)
        return self.replaced(self.done, self.reached, target, car_taken)


def execution_of(state: State) -> Execution:
    """The order that is being executed."""
    place = len(state.frames) - 1
    frame = state.frames[place]
    while not isinstance(frame, Execution):
        place -= 1
        frame = state.frames[place]
    return frame


def order_of(state: State) -> Order:
    """What the order that is being executed shows."""
    seat = state.executing // ORDER_SLOTS
    return state.box.orders[state.order_number(seat, state.executing % ORDER_SLOTS)]
