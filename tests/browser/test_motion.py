"""Every piece that moves is seen moving: from where it was to where it is, at the pace chosen, in nobody's way."""

from __future__ import annotations

import math
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from omerta.games.mafia_war.numbers import NEUTRAL
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.fast_forward import advance, open_against_bots, reach
from tests.browser.test_war import GAME, sit_down
from tests.browser.visitor import Visitor
from tests.browser.war_player import click_inside, click_something_lit, play_until, wait_for_question

# Notes every piece that flies: what it is, from where to where, how long, where it is at the beginning, in the middle
# and at the end; whether a click at the middle would meet it; and whether what it brings lies there already.
WATCH = """() => {
  window.flown = [];
  const look = (flier) => {
    const [flight] = flier.getAnimations();
    const { duration } = flight.effect.getTiming();
    const at = (part) => {
      flight.currentTime = part * (duration - 1);
      const { left, top, width, height } = flier.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const { flies, from, to } = flier.dataset;
    const [start, middle, end] = [at(0), at(0.5), at(1)];
    const lain = to && document.querySelector(`[data-target="${to}"] .piece:last-child`);
    window.flown.push({
      piece: flies, from: from ?? null, to: to ?? null, duration, start, middle, end,
      aside: parseFloat(getComputedStyle(flier).getPropertyValue('--aside')),
      meets: flier.contains(document.elementFromPoint(...middle)),
      lies: lain ? getComputedStyle(lain).opacity === '1' : null,
    });
    flight.currentTime = 0;
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node.matches?.('.flier')) look(node);
    }
  }).observe(document.body, { subtree: true, childList: true });
}"""

# Notes what flies as soon as a key is pressed and the page painted: what others do later is news again, and may fly.
NOTE_AT_KEY = """() => addEventListener('keydown', () => {
  const before = flown.length;
  requestAnimationFrame(() => requestAnimationFrame(() => {
    window.afterKey = {
      'set out': flown.length - before,
      'on their way': document.querySelectorAll('.flier').length,
    };
  }));
}, { once: true, capture: true })"""

# Where a spot beside the map is: the middle of the last thing shown that is called so.
MIDDLE = """(spot) => {
  const things = [...document.querySelectorAll(`[data-spot="${spot}"], [data-target="${spot}"]`)];
  const box = things.findLast((thing) => thing.getClientRects().length > 0)?.getBoundingClientRect();
  return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}"""

# Shows a moment by a line of the log that tells of it.
JUMP = "(moment) => document.querySelector(`[role=log] [data-moment='${moment}'] button`).click()"

IN_EVERY_GAME = {
    "starts": ("primo", "-", "seat"),
    "start-coin": ("coin", "money", "money"),
    "fee-paid": ("coin", "money", "money"),
    "paid": ("coin", "money", "-"),
    "earned": ("coin", "-", "money"),
    "token-placed": ("influence", "top", "bottom"),
    "token-on-top": ("influence", "mat", "top"),
    "mat-uncovered": ("influence", "row", "mat"),
    "marked": ("influence", "supply", "tile"),
    "order-issued": ("order", "orders", "area"),
    "order-gained": ("order", "mat", "orders"),
    "order-returned": ("order", "area", "orders"),
    "recruited": ("soldato", "supply", "soldati"),
    "soldati-placed": ("soldato", "soldati", "area"),
    "soldati-removed": ("soldato", "area", "supply"),
    "moved": ("soldato", "area", "area"),
    "car-placed": ("car", "supply", "area"),
    "boat-placed": ("speedboat", "supply", "sea"),
    "lab-built": ("lab", "supply", "area"),
    "mandamento-held": ("control", "seat", "mandamento"),
}
"""What is told in any game that is played to its end, and what is seen of it: which piece, from where, to where."""

IN_SOME_GAMES = {
    "took-start": ("primo", "seat", "seat"),
    "boat-moved": ("speedboat", "sea", "sea"),
    "boats-clashed": ("speedboat", "sea", "supply"),
    "bust-placed": ("bust", "supply", "bottom"),
    "bust-returned": ("bust", "bottom", "supply"),
    "tile-used": ("tile", "tile", "seat"),
    "laundered": ("coin", "-", "money"),
    "lab-lost": ("lab", "area", "-"),
    "cars-lost": ("car", "area", "supply"),
    "rallied": ("soldato", "area", "area"),
    "mandamento-lost": ("control", "mandamento", "seat"),
}

