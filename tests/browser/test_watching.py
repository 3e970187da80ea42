"""Watching the others play: at one's own pace, told again afterwards, and looked back on from the log."""

from __future__ import annotations

import itertools
import random
import re

from playwright.sync_api import Page, expect

from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.fast_forward import reach
from tests.browser.test_famiglia import hot_seat
from tests.browser.test_war import sit_down
from tests.browser.visitor import Visitor
from tests.browser.war_player import click_something_lit, last_view, play_until, wait_for_question

# A Street that once filled a phone.
IN_SIGHT = 0.9
"""So much of a card shows all that it says."""
MANY = 10
# Counts the frames in which the goal of the game is not to be seen.
WATCH_THE_GOAL = """() => {
  window.without = 0;
  const look = () => {
    if (!document.querySelector('header .goal p')) window.without += 1;
    requestAnimationFrame(look);
  };
  look();
}"""


def set_speed(page: Page, speed: str) -> None:
    page.evaluate(f"localStorage.setItem('omerta.speed', '{speed}')")
    page.reload()


def newest_sequence(visitor: Visitor) -> int:
    """How far the table is, whatever the page shows."""
    return max(int(message["sequence"]) for kind in ("snapshot", "update") for message in visitor.messages(kind))


def test_bots_turns_wait_for_a_slow_watcher_and_a_key_skips_them(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "turn", dice=random.Random(4))
    set_speed(anna.page, "slow")
    dice = random.Random(1)
    skip = anna.button("Skip to now")
    anna.choices.first.wait_for()
    while not skip.count():
        before = anna.sequence
        anna.choices.nth(dice.randrange(anna.choices.count())).click()
        anna.wait_beyond(before)
        anna.choices.or_(skip).first.wait_for()
    expect(anna.choices).to_have_count(0)
    anna.page.keyboard.press("s")
    expect(skip).to_have_count(0)
    assert anna.sequence <= newest_sequence(anna)
    anna.wait_for_turn()
    since = anna.page.get_by_role("region", name="Since your last turn")
    assert 1 <= since.get_by_role("listitem").count() <= 3


