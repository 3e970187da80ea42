"""Gymnasium's own check on our environments, and what it does not ask."""

from __future__ import annotations

import copy

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from omerta.games import find_game
from omerta.kernel import OmertaError, verify
from omerta.lab.gymnasium import SeatEnv

NAMES = {"famiglia": "omerta/Famiglia-v0", "mafia-war": "omerta/MafiaWar-v0"}


@pytest.mark.parametrize("game", NAMES)
def test_gymnasium_accepts_it(game: str) -> None:
    check_env(gymnasium.make(NAMES[game], render_mode="ansi").unwrapped)


@pytest.mark.parametrize("bots", ["soldato", ["picciotto", "random"]])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_plays_to_the_end_against_bots(bots: str | list[str], seat: int) -> None:
    table = SeatEnv("famiglia", bots, seat)
    seen, info = table.reset(seed=1)
    assert info == {"seat": seat}
    rewards, over = [0.0], False
    while not over:
        assert rewards[-1] == 0
        seen, reward, over, _, info = table.step(np.flatnonzero(seen["action_mask"])[0])
        rewards.append(float(reward))
    assert table.step(0)[4]["refusal"].startswith("'start 0' is refused: the game is over [END-")
    record = table.record()
    verify(find_game("famiglia"), record)
    assert record.seats[seat] == "learner"
    assert record.result is not None
    assert record.result.outcome is not None
    assert rewards[-1] == (1 if seat in record.result.outcome.winners else -1)


@pytest.mark.parametrize("bots", ["soldato", "random"])
def test_a_copy_plays_the_same_game(bots: str) -> None:
    table = SeatEnv("famiglia", bots, None)
    seen, _ = table.reset(seed=4)
    for _ in range(3):
        seen, *_ = table.step(np.flatnonzero(seen["action_mask"])[0])
    twin = copy.deepcopy(table)
    for _ in range(2):
        choice = np.flatnonzero(seen["action_mask"])[0]
        seen, *_ = table.step(choice)
        same, *_ = twin.step(choice)
        assert (same["observation"] == seen["observation"]).all()
    assert twin.record() == table.record()


def test_without_a_seat_the_learner_sits_on_every_one() -> None:
    table = SeatEnv("famiglia", seat=None)
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1}


def test_an_illegal_action_is_told_its_rule_and_changes_nothing() -> None:
    table = SeatEnv("famiglia")
    seen, _ = table.reset(seed=2)
    start = find_game("famiglia").actions.parse("start 0").index
    after, reward, over, _, info = table.step(start)
    assert info["refusal"] == "'start 0' is refused: this is not being asked now [TURN-2]"
    assert (reward, over) == (0, False)
    assert (after["observation"] == seen["observation"]).all()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"bots": "soldat"}, "unknown bot 'soldat'; did you mean soldato"),
        ({"bots": ["soldato"]}, "famiglia has 2 seats, and 1 ranks were named"),
        ({"seat": 2}, "seat 2: famiglia has the seats 0 to 1"),
        ({"options": {"hands": "open"}}, "unknown value for option hands"),
        ({"render_mode": "film"}, "render_mode 'film': one of human, ansi, rgb_array"),
    ],
)
def test_wrong_arguments_are_refused_by_name(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(OmertaError, match=message):
        SeatEnv("famiglia", **arguments).reset(seed=0)  # type: ignore[arg-type]
