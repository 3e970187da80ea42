"""Weights for a game's scale, fitted to how games of soldati ended, and then games of whoever plays by the weights."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from omerta.arena.spreading import Workers, in_order
from omerta.bots import Scale, make_bot
from omerta.games import find_game
from omerta.kernel import Dice, Game, State, UnknownName, Unreadable, settle

BLUNDER: Final = 10
"""One choice in so many is a picciotto's, so that positions off the beaten track are weighed too."""
RIDGE: Final = 1.2
"""How strongly weights are held small, times the positions of a game: those of one game end alike."""
HELD_OUT: Final = 5
"""One game in so many is kept for checking."""
STEPS: Final = 8

Sample = tuple[list[float], float]
Task = tuple[str, str | None, str, list[float] | None]
"""The game, its edition, a seed, and the weights to play by."""


class Fit(msgspec.Struct, kw_only=True):
    """What was fitted and how well it tells the results of games it has not seen."""

    game: str
    games: int
    positions: int
    told: float
    """Share of the games kept for checking, position by position, whose winner the weights name."""
    surprise: float
    """Mean log loss on them; a coin has 0.693."""
    weights: dict[str, float]


def find_scale(game: Game) -> Scale:
    """The scale of a game."""
    doors = _scale_doors()
    if game.name not in doors:
        raise UnknownName("scale for the game", game.name, doors)
    scale: Scale = doors[game.name].load()()
    return scale


def has_scale(game: Game) -> bool:
    """Is there one?"""
    return game.name in _scale_doors()


def _scale_doors() -> dict[str, EntryPoint]:
    return {door.name: door for door in entry_points(group="omerta.scales")}


def fit(game: Game, games: int, seed: str, workers: Workers, rounds: int = 1) -> Iterator[int | Fit]:
    """Play and fit; the number of games played so far comes first, the weights at the end.

    Of several rounds the first is played by soldati, each further one by whoever plays by the weights found so far;
    all games count, so that the weights know positions of many ways to play.
    """
    scale = find_scale(game)
    if rounds > 1 and scale.player([0.0] * len(scale.names)) is None:
        raise Unreadable(f"--rounds {rounds}: nobody plays {game.name} by weights alone; take 1")
    edition = game.edition[0] if game.edition is not None else None
    rows: list[NDArray[Any]] = []
    results: list[float] = []
    kept: list[bool] = []
    weights: list[float] | None = None
    found: Fit | None = None
    for number in range(rounds):
        first = number * games
        tasks: list[Task] = [(game.name, edition, f"{seed}/{first + each}", weights) for each in range(games)]
        for each, samples in enumerate(in_order(_play, tasks, workers)):
            for row, result in samples:
                rows.append(np.array(row, dtype=np.float32))
                results.append(result)
                kept.append(each % HELD_OUT == 0)
            yield first + each + 1
        found = _solve(game, first + games, np.array(rows), np.array(results), np.array(kept))
        weights = list(found.weights.values())
    assert found is not None
    yield found


def _play(task: Task) -> list[Sample]:
    """The moments of one game, each with how it ended for the side it is written for."""
    name, edition, seed, weights = task
    game = find_game(name, edition)
    scale = find_scale(game)
    dice = Dice(seed)
    player = None if weights is None else scale.player(weights)
    soldato, picciotto = [make_bot(game, rank, Dice(f"{seed}/{rank}")) for rank in ("soldato", "picciotto")]
    state = game.setup({})
    settle(state, dice)
    rows: list[list[float]] = []
    while state.outcome() is None:
        before: State = state.copy()
        seat = state.to_move()[0]
        if dice.below(BLUNDER) == 0:
            action = picciotto.choose(state.seen_by(seat))
        elif player is None:
            action = soldato.choose(state.seen_by(seat))
        else:
            action = player.choose(state, seat, dice)
        state.advance(seat, action)
        settle(state, dice)
        if scale.is_moment(before, state):
            rows.append(scale.inputs(state, 0))
    outcome = state.outcome()
    assert outcome is not None
    result = outcome.share_of(0)
    return [(row, result) for row in rows]


def _solve(game: Game, games: int, rows: NDArray[Any], results: NDArray[Any], kept: NDArray[Any]) -> Fit:
    ridge = RIDGE * len(rows) / games
    spread = rows.std(axis=0)
    spread[spread == 0] = 1.0
    inputs, wanted = rows[~kept] / spread, results[~kept]
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-inputs @ weights))
        slope = inputs.T @ (chances - wanted) + ridge * weights
        bend = (inputs * (chances * (1 - chances))[:, None]).T @ inputs + ridge * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    weights = weights / spread
    checked = 1 / (1 + np.exp(-rows[kept] @ weights))
    result = results[kept]
    surprise = -np.mean(result * np.log(checked + 1e-12) + (1 - result) * np.log(1 - checked + 1e-12))
    told = np.mean(((checked > 0.5) == (result > 0.5))[result != 0.5])
    return Fit(
        game=game.name,
        games=games,
        positions=len(rows),
        told=round(float(told), 4),
        surprise=round(float(surprise), 4),
        weights={name: round(float(weight), 4) for name, weight in zip(find_scale(game).names, weights, strict=True)},
    )
