"""Who plays: random players of environments and engines, ours and the peers', driven from Python alike."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from typing import Any

import numpy as np

from omerta.cli.measuring import openspiel
from omerta.cli.measuring.measure import PlayOne
from omerta.lab.pettingzoo import env


def open_petting_zoo(make: Any, seed: int) -> PlayOne:
    """An environment of PettingZoo, turn by turn, with an observation before each; every turn counts."""
    table = make()
    chance = random.Random(seed)
    seeds = iter(range(seed * 1_000_000, (seed + 1) * 1_000_000))

    def play() -> int:
        turns = 0
        table.reset(seed=next(seeds))
        for agent in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            if over or cut:
                return turns
            if isinstance(seen, dict) and "action_mask" in seen:
                legal = np.flatnonzero(seen["action_mask"].view(np.bool_))  # looks at bytes several times as fast
                table.step(chance.choice(legal.tolist()))
            else:
                table.step(table.action_space(agent).sample())
            turns += 1
        return turns

    return play


def classic(name: str) -> Any:
    """Make a classic environment of PettingZoo."""
    return importlib.import_module(f"pettingzoo.classic.{name}").env()


def ours(game: str) -> Any:
    """Make one of ours."""
    return env(game)


def open_open_spiel(name: str, seed: int) -> PlayOne:
    """A game of OpenSpiel with the observation of whoever chooses, as learners drive it; every choice counts."""
    import open_spiel.python.games  # noqa: F401  (imported for its registrations)
    import pyspiel

    import omerta.lab.openspiel  # noqa: F401  (likewise)

    game = pyspiel.load_game(name)
    chance = random.Random(seed)

    def play() -> int:
        choices = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(numbers, weights)[0])
                continue
            state.observation_tensor()
            state.apply_action(chance.choice(state.legal_actions()))
            choices += 1
        return choices

    return play


def open_steps(counts_all: bool, name: str, seed: int) -> PlayOne:
    """A game of OpenSpiel without observations; `counts_all` says what counts."""
    import benchmarks.lab.floor  # noqa: F401  (imported for its registrations)
    import omerta.lab.openspiel  # noqa: F401  (likewise)

    return openspiel.open_box(name, seed, counts_all)


def open_search(open_positions: Callable[[], list[Callable[[], int]]], seed: int) -> PlayOne:
    """Somebody's search of the same few positions; every iteration counts."""
    searches = open_positions()
    return lambda: sum([search() for search in searches])


def open_rlcard(name: str, seed: int) -> PlayOne:
    """A game of RLCard, with its observations."""
    import rlcard

    table = rlcard.make(name, config={"seed": seed})
    chance = random.Random(seed)

    def play() -> int:
        choices = 0
        seen, _ = table.reset()
        while not table.is_over():
            seen, _ = table.step(chance.choice(list(seen["legal_actions"])))
            choices += 1
        return choices

    return play


def open_chess(seed: int) -> PlayOne:
    """python-chess, at most 200 plies."""
    import chess

    rnd = random.Random(seed)

    def play() -> int:
        board = chess.Board()
        plies = 0
        while plies < 200 and (moves := list(board.legal_moves)) and not board.is_insufficient_material():
            board.push(rnd.choice(moves))
            plies += 1
        return plies

    return play
