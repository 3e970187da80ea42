"""Many games side by side are the same games as one by one."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from omerta.games import find_game
from omerta.kernel import OmertaError, verify
from omerta.lab.batch import Batch, Task
from omerta.lab.gymnasium import SeatEnv
from omerta.lab.pettingzoo import env
from omerta.lab.vector import SeatVectorEnv

GAMES = 5
STEPS = 120
HIDDEN = {"hands": "hidden"}


@pytest.fixture(scope="module", params=[0, 2])
def batch(request: pytest.FixtureRequest) -> Iterator[Batch]:
    with Batch(Task("famiglia", HIDDEN), GAMES, processes=request.param) as batch:
        yield batch


def choose(masks: NDArray[np.int8], step: int) -> NDArray[np.int64]:
    """Some legal action of every row, not always the first."""
    legal = [np.flatnonzero(mask) for mask in masks]
    return np.array([numbers[(7 * step + row) % len(numbers)] for row, numbers in enumerate(legal)])


def test_a_batch_plays_the_games_that_environments_play_alone(batch: Batch) -> None:
    batch.reset(seed=40)
    tables = [env("famiglia", HIDDEN) for _ in range(GAMES)]
    for number, table in enumerate(tables):
        table.reset(seed=40 + number)
    ended = 0
    for step in range(STEPS):
        for number, table in enumerate(tables):
            assert table.agent_selection == f"seat_{batch.seats[number]}"
            seen = table.observe(table.agent_selection)
            assert (batch.observations[number] == seen["observation"]).all()
            assert (batch.masks[number] == seen["action_mask"]).all()
        actions = choose(batch.masks, step)
        batch.step(actions)
        for number, table in enumerate(tables):
            table.step(actions[number])
            over = all(table.terminations.values())
            assert batch.overs[number] == over
            assert batch.rewards[number].tolist() == list(table.rewards.values())
            if over:
                ended += 1
                table.reset()
    assert ended >= GAMES
    for number, table in enumerate(tables):
        assert batch.record(number).steps == table.record().steps
        verify(find_game("famiglia"), batch.record(number))


def test_a_refused_action_is_told_its_rule_and_the_others_play_on(batch: Batch) -> None:
    batch.reset(seed=1)
    before = batch.observations.copy()
    actions = choose(batch.masks, 0)
    actions[3] = 0
    batch.step(actions)
    assert batch.refusals == {3: "'start 0' is refused: this is not being asked now [TURN-2]"}
    assert [(batch.observations[number] == before[number]).all() for number in range(GAMES)] == [
        number == 3 for number in range(GAMES)
    ]


def test_a_vector_plays_the_games_of_single_seats() -> None:
    vector = SeatVectorEnv("famiglia", 3, bots="soldato", seat=None, processes=0)
    try:
        tables = [SeatEnv("famiglia", "soldato", None) for _ in range(3)]
        seen, infos = vector.reset(seed=9)
        singles = [table.reset(seed=9 + number) for number, table in enumerate(tables)]
        assert infos["seat"].tolist() == [info["seat"] for _, info in singles]
        for step in range(60):
            assert vector.observation_space.contains(seen)
            actions = choose(seen["action_mask"], step)
            seen, rewards, overs, cut, infos = vector.step(actions)
            assert not cut.any()
            for number, table in enumerate(tables):
                single, reward, over, _, _ = table.step(actions[number])
                assert (rewards[number], overs[number]) == (reward, over)
                if over:
                    assert (infos["final_obs"][number]["observation"] == single["observation"]).all()
                    single, info = table.reset()
                    assert infos["_seat"][number]
                    assert infos["seat"][number] == info["seat"]
                assert (seen["observation"][number] == single["observation"]).all()
    finally:
        vector.close()


def test_a_vector_tells_what_gymnasiums_own_tells() -> None:
    ours = SeatVectorEnv("famiglia", 3, bots="random", processes=0)
    theirs = SyncVectorEnv([partial(SeatEnv, "famiglia", "random")] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    seen, infos = ours.reset(seed=9)
    assert data_equivalence((seen, infos), theirs.reset(seed=9))
    ended = 0
    for step in range(60):
        actions = choose(seen["action_mask"], step)
        actions[step % 3] = 0 if step % 5 == 4 else actions[step % 3]
        seen, rewards, overs, _, infos = ours.step(actions)
        same, same_rewards, same_overs, _, same_infos = theirs.step(actions)
        assert data_equivalence([seen, rewards, overs], [same, same_rewards, same_overs])
        for told in ("refusal", "final_obs", "seat"):
            assert (told in infos) == (told in same_infos)
            assert np.array_equal(infos.get(f"_{told}", []), same_infos.get(f"_{told}", []))
            for number in np.flatnonzero(infos.get(f"_{told}", [])):
                assert data_equivalence(infos[told][number], same_infos[told][number])
        ended += overs.sum()
    assert ended


@pytest.mark.parametrize("processes", [0, 2])
def test_every_game_of_a_vector_may_have_its_own_seed_and_what_follows_repeats(processes: int) -> None:
    seeds: list[int | None] = [9, 4, 4]
    tables = [SeatEnv("famiglia") for _ in seeds]
    vector = SeatVectorEnv("famiglia", 3, processes=processes)
    try:
        for rows, singles in (
            (vector.reset(seed=seeds), [table.reset(seed=seed) for table, seed in zip(tables, seeds, strict=True)]),
            (vector.reset(), [table.reset() for table in tables]),
        ):
            assert rows[0]["observation"].tolist() == [single["observation"].tolist() for single, _ in singles]
        with pytest.raises(OmertaError, match="this batch has 3 games, and 2 seeds were given"):
            vector.reset(seed=[1, 2])
    finally:
        vector.close()


def test_a_vector_tells_the_rule_of_a_refused_action_and_plays_on() -> None:
    vector = SeatVectorEnv("famiglia", 3, seat=0, processes=0)
    try:
        before, _ = vector.reset(seed=9)
        actions = choose(before["action_mask"], 0)
        actions[1] = 0
        seen, _, overs, _, infos = vector.step(actions)
        assert infos["refusal"].tolist() == ["", "'start 0' is refused: this is not being asked now [TURN-2]", ""]
        assert not overs.any()
        same = (seen["observation"] == before["observation"]).all(1)
        assert same.tolist() == [False, True, False]
    finally:
        vector.close()


def test_wrong_arguments_start_no_process() -> None:
    with pytest.raises(OmertaError, match="unknown bot 'dona'"):
        Batch(Task("famiglia", bots="dona"), 2)
    with pytest.raises(OmertaError, match="games: at least 1, not 0"):
        Batch(Task("famiglia"), 0)


def test_a_game_that_is_not_there_has_no_record(batch: Batch) -> None:
    with pytest.raises(OmertaError, match="this batch has the games 0 to 4"):
        batch.record(5)


def test_a_batch_that_lost_a_process_says_so() -> None:
    with Batch(Task("famiglia"), 1, processes=1) as lost:
        lost.reset()
        os.kill(lost.processes()[0], signal.SIGKILL)
        with pytest.raises(OmertaError, match="a process of the batch has ended"):
            lost.step(choose(lost.masks, 0))


def test_a_batch_closed_in_the_middle_of_a_step_ends_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    with Batch(Task("famiglia"), 400, processes=1) as left:
        left.reset()
        left.send(choose(left.masks, 0))
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("processes", [0, 1])
def test_a_batch_without_games_says_how_they_begin(processes: int) -> None:
    with Batch(Task("famiglia"), 2, processes) as empty:
        with pytest.raises(OmertaError, match=r"no games yet: reset\(\) begins them"):
            empty.step(np.zeros(2, np.int64))
        with pytest.raises(OmertaError, match="no games yet"):
            empty.record(0)
        empty.reset(seed=1)
        empty.step(choose(empty.masks, 0))


def test_halves_of_actions_are_not_rounded(batch: Batch) -> None:
    batch.reset(seed=1)
    with pytest.raises(TypeError, match="same_kind"):
        batch.step(np.full(GAMES, 22.5))
