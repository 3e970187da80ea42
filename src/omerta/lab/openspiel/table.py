"""The games and their states as OpenSpiel's Python games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import index
from typing import Any, SupportsIndex

import numpy as np
import pyspiel

from omerta.kernel import CHANCE, OVER, SPECTATOR, Board, Dice, Game, IllegalAction, Record, Unreadable
from omerta.lab.describing import describe
from omerta.lab.match import rewards_of
from omerta.lab.openspiel.watching import Watcher
from omerta.lab.openspiel.writing import NAME

assert (int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)) == (CHANCE, OVER), "one number, one meaning"


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
    """A position. OpenSpiel copies its attributes one by one, and a board is copied when it changes.

    OpenSpiel's way to make a choice leads through C++ and twice back into Python. A choice made from Python stays in
    Python, and C++ is told of it when it needs the history: before it moves on itself, and whenever that is asked for.
    """

    # Python finds a slot at once, where it looks attributes of OpenSpiel's own classes up in a dictionary each time.
    __slots__ = ("_board", "_player", "_telling", "_told")

    @property
    def __dict__(self) -> dict[str, Any]:
        """All attributes, for OpenSpiel, which copies them to a clone and pickles them."""
        return {name: getattr(self, name) for name in self.__slots__}

    @__dict__.setter
    def __dict__(self, attributes: dict[str, Any]) -> None:
        for name, value in attributes.items():
            setattr(self, name, value)

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._board: Board | None = None
        self._player = CHANCE
        self._told = 0
        """So many of the board's choices C++ knows; the others it has not been told yet."""
        self._telling: int | None = None
        """Whose choice C++ is being told of."""
        if len(game.openings) == 1:
            self._move_to(game.openings[0].__deepcopy__({}))

    def _move_to(self, board: Board) -> None:
        """Stand on this board. OpenSpiel asks who is next half a dozen times a step, so the answer is kept."""
        self._board = board
        self._player = board.player

    @property
    def board(self) -> Board | None:
        """The board; None before the opening is dealt."""
        return self._board

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody after the end."""
        return self._player if self._telling is None else self._telling

    def is_chance_node(self) -> bool:
        """Is it chance's turn?"""
        return self._player == CHANCE

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self._player == OVER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player, or whoever is next, may choose; for chance what may come."""
        if player is not None and player != self._player:
            return []
        if self._board is None:
            return list(range(len(self.get_game().openings)))
        return self._board.numbers()

    def _legal_actions(self, player: int) -> list[int]:
        self._tell()
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may come, by number, with its probability."""
        if self._board is None:
            count = len(self.get_game().openings)
            return [(number, 1 / count) for number in range(count)]
        return self._board.chances()

    def apply_action(self, number: SupportsIndex) -> None:
        """A choice of whoever is next, or IllegalAction says which rule forbids it."""
        if self._board is None:
            super().apply_action(number)
            return
        self._board = board = self._board.after(number if type(number) is int else index(number))
        self._player = board.player

    def apply_action_with_legality_check(self, number: SupportsIndex) -> None:
        """The same: every choice is checked, and the rule that forbids it is told."""
        self.apply_action(number)

    def _apply_action(self, number: int) -> None:
        if self._telling is not None:
            return
        self._tell()
        if self._board is not None:
            self._move_to(self._board.after(number))
            self._told += 1
            return
        openings = self.get_game().openings
        if not 0 <= number < len(openings):
            raise IllegalAction("OPENING", "no-such-opening")
        self._move_to(openings[number].__deepcopy__({}))

    def _tell(self) -> None:
        """Let C++ know all choices."""
        if self._board is None or self._told == len(self._board.steps):
            return
        untold, self._told = self._board.steps.since(self._told), len(self._board.steps)
        for seat, action in untold:
            self._telling = seat
            super().apply_action(action.index)
        self._telling = None

    def history(self) -> list[int]:
        """The numbers of all choices."""
        self._tell()
        numbers: list[int] = super().history()
        return numbers

    def full_history(self) -> list[Any]:
        """All choices, with whoever made them."""
        self._tell()
        choices: list[Any] = super().full_history()
        return choices

    def history_str(self) -> str:
        """The numbers of all choices as text."""
        self._tell()
        text: str = super().history_str()
        return text

    def move_number(self) -> int:
        """How many choices have been made."""
        self._tell()
        return int(super().move_number())

    def is_initial_state(self) -> bool:
        """Has nothing been chosen yet?"""
        self._tell()
        return bool(super().is_initial_state())

    def is_initial_non_chance_state(self) -> bool:
        """Has only chance chosen yet?"""
        self._tell()
        return bool(super().is_initial_non_chance_state())

    def _action_to_string(self, player: int, number: int) -> str:
        if self._board is None:
            return f"opening {number}"
        return self._board.game.actions[number].notation

    def returns(self) -> list[float]:
        """1 for the winners, -1 for the others, 0 for all before the end and after a draw."""
        if self._board is None:
            return [0.0] * self.num_players()
        return rewards_of(self._board.game, self._board.state.outcome())

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The row a player sees; what OpenSpiel's own way gives, without its detour over a new game."""
        seat = self._player if player is None else player
        if not 0 <= seat < self.num_players():
            raise Unreadable(f"player {seat}: {self.get_game().game.name} has the seats 0 to {self.num_players() - 1}")
        if self._board is None:
            return [0.0] * int(self.get_game().game.observer().layout.size)
        row = self._board.game.observer().observe(self._board.state.seen_by(seat))
        numbers: list[float] = np.frombuffer(memoryview(row), np.uint8).astype(np.float64).tolist()
        return numbers

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """Another state in which this player may be: of those that differ by the opening alone, where chance deals it;
        else one that looks to this player as this one does, whatever could be told from memory."""
        if self._board is None:
            return self.clone()  # type: ignore[no-any-return]
        if len(self.get_game().openings) > 1:
            alike = self._alike(player)
            return alike[int(sampler() * len(alike))]
        self._tell()
        twin: TableState = self.clone()
        twin._move_to(self._board.imagine(player, Dice(repr(sampler()))))
        twin._told = 0
        return twin

    def _alike(self, player: int) -> list[TableState]:
        """The states after the same choices from every opening in which this player knows what it knows here."""
        choices, known = self.history()[1:], self.information_state_string(player)
        alike: list[TableState] = []
        for number in range(len(self.get_game().openings)):
            state = self.get_game().new_initial_state()
            try:
                for choice in (number, *choices):
                    state.apply_action(choice)
            except IllegalAction:
                continue  # takes cards that this opening deals elsewhere
            if state.information_state_string(player) == known:
                alike.append(state)
        return alike

    def record(self) -> Record:
        """The game so far; it replays as every other."""
        if self._board is None:
            raise Unreadable("nothing has been dealt yet")
        return self._board.record(NAME)

    def __str__(self) -> str:
        if self._board is None:
            return "before the opening"
        return describe(self._board.game, self._board.state.seen_by(SPECTATOR))
