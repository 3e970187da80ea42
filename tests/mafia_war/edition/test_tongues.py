"""The words of an edition in other languages: all that has to be translated is, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.games import find_game
from omerta.games.mafia_war.edition.model import Edition
from omerta.games.mafia_war.edition.tongues import list_tongues, read_tongue
from omerta.kernel import Unreadable
from omerta.messages import LANGUAGES, Speaker
from omerta.workshop import examine_edition


def test_trinacria_speaks_every_language() -> None:
    assert ["en", *list_tongues("trinacria")] == sorted(LANGUAGES, key=lambda language: language != "en")


@pytest.mark.parametrize("language", list_tongues("trinacria"))
def test_all_words_but_the_names_of_places_and_families_are_translated(language: str, trinacria: Edition) -> None:
    expected = {character.id for character in trinacria.characters} | {"attack", "supply"}
    for thing in [*[tile.id for tile in trinacria.control_tiles], *[card.id for card in trinacria.conflict_cards]]:
        expected |= {thing, f"{thing}.text"}
    for family in trinacria.families:
        expected |= {f"{family.id}.identity", f"{family.id}.about", *[row.institution for row in family.mat]}
    tongue = read_tongue("trinacria", language)
    assert tongue.keys() == expected
    english = find_game("mafia-war").printed_names()
    assert [key for key, text in tongue.items() if text == english.get(key)] == []


def test_orders_are_called_by_their_place_on_the_mat_in_every_language() -> None:
    game = find_game("mafia-war")
    order = next(name for name in game.printed_names() if name.startswith("red-justice"))
    assert Speaker(game, "de").name(order).startswith("Focarello Justiz ")
    assert Speaker(game, "pl").name(order).startswith("Focarello Sądy ")


def test_a_basic_order_is_called_by_what_stands_on_its_token(trinacria: Edition) -> None:
    game = find_game("mafia-war")
    family = next(family for family in trinacria.families if family.name == "Turchinaro")
    names = [game.printed_names()[order.id] for order in family.orders if order.institution is None]
    assert names[0] == "Turchinaro Attack 6", "the star with a six"
    assert names[-1] == "Turchinaro Supply 7", "the circle with a seven"
    assert Speaker(game, "de").name("blue-1") == "Turchinaro Angriff 6"
    assert Speaker(game, "pl").name("blue-1") == "Turchinaro Atak 6"


def test_no_two_orders_are_called_the_same(copy_of_trinacria: Path) -> None:
    blue = copy_of_trinacria / "family-blue.toml"
    blue.write_text(blue.read_text(encoding="utf-8").replace("initiative = 8", "initiative = 6", 1), encoding="utf-8")
    names = find_game("mafia-war", "mine").printed_names()
    assert (names["blue-1"], names["blue-3"]) == ("Turchinaro Attack 6", "Turchinaro Attack 6 (2)")


def test_an_edition_without_words_speaks_as_printed(copy_of_trinacria: Path) -> None:
    for path in (copy_of_trinacria / "words").glob("*"):
        path.unlink()
    assert Speaker(find_game("mafia-war", "mine"), "de").name("meeting") == "Meeting"


def test_words_that_cannot_be_read_are_named(copy_of_trinacria: Path) -> None:
    (copy_of_trinacria / "words" / "de.toml").write_text("[meeting]\nname = 3\n", encoding="utf-8")
    with pytest.raises(Unreadable, match=r"edition mine: words/de\.toml: meeting\.name: must be a text"):
        read_tongue("mine", "de")


def test_the_check_names_words_that_cannot_be_read_and_words_for_nothing(copy_of_trinacria: Path) -> None:
    german = "[meeting]\nname = 3\n\n[enna]\nname = 'Henna'\n\n[meting]\nname = 'Treffen'\ntext = '…'\n"
    (copy_of_trinacria / "words" / "de.toml").write_text(german, encoding="utf-8")
    (copy_of_trinacria / "words" / "pl.toml").write_bytes(b"\xff")
    _, problems = examine_edition(copy_of_trinacria)
    assert [str(problem) for problem in problems] == [
        "words/de.toml: meeting.name: must be a text",
        "words/de.toml: meting: nothing in this edition is called so; did you mean meeting?",
        "words/de.toml: meting.text: nothing in this edition is called so; did you mean meeting.text?",
        "words/pl.toml: cannot be read: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte",
    ]


def test_words_are_not_blamed_for_what_could_not_be_read(copy_of_trinacria: Path) -> None:
    (copy_of_trinacria / "characters.toml").unlink()
    _, problems = examine_edition(copy_of_trinacria)
    assert [str(problem) for problem in problems] == ["characters.toml: the file is missing"]
