"""Long words have room: in every language, on a desk and on a phone, no text is cut off or runs out of its box."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as Late

from omerta.messages import LANGUAGES
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.visitor import Visitor

SIZES = ((1440, 900), (390, 844))
ATTEMPTS = 8
STEPS = 30

# Words that stick out of a box around them, or of the page, where nothing scrolls. A piece that is placed freely (a
# badge on a corner) answers only for itself; what ends in dots on purpose says so, and a box that scrolls hides nothing
# for good. Words in a drawing have to stay in it; the map can be moved, so its edge cuts nothing off.
CUT = """() => {
  const found = [];
  const slack = 3;
  const seen = { visibilityProperty: true, opacityProperty: true };
  const isShown = (element) => !element.closest('.sr-only, option, .picture') && element.checkVisibility(seen);
  const isText = (node) => node.nodeType === Node.TEXT_NODE && /\\p{L}/u.test(node.data);
  for (const element of document.querySelectorAll('body *')) {
    const texts = [...element.childNodes].filter(isText);
    if (texts.length === 0 || !isShown(element)) continue;
    const range = document.createRange();
    range.setStartBefore(texts[0]);
    range.setEndAfter(texts.at(-1));
    const box = range.getBoundingClientRect();
    const sticksOut = (edge) => box.left < edge.left - slack || box.right > edge.right + slack;
    const report = (place) => found.push(`out of ${place}: ${element.textContent.trim().slice(0, 60)}`);
    if (element.ownerSVGElement) {
      if (sticksOut(element.ownerSVGElement.getBoundingClientRect())) report('its drawing');
      continue;
    }
    for (let around = element; around !== document.body; around = around.parentElement) {
      const { display, overflowX, position, textOverflow } = getComputedStyle(around);
      if (display === 'contents' || display === 'inline') continue;
      if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) break;
      if (sticksOut(around.getBoundingClientRect())) report(`${around.tagName} ${around.className}`);
      if (sticksOut(around.getBoundingClientRect()) || /absolute|fixed/.test(position)) break;
    }
  }
  return found;
}"""

CLICK = "element => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))"

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_size = pytest.mark.parametrize(("width", "height"), SIZES)


def wait_for_question(visitor: Visitor) -> None:
    """Wait until something can be chosen, wherever on the page it is, or the game is over."""
    visitor.lit.or_(listed(visitor)).or_(visitor.end).first.wait_for(state="attached", timeout=60_000)


def listed(visitor: Visitor) -> Locator:
    """The choices in words, in full or in the short form of a phone."""
    return visitor.choices.or_(visitor.page.locator("aside .short button"))


def choose(visitor: Visitor, dice: random.Random) -> None:
    """Choose something without pointing at it: on a phone it may be in another room, and the list may be folded."""
    before = visitor.sequence
    popover = visitor.page.get_by_role("dialog", name=visitor.text("ui-choices-label"))
    moved = visitor.page.locator(f"[data-sequence]:not([data-sequence='{before}'])")
    for _ in range(ATTEMPTS):
        wait_for_question(visitor)
        things = visitor.lit.or_(listed(visitor))
        count = things.count()
        if count == 0:
            continue  # The table went on between the two looks.
        things.nth(dice.randrange(count)).evaluate(CLICK)
        try:
            moved.or_(popover).first.wait_for(state="attached", timeout=2000)
        except Late:
            continue
        if not moved.count():
            assert_all_readable(visitor, "the answers to a click")
            popover.get_by_role("listitem").get_by_role("button").first.evaluate(CLICK)
        moved.wait_for(state="attached")
        return
    raise AssertionError("nothing that was clicked was a choice")


def assert_all_readable(visitor: Visitor, where: str) -> None:
    assert visitor.page.evaluate(CUT) == [], where


@in_every_language
@in_every_size
def test_pages_around_the_table_have_room_for_their_words(
    shared_server: ServerProcess, visit: OpenVisitor, language: str, width: int, height: int
) -> None:
    anna = visit(shared_server, width=width, height=height, language=language)
    for number in (0, 1):
        anna.button(anna.text("ui-set-up")).nth(number).click()
    assert_all_readable(anna, "front page and forms")
    for game in ("famiglia", "mafia-war"):
        anna.page.goto(f"{shared_server.address}#/rules/{game}")
        anna.page.locator("section article").first.wait_for()
        assert_all_readable(anna, f"rules of {game}")


@in_every_language
@in_every_size
@pytest.mark.parametrize("game", ["famiglia", "mafia-war"])
def test_a_table_has_room_for_its_words(
    shared_server: ServerProcess, visit: OpenVisitor, language: str, width: int, height: int, game: str
) -> None:
    seats = ["me", *["picciotto"] * (1 if game == "famiglia" else 3)]
    table = shared_server.open_table(game, *seats)
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), width=width, height=height, language=language)
    dice = random.Random(3)
    asked: set[str] = set()
    for _ in range(STEPS):
        wait_for_question(anna)
        prompt = anna.screen.get_attribute("data-prompt") or ""
        if prompt not in asked:
            asked.add(prompt)
            assert_all_readable(anna, prompt)
        if anna.end.count():
            break
        choose(anna, dice)
    wait_for_question(anna)
    for drawer in ("ui-reference", "ui-menu"):
        anna.button(anna.text(drawer)).click()
        opened = anna.page.locator("dialog[open]")
        opened.wait_for()  # Its contents may still be on their way.
        assert_all_readable(anna, drawer)
        anna.page.keyboard.press("Escape")
        expect(opened).to_have_count(0)
