"""Records, scenarios and rules from the command line: good ones, bad ones, broken ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from .conftest import Omerta

HOLDS = """
title = "A 0 is free"
game = "famiglia"
[position]
street = ["brute-0", "famiglia-3"]
[expect]
"turn" = 0
"""


@pytest.fixture
def record(omerta: Omerta) -> dict[str, Any]:
    """A finished game as plain data, also written to game.json."""
    omerta("simulate", "famiglia", "--games", "1", "--seed", "5", "--bots", "picciotto", "--records", ".")
    Path("00000.json").rename("game.json")
    found = msgspec.json.decode(Path("game.json").read_bytes())
    assert isinstance(found, dict)
    return found


def write(document: dict[str, Any]) -> str:
    Path("changed.json").write_bytes(msgspec.json.encode(document))
    return "changed.json"


def test_show_tells_what_a_record_holds(omerta: Omerta, record: dict[str, Any]) -> None:
    answer = omerta("record", "show", "game.json")
    assert answer.code == 0
    assert "0 picciotto, 1 picciotto" in answer.out
    assert str(len(record["steps"])) in answer.out
    assert msgspec.json.decode(omerta("record", "show", "game.json", "--json").out) == record


def test_replay_tells_every_step(omerta: Omerta, record: dict[str, Any]) -> None:
    told = omerta("record", "replay", "game.json")
    assert told.code == 0
    assert "stands in the Street." in told.out
    assert "The game is over" in told.out.splitlines()[-1]
    steps = msgspec.json.decode(omerta("record", "replay", "game.json", "--json").out)
    assert [step["step"] for step in steps] == record["steps"]
    assert steps[-1]["events"][-1]["kind"] == "ended"


def test_replay_draws_the_table_after_a_step(omerta: Omerta, record: dict[str, Any]) -> None:
    answer = omerta("record", "replay", "game.json", "--at", "7")
    assert answer.code == 0
    assert "stack 46" in answer.out
    beyond = omerta("record", "replay", "game.json", "--at", "9999")
    assert beyond.code == 2
    assert f"has {len(record['steps'])} steps" in beyond.err


def test_verify_finds_what_was_changed(omerta: Omerta, record: dict[str, Any]) -> None:
    assert omerta("record", "verify", "game.json").code == 0
    record["result"]["hash"] = "0" * 64
    changed = omerta("record", "verify", "game.json", write(record))
    assert changed.code == 1
    assert "game.json: holds" in changed.out
    assert "changed.json: the record's hash" in changed.out


def test_verify_finds_an_action_out_of_turn(omerta: Omerta, record: dict[str, Any]) -> None:
    place = next(number for number, step in enumerate(record["steps"]) if not step.startswith("*"))
    seat, action = record["steps"][place].split(" ", 1)
    record["steps"][place] = f"{1 - int(seat)} {action}"
    answer = omerta("record", "verify", write(record))
    assert answer.code == 1
    assert f"step {place + 1}" in answer.out
    assert "TURN-1" in answer.out
    assert omerta("record", "replay", "changed.json").code == 1


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("game", "poker", "unknown game 'poker'"),
        ("rules_version", 99, "rules version 99"),
        ("steps", ["0 fly-away"], "step 1"),
        ("steps", "none", "steps"),
        ("format", 7, "format 7"),
        ("colour", "red", "colour"),
        ("options", {"hands": "open"}, "hands"),
    ],
)
def test_a_record_that_cannot_be_read_is_named(
    omerta: Omerta, record: dict[str, Any], field: str, value: object, said: str
) -> None:
    record[field] = value
    for command in ("verify", "replay"):
        answer = omerta("record", command, write(record))
        assert answer.code == 2
        assert said in answer.err
        assert answer.err.count("\n") == 1


def test_a_record_that_is_no_json(omerta: Omerta) -> None:
    Path("bad.json").write_bytes(b"\xff\xfe nothing")
    answer = omerta("record", "show", "bad.json")
    assert answer.code == 2
    assert answer.err.startswith("omerta: bad.json: not a record")


def test_a_scenario_that_holds_and_one_that_does_not(omerta: Omerta) -> None:
    Path("good.toml").write_text(HOLDS, encoding="utf-8")
    Path("wrong.toml").write_text(HOLDS.replace('"turn" = 0', '"turn" = 1\n"fresh" = 2'), encoding="utf-8")
    assert omerta("scenario", "run", "good.toml").code == 0
    answer = omerta("scenario", "run", "good.toml", "wrong.toml")
    assert answer.code == 1
    assert "good.toml: holds: A 0 is free" in answer.out
    assert "wrong.toml: does not hold" in answer.out
    assert "  turn: expected 1, found 0" in answer.out
    assert "  fresh: expected 2, found 0" in answer.out
    found = msgspec.json.decode(omerta("scenario", "run", "good.toml", "wrong.toml", "--json").out)
    assert [entry["holds"] for entry in found] == [True, False]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HOLDS + "\n[colours]\nred = 1\n", "colours"),
        (HOLDS.replace("street", "alley"), "alley"),
        (HOLDS.replace("famiglia-3", "famiglia-9"), "famiglia-9"),
        (HOLDS.replace('"famiglia"', '"poker"'), "unknown game 'poker'"),
        ("title = ", "bad.toml"),
    ],
)
def test_a_scenario_that_cannot_be_read_is_named(omerta: Omerta, text: str, said: str) -> None:
    Path("bad.toml").write_text(text, encoding="utf-8")
    answer = omerta("scenario", "run", "bad.toml")
    assert answer.code == 2
    assert said in answer.err
    assert answer.err.startswith("bad.toml: ")
    assert answer.err.count("\n") == 1


def test_a_probe_says_who_is_asked_what(omerta: Omerta) -> None:
    Path("good.toml").write_text('script = ["0 take brute-0"]' + HOLDS, encoding="utf-8")
    answer = omerta("scenario", "probe", "good.toml", "--step", "0")
    assert answer.code == 0
    assert answer.out.startswith("after step 0 of 1\nto_move  0\nasked    turn [TURN-2]: What will you do?\n")
    assert "  0 take brute-0  Take Brute 0" in answer.out
    found = msgspec.json.decode(omerta("scenario", "probe", "good.toml", "--json").out)
    assert (found["step"], found["to_move"]) == (1, [1])
    beyond = omerta("scenario", "probe", "good.toml", "--step", "9")
    assert (beyond.code, beyond.err) == (2, "omerta: good.toml: --step 9: the script has 1 steps\n")


def test_a_probe_of_a_script_that_fails_says_where(omerta: Omerta) -> None:
    Path("bad.toml").write_text('script = ["1 take brute-0"]' + HOLDS, encoding="utf-8")
    answer = omerta("scenario", "probe", "bad.toml")
    assert answer.code == 1
    assert answer.err.startswith(
        "omerta: bad.toml: step 1: 'take brute-0' is refused: it is not your turn [TURN-1]; asked"
    )


def test_the_schema_describes_positions(omerta: Omerta) -> None:
    schema = msgspec.json.decode(omerta("scenario", "schema", "famiglia").out)
    assert "street" in schema["$defs"]["Position"]["properties"]


def test_rules_by_id_by_chapter_and_by_word(omerta: Omerta) -> None:
    assert "STREET " in omerta("rules", "famiglia").out
    one = omerta("rules", "famiglia", "street-2")
    assert one.out.startswith("STREET-2")
    chapter = omerta("rules", "famiglia", "STREET").out
    assert all(f"STREET-{number} " in chapter for number in range(1, 10))
    found = msgspec.json.decode(omerta("rules", "famiglia", "--search", "second pass", "--json").out)
    assert found
    assert all("second pass" in rule["text"].casefold() or "second" in rule["text"].casefold() for rule in found)
    nothing = omerta("rules", "famiglia", "--search", "speedboat")
    assert nothing.code == 1
    assert "speedboat" in nothing.out
