"""Friends, spectators and several people at one device; what each may know stays with them."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.visitor import Visitor


def open_lobby(host: Visitor, hands: str = "counted") -> str:
    """A table with a friend's seat; returns the invitation's address."""
    host.button("Set up a table").first.click()
    host.page.get_by_label("Your name").fill("Anna")
    host.page.get_by_label("Seat 2").select_option("friend")
    host.page.get_by_label("Hands").select_option(hands)
    host.button("Open the table").click()
    return host.page.get_by_label("Send this link to a friend").input_value()


def accept(friend: Visitor, name: str = "Bruno") -> None:
    friend.page.get_by_label("Your name").fill(name)
    friend.button("Take the seat").click()


def path_of(address: str, server: ServerProcess) -> str:
    return address.removeprefix(server.address)


def sit_down(server: ServerProcess, visit: OpenVisitor, hands: str = "counted") -> tuple[Visitor, Visitor]:
    """Two friends, each at a browser of their own, with the game begun."""
    anna = visit(server)
    invitation = open_lobby(anna, hands)
    bruno = visit(server, path=path_of(invitation, server))
    accept(bruno)
    anna.button("Begin").click()
    anna.screen.wait_for()
    bruno.screen.wait_for()
    return anna, bruno


def views_in(visitor: Visitor) -> list[dict[str, Any]]:
    messages = visitor.messages("snapshot") + visitor.messages("update")
    return [sight["view"] for message in messages for sight in message["sights"]]


def test_a_friend_comes_by_link_and_both_play(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    invitation = open_lobby(anna)
    expect(anna.button("Begin")).to_be_disabled()
    bruno = visit(shared_server, path=path_of(invitation, shared_server))
    bruno.expect_text("Anna")
    accept(bruno)
    bruno.expect_text("The host begins the game.")
    expect(bruno.page.locator("body")).not_to_contain_text("These links")
    anna.expect_text("These links")
    anna.expect_text("Bruno")
    anna.button("Begin").click()
    for visitor in (anna, bruno):
        visitor.screen.wait_for()
        assert re.search(r"#/table/[0-9a-f]+$", visitor.page.url), "no key stays in the address bar"

    on_turn = anna.lit.or_(anna.choices)
    mover, other = (anna, bruno) if on_turn.count() else (bruno, anna)
    mover.click_lit(random.Random(0))
    other.wait_beyond(mover.sequence - 1)
    assert other.log == mover.log


def test_an_invitation_works_once(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    invitation = path_of(open_lobby(anna), shared_server)
    accept(visit(shared_server, path=invitation))
    anna.expect_text("Bruno")
    carla = visit(shared_server, path=invitation)
    carla.expect_text("Somebody has already taken this seat.")
    carla.button("To the front page").click()
    expect(carla.button("Play now").first).to_be_visible()


def test_the_host_gives_a_seat_to_somebody_else(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    invitation = path_of(open_lobby(anna), shared_server)
    bruno = visit(shared_server, path=invitation)
    accept(bruno)
    anna.button("Give this seat to somebody else").click()
    bruno.expect_text("The host has replaced this link.")
    again = anna.page.get_by_label("Send this link to a friend").input_value()
    carla = visit(shared_server, path=path_of(again, shared_server))
    accept(carla, "Carla")
    anna.expect_text("Carla")


@pytest.mark.parametrize("path", ["#/seat/nonsense", "#/join/nonsense", "#/table/0000", "#/nowhere/at/all"])
def test_a_wrong_link_gets_a_page_that_says_what_to_do(
    shared_server: ServerProcess, visit: OpenVisitor, path: str
) -> None:
    lost = visit(shared_server, path=path)
    expect(lost.page.get_by_role("alert")).to_have_text(re.compile(r"(link|key).*\."))
    lost.button("To the front page").click()
    expect(lost.button("Play now").first).to_be_visible()


def test_hidden_hands_reach_nobody_else(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna, bruno = sit_down(shared_server, visit, "hidden")
    (keys,) = anna.keys().values()
    watcher = visit(shared_server, path=f"#/watch/{keys['spectator']}")
    watcher.screen.wait_for()
    expect(watcher.page.get_by_role("img", name="A face-down card")).to_have_count(8)
    dice = random.Random(5)
    for _ in range(6):
        on_turn = anna if anna.page.title().startswith("●") else bruno
        on_turn.wait_for_turn()
        on_turn.click_lit(dice)
        for visitor in (anna, bruno, watcher):
            expect(visitor.screen).to_have_attribute("data-sequence", str(on_turn.sequence))

    for visitor, own in ((anna, 0), (bruno, 1), (watcher, -2)):
        views = views_in(visitor)
        assert len(views) >= 6
        for view in views:
            assert view["seat"] == own
            assert [hand["cards"] is not None for hand in view["hands"]] == [own == 0, own == 1]
    (bruno_keys,) = bruno.keys().values()
    secret = bruno_keys["seats"]["1"]
    assert secret not in anna.page.evaluate("JSON.stringify(localStorage)") + "".join(anna.heard)
    assert keys["seats"]["0"] not in bruno.page.evaluate("JSON.stringify(localStorage)") + "".join(bruno.heard)


def test_a_spectator_sees_everything_open_and_chooses_nothing(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    anna.play_now("Famiglia")
    (keys,) = anna.keys().values()
    watcher = visit(shared_server, path=f"#/watch/{keys['spectator']}")
    watcher.screen.wait_for()
    anna.expect_text("one watching")
    anna.wait_for_turn()
    expect(watcher.page.locator("main [data-rove='lit']")).to_have_count(0)
    expect(watcher.choices).to_have_count(0)
    expect(watcher.button("Undo")).to_have_count(0)
    anna.click_lit(random.Random(2))
    anna.wait_for_turn()
    expect(watcher.screen).to_have_attribute("data-sequence", str(anna.sequence))
    assert watcher.log == anna.log


def test_a_cover_stands_between_people_at_one_device(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    both = visit(shared_server)
    both.button("Set up a table").first.click()
    both.page.get_by_label("Seat 2").select_option("me")
    both.page.get_by_label("Hands").select_option("hidden")
    both.page.get_by_text("More choices").click()
    both.page.get_by_label("Who begins").select_option("0")
    both.button("Open the table").click()
    for turn in range(2):
        name = f"Player {turn % 2 + 1}"
        cover = both.page.get_by_role("dialog", name="Pass the device")
        expect(cover).to_contain_text(name)
        expect(both.page.locator("main, [data-card]")).to_have_count(0)
        both.page.reload()
        expect(cover).to_contain_text(name)
        both.button(f"I am {name}").click()
        assert both.wait_for_turn()
        expect(both.page.get_by_role("img", name="A face-down card")).to_have_count(4)
        hand = both.page.get_by_role("list", name=f"{name}: hand").locator("[data-card]")
        expect(hand).to_have_count(4)
        both.button(re.compile("Pass and take nothing")).click()


def test_whoever_shares_a_device_has_a_name_too(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    both = visit(shared_server)
    both.button("Set up a table").first.click()
    both.page.get_by_label("Your name").fill("Anna")
    name = both.page.get_by_label("Name of player 2")
    expect(name).to_have_count(0)
    both.page.get_by_label("Seat 2").select_option("me")
    name.fill("Bruno")
    both.button("Open the table").click()
    both.wait_for_turn()
    for seat in ("Anna", "Bruno"):
        expect(both.page.get_by_role("region", name=seat)).to_be_visible()


def test_open_hands_need_no_cover(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    both = visit(shared_server)
    both.button("Set up a table").first.click()
    both.page.get_by_label("Seat 2").select_option("me")
    both.button("Open the table").click()
    assert both.wait_for_turn()
    both.button(re.compile("Pass and take nothing")).click()
    expect(both.button("Undo")).to_be_enabled()
    assert both.wait_for_turn()
    expect(both.page.get_by_role("dialog", name="Pass the device")).to_have_count(0)


def test_a_war_at_one_device_passes_from_hand_to_hand(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    """Two people of one team against two bots: the table is covered until the one who is next has the device."""
    table = shared_server.open_table("mafia-war", "me", "picciotto", "me", "picciotto")
    both = visit(shared_server, path=table.seats[0].path.lstrip("/"))
    both.screen.or_(both.button(re.compile("^I am"))).first.wait_for()
    both.page.goto(shared_server.address + table.seats[1].path.lstrip("/"))
    dice = random.Random(4)
    cover = both.button(re.compile("^I am"))
    took_over: list[str] = []
    while len(set(took_over)) < 2:
        both.choices.or_(cover).first.wait_for()
        if cover.count():
            assert both.screen.count() == 0, "nothing of the table is seen under the cover"
            took_over.append(cover.inner_text())
            cover.click()
            continue
        moved = both.page.locator(f"[data-sequence]:not([data-sequence='{both.sequence}'])")
        both.choices.nth(dice.randrange(both.choices.count())).click()
        moved.or_(cover).first.wait_for()
    assert took_over[0] != took_over[1]
