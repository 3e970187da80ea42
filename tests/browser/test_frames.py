"""How much a click makes the browser paint: counted, not timed, so that a busy machine does not matter."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Page

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
  const listed = moving.filter(({ target }) => target.closest('aside'));
  const isApart = (effect) => effect.getKeyframes().some((frame) => 'opacity' in frame || 'transform' in frame);
  return {
    taken: document.querySelector('[data-taken]') !== null,
    pulsing: moving.filter(({ target }) => target.matches('.lit, .rim')).length,
    veils: listed.flatMap(({ target, pseudoElement }) => (pseudoElement ? [target.localName + pseudoElement] : [])),
    apart: listed.filter(isApart).length,
  };
}"""
# Each element with a filter or with opacity is painted apart in every frame that touches its neighbours.
APART = """() => [...document.querySelectorAll('[data-target^="area:"]')]
  .flatMap((area) => [area, ...area.children])
  .map((element) => getComputedStyle(element))
  .filter(({ filter, opacity }) => filter !== 'none' || opacity !== '1').length"""

PAINTED = "() => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(tell)))"


def test_a_click_paints_its_answer_and_little_else(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "setup-area", dice=random.Random(1))
    assert anna.choices.count() > 2
    anna.page.mouse.move(2, 2)
    assert anna.page.evaluate(APART) == 0
    anna.page.emulate_media(reduced_motion="no-preference")
    before = anna.sequence
    # Nothing that could be chosen pulses any more, one veil alone falls over the choices not taken, and it has nothing
    # painted apart from the rest.
    moving = anna.choices.first.evaluate(CHOOSE)
    assert moving == {"taken": True, "pulsing": 0, "veils": ["ul::after"], "apart": 0}
    anna.wait_beyond(before)


class Painting:
    """What the browser paints apart from everything else: the layers of a page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._layers: list[dict[str, Any]] = []
        self._session.on("LayerTree.layerTreeDidChange", self._note)
        self._session.send("DOM.enable")

    def _note(self, event: dict[str, Any]) -> None:
        self._layers = event.get("layers", self._layers)

    def rooms(self) -> dict[str, str]:
        """The layers of the board's rooms, as they are when what is drawn now is painted."""
        self._page.evaluate(PAINTED)
        self._layers = []
        self._session.send("LayerTree.enable")
        while not self._layers:
            self._page.evaluate(PAINTED)
        self._session.send("LayerTree.disable")
        found = {}
        for layer in self._layers:
            if "backendNodeId" in layer:
                about = {"backendNodeId": layer["backendNodeId"]}
                words = " ".join(self._session.send("DOM.describeNode", about)["node"].get("attributes", []))
                if room := re.search(r"\broom-\w+", words):
                    found[room[0]] = layer["layerId"]
        return found


def test_what_moves_in_one_room_has_no_other_painted_anew(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "setup-area", dice=random.Random(1))
    anna.page.emulate_media(reduced_motion="no-preference")
    painting = Painting(anna.page)
    rooms = painting.rooms()
    assert set(rooms) == {"room-map", "room-families", "room-house", "room-desk"}
    # Soldati arrive on the map, the area flashes, and the same rooms are still there.
    before = anna.sequence
    anna.choices.first.click()
    anna.wait_beyond(before)
    assert anna.page.locator(".flash").count() > 0
    assert painting.rooms() == rooms
