"""What one process of a batch does: its share of the games, told by single bytes when to go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from omerta.games import find_game
from omerta.kernel import Game, Record, format_record
from omerta.lab.batch.memory import Memory, Sizes
from omerta.lab.match import Match, Seeds
from omerta.lab.opponents import SeatMatch

STEP = b"s"
RESET = b"r"
RECORD = b"w"
"""What the owner says; a number may follow."""


@dataclass(frozen=True)
class Task:
    """What is played. Without `bots` every seat is the learner's; with them one is, as in `SeatMatch`."""

    game: str
    options: dict[str, str] = field(default_factory=dict)
    edition: str | None = None
    bots: str | Sequence[str] | None = None
    seat: int | None = 0

    def open_game(self) -> Game:
        """The game."""
        return find_game(self.game, self.edition)

    def open_match(self, game: Game, seed: str) -> Match:
        """A new match."""
        if self.bots is None:
            return Match(game, self.options, seed)
        return SeatMatch(game, self.options, seed, self.bots, self.seat)


class Share:
    """The games from `first` to `last` (not included)."""

    def __init__(self, task: Task, memory: Memory, first: int, last: int) -> None:
        self._task = task
        self._game = task.open_game()
        self._memory = memory
        self._numbers = range(first, last)
        self._first = first
        self._seeds: list[Seeds] = []
        self._matches: list[Match] = []

    def reset(self, seed: int) -> None:
        """New games; the n-th of the batch has the seed `seed` + n, as an environment of its own would."""
        self._seeds = [Seeds(seed + number) for number in self._numbers]
        self._matches = [self._task.open_match(self._game, seeds.next()) for seeds in self._seeds]
        for number in self._numbers:
            self._memory.rewards[number] = 0
            self._memory.overs[number] = False
            self._show(number)

    def step(self) -> dict[int, str]:
        """One choice in every game; what the refused ones were told."""
        memory = self._memory
        refusals: dict[int, str] = {}
        actions = memory.actions[self._first : self._numbers.stop].tolist()
        for number, action in zip(self._numbers, actions, strict=True):
            match = self._matches[number - self._first]
            refusal = match.answer(action) if isinstance(match, SeatMatch) else match.try_act(action)
            if refusal:
                refusals[number] = refusal
            memory.overs[number] = over = match.outcome is not None
            memory.rewards[number] = match.rewards() if over else 0
            if over:
                self._begin_next(number)
            self._show(number)
        return refusals

    def record(self, number: int) -> Record:
        """The record of one game."""
        return self._matches[number - self._first].record()

    def _begin_next(self, number: int) -> None:
        place = number - self._first
        match = self._matches[place]
        self._memory.finals[number] = match.observe(_viewer(match, int(self._memory.seats[number])))
        self._matches[place] = self._task.open_match(self._game, self._seeds[place].next())

    def _show(self, number: int) -> None:
        memory = self._memory
        match = self._matches[number - self._first]
        seat = _viewer(match, match.seat)
        memory.observations[number] = match.observe(seat)
        memory.masks[number] = match.mask(seat)
        memory.seats[number] = seat


def _viewer(match: Match, seat: int) -> int:
    return match.learner if isinstance(match, SeatMatch) else seat


def work(connection: Connection, task: Task, sizes: Sizes, blocks: dict[str, Any], first: int, last: int) -> None:
    """The life of a process: do what is said until nobody speaks any more."""
    share = Share(task, Memory(sizes, blocks), first, last)
    while True:
        try:
            said = connection.recv_bytes()
        except (EOFError, KeyboardInterrupt):
            return
        word, number = said[:1], said[1:]
        answer = b""
        if word == RESET:
            share.reset(int(number))
        elif word == RECORD:
            answer = format_record(share.record(int(number))).encode()
        else:
            refusals = share.step()
            answer = msgspec.json.encode(refusals) if refusals else b""
        connection.send_bytes(answer)
