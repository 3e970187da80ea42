"""Every kind of thing says what it is and where its rule stands: to the mouse, to the keyboard and to a finger."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from omerta.kernel.ledger import read_ledger
from omerta.messages import LANGUAGES
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.fast_forward import Wish, reach
from tests.browser.visitor import Visitor
from tests.browser.war_player import FIND_POINT, last_view, wait_for_question

Find = Callable[[dict[str, Any]], str]
Kinds = Mapping[str, tuple[str, str | Find]]
WAR = "mafia-war"


def area_with(is_so: Callable[[dict[str, Any]], bool]) -> Find:
    """Finds the first such area."""
    return lambda view: f"[data-target='area:{next(area['id'] for area in view['areas'] if is_so(area))}']"


def is_rich(view: dict[str, Any]) -> bool:
    """A turn of planning with every kind of piece on the board."""
    areas = view["areas"]
    holders = {area["holder"] for area in areas if area["orders"]}
    pieces = any(area["cars"] for area in areas) and any(area["labs"] for area in areas) and any(view["seas"].values())
    return view["prompt"]["key"] == "turn" and pieces and {view["seat"]} < holders


def dear(view: dict[str, Any]) -> list[str]:
    """The cards of the Street that cost something."""
    return [card for card in view["street"] if not card.endswith("0")]


def asks(*keys: str) -> Wish:
    """Is one of these asked?"""
    return lambda view: view["prompt"]["key"] in keys


# Each kind with the room a phone shows it in, and where it is.
PLANNING: Kinds = {
    "an area with Soldati": ("Map", area_with(lambda area: area["soldati"] and area["holder"] != "neutral")),
    "a car": ("Map", area_with(lambda area: area["cars"])),
    "a lab": ("Map", area_with(lambda area: area["labs"])),
    "an order face down": ("Map", area_with(lambda area: area["orders"])),
    "a boat": ("Map", lambda view: f"[data-target='sea:{next(sea for sea, boats in view['seas'].items() if boats)}']"),
    "a mandamento": ("Map", "svg [data-rule='CONTROL-1']:not([data-target]) >> nth=0"),
    "a token": ("Sheets", "[data-target^='top:'].occupied >> nth=0"),
    "an empty space": ("Sheets", "[data-target^='top:']:not(.occupied) >> nth=0"),
    "a column": ("Sheets", "[data-target^='column:'] >> nth=0"),
    "a space": ("Sheets", "[data-target^='bottom:'] >> nth=0"),
    "Soldati in headquarters": ("My house", ".room-house dl div >> nth=1"),
    "an order": ("My house", ".room-house [data-target^='order:'] >> nth=0"),
    "a family": ("Families", "[data-target='seat:1']"),
    "a count": ("Families", ".room-families dl div >> nth=0"),
    "a tile": ("Families", "[data-target^='tile:'] >> nth=0"),
    "the round": ("", ".goal .round"),
    "how near a team is": ("", ".goal .team >> nth=1"),
}
CARDS: Kinds = {
    "an order face up": ("Orders", "[data-rule]:not([data-rule='ORDER-1']):has(> .place) >> nth=0"),
    "a conflict card": ("Orders", "[data-target^='card:'] >> nth=0"),
    "a side of a fight": ("Orders", ".force >> nth=0"),
}
FAMIGLIA: Kinds = {
    "a card of the Street": ("", "ul[aria-label='The Street'] [data-card] >> nth=0"),
    "a card of the hand": ("", "section >> [data-card] >> nth=-1"),
    "the other's card": ("", "section.far [data-words] >> nth=0"),
    "the stack": ("", "button[aria-label^='Stack']"),
    "the discards": ("", "button[aria-label^='Discards']"),
    "a step of the turn": ("", "ol [data-words] >> nth=0"),
    "how the game ends": ("", ".goal .ending"),
}
POSITIONS: dict[str, tuple[str, Kinds, Wish]] = {
    "families": (WAR, {"a family to lead": ("Sheets", "[data-target^='family:'] >> nth=0")}, asks("choose-leaders")),
    "planning": (WAR, PLANNING, is_rich),
    "cards": (WAR, CARDS, asks("cards")),
    "famiglia": ("famiglia", FAMIGLIA, lambda view: bool(view["discards"])),
}


def point_of(thing: Locator) -> tuple[float, float]:
    """A point of it that the eye can see."""
    thing.scroll_into_view_if_needed()
    x, y = thing.evaluate(FIND_POINT)
    return x, y


def by_mouse(visitor: Visitor, thing: Locator) -> None:
    visitor.page.mouse.move(0, 0)
    visitor.page.mouse.move(*point_of(thing))


def by_keyboard(visitor: Visitor, thing: Locator) -> None:
    visitor.page.keyboard.press("Shift")
    visitor.page.evaluate("document.activeElement.blur()")
    thing.focus()


def by_finger(visitor: Visitor, thing: Locator) -> None:
    """A long press, let go when the words have come."""
    x, y = point_of(thing)
    touch = visitor.page.context.new_cdp_session(visitor.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    visitor.page.get_by_role("tooltip").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


WAYS = (((by_mouse, by_keyboard), 1440, 900), ((by_finger,), 390, 844))


def assert_told(visitor: Visitor, game: str, kind: str, thing: Locator) -> None:
    """The words are there, and links to rules of the ledger."""
    tooltip = visitor.page.get_by_role("tooltip")
    words = thing.get_attribute("data-words") or thing.get_attribute("aria-label") or ""
    assert len(words) > 5, kind
    expect(tooltip.locator("p").first).to_have_text(words, use_inner_text=False)
    known = {rule.id for rule in read_ledger(game).rule}
    links = tooltip.get_by_role("link")
    expect(links.first).to_be_attached()
    for link in links.all():
        page, _, rule = (link.get_attribute("href") or "").rpartition("/")
        assert page == f"#/rules/{game}", kind
        assert rule in known, kind


@pytest.mark.parametrize("position", POSITIONS)
def test_every_kind_of_thing_says_what_it_is(shared_server: ServerProcess, visit: OpenVisitor, position: str) -> None:
    game, kinds, wish = POSITIONS[position]
    table = reach(shared_server, game, wish)
    for ways, width, height in WAYS:
        anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), width=width, height=height)
        wait_for_question(anna)
        view = last_view(anna)
        for kind, (room, find) in kinds.items():
            if room and width < 600:
                anna.button(room).click()
            thing = anna.page.locator(find if isinstance(find, str) else find(view))
            for way in ways:
                way(anna, thing)
                assert_told(anna, game, kind, thing)
                anna.page.keyboard.press("Escape")
                expect(anna.page.get_by_role("tooltip")).to_have_count(0)
        assert wish(last_view(anna)), "asking what a thing is chooses nothing"
        assert anna.page.locator("[data-taken]").count() == 0
        anna.page.close()


# What takes something from whoever looks at it, and where it is.
PRICED: Kinds = {
    "a column": ("", lambda view: f"[data-target='column:{next(iter(view['prices']['columns']))}']"),
    "a token of somebody else": ("", lambda view: f"[data-target='top:{next(iter(view['prices']['fees']))}']"),
    "a tile": ("", "[data-target^='tile:'] >> nth=0"),
    "an order": ("", ".room-house [data-target^='order:'] >> nth=0"),
    "an area of others": ("", area_with(lambda area: area["holder"] == "neutral")),
    "a mandamento": ("", "svg [data-rule='CONTROL-1']:not([data-target]) >> nth=0"),
    "a card that costs a pair": ("", lambda view: f"[data-card='{dear(view)[0]}'] >> nth=0"),
    "a parked card": ("", "section:not(.far) .parked [data-card] >> nth=0"),
}
PRICES: dict[str, tuple[Wish, tuple[str, ...]]] = {
    WAR: (lambda view: is_rich(view) and bool(view["prices"]["fees"]), tuple(PRICED)[:6]),
    "famiglia": (lambda view: bool(view["parked"][0] and dear(view)), tuple(PRICED)[6:]),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRICES)
def test_whatever_has_a_price_says_it(
    shared_server: ServerProcess, visit: OpenVisitor, game: str, language: str
) -> None:
    wish, kinds = PRICES[game]
    table = reach(shared_server, game, wish)
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), language=language)
    wait_for_question(anna)
    view = last_view(anna)
    price = anna.page.get_by_role("tooltip").locator(".price")
    for kind in kinds:
        find = PRICED[kind][1]
        thing = anna.page.locator(find if isinstance(find, str) else find(view))
        for way in (by_mouse, by_keyboard):
            way(anna, thing)
            expect(price, kind).to_contain_text(anna.text("ui-inspector-price"))
            expect(price, kind).to_have_text(re.compile(r":\s.{4}"))
            expect(thing, kind).to_have_attribute("aria-describedby", "price")
            anna.page.keyboard.press("Escape")
            expect(price).to_have_count(0)


def test_what_lies_in_a_drawer_and_what_help_lists_says_its_rule(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    table = reach(shared_server, WAR, asks("turn"))
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"))
    wait_for_question(anna)
    anna.page.keyboard.press("m")
    space = anna.page.locator("dialog[open] .space").first
    space.hover()
    assert_told(anna, WAR, "a space of the mat", space)
    expect(anna.page.locator("dialog[open]").get_by_role("tooltip").get_by_role("link")).to_be_in_viewport()
    anna.page.keyboard.press("Escape")
    anna.button(re.compile("show mat and orders$")).last.click()
    sheet = anna.page.locator("dialog[open]")
    expect(sheet.get_by_role("link", name="Rule SETUP-19")).to_be_visible()
    order = sheet.locator(".orders [data-words]").first
    anna.page.keyboard.press("Shift")
    order.focus()
    assert_told(anna, WAR, "an order of another family", order)
    anna.page.keyboard.press("Escape")
    anna.button("Help").click()
    chart = anna.page.locator("dialog[open] details").first
    chart.click()
    rows = chart.get_by_role("listitem")
    assert rows.count() == 13
    expect(chart.get_by_role("link", name=re.compile(r"^Rule [A-Z]+-\d+$"))).to_have_count(13)


def test_a_tap_on_what_is_not_lit_says_what_it_is(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    table = reach(shared_server, WAR, asks("turn"))
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), width=390, height=844)
    wait_for_question(anna)
    space = anna.page.locator("[data-target^='bottom:']").first
    anna.page.touchscreen.tap(*point_of(space))
    assert_told(anna, WAR, "a space", space)


def test_arrows_lead_over_the_map_and_a_key_to_the_rule(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    table = reach(shared_server, WAR, asks("turn"))
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"))
    wait_for_question(anna)
    anna.page.get_by_role("group", name="Map of Sicily").focus()
    anna.page.keyboard.press("ArrowRight")
    focused = anna.page.locator("svg [data-words]:focus")
    expect(focused).to_have_count(1)
    first = focused.get_attribute("aria-label")
    assert_told(anna, WAR, "a place of the map", focused)
    anna.page.keyboard.press("ArrowLeft")
    expect(focused).not_to_have_attribute("aria-label", first or "")
    with anna.page.context.expect_page() as opened:
        anna.page.keyboard.press("r")
    expect(opened.value.locator("body")).to_contain_text(re.compile("The map|Control"))