ON_MAP = re.compile("area|sea|mandamento")
HEIGHT = 50
"""Pixels: from no higher does a piece drop in."""
NEAR = 6
"""Pixels between the middle of a spot and where a piece lands."""


def let_move(visitor: Visitor, speed: str = "normal") -> None:
    """From now on pieces fly, and are watched."""
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.page.evaluate(f"localStorage.setItem('omerta.speed', '{speed}')")
    visitor.page.reload()
    visitor.wait_for_turn()
    visitor.page.evaluate(WATCH)


def flown(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.flown")
    return found


def kinds(flights: list[dict[str, Any]]) -> set[tuple[str, str, str]]:
    """Which pieces flew, and between which kinds of spots."""
    return {(flight["piece"], *[(flight[end] or "-").split(":")[0] for end in ("from", "to")]) for flight in flights}


def wait_for_flight(page: Page, kind: tuple[str, str, str]) -> dict[str, Any]:
    """The first flight of this kind."""
    page.wait_for_function(
        """([piece, from, to]) => window.flown.some((flight) => flight.piece === piece &&
             (flight.from ?? '-').split(':')[0] === from && (flight.to ?? '-').split(':')[0] === to)""",
        arg=list(kind),
    )
    return next(flight for flight in flown(page) if kinds([flight]) == {kind})


def assert_seen(page: Page, flight: dict[str, Any]) -> None:
    """It goes its way in sight and in nobody's way, and ends where it is told to, beside what goes the same way."""
    assert not flight["meets"], flight
    start, middle, end = flight["start"], flight["middle"], flight["end"]
    if flight["from"] and flight["to"] and math.dist(start, end) > HEIGHT:
        assert 0 < math.dist(start, middle) < math.dist(start, end), flight
        assert 0 < math.dist(middle, end) < math.dist(start, end), flight
    for spot, at in ((flight["from"], start), (flight["to"], end)):
        place = page.evaluate(MIDDLE, spot) if spot and not ON_MAP.match(spot) else None
        assert place is None or math.dist((place[0] + flight["aside"], place[1]), at) < NEAR, (spot, flight)


def moves(args: dict[str, Any]) -> bool:
    """Who keeps the start piece moves nothing, of Soldati who rally there may be none, and what is nobody's goes to no
    supply that is shown."""
    return args.get("from") != args.get("seat", -1) and args.get("count") != 0 and args.get("owner") != NEUTRAL


def test_whatever_is_told_to_move_flies_when_a_game_is_looked_back_on(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    table = open_against_bots(shared_server, GAME)
    assert not advance(shared_server, table, lambda view: False), "played to its end"
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"))
    anna.end.wait_for()
    anna.page.emulate_media(reduced_motion="no-preference")
    moments = next(iter(anna.messages("snapshot")))["memories"][0]["moments"]
    told = [event["kind"] if moves(event["args"]) else "" for events in moments for event in events]
    moment_of = [moment for moment, events in enumerate(moments) for _ in events]
    seen = {kind: flight for kind, flight in {**IN_EVERY_GAME, **IN_SOME_GAMES}.items() if kind in told}
    assert not IN_EVERY_GAME.keys() - seen.keys()
    anna.page.evaluate(WATCH)
    shown = -1
    for kind, flight in seen.items():
        moment = moment_of[told.index(kind)]
        if moment != shown:
            anna.page.evaluate("window.flown.length = 0")
            anna.page.evaluate(JUMP, moment)
            shown = moment
        assert_seen(anna.page, wait_for_flight(anna.page, flight))
    expect(anna.page.locator(".flier"), "what has landed is gone").to_have_count(0)


def test_a_token_flies_from_sheet_to_sheet_and_lies_there_when_it_has_come(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "turn", dice=random.Random(4))
    let_move(anna)
    taken = anna.page.locator(".top.taken")
    while not taken.count():
        before = anna.sequence
        click_inside(anna, anna.page.locator("[data-rove=lit][data-target^='top:']").first)
        anna.wait_beyond(before)
        wait_for_question(anna)
    origin = taken.get_attribute("data-target")
    expect(anna.page.locator(".flier[data-flies=influence]")).to_have_count(0)
    # A space of the Police leaves the sheets in sight; one that exerts influence turns the desk to the mat at once.
    space = anna.page.locator("[data-rove=lit][data-target^='bottom:police-']").first
    target = space.get_attribute("data-target")
    click_inside(anna, space)
    flight = wait_for_flight(anna.page, ("influence", "top", "bottom"))
    assert (flight["from"], flight["to"]) == (origin, target)
    assert flight["lies"] is False
    assert math.dist(anna.page.evaluate(MIDDLE, origin), flight["start"]) < NEAR
    assert math.dist(anna.page.evaluate(MIDDLE, target), flight["end"]) < NEAR
    lain = anna.page.locator(f"[data-target='{target}'] .piece").last
    expect(lain).to_have_css("opacity", "1")


def test_money_flies_from_family_to_family_and_is_counted(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "turn", dice=random.Random(4))
    let_move(anna)
    question = anna.page.get_by_role("dialog", name="What you can do")
    changes = anna.page.locator(".family ~ .change")
    anna.page.get_by_role("button", name="Pay 2 Money so that your teammate gets 1").click()
    question.get_by_role("button").click()
    gift = wait_for_flight(anna.page, ("coin", "money", "money"))
    assert (gift["from"], gift["to"]) == ("money:0", "money:2")
    wait_for_flight(anna.page, ("coin", "money", "-"))
    expect(changes).to_have_text(["+1", "−2"])
    anna.page.evaluate("window.flown.length = 0")
    anna.page.get_by_role("button", name=re.compile("^Sell .* for 1 Money$")).first.click()
    question.get_by_role("button").click()
    assert wait_for_flight(anna.page, ("coin", "-", "money"))["to"] == "money:0"
    wait_for_flight(anna.page, ("order", "orders", "-"))
    expect(changes).to_have_text(["+1"])


def test_a_boat_sails_from_sea_to_sea(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    table = reach(shared_server, GAME, lambda view: view["prompt"]["key"] == "move-boat")
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"))
    let_move(anna)
    sea = anna.page.locator("[data-rove=lit][data-target^='sea:']").first
    target = sea.get_attribute("data-target")
    click_inside(anna, sea)
    sails = wait_for_flight(anna.page, ("speedboat", "sea", "sea"))
    assert sails["to"] == target != sails["from"]
    assert_seen(anna.page, sails)


def test_pieces_keep_the_pace_that_was_chosen(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    dice = random.Random(1)
    took = []
    for speed in ("slow", "normal", "fast"):
        let_move(anna, speed)
        while not flown(anna.page):
            assert wait_for_question(anna)
            click_something_lit(anna, dice)
        took.append(flown(anna.page)[0]["duration"])
    assert took[0] > took[1] > took[2] > 0


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_flies_at_once_or_where_less_motion_is_wished(
    shared_server: ServerProcess, visit: OpenVisitor, motion: str
) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "turn", dice=random.Random(4))
    let_move(anna, "normal" if motion == "reduce" else "at-once")
    anna.page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    dice = random.Random(2)
    for _ in range(8):
        click_something_lit(anna, dice)
        wait_for_question(anna)
    assert flown(anna.page) == []


def test_a_key_ends_what_is_on_its_way(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "turn", dice=random.Random(4))
    let_move(anna, "slow")
    fliers, skip, dice = anna.page.locator(".flier"), anna.button("Skip to now"), random.Random(2)
    while not (skip.count() and fliers.count()):
        if anna.choices.count():
            click_something_lit(anna, dice)
        else:
            fliers.or_(anna.choices).first.wait_for()
    anna.page.evaluate(NOTE_AT_KEY)
    anna.page.keyboard.press("s")
    anna.page.wait_for_function("() => window.afterKey")
    assert anna.page.evaluate("afterKey") == {"set out": 0, "on their way": 0}
    expect(skip).to_have_count(0)


def test_on_a_phone_what_is_not_shown_comes_through_its_door(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit, width=390, height=844)
    play_until(anna, "turn", dice=random.Random(4))
    let_move(anna)
    dice = random.Random(3)
    through_doors: list[str] = []
    while not through_doors:
        assert wait_for_question(anna)
        click_something_lit(anna, dice)
        for flight in flown(anna.page):
            assert not flight["meets"], flight
            ends = [flight["start"], flight["end"]]
            assert all(-NEAR <= x <= 390 + NEAR and -60 <= y <= 844 for x, y in ends), flight
            near = anna.page.evaluate(
                """(ends) => [...document.querySelectorAll('[data-door]')].filter((door) => {
                  const { left, right, top, bottom } = door.getBoundingClientRect();
                  return ends.some(([x, y]) => left <= x && x <= right && top <= y && y <= bottom);
                }).map((door) => door.dataset.door)""",
                ends,
            )
            through_doors += near
        assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
