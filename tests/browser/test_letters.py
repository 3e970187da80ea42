"""Letters in the browser: an address is confirmed, and a lost password comes back by it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor, client_folder
from tests.browser.test_club import PASSWORD, assert_accessible, enter
from tests.server.mailbox import run_mailbox, token_in

NAME, EMAIL, NEW = "Anna by post", "anna@post.test", "another long evening"


def test_a_lost_password_comes_back_by_letter(tmp_path: Path, visit: OpenVisitor) -> None:
    with run_mailbox() as mailbox:
        settings = Settings(
            database=str(tmp_path / "tables.db"),
            bot_processes=1,
            client=str(client_folder()),
            names=("omerta.test",),
            smtp=f"smtp://127.0.0.1:{mailbox.port}",
            mail_from="table@omerta.test",
        )
        with ServerProcess(settings) as server:
            anna = visit(server)
            enter(anna, NAME, is_new=True)
            anna.page.get_by_text("Tell me when it is my turn").click()
            anna.page.get_by_label("E-mail address").fill(EMAIL)
            anna.page.get_by_label("Your password, to be sure").fill(PASSWORD)
            anna.button("Save").click()
            anna.expect_text(f"A letter is on its way to {EMAIL}")
            assert_accessible(anna)
            anna.page.goto(f"{server.address}#/confirm/{token_in(mailbox.next(EMAIL)[1], 'confirm')}")
            anna.button("Confirm the address").click()
            anna.expect_text("The address is confirmed.")

            phone = visit(server, width=390, height=844, theme="dark", path="#/account")
            phone.page.get_by_role("link", name="I lost my password").click()
            phone.page.get_by_label("E-mail address").fill(EMAIL)
            phone.button("Another password").click()
            phone.expect_text("If an account has this address, a letter is on its way.")
            assert_accessible(phone)
            phone.page.goto(f"{server.address}#/recover/{token_in(mailbox.next(EMAIL)[1], 'recover')}")
            phone.page.get_by_label("New password").fill(NEW)
            phone.button("Another password").click()
            phone.expect_text("You can log in with it now.")
            assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
            phone.page.goto(f"{server.address}#/account")
            phone.page.get_by_label("Account name").fill(NAME)
            phone.page.get_by_label("Password").fill(NEW)
            phone.button("Log in").click()
            expect(phone.page.get_by_role("heading", name=NAME)).to_be_visible()
