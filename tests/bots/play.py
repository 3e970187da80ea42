"""Whole games between bots, each seat answering from its sight alone."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from omerta.bots import make_bot
from omerta.games import find_game
from omerta.kernel import CHANCE, Dice, Game, State, digest, format_step


def play(
    game: Game, ranks: Sequence[str], seed: str, options: Mapping[str, str] | None = None, most: int = 5000
) -> tuple[State, list[str]]:
    """Play until the game ends, or `most` steps were made; the last position and the steps."""
    dice = Dice(seed)
    bots = [make_bot(game, rank, Dice(f"{seed}/{seat}")) for seat, rank in enumerate(ranks)]
    state = game.setup(game.choose_options(options or {}))
    steps: list[str] = []
    while state.outcome() is None and len(steps) < most:
        total = state.chance_total()
        if total:
            seat, action = CHANCE, state.chance_at(dice.below(total))
        else:
            seat = state.to_move()[0]
            action = bots[seat].choose(state.seen_by(seat))
        state.advance(seat, action)
        steps.append(format_step(seat, action))
    return state, steps


def team_wins(game: Game, strong: str, weak: str, games: int, seed: str) -> int:
    """How many games the team of the strong bots wins, sides changing from game to game; a draw is no win."""
    wins = 0
    for number in range(games):
        ranks = [strong if seat % 2 == number % 2 else weak for seat in range(game.seats)]
        end, _ = play(game, ranks, f"{seed}/{number}")
        outcome = end.outcome()
        assert outcome is not None
        wins += any(ranks[winner] == strong for winner in outcome.winners)
    return wins


def fingerprint(name: str, rank: str, seed: str, most: int) -> str:
    """A hash of the position a game between equal bots reaches."""
    game = find_game(name)
    state, _ = play(game, [rank] * game.seats, seed, most=most)
    return digest(game, state)


if __name__ == "__main__":
    sys.stdout.write(fingerprint(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
