"""`make screenshots`: every page and every phase of both games, by day and by night, on a phone and on a desk, in every
language.

Games are played with fixed seeds; whenever something is asked that was not asked before, the table is photographed.
`SHOTS="war --sizes phone,desk --languages pl"` takes some of the pictures only.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess
from tests.browser.conftest import client_folder, find_chromium
from tests.browser.test_famiglia import hot_seat
from tests.browser.test_tables import open_lobby, path_of
from tests.browser.visitor import Visitor
from tests.browser.war_player import click_something_lit, wait_for_question

FOLDER = Path("build/screenshots")
SIZES = {"desk": (1440, 900), "laptop": (1280, 720), "tablet": (1024, 768), "large": (1920, 1080), "phone": (390, 844)}
THEMES = ("light", "dark")
LANGUAGES = ("en", "de", "pl")
LONGEST_GAME = 4000
MIDDLE = 30


# What the page does when another window chooses a language.
SPEAK = """language => dispatchEvent(new StorageEvent('storage', { key: 'omerta.language', newValue: language }))"""


class Studio:
    """Takes each picture in all sizes, themes and languages wished for."""

    def __init__(self, browser: Browser, server: ServerProcess, wish: argparse.Namespace) -> None:
        self._browser = browser
        self._wish = wish
        self.server = server

    def visit(self, path: str = "") -> Visitor:
        """A new visitor."""
        page = self._browser.new_context(reduced_motion="reduce", viewport=_box("desk")).new_page()
        visitor = Visitor(page, self.server)
        page.goto(self.server.address + path)
        return visitor

    def shoot(self, page: Page, name: str) -> None:
        """The page as it is, in every size, theme and language."""
        for language in self._wish.languages:
            self._speak(page, language)
            for size in self._wish.sizes:
                page.set_viewport_size(_box(size))
                for theme in self._wish.themes:
                    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                    page.evaluate("document.fonts.ready.then(() => null)")
                    page.screenshot(path=FOLDER / f"{name}-{size}-{theme}-{language}.png")
        self._speak(page, "en")
        page.set_viewport_size(_box("desk"))
        page.emulate_media(color_scheme="light")

    def _speak(self, page: Page, language: str) -> None:
        page.evaluate(SPEAK, language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")


def _box(size: str) -> ViewportSize:
    width, height = SIZES[size]
    return {"width": width, "height": height}


def ways_to_a_table(studio: Studio) -> None:
    """The front page, the form, the lobby, an invitation, a bad link."""
    host = studio.visit()
    host.button("Play now").first.wait_for()
    studio.shoot(host.page, "front")
    host.button("Set up a table").first.click()
    studio.shoot(host.page, "form")
    host.button("Set up a table").first.click()
    invitation = open_lobby(host)
    studio.shoot(host.page, "lobby")
    guest = studio.visit(path_of(invitation, studio.server))
    guest.button("Take the seat").wait_for()
    studio.shoot(guest.page, "invitation")
    lost = studio.visit("#/seat/nonsense")
    lost.page.get_by_role("alert").wait_for()
    studio.shoot(lost.page, "bad-link")


def hot_seat_and_menu(studio: Studio) -> None:
    """The cover between two people, hidden hands, the menu, a click that asks back."""
    both = studio.visit()
    hot_seat(both, "hidden")
    both.button(re.compile("^I am")).wait_for()
    studio.shoot(both.page, "famiglia-cover")
    both.button(re.compile("^I am")).click()
    both.wait_for_turn()
    studio.shoot(both.page, "famiglia-hidden")
    both.page.locator("ul[aria-label='The Street'] [data-card]:not([data-card$='-0'])").first.click(force=True)
    studio.shoot(both.page, "famiglia-asked-back")
    both.page.keyboard.press("Escape")
    both.button("Help").click()
    studio.shoot(both.page, "famiglia-help")
    both.page.keyboard.press("Escape")
    both.button("Menu").click()
    studio.shoot(both.page, "menu")


def play_through(studio: Studio, game: str, seed: str) -> None:
    """A whole game against bots, photographed whenever a new question comes up, and its end."""
    player = studio.visit()
    player.play_now(game)
    dice = random.Random(seed)
    asked: set[str] = set()
    slug = re.sub(r"\W+", "-", game.lower())
    for count in range(LONGEST_GAME):
        if not player.wait_for_turn():
            break
        prompt = "middle" if count == MIDDLE else player.screen.get_attribute("data-prompt") or ""
        if prompt not in asked:
            asked.add(prompt)
            studio.shoot(player.page, f"{slug}-{prompt}")
            player.wait_for_turn()
        before = player.sequence
        choices = player.choices
        choices.nth(dice.randrange(choices.count())).click()
        player.wait_beyond(before)
    studio.shoot(player.page, f"{slug}-end")
    player.end.get_by_role("button", name="Look back").click()
    player.page.get_by_role("slider", name="Move").wait_for()
    studio.shoot(player.page, f"{slug}-replay")


def play_the_war(studio: Studio) -> None:
    """A whole Great Mafia War with one seat played by clicks, a family's sheet, and what is looked up."""
    table = studio.server.open_table("mafia-war", "me", "picciotto", "picciotto", "picciotto")
    player = studio.visit(table.seats[0].path.lstrip("/"))
    dice = random.Random("pictures")
    asked: set[str] = set()
    while wait_for_question(player):
        prompt = player.screen.get_attribute("data-prompt") or ""
        if prompt not in asked:
            asked.add(prompt)
            studio.shoot(player.page, f"war-{prompt}")
            wait_for_question(player)
        click_something_lit(player, dice)
    studio.shoot(player.page, "war-end")
    player.page.get_by_role("button", name=re.compile("show mat and orders$")).last.click()
    studio.shoot(player.page, "war-family")
    player.page.keyboard.press("Escape")
    player.button("Help").click()
    studio.shoot(player.page, "war-help")


STORIES: dict[str, Callable[[Studio], None]] = {
    "ways": ways_to_a_table,
    "hot-seat": hot_seat_and_menu,
    "famiglia": lambda studio: play_through(studio, "Famiglia", "pictures"),
    "war": play_the_war,
}


def read_wish(arguments: list[str]) -> argparse.Namespace:
    """Which pictures are wanted."""
    parser = argparse.ArgumentParser(prog="make screenshots")
    parser.add_argument("stories", nargs="*", choices=[[], *STORIES], help="which stories; all of them otherwise")
    for flag, known in (("--sizes", tuple(SIZES)), ("--themes", THEMES), ("--languages", LANGUAGES)):
        parser.add_argument(flag, type=lambda text: text.split(","), default=known, help=", ".join(known))
    return parser.parse_args(arguments)


def main(wish: argparse.Namespace) -> None:
    """Take the pictures of the named stories, or of all."""
    chromium = find_chromium()
    if chromium is None:
        sys.exit("no Chromium on this machine")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        settings = Settings(
            database=str(Path(folder) / "tables.db"), bot_pace=0, seed="pictures", client=str(client_folder())
        )
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        with ServerProcess(settings) as server:
            for name in wish.stories or STORIES:
                STORIES[name](Studio(browser, server, wish))
        browser.close()
    sys.stdout.write(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}\n")


if __name__ == "__main__":
    main(read_wish(sys.argv[1:]))
