"""What one process of a batch does: its share of the games, told by single bytes when to go on."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import msgspec
import numpy as np

from omerta.games import find_game
from omerta.kernel import CHANCE, Game, Match, Record, format_record
from omerta.lab.batch.memory import Memory, Sizes
from omerta.lab.match import LEARNER, Seeds, rewards_of
from omerta.lab.opponents import SeatMatch

STEP = b"s"
RESET = b"r"
RECORD = b"w"
"""What the owner says; seeds or a number may follow."""


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
            return Match(game, self.options, seed, [LEARNER] * game.seats)
        return SeatMatch(game, self.options, seed, self.bots, self.seat)


class Share:
    """The games from `first` to `last` (not included)."""

    def __init__(self, task: Task, memory: Memory, first: int, last: int) -> None:
        self._task = task
        self._game = task.open_game()
        self._first = first
        self._seeds = [Seeds() for _ in range(first, last)]
        self._matches: list[Match] = []
        self._observations = [memoryview(row) for row in memory.observations[first:last]]
        self._masks = [memoryview(mask.view(np.uint8)) for mask in memory.masks[first:last]]
        self._finals = [memoryview(row) for row in memory.finals[first:last]]
        self._seats = memory.seats[first:last]
        self._rewards = memory.rewards[first:last]
        self._overs = memory.overs[first:last]
        self._actions = memory.actions[first:last]

    def reset(self, seeds: Sequence[int | None]) -> None:
        """New games, by the seeds of all games of the batch; they are those of environments with these seeds."""
        for place in range(len(self._seats)):
            seed = seeds[self._first + place]
            if seed is not None:
                self._seeds[place] = Seeds(seed)
        self._matches = [self._task.open_match(self._game, seeds.next()) for seeds in self._seeds]
        self._rewards[:] = 0
        self._overs[:] = False
        self._seats[:] = [self._show(place) for place in range(len(self._seats))]

    def step(self) -> dict[int, str]:
        """One choice in every game; what the refused ones were told."""
        refusals: dict[int, str] = {}
        self._rewards[:] = 0
        self._overs[:] = False
        seats: list[int] = []
        for place, action in enumerate(self._actions.tolist()):
            match = self._matches[place]
            refusal = match.answer(action) if isinstance(match, SeatMatch) else match.try_act(action)
            if refusal:
                refusals[self._first + place] = refusal
            if match.seat == CHANCE:
                self._end(place)
            seats.append(self._show(place))
        self._seats[:] = seats
        return refusals

    def record(self, number: int) -> Record:
        """The record of one game."""
        return self._matches[number - self._first].record()

    def _end(self, place: int) -> None:
        """Tell how a game ended, and begin the next."""
        match = self._matches[place]
        self._overs[place] = True
        self._rewards[place] = rewards_of(self._game, match.outcome())
        self._finals[place][:] = match.row(_viewer(match, int(self._seats[place])))
        self._matches[place] = self._task.open_match(self._game, self._seeds[place].next())

    def _show(self, place: int) -> int:
        """Write what is seen of a game; by whom."""
        match = self._matches[place]
        seat = _viewer(match, match.seat)
        self._observations[place][:] = match.row(seat)
        self._masks[place][:] = match.mask(seat)
        return seat


def _viewer(match: Match, seat: int) -> int:
    return match.learner if isinstance(match, SeatMatch) else seat


def work(connection: Connection, task: Task, sizes: Sizes, blocks: dict[str, Any], first: int, last: int) -> None:
    """The life of a process: do what is said until nobody speaks or listens any more."""
    share = Share(task, Memory(sizes, blocks), first, last)
    with suppress(EOFError, ConnectionError, KeyboardInterrupt):
        while True:
            connection.send_bytes(_answer(share, connection.recv_bytes()))


def _answer(share: Share, said: bytes) -> bytes:
    word = said[:1]
    if word == RESET:
        share.reset(msgspec.json.decode(said[1:], type=list[int | None]))
        return b""
    if word == RECORD:
        return format_record(share.record(int(said[1:]))).encode()
    refusals = share.step()
    return msgspec.json.encode(refusals) if refusals else b""
