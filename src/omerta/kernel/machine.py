"""The one machine that every game runs on: a position with a stack of frames, which asks and moves on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from omerta.kernel.action import CHANCE, SPECTATOR, Action
from omerta.kernel.errors import IllegalAction
from omerta.kernel.event import EventKind
from omerta.kernel.frame_words import fields_of, word_of
from omerta.kernel.stories.journal import Journal
from omerta.kernel.view import Outcome, Prompt

SEVERAL: Final = -3
"""In place of the seat that is asked: several seats, or one that `movers` names."""
NOBODY_ASKED: Final = -4
"""In place of the seat that is asked: the frame only steps on."""

NO_MOVER: Final[tuple[int, ...]] = ()
ALONE: Final = tuple([(seat,) for seat in range(16)])
"""[seat] that seat alone, as `to_move` answers."""

NOBODY_LISTED: Final = -9
NOTHING: Final[tuple[Action, ...]] = ()

S = TypeVar("S", bound="State")
A = TypeVar("A")
"""A game's own kind of action; a bound would be checked at every choice of a list, which takes as long as the list."""


class Refusal:
    """Why a choice is not offered: a rule and a stable code that reads as words. Built once, returned often."""

    def __init__(self, rule: str, code: str) -> None:
        self.rule = rule
        self.code = code


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(ABC, Generic[S, A]):
    """One step that is going on. It never changes and is never secret, so positions and sights share it freely.

    The parameters of the constructor are small numbers, kept in attributes of the same names: they declare the frame,
    and `FrameTable` writes it down and reads it back by them. (A dataclass would say it in fewer words, but building
    one takes six times as long in the compiled engine, and every choice builds frames.)

    Legality stands in one place: `candidates` names what could be chosen, `refuse` decides, and the offer is whatever
    has no refusal.
    """

    rule: ClassVar[str] = ""
    """The rule that asks."""

    @abstractmethod
    def asked(self, state: S) -> int:
        """The seat that owes the choice, CHANCE, SEVERAL (see `movers`) or NOBODY_ASKED."""

    @abstractmethod
    def candidates(self, state: S, seat: int) -> tuple[A, ...]:
        """Everything this step could ask of a seat, or of chance: at least what it will offer."""

    @abstractmethod
    def refuse(self, state: S, seat: int, choice: A, measure: int) -> Refusal | None:
        """Why this seat, whose turn it is to choose, may not choose that now; None: it may."""

    @abstractmethod
    def carry_out(self, state: S, seat: int, choice: A) -> None:
        """Do what was chosen."""

    def measure(self, state: S, seat: int) -> int:
        """A number all refusals of one list share, counted once (what can be paid, what lies in reach)."""
        return 0

    def offer(self, state: S, seat: int) -> list[A]:
        """All choices of a seat that owes one, or of chance. An empty list closes the frame."""
        measure = self.measure(state, seat)
        return [choice for choice in self.candidates(state, seat) if self.refuse(state, seat, choice, measure) is None]

    def movers(self, state: S) -> tuple[int, ...]:
        """The seats that owe a choice."""
        seat = self.asked(state)
        return ALONE[seat] if seat >= 0 else NO_MOVER

    def prompt(self, state: S) -> Prompt:
        """What is being asked."""
        return Prompt(word_of(type(self)), self.rule, self.prompt_args(state))

    def prompt_args(self, state: S) -> dict[str, int | str]:
        """The numbers and names in the question."""
        return {}

    def is_decision(self) -> bool:
        """Is even a single possibility asked instead of made?"""
        return False

    def step(self, state: S) -> bool:
        """Do what needs no choice. True: something changed, look at the stack again; False: ask."""
        return False

    def wrong_seat(self, state: S, seat: int, choice: A) -> Refusal | None:
        """Why a seat that owes nothing here may not answer; None: the state's own reason says enough."""
        return None

    def close(self, state: S) -> None:
        """Nothing can be chosen here: the frame ends."""
        state.frames.pop()

    def __eq__(self, other: object) -> bool:
        return self is other or (
            type(self) is type(other)
            and all(getattr(self, name) == getattr(other, name) for name in fields_of(type(self)))
        )

    def __hash__(self) -> int:
        return hash(word_of(type(self)))

    def chance_total(self, state: S) -> int:
        """For chance: how many equally likely ways there are; each outcome is one way unless a frame says otherwise."""
        return len(state.legal_actions(CHANCE))

    def chance_weight(self, state: S, choice: A) -> int:
        """For chance: how many of these ways lead to an offered outcome."""
        return 1

    def chances(self, state: S) -> list[tuple[int, float]]:
        """For chance: every outcome by its number, with its probability."""
        total = self.chance_total(state)
        return [(choice.index, weight / total) for choice, weight in state.chance_outcomes()]

    def chance_at(self, state: S, point: int) -> Action:
        """For chance: the outcome under `point`, the weights laid end to end."""
        return state.legal_actions(CHANCE)[point]


