"""Every language in the browser: as the browser asks, changed at once, and whole games without a foreign word."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from omerta.games import GAMES, find_game
from omerta.kernel import Ledger
from omerta.messages import LANGUAGES, read_law
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.visitor import Visitor, speak
from tests.browser.war_player import click_inside, click_something_lit, play_until, wait_for_question
from tests.messages.reading import FILES, WORD, messages, words

OTHERS = [language for language in LANGUAGES if language != "en"]

# All that can be read on the page or is read aloud from it.
SAID = """() => {
  const found = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) found.push(element.getAttribute(name) ?? '');
  return found.join('\\n');
}"""


def words_of(language: str) -> set[str]:
    """Every word the page may say in a language: the catalogue's, and what the edition prints."""
    catalogue = {word for name in FILES for message in messages(name, language).values() for word in words(message)}
    printed = find_game("mafia-war").printed_names(language).values()
    law = [text for game in GAMES for text in texts_of(read_law(game, language))]
    return catalogue | {word for text in [*printed, *law] for word in WORD.findall(text)}


def texts_of(law: Ledger) -> list[str]:
    """What the rules page shows of a game's law."""
    return (
        [law.title, *law.designers, *law.publishers, *law.sources.values()]
        + [text for entry in law.rule for text in (entry.text, entry.source)]
        + [chapter.name for chapter in law.chapter]
    )


# A message nobody wrote shows as its key, which begins like this.
KEYS = {"ui", "term", "event", "prompt", "choice", "refusal", "outcome", "result"}
FOREIGN = {language: (words_of("en") | KEYS) - words_of(language) for language in OTHERS}


def assert_nothing_english(visitor: Visitor) -> None:
    """Nothing on the page is said in a word that only English has."""
    said = visitor.page.evaluate(SAID)
    # Each language is called by its own name in the switch.
    leftovers = (set(WORD.findall(said)) & FOREIGN[visitor.language]) - {"English"}
    lines = [line for line in said.splitlines() if leftovers & set(WORD.findall(line))]
    assert not leftovers, (sorted(leftovers), lines[:5])


@pytest.mark.parametrize("language", OTHERS)
def test_the_page_speaks_as_the_browser_asks(shared_server: ServerProcess, visit: OpenVisitor, language: str) -> None:
    anna = visit(shared_server, language=language)
    anna.button(anna.text("ui-set-up")).first.click()
    assert_nothing_english(anna)
    assert anna.page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_rules_and_help_speak_every_language(
    shared_server: ServerProcess, visit: OpenVisitor, language: str, game: str
) -> None:
    anna = visit(shared_server, language=language, path=f"#/rules/{game}")
    expect(anna.page.locator("section article").first).to_be_visible()
    assert_nothing_english(anna)
    anna.page.get_by_role("link", name="Omertà").click()
    anna.play_now(anna.text(f"ui-app-{game}"))
    anna.button(anna.text("ui-reference")).click()
    anna.page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    assert_nothing_english(anna)


def test_a_running_table_changes_its_language_at_once(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    anna.play_now("Famiglia")
    anna.wait_for_turn()
    before = anna.sequence
    anna.button("Menu").click()
    for language in [*OTHERS, "en", "de"]:
        name = {"de": "Deutsch", "pl": "polski", "en": "English"}[language]
        anna.page.get_by_role("radio", name=name).check(force=True)
        anna.language = language
        expect(anna.choices.first).to_be_attached()
        if language != "en":
            assert_nothing_english(anna)
    assert anna.sequence == before
    assert len(anna.messages("welcome")) <= 1, "the connection was not opened anew"
    anna.page.reload()
    expect(anna.choices.first).to_be_visible()
    assert_nothing_english(anna)


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_being_said_is_said_again_in_the_other_language(
    shared_server: ServerProcess, visit: OpenVisitor, language: str
) -> None:
    table = shared_server.open_table("mafia-war", "me", "picciotto", "picciotto", "picciotto")
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"))
    play_until(anna, "setup-area", "issue-area", "place-area", dice=random.Random(2))
    click_inside(anna, anna.page.locator("[data-target='area:bronte']:not([data-rove])"))
    notice = anna.page.locator(".notice p")
    expect(notice).not_to_be_empty()
    anna.page.locator("[data-target='seat:1']").first.hover()
    words = anna.page.get_by_role("tooltip")
    expect(words).to_be_visible()
    said = notice.inner_text(), words.inner_text()
    speak(anna.page, language)
    anna.language = language
    expect(notice).not_to_have_text(said[0])
    expect(words).not_to_have_text(said[1])
    assert_nothing_english(anna)


@pytest.mark.parametrize("language", OTHERS)
def test_famiglia_is_played_to_its_end_in_every_language(
    shared_server: ServerProcess, visit: OpenVisitor, language: str
) -> None:
    anna = visit(shared_server, language=language)
    anna.play_now("Famiglia")
    dice = random.Random(4)
    while anna.wait_for_turn():
        assert_nothing_english(anna)
        anna.click_lit(dice)
    assert_nothing_english(anna)


@pytest.mark.parametrize("language", OTHERS)
def test_the_war_is_played_to_its_end_in_every_language(
    shared_server: ServerProcess, visit: OpenVisitor, language: str
) -> None:
    table = shared_server.open_table("mafia-war", "me", "picciotto", "picciotto", "picciotto")
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), language=language)
    dice = random.Random(7)
    while wait_for_question(anna):
        assert_nothing_english(anna)
        click_something_lit(anna, dice)
    assert_nothing_english(anna)
