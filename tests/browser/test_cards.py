"""Famiglia's cards can be read: no words too small for a desk, every card shows its corner, the end covers none."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from omerta.kernel import format_record
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.fast_forward import advance, open_against_bots
from tests.browser.test_club import enter
from tests.server.records import play

SMALLEST_TEXT = 11
DESK = 1280

# Two who take whatever they can come to thirteen cards in a hand, or to twenty-five parked, after so many moves.
GREED = ("take", "accountant", "pay-pair", "lower", "take-lowered")
CROWDED = {"crowd 11": (68, 13), "crowd 63": (128, 25)}

# Words on cards, drawn lower than that.
FIND_SMALL = """smallest => [...document.querySelectorAll('main svg text')]
  .filter(text => text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map(text => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d])
  .filter(([, size]) => size < smallest - 0.05)"""

# Cards whose corner with the value lies under something else, or outside the window.
FIND_COVERED = """() => [...document.querySelectorAll('main li .card')].flatMap((card, place) => {
  const { left, top } = card.getBoundingClientRect();
  const hit = document.elementFromPoint(left + 9, top + 12);
  return hit && card.contains(hit) ? [] : [`${place} ${card.getAttribute('aria-label')}`];
})"""

# Cards in the window whose value is cut by the card beside them.
FIND_CUT = """() => [...document.querySelectorAll('main li .card')].flatMap((card, place) => {
  const value = card.querySelector('svg text')?.getBoundingClientRect();
  const hit = value && document.elementFromPoint(value.right - 1, value.top + value.height / 2);
  const isCut = hit && !card.contains(hit) && hit.closest('main .card');
  return isCut ? [`${place} ${card.getAttribute('aria-label')}`] : [];
})"""

# Whole cards whose points lie under a card of another row.
FIND_OVERLAID = """() => [...document.querySelectorAll('main li:last-child .card')].flatMap((card, place) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width * 0.82, top + height * 0.75);
  return hit && !card.contains(hit) && hit.closest('main .card') ? [`${place} ${card.getAttribute('aria-label')}`] : [];
})"""

# Cards that a panel lies over.
FIND_UNDER_THE_END = """() => {
  const end = document.querySelector('.end').getBoundingClientRect();
  return [...document.querySelectorAll('main .card')].filter(card => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return left < end.right && right > end.left && top < end.bottom && bottom > end.top;
  }).length;
}"""


@pytest.mark.parametrize(("language", "width", "height"), [("de", 1440, 900), ("pl", 1280, 720)])
def test_the_cards_of_a_long_game_are_read_on_a_desk_and_its_end_covers_none(
    shared_server: ServerProcess, visit: OpenVisitor, language: str, width: int, height: int
) -> None:
    table = open_against_bots(shared_server, "famiglia")
    assert not advance(shared_server, table, lambda view: False), "played to its end"
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), language=language, width=width, height=height)
    anna.end.wait_for()
    assert anna.page.evaluate(FIND_SMALL, SMALLEST_TEXT) == []
    assert anna.page.evaluate(FIND_COVERED) == []
    assert anna.page.evaluate(FIND_UNDER_THE_END) == 0


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_twelve_cards_in_hand_and_twenty_four_parked_can_be_told_apart(
    server: ServerProcess, visit: OpenVisitor, tmp_path: Path, width: int, height: int
) -> None:
    anna = visit(server, width=width, height=height)
    enter(anna, "Agata", is_new=True)
    for game, (moves, many) in CROWDED.items():
        file = tmp_path / "crowded.json"
        file.write_text(format_record(play("famiglia", game, likes=GREED)), encoding="utf-8")
        anna.page.goto(f"{server.address}#/account")
        anna.page.get_by_role("link", name="Games and ratings").click()
        anna.page.get_by_text("Import a record").click()
        anna.page.get_by_label("Choose a record file").set_input_files(file)
        slider = anna.page.get_by_role("slider", name="Move")
        slider.wait_for(timeout=30_000)  # The server replays the whole game first.
        slider.fill(str(moves))
        expect(anna.page.locator(f"main ul:has(> li:nth-child({many}) .card)")).not_to_have_count(0)
        assert anna.page.evaluate(FIND_CUT) == []
        assert anna.page.evaluate(FIND_OVERLAID) == []
        if width > height:
            assert anna.page.evaluate(FIND_COVERED) == []
        if width >= DESK:
            assert anna.page.evaluate(FIND_SMALL, SMALLEST_TEXT) == []
