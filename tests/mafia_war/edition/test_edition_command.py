"""`omerta edition` from the outside: what it prints, what it writes, how it ends."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from omerta.cli import main


class Said(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(own_editions: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run one command; no test sees or touches the editions of the person who runs it."""

    def run_command(*arguments: str) -> Said:
        code = main(["edition", *arguments])
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return run_command


def test_list_names_shipped_and_own(run: Run) -> None:
    run("new", "my-box")
    assert [edition["name"] for edition in json.loads(run("list", "--json").out)] == ["trinacria", "my-box"]
    assert run("list").out.startswith("trinacria  shipped\nmy-box  own, in ")


def test_check_says_yes(run: Run) -> None:
    result = run("check", "trinacria")
    assert result.code == 0
    assert result.out.startswith("edition 'trinacria' is complete; hash ")


def test_check_says_no_with_every_problem(run: Run, copy_of_trinacria: Path) -> None:
    path = copy_of_trinacria / "characters.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("money = 13", "money = -1"), encoding="utf-8")
    (copy_of_trinacria / "sheets.toml").unlink()
    result = run("check", "mine")
    assert result.code == 1
    assert "sheets.toml: the file is missing" in result.out
    assert "characters.toml: characters[nunzia-the-bookkeeper].money" in result.out
    listed = json.loads(run("check", "mine", "--json").out)
    assert {problem["file"] for problem in listed["problems"]} == {"sheets.toml", "characters.toml"}


@pytest.mark.parametrize("command", ["check", "show"])
def test_an_unknown_edition_is_bad_use(run: Run, command: str) -> None:
    result = run(command, "trinacra")
    assert (result.code, result.out) == (2, "")
    assert result.err == "omerta: unknown edition 'trinacra'; did you mean trinacria?\n"


def test_show_json_is_the_document(run: Run) -> None:
    document = json.loads(run("show", "trinacria", "--json").out)
    assert len(document["areas"]) == 36
    assert document["hash"] in run("check", "trinacria").out


def test_show_prints_tables(run: Run) -> None:
    result = run("show", "trinacria")
    assert result.code == 0
    assert "Caltanissetta" in result.out
    assert "white-church-a" in result.out


def test_show_svg_writes_the_map_light_and_dark(run: Run, tmp_path: Path) -> None:
    light, dark = tmp_path / "light.svg", tmp_path / "dark.svg"
    assert run("show", "trinacria", "--svg", str(light)).code == 0
    assert run("show", "trinacria", "--svg", str(dark), "--dark").code == 0
    assert "Caltagirone" in light.read_text(encoding="utf-8")
    assert light.read_text(encoding="utf-8") != dark.read_text(encoding="utf-8")


def test_a_picture_that_cannot_be_written_is_one_line(run: Run, tmp_path: Path) -> None:
    result = run("show", "trinacria", "--svg", str(tmp_path / "nowhere" / "map.svg"))
    assert (result.code, result.err.count("\n")) == (2, 1)


def test_show_of_an_unfinished_edition_says_how_to_go_on(run: Run) -> None:
    run("new", "my-box")
    result = run("show", "my-box")
    assert (result.code, result.out) == (1, "")
    assert "omerta edition check my-box" in result.err


def test_new_writes_a_skeleton_once(run: Run, own_editions: Path) -> None:
    assert run("new", "my-box").out.startswith(str(own_editions / "my-box"))
    again = run("new", "my-box")
    assert (again.code, again.err) == (2, "omerta: edition 'my-box' exists already\n")


def test_new_can_copy(run: Run) -> None:
    assert run("new", "my-box", "--copy", "trinacria").code == 0
    assert run("check", "my-box").code == 0


def test_new_refuses_a_bad_name(run: Run, own_editions: Path) -> None:
    result = run("new", "../escape")
    assert result.code == 2
    assert "cannot name an edition" in result.err
    assert not own_editions.exists()
