"""Every language says everything, nothing else, with the same names to fill in and its own plural forms."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast

from omerta.games import find_game
from omerta.kernel import Event, Offer, Prompt
from omerta.messages import LANGUAGES, Speaker, preferred_language
from tests.messages.reading import FILES, messages, references, used_by, variables, words

OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Words that are the same in all three languages: names, Italian, and what became international.
ALIKE = {
    *("Omertà", "La", "Famiglia", "The", "Great", "Mafia", "War", "Pippo", "Concetta", "Rocco", "Lucia", "Rosa"),
    *("Picciotto", "Soldato", "soldato", "Soldati", "Capo", "Don", "Pentito", "Primo", "Giocatore", "Ultima", "Azione"),
    *("Mandamento", "Mandamenti", "mandamenti", "Initiative", "neutral", "Bot", "bot", "Auto", "Menu", "Boxer"),
    *("Hand", "Patriarch"),
}

pairs = pytest.mark.parametrize(("language", "name"), [(language, name) for language in OTHERS for name in FILES])


def patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    """The sentences of a message: its own, and those of its attributes."""
    found = {attribute.id.name: attribute.value for attribute in message.attributes}
    return found if message.value is None else {"": message.value, **found}


def selectors(node: object) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ()
    for part in parts:
        yield from selectors(part)


def branches(message: ast.Message) -> dict[str, set[str]]:
    """What a message tells apart, by the name it looks at."""
    found: dict[str, set[str]] = {}
    for selector in selectors(message):
        keys = {
            key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in selector.variants
        }
        for name in variables(selector.selector):
            found.setdefault(name, set()).update(keys)
    return found


@pairs
def test_nothing_is_missing_and_nothing_is_extra(language: str, name: str) -> None:
    english, other = messages(name), messages(name, language)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    # A language may need pieces of its own for its cases, as long as it uses them.
    used = {key for message in other.values() for key in references(message)}
    assert sorted(other.keys() - english.keys() - {key for key in used if key.startswith("part-")}) == [], "extra"
    for key in english:
        assert patterns(english[key]).keys() == patterns(other[key]).keys(), key


@pairs
def test_the_same_names_are_filled_in(language: str, name: str) -> None:
    english, other = messages(name), messages(name, language)
    for key in english:
        assert used_by(other[key], other) == used_by(english[key], english), key


@pairs
def test_what_english_tells_apart_every_language_does_in_its_own_forms(language: str, name: str) -> None:
    categories = {*Locale(language).plural_form.tags, "other"}
    english, other = messages(name), messages(name, language)
    for key, message in english.items():
        mine = branches(other[key])
        for argument, wanted in branches(message).items():
            assert wanted - PLURALS <= mine[argument], f"{key}: ${argument}"
        for argument, told in mine.items():
            assert told & PLURALS <= categories, f"{key}: ${argument}"
            assert "few" not in told or "many" in told, f"{key}: ${argument} has few but not many"


@pairs
def test_no_sentence_stayed_english(language: str, name: str) -> None:
    english, other = messages(name), messages(name, language)
    same = [key for key in english if words(english[key]) == words(other[key]) and set(words(other[key])) - ALIKE]
    assert same == []


def test_a_terminal_speaks_as_it_is_set() -> None:
    assert preferred_language({"LANG": "de_AT.UTF-8"}) == "de"
    assert preferred_language({"LANG": "de_DE.UTF-8", "LC_ALL": "pl_PL"}) == "pl"
    assert preferred_language({"LANG": "en_GB", "LANGUAGE": "nl:pl:de"}) == "pl"
    assert preferred_language({"LANG": "C.UTF-8"}) == preferred_language({}) == "en"


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("de", 1, "Parke dafür eine Karte aus der Hand."),
        ("de", 3, "Parke dafür 3 Karten aus der Hand."),
        ("pl", 1, "Odłóż w zamian jedną kartę z ręki."),
        ("pl", 3, "Odłóż w zamian 3 karty z ręki."),
        ("pl", 5, "Odłóż w zamian 5 kart z ręki."),
        ("pl", 12, "Odłóż w zamian 12 kart z ręki."),
        ("pl", 22, "Odłóż w zamian 22 karty z ręki."),
    ],
)
def test_plurals_are_those_of_the_language(language: str, count: int, said: str) -> None:
    speaker = Speaker(find_game("famiglia"), language)
    assert speaker.prompt(Prompt("parking", "ACCOUNTANT-3", {"left": count})) == said


@pytest.mark.parametrize(
    ("language", "alone", "together"),
    [
        ("en", ("a car", "2 cars"), "2 Soldati with a car"),
        ("de", ("ein Auto", "2 Autos"), "2 Soldati mit einem Auto"),
        ("pl", ("samochód", "2 samochody"), "2 soldati z samochodem"),
    ],
)
def test_cars_that_rally_alone_are_not_with_0_soldati(language: str, alone: tuple[str, str], together: str) -> None:
    speaker = Speaker(find_game("mafia-war"), language)

    def said(soldati: int, cars: int) -> str:
        rallied: dict[str, int | str] = {
            "seat": 0,
            "from": "palermo",
            "area": "monreale",
            "count": soldati,
            "cars": cars,
        }
        return speaker.event(Event("rallied", "RALLY-1", rallied))

    assert [said(0, 1), said(0, 2)] == [said(2, 1).replace(together, cars) for cars in alone]
    assert together in said(2, 1)


def test_a_table_goes_on_in_another_language() -> None:
    english = Speaker(find_game("mafia-war"), "en", ["You", "Turi", "Saro", "Agata"])
    event = Event("sold", "ANYTIME-1", {"seat": 0, "order": "red-justice-a", "count": 1})
    german, polish = english.in_language("de"), english.in_language("pl")
    assert english.event(event).startswith("You sold ")
    assert german.event(event).startswith("Rosa (du) verkaufte ")
    assert polish.in_language("de").event(event) == german.event(event)
    assert polish.choice(Offer("use meeting", ("tile:meeting",))) == "Użyj kafelka Spotkania"
