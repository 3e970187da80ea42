"""Our search beside OpenSpiel's: `python -m benchmarks.search_beside_openspiel [--help]`, JSON out (the extra `bench`).

How many iterations a second each makes on positions of its games in mid-play, all in turns in one run, on the time of
one core: what counts are the ratios. An iteration is not the same work everywhere: ours of Famiglia asks a network
about one position, ours of the War plays a whole round with four soldati; theirs play to the end at
random. The games beside ours have a branching close to Famiglia's 5 (connect_four 7, leduc_poker 3) and the War's 11
(gin_rummy, up to 28).
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections.abc import Callable
from functools import cache, partial
from time import thread_time
from typing import Any

import msgspec

from omerta.bots import make_bot, make_searcher
from omerta.games import find_game
from omerta.kernel import Dice, is_compiled, settle

OURS = {"famiglia": 200, "mafia-war": 36}
"""Tries of a capo."""
THEIRS = 300
POSITIONS = 6
"""So many positions of each game are searched."""
ALL_WORLDS = -1
PARTS = 7
"""And so many choices lie between two of them."""


class Iterations(msgspec.Struct):
    """The median over all rounds."""

    iterations_per_second: float
    microseconds_each: float


Search = Callable[[], int]
"""Searches one position; how many iterations were made."""


def our_searches(name: str) -> list[Search]:
    """A capo's search of positions among soldati."""
    game = find_game(name)
    dice = Dice("beside")
    soldato = make_bot(game, "soldato", dice)
    searcher = make_searcher(game, f"capo:{OURS[name]}", dice)
    state = game.setup(game.choose_options({}))
    settle(state, dice)
    searches: list[Search] = []
    choices = 0
    while len(searches) < POSITIONS and (seats := state.to_move()):
        sight = state.seen_by(seats[0])
        choices += len(sight.asked()) > 1
        if choices > PARTS * (len(searches) + 1):
            searches.append(partial(_search_ours, searcher.choose, sight, OURS[name]))
        state.advance(seats[0], soldato.choose(sight))
        settle(state, dice)
    return searches


def _search_ours(choose: Callable[[Any], object], sight: Any, tries: int) -> int:
    choose(sight)
    return tries


def their_searches(name: str, kind: str) -> list[Search]:
    """OpenSpiel's search (`mcts` in C++ or Python, `ismcts` in C++) of positions in random play."""
    import pyspiel

    game = pyspiel.load_game(name)
    rolling = random.Random(name)
    searches: list[Search] = []
    choices = 0
    state = game.new_initial_state()
    while len(searches) < POSITIONS:
        if state.is_terminal():
            state = game.new_initial_state()
        if not state.is_chance_node():
            choices += len(state.legal_actions()) > 1
            if choices > PARTS * (len(searches) + 1):
                searches.append(partial(_search_theirs, make_their_bot(game, kind), state.clone()))
        state.apply_action(rolling.choice(state.legal_actions()))
    return searches


def make_their_bot(game: Any, kind: str) -> Any:
    """Their search with random playouts, as their examples set it up."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    if kind == "mcts (Python)":
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        return mcts.MCTSBot(game, 2.0, THEIRS, evaluator, random_state=np.random.RandomState(1))
    if kind == "mcts (C++)":
        return pyspiel.MCTSBot(game, their_rollouts(), 2.0, THEIRS, 1000, False, 1, False)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(1, their_rollouts(), 2.0, THEIRS, ALL_WORLDS, final, False, False)


@cache
def their_rollouts() -> Any:
    """One random playout. It is kept: their bots do not hold on to it."""
    import pyspiel

    return pyspiel.RandomRolloutEvaluator(1, 1)


def _search_theirs(bot: Any, state: Any) -> int:
    bot.step(state)
    return THEIRS


OUR_SEARCHES: dict[str, Callable[[], list[Search]]] = {
    "omerta famiglia, capo's tree": partial(our_searches, "famiglia"),
    "omerta mafia-war, capo's rounds": partial(our_searches, "mafia-war"),
}
THEIR_SEARCHES: dict[str, Callable[[], list[Search]]] = {
    "open_spiel connect_four, mcts (C++)": partial(their_searches, "connect_four", "mcts (C++)"),
    "open_spiel connect_four, mcts (Python)": partial(their_searches, "connect_four", "mcts (Python)"),
    "open_spiel leduc_poker, ismcts (C++)": partial(their_searches, "leduc_poker", "ismcts"),
    "open_spiel gin_rummy, ismcts (C++)": partial(their_searches, "gin_rummy", "ismcts"),
}


def main() -> None:
    """Everybody in turn, several times."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    searches = {name: open_positions() for name, open_positions in {**OUR_SEARCHES, **THEIR_SEARCHES}.items()}
    speeds: dict[str, list[float]] = {name: [] for name in searches}
    for _ in range(rounds):
        for name, positions in searches.items():
            began = thread_time()
            made = sum([search() for search in positions])
            speeds[name].append(made / (thread_time() - began))
    figures = {
        name: Iterations(round(statistics.median(all_), 1), round(1e6 / statistics.median(all_), 1))
        for name, all_ in speeds.items()
    }
    sys.stdout.write(msgspec.json.format(msgspec.json.encode({"compiled": is_compiled(), **figures})).decode() + "\n")


if __name__ == "__main__":
    main()
