"""Famiglia for the kernel: set-up, documents, imagined worlds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.famiglia.actions import ACTIONS
from omerta.games.famiglia.box import CARD_COPIES, CARD_IDS, GAME_NAME, KINDS, RULES_VERSION
from omerta.games.famiglia.cards import STARTING_HAND, count_of, heap_of, size_of
from omerta.games.famiglia.document.load import load_position
from omerta.games.famiglia.document.position import Position, dump_position
from omerta.games.famiglia.imagine import imagine_world
from omerta.games.famiglia.observing import FamigliaObserver
from omerta.games.famiglia.phases.preparation import PREPARATION, begin
from omerta.games.famiglia.phases.turn import TURN
from omerta.games.famiglia.printed import Printed, print_cards
from omerta.games.famiglia.state import FamigliaSight, State
from omerta.games.famiglia.view import FamigliaView, draw_view
from omerta.kernel.chance import Dice
from omerta.kernel.errors import Unreadable
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight
from omerta.kernel.machine import State as KernelState
from omerta.kernel.view import Option

_BOX: Final = heap_of([card for card in range(KINDS) for _ in range(CARD_COPIES[card])])


class Famiglia(Game):
    """The two-player card game."""

    def __init__(self) -> None:
        self.name = GAME_NAME
        self.title = "Famiglia"
        self.rules_version = RULES_VERSION
        self.edition = None
        self.seats = 2
        self.teams = ((0,), (1,))
        self.options = (
            Option("hands", ("counted", "hidden"), "counted"),  # [F15]
            Option("start", ("random", "0", "1"), "random"),  # [PREP-4]
        )
        self.actions = ACTIONS
        self.position_type = Position
        self._observer = FamigliaObserver()
        self._options: dict[str, str] = {}
        self._first = _set_up(self.choose_options({}))
        """The position before anything happened, under the options that were last asked for."""

    def setup(self, options: Mapping[str, str]) -> State:
        """Starting hands dealt, 52 cards in the stack; chance picks who begins and deals the Street."""
        if options != self._options:
            self._first = _set_up(self.choose_options(options))
            self._options = dict(options)
        return self._first.copy()

    def printed_data(self) -> Printed:
        """The sixty cards by kind."""
        return print_cards()

    def load(self, position: msgspec.Struct, options: Mapping[str, str]) -> State:
        """A position from its document."""
        assert isinstance(position, Position)
        return load_position(position, self.choose_options(options)["hands"] == "hidden")

    def dump(self, state: KernelState) -> Position:
        """The whole position as a document."""
        assert isinstance(state, State)
        return dump_position(state)

    def imagine(self, sight: Sight, dice: Dice) -> State:
        """A world like the one seen: where the opponent's hand is hidden, it is drawn from the unseen cards."""
        assert isinstance(sight, FamigliaSight)
        return imagine_world(sight, dice)

    def view_of(self, sight: Sight) -> FamigliaView:
        """What the seat may know, as a document."""
        assert isinstance(sight, FamigliaSight)
        return draw_view(sight)

    def observer(self) -> FamigliaObserver:
        """Rows for learners."""
        return self._observer

    def count_components(self, state: KernelState) -> dict[str, int]:
        """All 60 cards by kind, wherever they lie. [PREP-1]"""
        assert isinstance(state, State)
        heap = heap_of([*state.street, *state.buried]) + state.stack + state.discards + state.aside
        heap += sum(state.hands) + sum(state.parked)
        return {CARD_IDS[card]: count_of(heap, card) for card in range(KINDS)}


def _set_up(options: dict[str, str]) -> State:
    """Both players get one 0 of each family, apart from the 52 that are shuffled. [PREP-2] [PREP-3]"""
    state = State()
    state.hidden_hands = options["hands"] == "hidden"
    state.hands = vec[i64]([STARTING_HAND, STARTING_HAND])
    state.parked = vec[i64]([0, 0])
    state.street = vec[i64]()
    state.buried = vec[i64]()
    state.stack = _BOX - 2 * STARTING_HAND
    state.stack_size = size_of(state.stack)
    state.frames = [TURN, PREPARATION]
    if options["start"] != "random":
        begin(state, int(options["start"]))
    return state


FAMIGLIA: Final = Famiglia()


def open_famiglia(edition: str | None = None) -> Famiglia:
    """The game; it has no editions."""
    if edition is not None:
        raise Unreadable("famiglia has no editions")
    return FAMIGLIA
