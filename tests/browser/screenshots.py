"""`make screenshots`: every page and every phase of both games, by day and by night, in every size and language.

Games are played at random; whenever something is asked that was not asked before, the table is photographed. Each
moment is shown in every size, in every language and by day and by night at least once: six pictures, the combinations
going round. `SHOTS="war --every"` multiplies everything by everything, `SHOTS="war --sizes phone,desk --languages pl"`
takes some of the pictures only.
"""

from __future__ import annotations

import argparse
import itertools
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess
from omerta.server.wire import OpenedTable
from tests.browser.conftest import client_folder, find_chromium
from tests.browser.fast_forward import advance, open_against_bots, reach
from tests.browser.test_club import enter
from tests.browser.test_famiglia import hot_seat
from tests.browser.test_learning import begin
from tests.browser.test_tables import open_lobby, path_of
from tests.browser.visitor import Visitor, speak
from tests.browser.war_player import wait_for_question

FOLDER = Path("build/screenshots")
SIZES = {
    "desk": (1440, 900),
    "laptop": (1280, 720),
    "notebook": (1366, 768),
    "tablet": (1024, 768),
    "large": (1920, 1080),
    "phone": (390, 844),
}
THEMES = ("light", "dark")
LANGUAGES = ("en", "de", "pl")
LESSONS = 3
MANY_PARKED = 8


class Studio:
    """Takes each picture in the sizes, themes and languages wished for."""

    def __init__(self, browser: Browser, server: ServerProcess, wish: argparse.Namespace) -> None:
        self._browser = browser
        self._wish = wish
        self._taken = 0
        self.server = server

    def visit(self, path: str = "") -> Visitor:
        """A new visitor."""
        page = self._browser.new_context(reduced_motion="reduce", viewport=_box("desk")).new_page()
        visitor = Visitor(page, self.server)
        page.goto(self.server.address + path)
        return visitor

    def sit(self, table: OpenedTable) -> Visitor:
        """Somebody at the first seat of a table who can choose."""
        visitor = self.visit(table.seats[0].path.lstrip("/"))
        wait_for_question(visitor)
        return visitor

    def shoot(self, page: Page, name: str) -> None:
        """The page as it is."""
        for size, theme, language in self._combinations():
            speak(page, language)
            page.set_viewport_size(_box(size))
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.evaluate("document.fonts.ready.then(() => null)")
            page.screenshot(path=FOLDER / f"{name}-{size}-{theme}-{language}.png")
        speak(page, "en")
        page.set_viewport_size(_box("desk"))
        page.emulate_media(color_scheme="light")
        self._taken += 1

    def _combinations(self) -> Iterator[tuple[str, str, str]]:
        sizes, themes, languages = self._wish.sizes, self._wish.themes, self._wish.languages
        if self._wish.every:
            yield from itertools.product(sizes, themes, languages)
            return
        for place in range(max(len(sizes), len(themes) * len(languages))):
            turn = place + self._taken
            yield sizes[place % len(sizes)], themes[turn % len(themes)], languages[turn % len(languages)]


def _box(size: str) -> ViewportSize:
    width, height = SIZES[size]
    return {"width": width, "height": height}


def ways_to_a_table(studio: Studio) -> None:
    """The front page, the settings, the form, the lobby, an invitation, a bad link."""
    host = studio.visit()
    host.button("Play now").first.wait_for()
    studio.shoot(host.page, "front")
    host.button("Settings").click()
    studio.shoot(host.page, "settings")
    host.page.keyboard.press("Escape")
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


def rules(studio: Studio) -> None:
    """The law of both games, and one rule of it."""
    for game, rule in (("famiglia", ""), ("mafia-war", "CONTROL-1")):
        reader = studio.visit(f"#/rules/{game}/{rule}")
        reader.page.get_by_role("searchbox").wait_for()
        studio.shoot(reader.page, f"rules-{game}")


def club(studio: Studio) -> None:
    """The pages around the tables, for somebody who has logged in."""
    member = studio.visit("#/account")
    enter(member, "Concetta", is_new=True)
    studio.shoot(member.page, "club-account")
    for place in ("lobby", "people", "tournaments"):
        member.page.goto(f"{studio.server.address}#/{place}")
        member.page.get_by_role("heading", level=1).first.wait_for()
        studio.shoot(member.page, f"club-{place}")


