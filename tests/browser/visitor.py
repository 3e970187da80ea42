"""A person at a browser: finds things by their names, clicks what is lit, and remembers what the page heard."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket, expect

from omerta.messages import read_catalogue
from omerta.server.testing import ServerProcess

# A page whose server is gone or whose network is off says so here; what it does about it, the tests look at.
EXPECTED = re.compile(r"WebSocket connection to|ERR_CONNECTION|ERR_INTERNET|status of 4\d\d")

# A table where something can be chosen now.
OPEN = "[data-sequence]:not([data-taken])"

# What a page does when another window chooses a language.
SPEAK = """language => dispatchEvent(new StorageEvent('storage', { key: 'omerta.language', newValue: language }))"""

# What a page is expected to say may take as long as what it is asked to do.
PATIENCE = 15_000


def speak(page: Page, language: str) -> None:
    """Change the language of a page, whatever lies open on it."""
    page.evaluate(SPEAK, language)
    page.locator(f"html[lang={language}]").wait_for(state="attached")


class Visitor:
    """One browser window."""

    def __init__(self, page: Page, server: ServerProcess, language: str = "en") -> None:
        self.page = page
        self.language = language
        self.server = server
        self.heard: list[str] = []
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._note)
        page.on("websocket", self._listen)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.errors.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard.append(data if isinstance(data, str) else data.decode()))

    def text(self, key: str, **args: str | int) -> str:
        """What the page calls something in the language this visitor reads."""
        found = read_catalogue("browser", self.language).find(key, args)
        assert found is not None, key
        return found

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by the words on it."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def play_now(self, game: str) -> None:
        """One click on the front page."""
        self.page.locator("article", has_text=game).get_by_role("button", name=self.text("ui-play-now")).click()
        self.screen.wait_for()

    @property
    def screen(self) -> Locator:
        """The table."""
        return self.page.locator("[data-sequence]")

    @property
    def sequence(self) -> int:
        """How far the table has come, as this page knows."""
        return int(self.screen.get_attribute("data-sequence") or 0)

    @property
    def lit(self) -> Locator:
        """Everything on the board a choice concerns, in the rooms a phone shows; nothing while one is on its way."""
        return self.page.locator(f"{OPEN} main [data-rove=lit]").filter(visible=True)

    @property
    def choices(self) -> Locator:
        """The choices in words; none while one is on its way."""
        return self.page.locator(f"{OPEN} aside ul[aria-label='{self.text('ui-choices-label')}'] button")

    @property
    def end(self) -> Locator:
        """What the page says when the game is over."""
        return self.page.locator(".end")

    @property
    def log(self) -> list[str]:
        """What happened, line by line."""
        return self.page.locator("[role=log] li:not(.heading)").all_inner_texts()

    def wait_for_turn(self) -> bool:
        """Wait until something can be chosen; False when the game is over."""
        self.lit.or_(self.choices).or_(self.end).first.wait_for()
        return self.end.count() == 0

    def wait_beyond(self, sequence: int) -> None:
        """Wait until the table has moved on."""
        expect(self.screen).not_to_have_attribute("data-sequence", str(sequence), timeout=30_000)

    def ask_until(self, question: str, is_so: Callable[[Any], bool], about: object = None) -> Any:
        """Ask the page until its answer is so, and return it. The page's answer may be a promise, which
        `wait_for_function` would take for a yes."""
        end = time.monotonic() + PATIENCE / 1000
        while not is_so(answer := self.page.evaluate(question, about)):
            assert time.monotonic() < end, f"the page still answers {answer}"
            self.page.wait_for_timeout(50)
        return answer

    def wait_for_list(self, path: str, name: str, count: int) -> list[dict[str, Any]]:
        """A list of the server, as soon as it is so long for whoever is logged in here: turns and finished games are
        noted beside the play."""
        ask = f"(path) => fetch(path).then((answer) => answer.json()).then((answer) => answer.{name})"
        found: list[dict[str, Any]] = self.ask_until(ask, lambda found: len(found) == count, path)
        return found

    def click_lit(self, dice: random.Random) -> None:
        """Choose by clicking something lit; where a click leaves a question open, answer it."""
        before = self.sequence
        lit = self.lit
        if count := lit.count():
            # Cards overlap: the upper left corner is what shows of each, once the mouse raises none.
            self.page.mouse.move(0, 0)
            lit.nth(dice.randrange(count)).click(position={"x": 10, "y": 20})
            popover = self.page.get_by_role("dialog", name=self.text("ui-choices-label"))
            if self.sequence == before and popover.count():
                answers = popover.get_by_role("button")
                answers.nth(dice.randrange(answers.count())).click()
        else:
            choices = self.choices
            choices.nth(dice.randrange(choices.count())).click()
        self.wait_beyond(before)

    def play_to_the_end(self, dice: random.Random) -> int:
        """Click until the game is over; returns how often."""
        clicks = 0
        while self.wait_for_turn():
            self.click_lit(dice)
            clicks += 1
        return clicks

    def messages(self, kind: str) -> list[dict[str, Any]]:
        """What the server told this page, by type."""
        found = [json.loads(text) for text in self.heard]
        return [message for message in found if message["type"] == kind]

    def keys(self) -> dict[str, Any]:
        """The key ring this device holds, by table."""
        stored: dict[str, Any] = json.loads(self.page.evaluate("localStorage.getItem('omerta.tables')") or "{}")
        return stored

    def expect_text(self, text: str | re.Pattern[str]) -> None:
        """Wait until the page says this."""
        expect(self.page.locator("body")).to_contain_text(text)
