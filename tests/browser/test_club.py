"""The club in the browser: a guest becomes a member, goes on at another device, and finds the game again."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.visitor import Visitor

PASSWORD = "a long evening"


def enter(visitor: Visitor, name: str, *, is_new: bool) -> None:
    """Log in, or make an account first."""
    visitor.page.goto(f"{visitor.server.address}#/account")
    if is_new:
        visitor.button("I have no account yet").click()
    visitor.page.get_by_label("Account name").fill(name)
    visitor.page.get_by_label("Password").fill(PASSWORD)
    visitor.button("Make an account" if is_new else "Log in").click()
    expect(visitor.page.get_by_role("heading", name=name)).to_be_visible()


def open_games(visitor: Visitor, count: int) -> None:
    """Go to one's own games, as soon as there are so many."""
    visitor.page.goto(f"{visitor.server.address}#/account")
    games = visitor.page.get_by_role("link", name="Games and ratings")
    account = (games.get_attribute("href") or "").removeprefix("#/player/")
    visitor.wait_for_list(f"api/players/{account}/games", "games", count)
    games.click()


def pass_turn(visitor: Visitor) -> None:
    """Whoever is asked at this device passes."""
    visitor.page.locator("aside").get_by_role("button", name=re.compile("^Pass")).first.click()


def assert_accessible(visitor: Visitor) -> None:
    found = Axe().run(visitor.page).response["violations"]
    assert [(violation["id"], len(violation["nodes"])) for violation in found] == []


def test_a_guest_becomes_a_member_and_finishes_the_game_on_a_phone(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    desk = visit(shared_server)
    desk.button("Set up a table").first.click()
    desk.page.get_by_label("Seat 2").select_option("me")
    desk.button("Open the table").click()
    pass_turn(desk)
    enter(desk, "Anna of the club", is_new=True)
    assert_accessible(desk)

    phone = visit(shared_server, width=390, height=844, theme="dark")
    enter(phone, "Anna of the club", is_new=False)
    phone.page.goto(shared_server.address)
    phone.page.locator(".tables a").click()
    phone.screen.wait_for()
    pass_turn(phone)  # The second pass in a row ends the game.
    phone.end.wait_for()

    open_games(phone, 1)
    expect(phone.page.locator("article")).to_have_count(1)
    phone.expect_text(re.compile("Won|Lost|Draw"))
    phone.expect_text("No rated game yet.")
    assert_accessible(phone)
    phone.page.get_by_role("link", name="Look back").click()
    phone.expect_text("Through the eyes of")

    phone.page.goto(f"{shared_server.address}#/account")
    phone.button("Log out").click()
    expect(phone.button("I have no account yet")).to_be_visible()
    assert phone.keys() == {}, "the keys go with the account"


def test_strangers_meet_at_an_open_table_and_a_third_one_watches(server: ServerProcess, visit: OpenVisitor) -> None:
    anna, bruno, carla = [visit(server, path="#/lobby") for _ in range(3)]
    for visitor, name in ((anna, "Ludovica"), (bruno, "Ercole")):
        visitor.page.get_by_label("Your name").fill(name)
    anna.button("Famiglia").click()
    anna.expect_text("Waiting for everybody to sit down.")
    bruno.page.locator("li", has_text="Ludovica").get_by_role("button", name="Sit down").click()
    for visitor in (anna, bruno):
        visitor.screen.wait_for()
        visitor.expect_text("Ercole")
    row = carla.page.locator("li", has_text="Ludovica · Ercole")
    row.wait_for()
    assert_accessible(carla)
    row.get_by_role("button", name="Watch").click()
    carla.screen.wait_for()
    anna.expect_text("one watching")


@pytest.mark.parametrize("path", ["#/account", "#/lobby"])
def test_the_pages_of_the_club_speak_polish_on_a_phone(
    shared_server: ServerProcess, visit: OpenVisitor, path: str
) -> None:
    visitor = visit(shared_server, width=390, height=844, language="pl", path=path)
    expect(visitor.page.get_by_role("heading", name=re.compile("Zaloguj|Otwarte"))).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_partners_talk_in_secret_and_in_their_own_languages(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    opened = shared_server.open_table("mafia-war", *["me"] * 4)
    paths = [link.path.lstrip("/") for link in opened.seats]
    anna = visit(shared_server, path=opened.host.path.lstrip("/"))
    anna.screen.wait_for()
    anna.page.goto(shared_server.address + paths[0])
    rival = visit(shared_server, path=paths[1])
    partner = visit(shared_server, path=paths[2], language="de", width=390, height=844)
    for visitor in (anna, rival, partner):
        visitor.screen.wait_for()
        if visitor is partner:
            visitor.button("Verlauf").click()
        visitor.button(re.compile("^(Talk|Gespräch)$")).click()
    anna.page.get_by_label("Who shall hear it?").select_option("team")
    anna.page.get_by_label("Say something").fill("Corleone at midnight")
    anna.button("Say it").click()
    anna.button("Trust me.").click()
    anna.page.get_by_label("Who shall hear it?").select_option("all")
    anna.button("Good evening!").click()
    remarks = partner.page.get_by_role("log", name="Gespräch").get_by_role("listitem")
    expect(remarks).to_have_count(3)
    expect(remarks).to_contain_text(["Corleone at midnight", "Vertrau mir.", "Guten Abend!"])
    assert_accessible(partner)
    expect(rival.page.get_by_role("log", name="Talk").get_by_role("listitem")).to_contain_text(["Good evening!"])
    assert "Corleone at midnight" not in "".join(rival.heard) + rival.page.content()
    rival.button(re.compile("Do not hear")).click()
    rival.expect_text("Nobody has said anything yet.")
    anna.button(re.compile("^Silence")).first.click()
    rival.expect_text("The host does not let you talk to the whole table.")
    expect(rival.button("Good evening!")).to_have_count(0)
    assert_accessible(anna)
    anna.button(re.compile("talk again$")).click()
    rival.button("Good evening!").click()
    expect(anna.page.get_by_role("log", name="Talk").get_by_role("listitem")).to_have_count(4)


def test_whose_turn_it_is_and_a_bot_that_gives_back(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    enter(anna, "Anna who is slow", is_new=True)
    anna.page.goto(f"{shared_server.address}#/")
    anna.button("Set up a table").first.click()
    anna.page.get_by_label("Seat 2").select_option("me")
    anna.page.get_by_label("Time for a choice").select_option("86400")
    anna.button("Open the table").click()
    anna.screen.wait_for()
    anna.button("Menu").click()
    anna.expect_text("Time for a choice: 1 day.")
    anna.button(re.compile("Let a bot play for")).first.click()
    anna.button("Close").click()
    anna.expect_text("A bot plays for you.")
    anna.button("I am back").click()
    expect(anna.button("I am back")).to_have_count(0)
    anna.page.goto(f"{shared_server.address}#/account")
    anna.expect_text("then a bot plays for you")
    anna.page.reload()
    expect(anna.page.locator("nav .turns")).to_contain_text("1")
    assert_accessible(anna)
