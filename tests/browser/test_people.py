"""People outside the table in the browser: friends, invitations, and the tables one wants to see."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.test_club import assert_accessible, enter, pass_turn


def test_friends_find_each_other_and_one_invites_the_other_to_a_table(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    anna = visit(shared_server)
    bruno = visit(shared_server, width=390, height=844, theme="dark")
    enter(anna, "Anna the hostess", is_new=True)
    enter(bruno, "Bruno the guest", is_new=True)
    anna.page.goto(f"{shared_server.address}#/people")
    anna.page.get_by_label("Account name").fill("Bruno the guest")
    anna.button("Ask to be friends").click()
    anna.button("Take back the question to Bruno the guest").wait_for()

    bruno.page.goto(f"{shared_server.address}#/people")
    bruno.button("Be friends with Anna the hostess").click()
    bruno.button("No longer be friends with Anna the hostess").wait_for()
    assert_accessible(bruno)
    assert bruno.page.evaluate("document.documentElement.scrollWidth") <= 390

    anna.page.goto(f"{shared_server.address}#/")
    anna.button("Set up a table").first.click()
    anna.page.get_by_label("Seat 2").select_option("friend")
    anna.button("Open the table").click()
    anna.page.get_by_label("Invite somebody to Seat 2").select_option("Bruno the guest")
    anna.button("Invite").click()
    anna.expect_text("Bruno the guest sees your invitation now.")
    assert_accessible(anna)

    bruno.page.goto(f"{shared_server.address}#/account")
    bruno.page.reload()
    expect(bruno.page.locator("nav .turns")).to_contain_text("1")
    bruno.page.locator("li", has_text="Anna the hostess").get_by_role("button", name="Sit down").click()
    bruno.expect_text(bruno.text("ui-lobby-host-starts"))
    anna.button(anna.text("ui-lobby-start")).click()
    for visitor in (anna, bruno):
        visitor.screen.wait_for()


@pytest.mark.parametrize("speed", ["quick", "slow"])
def test_the_lobby_shows_what_one_wants_to_see(server: ServerProcess, visit: OpenVisitor, speed: str) -> None:
    host = visit(server, path="#/lobby")
    name = f"Somebody {speed}"
    host.page.get_by_label("Your name").fill(name)
    host.page.get_by_label("Speed").select_option(speed)
    host.button("Famiglia").click()
    host.expect_text("Waiting for everybody to sit down.")
    guest = visit(server, path="#/lobby")
    row = guest.page.locator("li", has_text=name)
    row.wait_for()
    guest.page.get_by_label("Game", exact=True).select_option("mafia-war")
    expect(row).to_have_count(0)
    guest.page.get_by_label("Game", exact=True).select_option("famiglia")
    guest.page.get_by_label("Speed").select_option("untimed")
    expect(row).to_have_count(0)
    guest.page.get_by_label("Speed").select_option(speed)
    guest.page.get_by_label("Strength").select_option("stronger")
    expect(row).to_have_count(0)
    guest.page.get_by_label("Strength").select_option("near")
    row.wait_for()


def test_a_tournament_is_made_entered_and_followed_to_its_end(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    enter(anna, "Anna of the cup", is_new=True)
    anna.page.goto(f"{shared_server.address}#/tournaments")
    anna.page.get_by_text("Make a tournament").first.click()
    anna.page.get_by_label("Name of the tournament").fill("The cup nobody wants")
    anna.page.get_by_label("Bots that enter").select_option("1")
    anna.button("Make a tournament").click()
    anna.button("Give it up").click()
    anna.button("Give it up for good").click()
    anna.page.get_by_text("Make a tournament").first.click()
    expect(anna.page.get_by_role("link", name="The cup nobody wants")).to_have_count(0)
    anna.page.get_by_label("Name of the tournament").fill("The cup of Palermo")
    anna.page.get_by_label("Kind").select_option("round-robin")
    anna.page.get_by_label("Places").select_option("4")
    anna.page.get_by_label("Bots that enter").select_option("1")
    anna.page.get_by_label("Their rank").select_option("picciotto")
    anna.button("Make a tournament").click()
    expect(anna.page.get_by_role("heading", name="The cup of Palermo")).to_be_visible()
    anna.button("Enter").click()
    anna.expect_text("open: 2 of 4 places taken")
    assert_accessible(anna)
    anna.button("Begin now").click()
    to_the_table = anna.button(re.compile("^To the table"))
    to_the_table.wait_for(timeout=60_000)  # The server draws, and the page asks, every five seconds.
    to_the_table.click()
    pass_turn(anna)
    anna.end.or_(anna.page.locator("aside").get_by_role("button", name=re.compile("^Pass"))).first.wait_for()

    phone = visit(shared_server, width=390, height=844, theme="dark", language="pl", path="#/tournaments")
    phone.page.get_by_role("link", name="The cup of Palermo").click()
    expect(phone.page.get_by_role("rowheader", name="Anna of the cup")).to_be_visible()
    assert_accessible(phone)
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_device_that_was_logged_out_loses_its_table_until_it_logs_in_again(
    server: ServerProcess, visit: OpenVisitor
) -> None:
    name = "Anna of two devices"
    desk, phone = visit(server), visit(server, width=390, height=844)
    enter(desk, name, is_new=True)
    enter(phone, name, is_new=False)
    phone.page.goto(f"{server.address}#/")
    phone.play_now("Famiglia")
    address = phone.page.url
    desk.page.reload()
    desk.button("Log out everywhere else").click()
    phone.expect_text("This device was logged out.")
    assert phone.keys() == {}

    enter(phone, name, is_new=False)
    phone.page.goto(address)
    phone.screen.wait_for()
    phone.page.goto("about:blank")
    desk.page.reload()
    desk.button("Log out everywhere else").click()
    expect(desk.button("Log out everywhere else")).to_have_count(0)
    enter(phone, name, is_new=False)
    assert phone.keys() != {}, "the keys it has are of no use any more"
    phone.page.goto(address)
    phone.screen.wait_for()
