"""The games and their states as OpenSpiel's Python games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pyspiel

from omerta.kernel import SPECTATOR, Dice, Game, IllegalAction, Record, Unreadable
from omerta.lab.describing import describe
from omerta.lab.match import rewards_of
from omerta.lab.openspiel.board import Board
from omerta.lab.openspiel.watching import Watcher

OPEN_SPIEL_CHANCE = int(pyspiel.PlayerId.CHANCE)
OPEN_SPIEL_TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class TableGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """One of our games. `openings` are the boards chance may start from, all equally likely; one alone is no chance."""

    def __init__(self, kind: Any, info: Any, parameters: dict[str, Any], openings: Sequence[Board]) -> None:
        super().__init__(kind, info, parameters)
        self.openings = openings

    @property
    def game(self) -> Game:
        """The game as the engine knows it."""
        return self.openings[0].game

    def new_initial_state(self) -> TableState:
        """The position before anything happened."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Watcher:
        """What reads observations, or information states, off a state."""
        if params:
            raise Unreadable(f"observation parameters: {self.game.name} takes none")
        return Watcher(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class TableState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """A position. OpenSpiel copies its attributes one by one, and a board is copied when it changes."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._board: Board | None = None
        self._player = OPEN_SPIEL_CHANCE
        if len(game.openings) == 1:
            self._move_to(game.openings[0].__deepcopy__({}))

    def _move_to(self, board: Board) -> None:
        """Stand on this board. OpenSpiel asks who is next half a dozen times a step, so the answer is kept."""
        self._board = board
        if board.seat >= 0:
            self._player = board.seat
        else:
            self._player = OPEN_SPIEL_CHANCE if board.state.outcome() is None else OPEN_SPIEL_TERMINAL

    @property
    def board(self) -> Board | None:
        """The board; None before the opening is dealt."""
        return self._board

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody after the end."""
        return self._player

    def is_chance_node(self) -> bool:
        """Is it chance's turn? Asked from Python, this and the next need no way through OpenSpiel's C++ and back."""
        return self._player == OPEN_SPIEL_CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player, or whoever is next, may choose; for chance what may come."""
        if player is None:
            player = self._player
        if player == OPEN_SPIEL_CHANCE:
            return [number for number, _ in self.chance_outcomes()] if self._player == player else []
        return self._legal_actions(player)

    def _legal_actions(self, player: int) -> list[int]:
        if self._board is None or player < 0 or player != self._player:
            return []
        return sorted([action.index for action in self._board.state.legal_actions(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may come, by number, with its probability."""
        if self._board is None:
            count = len(self.get_game().openings)
            return [(number, 1 / count) for number in range(count)]
        state = self._board.state
        total = state.chance_total()
        return [(action.index, weight / total) for action, weight in state.chance_outcomes()]

    def _apply_action(self, number: int) -> None:
        if self._board is None:
            openings = self.get_game().openings
            if not 0 <= number < len(openings):
                raise IllegalAction("OPENING", "no-such-opening")
            self._move_to(openings[number].__deepcopy__({}))
            return
        self._move_to(self._board.after(self._board.action(number)))

    def _action_to_string(self, player: int, number: int) -> str:
        if self._board is None:
            return f"opening {number}"
        return self._board.game.actions[number].notation

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self._player == OPEN_SPIEL_TERMINAL

    def returns(self) -> list[float]:
        """1 for the winners, -1 for the others, 0 for all before the end and after a draw."""
        if self._board is None:
            return [0.0] * self.num_players()
        return rewards_of(self._board.game, self._board.state.outcome())

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The row a player sees; what OpenSpiel's own way gives, without its detour over a new game."""
        if self._board is None:
            return [0.0] * int(self.get_game().game.observer().layout.size)
        seat = self._board.seat if player is None else player
        row = self._board.game.observer().observe(self._board.state.seen_by(seat))
        numbers: list[float] = np.frombuffer(memoryview(row), np.uint8).astype(np.float64).tolist()
        return numbers

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that this player cannot tell from this one."""
        twin: TableState = self.clone()
        assert self._board is not None
        twin._move_to(self._board.imagine(player, Dice(repr(sampler()))))
        return twin

    def record(self) -> Record:
        """The game so far; it replays as every other."""
        if self._board is None:
            raise Unreadable("nothing has been dealt yet")
        return self._board.record()

    def __str__(self) -> str:
        if self._board is None:
            return "before the opening"
        return describe(self._board.game, self._board.state.seen_by(SPECTATOR))
