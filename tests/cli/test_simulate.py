"""Many games between bots."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from omerta.kernel import is_compiled

from .conftest import Omerta

PROMISED = {
    "game", "rules_version", "compiled", "games", "decisions", "seconds", "games_per_second", "decisions_per_second",
    "wins", "draws", "mean_length",
}  # fmt: skip


def tally(omerta: Omerta, *arguments: str) -> dict[str, Any]:
    answer = omerta("simulate", "famiglia", "--json", *arguments)
    assert answer.code == 0, answer.err
    found = msgspec.json.decode(answer.out)
    assert isinstance(found, dict)
    return found


def test_the_json_object_holds_what_is_promised(omerta: Omerta) -> None:
    found = tally(omerta, "--games", "30", "--seed", "1")
    assert found.keys() >= PROMISED
    assert found["game"] == "famiglia"
    assert found["compiled"] is is_compiled()
    assert sum(found["wins"]) + found["draws"] == found["games"] == 30
    assert 0 < found["decisions"] <= 30 * found["mean_length"]


def test_the_same_seed_gives_the_same_games(omerta: Omerta) -> None:
    timed = ("seconds", "games_per_second", "decisions_per_second")
    runs = [tally(omerta, "--games", "20", "--seed", seed, "--bots", "picciotto,random") for seed in "aab"]
    for run in runs:
        for key in timed:
            del run[key]
    assert runs[0] == runs[1]
    assert {**runs[0], "seed": "b"} != runs[2]


def test_a_known_game_stays_as_it_is(omerta: Omerta) -> None:
    """Dice, engine and seeding together, in every build: this moves only with the rules version."""
    found = tally(omerta, "--games", "1", "--seed", "golden", "--records", "out")
    record = msgspec.json.decode(Path("out/00000.json").read_bytes())
    assert record["result"]["outcome"]["scores"] == [1, 2]
    assert hashlib.sha256("\n".join(record["steps"]).encode()).hexdigest()[:16] == "cd2e894fd9e8acf0"
    assert found["mean_length"] == sum(not step.startswith("*") for step in record["steps"])


def test_soldato_beats_random_play(omerta: Omerta) -> None:
    found = tally(omerta, "--games", "4", "--bots", "soldato,random", "--seed", "2")
    assert found["wins"][0] >= 3


def test_people_get_a_table(omerta: Omerta) -> None:
    answer = omerta("simulate", "famiglia", "--games", "3", "--bots", "picciotto")
    assert answer.code == 0
    assert answer.out.count("picciotto") == 2
    assert "3 games" in answer.out


def test_records_are_written_whole_and_hold(omerta: Omerta) -> None:
    assert omerta("simulate", "famiglia", "--games", "3", "--records", "new/folder").code == 0
    files = sorted(str(path) for path in Path("new/folder").iterdir())
    assert len(files) == 3
    assert omerta("record", "verify", *files).code == 0
