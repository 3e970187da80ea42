"""OpenSpiel's own tests and algorithms on our games, unchanged."""

from __future__ import annotations

import copy
import os
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
)
from open_spiel.python.observation import make_observation  # noqa: E402

import omerta.lab.openspiel  # noqa: E402, F401  (registers the games)
from omerta.games import find_game  # noqa: E402
from omerta.kernel import IllegalAction, OmertaError, is_compiled, verify  # noqa: E402

GAMES = {"omerta_famiglia": "famiglia", "omerta_mafia_war": "mafia-war", "omerta_famiglia_small": "famiglia"}


def play_on(state: Any, choices: int, seed: int) -> Any:
    """Random choices, chance included, until the game is over or there were that many."""
    chance = random.Random(seed)
    while choices and not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        choices -= 1
    return state


@pytest.mark.parametrize("name", ["omerta_famiglia", "omerta_famiglia(hands=hidden,start=n1)", "omerta_famiglia_small"])
def test_random_games_pass_open_spiels_own_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)


@pytest.mark.skipif(not is_compiled() and "OMERTA_LONG" not in os.environ, reason="slow when interpreted")
def test_a_random_war_passes_open_spiels_own_test() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("omerta_mafia_war"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_replays_as_a_record_and_a_state_survives_being_written_down(name: str) -> None:
    game = pyspiel.load_game(name)
    state = play_on(game.new_initial_state(), 400, 1)
    verify(find_game(GAMES[name]), state.record())
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.record() == state.record()
    assert again.returns() == state.returns()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_python_copies_and_pickles_a_state_whole(name: str, twin_of: Callable[[Any], Any]) -> None:
    state = play_on(pyspiel.load_game(name).new_initial_state(), 30, 10)
    twin = twin_of(state)
    assert (twin.record(), twin.history()) == (state.record(), state.history())
    assert (twin.current_player(), twin.legal_actions()) == (state.current_player(), state.legal_actions())


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = play_on(pyspiel.load_game(name).new_initial_state(), 30, 2)
    before, known = str(state), state.information_state_string(0)
    clone = play_on(state.clone(), 20, 3)
    assert (str(state), state.information_state_string(0)) == (before, known)
    assert clone.information_state_string(0).startswith(known)
    ahead = clone.information_state_string(0)
    play_on(state, 20, 4)
    assert clone.information_state_string(0) == ahead


@pytest.mark.parametrize("name", GAMES)
def test_the_history_is_whole_whoever_makes_the_choices(name: str) -> None:
    game = pyspiel.load_game(name)
    chance, state, made = random.Random(8), game.new_initial_state(), []
    for step in range(24):
        if state.is_terminal():
            break
        made.append((state.current_player(), chance.choice(state.legal_actions())))
        if step % 6 == 5:  # C++ makes this one
            state = state.child(made[-1][1])
        else:
            state.apply_action(made[-1][1])
    written = pyspiel.serialize_game_and_state(game, state)
    for same in (state.clone(), pyspiel.deserialize_game_and_state(written)[1], state):
        assert [(choice.player, choice.action) for choice in same.full_history()] == made
        assert same.history() == [number for _, number in made]
        assert same.history_str() == ", ".join([str(number) for _, number in made])
        assert (same.move_number(), same.is_initial_state()) == (len(made), False)
        assert str(same) == str(state)


@pytest.mark.parametrize(
    "question", ["history", "history_str", "move_number", "is_initial_state", "is_initial_non_chance_state"]
)
def test_whatever_is_asked_first_counts_every_choice(question: str) -> None:
    told = state = pyspiel.load_game("omerta_famiglia").new_initial_state()
    for _ in range(9):
        number = state.legal_actions()[0]
        told = told.child(number)  # C++ makes these
        state.apply_action(number)
    assert getattr(state, question)() == getattr(told, question)()


@pytest.mark.parametrize("name", ["omerta_famiglia(hands=hidden)", "omerta_mafia_war"])
def test_what_a_player_knows_is_the_same_in_every_world_it_holds_possible(name: str) -> None:
    state = play_on(pyspiel.load_game(name).new_initial_state(), 120, 5)
    while state.is_chance_node():
        play_on(state, 1, 5)
    for player in range(state.num_players()):
        for point in (0.1, 0.7):
            world = state.resample_from_infostate(player, lambda point=point: point)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)


