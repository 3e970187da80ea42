"""A player of The Great Mafia War at a browser: what the board shows is clicked there, the rest in the list."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

# A point of a lit element that nothing covers: areas are no rectangles, so their middle may lie outside.
FIND_POINT = """element => {
  const box = element.getBoundingClientRect();
  const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const down of steps) for (const right of steps) {
    const [x, y] = [box.left + box.width * right, box.top + box.height * down];
    const hit = document.elementFromPoint(x, y);
    if (hit && element.contains(hit)) return [x, y];
  }
  return null;
}"""


def click_inside(visitor: Visitor, element: Locator) -> None:
    """Click a point of an element that the eye can see."""
    element.scroll_into_view_if_needed()
    point = element.evaluate(FIND_POINT)
    assert point is not None, f"nothing of it can be clicked: {element.get_attribute('data-target')}"
    visitor.page.mouse.click(*point)


def click_something_lit(visitor: Visitor, dice: random.Random) -> str:
    """Choose by clicking something lit on the board, and answer what the click left open; returns its target. Numbers
    and parts of an action stand in the list alone."""
    before = visitor.sequence
    count = visitor.lit.count()
    if count == 0:
        choices = visitor.choices
        choices.nth(dice.randrange(choices.count())).click()
        visitor.wait_beyond(before)
        return "list"
    lit = visitor.lit.nth(dice.randrange(count))
    target = lit.get_attribute("data-target") or ""
    click_inside(visitor, lit)
    popover = visitor.page.get_by_role("dialog", name=visitor.text("ui-choices-label"))
    moved = visitor.page.locator(f"[data-sequence]:not([data-sequence='{before}'])")
    moved.or_(popover).first.wait_for()
    if not moved.count():
        answers = popover.get_by_role("listitem").get_by_role("button")
        answers.nth(dice.randrange(answers.count())).click()
        moved.wait_for()
    return target


def wait_for_question(visitor: Visitor) -> bool:
    """Wait until something can be chosen; False when the game is over."""
    visitor.lit.or_(visitor.choices).or_(visitor.end).first.wait_for(timeout=60_000)
    return visitor.end.count() == 0


def last_view(visitor: Visitor) -> dict[str, Any]:
    """What the page was told last."""
    newest = next(text for text in reversed(visitor.heard) if '"sights":' in text)
    view: dict[str, Any] = json.loads(newest)["sights"][0]["view"]
    return view


def play_until(visitor: Visitor, *prompts: str, dice: random.Random) -> None:
    """Click on until one of these questions is asked."""
    while wait_for_question(visitor) and last_view(visitor)["prompt"]["key"] not in prompts:
        click_something_lit(visitor, dice)
