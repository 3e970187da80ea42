"""The questions every game answers, in the same words."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from omerta.kernel.action import CHANCE, SPECTATOR, Action, ActionTable
from omerta.kernel.chance import Dice
from omerta.kernel.documents import convert
from omerta.kernel.errors import OmertaError, UnknownName, Unreadable
from omerta.kernel.machine import Sight, State
from omerta.kernel.observation import Observer
from omerta.kernel.view import Option, View

STUMBLES: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What the engine trips over in a position that its own steps never reach."""


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
    def dump(self, state: State) -> msgspec.Struct:
        """The whole position, secrets included, as the plain document that `load` reads."""

    @abstractmethod
    def imagine(self, sight: Sight, dice: Dice) -> State:
        """A position the seat cannot tell from the real one, drawn fairly from those it holds possible."""

    @abstractmethod
    def view_of(self, sight: Sight) -> View:
        """The document that shows a sight to clients."""

    @abstractmethod
    def count_components(self, state: State) -> dict[str, int]:
        """How many of each printed component the position holds in all places together; no step may change it."""

    def printed_names(self, language: str = "en") -> Mapping[str, str]:
        """What the components call things, by id, and other texts by `id.field`; the catalogue goes before them."""
        return {}

    def printed_data(self) -> object:
        """What is printed on the components, for clients that draw them: a Struct, whose types the client shares.

        `names` in it are `printed_names`."""
        return {}

    def observer(self) -> Observer:
        """What writes sights as rows of numbers for learners, for games that have such a thing."""
        raise OmertaError(f"{self.name} has no observation for learners")

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


def digest(game: Game, state: State) -> str:
    """A hash of the whole position, the same in every build and on every machine."""
    return hashlib.sha256(msgspec.json.encode(game.dump(state), order="deterministic")).hexdigest()


def read_position(game: Game, data: object) -> msgspec.Struct:
    """A position document from plain data; errors name the field."""
    try:
        return convert(data, game.position_type)
    except Unreadable as error:
        raise Unreadable(f"position: {error}") from None


@contextmanager
def blame_position() -> Iterator[None]:
    """Play that started from a document: if the engine stumbles, the document is refused."""
    try:
        yield
    except STUMBLES as error:
        raise Unreadable("position: frames: they do not fit what lies on the table") from error


def open_position(game: Game, data: object, options: Mapping[str, str]) -> State:
    """The position a document describes, if somebody or chance can go on there or the game is over."""
    document = read_position(game, data)
    with blame_position():
        state = game.load(document, options)
        for seat in (SPECTATOR, *range(game.seats)):
            game.view_of(state.seen_by(seat))
        _check_answers(state)
    return state


def _check_answers(state: State) -> None:
    movers = state.to_move()
    if state.outcome() is None and not movers and state.chance_total() == 0:
        raise Unreadable("position: frames: nobody is asked anything there, and the game is not over")
    for seat in movers:
        if not state.legal_actions(seat):
            raise Unreadable(f"position: frames: seat {seat} is asked and has no answer")
