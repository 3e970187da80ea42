"""What every game of the house keeps, on random games. A game joins by being registered."""

from __future__ import annotations

import os

import pytest
from tests.contract.play import positions

from omerta.games import GAMES, find_game
from omerta.kernel import (
    CHANCE,
    SPECTATOR,
    Dice,
    Game,
    State,
    apply,
    close_record,
    digest,
    format_record,
    new_record,
    parse_record,
    read_ledger,
    verify,
)

GAMES_TO_PLAY = {"famiglia": 2000, "mafia-war": 500}
if os.environ.get("OMERTA_EXPECT") == "pure":
    GAMES_TO_PLAY = {name: count // 5 for name, count in GAMES_TO_PLAY.items()}
    """`make test` plays all of them on the compiled engine; the interpreted one, ten times slower, plays a fifth."""
if "OMERTA_CONTRACT_GAMES" in os.environ:
    GAMES_TO_PLAY = dict.fromkeys(GAMES, int(os.environ["OMERTA_CONTRACT_GAMES"]))
    """For a long burn-in, with OMERTA_CONTRACT_SHARE lowered to match."""

CHUNKS = 20
SHARE = float(os.environ.get("OMERTA_CONTRACT_SHARE", "0.1"))
"""How many of the positions get the slow checks; the quick ones see every position."""

CASES = [(name, chunk) for name in sorted(GAMES) for chunk in range(CHUNKS)]


def options_of(game: Game, number: int) -> dict[str, str]:
    """The options of the n-th game: every choice of every option comes up."""
    chosen: dict[str, str] = {}
    for option in game.options:
        if option.choices:
            chosen[option.name] = option.choices[number % len(option.choices)]
            number //= len(option.choices)
    return chosen


@pytest.mark.parametrize(("name", "chunk"), CASES)
def test_random_games_keep_the_contract(name: str, chunk: int) -> None:
    game = find_game(name)
    rules = {rule.id for rule in read_ledger(name).rule}
    for number in range(chunk, GAMES_TO_PLAY[name], CHUNKS):
        dice = Dice(f"contract/{name}/{number}")
        options = game.choose_options(options_of(game, number))
        record = new_record(game, options, ["random"] * game.seats)
        state = game.setup(options)
        components = state.components()
        for state in positions(game, options, dice, record.steps):
            assert state.components() == components
            check_chance(state)
            if dice.below(1000) < 1000 * SHARE:
                check_refusals(game, state, rules)
                check_copies(game, state, options)
                check_views(game, state, dice)
        verify(game, parse_record(format_record(close_record(record, state))))


def check_chance(state: State) -> None:
    """Weights are positive, they add up, and walking them gives the listed outcomes."""
    outcomes = state.chance_outcomes()
    assert all(weight > 0 for _, weight in outcomes)
    assert state.chance_total() == sum(weight for _, weight in outcomes)
    assert tuple(action for action, _ in outcomes) == state.legal_actions(CHANCE)
    point = 0
    for action, weight in outcomes:
        assert state.chance_at(point) is action
        assert state.chance_at(point + weight - 1) is action
        point += weight


def check_refusals(game: Game, state: State, rules: set[str]) -> None:
    """Offered = accepted, and every other action of the table is refused with a rule of the ledger."""
    for seat in (CHANCE, *range(game.seats)):
        offered = {action.index for action in state.legal_actions(seat)}
        for action in game.actions:
            legal = state.is_legal(seat, action)
            assert legal == (action.index in offered)
            if not legal:
                refusal = state.refusal(seat, action)
                assert refusal.rule in rules, f"{action} for {seat}: {refusal}"
                assert refusal.code


def check_copies(game: Game, state: State, options: dict[str, str]) -> None:
    """`apply` leaves its input alone, and a position survives its own document."""
    before = digest(state)
    assert digest(state.copy()) == before
    assert digest(game.load(state.dump(), options)) == before
    for seat in (CHANCE, *state.to_move()):
        for action in state.legal_actions(seat)[:8]:
            apply(state, seat, action)
    assert digest(state) == before


def check_views(game: Game, state: State, dice: Dice) -> None:
    """A world imagined from a view gives that view again, whoever looks, and offers the viewer the same choices."""
    for seat in (SPECTATOR, *range(game.seats)):
        view = state.view_for(seat)
        world = game.imagine(view, dice)
        assert world.view_for(seat) == view
        assert world.components() == state.components()
        if seat >= 0:
            assert world.legal_actions(seat) == state.legal_actions(seat)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_action_can_be_written_and_read(name: str) -> None:
    game = find_game(name)
    for index, action in enumerate(game.actions):
        assert action.index == index
        assert game.actions.parse(action.notation) is action
