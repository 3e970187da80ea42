"""Four people in four browsers, two teams: what partners say and draw stays between them until the game is over."""

from __future__ import annotations

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.visitor import Visitor

WORDS = "Corleone at midnight"
NOTE = "not before dawn"


def assert_accessible(visitor: Visitor) -> None:
    found = Axe().run(visitor.page).response["violations"]
    assert [(violation["id"], violation["nodes"][0]["html"][:160]) for violation in found] == []


def test_two_teams_plan_in_secret_and_one_resigns(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    opened = shared_server.open_table("mafia-war", *["me"] * 4)
    paths = [link.path.lstrip("/") for link in opened.seats]
    anna, rival = visit(shared_server, path=paths[0]), visit(shared_server, path=paths[1])
    partner = visit(shared_server, path=paths[2], width=390, height=844)
    other = visit(shared_server, path=paths[3])
    watcher = visit(shared_server, path=opened.spectator.path.lstrip("/"))
    for visitor in (anna, rival, partner, other, watcher):
        visitor.screen.wait_for()

    anna.page.keyboard.press("p")
    for area in ("palermo", "corleone"):
        anna.page.locator(f"[data-sketch={area}]").focus()
        anna.page.keyboard.press("Enter")
    expect(partner.page.get_by_role("img", name=re.compile("attack Corleone from Palermo$"))).to_be_attached()
    assert_accessible(anna)
    partner.button("Your team’s secret map").click()
    partner.page.get_by_role("radio", name="Note").check(force=True)
    partner.page.get_by_label("A few words").fill(NOTE)
    partner.page.locator("[data-sketch=enna]").press("Enter")
    expect(anna.page.get_by_role("img", name=re.compile(f"on Enna: {NOTE}$"))).to_be_attached()
    assert_accessible(partner)
    anna.button("Done").click()
    anna.page.keyboard.press("p")
    expect(anna.button("Done")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.button("Done")).to_have_count(0)
    anna.button("Talk").click()
    anna.page.get_by_label("Who shall hear it?").select_option("team")
    anna.page.get_by_label("Say something").fill(WORDS)
    anna.button("Say it").click()
    expect(anna.page.get_by_role("log", name="Talk").get_by_role("listitem")).to_contain_text([WORDS])
    anna.button("Close").click()
    expect(watcher.button("Your team’s secret map")).to_have_count(0)
    outside = (rival, other, watcher)
    for visitor in outside:
        known = "".join(visitor.heard) + visitor.page.content() + str(visitor.page.context.storage_state())
        assert not [secret for secret in (WORDS, NOTE, '"sign"') if secret in known]

    rival.button("Menu").click()
    rival.button("Offer a draw").click()
    for visitor in (anna, partner, other):
        expect(visitor.page.locator("[data-proposal=draw]")).to_be_visible()
    anna.button("No").click()
    expect(rival.page.locator("[data-proposal]")).to_have_count(0)
    anna.button("Menu").click()
    anna.button("Resign").click()
    anna.button("Resign for good").click()
    proposal = partner.page.locator("[data-proposal=resign]")
    expect(proposal).to_be_visible()
    assert_accessible(partner)
    proposal.get_by_role("button", name="Agree").click()
    for visitor in (anna, rival, partner, other, watcher):
        expect(visitor.end).to_contain_text("resigned")
        expect(visitor.page.locator("[aria-current=true]"), "it is nobody's turn any more").to_have_count(0)
    expect(rival.end).to_contain_text("You won")
    assert NOTE not in "".join(watcher.heard), "nobody is told unasked, even now"

    rival.end.get_by_role("button", name="Look back").click()
    rival.page.get_by_label("Through the eyes of").select_option("0")
    expect(rival.page.get_by_role("img", name=re.compile(f"on Enna: {NOTE}$"))).to_be_attached()
    anna.end.get_by_role("button", name="Play again").click()
    for visitor in (partner, other, rival):
        visitor.page.locator("[data-proposal=rematch]").get_by_role("button", name="Agree").click()
    for visitor in (anna, rival, partner, other):
        expect(visitor.end).to_have_count(0)
        expect(visitor.page.get_by_role("img", name=re.compile(NOTE))).to_have_count(0)