def test_what_the_others_did_is_shown_again_on_the_map(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    dice = random.Random(4)
    lines = anna.page.get_by_role("region", name="Since your last turn").get_by_role("button")
    placed = lines.filter(has_text=re.compile("Soldat[oi] to (?!headquarters)"))
    for _ in range(200):
        anna.wait_for_turn()
        if placed.count():
            break
        before = anna.sequence
        anna.choices.nth(dice.randrange(anna.choices.count())).click()
        anna.wait_beyond(before)
    told = lines.all_inner_texts()
    anna.page.reload()
    expect(lines, "whoever comes back to the table is told it too").to_have_text(told)
    recalled = anna.page.locator("path.recalled")
    expect(recalled).to_have_count(0)
    placed.first.hover()
    expect(recalled.first).to_be_attached()
    anna.page.mouse.move(0, 0)
    expect(recalled).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_moment_and_a_replay_plays_on(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    anna = visit(shared_server)
    anna.play_now("Famiglia")
    dice = random.Random(7)
    for _ in range(4):
        assert anna.wait_for_turn()
        anna.click_lit(dice)
    anna.wait_for_turn()
    turns = anna.page.locator("[role=log] li.heading").all_inner_texts()
    assert len(turns) > 1
    assert all(one != other for one, other in itertools.pairwise(turns)), "one heading for each turn"
    first = anna.page.locator("[role=log] li button").first
    words = first.inner_text()
    anna.page.evaluate(WATCH_THE_GOAL)
    first.click()
    moves = anna.page.get_by_role("slider", name="Move")
    expect(moves).to_have_value("0")
    moves.press("?")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[role=log] li.now").first).to_have_text(words)
    anna.button("Play").click()
    expect(anna.button("Play")).to_be_visible(timeout=30_000)
    last = moves.get_attribute("max")
    expect(moves).to_have_value(str(last))
    expect(anna.page.locator("[role=log] li.now").last).to_be_in_viewport()
    assert anna.page.evaluate("window.without") == 0


def test_a_phone_shows_again_what_was_done_and_goes_to_the_moment_of_a_line(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    anna = sit_down(shared_server, visit, width=390, height=844)
    dice = random.Random(4)
    lines = anna.page.get_by_role("region", name="Since your last turn").get_by_role("button")
    placed = lines.filter(has_text=re.compile("Soldat[oi] to (?!headquarters)"))
    log = anna.page.get_by_role("dialog", name="What happened")
    while wait_for_question(anna):
        anna.button("Log").tap()
        if placed.count():
            break
        anna.page.keyboard.press("Escape")
        click_something_lit(anna, dice)
    placed.first.tap()
    expect(log).to_be_hidden()
    recalled = anna.page.locator("path.recalled").first
    expect(recalled).to_be_in_viewport()
    anna.button("Log").tap()
    expect(recalled).to_have_count(0)
    log.get_by_role("log").get_by_role("button").first.tap()
    expect(log).to_be_hidden()
    expect(anna.page.get_by_role("slider", name="Move")).to_have_value("0")


def test_arrows_lead_from_line_to_line_of_the_log(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "turn", dice=random.Random(4))
    lines = anna.page.get_by_role("log").get_by_role("button")
    anna.page.get_by_role("log").focus()
    anna.page.keyboard.press("ArrowUp")
    expect(lines.last).to_be_focused()
    anna.page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    anna.page.keyboard.press("ArrowDown")
    expect(lines.last).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("slider", name="Move")).to_be_visible()


def test_the_finished_game_can_still_be_looked_at_after_another_began(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    anna = visit(shared_server)
    hot_seat(anna)
    for _ in range(2):
        anna.wait_for_turn()
        before = anna.sequence
        anna.button(re.compile("Pass and take nothing")).click()
        anna.wait_beyond(before)
    anna.button("Play again").click()
    expect(anna.end).to_have_count(0)
    anna.button("Look back").click()
    anna.page.get_by_label("Game", exact=True).select_option("1")
    anna.button("Last move").click()
    expect(anna.page.locator(".told")).to_contain_text("The game is over")


def test_keys_are_told_by_a_key(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    anna.wait_for_turn()
    anna.page.keyboard.press("?")
    keys = anna.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("take your last choice back")
    expect(keys).to_contain_text("your mat")
    anna.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    anna.page.keyboard.press("n")
    anna.expect_text("Sounds are off.")
    assert anna.page.evaluate("localStorage.getItem('omerta.sound')") == "off"
    play_until(anna, "turn", dice=random.Random(4))
    anna.page.keyboard.press("a")
    expect(anna.page.locator("aside details[open] button").first).to_be_focused()
    anna.page.keyboard.press("m")
    expect(anna.page.get_by_role("dialog", name="Your mat")).to_be_visible()


def test_a_choice_pointed_at_leaves_a_ghost_on_the_map(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "setup-area", dice=random.Random(4))
    ghost = anna.page.locator("svg .ghost")
    expect(ghost).to_have_count(0)
    anna.choices.first.hover()
    expect(ghost).to_have_count(1)
    anna.page.mouse.move(0, 0)
    expect(ghost).to_have_count(0)


def test_the_goal_line_says_how_far_everybody_is(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "executing", "cards", dice=random.Random(4))
    view = last_view(anna)
    held = [player["mandamenti"] for player in view["players"]]
    expect(anna.page.locator("header .round")).to_have_text(f"Round {view['round']} of 4 · Encounter")
    expect(anna.page.locator("header [data-team='0'] .count")).to_have_text(f"{held[0] + held[2]} of 6")
    expect(anna.page.locator("header [data-team='1'] .count")).to_have_text(f"{held[1] + held[3]} of 6")


def test_a_phone_that_looks_back_shows_the_own_hand_and_escape_returns(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    table = reach(shared_server, "famiglia", lambda view: len(view["street"]) > MANY)
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), width=390, height=844)
    hand = anna.page.get_by_role("list", name="Player 1: hand").get_by_role("listitem")
    anna.wait_for_turn()
    expect(hand.last).to_be_in_viewport(ratio=IN_SIGHT)
    anna.button("Look back").click()
    slider = anna.page.get_by_role("slider", name="Move")
    expect(slider).to_be_visible()
    expect(hand.last).to_be_in_viewport(ratio=IN_SIGHT)
    slider.press("Escape")
    expect(slider).to_have_count(0)
    anna.wait_for_turn()