@mypyc_attr(allow_interpreted_subclasses=True)
class Interjection(Frame[S, A]):
    """What seats may do at any time, in anybody's turn; it never lies on the stack."""

    @abstractmethod
    def is_about(self, choice: A) -> bool:
        """Is this a choice of that kind?"""

    def asked(self, state: S) -> int:
        """Nobody has to."""
        return NOBODY_ASKED


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position. To everyone outside it is a value: use `apply`, which leaves it untouched.

    `advance` changes the state in place and belongs to whoever owns a private copy. `journal`, when set, receives the
    events; it is not part of the position and a copy starts without one.
    """

    journal: Journal | None
    interjection: Interjection[Any, Any] | None
    """What seats may do out of turn, where the game has such a thing."""
    frames: list[Frame[Any, Any]]
    ending: Outcome | None

    def __init__(self) -> None:
        self.journal = None
        self.interjection = None
        self.frames = []
        self.ending = None
        self._asked: list[Action] = []
        self._asked_for = NOBODY_LISTED
        self._free: list[Action] = []
        self._free_for = NOBODY_LISTED
        self._listed = NOTHING
        self._listed_for = NOBODY_LISTED

    @abstractmethod
    def copy(self) -> State:
        """An equal position that shares nothing that can change."""

    @abstractmethod
    def seen_by(self, seat: int) -> Sight:
        """What `seat` (or SPECTATOR) may know, as a value, and nothing else."""

    @abstractmethod
    def not_asked(self, seat: int, action: Action) -> Refusal:
        """Why a seat that owes no choice may not act: the game is over, or it is another's turn."""

    def are_means_secret(self) -> bool:
        """Are there seats of which the others do not know what they could choose from?"""
        return False

    def copy_machine(self, twin: State) -> None:
        """What every copy shares with its original: frames and actions never change."""
        twin.interjection = self.interjection
        twin.frames = self.frames.copy()
        twin.ending = self.ending
        twin._asked, twin._asked_for = self._asked, self._asked_for
        twin._free, twin._free_for = self._free, self._free_for
        twin._listed, twin._listed_for = self._listed, self._listed_for

    def forget_offers(self, seat: int) -> None:
        """Drop the lists made for other seats: they could tell secrets."""
        self._free_for = self._listed_for = NOBODY_LISTED
        if not self.frames or self.frames[-1].asked(self) != seat:
            self._asked_for = NOBODY_LISTED

    def to_move(self) -> tuple[int, ...]:
        """Every seat that owes a choice; empty while chance is due and after the end."""
        return self.frames[-1].movers(self) if self.frames else NO_MOVER

    def is_chance_due(self) -> bool:
        """Is it chance's turn?"""
        return len(self.frames) > 0 and self.frames[-1].asked(self) == CHANCE

    def prompt(self) -> Prompt | None:
        """What is being asked, or None after the end."""
        return self.frames[-1].prompt(self) if self.frames else None

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """All choices of `seat` now, also those it may make out of turn; for CHANCE, all outcomes."""
        if seat != self._listed_for:
            self._listed = tuple(self.asked_of(seat) + self.free_of(seat))
            self._listed_for = seat
        return self._listed

    def asked_of(self, seat: int) -> list[Action]:
        """What the frame on top asks of a seat or of chance, without what may be done at any time."""
        if seat == self._asked_for:
            return self._asked
        if not self.frames:
            return []
        frame = self.frames[-1]
        asked = frame.asked(self)
        if seat != asked and not (asked == SEVERAL and seat in frame.movers(self)):
            return []
        self._asked = frame.offer(self, seat)
        self._asked_for = seat
        return self._asked

    def free_of(self, seat: int) -> list[Action]:
        """What a seat may do at any time, without what it is asked for now."""
        if seat != self._free_for:
            self._free = self._list_free(seat)
            self._free_for = seat
        return self._free

    def _list_free(self, seat: int) -> list[Action]:
        if seat < 0 or self.interjection is None or not self.frames or self.is_chance_due():
            return []
        asked: list[Any] = self.asked_of(seat)  # of any kind: whose they are is not looked up each time
        free: list[Any] = self.interjection.offer(self, seat)
        if not any(offered is action for action in free for offered in asked):  # as nearly always
            return free
        return [action for action in free if not any(offered is action for offered in asked)]

    def is_legal(self, seat: int, action: Action) -> bool:
        """Is this choice offered? For chance without listing everything that could come up."""
        if seat == CHANCE:
            return self.is_chance_due() and self.frames[-1].refuse(self, seat, action, 0) is None
        answers: list[Any] = self.asked_of(seat)
        if any(offered is action for offered in answers):  # like most choices: what is free need not be listed
            return True
        free: list[Any] = self.free_of(seat)
        return any(offered is action for offered in free)

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        """Which rule forbids an action that is not offered."""
        refusal = self._refuse(seat, action)
        return IllegalAction(refusal.rule, refusal.code, seat, action.notation)

    def _refuse(self, seat: int, action: Action) -> Refusal:
        interjection = self.interjection
        if interjection is not None and self.frames and seat >= 0 and not self.is_chance_due():
            refused = interjection.refuse(self, seat, action, 0) if interjection.is_about(action) else None
            if refused is not None:
                return refused
        if not self.frames or (seat not in self.to_move() and not (seat == CHANCE and self.is_chance_due())):
            is_asked = len(self.frames) > 0 and not self.is_chance_due()
            wrong_seat = self.frames[-1].wrong_seat(self, seat, action) if is_asked else None
            return wrong_seat or self.not_asked(seat, action)
        frame = self.frames[-1]
        refused = frame.refuse(self, seat, action, frame.measure(self, seat))
        return refused or Refusal(frame.prompt(self).rule, "this-is-not-being-asked-now")

    def advance(self, seat: int, action: Action) -> None:
        """Carry out one choice in place, or raise IllegalAction and change nothing."""
        if not self.is_legal(seat, action):
            raise self.refusal(seat, action)
        interjection = self.interjection
        if interjection is not None and interjection.is_about(action):
            interjection.carry_out(self, seat, action)
        else:
            self.frames[-1].carry_out(self, seat, action)
        self.go_on()

    def go_on(self) -> None:
        """Run on until somebody has to be asked or the game is over."""
        self._asked_for = self._free_for = self._listed_for = NOBODY_LISTED
        while self.frames:
            frame = self.frames[-1]
            if frame.step(self):
                continue
            seat = frame.asked(self)
            if seat < 0:
                return
            offers = frame.offer(self, seat)
            if len(offers) > 1 or (offers and frame.is_decision()):
                self._asked = offers
                self._asked_for = seat
                return
            self.answer_unasked(seat)
            if offers:
                frame.carry_out(self, seat, offers[0])
            else:
                frame.close(self)

    def chance_total(self) -> int:
        """How many equally likely ways chance has now; 0 when no chance is due."""
        if not self.frames:
            return 0
        frame = self.frames[-1]
        return frame.chance_total(self) if frame.asked(self) == CHANCE else 0

    def chance_at(self, point: int) -> Action:
        """The outcome under `point` (0 ≤ point < chance_total) when all weights are laid end to end."""
        return self.frames[-1].chance_at(self, point)

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        """The outcomes chance may give now with their whole-number weights; empty when no chance is due."""
        if not self.is_chance_due():
            return []
        frame = self.frames[-1]
        return [(action, frame.chance_weight(self, action)) for action in self.legal_actions(CHANCE)]

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.ending

    def answer_unasked(self, seat: int) -> None:
        """A seat's means alone settle what comes now: where they are secret, others learn something of them."""
        if self.journal is not None and self.are_means_secret():
            self.journal.answer_unasked(seat)

    def tell(self, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Note a fact everybody may know."""
        if self.journal is not None:
            self.journal.note(kind, (a, b, c, d, e), None)

    def tell_only(
        self, audience: tuple[int, ...], kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0
    ) -> None:
        """Note a fact for some seats alone."""
        if self.journal is not None:
            self.journal.note(kind, (a, b, c, d), audience)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(ABC):
    """What one seat may know: who is to move, and a board that is blank wherever the seat knows nothing.

    Games subclass it with their own board. Bots, search and learners live on sights, and views are drawn from them;
    nobody ever moves on a sight's board.
    """

    def __init__(self, seat: int, movers: tuple[int, ...]) -> None:
        self.seat = seat
        self.movers = movers

    @abstractmethod
    def known(self) -> State:
        """The board."""

    def to_move(self) -> tuple[int, ...]:
        """Every seat that owes a choice; that is never a secret."""
        return self.movers

    def legal_actions(self) -> tuple[Action, ...]:
        """All choices of the seat, from the same frames as on the true position; a spectator has none."""
        return NOTHING if self.seat == SPECTATOR else self.known().legal_actions(self.seat)

    def asked(self) -> list[Action]:
        """The choices that answer the question, without what may be done at any time."""
        return [] if self.seat == SPECTATOR else self.known().asked_of(self.seat)

    def prompt(self) -> Prompt | None:
        """What is being asked, as far as the seat may know it; None after the end."""
        return self.known().prompt()
