"""The questions every game answers, in the same words."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping

import msgspec
from mypy_extensions import mypyc_attr

from omerta.kernel.action import CHANCE, Action, ActionTable
from omerta.kernel.chance import Dice
from omerta.kernel.errors import IllegalAction, UnknownName, Unreadable
from omerta.kernel.event import EventKind
from omerta.kernel.journal import Journal
from omerta.kernel.view import Option, Outcome, View


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position. To everyone outside it is a value: use `apply`, which leaves it untouched.

    `advance` changes the state in place and belongs to whoever owns a private copy. `journal`, when set, receives the
    events; it is not part of the position and a copy starts without one.
    """

    journal: Journal | None

    def __init__(self) -> None:
        self.journal = None

    @abstractmethod
    def copy(self) -> State:
        """An equal position that shares nothing that can change."""

    @abstractmethod
    def to_move(self) -> tuple[int, ...]:
        """Every seat that owes a choice; empty while chance is due and after the end."""

    @abstractmethod
    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """All choices of `seat` now, also those it may make out of turn; for CHANCE, all outcomes."""

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[Action, int]]:
        """The outcomes chance may give now with their whole-number weights; empty when no chance is due."""

    @abstractmethod
    def carry_out(self, seat: int, action: Action) -> None:
        """Change the position by a choice that `legal_actions` offers. Only `advance` calls this."""

    @abstractmethod
    def refusal(self, seat: int, action: Action) -> IllegalAction:
        """Which rule forbids an action that is not offered."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def view_for(self, seat: int) -> View:
        """What `seat` (or SPECTATOR) may know, and nothing else."""

    @abstractmethod
    def dump(self) -> msgspec.Struct:
        """The whole position, secrets included, as the plain document that `Game.load` reads."""

    @abstractmethod
    def components(self) -> dict[str, int]:
        """How many of each printed component the position holds in all places together; no step may change it."""

    def is_legal(self, seat: int, action: Action) -> bool:
        """Is this choice offered? Games may answer faster, never differently."""
        return any(offered is action for offered in self.legal_actions(seat))

    def advance(self, seat: int, action: Action) -> None:
        """Carry out one choice in place, or raise IllegalAction and change nothing."""
        if not self.is_legal(seat, action):
            raise self.refusal(seat, action)
        self.carry_out(seat, action)

    def chance_total(self) -> int:
        """The sum of all chance weights; 0 when no chance is due."""
        return sum([weight for _, weight in self.chance_outcomes()])

    def chance_at(self, point: int) -> Action:
        """The outcome under `point` (0 ≤ point < chance_total) when all weights are laid end to end."""
        for action, weight in self.chance_outcomes():
            point -= weight
            if point < 0:
                return action
        raise IndexError("point beyond the sum of the weights")

    def tell(self, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Note a fact everybody may know."""
        if self.journal is not None:
            self.journal.note(kind, (a, b, c, d), None)

    def tell_only(
        self, audience: tuple[int, ...], kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0
    ) -> None:
        """Note a fact for some seats alone."""
        if self.journal is not None:
            self.journal.note(kind, (a, b, c, d), audience)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game: its table of actions, its options, and how positions come to be.

    `edition` is the name and content hash of the printed data in play, for games that have editions.
    """

    name: str
    title: str
    rules_version: int
    edition: tuple[str, str] | None
    seats: int
    teams: tuple[tuple[int, ...], ...]
    options: tuple[Option, ...]
    actions: ActionTable
    position_type: type[msgspec.Struct]

    @abstractmethod
    def setup(self, options: Mapping[str, str]) -> State:
        """The position before anything happened."""

    @abstractmethod
    def load(self, position: msgspec.Struct, options: Mapping[str, str]) -> State:
        """A position from its document; what is left out is a default."""

    @abstractmethod
    def imagine(self, view: View, dice: Dice) -> State:
        """A position the viewer cannot tell from the real one, drawn fairly from those it holds possible."""

    def printed_names(self, language: str = "en") -> Mapping[str, str]:
        """What the components call things, by id, and other texts by `id.field`; the catalogue goes before them."""
        return {}

    def printed_data(self) -> Mapping[str, object]:
        """What is printed on the components, for clients that draw them; `names` in it are `printed_names`."""
        return {}

    def choose_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with the chosen ones put in; unknown names and words are refused."""
        known = {option.name: option for option in self.options}
        for name, word in chosen.items():
            if name not in known:
                raise UnknownName("option", name, known)
            if known[name].choices and word not in known[name].choices:
                raise UnknownName(f"value for option {name}:", word, known[name].choices)
        return {option.name: chosen.get(option.name, option.default) for option in self.options}


def apply(state: State, seat: int, action: Action) -> State:
    """The position after one choice; the one given stays as it was."""
    after = state.copy()
    after.advance(seat, action)
    return after


def settle(state: State, dice: Dice) -> None:
    """Roll chance in place until a seat is to move or the game is over."""
    total = state.chance_total()
    while total:
        state.advance(CHANCE, state.chance_at(dice.below(total)))
        total = state.chance_total()


def digest(state: State) -> str:
    """A hash of the whole position, the same in every build and on every machine."""
    return hashlib.sha256(msgspec.json.encode(state.dump(), order="deterministic")).hexdigest()


def read_position(game: Game, data: object) -> msgspec.Struct:
    """A position document from plain data; errors name the field."""
    try:
        return msgspec.convert(data, game.position_type)
    except msgspec.ValidationError as error:
        raise Unreadable(f"position: {error}") from None
