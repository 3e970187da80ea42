"""A position of Famiglia: zones as counts of the 20 kinds, the Street as a row, a stack of frames."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from omerta.games.famiglia import events
from omerta.games.famiglia.box import CARD_IDS, KINDS, STREET, VALUES
from omerta.games.famiglia.position import Position, dump_position
from omerta.games.famiglia.view import FamigliaView, view_for
from omerta.kernel.action import CHANCE, Action
from omerta.kernel.errors import IllegalAction
from omerta.kernel.game import State as KernelState
from omerta.kernel.view import Outcome, Prompt

NO_CARD: Final = -1
UNLIMITED: Final = -1


MOVERS: Final = ((0,), (1,))


class Frame(ABC):
    """A step that is going on: values only, never changed, so positions share frames freely."""

    @abstractmethod
    def notation(self) -> str:
        """The frame as text, for position documents."""

    @abstractmethod
    def prompt(self, state: State) -> Prompt:
        """What is being asked."""

    @abstractmethod
    def offer(self, state: State) -> list[Action]:
        """All choices, for the player whose turn it is or for chance."""

    @abstractmethod
    def carry_out(self, state: State, action: Action) -> None:
        """Do what was chosen."""

    @abstractmethod
    def why_not(self, state: State, action: Action) -> tuple[str, str]:
        """The rule and the code that forbid an action of this player's that is not offered."""

    def is_chance(self) -> bool:
        """Does chance choose here?"""
        return False

    def weight(self, state: State, action: Action) -> int:
        """For chance: how many of the equally likely ways lead to this outcome; 0 if none."""
        return 0

    def total_weight(self, state: State) -> int:
        """For chance: how many equally likely ways there are."""
        return 0

    def outcome_at(self, state: State, point: int) -> Action:
        """For chance: the outcome under `point`, the weights laid end to end."""
        raise IndexError("no chance is due")


class State(KernelState):
    """A position of Famiglia. Nothing in it is secret but, by table option, the opponent's hand:
    the stack is what is unseen (`stack`, in no order) on top of what was buried in sight of all (`buried`)."""

    def __init__(
        self,
        hands: list[list[int]],
        parked: list[list[int]],
        street: list[int],
        stack: list[int],
        buried: list[int],
        discards: list[int],
        aside: list[int],
        frames: list[Frame],
    ) -> None:
        self.journal = None
        self.hands = hands
        self.parked = parked
        self.street = street
        self.stack = stack
        self.stack_size = sum(stack)
        self.buried = buried
        self.discards = discards
        self.aside = aside
        self.frames = frames
        self.hidden_hands = False
        self.first = 0
        self.turn = 0
        self.stage = STREET
        self.fresh = 0
        self.added = False
        self.uses_left = UNLIMITED
        self.accountant = NO_CARD
        self.brute = NO_CARD
        self.lowered = NO_CARD
        self.lowered_to = 0
        self.second_pass = False
        self.exhausted = False
        self.turns_left = UNLIMITED
        self.passes = 0
        self.ending: Outcome | None = None
        self._offered: tuple[Action, ...] | None = None

    def copy(self) -> State:
        """An equal position; frames and actions are never changed, so they are shared."""
        twin = State(
            [self.hands[0].copy(), self.hands[1].copy()],
            [self.parked[0].copy(), self.parked[1].copy()],
            self.street.copy(),
            self.stack.copy(),
            self.buried.copy(),
            self.discards.copy(),
            self.aside.copy(),
            self.frames.copy(),
        )
        twin.hidden_hands = self.hidden_hands
        twin.first = self.first
        twin.turn = self.turn
        twin.stage = self.stage
        twin.fresh = self.fresh
        twin.added = self.added
        twin.uses_left = self.uses_left
        twin.accountant = self.accountant
        twin.brute = self.brute
        twin.lowered = self.lowered
        twin.lowered_to = self.lowered_to
        twin.second_pass = self.second_pass
        twin.exhausted = self.exhausted
        twin.turns_left = self.turns_left
        twin.passes = self.passes
        twin.ending = self.ending
        twin._offered = self._offered
        return twin

    def to_move(self) -> tuple[int, ...]:
        """The player whose turn it is."""
        if not self.frames or self.frames[-1].is_chance():
            return ()
        return MOVERS[self.turn]

    def actor(self) -> int:
        """Who chooses in the frame on top: a seat or CHANCE."""
        return CHANCE if self.frames[-1].is_chance() else self.turn

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """All choices of `seat`; nobody acts out of turn in Famiglia. [TURN-1]"""
        if not self.frames or seat != self.actor():
            return ()
        if self._offered is None:
            self._offered = tuple(self.frames[-1].offer(self))
        return self._offered

    def is_legal(self, seat: int, action: Action) -> bool:
        """Is this choice offered?"""
        if seat == CHANCE:
            return bool(self.frames) and self.frames[-1].is_chance() and self.frames[-1].weight(self, action) > 0
        return any(offered is action for offered in self.legal_actions(seat))

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        """The cards the stack may give, by how many of each are unseen in it."""
        if not self.frames or not self.frames[-1].is_chance():
            return []
        frame = self.frames[-1]
        return [(action, frame.weight(self, action)) for action in self.legal_actions(CHANCE)]

    def chance_total(self) -> int:
        """How many equally likely ways chance has now."""
        return self.frames[-1].total_weight(self) if self.frames and self.frames[-1].is_chance() else 0

    def chance_at(self, point: int) -> Action:
        """The outcome under `point`, without listing them all."""
        return self.frames[-1].outcome_at(self, point)

    def carry_out(self, seat: int, action: Action) -> None:
        """Let the frame on top do its work."""
        self._offered = None
        self.frames[-1].carry_out(self, action)

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        """Which rule forbids an action that is not offered."""
        if self.ending is not None:
            return IllegalAction(self.ending.rule, "the-game-is-over", seat, action.notation)
        if seat != self.actor():
            return IllegalAction("TURN-1", "it-is-not-your-turn", seat, action.notation)
        rule, code = self.frames[-1].why_not(self, action)
        return IllegalAction(rule, code, seat, action.notation)

    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.ending

    def view_for(self, seat: int) -> FamigliaView:
        """What `seat` may know."""
        return view_for(self, seat)

    def dump(self) -> Position:
        """The whole position as a document."""
        return dump_position(self)

    def components(self) -> dict[str, int]:
        """All 60 cards by kind, wherever they lie. [PREP-1]"""
        zones = [*self.hands, *self.parked, self.stack, self.discards, self.aside]
        loose = self.street + self.buried
        return {CARD_IDS[card]: sum([zone[card] for zone in zones]) + loose.count(card) for card in range(KINDS)}

    def has_zero(self) -> bool:
        """Does a 0 lie in the Street?"""
        return any(card % VALUES == 0 for card in self.street)

    def takeable_from(self) -> int:
        """Where in the Street the cards begin that may be taken this turn. [STREET-4] [F5]"""
        return len(self.street) - self.fresh if self.added else 0

    def leave_street(self, card: int, start: int) -> None:
        """Remove the first `card` at or after place `start` from the Street."""
        place = self.street.index(card, start)
        if place >= len(self.street) - self.fresh:
            self.fresh -= 1
        del self.street[place]

    def exhaust(self, extra_turns: int) -> None:
        """The stack ran out for the second time: that many turns follow the current one. [END-1]"""
        self.exhausted = True
        self.turns_left = extra_turns
        self.tell(events.EXHAUSTED)
