"""The owner of a batch: starts the processes, says when to go on, and reads what they wrote."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType

import msgspec
import numpy as np
from numpy.typing import NDArray

from omerta.kernel import OmertaError, Record, Unreadable, parse_record
from omerta.lab.batch.memory import Sizes, share_memory
from omerta.lab.batch.work import RECORD, RESET, STEP, Share, Task, work

DIED = "a process of the batch has ended; nothing can be played on"
NO_GAMES = "this batch has no games yet: reset() begins them"


class Batch:
    """Games side by side. `observations`, `masks`, `seats`, `rewards` and `overs` are arrays with a row for each game;
    they change with every step. A game that ends is followed by the next at once. `processes` left out: one for every
    core; 0: everything is played in this process."""

    def __init__(self, task: Task, games: int, processes: int | None = None) -> None:
        if games < 1:
            raise Unreadable(f"games: at least 1, not {games}")
        game = task.open_game()
        task.open_match(game, "a look at the arguments before any process starts")
        context = get_context("spawn")
        sizes = Sizes(games, game.observer().layout.size, len(game.actions), game.seats)
        self.game = game
        self.task = task
        self.games = games
        self.refusals: dict[int, str] = {}
        """What illegal actions of the last step were told, by game; those games stand where they stood."""
        self._has_games = False
        self._memory = share_memory(context, sizes)
        self._connections: list[Connection] = []
        self._processes = []
        if processes == 0:
            self._edges = [games]
            self._share: Share | None = Share(task, self._memory, 0, games)
            return
        self._share = None
        count = max(1, min(processes or os.cpu_count() or 1, games))
        edges = [games * number // count for number in range(count + 1)]
        self._edges = edges[1:]
        for first, last in pairwise(edges):
            ours, theirs = context.Pipe()
            arguments = (theirs, task, sizes, self._memory.blocks, first, last)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._connections.append(ours)
            self._processes.append(process)

    @property
    def observations(self) -> NDArray[np.uint8]:
        """[game] what the seat that is asked sees."""
        return self._memory.observations

    @property
    def masks(self) -> NDArray[np.int8]:
        """[game] 1 for each of its legal actions."""
        return self._memory.masks

    @property
    def finals(self) -> NDArray[np.uint8]:
        """[game] the last row of a game that ended in this step."""
        return self._memory.finals

    @property
    def seats(self) -> NDArray[np.int8]:
        """[game] who is asked."""
        return self._memory.seats

    @property
    def rewards(self) -> NDArray[np.float32]:
        """[game, seat] what the last step brought."""
        return self._memory.rewards

    @property
    def overs(self) -> NDArray[np.bool_]:
        """[game] did a game end in the last step?"""
        return self._memory.overs

    def reset(self, seed: int | Sequence[int | None] | None = None) -> None:
        """New games everywhere; the n-th has the seed `seed` + n, or the n-th of those given. Without a seed they are
        the games that follow from the last one."""
        if isinstance(seed, int | np.integer):
            seeds: list[int | None] = [int(seed) + number for number in range(self.games)]
        else:
            seeds = [None] * self.games if seed is None else list(seed)
        if len(seeds) != self.games:
            raise Unreadable(f"seed: this batch has {self.games} games, and {len(seeds)} seeds were given")
        self._has_games = True
        if self._share is not None:
            self._share.reset(seeds)
            return
        self._say(RESET + msgspec.json.encode(seeds))
        self._hear()

    def step(self, actions: NDArray[np.integer]) -> None:
        """One choice in every game, by the numbers of the actions."""
        self.send(actions)
        self.wait()

    def send(self, actions: NDArray[np.integer]) -> None:
        """Begin a step and come back at once."""
        if not self._has_games:
            raise Unreadable(NO_GAMES)
        np.copyto(self._memory.actions, actions, casting="same_kind")
        if self._share is None:
            self._say(STEP)

    def wait(self) -> None:
        """Wait until the step that was begun is done everywhere."""
        if self._share is not None:
            self.refusals = self._share.step()
            return
        self.refusals = {}
        for answer in self._hear():
            if answer:
                self.refusals.update(msgspec.json.decode(answer, type=dict[int, str]))

    def record(self, number: int) -> Record:
        """The game that is going on in a row, as a record that replays."""
        if not 0 <= number < self.games:
            raise Unreadable(f"game {number}: this batch has the games 0 to {self.games - 1}")
        if not self._has_games:
            raise Unreadable(NO_GAMES)
        if self._share is not None:
            return self._share.record(number)
        place = next(place for place, edge in enumerate(self._edges) if number < edge)
        try:
            self._connections[place].send_bytes(RECORD + str(number).encode())
            return parse_record(self._connections[place].recv_bytes())
        except (EOFError, OSError):
            raise OmertaError(DIED) from None

    def _say(self, word: bytes) -> None:
        try:
            for connection in self._connections:
                connection.send_bytes(word)
        except OSError:
            raise OmertaError(DIED) from None

    def _hear(self) -> list[bytes]:
        try:
            return [connection.recv_bytes() for connection in self._connections]
        except (EOFError, OSError):
            raise OmertaError(DIED) from None

    def processes(self) -> list[int]:
        """The ids of the processes, for whoever watches them."""
        return [process.pid for process in self._processes if process.pid is not None]

    def close(self) -> None:
        """End all processes."""
        for connection in self._connections:
            connection.close()
        for process in self._processes:
            process.join()

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
