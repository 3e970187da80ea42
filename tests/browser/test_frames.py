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
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  const moving = running.map(({ effect }) => effect);
  const fading = moving.filter((effect) => effect.getKeyframes().some((frame) => 'opacity' in frame));
  const listed = fading.filter(({ target }) => target.closest('aside'));
  return {
    taken: document.querySelector('[data-taken]') !== null,
    pulsing: moving.filter(({ target }) => target.matches('.lit, .rim')).length,
    fading: listed.map(({ target, pseudoElement }) => target.localName + pseudoElement),
  };
}"""
# Each element with a filter or with opacity is painted apart in every frame that touches its neighbours.
APART = """() => [...document.querySelectorAll('[data-target^="area:"]')]
  .flatMap((area) => [area, ...area.children])
  .map((element) => getComputedStyle(element))
  .filter(({ filter, opacity }) => filter !== 'none' || opacity !== '1').length"""


def test_a_click_paints_its_answer_and_little_else(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "setup-area", dice=random.Random(1))
    assert anna.choices.count() > 2
    anna.page.mouse.move(2, 2)
    assert anna.page.evaluate(APART) == 0
    anna.page.emulate_media(reduced_motion="no-preference")
    before = anna.sequence
    # Nothing that could be chosen pulses any more, and of all the choices not taken one veil alone fades.
    moving = anna.choices.first.evaluate(CHOOSE)
    assert moving == {"taken": True, "pulsing": 0, "fading": ["ul::after"]}
    anna.wait_beyond(before)
