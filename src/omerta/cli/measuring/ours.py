"""Play on our engine, driven from Python: at random, and among bots; and what looking at a position costs."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from statistics import median
from time import perf_counter

from omerta.arena.run import Run
from omerta.bots import make_bot
from omerta.cli.measuring.measure import PlayOne
from omerta.games import find_game
from omerta.kernel import Dice, State, settle


def open_box(game_name: str, seed: int) -> PlayOne:
    """Our random player of one game."""
    game = find_game(game_name)
    options = game.choose_options({})
    dice = Dice(str(seed))
    rnd = random.Random(seed).random

    def play() -> int:
        decisions = 0
        state = game.setup(options)
        settle(state, dice)
        while seats := state.to_move():
            actions = state.legal_actions(seats[0])
            count = len(actions)
            decisions += count > 1
            state.advance(seats[0], actions[int(rnd() * count)])
            settle(state, dice)
        return decisions

    return play


def open_bots(game_name: str, rank: str, seed: int) -> PlayOne:
    """Bots of one rank among themselves, as `omerta simulate` lets them play."""
    game = find_game(game_name)
    options = game.choose_options({})
    numbers = count()

    def play() -> int:
        run = Run(game, options, [rank] * game.seats, f"{seed}/{next(numbers)}")
        run.play()
        return run.decisions

    return play


class Look:
    """Positions of one game among soldati, and how long looking at them takes."""

    def __init__(self, game_name: str) -> None:
        self.game = find_game(game_name)
        self.dice = Dice("look")
        self.bot = make_bot(self.game, "soldato", self.dice)
        self.positions: list[tuple[State, int]] = []
        state = self.game.setup(self.game.choose_options({}))
        settle(state, self.dice)
        while seats := state.to_move():
            seat = seats[0]
            if len(state.legal_actions(seat)) > 1:
                self.positions.append((state.copy(), seat))
            state.advance(seat, self.bot.choose(state.seen_by(seat)))
            settle(state, self.dice)

    def time(self, rounds: int) -> dict[str, float]:
        """Microseconds by what is done with a position, medians over the rounds."""
        sights = [state.seen_by(seat) for state, seat in self.positions]
        doings: dict[str, Callable[[], object]] = {
            "copy": lambda: [state.copy() for state, _ in self.positions],
            "seen_by": lambda: [state.seen_by(seat) for state, seat in self.positions],
            "imagine": lambda: [self.game.imagine(sight, self.dice) for sight in sights],
            "view": lambda: [self.game.view_of(sight) for sight in sights],
            "soldato": lambda: [self.bot.choose(state.seen_by(seat)) for state, seat in self.positions],
        }
        spent: dict[str, list[float]] = {name: [] for name in doings}
        for _ in range(rounds):
            for name, do in doings.items():
                start = perf_counter()
                do()
                spent[name].append(1e6 * (perf_counter() - start) / len(self.positions))
        return {name: median(times) for name, times in spent.items()}
