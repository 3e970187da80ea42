"""The War on a phone: it goes where something happens, stays where somebody looks, and wastes no line of the head."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from omerta.messages import LANGUAGES, read_catalogue
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.fast_forward import reach
from tests.browser.war_player import click_something_lit, last_view, wait_for_question

GAME = "mafia-war"
PHONE = {"width": 390, "height": 844}
LOW: ViewportSize = {"width": 360, "height": 520}
LYING: ViewportSize = {"width": 844, "height": 390}
FULL_STREET = 12
LEAST_SYMBOL = 11
# Where others see what is chosen then.
SEEN_IN = {
    "car-area": "map",
    "lab-area": "map",
    "issue-order": "map",
    "top-token": "desk",
    "turn": "desk",
    "pick-space": "desk",
}

# Orders whose numbers lie under the coin for selling them.
FIND_COVERED = """() => [...document.querySelectorAll('.order:has(.sell)')].filter((order) => {
  const coin = order.querySelector('.sell svg').getBoundingClientRect();
  return [...order.querySelectorAll('.token text')].some((number) => {
    const box = number.getBoundingClientRect();
    return box.left < coin.right && coin.left < box.right && box.top < coin.bottom && coin.top < box.bottom;
  });
}).length"""

LOWEST_SYMBOL = """() => Math.min(...[...document.querySelectorAll('button.bottom .print svg')]
  .map((symbol) => symbol.getBoundingClientRect().height))"""

LEAST_LETTERS = 9
# What the map of Sicily has in letters too small to read, and names that run into each other.
FIND_BAD_LETTERS = """least => {
  const texts = [...document.querySelectorAll('svg.picture text')];
  const seen = texts.filter((text) => text.getBoundingClientRect().width > 0);
  const sizeOf = (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
  const small = seen.filter((text) => sizeOf(text) < least).map((text) => text.textContent);
  const names = seen.filter((text) => text.matches('.sea, .mandamento')).map((text) => {
    const box = text.getBoundingClientRect();
    const air = box.height / 4;
    return [text.textContent, box.left, box.right, box.top + air, box.bottom - air];
  });
  const met = names.flatMap(([one, left, right, top, bottom], i) => names.slice(i + 1)
    .filter((other) => other[1] < right && left < other[2] && other[3] < bottom && top < other[4])
    .map(([other]) => `${one} and ${other}`));
  return [seen.length, [...small, ...met]];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_of_a_phone_can_be_read_from_far_and_from_near(
    shared_server: ServerProcess, visit: OpenVisitor, language: str
) -> None:
    table = reach(shared_server, GAME, lambda view: sum(len(area["orders"]) for area in view["areas"]) > 5)
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), language=language, **PHONE)
    wait_for_question(anna)
    say = read_catalogue(GAME, language)
    anna.page.locator("[data-door=map]").tap()
    enna = anna.page.locator("svg.picture text", has_text="Enna")
    if anna.page.locator("svg.picture.whole").count() == 0:
        anna.button(say.find("ui-war-zoom-all", {}) or "").tap()
    expect(enna).to_have_count(0)
    found, bad = anna.page.evaluate(FIND_BAD_LETTERS, LEAST_LETTERS)
    assert found > 40
    assert bad == []
    anna.page.set_viewport_size(LOW)
    anna.ask_until(FIND_BAD_LETTERS, lambda answer: answer[1] == [], LEAST_LETTERS)
    anna.page.set_viewport_size(LYING)
    anna.ask_until(FIND_BAD_LETTERS, lambda answer: answer[1] == [], LEAST_LETTERS)
    anna.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for _ in range(2):
        anna.button(say.find("ui-war-zoom-in", {}) or "").tap()
    expect(enna).to_be_visible()
    assert anna.page.evaluate(FIND_BAD_LETTERS, LEAST_LETTERS)[1] == []


def test_what_the_spaces_of_a_crowded_sheet_offer_can_be_read_on_a_phone(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    table = reach(shared_server, GAME, lambda view: view["prompt"]["key"] == "turn" and view["round"] == 2)
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), **PHONE)
    wait_for_question(anna)
    assert anna.page.evaluate(LOWEST_SYMBOL) >= LEAST_SYMBOL


