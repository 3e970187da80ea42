"""Every game is kept as it goes, and the last one goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from omerta.games import find_game
from omerta.kernel import Record, read_record, verify

from .conftest import Omerta


def kept(games: Path) -> list[Record]:
    """The kept games, each verified, the oldest first."""
    records = [read_record(path) for path in sorted(games.glob("*.json"))]
    for record in records:
        verify(find_game(record.game), record)
    return records


def test_a_game_is_kept_and_continued_to_its_end(omerta: Omerta, games: Path) -> None:
    first = omerta("play", "famiglia", "--seed", "3", "--seats", "anna,picciotto", typed="1\n1\n")
    assert "Go on with: omerta play --continue" in first.out
    (begun,) = kept(games)
    assert sum(step.startswith("0") for step in begun.steps) == 2
    ended = omerta("play", "--continue", "--seed", "3", typed="1\n" * 400)
    assert ended.code == 0
    assert "--continue" not in ended.out
    (record,) = kept(games)
    assert record.steps[: len(begun.steps)] == begun.steps
    assert record.result is not None
    assert record.result.outcome is not None
    nothing = omerta("play", "--continue")
    assert (nothing.code, nothing.err) == (2, "omerta: --continue: no game was left unfinished\n")


def test_the_last_game_is_taken_up_or_the_last_of_its_kind(omerta: Omerta, games: Path) -> None:
    omerta("play", "famiglia", "--seed", "3", "--seats", "anna,ben", typed="1\n")
    omerta("play", "mafia-war", "--seed", "3", "--seats", "carla,soldato,soldato,soldato")
    for path in games.iterdir():
        os.utime(path, (0, 100 if path.name.startswith("mafia-war") else 50))
    assert "The Great Mafia War" in omerta("play", "--continue").out
    for path in games.iterdir():
        os.utime(path, (0, 100 if path.name.startswith("mafia-war") else 50))
    assert "ben" in omerta("play", "famiglia", "--continue").out
    assert len(kept(games)) == 2


def test_a_broken_kept_game_is_passed_over(omerta: Omerta, games: Path) -> None:
    omerta("play", "famiglia", "--seed", "3", "--seats", "anna,ben", typed="1\n")
    (games / "famiglia-broken.json").write_text("{", encoding="utf-8")
    assert "ben" in omerta("play", "--continue").out


def test_what_was_taken_back_is_not_kept(omerta: Omerta, games: Path) -> None:
    omerta("play", "famiglia", "--seed", "0", "--option", "start=0", typed="pass\nu\n")
    (record,) = kept(games)
    assert not [step for step in record.steps if not step.startswith("*")]


def test_games_of_bots_alone_are_not_kept(omerta: Omerta, games: Path) -> None:
    omerta("play", "famiglia", "--seats", "picciotto", "--seed", "3")
    assert not games.exists()


def test_a_folder_that_cannot_be_written_to_is_told_and_play_goes_on(
    omerta: Omerta, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("taken").write_text("a file", encoding="utf-8")
    monkeypatch.setenv("OMERTA_GAMES", "taken")
    answer = omerta("play", "famiglia", "--seed", "4", typed="1\n" * 400)
    assert answer.code == 0
    assert answer.out.count("This game is not being kept") == 1


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_a_sitting_that_is_killed_loses_nothing(omerta: Omerta, games: Path, number: signal.Signals) -> None:
    command = [sys.executable, "-m", "omerta", "play", "famiglia", "--seats", "anna,ben", "--option", "start=0"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("pass\n")
        process.stdin.flush()
        while "anna passed." not in process.stdout.readline():
            pass
        process.send_signal(number)
        process.wait(timeout=30)
    (record,) = kept(games)
    assert record.steps[-1] == "0 pass"
    assert "ben" in omerta("play", "--continue").out
