"""The paths people take through the house: from an account to a game to its review, and a game over days."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.test_club import enter, open_games
from tests.browser.visitor import Visitor

CHOICES = 10


def seek(visitor: Visitor, speed: str) -> None:
    visitor.page.goto(f"{visitor.server.address}#/lobby")
    visitor.page.get_by_label("Speed").select_option(speed)
    visitor.button("Famiglia").click()


def be_paired(server: ServerProcess, visit: OpenVisitor, names: tuple[str, str], speed: str) -> tuple[Visitor, Visitor]:
    """Two people with accounts seek a game and find each other; whoever is to choose comes first."""
    waiting, coming = visit(server), visit(server)
    for visitor, name in zip((waiting, coming), names, strict=True):
        enter(visitor, name, is_new=True)
    seek(waiting, speed)
    waiting.expect_text("Waiting for everybody to sit down.")
    seek(coming, speed)
    for visitor in (waiting, coming):
        visitor.screen.wait_for()
    return on_turn(waiting, coming)


def on_turn(one: Visitor, other: Visitor) -> tuple[Visitor, Visitor]:
    """Who is to choose, and who waits, when both pages show the same moment."""
    expect(other.screen).to_have_attribute("data-sequence", str(one.sequence))
    return (one, other) if one.page.title().startswith("●") else (other, one)


def choose(mover: Visitor, other: Visitor) -> tuple[Visitor, Visitor]:
    """The first choice of the list is made; who is to choose then, and who waits."""
    before = mover.sequence
    mover.choices.first.click()
    mover.wait_beyond(before)
    return on_turn(mover, other)


def name_of(visitor: Visitor) -> str:
    name: str = visitor.page.evaluate("fetch('api/me').then((answer) => answer.json()).then(({ me }) => me.name)")
    return name


def test_from_an_account_to_a_game_that_is_finished_on_a_phone_and_reviewed(
    server: ServerProcess, visit: OpenVisitor
) -> None:
    mover, other = be_paired(server, visit, ("Tosca", "Cesare"), "any")
    for _ in range(CHOICES):
        mover, other = choose(mover, other)
    leaving, staying = other, mover
    name, opponent = name_of(leaving), name_of(staying)
    leaving.page.close()
    while staying.page.title().startswith("●"):
        before = staying.sequence
        staying.choices.first.click()
        staying.wait_beyond(before)

    phone = visit(server, width=390, height=844)
    enter(phone, name, is_new=False)
    phone.wait_for_list("api/me/turns", "turns", 1)
    phone.page.reload()
    phone.page.get_by_role("region", name="Your turn").get_by_role("link", name="Famiglia").click()
    expect(phone.screen).to_have_attribute("data-sequence", str(staying.sequence))
    assert phone.wait_for_turn()
    phone.button("Menu").click()
    phone.button("Resign").click()
    phone.button("Resign for good").click()
    for visitor, result in ((phone, "ui-end-lost"), (staying, "ui-end-won")):
        expect(visitor.end).to_contain_text(visitor.text(result))

    open_games(phone, 1)
    played = phone.page.locator("article").filter(has_text=opponent)
    expect(played).to_contain_text("Lost")
    played.get_by_role("link", name="Look back").click()
    slider = phone.page.get_by_role("slider", name="Move")
    expect(slider).to_be_visible()
    phone.expect_text("Through the eyes of")
    phone.button("To the table").click()
    phone.button("Where did it turn?").click()
    curve = phone.page.get_by_role("img", name="Your chance to win, from the first choice to the last")
    expect(curve).to_be_visible(timeout=60_000)
    assert len((curve.locator("polyline").get_attribute("points") or "").split()) >= CHOICES
    turning = phone.page.get_by_role("list", name="The costliest choices").get_by_role("button").first
    told = re.match(r"\s*Step (\d+),", turning.inner_text())
    assert told is not None
    turning.click()
    expect(slider).to_have_value(told[1])


def open_tab(visitor: Visitor) -> Visitor:
    """A second window of the same person."""
    return Visitor(visitor.page.context.new_page(), visitor.server)


def expect_waiting(club: Visitor, count: int) -> list[dict[str, Any]]:
    """The page of turns and the count above it say how many tables wait for somebody; returns them."""
    club.page.goto(f"{club.server.address}#/account")
    turns = club.wait_for_list("api/me/turns", "turns", count)
    club.page.reload()
    waiting = club.page.get_by_role("region", name="Your turn")
    expect(waiting.get_by_role("listitem")).to_have_count(count)
    expect(waiting).to_contain_text("then a bot plays for you" if count else "Nothing waits for you.")
    expect(club.page.locator("nav .turns")).to_have_count(min(count, 1))
    if count:
        expect(club.page.locator("nav .turns")).to_contain_text(str(count))
    return turns


def test_a_slow_game_goes_on_by_itself_after_the_server_was_away(server: ServerProcess, visit: OpenVisitor) -> None:
    mover, other = be_paired(server, visit, ("Norma", "Ottavio"), "slow")
    club = {visitor: open_tab(visitor) for visitor in (mover, other)}
    (turn,) = (first,) = expect_waiting(club[mover], 1)
    mover, other = choose(mover, other)
    while turn == first:  # a choice is noted a moment after it was told
        (turn,) = expect_waiting(club[mover], 1)
    assert turn["deadline"] - turn["since"] == 86_400
    expect_waiting(club[other], 0)
    lines, sequence = mover.log, mover.sequence

    server.kill()
    for visitor in (mover, other):
        expect(visitor.page.locator(".connection.live")).to_have_count(0)
    server.start()
    for visitor in (mover, other):
        visitor.expect_text("Connected")
        assert (visitor.log, visitor.sequence) == (lines, sequence)
    expect_waiting(club[other], 0)
    assert expect_waiting(club[mover], 1) == [turn], "the clock runs on as if nothing had happened"

    was = mover
    while mover is was:
        mover, other = choose(mover, other)
    expect_waiting(club[mover], 1)
    expect_waiting(club[other], 0)
    assert [tab.errors for tab in club.values()] == [[], []]
