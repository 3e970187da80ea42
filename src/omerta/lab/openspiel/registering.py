"""How the games are announced to OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

from omerta.games import find_game
from omerta.kernel import Board, Game, set_up_board
from omerta.lab.openspiel.small import SMALL, deal_openings
from omerta.lab.openspiel.table import TableGame

LONGEST = {"famiglia": 3_000, "mafia-war": 20_000}
"""More choices than any game has."""

Open = Callable[[Game, dict[str, str]], list[Board]]


def register_games() -> None:
    """All of them; OpenSpiel takes a second registration of the same name for the first."""
    _register("omerta_famiglia", "Famiglia", "famiglia", {}, set_up)
    _register("omerta_mafia_war", "La Famiglia: The Great Mafia War", "mafia-war", {}, set_up)
    _register("omerta_famiglia_small", "The last cards of Famiglia", "famiglia", SMALL, deal_openings)


def write_word(word: str) -> str:
    """The word of an option as a parameter: OpenSpiel would take digits for a number, so `n` goes first."""
    return f"n{word}" if word[:1].isdigit() else word


def read_word(word: str) -> str:
    """The reverse of `write_word`."""
    return word[1:] if word[:1] == "n" and word[1:2].isdigit() else word


def set_up(game: Game, options: dict[str, str]) -> list[Board]:
    """The one position before anything happened."""
    return [set_up_board(game, options)]


def _register(name: str, title: str, game_name: str, fixed: dict[str, str], open_boards: Open) -> None:
    game = find_game(game_name)
    free = [option for option in game.options if option.name not in fixed]
    kind = pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats,
        min_num_players=game.seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: write_word(option.default) for option in free},
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=len(game.actions),
        max_chance_outcomes=len(game.actions),
        num_players=game.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST[game_name],
    )

    class Registered(TableGame):
        """OpenSpiel makes games from a class and parameters."""

        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            given = {option: read_word(str(word)) for option, word in (parameters or {}).items()}
            options = game.choose_options({**fixed, **given})
            super().__init__(kind, info, parameters or {}, open_boards(game, options))

    pyspiel.register_game(kind, Registered)
