"""A Python game without any rules, written as OpenSpiel's own are: what OpenSpiel itself costs for a step."""

from __future__ import annotations

from typing import Any

import pyspiel

LENGTH = 100
_Kind = pyspiel.GameType


class EmptyState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """So many choices between two things that change nothing."""

    def __init__(self, game: EmptyGame) -> None:
        super().__init__(game)
        self._made = 0

    def current_player(self) -> int:
        """One player, until the end."""
        return 0 if self._made < LENGTH else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return [0, 1]

    def _apply_action(self, number: int) -> None:
        self._made += 1

    def is_terminal(self) -> bool:
        """Is it over?"""
        return self._made == LENGTH

    def returns(self) -> list[float]:
        """Nobody wins."""
        return [0.0, 0.0]


class EmptyGame(pyspiel.Game):  # type: ignore[misc]  # likewise
    """The game of these."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=2,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LENGTH,
        )
        super().__init__(KIND, info, parameters or {})

    def new_initial_state(self) -> EmptyState:
        """The start."""
        return EmptyState(self)


KIND = _Kind(
    short_name="empty_python_game",
    long_name="nothing",
    dynamics=_Kind.Dynamics.SEQUENTIAL,
    chance_mode=_Kind.ChanceMode.DETERMINISTIC,
    information=_Kind.Information.PERFECT_INFORMATION,
    utility=_Kind.Utility.ZERO_SUM,
    reward_model=_Kind.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
pyspiel.register_game(KIND, EmptyGame)
