"""The table: seats players, rolls chance, keeps the record, takes back what taught nobody anything."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from omerta.kernel.action import CHANCE, Action, format_step, parse_step
from omerta.kernel.chance import Dice
from omerta.kernel.errors import IllegalAction
from omerta.kernel.event import Event
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight, State
from omerta.kernel.record import Record, check_record, close_record, first_state, new_record
from omerta.kernel.stories.foresight import foresee
from omerta.kernel.stories.journal import Journal
from omerta.kernel.view import View


class _Moment:
    """A position, who acted in it, and whether something new was learnt by that."""

    def __init__(self, state: State, seat: int, steps: int, events: int) -> None:
        self.state = state
        self.seat = seat
        self.steps = steps
        self.events = events
        self.learnt = seat == CHANCE


class Table:
    """One running game. It alone holds the true state; everybody else gets views and events."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str],
        seats: Sequence[str],
        dice: Dice,
        steps: Sequence[str] = (),
        position: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.record = new_record(game, game.choose_options(options), seats)
        self.record.position = position
        self.events: list[Event] = []
        self._dice = dice
        self._past: list[_Moment] = []
        self._state = first_state(game, self.record)
        moment = _Moment(self._state, CHANCE, 0, 0)
        for text in steps:
            seat, action = parse_step(game.actions, text, game.seats)
            if seat != CHANCE:
                self._remember(moment)
                moment = self._now(seat)
            self._take_step(seat, action, moment)
        self._settle(moment)
        self._remember(moment)

    @classmethod
    def resume(cls, game: Game, record: Record, dice: Dice) -> Table:
        """A table that goes on where a record stops, its log and what can still be taken back included."""
        check_record(game, record)
        return cls(game, record.options, record.seats, dice, record.steps, record.position)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self._state.outcome() is not None

    def to_move(self) -> tuple[int, ...]:
        """Every seat that owes a choice."""
        return self._state.to_move()

    def view(self, seat: int) -> View:
        """What `seat` may know."""
        return self.game.view_of(self.sight(seat))

    def sight(self, seat: int) -> Sight:
        """What `seat` may know, for bots."""
        return self._state.seen_by(seat)

    def act(self, seat: int, action: Action) -> list[Event]:
        """Carry out a choice and the chance that follows; the new events, for the host to hand out by audience."""
        moment = self._now(seat)
        self._take_step(seat, action, moment)
        self._settle(moment)
        self._remember(moment)
        return self.events[moment.events :]

    def follow(self, seat: int, steps: Sequence[str]) -> list[Event]:
        """Carry out a choice together with the chance that was rolled when it was made elsewhere; the new events."""
        moment = self._now(seat)
        for step in steps:
            actor, action = parse_step(self.game.actions, step, self.game.seats)
            self._take_step(actor, action, moment)
        self._remember(moment)
        return self.events[moment.events :]

    def position(self) -> msgspec.Struct:
        """The whole position, secrets included, as `Game.load` reads it."""
        return self.game.dump(self._state)

    def can_undo(self, seat: int, through: Collection[int] = ()) -> bool:
        """Could `undo` take this back?"""
        return isinstance(self._find_undo(seat, through), int)

    def undo(self, seat: int, through: Collection[int] = ()) -> None:
        """Take back this seat's last choice, and what the seats in `through` (the bots) answered to it."""
        found = self._find_undo(seat, through)
        if isinstance(found, str):
            raise IllegalAction("UNDO", found, seat)
        moment = self._past[found]
        del self._past[found:]
        self._state = moment.state
        del self.record.steps[moment.steps :]
        del self.events[moment.events :]

    def _find_undo(self, seat: int, through: Collection[int]) -> int | str:
        """The moment to go back to, as a number; or the code that says why there is none."""
        if self.is_over:
            return "what-ended-the-game-stays"
        if not any(step.startswith(f"{seat} ") for step in self.record.steps):
            return "nothing-to-take-back-here"
        for place in range(len(self._past) - 1, -1, -1):
            if self._past[place].seat == seat:
                return place
            if self._past[place].seat not in through:
                return "another-player-has-acted-since"
        return "something-new-was-learnt-since"

    def why_not(self, seat: int, action: Action) -> IllegalAction | None:
        """The rule that forbids an action now, or None if it is allowed."""
        return None if self._state.is_legal(seat, action) else self._state.refusal(seat, action)

    def preview(self, seat: int, action: Action) -> list[Event]:
        """What a choice would surely do, as far as this seat may know."""
        return foresee(self._state, seat, action)

    def closed_record(self) -> Record:
        """The record with the hash and outcome of the position now."""
        return close_record(self.game, self.record, self._state)

    def _now(self, seat: int) -> _Moment:
        return _Moment(self._state.copy(), seat, len(self.record.steps), len(self.events))

    def _remember(self, moment: _Moment) -> None:
        if moment.learnt:
            self._past.clear()
        else:
            self._past.append(moment)

    def _take_step(self, seat: int, action: Action, moment: _Moment) -> None:
        journal = Journal(seat)
        self._state.journal = journal
        try:
            self._state.advance(seat, action)
        finally:
            self._state.journal = None
        self.record.steps.append(format_step(seat, action))
        self.events.extend(journal.events)
        moment.learnt = moment.learnt or journal.learnt or seat == CHANCE

    def _settle(self, moment: _Moment) -> None:
        total = self._state.chance_total()
        while total:
            self._take_step(CHANCE, self._state.chance_at(self._dice.below(total)), moment)
            total = self._state.chance_total()
