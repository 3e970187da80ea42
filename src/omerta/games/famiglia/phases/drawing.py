"""Drawing from the stack: the first Street, new cards by action 1, the refill of an empty Street."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from librt.vecs import append, pop
from mypy_extensions import i64

from omerta.games.famiglia import facts, kinds
from omerta.games.famiglia.actions import DRAW, Choice
from omerta.games.famiglia.box import STREET_SIZE, VALUES
from omerta.games.famiglia.cards import DIGIT, count_of, one, size_of
from omerta.games.famiglia.phases.ending import end_turn
from omerta.games.famiglia.state import State
from omerta.kernel.action import CHANCE
from omerta.kernel.machine import Frame, Refusal
from omerta.kernel.view import Prompt

NOT_IN_STACK: Final = Refusal("PREP-3", "no-such-card-can-come-up-now")

COUNTS: Final = 8
"""A digit of a heap is less."""
_CHANCES: Final[dict[int, list[Any]]] = {}


def chances_among(size: int) -> list[Any]:
    """[kind × COUNTS + how many of it] how likely it is to come up among so many cards, written once for every size:
    pairs of an action's number and a probability, passed on as they are."""
    known = _CHANCES.get(size)
    if known is None:
        known = [(draw.index, count / size) for draw in DRAW for count in range(COUNTS)]
        _CHANCES[size] = known
    return known


class Drawing(Frame[State, Choice]):
    """`count` cards are still to be drawn, one at a time."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.rest: Drawing | None = type(self)(count - 1) if count > 0 else None

    @abstractmethod
    def tell(self, state: State, card: int) -> None:
        """Say what the drawn card is."""

    def asked(self, state: State) -> int:
        """Chance."""
        return CHANCE

    def prompt(self, state: State) -> Prompt:
        """Nobody is asked."""
        return Prompt("draw", self.rule, {"count": self.count})

    def step(self, state: State) -> bool:
        """Ask chance while the stack has cards, then turn up the buried ones; in the end go on."""
        if state.stack_size > 0:
            if self.count > 0:
                return False
        elif len(state.buried) == 0 and not state.exhausted:
            self.run_out(state)
            return True
        if self.count > 0 and len(state.buried) > 0:
            state.buried, card = pop(state.buried, 0)
            self.come_up(state, card)
        else:
            state.frames.pop()
            self.finish(state)
        return True

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Every kind of card."""
        return DRAW

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Only a card that is unseen in the stack can come up."""
        return None if choice.kind == kinds.DRAW and count_of(state.stack, choice.card) > 0 else NOT_IN_STACK

    def chance_total(self, state: State) -> int:
        """Every unseen card of the stack is equally likely. [PREP-3]"""
        return state.stack_size

    def chance_weight(self, state: State, choice: Choice) -> int:
        """By how many of the kind are unseen."""
        return count_of(state.stack, choice.card)

    def chances(self, state: State) -> list[tuple[int, float]]:
        """Walk the counts."""
        known = chances_among(state.stack_size)
        chances: list[Any] = []
        stack = state.stack
        place: i64 = 0
        while stack > 0:
            if stack & 7:
                chances.append(known[place + (stack & 7)])
            stack >>= DIGIT
            place += COUNTS
        return chances

    def chance_at(self, state: State, point: int) -> Choice:
        """Walk the counts."""
        stack = state.stack
        left: i64 = point
        card: i64 = 0
        while left >= stack & 7:
            left -= stack & 7
            stack >>= DIGIT
            card += 1
        return DRAW[card]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """A card comes up."""
        state.stack -= one(choice.card)
        state.stack_size -= 1
        self.come_up(state, choice.card)

    def come_up(self, state: State, card: i64) -> None:
        """Lay a drawn card into the Street and go on drawing."""
        assert self.rest is not None
        state.street = append(state.street, card)
        state.frames[-1] = self.rest
        self.tell(state, card)

    def run_out(self, state: State) -> None:
        """No card is left in the stack, even if the draw was just met. [F8] [F16]"""
        if state.second_pass or state.discards == 0:
            state.exhaust(self.last_turns(state))
            facts.exhausted(state)
            return
        state.stack = state.discards  # [STREET-6] the draw goes on from the new stack
        state.stack_size = size_of(state.discards)
        state.discards = 0
        state.second_pass = True
        facts.reshuffled(state, state.stack_size)

    def last_turns(self, state: State) -> int:
        """How many turns follow the one in which the stack is exhausted. [F17] [F19]"""
        return 1 if state.turn == state.first else 0

    def finish(self, state: State) -> None:
        """The draw is over, or nothing is left to draw. [F18]"""


class Deal(Drawing):
    """The first Street."""

    rule = "PREP-5"

    def tell(self, state: State, card: int) -> None:
        """A card of the first Street."""
        facts.dealt(state, card)


class Add(Drawing):
    """New cards by action 1."""

    rule = "STREET-2"

    def tell(self, state: State, card: int) -> None:
        """A new card."""
        facts.added(state, card)

    def come_up(self, state: State, card: i64) -> None:
        """It is new in this turn."""
        state.fresh += 1
        super().come_up(state, card)

    def run_out(self, state: State) -> None:
        """If the draw goes on, action 1 has one use left this turn after it, also when the draw was just met.

        [STREET-9] [F7] [F26]
        """
        super().run_out(state)
        if not state.exhausted:
            state.uses_left = 1


class Refill(Drawing):
    """The refill of an empty Street, at the end of a turn."""

    rule = "STREET-5"

    def tell(self, state: State, card: int) -> None:
        """A card of the new Street."""
        facts.refilled(state, card)

    def last_turns(self, state: State) -> int:
        """The turn is as good as over. [F9] [F17]"""
        return 1 if state.turn == state.first else 2

    def finish(self, state: State) -> None:
        """Now it is over."""
        end_turn(state)


DEAL: Final = Deal(STREET_SIZE)
ADD: Final = tuple([Add(count) for count in range(VALUES)])
REFILL: Final = Refill(STREET_SIZE)
