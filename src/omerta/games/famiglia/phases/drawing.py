"""Drawing from the stack: the first Street, new cards by action 1, the refill of an empty Street."""

from __future__ import annotations

from typing import Final

from omerta.games.famiglia import events
from omerta.games.famiglia.actions import DRAW, Draw
from omerta.games.famiglia.box import KINDS, STREET_SIZE
from omerta.games.famiglia.phases.ending import end_turn
from omerta.games.famiglia.state import Frame, State
from omerta.kernel.action import Action
from omerta.kernel.event import EventKind
from omerta.kernel.view import Prompt

FOR_DEAL: Final = 0
FOR_STREET: Final = 1
FOR_REFILL: Final = 2

PURPOSES: Final = ("deal", "add", "refill")
FACTS: Final = (events.DEALT, events.ADDED, events.REFILLED)


class Drawing(Frame):
    """So many cards are still to be drawn, one at a time."""

    def __init__(self, purpose: int, count: int) -> None:
        self.purpose = purpose
        self.count = count

    def notation(self) -> str:
        """The frame as text."""
        return f"{PURPOSES[self.purpose]} {self.count}"

    def prompt(self, state: State) -> Prompt:
        """Nobody is asked."""
        return Prompt("draw", self.fact().rule, {"count": self.count})

    def fact(self) -> EventKind:
        """What a drawn card is told as."""
        return FACTS[self.purpose]

    def is_chance(self) -> bool:
        """Chance chooses."""
        return True

    def offer(self, state: State) -> list[Action]:
        """Every kind of card that is unseen in the stack."""
        return [DRAW[card] for card in range(KINDS) if state.stack[card] > 0]

    def weight(self, state: State, action: Action) -> int:
        """By how many of the kind are unseen."""
        return state.stack[action.card] if isinstance(action, Draw) else 0

    def total_weight(self, state: State) -> int:
        """Every unseen card of the stack is equally likely. [PREP-3]"""
        return state.stack_size

    def outcome_at(self, state: State, point: int) -> Action:
        """Walk the counts."""
        stack = state.stack
        for card in range(KINDS):
            point -= stack[card]
            if point < 0:
                return DRAW[card]
        raise IndexError("point beyond the stack")

    def carry_out(self, state: State, action: Action) -> None:
        """A card comes up."""
        assert isinstance(action, Draw)
        state.stack[action.card] -= 1
        state.stack_size -= 1
        self.come_up(state, action.card)

    def come_up(self, state: State, card: int) -> None:
        """Lay a drawn card into the Street and go on drawing."""
        state.street.append(card)
        if self.purpose == FOR_STREET:
            state.fresh += 1
        state.tell(self.fact(), card)
        draw_on(state, self.purpose, self.count - 1)

    def why_not(self, state: State, action: Action) -> tuple[str, str]:
        """Only a card that is in the stack can come up."""
        return "PREP-3", "no-such-card-can-come-up-now"


DEAL: Final = tuple([Drawing(FOR_DEAL, count) for count in range(STREET_SIZE + 1)])
ADD: Final = tuple([Drawing(FOR_STREET, count) for count in range(STREET_SIZE + 1)])
REFILL: Final = tuple([Drawing(FOR_REFILL, count) for count in range(STREET_SIZE + 1)])
_DRAWINGS: Final = (DEAL, ADD, REFILL)


def draw_on(state: State, purpose: int, count: int) -> None:
    """The frame on top draws `count` more cards: ask chance, turn up buried cards, or finish."""
    if state.stack_size == 0 and not state.buried and not state.exhausted:
        _run_out(state, purpose)
    if count > 0 and state.stack_size > 0:
        state.frames[-1] = _DRAWINGS[purpose][count]
    elif count > 0 and state.buried:
        _DRAWINGS[purpose][count].come_up(state, state.buried.pop(0))
    else:
        _finish(state, purpose)


def _run_out(state: State, purpose: int) -> None:
    """No card is left in the stack, even if the draw was just met. [F8] [F16]"""
    count = sum(state.discards)
    if not state.second_pass and count > 0:
        # [STREET-6] [STREET-9] [F7] the draw goes on from the new stack; after it, action 1 has one use left this turn
        state.stack = state.discards
        state.stack_size = count
        state.discards = [0] * KINDS
        state.second_pass = True
        if purpose == FOR_STREET:
            state.uses_left = 1
        state.tell(events.RESHUFFLED, count)
    elif purpose == FOR_REFILL:
        state.exhaust(1 if state.turn == state.first else 2)  # [F9] [F17]
    else:
        state.exhaust(1 if state.turn == state.first else 0)  # [F17] [F19]


def _finish(state: State, purpose: int) -> None:
    """The draw is over, or nothing is left to draw. [F18]"""
    state.frames.pop()
    if purpose == FOR_REFILL:
        end_turn(state)
