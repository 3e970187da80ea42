"""Settings go with the account from device to device."""

from __future__ import annotations

from playwright.sync_api import Response, expect

from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.test_club import enter
from tests.browser.visitor import Visitor


def is_kept(response: Response) -> bool:
    return response.url.endswith("api/me/preferences") and response.request.method == "POST"


def choose(visitor: Visitor, name: str) -> None:
    """Choose something; the account knows it when this returns."""
    with visitor.page.expect_response(is_kept):
        visitor.page.get_by_role("radio", name=name, exact=True).check(force=True)


def expect_look(visitor: Visitor, language: str, theme: str) -> None:
    page = visitor.page.locator("html")
    expect(page).to_have_attribute("lang", language)
    expect(page).to_have_attribute("data-theme", theme)


def test_settings_come_along_to_another_device_and_back(server: ServerProcess, visit: OpenVisitor) -> None:
    desk = visit(server)
    enter(desk, "Salvo", is_new=True)
    desk.button("Settings").click()
    choose(desk, "Night")
    choose(desk, "fast")
    with desk.page.expect_response(is_kept):
        desk.page.get_by_label("Sounds").uncheck()
    desk.page.keyboard.press("Escape")
    choose(desk, "polski")
    expect_look(desk, "pl", "dark")

    phone = visit(server, width=390, height=844)
    enter(phone, "Salvo", is_new=False)
    expect_look(phone, "pl", "dark")
    choose(phone, "Deutsch")
    expect_look(phone, "de", "dark")
    phone.button("Einstellungen").click()
    expect(phone.page.get_by_role("radio", name="schnell", exact=True)).to_be_checked()
    expect(phone.page.get_by_role("checkbox")).not_to_be_checked()
    choose(phone, "Tag")

    desk.page.reload()
    expect_look(desk, "de", "light")
