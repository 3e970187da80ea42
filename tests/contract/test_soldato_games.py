"""What every game of the house keeps when it is played well: whole games between soldati."""

from __future__ import annotations

import os

import pytest

from omerta.bots import make_bot
from omerta.games import GAMES, find_game
from omerta.kernel import (
    CHANCE,
    Dice,
    Game,
    Record,
    State,
    close_record,
    format_record,
    format_step,
    new_record,
    parse_record,
    verify,
)
from tests.contract.test_contract import options_of

GAMES_TO_PLAY = {"famiglia": 60, "mafia-war": 200}
SHARE = 10 if "OMERTA_QUICK" in os.environ else 1
"""The interpreted engine plays one game in so many."""
CHUNKS = 10
LONGEST = 3000
MOST_ROUNDS = 4

CASES = [(name, chunk) for name in sorted(GAMES) for chunk in range(CHUNKS)]


def play(game: Game, number: int) -> tuple[Record, State]:
    """One game between soldati, every step of it conserving the components."""
    dice = Dice(f"soldati/{game.name}/{number}")
    options = game.choose_options(options_of(game, number))
    record = new_record(game, options, ["soldato"] * game.seats)
    bots = [make_bot(game, "soldato", Dice(f"soldati/{number}/{seat}")) for seat in range(game.seats)]
    state = game.setup(options)
    components = game.count_components(state)
    while state.outcome() is None:
        total = state.chance_total()
        if total:
            seat, action = CHANCE, state.chance_at(dice.below(total))
        else:
            movers = state.to_move()
            seat = movers[dice.below(len(movers))]
            action = bots[seat].choose(state.seen_by(seat))
        state.advance(seat, action)
        record.steps.append(format_step(seat, action))
        assert game.count_components(state) == components, record.steps[-1]
        assert len(record.steps) < LONGEST, "the game does not end"
    return record, state


@pytest.mark.parametrize(("name", "chunk"), CASES)
def test_soldato_games_keep_the_contract(name: str, chunk: int) -> None:
    game = find_game(name)
    for number in range(chunk, GAMES_TO_PLAY[name] // SHARE, CHUNKS):
        record, end = play(game, number)
        assert getattr(end, "round", 1) <= MOST_ROUNDS
        verify(game, parse_record(format_record(close_record(game, record, end))))
