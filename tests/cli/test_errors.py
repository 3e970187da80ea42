"""Bad use: one clear line, the right exit code, nothing written, never a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Omerta

BAD_USE = [
    ("play", "GAME"),
    ("play poker", "unknown game 'poker'"),
    ("play famiglia --seats soldatto,me", "did you mean soldato"),
    ("play famiglia --seats a,b,c", "2 seats"),
    ("play famiglia --seats ,", "2 seats"),
    ("play famiglia --option hands", "NAME=WORD"),
    ("play famiglia --option hands=open", "counted, hidden"),
    ("play famiglia --option colour=red", "unknown option 'colour'"),
    ("play famiglia --edition gold", "no editions"),
    ("play famiglia --pace -1", "--pace"),
    ("play famiglia --record nowhere/game.json", "there is no folder nowhere"),
    ("play famiglia --record .", "it is a folder"),
    ("play famiglia --resume none.json", "cannot read none.json"),
    ("simulate famiglia --games 0", "--games"),
    ("simulate famiglia --games many", "--games"),
    ("simulate famiglia --games 99999999999999999999", "--games"),
    ("simulate famiglia --bots pope", "unknown bot 'pope'"),
    ("simulate famiglia --bots random,random,random", "2 seats"),
    ("arena", "command"),
    ("arena famiglia --bots soldato,capo --games 99999999999999999999", "--games"),
    ("arena famiglia --bots soldato,capo --jobs 99999999999999999999", "--jobs"),
    ("record", "command"),
    ("record show none.json", "cannot read none.json"),
    ("record verify none.json", "cannot read none.json"),
    ("scenario run none.toml", "cannot read none.toml"),
    ("scenario schema poker", "unknown game 'poker'"),
    ("rules famiglia STREET-99", "did you mean STREET-9"),
    ("gamble", "gamble"),
    ("--loud", "--loud"),
]


@pytest.mark.parametrize(("line", "said"), BAD_USE, ids=[line for line, _ in BAD_USE])
def test_bad_use_is_one_clear_line(omerta: Omerta, line: str, said: str) -> None:
    answer = omerta(*line.split())
    assert answer.code == 2
    assert said in answer.err
    assert answer.err.count("\n") == 1
    assert answer.out == ""
    assert list(Path().iterdir()) == []


def test_a_record_folder_that_is_a_file_stops_before_playing(omerta: Omerta) -> None:
    Path("taken").write_text("mine", encoding="utf-8")
    answer = omerta("simulate", "famiglia", "--records", "taken")
    assert answer.code == 2
    assert "cannot write" in answer.err
    assert Path("taken").read_text(encoding="utf-8") == "mine"


def test_version_says_whether_the_engine_is_compiled(omerta: Omerta) -> None:
    answer = omerta("--version")
    assert answer.code == 0
    assert answer.out.startswith("omerta ")
    assert "compiled engine" in answer.out or "interpreted engine" in answer.out


@pytest.mark.parametrize(
    "line",
    ["", "play", "simulate", "record show", "record verify", "record replay", "scenario run", "rules", "edition"],
)
def test_help_teaches(omerta: Omerta, line: str) -> None:
    answer = omerta(*line.split(), "--help")
    assert answer.code == 0
    assert "omerta" in answer.out
    if line and line != "edition":
        assert "Example" in answer.out


def test_without_a_command_it_says_how_to_begin(omerta: Omerta) -> None:
    answer = omerta()
    assert answer.code == 0
    assert "omerta play famiglia" in answer.out


def test_a_closed_pipe_is_no_catastrophe() -> None:
    command = [sys.executable, "-m", "omerta", "rules", "famiglia", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) == 1


def test_a_closed_or_unreadable_input_ends_the_sitting() -> None:
    command = [sys.executable, "-m", "omerta", "play", "famiglia", "--seed", "3"]
    for line, typed in (([*command], b"\xff\xfe\n"), (["sh", "-c", 'exec "$@" <&-', "sh", *command], b"")):
        done = subprocess.run(line, input=typed, capture_output=True, timeout=30, check=False)
        assert done.returncode == 1
        assert done.stderr == b""
        assert b"The input ended before the game did." in done.stdout


def test_output_that_finds_no_room_is_one_line() -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no full device")
    with full.open("w", encoding="utf-8") as sink:
        done = subprocess.run(
            [sys.executable, "-m", "omerta", "rules", "famiglia"],
            stdout=sink, stderr=subprocess.PIPE, text=True, timeout=30, check=False,
        )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("omerta: cannot write")
