"""How much a click makes the browser paint: counted, not timed, so that a busy machine does not matter."""

from __future__ import annotations

import random

from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.test_war import sit_down
from tests.browser.war_player import play_until

# Chooses, and names what moves on the way: the page has drawn its wait by then, and no answer can have come.
CHOOSE = """async (button) => {
  button.click();
  await Promise.resolve();
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running').map(({ effect }) => effect);
  const named = moving.map(({ target, pseudoElement }) => `${target.localName}${pseudoElement ?? ''}`);
  return {
    taken: document.querySelector('[data-taken]') !== null,
    pulsing: moving.filter(({ target }) => target.matches('.lit, .rim')).length,
    list: named.filter((_, i) => moving[i].target.closest('aside')),
  };
}"""
# Each element with a filter or with opacity is painted apart in every frame that touches its neighbours.
APART = """() => [...document.querySelectorAll('[data-target^="area:"]:not(:hover), [data-target^="area:"]:not(:hover) *')]
  .filter((element) => getComputedStyle(element).filter !== 'none' || getComputedStyle(element).opacity !== '1').length"""


def test_a_click_paints_its_answer_and_little_else(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "setup-area", dice=random.Random(1))
    assert anna.choices.count() > 2
    anna.page.mouse.move(2, 2)
    assert anna.page.evaluate(APART) == 0
    before = anna.sequence
    # Nothing that could be chosen pulses any more, and of all the choices not taken one veil alone fades.
    moving = anna.choices.first.evaluate(CHOOSE)
    assert moving == {"taken": True, "pulsing": 0, "list": ["ul::after"]}
    anna.wait_beyond(before)
