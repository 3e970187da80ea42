"""`omerta edition` from the outside: what it prints, what it writes, how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from omerta.cli.edition import app


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


@pytest.fixture(autouse=True)
def _own_folder(own_editions: Path) -> None:
    """No test sees or touches the editions of the person who runs it."""


def test_list_names_shipped_and_own() -> None:
    run("new", "my-box")
    assert [edition["name"] for edition in json.loads(run("list", "--json").stdout)] == ["trinacria", "my-box"]
    assert run("list").stdout.startswith("trinacria  shipped\nmy-box  own, in ")


def test_check_says_yes() -> None:
    result = run("check", "trinacria")
    assert result.exit_code == 0
    assert result.stdout.startswith("edition 'trinacria' is complete; hash ")


def test_check_says_no_with_every_problem(copy_of_trinacria: Path) -> None:
    path = copy_of_trinacria / "characters.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("money = 13", "money = -1"), encoding="utf-8")
    (copy_of_trinacria / "sheets.toml").unlink()
    result = run("check", "mine")
    assert result.exit_code == 1
    assert "sheets.toml: the file is missing" in result.stdout
    assert "characters.toml: characters[nunzia-the-bookkeeper].money" in result.stdout
    listed = json.loads(run("check", "mine", "--json").stdout)
    assert {problem["file"] for problem in listed["problems"]} == {"sheets.toml", "characters.toml"}


@pytest.mark.parametrize("command", ["check", "show"])
def test_an_unknown_edition_is_bad_use(command: str) -> None:
    result = run(command, "trinacra")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "omerta edition: unknown edition 'trinacra'; did you mean trinacria?\n"


def test_show_json_is_the_document() -> None:
    document = json.loads(run("show", "trinacria", "--json").stdout)
    assert len(document["areas"]) == 36
    assert document["hash"] in run("check", "trinacria").stdout


def test_show_prints_tables() -> None:
    result = run("show", "trinacria")
    assert result.exit_code == 0
    assert "Caltanissetta" in result.stdout
    assert "white-church-a" in result.stdout


def test_show_svg_writes_the_map_light_and_dark(tmp_path: Path) -> None:
    light, dark = tmp_path / "light.svg", tmp_path / "dark.svg"
    assert run("show", "trinacria", "--svg", str(light)).exit_code == 0
    assert run("show", "trinacria", "--svg", str(dark), "--dark").exit_code == 0
    assert "Caltagirone" in light.read_text(encoding="utf-8")
    assert light.read_text(encoding="utf-8") != dark.read_text(encoding="utf-8")


def test_a_picture_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    result = run("show", "trinacria", "--svg", str(tmp_path / "nowhere" / "map.svg"))
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)


def test_show_of_an_unfinished_edition_says_how_to_go_on() -> None:
    run("new", "my-box")
    result = run("show", "my-box")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "omerta edition check my-box" in result.stderr


def test_new_writes_a_skeleton_once(own_editions: Path) -> None:
    assert run("new", "my-box").stdout.startswith(str(own_editions / "my-box"))
    again = run("new", "my-box")
    assert (again.exit_code, again.stderr) == (2, "omerta edition: edition 'my-box' exists already\n")


def test_new_can_copy() -> None:
    assert run("new", "my-box", "--copy", "trinacria").exit_code == 0
    assert run("check", "my-box").exit_code == 0


def test_new_refuses_a_bad_name(own_editions: Path) -> None:
    result = run("new", "../escape")
    assert result.exit_code == 2
    assert "cannot name an edition" in result.stderr
    assert not own_editions.exists()
