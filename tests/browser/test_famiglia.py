"""Famiglia in the browser: by clicks, by keyboard, on a phone, and looking back."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from omerta.games import find_game
from omerta.kernel import Record, parse_record
from omerta.messages import Speaker
from omerta.server.tables.history import Play, walk
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.visitor import Visitor


def fetch_record(visitor: Visitor) -> Record:
    table, keys = next(iter(visitor.keys().items()))
    return parse_record(visitor.server.fetch(f"api/tables/{table}/games/1/record", token=keys["host"]))


def test_a_game_against_a_bot_is_played_to_its_end_by_clicks(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    anna.play_now("Famiglia")
    assert anna.play_to_the_end(random.Random(1)) > 5
    expect(anna.page.locator(".end h2")).to_have_text(re.compile("^(You won|You lost|A draw)$"))

    game, record = find_game("famiglia"), fetch_record(anna)
    speaker = Speaker(game, seats=record.seats)
    told = [speaker.event(event) for _, events, _ in walk(game, Play(record)) for event in events]
    assert anna.log == told, "the page tells the game in the same sentences as the terminal"
    expect(anna.page.locator("[role=log] li").last).to_be_in_viewport()
    assert record.result is not None
    assert record.result.outcome is not None
    scores = [str(score) for score in sorted(record.result.outcome.scores, reverse=True)]
    assert anna.page.locator(".end dd").all_inner_texts() == scores

    anna.button("Play again").click()
    expect(anna.end).to_have_count(0)
    assert anna.wait_for_turn()


def test_a_game_is_played_by_keyboard_alone(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    bruno = visit(shared_server)
    # With all that flies: a card whose flight cannot be measured complains.
    bruno.page.emulate_media(reduced_motion="no-preference")
    bruno.page.evaluate("localStorage.setItem('omerta.speed', 'at-once')")
    bruno.page.reload()
    press = bruno.page.keyboard.press
    focused = bruno.page.locator(":focus")
    expect(bruno.button("Play now").first).to_be_visible()
    while "Play now" not in focused.all_inner_texts():
        press("Tab")
    press("Enter")
    bruno.wait_for_turn()
    while focused.count() == 0 or not focused.evaluate("element => element.closest('aside li') !== null"):
        press("Tab")
    turns = 0
    while bruno.wait_for_turn():
        before = bruno.sequence
        expect(bruno.choices.first).to_be_focused()
        press("Enter" if turns % 2 else "1")
        bruno.wait_beyond(before)
        turns += 1
    assert turns > 5


def test_cards_are_played_by_keyboard_and_the_focus_stays_among_them(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    table = shared_server.open_table("famiglia", "me", "picciotto", start="0")
    bruno = visit(shared_server, path=table.seats[0].path.lstrip("/"))
    bruno.page.emulate_media(reduced_motion="no-preference")
    bruno.wait_for_turn()
    bruno.lit.first.focus()
    for _ in range(6):
        if not bruno.wait_for_turn() or bruno.lit.count() == 0:
            break
        expect(bruno.page.locator("main [data-rove=lit]:focus")).to_have_count(1)
        before = bruno.sequence
        bruno.page.keyboard.press("Enter")
        if bruno.page.get_by_role("dialog", name="What you can do").count():
            bruno.page.keyboard.press("Enter")
        bruno.wait_beyond(before)


def hot_seat(visitor: Visitor, hands: str = "counted") -> None:
    """Two people at one device; the first of them begins."""
    visitor.button("Set up a table").first.click()
    expect(visitor.page.get_by_label("Your name")).to_be_in_viewport()
    visitor.page.get_by_label("Seat 2").select_option("me")
    visitor.page.get_by_label("Hands").select_option(hands)
    visitor.page.get_by_text("More choices").click()
    visitor.page.get_by_label("Who begins").select_option("0")
    visitor.button("Open the table").click()


def test_a_choice_is_taken_back(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    hot_seat(anna)
    anna.wait_for_turn()
    lines = anna.log
    on_turn = anna.page.locator("main [aria-current=true]")
    expect(anna.button("Undo")).to_be_disabled()
    anna.button(re.compile("Pass and take nothing")).click()
    expect(on_turn).to_contain_text("Player 2")
    assert anna.log == [*lines, "Player 1 passed."]
    anna.page.keyboard.press("u")
    expect(on_turn).to_contain_text("Player 1")
    assert anna.log == lines
    expect(anna.button("Undo")).to_be_disabled()


def test_a_click_on_what_cannot_be_done_tells_the_rule(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    hot_seat(anna)
    anna.wait_for_turn()
    before = anna.sequence
    # With four different 0s in hand, nothing above 0 can be taken.
    anna.page.locator("ul[aria-label='The Street'] [data-card]:not([data-card$='-0'])").first.click(force=True)
    anna.expect_text(re.compile(r"You need two cards of its family.* \(TAKE-\d+\)"))
    assert anna.sequence == before


def test_choices_say_what_they_would_do(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    hot_seat(anna)
    anna.wait_for_turn()
    expect(anna.choices.filter(has_text="Pass and take nothing")).to_contain_text("your turn ends")


def test_on_a_phone_the_hand_is_whole_the_street_large_and_passing_no_main_thing(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    table = shared_server.open_table("famiglia", "me", "picciotto", start="0")
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), width=390, height=844)
    anna.wait_for_turn()
    passing = anna.page.locator("aside").get_by_role("button", name=re.compile("Pass and take nothing"))
    expect(passing).to_have_class(re.compile("quiet"))
    panel = anna.page.locator("aside").bounding_box()
    assert panel
    cards = anna.page.locator("ul[aria-label$=': hand'] [data-card]")
    expect(cards).to_have_count(4)
    for card in cards.all():
        box = card.bounding_box()
        assert box
        assert box["y"] + box["height"] <= panel["y"], "nothing of a hand lies under the choices"
    of_six = anna.page.locator("ul[aria-label='The Street'] [data-card]").first.bounding_box()
    assert of_six
    assert of_six["width"] > 80, "it takes the room there is"


def test_a_game_is_looked_back_on_and_after_its_end_through_other_eyes(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    anna = visit(shared_server)
    hot_seat(anna, "hidden")
    anna.button(re.compile("^I am")).click()
    anna.button(re.compile("Pass and take nothing")).click()
    anna.button(re.compile("^I am")).click()
    anna.button("Look back").click()
    moves = anna.page.get_by_role("slider", name="Move")
    expect(moves).to_have_attribute("aria-valuetext", "1 of 1")
    expect(anna.page.locator(".told")).to_have_text("Player 1 passed.")
    expect(anna.page.get_by_label("Through the eyes of")).to_have_count(0)
    anna.button("First move").click()
    expect(anna.page.locator(".told")).to_contain_text("stands in the Street.")
    anna.button("To the table").click()

    anna.button(re.compile("Pass and take nothing")).click()
    anna.end.get_by_role("button", name="Look back").click()
    anna.button("First move").click()
    backs = anna.page.get_by_role("img", name="A face-down card")
    eyes = anna.page.get_by_label("Through the eyes of")
    eyes.select_option("Player 1")
    expect(backs).to_have_count(4)
    eyes.select_option("A spectator")
    expect(backs).to_have_count(8)


def test_a_phone_has_room_for_a_game(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    carla = visit(shared_server, width=390, height=844)
    carla.play_now("Famiglia")
    dice = random.Random(3)
    for _ in range(8):
        if not carla.wait_for_turn():
            break
        assert carla.page.evaluate("document.documentElement.scrollWidth") <= 390
        carla.click_lit(dice)
    carla.button("Log").click()
    expect(carla.page.get_by_role("log")).to_be_visible()
