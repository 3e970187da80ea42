"""What the page does for a device: settings that stay, links a camera reads, and opening without a network."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor, client_folder
from tests.browser.test_tables import open_lobby


def test_settings_are_remembered(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    anna.button("Settings").click()
    anna.page.get_by_text("slow", exact=True).click()
    anna.page.get_by_label("Sounds").uncheck()
    anna.page.get_by_text("Night", exact=True).click()
    anna.page.reload()
    anna.button("Settings").click()
    expect(anna.page.get_by_role("radio", name="slow")).to_be_checked()
    expect(anna.page.get_by_label("Sounds")).not_to_be_checked()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_an_invitation_of_this_machine_alone_says_so(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    open_lobby(anna)
    expect(anna.page.get_by_text("work on this machine only").first).to_be_visible()
    expect(anna.button("Show as QR code")).to_have_count(0)


def test_an_invitation_for_the_house_works_there_and_shows_a_code(tmp_path: Path, visit: OpenVisitor) -> None:
    settings = Settings(
        database=str(tmp_path / "tables.db"), client=str(client_folder()), house="http://192.0.2.7:8086/"
    )
    with ServerProcess(settings) as server:
        anna = visit(server)
        open_lobby(anna)
        link = anna.page.get_by_label("Send this link to a friend")
        expect(link).to_have_value(re.compile(r"^http://192\.0\.2\.7:8086/#/join/\w+"))
        anna.button("Show as QR code").first.click()
        expect(anna.page.get_by_role("img", name="QR code of the link")).to_be_visible()


# How much of what a page was made of is not kept on its device.
COUNT_MISSING = """async () => {
  const kept = (await (await caches.open('omerta-page')).keys()).map(({ url }) => url);
  const taken = performance.getEntriesByType('resource').map(({ name }) => name);
  return taken.filter((name) => name.includes('/assets/') && !kept.includes(name)).length;
}"""

COUNT_FRONT = """async () =>
  (await (await caches.open('omerta-page')).keys()).filter(({ url }) => url.includes('/FrontPage-')).length
"""


def test_the_page_opens_without_a_network(server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(server)
    expect(anna.button("Play now").first).to_be_visible()
    anna.ask_until(COUNT_MISSING, lambda missing: missing == 0)
    server.stop()
    anna.page.reload()
    anna.expect_text("The server does not answer.")
    server.start()
    anna.button("Try again").click()
    expect(anna.button("Play now").first).to_be_visible()


def test_after_a_table_alone_the_front_page_opens_without_a_network(server: ServerProcess, visit: OpenVisitor) -> None:
    seat = server.open_table("famiglia", "me", "picciotto").seats[0]
    anna = visit(server, path=seat.path.lstrip("/"))
    anna.screen.wait_for()
    anna.ask_until(COUNT_FRONT, lambda kept: kept > 0)
    anna.ask_until(COUNT_MISSING, lambda missing: missing == 0)
    server.stop()
    anna.page.goto(server.address)
    anna.page.reload()
    anna.expect_text("The server does not answer.")
