"""What every game of the house keeps, on random games. A game joins by being registered."""

from __future__ import annotations

import os

import pytest

from omerta.games import GAMES, find_game
from omerta.kernel import (
    CHANCE,
    SPECTATOR,
    Dice,
    Game,
    Prompt,
    State,
    apply,
    close_record,
    digest,
    foresee,
    format_record,
    new_record,
    parse_record,
    read_ledger,
    verify,
)
from tests.contract.play import positions

GAMES_TO_PLAY = {"famiglia": 2000, "mafia-war": 500}
if "OMERTA_QUICK" in os.environ:
    GAMES_TO_PLAY = {name: count // 5 for name, count in GAMES_TO_PLAY.items()}
    """`make test` plays all of them in its main round and a fifth of them in the other, on the slower engine."""
if "OMERTA_CONTRACT_GAMES" in os.environ:
    GAMES_TO_PLAY = dict.fromkeys(GAMES, int(os.environ["OMERTA_CONTRACT_GAMES"]))
    """For a long burn-in, with OMERTA_CONTRACT_SHARE lowered to match."""

CHUNKS = 20
SHARE = float(os.environ.get("OMERTA_CONTRACT_SHARE", "0.1"))
"""How many of the positions get the slow checks; the quick ones see every position."""

SIGHTS_OF_EVERY_POSITION = "OMERTA_QUICK" not in os.environ
EVERY_POSITION = () if "OMERTA_QUICK" in os.environ else ("famiglia",)
"""Games whose whole action table is tried in every position of every game."""

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
        components = game.count_components(state)
        for state in positions(game, options, dice, record.steps):
            assert game.count_components(state) == components
            check_chance(state)
            chosen = dice.below(1000) < 1000 * SHARE
            if chosen or SIGHTS_OF_EVERY_POSITION:
                check_sights(game, state, dice)
            if chosen or name in EVERY_POSITION:
                check_refusals(game, state, rules)
            if chosen:
                check_copies(game, state, options)
                check_views(game, state, dice)
        verify(game, parse_record(format_record(close_record(game, record, state))))


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
    before = digest(game, state)
    assert digest(game, state.copy()) == before
    loaded = game.load(game.dump(state), options)
    assert digest(game, loaded) == before
    assert loaded.outcome() == state.outcome()
    for seat in (CHANCE, *state.to_move()):
        for action in state.legal_actions(seat):
            apply(state, seat, action)
    assert digest(game, state) == before


def check_sights(game: Game, state: State, dice: Dice) -> None:
    """A world imagined from a sight gives that sight again, whoever looks; a seat finds its own choices in it."""
    for seat in (SPECTATOR, *range(game.seats)):
        sight = state.seen_by(seat)
        assert game.imagine(sight, dice).seen_by(seat) == sight
        assert sight.to_move() == state.to_move()
        assert sight.legal_actions() == (state.legal_actions(seat) if seat >= 0 else ())
        check_question(state.prompt(), sight.prompt())


def check_question(asked: Prompt | None, seen: Prompt | None) -> None:
    """Everybody hears the same question; its numbers are true or left out."""
    if asked is None or seen is None:
        assert asked is seen
    else:
        assert (seen.key, seen.rule) == (asked.key, asked.rule)
        assert seen.args == asked.args or not seen.args


def check_views(game: Game, state: State, dice: Dice) -> None:
    """The same for the views drawn from sights; an imagined world can be played on and holds every piece."""
    for seat in (SPECTATOR, *range(game.seats)):
        sight = state.seen_by(seat)
        world = game.imagine(sight, dice)
        assert game.view_of(world.seen_by(seat)) == game.view_of(sight)
        assert game.count_components(world) == game.count_components(state)
        check_that_it_goes_on(game, world)
        if seat >= 0:
            assert world.legal_actions(seat) == state.legal_actions(seat)
            for action in state.legal_actions(seat):
                assert foresee(world, seat, action) == foresee(state, seat, action), action


def check_that_it_goes_on(game: Game, world: State) -> None:
    """An imagined world is no dead end: whoever is to move there can, and nothing is lost by it."""
    assert world.to_move() or world.chance_total() or world.outcome() is not None
    for seat in world.to_move():
        actions = world.legal_actions(seat)
        assert actions
        for action in actions[:4]:
            assert game.count_components(apply(world, seat, action)) == game.count_components(world)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_action_can_be_written_and_read(name: str) -> None:
    game = find_game(name)
    for index, action in enumerate(game.actions):
        assert action.index == index
        assert game.actions.parse(action.notation) is action
