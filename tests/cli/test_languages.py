"""The terminal in German and Polish: whole games without an English word, changed at the table, and the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from omerta.kernel import read_record
from omerta.messages import LANGUAGES
from tests.messages.reading import FILES, WORD, messages, words

from .conftest import Omerta

OTHERS = [language for language in LANGUAGES if language != "en"]


def spoken_words(language: str) -> set[str]:
    return {word for name in FILES for message in messages(name, language).values() for word in words(message)}


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_is_told_in_the_language_asked_for(omerta: Omerta, language: str) -> None:
    answer = omerta("play", "famiglia", "--seed", "4", "--language", language, typed="1\n" * 400)
    assert answer.code == 0, answer.err
    # What does not fit a line ends in dots; half a word may look like one of another language.
    said = re.sub(r"\w+…", "", answer.out)
    assert set(WORD.findall(said)) & (spoken_words("en") - spoken_words(language)) == set()


def test_the_terminal_speaks_as_it_is_set(omerta: Omerta, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "pl:de")
    answer = omerta("play", "famiglia", "--seed", "4", "--record", "game.json", typed="q\nt\n")
    assert "Stół został opuszczony." in answer.out
    assert read_record(Path("game.json")).seats == ["Twój klan", "Soldato"]
    assert "Twój klan" in omerta("play", "famiglia", "--resume", "game.json", typed="q\nt\n").out


def test_a_key_changes_the_language_at_the_table(omerta: Omerta) -> None:
    answer = omerta("play", "famiglia", "--seed", "4", typed="g de\nr TAKE-2\ng\nq\nj\n")
    assert "Eine 0 kann immer ohne Gegenleistung genommen werden." in answer.out
    assert "Gib g und eines davon ein: de, en, pl." in answer.out
    assert "Du hast den Tisch verlassen." in answer.out
    assert answer.out.rstrip().endswith("omerta play --continue")


def test_a_record_is_told_again_in_another_language(omerta: Omerta) -> None:
    omerta("play", "famiglia", "--seed", "9", "--seats", "soldato,picciotto", "--record", "game.json")
    assert "Das Spiel ist vorbei. Soldato" in omerta("record", "replay", "game.json", "--language", "de").out
    assert "Zwycięstwo: " in omerta("record", "show", "game.json", "--language", "pl").out


def test_rules_are_read_and_searched_in_another_language(omerta: Omerta) -> None:
    assert "Klärung" in omerta("rules", "mafia-war", "W15", "--language", "de").out
    assert "MOVE-3" in omerta("rules", "mafia-war", "--search", "motorówka drużyny", "--language", "pl").out
    assert omerta("rules", "mafia-war", "--search", "teammate", "--language", "pl").code == 1


def test_an_unknown_language_is_refused_in_one_line(omerta: Omerta) -> None:
    answer = omerta("rules", "famiglia", "--language", "nl")
    assert answer.code == 2
    assert "language" in answer.err
    assert answer.err.count("\n") == 1
