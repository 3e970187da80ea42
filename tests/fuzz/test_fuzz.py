"""No file breaks it: damaged records, scenarios, saved games and editions end in one line, never in a traceback.

OMERTA_FUZZ says how many inputs are tried; left out, a thousand.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

from omerta.cli import main

from .documents import edition_files, records, saved_games, scenarios
from .mutation import damage, damage_text

INPUTS = int(os.environ.get("OMERTA_FUZZ", "1000"))
LONG = INPUTS > 1000
TYPED = "1\n2\nu\n1\nw\n1\n? 1\na\n1\n3\n1\n"

with_dice = given(dice=st.randoms(use_true_random=False))


def tries(share: int) -> settings:
    """A share, in hundredths, of all inputs; the short form tries the same ones every time."""
    return settings(
        max_examples=INPUTS * share // 100,
        derandomize=not LONG,
        deadline=None,
        database=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )


@pytest.fixture(scope="module", autouse=True)
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """An empty folder to work in, also for own editions."""
    place = tmp_path_factory.mktemp("fuzz")
    patch = pytest.MonkeyPatch()
    patch.chdir(place)
    patch.setenv("OMERTA_EDITIONS", str(place / "editions"))
    patch.setenv("OMERTA_GAMES", str(place / "games"))
    yield place
    patch.undo()


def run(*arguments: str, typed: str = "") -> int:
    """The exit code of a command that said what it had to say in good order."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        patch.setattr("sys.stdin", io.StringIO(typed))
        code = main(arguments)
    said = out.getvalue() + err.getvalue()
    assert code in (0, 1, 2)
    assert "Traceback" not in said
    assert not {"\x1b", "\x9b", "\u202e"} & set(said)
    assert err.getvalue().count("\n") == 1 if code == 2 else err.getvalue().count("\n") <= 1
    return code


def write(document: object) -> str:
    note(json.dumps(document))
    Path("input.json").write_text(json.dumps(document), encoding="utf-8")
    return "input.json"


@tries(25)
@with_dice
def test_records(dice: Random) -> None:
    file = write(damage(dice.choice(records()), dice))
    run("record", *dice.choice((("verify",), ("show",), ("replay",), ("replay", "--at", "9"))), file)


@tries(20)
@with_dice
def test_scenarios(dice: Random) -> None:
    run("scenario", "run", write(damage(dice.choice(scenarios()), dice)))


@tries(20)
@with_dice
def test_positions(dice: Random) -> None:
    saved = damage(dice.choice(saved_games()), dice)
    scenario = {"title": "middle", "game": saved.get("game"), "position": saved.get("position")}
    run("scenario", "run", write(scenario))


@tries(20)
@with_dice
def test_saved_games(dice: Random) -> None:
    saved = dice.choice(saved_games())
    run("play", saved["game"], "--resume", write(damage(saved, dice)), "--seed", "1", typed=TYPED)


@tries(10)
@with_dice
def test_editions(dice: Random) -> None:
    mine = Path("editions/mine")
    mine.mkdir(parents=True, exist_ok=True)
    hurt = dice.choice(sorted(edition_files()))
    for name, content in edition_files().items():
        (mine / name).write_bytes(damage_text(content, dice) if name == hurt else content)
    run("edition", "check", "mine")


@tries(5)
@given(content=st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_anything_at_all(content: bytes) -> None:
    for name in ("any.json", "any.toml"):
        Path(name).write_bytes(content)
        assert run("scenario", "run", name) == 2
    assert run("record", "verify", "any.json") == 2
