"""A game from its start as it goes: chance is rolled from a seed, choices come by number, the record grows along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import mypyc_attr, u8

from omerta.kernel.action import CHANCE, Action
from omerta.kernel.chance import Dice
from omerta.kernel.errors import IllegalAction, Unreadable
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight, State
from omerta.kernel.record import Record, close_record, new_record
from omerta.kernel.stories.steps import Steps
from omerta.kernel.view import Outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One running game. Whoever is to move first in order of play is asked."""

    def __init__(self, game: Game, options: Mapping[str, str], seed: str, names: Sequence[str]) -> None:
        self.game = game
        self.options = game.choose_options(options)
        self.names = list(names)
        self.seat = CHANCE
        """Who is asked; CHANCE after the end."""
        self._observer = game.observer()
        self._dice = Dice(seed)
        self._steps = Steps(game.actions)
        self._state: State = game.setup(self.options)
        self._go_on()

    def _go_on(self) -> None:
        state = self._state
        total = state.chance_total()
        while total:
            outcome = state.chance_at(self._dice.below(total))
            state.advance(CHANCE, outcome)
            self._steps.add(CHANCE, outcome)
            total = state.chance_total()
        movers = state.to_move()
        self.seat = movers[0] if movers else CHANCE

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self._state.outcome()

    def sight(self, seat: int) -> Sight:
        """What a seat may know."""
        return self._state.seen_by(seat)

    def row(self, seat: int) -> vec[u8]:
        """What a seat may know, as the game's row of numbers."""
        return self._observer.observe(self._state.seen_by(seat))

    def mask(self, seat: int) -> vec[u8]:
        """1 for every choice of a seat that is asked; all 0 for the others."""
        return self.game.actions.mask_of(self._state.legal_actions(seat) if seat == self.seat else ())

    def choices(self) -> tuple[Action, ...]:
        """What the seat that is asked may choose."""
        return self._state.legal_actions(self.seat)

    def act(self, number: int) -> None:
        """The seat that is asked chooses the action with this number, or IllegalAction says which rule forbids it."""
        actions = self.game.actions
        if not 0 <= number < len(actions):
            raise Unreadable(f"action {number}: {self.game.name} has the actions 0 to {len(actions) - 1}")
        self.choose(actions[number])

    def choose(self, action: Action) -> None:
        """The seat that is asked chooses this action."""
        self._state.advance(self.seat, action)
        self._steps.add(self.seat, action)
        self._go_on()

    def try_act(self, number: int) -> str:
        """As `act`; a refused choice changes nothing, and what is said about it is the answer. Empty: it was made."""
        try:
            self.act(number)
        except (IllegalAction, Unreadable) as error:
            return str(error)
        return ""

    def record(self) -> Record:
        """Everything so far as a record that replays and verifies itself."""
        record = new_record(self.game, self.options, self.names)
        record.steps.extend(self._steps.written())
        return close_record(self.game, record, self._state)
