"""Looking back: games from elsewhere, and addresses of single moments."""

from __future__ import annotations

from pathlib import Path

import msgspec
from playwright.sync_api import expect

from omerta.kernel import format_record
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.test_club import assert_accessible, enter
from tests.server.records import play


def test_a_record_from_elsewhere_is_imported_and_a_link_leads_to_its_moment(
    server: ServerProcess, visit: OpenVisitor, tmp_path: Path
) -> None:
    record = play("famiglia", "imported in the browser")
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(format_record(record), encoding="utf-8")
    bad.write_text(
        format_record(msgspec.structs.replace(record, steps=[*record.steps[:9], "0 steal everything"])),
        encoding="utf-8",
    )
    desk = visit(server)
    desk.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    enter(desk, "Rosalia", is_new=True)
    desk.page.get_by_role("link", name="Games and ratings").click()
    desk.page.get_by_text("Import a record").click()
    chooser = desk.page.get_by_label("Choose a record file")
    chooser.set_input_files(bad)
    desk.expect_text("This record cannot be kept.")
    desk.expect_text("step 10: ")
    assert_accessible(desk)
    chooser.set_input_files(good)
    slider = desk.page.get_by_role("slider", name="Move")
    expect(slider).to_be_visible(timeout=30_000)  # The server replays the whole game first.
    desk.expect_text("Through the eyes of")
    last = slider.get_attribute("max")
    assert last is not None

    desk.button("First move").click()
    desk.button("One move on").click()
    desk.button("One move on").click()
    expect(slider).to_have_value("2")
    desk.button("Copy a link to this position").click()
    expect(desk.button("Link copied")).to_be_visible()
    link: str = desk.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("/1/2")
    assert_accessible(desk)

    desk.page.context.set_offline(True)
    desk.expect_text("No connection")
    desk.button("Last move").click()
    expect(slider).to_have_value(last)
    told = desk.page.locator(".told")
    before = told.inner_text()
    desk.page.context.set_offline(False)
    expect(told).not_to_have_text(before)  # The moment is asked for again when the connection is back.

    phone = visit(server, width=390, height=844, theme="dark")
    enter(phone, "Rosalia", is_new=False)
    phone.page.goto(link)
    expect(phone.page.get_by_role("slider", name="Move")).to_have_value("2")
    phone.page.goto(link.removesuffix("2") + "9999")
    expect(phone.page.get_by_role("slider", name="Move")).to_have_value(last)
    phone.page.goto(f"{server.address}#/account")
    phone.page.get_by_role("link", name="Games and ratings").click()
    kept = phone.page.locator("article").filter(has_text="Imported").filter(has_text="Salvo")
    expect(kept).to_have_count(1)
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
    phone.button("Delete").click()
    phone.button("Delete for good").click()
    expect(kept).to_have_count(0)

    stranger = visit(server, path=f"#{link.partition('#')[2]}")
    stranger.expect_text(stranger.text("ui-no-key"))
