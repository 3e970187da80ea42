"""Learning by playing: the guide goes with a game to its end, and everything on the table says what it is."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor, client_folder
from tests.browser.test_famiglia import hot_seat
from tests.browser.test_one_screen import SMALLEST_TEXT
from tests.browser.test_overflow import choose, wait_for_question
from tests.browser.test_war import sit_down
from tests.browser.visitor import Visitor

GAMES = {"Famiglia": "famiglia", "The Great Mafia War": "mafia-war"}
ABOUT_THE_HAND = ("hand", "pair", "powers")
IS_IN_SIGHT = """(lesson) => {
  const { left, top, right, bottom } = document.querySelector(`[data-lesson='${lesson}']`).getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
# One's own cards lie in the lower half.
IS_BELOW = """(lesson) =>
  document.querySelector(`[data-framed-by='${lesson}']`).getBoundingClientRect().top > innerHeight / 2"""

IS_AROUND = """([lesson, meant]) => {
  const frame = document.querySelector(`[data-framed-by='${lesson}']`)?.getBoundingClientRect();
  const { left, top, right, bottom } = document.querySelector(meant).getBoundingClientRect();
  return frame && frame.left <= left && frame.top <= top && frame.right >= right && frame.bottom >= bottom;
}"""


def begin(visitor: Visitor, game: str) -> None:
    visitor.page.locator("article", has_text=game).get_by_role("button", name="Learn by playing").click()
    visitor.screen.wait_for()


def lessons_left(page: Page, game: str) -> list[str]:
    """What the device keeps of the guide: the lessons that were given."""
    kept: list[str] = page.evaluate(f"JSON.parse(localStorage.getItem('omerta.guide'))['{game}'].seen")
    return kept


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_is_played_to_its_end(shared_server: ServerProcess, visit: OpenVisitor, game: str) -> None:
    anna = visit(shared_server)
    begin(anna, game)
    dice = random.Random(2)
    card = anna.page.locator("[data-lesson]")
    given: list[str] = []
    while anna.wait_for_turn():
        while card.count():
            lesson = card.get_attribute("data-lesson") or ""
            assert lesson not in given
            given.append(lesson)
            assert re.search(r"[.!]$", card.locator("p").inner_text()), "a sentence, and not the name of one"
            expect(anna.page.locator(f"[data-framed-by='{lesson}']"), "it points at something").to_be_visible()
            # What it points at may still fly to its place.
            anna.ask_until(IS_IN_SIGHT, bool, lesson)
            if lesson in ABOUT_THE_HAND:
                anna.ask_until(IS_BELOW, bool, lesson)
            anna.button("Got it").click()
            expect(anna.page.locator(f"[data-lesson='{lesson}']")).to_have_count(0)
        before = anna.sequence
        choices = anna.choices
        choices.nth(dice.randrange(choices.count())).click()
        anna.wait_beyond(before)
    assert len(given) >= 4, "how many more depends on how the game went"
    assert lessons_left(anna.page, GAMES[game]) == given


def test_on_a_phone_the_guide_opens_the_room_it_speaks_of(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server, width=390, height=844)
    begin(anna, "The Great Mafia War")
    card = anna.page.locator("[data-lesson]")
    dice = random.Random(2)
    # Below the map of an upright phone the families stand too.
    rooms = {
        "money": ("My house", ".room-house header", "[data-door=house]"),
        "others": ("Families", ".room-families", ".room-families"),
    }
    met: set[str] = set()
    while met != set(rooms):
        wait_for_question(anna)
        while card.count():
            lesson = card.get_attribute("data-lesson") or ""
            if lesson in rooms:
                met.add(lesson)
                door, meant, beside_the_map = rooms[lesson]
                expect(anna.button(door)).to_have_attribute("aria-pressed", "true")
                anna.ask_until(IS_AROUND, bool, [lesson, meant])
                anna.button("Map").tap()
                anna.ask_until(IS_AROUND, bool, [lesson, beside_the_map])
            anna.button("Got it").click()
            expect(anna.page.locator(f"[data-lesson='{lesson}']")).to_have_count(0)
        expect(anna.lit.or_(anna.choices).first, "the question is in sight again").to_be_visible()
        if met != set(rooms):
            choose(anna, dice)


def test_everybody_who_learns_is_dealt_the_same(tmp_path: Path, visit: OpenVisitor) -> None:
    dealt = []
    with ServerProcess(Settings(database=str(tmp_path / "tables.db"), client=str(client_folder()))) as server:
        for _ in range(2):
            anna = visit(server)
            begin(anna, "Famiglia")
            anna.wait_for_turn()
            dealt.append([card.get_attribute("data-card") for card in anna.page.locator(".street [data-card]").all()])
    assert dealt[0] == dealt[1] != []


def test_the_guide_is_left_and_taken_up_again(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    begin(anna, "Famiglia")
    card = anna.page.locator("[data-lesson]")
    expect(card).to_have_attribute("data-lesson", "goal")
    anna.button("Got it").click()
    expect(card).to_have_attribute("data-lesson", "street")
    anna.page.reload()
    expect(card).to_have_attribute("data-lesson", "street")
    anna.button("Play on alone").click()
    expect(card).to_have_count(0)
    anna.page.reload()
    anna.wait_for_turn()
    expect(card).to_have_count(0)
    anna.button("Guide").click()
    expect(card).to_have_attribute("data-lesson", "street")


def test_a_hint_names_a_choice_and_how_good_it_is(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    table = shared_server.open_table("famiglia", "me", "picciotto", start="0")
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"))
    anna.wait_for_turn()
    labels = anna.choices.locator(".label").all_inner_texts()
    anna.page.keyboard.press("h")
    hint = anna.page.locator(".hint")
    expect(hint).to_contain_text("Don would choose:", timeout=30_000)
    said = hint.locator("strong").inner_text().removeprefix("Don would choose: ")
    said, reason = said.rsplit(" (", 1)
    assert said in labels
    assert re.fullmatch(r"[a-z ]+\)\.", reason), "why, in words"
    expect(hint).to_contain_text(re.compile(r"win \d+ games of 100"))
    expect(anna.page.locator("aside ul .pointed .label")).to_have_text(said)
    before = anna.sequence
    anna.choices.nth(labels.index(said)).click()
    anna.wait_beyond(before)
    expect(hint).to_be_empty()


def test_the_inspector_leads_to_the_rule(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    anna.page.locator("[data-target='tile:meeting'], [data-target^='tile:']").first.hover()
    rule = anna.page.get_by_role("tooltip").get_by_role("link")
    expect(rule).to_have_text(re.compile(r"Rule TILES-\d+"))
    with anna.page.context.expect_page() as opened:
        rule.click()
    expect(opened.value.locator("body")).to_contain_text("Control tiles")


def test_the_end_says_where_the_game_turned(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    hot_seat(anna)
    for choice in [anna.choices.first] * 6 + [anna.choices.last] * 2:
        anna.wait_for_turn()
        before = anna.sequence
        choice.click()
        anna.wait_beyond(before)
    anna.button("Where did it turn?").click()
    turnings = anna.page.get_by_role("list", name="The costliest choices").get_by_role("button")
    expect(turnings.first).to_contain_text(re.compile(r"Step \d+, .+: chance to win down by \d+%"), timeout=60_000)
    scale = anna.page.locator("figure svg text")
    expect(scale).to_have_text(["100%", "50%", "0%"])
    assert all((mark.bounding_box() or {"height": 0})["height"] >= SMALLEST_TEXT for mark in scale.all())
    turnings.first.click()
    expect(anna.page.get_by_role("slider", name="Move")).to_be_visible()