def test_what_the_spaces_of_a_crowded_sheet_offer_can_be_read_on_a_desk(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    table = reach(shared_server, GAME, lambda view: view["prompt"]["key"] == "turn" and view["round"] == 2)
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"))
    wait_for_question(anna)
    free = LOWEST_SYMBOL.replace("button.bottom", "button.bottom:not(.occupied)")
    anna.ask_until(free, lambda lowest: lowest >= LEAST_SYMBOL)


def test_a_phone_goes_where_the_others_play_and_stays_where_one_looks(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    table = shared_server.open_table(GAME, *["me"] * 4)
    windows: tuple[dict[str, int], ...] = (PHONE, {}, {}, {})
    people = [
        visit(shared_server, path=seat.path.lstrip("/"), **at) for seat, at in zip(table.seats, windows, strict=True)
    ]
    anna = people[0]
    anna.screen.wait_for()
    dice = random.Random(5)

    def play_on() -> tuple[int, str] | None:
        """Somebody chooses; returns who, and the room it is seen in, where it was somebody else and is told at once."""
        seat = last_view(anna)["to_move"][0]
        mover = people[seat]
        wait_for_question(mover)
        asked, before = last_view(mover)["prompt"]["key"], anna.sequence
        click_something_lit(mover, dice)
        anna.wait_beyond(before)
        is_told = asked in SEEN_IN and mover is not anna and last_view(anna)["to_move"] != [0]
        return (seat, SEEN_IN[asked]) if is_told else None

    ways: set[tuple[str, str]] = set()
    last = (0, "")
    while not {("map", "desk"), ("desk", "map")} <= ways:
        if seen := play_on():
            # Nobody who was led to the map is led back while the same person acts.
            room = "map" if last == (seen[0], "map") else seen[1]
            expect(anna.page.locator(".board")).to_have_attribute("data-room", room)
            ways.add((last[1], room))
            last = (seen[0], room)
        if last_view(anna)["to_move"] == [0]:
            last = (0, "")
    anna.button("My house").tap()
    while play_on() is None:
        if last_view(anna)["to_move"] == [0]:
            anna.button("My house").tap()
    expect(anna.button("My house")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_unread_and_who_watches_take_no_line_of_a_small_head(
    shared_server: ServerProcess, visit: OpenVisitor, language: str
) -> None:
    table = shared_server.open_table(GAME, "me", "me", "picciotto", "picciotto")
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), width=360, height=740, language=language)
    head = anna.page.locator("header").first
    wait_for_question(anna)
    before = head.bounding_box()
    ben = visit(shared_server, path=table.seats[1].path.lstrip("/"))
    visit(shared_server, path=table.spectator.path.lstrip("/"))
    ben.button("Talk").click()
    ben.page.get_by_label("Say something").fill("Buona sera")
    ben.button("Say it").click()
    expect(head.locator(".unread")).to_be_visible()
    expect(head.locator(".watchers")).to_be_visible()
    after = head.bounding_box()
    assert before
    assert after
    assert after["height"] == before["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_families_to_lead_are_in_sight(shared_server: ServerProcess, visit: OpenVisitor, language: str) -> None:
    table = reach(shared_server, GAME, lambda view: view["prompt"]["key"] == "choose-leaders")
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), width=360, height=640, language=language)
    wait_for_question(anna)
    expect(anna.lit).to_have_count(3)
    for family in anna.lit.all():
        expect(family).to_be_in_viewport(ratio=1)


def test_a_phone_turns_to_the_cards_that_can_be_chosen(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    # The last of a player's cards, below a Street that fills the phone.
    def asks_for_parked(view: dict[str, Any]) -> bool:
        return len(view["street"]) >= FULL_STREET and view["prompt"]["key"] == "taking-back"

    table = reach(shared_server, "famiglia", asks_for_parked)
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), width=360, height=640)
    wait_for_question(anna)
    expect(anna.lit.last).to_be_in_viewport(ratio=0.98)  # boards are turned by whole pixels


def test_the_coin_for_selling_covers_no_number_of_an_order(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    table = reach(shared_server, GAME, lambda view: view["prompt"]["key"] == "turn")
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), **PHONE)
    wait_for_question(anna)
    anna.button("My house").tap()
    expect(anna.page.locator(".order .sell").first).to_be_visible()
    assert anna.page.evaluate(FIND_COVERED) == 0


def test_a_family_stays_open_when_its_room_is_left(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server, path=shared_server.open_table(GAME, *["me"] * 4).seats[0].path.lstrip("/"), **PHONE)
    anna.page.locator("[data-door=families]").tap()
    anna.page.locator(".family").nth(1).tap()
    sheet = anna.page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    # Others play, and the board goes where they do.
    anna.page.locator("[data-door=map]").evaluate("door => door.click()")
    expect(anna.page.locator("[data-room=map]")).to_have_count(1)
    expect(sheet, "else the page would wait for it to be closed, unseen").to_be_visible()
    sheet.get_by_role("button", name=anna.text("ui-close")).tap()
    expect(sheet).to_have_count(0)
