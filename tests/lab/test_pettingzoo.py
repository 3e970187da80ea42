"""PettingZoo's own tests on our environments, and what PettingZoo does not ask."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.env_registry.registration import make

from omerta.games import find_game
from omerta.kernel import verify
from omerta.lab.pettingzoo import TableEnv, env
from omerta.lab.rendering import LINE, break_lines

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's own, where its classics are installed
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test, test_save_obs

GAMES = ("famiglia", "mafia-war")
Copying = Callable[[TableEnv], TableEnv]
DICT_OBSERVATION = "ignore:Observation is not a NumPy array"
"""PettingZoo says so of every environment with masks that is not on its own list."""


def play_on(table: TableEnv, choices: int, seed: int) -> None:
    """Random legal choices, until the game is over or there were that many."""
    chance = random.Random(seed)
    for _ in range(choices):
        if any(table.terminations.values()):
            return
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        table.step(int(chance.choice(legal)))


@pytest.mark.filterwarnings(DICT_OBSERVATION)
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.parametrize("game", GAMES)
def test_petting_zoo_accepts_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_repeats_a_game(game: str) -> None:
    seed_test(partial(env, game), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_looked_at(game: str) -> None:
    render_test(partial(env, game))


def test_a_picture_breaks_no_word() -> None:
    table = env("famiglia", render_mode="ansi")
    table.reset(seed=2)
    text = table.render()
    assert isinstance(text, str)
    assert " ".join(break_lines(text)).split() == text.split()
    assert max(map(len, break_lines(text))) <= LINE < max(map(len, text.splitlines()))


def test_observations_are_no_pictures_and_nothing_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    test_save_obs(env("famiglia"))
    assert not list(tmp_path.iterdir())


test_save_obs.__test__ = False  # PettingZoo's, called above


@pytest.mark.parametrize("game", GAMES)
def test_a_game_gives_one_to_the_winners_and_replays_as_a_record(game: str) -> None:
    table = env(game)
    table.reset(seed=3)
    play_on(table, 20_000, 3)
    assert all(table.terminations.values())
    record = table.record()
    verify(find_game(game), record)
    assert record.result is not None
    assert record.result.outcome is not None
    winners = record.result.outcome.winners
    assert [reward > 0 for reward in table.rewards.values()] == [seat in winners for seat in range(len(table.rewards))]
    assert sum(table.rewards.values()) == 0


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_told_its_rule_and_changes_nothing(game: str) -> None:
    table = env(game)
    table.reset(seed=5)
    agent = table.agent_selection
    before = table.observe(agent)
    for action in np.flatnonzero(before["action_mask"] == 0).tolist():
        table.step(action)
        assert table.agent_selection == agent
        assert table.infos[agent]["refusal"].endswith("]")
    after = table.observe(agent)
    assert (after["observation"] == before["observation"]).all()
    table.step(10_000)
    assert "has the actions 0 to" in table.infos[agent]["refusal"]
    play_on(table, 1, 0)
    assert not table.infos[agent]


@pytest.mark.parametrize("again", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_stands_where_the_table_stands_and_goes_its_own_way(game: str, again: Copying) -> None:
    table = env(game)
    table.reset(seed=6)
    play_on(table, 8, 6)
    twin = again(table)
    assert twin.record() == table.record()
    play_on(twin, 5, 7)
    assert len(twin.record().steps) > len(table.record().steps)
    play_on(table, 5, 7)
    assert twin.record() == table.record()
    table.reset()
    twin.reset()
    assert twin.record() == table.record()
    again(env(game)).reset(seed=1)


def test_it_is_in_the_registry() -> None:
    table = make("aec", "omerta/Famiglia-v0", options={"hands": "hidden"})
    assert (table.game.name, table.options["hands"]) == ("famiglia", "hidden")


def test_petting_zoo_measures_it(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env("famiglia"))
    assert "Finished performance benchmark" in capsys.readouterr().out


def test_games_after_a_seed_follow_from_it() -> None:
    tables = env("famiglia"), env("famiglia")
    for table in tables:
        table.reset(seed=8)
        table.reset()
    one, other = (table.observe(table.agent_selection)["observation"] for table in tables)
    assert (one == other).all()
    tables[0].reset(seed=8)
    assert (tables[0].observe("seat_0")["observation"] != tables[1].observe("seat_0")["observation"]).any()
