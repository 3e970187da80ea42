"""What loads can be played: loading asks only for that, and needs nothing of the workshop."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from omerta.games.mafia_war.box.build import build_box
from omerta.games.mafia_war.edition.errors import EditionError, Problems
from omerta.games.mafia_war.edition.find import SHIPPED
from omerta.games.mafia_war.edition.load import load_edition
from omerta.games.mafia_war.edition.model import Edition
from omerta.games.mafia_war.edition.sound import check_sound
from omerta.games.mafia_war.game import MafiaWar
from omerta.kernel import Dice, settle
from omerta.workshop import examine_edition
from tests.mafia_war.edition.test_refusals import REFUSALS

Change = Callable[[str, str, str], None]
ENOUGH = 400


def is_sound(edition: Edition) -> bool:
    problems = Problems()
    check_sound(edition, problems)
    return not problems.found


PLAYABLE = [(edition, line) for edition, line in REFUSALS if is_sound(edition)]


@pytest.mark.parametrize(("edition", "line"), PLAYABLE, ids=[line for _, line in PLAYABLE])
def test_an_edition_that_only_displeases_the_workshop_can_be_played(edition: Edition, line: str) -> None:
    state = MafiaWar(build_box(edition)).setup({})
    dice = Dice(line)
    settle(state, dice)
    for _ in range(ENOUGH):
        movers = state.to_move()
        if not movers:
            break
        actions = state.legal_actions(movers[0])
        state.advance(movers[0], actions[dice.below(len(actions))])
        settle(state, dice)


def test_most_refusals_are_the_workshops_and_some_the_loaders() -> None:
    assert 10 < len(PLAYABLE) < len(REFUSALS) - 10


@pytest.mark.parametrize("name", sorted(path.parent.name for path in SHIPPED.glob("[a-z]*/edition.toml")))
def test_shipped_editions_are_whole(name: str) -> None:
    assert examine_edition(SHIPPED / name)[1] == []


def test_playing_opens_no_workshop() -> None:
    code = "import sys, omerta.games; omerta.games.find_game('mafia-war').setup({}); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "omerta.games.mafia_war.edition.load" in loaded
    assert not [name for name in loaded if name.startswith("omerta.workshop")]


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("family-pink.toml", ""),
        ("family-gren.toml", "; did you mean family-green.toml?"),
        ("rivers.toml", ""),
        ("maps.json", "; did you mean map.json?"),
    ],
)
def test_a_file_nobody_reads_is_named(copy_of_trinacria: Path, name: str, hint: str) -> None:
    (copy_of_trinacria / name).write_text("", encoding="utf-8")
    line = f"{name}: the edition does not use this file{hint}"
    assert [str(problem) for problem in examine_edition(copy_of_trinacria)[1]] == [line]
    with pytest.raises(EditionError, match="does not use this file"):
        load_edition("mine")


def test_notes_and_pictures_may_lie_beside_the_data(copy_of_trinacria: Path) -> None:
    (copy_of_trinacria / "map.svg").write_text("<svg/>", encoding="utf-8")
    (copy_of_trinacria / "notes.txt").write_text("seen at the fair", encoding="utf-8")
    assert load_edition("mine").id == "mine"


def test_a_map_left_behind_is_named(copy_of_trinacria: Path, change: Change) -> None:
    change("edition.toml", 'map = "map.json"', 'map = "trinacria"')
    assert [str(problem) for problem in examine_edition(copy_of_trinacria)[1]] == [
        "map.json: the edition does not use this file"
    ]
