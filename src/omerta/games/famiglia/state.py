"""A position of Famiglia: heaps of cards, the Street as a row, a stack of frames; and what a seat sees of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from omerta.games.famiglia.box import NO_CARD, STREET, UNLIMITED
from omerta.games.famiglia.cards import one, size_of
from omerta.kernel.action import Action
from omerta.kernel.machine import Refusal, Sight
from omerta.kernel.machine import State as KernelState

UNKNOWN: Final = -1
"""In a sight, instead of a hand: the seat may not know its cards, only how many they are."""

NOT_YOUR_TURN: Final = Refusal("TURN-1", "it-is-not-your-turn")


class State(KernelState):
    """A position of Famiglia; heaps are numbers, see `cards`. Nothing in it is secret but, by table option, the
    opponent's hand: the stack is what is unseen, in no order, on top of what was buried in sight of all."""

    hidden_hands: bool
    hands: vec[i64]
    """[seat] heaps."""
    parked: vec[i64]
    """[seat] heaps."""
    street: vec[i64]
    """The row, from the oldest card to the newest."""
    stack: i64
    """A heap of `stack_size` cards; in a sight, all cards that are unseen: hidden hands are among them."""
    stack_size: i64
    buried: vec[i64]
    """Cards under the stack, the first to come up first."""
    discards: i64
    aside: i64
    """Heaps."""

    first: i64
    turn: i64
    stage: i64
    fresh: i64
    """How many cards at the end of the Street were added this turn."""
    added: bool
    uses_left: i64
    accountant: i64
    brute: i64
    lowered: i64
    """The cards played and named this turn, or NO_CARD."""
    lowered_to: i64
    second_pass: bool
    exhausted: bool
    turns_left: i64
    passes: i64

    def __init__(self) -> None:
        """A state without cards, at the beginning of a turn."""
        super().__init__()
        self.hidden_hands = False
        self.stack = self.stack_size = self.discards = self.aside = 0
        self.first = self.turn = self.passes = 0
        self.second_pass = self.exhausted = False
        self.turns_left = UNLIMITED
        self.begin_turn(0)

    def copy(self) -> State:
        """An equal position."""
        twin = State()
        twin.hidden_hands = self.hidden_hands
        twin.hands = self.hands[:]
        twin.parked = self.parked[:]
        twin.street = self.street[:]
        twin.stack = self.stack
        twin.stack_size = self.stack_size
        twin.buried = self.buried[:]
        twin.discards = self.discards
        twin.aside = self.aside
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
        self.copy_machine(twin)
        return twin

    def seen_by(self, seat: int) -> FamigliaSight:
        """What `seat` may know: everything but, by option and until the end, the cards in others' hands. [F15]"""
        board = self.copy()
        sizes = (size_of(self.hands[0]), size_of(self.hands[1]))
        if self.hidden_hands and self.ending is None:
            board.forget_offers(seat)
            for owner in range(len(self.hands)):
                if owner != seat:
                    board.stack += self.hands[owner]
                    board.hands[owner] = UNKNOWN
        return FamigliaSight(seat, self.to_move(), board, sizes)

    def are_means_secret(self) -> bool:
        """By table option, hands are. [F15]"""
        return self.hidden_hands

    def not_asked(self, seat: int, action: Action) -> Refusal:
        """The game is over, or it is another's turn; nobody acts out of turn in Famiglia. [TURN-1]"""
        return NOT_YOUR_TURN if self.ending is None else Refusal(self.ending.rule, "the-game-is-over")

    def begin_turn(self, seat: int) -> None:
        """A turn of `seat` begins: nothing has been done in it."""
        self.turn = seat
        self.stage = STREET
        self.fresh = 0
        self.added = False
        self.uses_left = 1 if self.second_pass else UNLIMITED  # [STREET-7]
        self.accountant = self.brute = self.lowered = NO_CARD
        self.lowered_to = 0

    def first_new(self) -> i64:
        """Where in the Street the cards begin that were added this turn."""
        return len(self.street) - self.fresh

    def takeable_from(self) -> i64:
        """Where in the Street the cards begin that may be taken this turn. [STREET-4] [F5]"""
        return self.first_new() if self.added else 0

    def find(self, card: i64, start: i64) -> i64:
        """The first place at or after `start` where such a card lies in the Street; -1: nowhere."""
        for place in range(start, len(self.street)):
            if self.street[place] == card:
                return place
        return -1

    def leave_street(self, card: i64, start: i64) -> None:
        """Remove the first `card` at or after place `start` from the Street."""
        place = self.find(card, start)
        if place >= self.first_new():
            self.fresh -= 1
        self.street, _ = pop(self.street, place)

    def park(self, card: i64) -> None:
        """A card goes from the hand of the player on turn into their play area."""
        self.hands[self.turn] -= one(card)
        self.parked[self.turn] += one(card)

    def exhaust(self, extra_turns: int) -> None:
        """The stack ran out for the second time: that many turns follow the current one. [END-1]"""
        self.exhausted = True
        self.turns_left = extra_turns


class FamigliaSight(Sight):
    """What one seat may know: a board where a hand is UNKNOWN if its cards are secret, and the sizes of both hands."""

    def __init__(self, seat: int, movers: tuple[int, ...], board: State, hand_sizes: tuple[int, int]) -> None:
        super().__init__(seat, movers)
        self.board = board
        self.hand_sizes = hand_sizes

    def known(self) -> State:
        """The board."""
        return self.board

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, FamigliaSight)
            and (self.seat, self.movers, self.hand_sizes) == (other.seat, other.movers, other.hand_sizes)
            and all(getattr(self.board, field) == getattr(other.board, field) for field in FIELDS)
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.movers, self.hand_sizes))


FIELDS: Final = (
    *("hidden_hands", "hands", "parked", "street", "stack", "stack_size", "buried", "discards", "aside"),
    *("first", "turn", "stage", "fresh", "added", "uses_left", "accountant", "brute", "lowered", "lowered_to"),
    *("second_pass", "exhausted", "turns_left", "passes", "frames", "ending"),
)
"""What makes a position."""
