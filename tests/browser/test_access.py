"""Every page, by day and by night: open to everybody, inside its frame, and quick to load."""

from __future__ import annotations

import os
import random
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from omerta.games import find_game
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.test_famiglia import hot_seat
from tests.browser.test_tables import open_lobby, path_of
from tests.browser.visitor import Visitor
from tests.browser.war_player import click_something_lit, last_view, wait_for_question

FIRST_LOAD = 250_000
SIZES = ((1440, 900), (390, 844))


def assert_open_to_all(visitor: Visitor) -> None:
    """Nothing to find by day, readable colours by night too, and nothing hangs over the edge."""
    page = visitor.page
    for theme, rules in (("light", {}), ("dark", {"runOnly": ["color-contrast"]})):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        found = Axe().run(page, options={"resultTypes": ["violations"], **rules}).response["violations"]
        assert [f"{theme}: {each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]] == []
    size = page.viewport_size
    assert size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_ways_to_a_table(shared_server: ServerProcess, visit: OpenVisitor, width: int, height: int) -> None:
    anna = visit(shared_server, width=width, height=height)
    expect(anna.button("Play now").first).to_be_visible()
    assert_open_to_all(anna)
    anna.button("Set up a table").first.click()
    assert_open_to_all(anna)
    anna.button("Set up a table").first.click()
    invitation = open_lobby(anna)
    assert_open_to_all(anna)
    guest = visit(shared_server, width=width, height=height, path=path_of(invitation, shared_server))
    expect(guest.button("Take the seat")).to_be_visible()
    assert_open_to_all(guest)
    lost = visit(shared_server, width=width, height=height, path="#/seat/nonsense")
    expect(lost.page.get_by_role("alert")).to_be_visible()
    assert_open_to_all(lost)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("title", ["Famiglia", "The Great Mafia War"])
def test_whoever_watches(shared_server: ServerProcess, visit: OpenVisitor, title: str, width: int, height: int) -> None:
    anna = visit(shared_server)
    anna.play_now(title)
    (keys,) = anna.keys().values()
    watcher = visit(shared_server, width=width, height=height, path=f"#/watch/{keys['spectator']}")
    watcher.screen.wait_for()
    anna.expect_text("one watching")
    assert_open_to_all(watcher)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_phase_of_the_table(shared_server: ServerProcess, visit: OpenVisitor, width: int, height: int) -> None:
    anna = visit(shared_server, width=width, height=height)
    hot_seat(anna, "hidden")
    expect(anna.page.get_by_role("dialog", name="Pass the device")).to_be_visible()
    assert_open_to_all(anna)
    anna.button(re.compile("^I am")).click()
    anna.wait_for_turn()
    assert_open_to_all(anna)
    for opener in (re.compile("^Stack"), "Help", "Menu"):
        anna.button(opener).click()
        opened = anna.page.locator("dialog[open]")
        expect(opened).to_be_visible()
        if opener == "Menu":
            expect(opened.get_by_role("link", name="The documentation")).to_have_attribute("href", "docs/")
        assert_open_to_all(anna)
        anna.page.keyboard.press("Escape")
    for _ in range(2):
        anna.button(re.compile("Pass and take nothing")).click()
        anna.button(re.compile("^I am")).or_(anna.end).first.wait_for()
        if anna.end.count() == 0:
            anna.button(re.compile("^I am")).click()
    assert_open_to_all(anna)
    anna.end.get_by_role("button", name="Look back").click()
    expect(anna.page.get_by_role("slider", name="Move")).to_be_visible()
    assert_open_to_all(anna)
    # What lies in the Street at first is more than the panel shows at once.
    anna.button("First move").click()
    expect(anna.page.locator(".told")).to_contain_text("stands in the Street.")
    assert_open_to_all(anna)


def test_every_phase_of_the_war(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    table = shared_server.open_table("mafia-war", "me", "picciotto", "picciotto", "picciotto")
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"))
    dice = random.Random("axe")
    met: set[str] = set()
    while not {"planning", "encounter"} <= met and wait_for_question(anna):
        phase = last_view(anna)["phase"]
        if phase not in met:
            met.add(phase)
            assert_open_to_all(anna)
        click_something_lit(anna, dice)
    assert {"planning", "encounter"} <= met


@pytest.mark.skipif("OMERTA_AXE" not in os.environ, reason="OMERTA_AXE looks at every question of whole games")
@pytest.mark.timeout(3000)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", ["famiglia", "mafia-war"])
def test_every_question(shared_server: ServerProcess, visit: OpenVisitor, game: str, width: int, height: int) -> None:
    table = shared_server.open_table(game, "me", *["picciotto"] * (find_game(game).seats - 1))
    anna = visit(shared_server, width=width, height=height, path=table.seats[0].path.lstrip("/"))
    dice = random.Random("axe")
    met: set[str] = set()
    while wait_for_question(anna):
        question = last_view(anna)["prompt"]["key"]
        if question not in met:
            met.add(question)
            assert_open_to_all(anna)
        click_something_lit(anna, dice)
    assert_open_to_all(anna)
    assert "turn" in met, "how much more is asked depends on how the game goes"


def test_the_war_by_keyboard_in_a_window_twice_enlarged(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    """A laptop's window at 200 %: the map can still be looked at, and Tab stops only where something can be done."""
    table = shared_server.open_table("mafia-war", "me", "picciotto", "picciotto", "picciotto")
    anna = visit(shared_server, width=720, height=450, path=table.seats[0].path.lstrip("/"))
    wait_for_question(anna)
    anna.button("Map").click()
    area = anna.page.locator("[data-target='area:enna']")
    expect(area).to_be_in_viewport()
    box = anna.page.get_by_role("group", name="Map of Sicily").bounding_box()
    assert box is not None
    assert box["height"] > 300
    assert box["width"] > 400
    # The choices stand beside it.
    assert all((choice.bounding_box() or box)["x"] >= box["x"] + box["width"] for choice in anna.choices.all())
    stops: list[str] = []
    while "BODY" not in stops and len(stops) < 100:
        anna.page.keyboard.press("Tab")
        stops.append(
            anna.page.evaluate("document.activeElement.getAttribute('role') ?? document.activeElement.tagName")
        )
    assert "img" not in stops
    assert "BODY" in stops


def test_the_first_load_is_light(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    expect(anna.button("Play now").first).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    entries = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
    # What is kept on the device is taken once more, out of the browser's own store: the first time counts.
    once = f"[...new Map({entries}.reverse().map(({{ name, encodedBodySize }}) => [name, encodedBodySize])).values()]"
    sizes = anna.page.evaluate(once)
    assert len(sizes) > 3
    assert 10_000 < sum(sizes) < FIRST_LOAD


def test_less_motion_means_none(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    hot_seat(anna)
    anna.wait_for_turn()
    anna.button(re.compile("Pass and take nothing")).click()
    expect(anna.button("Undo")).to_be_enabled()
    running = "document.getAnimations().filter(animation => animation.playState === 'running').length"
    assert anna.page.evaluate(running) == 0
