"""Where much lies together it can still be told apart: pieces in an area, tokens on a space, orders in a row."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import ViewportSize, expect

from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.fast_forward import Wish, reach
from tests.browser.visitor import Visitor
from tests.browser.war_player import wait_for_question

GAME = "mafia-war"
SIZES: tuple[ViewportSize, ...] = ({"width": 1440, "height": 900}, {"width": 1024, "height": 768})
PHONE: ViewportSize = {"width": 390, "height": 844}
ENDLESS = "two-0"
LONGEST = "caltanissetta"
MANY_ORDERS = 6

# Areas whose pieces reach over their border, at the height of the pieces' middle.
FIND_STRAYS = """() => [...document.querySelectorAll('[data-pieces]')].filter((pieces) => {
  const { x, y, width, height } = pieces.getBBox();
  const ground = document.querySelector(`[data-target="area:${pieces.dataset.pieces}"] .ground`);
  const isOutside = (at) => !ground.isPointInFill(new DOMPoint(at, y + height / 2));
  return width > 0 && (isOutside(x + 3) || isOutside(x + width - 3));
}).map((pieces) => pieces.dataset.pieces)"""

# What of the print of a space lies under its tokens.
FIND_HIDDEN = """(cell) => {
  const space = document.querySelector(`[data-target="bottom:${cell}"]`);
  const boxes = (what) => [...space.querySelectorAll(what)].map((part) => part.getBoundingClientRect());
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top + 2 < other.bottom && other.top < one.bottom - 2;
  const [tokens, print] = [boxes('.tokens svg'), boxes('.print svg, .print .count')];
  return [tokens.length, print.filter((part) => tokens.some((token) => meet(part, token))).length];
}"""

# Names in the row of orders that are wider than what they stand below.
FIND_WIDE = """() => [...document.querySelectorAll('.track .place')].filter((name) =>
  name.getBoundingClientRect().width > name.parentElement.getBoundingClientRect().width + 1
).map((name) => name.textContent)"""

# How much of the row of orders one has to scroll to.
HIDDEN_ORDERS = """() => {
  const track = document.querySelector('.track');
  return track.scrollHeight - track.clientHeight;
}"""

# Pairs of things of a kind that run into each other.
FIND_MET = """(what) => {
  const boxes = [...document.querySelectorAll(what)].map((one) => [one.textContent, one.getBoundingClientRect()]);
  return boxes.flatMap(([name, one], i) => boxes.slice(i + 1)
    .filter(([, other]) => one.left < other.right && other.left < one.right && one.top < other.bottom
      && other.top < one.bottom)
    .map(([other]) => `${name} and ${other}`));
}"""


def sit_where(server: ServerProcess, visit: OpenVisitor, wish: Wish, **at: int) -> Visitor:
    anna = visit(server, path=reach(server, GAME, wish).seats[0].path.lstrip("/"), **at)
    wait_for_question(anna)
    return anna


def test_cars_and_labs_stand_in_the_area_they_belong_to(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    def is_crowded(view: dict[str, Any]) -> bool:
        both = [area for area in view["areas"] if area["soldati"] and area["cars"] and area["labs"]]
        return len(both) > 1 and any(area["cars"] > 1 or area["labs"] > 1 for area in both)

    anna = sit_where(shared_server, visit, is_crowded)
    expect(anna.page.locator("[data-pieces]").first).to_be_attached()
    for size in SIZES:
        anna.page.set_viewport_size(size)
        anna.ask_until(FIND_STRAYS, lambda strays: strays == [])
    anna.page.set_viewport_size(PHONE)
    anna.page.locator("[data-door=map]").click()
    anna.ask_until(FIND_STRAYS, lambda strays: strays == [])


def test_a_space_for_any_number_of_tokens_can_still_be_read(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    def is_used(view: dict[str, Any]) -> bool:
        return view["prompt"]["key"] == "turn" and len(view["bottom"].get(ENDLESS, [])) > 1

    anna = sit_where(shared_server, visit, is_used)
    for size in (*SIZES, PHONE):
        anna.page.set_viewport_size(size)
        if size is PHONE:
            anna.page.locator("[data-door=desk]").click()
        tokens, hidden = anna.ask_until(FIND_HIDDEN, lambda answer: answer[1] == 0, ENDLESS)
        assert tokens > 1
        assert hidden == 0


def test_the_longest_name_stays_with_its_order(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    def is_long(view: dict[str, Any]) -> bool:
        ordered = [area["id"] for area in view["areas"] for _ in area["orders"]]
        return view["prompt"]["key"] == "cards" and len(ordered) >= MANY_ORDERS and LONGEST in ordered

    anna = sit_where(shared_server, visit, is_long)
    for size in SIZES:
        anna.page.set_viewport_size(size)
        anna.ask_until(FIND_WIDE, lambda wide: wide == [])


def test_eight_orders_are_in_sight_beside_a_conflict(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    def is_full(view: dict[str, Any]) -> bool:
        return view["prompt"]["key"] == "cards" and sum(len(area["orders"]) for area in view["areas"]) in (7, 8)

    anna = sit_where(shared_server, visit, is_full)
    for size in SIZES:
        anna.page.set_viewport_size(size)
        anna.ask_until(HIDDEN_ORDERS, lambda hidden: hidden <= 1)


def test_names_of_areas_come_as_soon_as_they_have_room(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_where(shared_server, visit, lambda view: view["prompt"]["key"] == "turn", **PHONE)
    anna.page.locator("[data-door=map]").tap()
    names = anna.page.locator("svg.picture text.area")
    expect(names).to_have_count(0)
    anna.button("Closer").tap()
    expect(names.first).to_be_visible()
    assert names.count() > 10
    assert anna.page.evaluate(FIND_MET, "svg.picture text.area") == []
