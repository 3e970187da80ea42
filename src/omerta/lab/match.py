"""One game as every adapter plays it: choices by number, masks, rows, rewards, and an ordinary record in the end."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from secrets import token_hex
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from omerta.kernel import (
    CHANCE,
    Action,
    Dice,
    Game,
    IllegalAction,
    Outcome,
    Record,
    Sight,
    State,
    Unreadable,
    blank_row,
    close_record,
    format_step,
    mask_of,
    new_record,
)

Row = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Seeds:
    """The seeds of the games an environment plays one after the other, all from one number."""

    def __init__(self, root: int | None = None) -> None:
        self._root = token_hex(8) if root is None else str(root)
        self._games = 0

    def next(self) -> str:
        """The seed of the next game."""
        seed = f"{self._root}/{self._games}"
        self._games += 1
        return seed


class Match:
    """One running game. Chance is rolled from the seed; whoever is to move first in order of play is asked."""

    def __init__(self, game: Game, options: Mapping[str, str], seed: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.options = game.choose_options(options)
        self.names = list(names) or ["learner"] * game.seats
        self.seat = CHANCE
        """Who is asked; CHANCE after the end."""
        self._observer = game.observer()
        self._blank_mask = blank_mask(len(game.actions))
        self._dice = Dice(seed)
        self._choosers = array("b")
        self._choices = array("H")
        self._state: State = game.setup(self.options)
        self._go_on()

    def _go_on(self) -> None:
        state = self._state
        total = state.chance_total()
        while total:
            outcome = state.chance_at(self._dice.below(total))
            state.advance(CHANCE, outcome)
            self._note(CHANCE, outcome)
            total = state.chance_total()
        movers = state.to_move()
        self.seat = movers[0] if movers else CHANCE

    def _note(self, seat: int, action: Action) -> None:
        self._choosers.append(seat)
        self._choices.append(action.index)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self._state.outcome()

    def sight(self, seat: int) -> Sight:
        """What a seat may know."""
        return self._state.seen_by(seat)

    def observe(self, seat: int) -> Row:
        """What a seat may know, as the game's row of numbers; it can be read, not written."""
        return np.frombuffer(memoryview(self._observer.observe(self._state.seen_by(seat))), np.uint8)

    def mask(self, seat: int) -> Mask:
        """1 for every choice of a seat that is asked; all 0 for the others."""
        actions = self._state.legal_actions(seat) if seat == self.seat else ()
        return np.frombuffer(memoryview(mask_of(actions, self._blank_mask)), np.int8)

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
        self._note(self.seat, action)
        self._go_on()

    def try_act(self, number: int) -> str:
        """As `act`; a refused choice changes nothing, and what is said about it is the answer. Empty: it was made."""
        try:
            self.act(number)
        except (IllegalAction, Unreadable) as error:
            return str(error)
        return ""

    def rewards(self) -> list[float]:
        """[seat] 1 for the winners, -1 for the others; 0 for all before the end and after a draw."""
        return rewards_of(self.game, self._state.outcome())

    def record(self) -> Record:
        """Everything so far as a record that replays and verifies itself."""
        record = new_record(self.game, self.options, self.names)
        for seat, number in zip(self._choosers, self._choices, strict=True):
            record.steps.append(format_step(seat, self.game.actions[number]))
        return close_record(self.game, record, self._state)


@cache
def blank_mask(size: int) -> vec[u8]:
    """A mask without any action, one for all matches: compiled code never lets go of a row that it was handed."""
    return blank_row(size)


def rewards_of(game: Game, outcome: Outcome | None) -> list[float]:
    """[seat] 1 for the winners, -1 for the others; teams win together. 0 while there are no winners."""
    if outcome is None or not outcome.winners:
        return [0.0] * game.seats
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(game.seats)]


def look(match: Match, seat: int) -> dict[str, Any]:
    """What an environment shows of a seat: the row and the mask."""
    return {"observation": match.observe(seat), "action_mask": match.mask(seat)}
