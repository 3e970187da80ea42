"""Famiglia's cards can be read: no words too small for a desk, every card shows its corner, the end covers none."""

from __future__ import annotations

import pytest

from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.fast_forward import advance, open_against_bots

SMALLEST_TEXT = 11

# Words on cards, drawn smaller than that.
FIND_SMALL = """smallest => [...document.querySelectorAll('main svg text')]
  .filter(text => text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map(text => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])
  .filter(([, size]) => size < smallest - 0.05)"""

# Cards whose corner with the value lies under something else, or outside the window.
FIND_COVERED = """() => [...document.querySelectorAll('main li .card')].flatMap((card, place) => {
  const { left, top } = card.getBoundingClientRect();
  const hit = document.elementFromPoint(left + 9, top + 12);
  return hit && card.contains(hit) ? [] : [`${place} ${card.getAttribute('aria-label')}`];
})"""

# Cards that a panel lies over.
FIND_UNDER_THE_END = """() => {
  const end = document.querySelector('.end').getBoundingClientRect();
  return [...document.querySelectorAll('main .card')].filter(card => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return left < end.right && right > end.left && top < end.bottom && bottom > end.top;
  }).length;
}"""


@pytest.mark.parametrize("language", ["de", "pl"])
def test_the_cards_of_a_long_game_are_read_on_a_desk_and_its_end_covers_none(
    shared_server: ServerProcess, visit: OpenVisitor, language: str
) -> None:
    table = open_against_bots(shared_server, "famiglia")
    assert not advance(shared_server, table, lambda view: False), "played to its end"
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), language=language)
    anna.end.wait_for()
    assert anna.page.evaluate(FIND_SMALL, SMALLEST_TEXT) == []
    assert anna.page.evaluate(FIND_COVERED) == []
    assert anna.page.evaluate(FIND_UNDER_THE_END) == 0
