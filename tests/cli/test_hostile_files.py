"""Files made to break a program: each is one line, exit code 2, and the rest of the batch still runs."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from omerta.cli.output.escaping import escape, in_one_line
from omerta.games import find_game

from .conftest import Omerta

GOOD = 'title = "A 0 is free"\ngame = "famiglia"\n[position]\nstreet = ["brute-0", "famiglia-3"]\n'
DEEP = 100_000

HOSTILE = {
    "deep.json": b"[" * DEEP,
    "deep-table.json": b'{"title":"t","game":"famiglia","position":' + b'{"a":' * 90 + b"1" + b"}" * 91,
    "deep.toml": b"a = " + b"[" * DEEP,
    "dotted.toml": b".".join([b"a"] * 200) + b" = 1",
    "digits.toml": b"title = " + b"9" * 5000,
    "surrogate.toml": b'title = "\xed\xa0\x80"',
    "surrogate.json": b'{"title": "\\ud800", "game": "famiglia"}',
    "steering.toml": b'title = "t"\ngame = "\\u001b[31mpoker"',
    "number.json": b'{"title":"t","game":"famiglia","position":{"turn":1e999}}',
    "huge.json": b'{"title":"t","game":"famiglia","position":{"turn":' + b"9" * 60 + b"}}",
    "empty.toml": b"",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_scenario_is_one_line_and_the_others_still_run(omerta: Omerta, name: str) -> None:
    Path(name).write_bytes(HOSTILE[name])
    Path("good.toml").write_text(GOOD, encoding="utf-8")
    answer = omerta("scenario", "run", name, "good.toml")
    assert answer.code == 2
    assert answer.err.startswith(f"{name}: ")
    assert answer.err.count("\n") == 1
    assert "\x1b" not in answer.err
    assert answer.out == "good.toml: holds: A 0 is free\n"


@pytest.mark.parametrize("name", [name for name in HOSTILE if name.endswith(".json")])
def test_a_hostile_record_is_one_line_and_the_others_still_run(omerta: Omerta, name: str) -> None:
    Path(name).write_bytes(HOSTILE[name])
    omerta("simulate", "famiglia", "--games", "1", "--seed", "5", "--records", ".")
    answer = omerta("record", "verify", name, "00000.json")
    assert answer.code == 2
    assert answer.err.startswith(f"{name}: ")
    assert answer.err.count("\n") == 1
    assert answer.out == "00000.json: holds\n"


def test_a_deeply_nested_edition_file_is_a_problem_of_that_file(
    omerta: Omerta, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OMERTA_EDITIONS", str(tmp_path))
    omerta("edition", "new", "mine", "--copy", "trinacria")
    (tmp_path / "mine" / "sheets.toml").write_bytes(HOSTILE["deep.toml"])
    answer = omerta("edition", "check", "mine")
    assert answer.code == 1
    assert answer.out.startswith("sheets.toml: cannot be read: lists and tables stand more than")


def test_steering_signs_in_titles_and_names_are_shown_escaped(omerta: Omerta) -> None:
    Path("red.toml").write_text(GOOD.replace("A 0 is free", "\\u001b[31mred\\n\\u009bm"), encoding="utf-8")
    assert omerta("scenario", "run", "red.toml").out == "red.toml: holds: \\u001b[31mred \\u009bm\n"
    omerta("simulate", "famiglia", "--games", "1", "--seed", "5", "--records", ".")
    record = msgspec.json.decode(Path("00000.json").read_bytes())
    record["seats"] = ["\x1b]0;x\x07Anna", "Ben\u202e"]
    Path("named.json").write_bytes(msgspec.json.encode(record))
    for arguments in (("show",), ("replay",), ("replay", "--at", "9")):
        told = omerta("record", *arguments, "named.json").out
        assert "\\u001b]0;" in told
        assert not {"\x1b", "\x07", "\u202e"} & set(told)
    shown = msgspec.json.decode(omerta("record", "show", "named.json", "--json").out)
    assert shown["seats"] == record["seats"]


def test_a_name_that_no_screen_can_show_gets_no_seat(omerta: Omerta) -> None:
    answer = omerta("play", "famiglia", "--seats", "an\x1bna,soldato")
    assert answer.code == 2
    assert answer.err == "omerta: --seats: 'an\\u001bna' holds signs that cannot be shown\n"


@pytest.mark.parametrize("pace", ["inf", "nan", "1e308", "-1"])
def test_no_pace_stops_the_clock(omerta: Omerta, pace: str) -> None:
    answer = omerta("play", "famiglia", "--pace", pace)
    assert answer.code == 2
    assert "--pace" in answer.err


@pytest.mark.parametrize("frames", [["turn 99"], ["round", "mark 7 7"], ["parts 0 0 0"]])
def test_frames_that_nobody_can_answer_are_refused(omerta: Omerta, frames: list[str]) -> None:
    war = find_game("mafia-war")
    assert war.edition is not None
    saved = {
        "game": "mafia-war",
        "rules_version": war.rules_version,
        "edition": {"name": war.edition[0], "hash": war.edition[1]},
        "options": {},
        "seats": ["a", "b", "c", "d"],
        "position": {"frames": frames},
        "steps": [],
    }
    Path("stuck.json").write_bytes(msgspec.json.encode(saved))
    for arguments in (("record", "verify"), ("play", "mafia-war", "--resume")):
        answer = omerta(*arguments, "stuck.json")
        assert answer.code == 2
        assert "position" in answer.err
        assert answer.err.count("\n") == 1


def test_text_is_escaped_so_that_json_reads_it_back() -> None:
    text = "a\x1b[1m\x07\x9b\u202e\n\tü☎"
    assert escape(text) == "a\\u001b[1m\\u0007\\u009b\\u202e\n\tü☎"
    assert in_one_line("a\r\n  b") == "a b"
    assert in_one_line("\ud800") == "\\ud800"
