"""Files that cannot be read, or hold the wrong thing, are told with file, key and reason, all at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from omerta.games.mafia_war.edition.document import content_hash
from omerta.games.mafia_war.edition.errors import EditionError
from omerta.games.mafia_war.edition.find import SHIPPED, find_edition, list_editions
from omerta.games.mafia_war.edition.load import load_edition
from omerta.games.mafia_war.edition.model import Edition
from omerta.kernel.errors import UnknownName, Unreadable
from omerta.workshop import examine_edition, write_skeleton

Change = Callable[[str, str, str], None]
FILES = sorted(path.name for path in (SHIPPED / "trinacria").glob("*.toml"))


def said(folder: Path) -> list[str]:
    return [str(problem) for problem in examine_edition(folder)[1]]


def test_a_copy_is_complete_and_has_the_same_hash(copy_of_trinacria: Path, trinacria: Edition) -> None:
    copy = load_edition("mine")
    assert copy.id == copy.name == "mine"
    assert content_hash(copy) == content_hash(trinacria)


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(copy_of_trinacria: Path, file: str) -> None:
    (copy_of_trinacria / file).unlink()
    assert said(copy_of_trinacria) == [f"{file}: the file is missing"]


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_no_toml_is_named(copy_of_trinacria: Path, file: str) -> None:
    (copy_of_trinacria / file).write_text("this is = = not TOML", encoding="utf-8")
    assert any(line.startswith(f"{file}: cannot be read: ") for line in said(copy_of_trinacria))


@pytest.mark.parametrize("file", FILES)
@settings(max_examples=4, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_lost_line_is_told_or_harmless_but_never_a_crash(
    copy_of_trinacria: Path, file: str, data: st.DataObject
) -> None:
    path = copy_of_trinacria / file
    whole = path.read_text(encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    lost = data.draw(st.integers(0, len(lines) - 1))
    path.write_text("".join(lines[:lost] + lines[lost + 1 :]), encoding="utf-8")
    try:
        lines = said(copy_of_trinacria)
    finally:
        path.write_text(whole, encoding="utf-8")
    assert all("\n" not in line and ": " in line for line in lines)


def test_wrong_types_are_told_with_their_key(copy_of_trinacria: Path, change: Change) -> None:
    change("board.toml", "soldati = 2", 'soldati = "two"')
    change("family-red.toml", "initiative = 3", "initiative = 12")
    change("sheets.toml", 'do = "launder"', 'do = "laundry"')
    change("characters.toml", "money = 13", "money = -1")
    change("control-tiles.toml", 'phase = "planning"', 'phase = "lunch"')
    lines = "\n".join(said(copy_of_trinacria))
    assert "board.toml: areas[" in lines
    assert ".soldati: expected `int`, got `str`" in lines
    assert "family-red.toml: orders[red-1].initiative: expected `int` <= 9" in lines
    assert "sheets.toml: sheets[1].spaces[" in lines
    assert "invalid value 'laundry'" in lines
    assert "characters.toml: characters[nunzia-the-bookkeeper].money: expected `int` >= 0" in lines
    assert "control-tiles.toml: control_tiles[influence].phase: invalid enum value 'lunch'" in lines


def test_unknown_keys_are_not_swallowed(copy_of_trinacria: Path, change: Change) -> None:
    change("characters.toml", "cars = 1", "carts = 1")
    (line,) = said(copy_of_trinacria)
    assert line == "characters.toml: characters[nunzia-the-bookkeeper]: object contains unknown field `carts`"


@pytest.mark.parametrize("file", ["edition.toml", "board.toml", "sheets.toml", "characters.toml"])
def test_keys_nobody_reads_are_told(copy_of_trinacria: Path, file: str) -> None:
    path = copy_of_trinacria / file
    path.write_text("rivers = 3\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert any(line.startswith(f"{file}: rivers: is not a key of this file") for line in said(copy_of_trinacria))


def test_a_missing_component_list_hides_nothing_else(copy_of_trinacria: Path, change: Change) -> None:
    (copy_of_trinacria / "components.toml").unlink()
    change("board.toml", "soldati = 2", "soldati = 4")
    lines = said(copy_of_trinacria)
    assert lines[0] == "components.toml: the file is missing"
    assert any("an area starts with 2 or 3 Soldati, not 4" in line for line in lines)


def test_all_missing_keys_of_an_entry_are_named(copy_of_trinacria: Path, change: Change) -> None:
    change("family-red.toml", 'kind = "attack"\ninitiative = 3\n', "")
    assert "family-red.toml: orders[red-1]: lacks kind, initiative" in said(copy_of_trinacria)


def test_one_bad_entry_hides_no_other_problem(copy_of_trinacria: Path, change: Change) -> None:
    change("board.toml", "soldati = 3", "soldati = 4")
    change("board.toml", "soldati = 2", 'soldati = "two"')
    lines = said(copy_of_trinacria)
    assert len(lines) == 2
    assert any("expected `int`" in line for line in lines)
    assert any("an area starts with 2 or 3 Soldati, not 4" in line for line in lines)


def test_a_bad_entry_is_not_blamed_on_others(copy_of_trinacria: Path, change: Change) -> None:
    change("board.toml", 'id = "licata"', 'id = "Licata!"')
    assert all("there must be" not in line for line in said(copy_of_trinacria))


def test_load_raises_one_line_with_the_number_of_problems(copy_of_trinacria: Path, change: Change) -> None:
    change("characters.toml", "money = 10", "money = 11")
    change("characters.toml", "money = 13", "money = -1")
    with pytest.raises(EditionError, match=r"edition 'mine' cannot be used: characters\.toml: .*") as caught:
        load_edition("mine")
    assert "\n" not in str(caught.value)
    assert caught.value.problems


def test_borders_can_be_listed_by_hand(copy_of_trinacria: Path, change: Change, trinacria: Edition) -> None:
    change("edition.toml", 'map = "map.json"', "")
    (copy_of_trinacria / "map.json").unlink()
    text = (copy_of_trinacria / "board.toml").read_text(encoding="utf-8")
    for area in trinacria.areas:
        seas = ", ".join(f'"{sea}"' for sea in area.seas)
        text = text.replace(f'id = "{area.id}"\n', f'id = "{area.id}"\nseas = [{seas}]\n', 1)
    listed = f"borders = {[list(pair) for pair in trinacria.borders]}\n"
    listed += f"sea_borders = {[list(pair) for pair in trinacria.sea_borders]}\n"
    (copy_of_trinacria / "board.toml").write_text(listed + text, encoding="utf-8")
    assert said(copy_of_trinacria) == []
    assert content_hash(load_edition("mine")) == content_hash(trinacria)


def test_without_map_borders_are_asked_for(copy_of_trinacria: Path, change: Change) -> None:
    change("edition.toml", 'map = "map.json"', "")
    lines = said(copy_of_trinacria)
    assert "board.toml: borders: must list pairs of ids, because edition.toml names no map" in lines


def test_another_edition_lends_its_map(copy_of_trinacria: Path, change: Change) -> None:
    change("edition.toml", 'map = "map.json"', 'map = "trinacria"')
    (copy_of_trinacria / "map.json").unlink()
    assert said(copy_of_trinacria) == []


def test_a_map_that_does_not_exist_is_named(copy_of_trinacria: Path, change: Change) -> None:
    change("edition.toml", 'map = "map.json"', 'map = "atlantis"')
    assert said(copy_of_trinacria) == [
        "edition.toml: map: must be 'map.json' or an edition that has one, not 'atlantis'"
    ]


def test_the_skeleton_knows_what_is_known_and_asks_for_the_rest(own_editions: Path) -> None:
    folder = write_skeleton("my-box")
    lines = said(folder)
    assert "board.toml: areas[enna]: lacks mandamento, seas, start, soldati" in lines
    assert "board.toml: areas: there must be 36, found 10" in lines
    assert "family-white.toml: orders[white-1]: lacks kind, initiative, parts" in lines
    assert not any(line.startswith(("components.toml", "control-tiles.toml", "conflict-cards.toml")) for line in lines)
    assert (folder / "map.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "Church A: supply, initiative 6" in (folder / "family-white.toml").read_text(encoding="utf-8")


def test_own_editions_are_found_by_name(copy_of_trinacria: Path) -> None:
    assert list(list_editions()) == ["trinacria", "mine"]
    assert find_edition("mine") == copy_of_trinacria
    with pytest.raises(UnknownName, match="unknown edition 'trinacra'; did you mean trinacria"):
        find_edition("trinacra")


def test_own_editions_live_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OMERTA_EDITIONS", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert write_skeleton("my-box") == tmp_path / "omerta" / "editions" / "my-box"


@pytest.mark.parametrize("name", ["", "My Box", "../escape", "-", "_skeleton", "a--b", "trinacria"])
def test_names_that_cannot_be_used(own_editions: Path, name: str) -> None:
    with pytest.raises(Unreadable):
        write_skeleton(name)
    assert not own_editions.exists()