@pytest.mark.parametrize("name", ["omerta_famiglia(hands=hidden)", "omerta_mafia_war"])
def test_play_goes_on_in_an_imagined_world_and_what_came_before_is_remembered(name: str) -> None:
    state = play_on(pyspiel.load_game(name).new_initial_state(), 120 if "war" in name else 16, 5)
    for player in range(state.num_players()):
        fresh = pyspiel.load_game(name).new_initial_state()
        for number in state.history():
            fresh.apply_action(number)
        world = play_on(fresh.resample_from_infostate(player, lambda: 0.3), 20, 6)
        assert world.information_state_string(player).startswith(state.information_state_string(player))
        verify(find_game(GAMES[name.partition("(")[0]]), world.record())
        written = pyspiel.serialize_game_and_state(world.get_game(), world)
        again = pyspiel.deserialize_game_and_state(written)[1]
        assert [again.observation_string(seat) for seat in range(world.num_players())] == [
            world.observation_string(seat) for seat in range(world.num_players())
        ]
        assert again.information_state_string(player) == world.information_state_string(player)


@pytest.mark.parametrize("name", ["omerta_famiglia(hands=hidden)", "omerta_mafia_war", "omerta_famiglia_small"])
def test_what_a_player_knows_is_the_same_whenever_it_is_asked(name: str) -> None:
    game = pyspiel.load_game(name)
    at_once, late = game.new_initial_state(), game.new_initial_state()
    for step in range(150):
        if at_once.is_terminal():
            break
        for player in range(game.num_players()):
            at_once.information_state_string(player)
        play_on(at_once, 1, step)
        play_on(late, 1, step)
    for player in range(game.num_players()):
        assert late.information_state_string(player) == at_once.information_state_string(player)
    assert late.information_state_string(0).count("\n") > 2


@pytest.mark.parametrize(("name", "games"), [("omerta_famiglia", 25), ("omerta_mafia_war", 1)])
def test_who_sees_two_choices_lead_to_different_things_knows_different_things(name: str, games: int) -> None:
    """Halves of choices too, of which nobody speaks before they are whole."""
    chance, game = random.Random(11), pyspiel.load_game(name)
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal() and state.move_number() < 100:
            legal = state.legal_actions()
            children = [state.child(number) for number in chance.sample(legal, min(3, len(legal)))]
            for player in range(state.num_players()):
                seen: dict[str, list[float]] = {}
                for child in children:
                    row = child.observation_tensor(player)
                    assert seen.setdefault(child.information_state_string(player), row) == row
            state = children[0]


@pytest.mark.parametrize("name", GAMES)
def test_chance_is_as_likely_as_the_engine_says(name: str) -> None:
    state, nodes = pyspiel.load_game(name).new_initial_state(), 0
    chance = random.Random(9)
    while not state.is_terminal():
        if state.is_chance_node() and state.board is not None:
            outcomes = state.board.state.chance_outcomes()
            total = sum(weight for _, weight in outcomes)
            assert state.chance_outcomes() == [(action.index, weight / total) for action, weight in outcomes]
            nodes += 1
        state.apply_action(chance.choice(state.legal_actions()))
    assert nodes or name == "omerta_famiglia_small"


@pytest.mark.parametrize("name", GAMES)
def test_both_ways_to_read_a_tensor_agree(name: str) -> None:
    state = play_on(pyspiel.load_game(name).new_initial_state(), 60, 7)
    watcher = make_observation(state.get_game())
    for player in range(state.num_players()):
        watcher.set_from(state, player)
        assert state.observation_tensor(player) == watcher.tensor.tolist()


def test_a_hidden_card_is_in_nobodys_information_but_its_owners() -> None:
    game = pyspiel.load_game("omerta_famiglia_small")
    worlds = [game.new_initial_state().child(number) for number, _ in game.new_initial_state().chance_outcomes()]
    assert len({world.information_state_string(0) for world in worlds}) == 3
    assert len({(world.information_state_string(0), world.information_state_string(1)) for world in worlds}) == 6
    assert len({world.observation_string(0) for world in worlds}) == 3
    assert len({tuple(world.observation_tensor(0)) for world in worlds}) == 3


