"""A game and a bot of another package are found, simulated, served and played, with nothing changed in the house."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from omerta.server.settings import CLIENT, Settings
from omerta.server.testing import ServerProcess
from tests.doors.conftest import Omerta


def test_the_game_and_the_bot_are_found(omerta: Omerta) -> None:
    assert "matchsticks" in omerta("simulate", "--help").stdout
    refused = omerta("simulate", "matchstick")
    assert (refused.returncode, refused.stderr) == (2, "omerta: unknown game 'matchstick'; did you mean matchsticks?\n")


def test_its_bot_plays_every_game(omerta: Omerta) -> None:
    toy = json.loads(
        omerta("simulate", "matchsticks", "--games", "40", "--bots", "opportunist,random", "--json").stdout
    )
    assert toy["wins"][0] > toy["wins"][1] > 0
    ours = json.loads(omerta("simulate", "famiglia", "--games", "2", "--bots", "opportunist", "--json").stdout)
    assert sum(ours["wins"]) + ours["draws"] == 2


def test_the_houses_bots_play_it_by_trying(omerta: Omerta) -> None:
    tally = json.loads(
        omerta("simulate", "matchsticks", "--games", "20", "--bots", "random,soldato", "--seed", "1", "--json").stdout
    )
    assert tally["wins"][1] >= 14


def test_it_is_played_in_the_terminal_with_a_plain_screen(omerta: Omerta) -> None:
    played = omerta("play", "matchsticks", "--seed", "2", "--record", "game.json", typed="3\n" + "1\n" * 12)
    assert played.returncode == 0, played.stderr
    for words in ("matches", "Take 3", "Took: You, 3", "The last match was taken."):
        assert words in played.stdout
    assert omerta("record", "verify", "game.json").returncode == 0


def test_what_it_refuses_is_said_in_its_own_words(omerta: Omerta, tmp_path: Path) -> None:
    scenario = 'title = "Two are left"\ngame = "matchsticks"\nscript = ["0 take 3"]\n\n[position]\nmatches = 2\n'
    (tmp_path / "short.toml").write_text(scenario, encoding="utf-8")
    answer = omerta("scenario", "run", "short.toml")
    assert answer.returncode == 1
    assert "so many are not left [M-1]" in answer.stdout + answer.stderr


@pytest.fixture
def server(on_the_shelf: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    settings = Settings(
        database=str(tmp_path / "tables.db"), bot_pace=0, bot_processes=1, seed="doors", client=str(CLIENT)
    )
    with ServerProcess(settings) as process:
        yield process
    assert "Traceback" not in process.complaints()


def test_it_is_served(server: ServerProcess) -> None:
    games = {game["name"]: game for game in json.loads(server.fetch("api/games"))["games"]}
    assert games["matchsticks"]["title"] == "Matchsticks"
    assert "opportunist" in games["famiglia"]["ranks"]
    opened = server.open_table("matchsticks", "me", "opportunist", heap="21")
    assert opened.table.game == "matchsticks"
