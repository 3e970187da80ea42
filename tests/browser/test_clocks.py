"""A clock for the whole game, from setting it up to seeing whose runs."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.test_club import assert_accessible


def test_everybody_has_so_much_time_and_sees_whose_clock_runs(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server, width=390, height=844, theme="dark")
    anna.button("Set up a table").first.click()
    anna.page.get_by_label("Seat 2").select_option("me")
    anna.page.get_by_text("More choices").first.click()
    anna.page.get_by_label("Time for the whole game").select_option("300")
    anna.page.get_by_label("For every turn").select_option("60")
    anna.button("Open the table").click()
    assert anna.wait_for_turn()
    clocks = anna.page.get_by_role("list", name="Time left").get_by_role("listitem")
    expect(clocks).to_have_count(2)
    running = anna.page.get_by_role("listitem").filter(has_text="the clock is running")
    (first,) = running.all()
    seat = int(first.get_attribute("data-seat") or "")
    expect(clocks.nth(seat)).to_contain_text(re.compile(r"4:\d\d"))
    expect(clocks.nth(1 - seat)).to_contain_text("5:00")
    expect(clocks.nth(1 - seat)).to_contain_text("5 minutes left")
    assert_accessible(anna)
    anna.button(re.compile("Pass and take nothing")).click()
    expect(running).to_have_attribute("data-seat", str(1 - seat))
    expect(clocks.nth(seat)).to_contain_text(re.compile(r"5:\d\d"))
    anna.button("Menu").click()
    anna.expect_text("Time: 5 minutes for the game, 1 minute for every turn.")