def test_a_player_of_the_small_game_imagines_every_opening_it_cannot_rule_out() -> None:
    state = pyspiel.load_game("omerta_famiglia_small").new_initial_state()
    assert state.resample_from_infostate(0, lambda: 0.5).history() == []
    dealt = state.child(0)
    worlds = [dealt.resample_from_infostate(0, lambda point=point: point) for point in (0.2, 0.7)]
    assert [world.history() for world in worlds] == [[0], [1]]
    for player in (0, 1):
        assert len({world.information_state_string(player) for world in worlds}) == 1 + player
    told = dealt.child(game_number("discard brute-2"))
    while told.is_chance_node():
        told = told.child(told.legal_actions()[0])
    assert told.resample_from_infostate(0, lambda: 0.7).history() == told.history()


def game_number(notation: str) -> int:
    return find_game("famiglia").actions.parse(notation).index


@pytest.mark.parametrize("player", [-1, 2])
def test_nobody_else_sees_anything(player: int) -> None:
    state = pyspiel.load_game("omerta_famiglia").new_initial_state()
    with pytest.raises(OmertaError, match="famiglia has the seats 0 to 1"):
        state.observation_tensor(player)


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_told_its_rule_and_changes_nothing(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before = str(state)
    with pytest.raises(IllegalAction, match=r"is refused: .* \["):
        state.apply_action(next(number for number in range(100) if number not in state.legal_actions()))
    with pytest.raises(IllegalAction, match=r"is refused: .* \["):
        state.apply_action_with_legality_check(0)
    assert str(state) == before
    state.apply_action(state.legal_actions()[-1])
    verify(find_game(GAMES[name]), state.record())


def test_a_playthrough_is_written() -> None:
    text = generate_playthrough.playthrough("omerta_famiglia_small", None)
    assert 'GameType.short_name = "omerta_famiglia_small"' in text
    assert "Apply action" in text


@pytest.mark.parametrize(("deal", "right"), [(2, "pass"), (4, "discard")])
def test_open_spiels_search_ends_the_game_only_when_ahead(deal: int, right: str) -> None:
    """Holding a Mercenary one does best to end the small game at once, holding a Brute one must go on."""
    game = pyspiel.load_game("omerta_famiglia_small")
    state = game.new_initial_state().child(deal)
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 200, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    assert bot.step(state) in state.legal_actions()
    secret = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 2.0, 800, random_state=dice)
    assert state.action_to_string(secret.step(state)).startswith(right)


def test_open_spiels_search_plays_with_secret_hands() -> None:
    """Its tree wants the same choices wherever a player knows the same, in imagined worlds too."""
    game = pyspiel.load_game("omerta_famiglia(hands=hidden)")
    state = play_on(game.new_initial_state(), 7, 1)
    secret = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 100)
    while not state.is_terminal():
        play_on(state, 1, 1) if state.is_chance_node() else state.apply_action(secret.step(state))


def test_open_spiels_search_plays_the_war() -> None:
    game = pyspiel.load_game("omerta_mafia_war")
    state = play_on(game.new_initial_state(), 200, 6)
    while state.is_chance_node():
        play_on(state, 1, 6)
    secret = ismcts.ISMCTSBot(game, Glance(), 2.0, 20)
    assert secret.step(state) in state.legal_actions()


class Glance(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel ships no types
    """An evaluator that thinks nothing of anything: playing a War to its end takes long."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * int(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_regret_minimisation_learns_the_small_game() -> None:
    game = pyspiel.load_game("omerta_famiglia_small")
    np.random.seed(0)  # what OpenSpiel's solver draws from
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    worst = [exploitability.nash_conv(game, policy.UniformRandomPolicy(game))]
    for rounds in (15, 85):
        for _ in range(rounds):
            solver.iteration()
        worst.append(exploitability.nash_conv(game, solver.average_policy()))
    assert worst[0] > worst[1] > worst[2]
    assert worst[2] < 0.1
