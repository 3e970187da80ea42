"""The rules in the browser: read, searched, told apart, and reached from every code."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from omerta.kernel import read_ledger
from omerta.messages import LANGUAGES, read_law
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.test_access import assert_open_to_all
from tests.browser.war_player import click_inside, play_until

RULES = "section article"


@pytest.mark.parametrize("game", ["famiglia", "mafia-war"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_on_its_page(
    shared_server: ServerProcess, visit: OpenVisitor, game: str, language: str
) -> None:
    anna = visit(shared_server, path=f"#/rules/{game}", language=language)
    law = read_law(game, language)
    expect(anna.page.locator(RULES)).to_have_count(len(law.rule))
    assert anna.page.locator(f"{RULES} > p").all_inner_texts() == [rule.text for rule in law.rule]


def test_rules_are_searched_and_printed_ones_and_rulings_told_apart(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    anna = visit(shared_server, path="#/rules/mafia-war")
    law = read_ledger("mafia-war").rule
    wanted = [rule for rule in law if "speedboat" in rule.text.lower() and "area" in rule.text.lower()]
    shown = anna.page.locator(f"{RULES} header > a")
    anna.page.get_by_role("searchbox", name="Search").fill("AREA speedboat")
    expect(shown).to_have_text([rule.id for rule in wanted])
    anna.page.get_by_role("radio", name="Printed").check(force=True)
    expect(shown).to_have_text([rule.id for rule in wanted if rule.status == "printed"])
    anna.page.get_by_role("radio", name="Rulings").check(force=True)
    expect(shown).to_have_text([rule.id for rule in wanted if rule.status == "ruling"])
    anna.page.get_by_role("searchbox").fill("submarine")
    expect(anna.page.get_by_role("status")).to_have_text("No rule holds these words.")


def test_a_search_from_far_below_shows_what_is_found_first(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server, path="#/rules/mafia-war/CONTROL-1", width=390, height=844)
    expect(anna.page.locator("#CONTROL-1")).to_be_in_viewport()
    anna.page.get_by_role("searchbox").fill("car")
    expect(anna.page.locator(RULES).first).to_be_in_viewport()


def test_a_code_in_a_rule_leads_to_the_rule_it_names(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server, path="#/rules/mafia-war/W15", width=390, height=844)
    expect(anna.page.locator("#W15")).to_be_in_viewport()
    anna.page.locator("#W15").get_by_role("link", name="MOVE-11").click()
    expect(anna.page.locator("#MOVE-11")).to_be_in_viewport()
    expect(anna.page.locator("#MOVE-11 a").first).to_be_focused()
    assert_open_to_all(anna)


def test_a_refusal_leads_to_its_rule_and_the_table_stays(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    table = shared_server.open_table("mafia-war", "me", "picciotto", "picciotto", "picciotto")
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"))
    play_until(anna, "setup-area", "issue-area", "place-area", dice=random.Random(2))
    click_inside(anna, anna.page.locator("[data-target='area:bronte']:not([data-rove])"))
    code = anna.page.get_by_role("status").get_by_role("link", name=re.compile(r"^[A-Z]+-\d+$"))
    with anna.page.expect_popup() as popup:
        code.click()
    expect(popup.value.locator(f"article[id='{code.inner_text()}']")).to_be_in_viewport()
    expect(anna.screen).to_be_visible()


@pytest.mark.parametrize("game", ["Famiglia", "The Great Mafia War"])
def test_help_begins_with_pictures_and_leads_to_all_rules(
    shared_server: ServerProcess, visit: OpenVisitor, game: str
) -> None:
    anna = visit(shared_server)
    anna.play_now(game)
    anna.button("Help").click()
    help_page = anna.page.get_by_role("dialog", name="Help")
    titles = [text.split(".")[0] for text in help_page.locator("figcaption").all_inner_texts()]
    assert titles[0] == "Aim"
    assert titles[-1] == "End"
    expect(help_page.get_by_role("link", name=f"All rules of {game}")).to_be_visible()
    assert_open_to_all(anna)


def test_a_search_moves_nothing_under_whoever_types_and_leaves_no_empty_list(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    anna = visit(shared_server, path="#/rules/famiglia")
    search = anna.page.get_by_role("searchbox")
    search.wait_for()
    before = search.bounding_box()
    search.fill("submarine")
    expect(anna.page.get_by_role("status")).to_have_text("No rule holds these words.")
    now = search.bounding_box()
    assert before
    assert now
    assert now["y"] == before["y"]
    expect(anna.page.get_by_text("Chapters")).to_have_count(0)