def guides(studio: Studio) -> None:
    """The first lessons of both guided games."""
    for game in ("Famiglia", "The Great Mafia War"):
        newcomer = studio.visit()
        begin(newcomer, game)
        card = newcomer.page.locator("[data-lesson]")
        for _ in range(LESSONS):
            card.wait_for()
            lesson = card.get_attribute("data-lesson")
            studio.shoot(newcomer.page, f"guide-{_slug(game)}-{lesson}")
            newcomer.button("Got it").click()
            newcomer.page.locator(f"[data-lesson='{lesson}']").wait_for(state="detached")


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


def play_through(studio: Studio, game: str) -> Visitor:
    """A whole game against bots, photographed whenever a new question comes up, its end and the look back."""
    table = open_against_bots(studio.server, game)
    asked: set[str] = set()
    while advance(studio.server, table, lambda view: view["prompt"]["key"] not in asked):
        player = studio.sit(table)
        prompt = player.screen.get_attribute("data-prompt") or ""
        asked.add(prompt)
        studio.shoot(player.page, f"{game}-{prompt}")
        player.page.close()
    player = studio.sit(table)
    studio.shoot(player.page, f"{game}-end")
    player.end.get_by_role("button", name="Look back").click()
    player.page.get_by_role("slider", name="Move").wait_for()
    studio.shoot(player.page, f"{game}-replay")
    player.page.keyboard.press("Escape")
    return player


def famiglia(studio: Studio) -> None:
    """A whole game, and one with many parked cards."""
    play_through(studio, "famiglia").page.close()
    table = reach(studio.server, "famiglia", lambda view: len(view["parked"][view["seat"]]) >= MANY_PARKED)
    studio.shoot(studio.sit(table).page, "famiglia-parked")


def war(studio: Studio) -> None:
    """A whole Great Mafia War, a family's sheet, what is looked up, talk, and what a spectator sees."""
    player = play_through(studio, "mafia-war")
    player.button(re.compile("show mat and orders$")).last.click()
    studio.shoot(player.page, "mafia-war-family")
    player.page.keyboard.press("Escape")
    player.button("Help").click()
    studio.shoot(player.page, "mafia-war-help")
    table = reach(studio.server, "mafia-war", lambda view: view["round"] == 2 and view["prompt"]["key"] == "turn")
    player = studio.sit(table)
    for key, name in (("m", "mat"), ("t", "mate")):
        player.page.keyboard.press(key)
        studio.shoot(player.page, f"mafia-war-{name}")
        player.page.keyboard.press("Escape")
    player.page.locator("[data-target^='bottom:']").first.focus()
    studio.shoot(player.page, "mafia-war-inspector")
    player.button("Talk").click()
    field = player.page.get_by_role("textbox")
    for words in ("Lascia Palermo a me.", "Next round I strike from the sea; keep your cars at home until then."):
        field.fill(words)
        field.press("Enter")
        player.page.get_by_role("log", name="Talk").get_by_text(words).wait_for()
    studio.shoot(player.page, "mafia-war-talk")
    watcher = studio.visit(table.spectator.path.lstrip("/"))
    watcher.screen.wait_for()
    studio.shoot(watcher.page, "mafia-war-spectator")


STORIES: dict[str, Callable[[Studio], None]] = {
    "ways": ways_to_a_table,
    "rules": rules,
    "club": club,
    "guides": guides,
    "hot-seat": hot_seat_and_menu,
    "famiglia": famiglia,
    "war": war,
}


def _slug(game: str) -> str:
    return re.sub(r"\W+", "-", game.lower())


def read_wish(arguments: list[str]) -> argparse.Namespace:
    """Which pictures are wanted."""
    parser = argparse.ArgumentParser(prog="make screenshots")
    parser.add_argument("stories", nargs="*", choices=[[], *STORIES], help="which stories; all of them otherwise")
    parser.add_argument("--every", action="store_true", help="every size in every theme and language")
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
