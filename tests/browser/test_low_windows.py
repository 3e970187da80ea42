"""A wide window may be low, as one enlarged to twice its size is: then too nothing lies over anything else."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.fast_forward import reach

LONG_STREET = 12


def extent(*things: Locator) -> tuple[float, float, float, float]:
    """The left, top, right and bottom of everything together."""
    boxes = [box for thing in things for part in thing.all() if (box := part.bounding_box())]
    assert boxes
    return (
        min(box["x"] for box in boxes),
        min(box["y"] for box in boxes),
        max(box["x"] + box["width"] for box in boxes),
        max(box["y"] + box["height"] for box in boxes),
    )


@pytest.mark.parametrize(("width", "height"), [(720, 450), (1000, 420), (1280, 590)])
def test_the_pictures_of_the_front_page_stay_above_its_words(
    shared_server: ServerProcess, visit: OpenVisitor, width: int, height: int
) -> None:
    anna = visit(shared_server, width=width, height=height)
    expect(anna.page.locator("article")).to_have_count(2)
    for game in anna.page.locator("article").all():
        pictures = extent(game.locator(".picture svg"))
        assert pictures[1] >= extent(game)[1]
        assert pictures[3] <= extent(game.get_by_role("heading"))[1] + 0.5


def test_a_phone_on_its_side_shows_the_way_into_both_games(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server, width=844, height=390, language="pl")
    expect(anna.button(anna.text("ui-play-now"))).to_have_count(2)
    for play in anna.button(anna.text("ui-play-now")).all():
        expect(play).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(1000, 420), (1100, 520), (1280, 590)])
def test_the_street_keeps_its_cards_and_piles_between_its_title_and_the_hand(
    shared_server: ServerProcess, visit: OpenVisitor, width: int, height: int
) -> None:
    def is_long(view: dict[str, Any]) -> bool:
        return len(view["street"]) >= LONG_STREET

    table = reach(shared_server, "famiglia", is_long)
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), width=width, height=height)
    anna.wait_for_turn()
    street = anna.page.get_by_role("region", name="The Street")
    title = extent(street.get_by_role("heading"))
    inside = extent(street.locator("[data-card]"), street.get_by_role("button", name="Stack"))
    assert inside[1] >= title[3]
    assert inside[3] <= extent(street)[3]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (390, 664), (844, 390), (720, 450)])
def test_a_phone_shows_a_long_street_and_all_one_has_at_once(
    shared_server: ServerProcess, visit: OpenVisitor, width: int, height: int
) -> None:
    def is_full(view: dict[str, Any]) -> bool:
        hand, parked = view["hands"][0]["cards"], view["parked"]
        is_long = 10 <= len(view["street"]) <= LONG_STREET and len(parked[0]) >= 1 and max(map(len, parked)) <= 4
        return is_long and len(hand) <= 8 and view["prompt"]["key"] == "turn" and len(view["offers"]) > 2

    table = reach(shared_server, "famiglia", is_full)
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), width=width, height=height)
    anna.wait_for_turn()
    board = anna.page.locator("main")
    expect(board.locator(".ground .street")).to_be_in_viewport(ratio=1)
    for zone in ("hand", "parked"):
        expect(board.get_by_role("list", name=f"Player 1: {zone}")).to_be_in_viewport(ratio=1)
    assert board.evaluate("board => board.scrollHeight - board.clientHeight") == 0
