"""The War fits the window: the page never scrolls, the whole map is in sight, and so is everything that is lit."""

from __future__ import annotations

import random

import pytest

from omerta.server.testing import ServerProcess
from tests.browser import test_overflow
from tests.browser.conftest import OpenVisitor
from tests.browser.visitor import Visitor
from tests.browser.war_player import click_something_lit, wait_for_question

SIZES = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (1024, 768))
PHONE = (390, 844)
SMALLEST_TEXT = 11
WIDE = 1440
"""From this width on no text is smaller than that; narrower windows may shrink letters that are drawings."""

# What a player cannot see: [a page that scrolls, lit things outside the window or cut off by a box around them].
FIND_UNSEEN = """() => {
  const page = document.scrollingElement;
  const unseen = [];
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth || page.scrollTop > 0)
    unseen.push('the page scrolls');
  for (const element of document.querySelectorAll('main [data-rove=lit]')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) { unseen.push(`${element.dataset.target} is hidden`); continue; }
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const frame = around.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    if (box.left < left - 2 || box.top < top - 2 || box.right > right + 2 || box.bottom > bottom + 2)
      unseen.push(`${element.dataset.target} is cut off`);
  }
  return unseen;
}"""

# The board measures its boxes in one frame and draws what fits in the next.
SETTLE = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""

# Texts that are drawn smaller than a person reads without leaning forward.
FIND_SMALL = """smallest => {
  const small = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!text.data.trim() || element.closest('.sr-only, svg, dialog:not([open]), script, style')) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (element.getClientRects().length && size < smallest) small.add(text.data.trim());
  }
  return [...small];
}"""


def sit_down(server: ServerProcess, visit: OpenVisitor, width: int, height: int) -> Visitor:
    table = server.open_table("mafia-war", "me", "picciotto", "picciotto", "picciotto")
    return visit(server, path=table.seats[0].path.lstrip("/"), width=width, height=height)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_fits_every_desk(shared_server: ServerProcess, visit: OpenVisitor, seed: int) -> None:
    anna = sit_down(shared_server, visit, *SIZES[0])
    dice = random.Random(seed)
    asked: set[str] = set()
    while wait_for_question(anna):
        prompt = anna.screen.get_attribute("data-prompt") or ""
        for width, height in SIZES if prompt not in asked else (dice.choice(SIZES),):
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.page.evaluate(SETTLE)
            where = f"{prompt} at {width} × {height}"
            assert anna.page.evaluate(FIND_UNSEEN) == [], where
            assert anna.page.locator("svg.picture.whole").count() == 1, where
            if width >= WIDE:
                assert anna.page.evaluate(FIND_SMALL, SMALLEST_TEXT) == [], where
        asked.add(prompt)
        click_something_lit(anna, dice)
    assert len(asked) > 8
    assert anna.page.evaluate(FIND_UNSEEN) == []


def test_a_phone_shows_map_and_choices_without_scrolling(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit, *PHONE)
    dice = random.Random(3)
    for _ in range(25):
        test_overflow.wait_for_question(anna)
        if anna.end.count():
            break
        assert anna.page.evaluate("document.scrollingElement.scrollHeight") <= PHONE[1]
        assert anna.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]
        # Something lit is in sight, or the choices are: nobody is left with nothing but a "no".
        anna.lit.filter(visible=True).or_(anna.choices).first.wait_for()
        test_overflow.choose(anna, dice)
