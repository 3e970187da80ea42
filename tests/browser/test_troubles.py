"""Reloads, lost connections and servers that come back: the game goes on where it was."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.test_device import COUNT_MISSING
from tests.browser.test_tables import sit_down
from tests.browser.visitor import Visitor


def play_some(visitor: Visitor, turns: int, dice: random.Random) -> None:
    for _ in range(turns):
        assert visitor.wait_for_turn()
        visitor.click_lit(dice)
    assert visitor.wait_for_turn()


def test_a_reload_changes_nothing(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    anna.play_now("Famiglia")
    dice = random.Random(7)
    play_some(anna, 3, dice)
    lines, sequence, lit = anna.log, anna.sequence, anna.lit.count()
    anna.page.reload()
    anna.wait_for_turn()
    assert (anna.log, anna.sequence, anna.lit.count()) == (lines, sequence, lit)
    play_some(anna, 1, dice)


def test_the_front_page_leads_back_to_the_table(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    anna.play_now("Famiglia")
    address = anna.page.url
    anna.page.get_by_role("link", name="Omertà").click()
    anna.page.get_by_role("link", name="Famiglia").click()
    anna.screen.wait_for()
    assert anna.page.url == address


def test_a_lost_connection_catches_up(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna, bruno = sit_down(shared_server, visit)
    mover, other = (anna, bruno) if anna.page.title().startswith("●") else (bruno, anna)
    mover.wait_for_turn()
    other.page.context.set_offline(True)
    other.expect_text("No connection")
    mover.expect_text("No connection")
    mover.click_lit(random.Random(1))
    other.page.context.set_offline(False)
    expect(other.screen).to_have_attribute("data-sequence", str(mover.sequence))
    other.expect_text("Connected")
    assert other.log == mover.log


def test_a_server_restart_in_mid_game(server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(server)
    anna.play_now("Famiglia")
    dice = random.Random(9)
    play_some(anna, 2, dice)
    lines = anna.log
    server.kill()
    expect(anna.page.locator(".connection.live")).to_have_count(0)
    expect(anna.lit).to_have_count(0)
    server.start()
    anna.expect_text("Connected")
    assert anna.log == lines
    play_some(anna, 2, dice)


def test_a_table_that_is_opened_while_the_server_is_away_says_so_and_opens_once_it_is_back(
    server: ServerProcess, visit: OpenVisitor
) -> None:
    anna = visit(server)
    anna.play_now("Famiglia")
    anna.wait_for_turn()
    lines = anna.log
    anna.ask_until(COUNT_MISSING, lambda missing: missing == 0)
    server.stop()
    anna.page.reload()
    anna.expect_text("The server does not answer.")
    server.start()
    anna.button("Try again").click()
    anna.wait_for_turn()
    assert anna.log == lines


def test_without_a_server_the_front_page_says_so(server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(server)
    expect(anna.button("Play now").first).to_be_visible()
    server.stop()
    anna.button("Play now").first.click()
    anna.expect_text("The server does not answer.")
    server.start()
    anna.button("Play now").first.click()
    anna.screen.wait_for()
