"""The Great Mafia War in the browser: played by clicks on what is lit, kept from the other team, open to everybody."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator, WebSocketRoute, expect

from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor
from tests.browser.fast_forward import reach
from tests.browser.test_access import assert_open_to_all
from tests.browser.visitor import Visitor
from tests.browser.war_player import (
    FIND_POINT,
    click_inside,
    click_something_lit,
    last_view,
    play_until,
    wait_for_question,
)

GAME = "mafia-war"
# Of a longer list, only what is pointed at is foreseen.
FORESEEN_AT_ONCE = 12


def sit_down(server: ServerProcess, visit: OpenVisitor, **window: object) -> Visitor:
    """One person against three easy bots."""
    table = server.open_table(GAME, "me", "picciotto", "picciotto", "picciotto")
    return visit(server, path=table.seats[0].path.lstrip("/"), **window)


def test_a_game_is_played_to_its_end_by_clicks(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    dice = random.Random(3)
    clicked = set()
    unseen = {"choose-leaders", "turn", "pick-space", "executing", "cards"}
    while wait_for_question(anna):
        asked = last_view(anna)["prompt"]["key"]
        if asked in unseen:
            unseen.discard(asked)
            assert_open_by_day_and_night(anna)
        clicked.add(click_something_lit(anna, dice).split(":")[0])
    expect(anna.page.locator(".end h2")).to_have_text(re.compile("You (won|lost)|A draw"))
    # Areas, spaces, columns, orders … were clicked on the board; numbers and parts stand in the list alone.
    assert {"area", "top", "bottom", "column", "order", "family", "list"} <= clicked
    assert not unseen & {"turn", "pick-space", "executing"}
    assert_open_by_day_and_night(anna)


def test_a_phone_shows_one_room_at_a_time(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit, width=390, height=844)
    play_until(anna, "turn", dice=random.Random(5))
    # The question is about the sheets, so that is where the phone has gone by itself.
    expect(anna.page.get_by_role("region", name=re.compile("^Top sheet"))).to_be_visible()
    expect(anna.page.get_by_role("group", name="Map of Sicily")).to_be_hidden()
    for room in ("Map", "Sheets", "My house", "Families"):
        anna.button(room).click()
        expect(anna.button(room)).to_have_attribute("aria-pressed", "true")
        assert_open_by_day_and_night(anna)


def assert_open_by_day_and_night(visitor: Visitor) -> None:
    for theme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert_open_to_all(visitor)


def test_the_map_is_played_and_moved_by_keyboard(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "setup-area", "issue-area", "place-area", dice=random.Random(2))
    area = anna.page.locator("[data-target^='area:'][data-rove=lit]").last
    area.focus()
    picture = anna.page.get_by_role("group", name="Map of Sicily")
    for _ in range(4):
        anna.page.keyboard.press("+")
    expect(picture).not_to_have_class(re.compile("whole"))
    assert_arrows_lead_to_what_is_lit(anna)
    area.focus()
    anna.page.keyboard.press("0")
    expect(picture).to_have_class(re.compile("whole"))
    expect(arrows(anna)).to_have_count(0)
    before = anna.sequence
    anna.page.keyboard.press("Enter")
    anna.wait_beyond(before)


def arrows(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name=re.compile("more to choose this way$"))


def assert_arrows_lead_to_what_is_lit(visitor: Visitor) -> None:
    """Every lit area is in sight or counted by an arrow, and an arrow brings one into sight."""
    areas = visitor.page.locator("[data-target^='area:'][data-rove=lit]")

    def in_sight() -> set[int]:
        return {number for number in range(areas.count()) if areas.nth(number).evaluate(FIND_POINT)}

    before = in_sight()
    beyond = sum(int(arrow.get_attribute("data-count") or 0) for arrow in arrows(visitor).all())
    assert 0 < beyond >= areas.count() - len(before)
    picture = visitor.page.locator("svg.picture")
    window = picture.get_attribute("viewBox") or ""
    arrows(visitor).first.click()
    expect(picture).not_to_have_attribute("viewBox", window)
    assert in_sight() - before


def place_of(element: Locator) -> tuple[float, float]:
    """Where it stands; what a choice would do may still come and make it taller."""
    box = element.bounding_box()
    assert box
    return box["x"], box["y"]


def test_a_click_on_an_area_that_is_not_lit_tells_the_rule(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "setup-area", "issue-area", "place-area", dice=random.Random(2))
    before = anna.sequence
    first = place_of(anna.choices.first)
    click_inside(anna, anna.page.locator("[data-target='area:bronte']:not([data-rove])"))
    notice = anna.page.get_by_role("status").filter(has_text=re.compile(r"\([A-Z]+-\d+\)"))
    expect(notice).to_be_visible()
    assert anna.sequence == before
    assert place_of(anna.choices.first) == first, "the notice moves no choice"
    anna.page.keyboard.press("Escape")
    expect(notice).to_have_count(0)


def test_prices_on_the_sheets_are_what_is_paid(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "turn", dice=random.Random(4))
    column = anna.page.locator("[data-target^='column:'][data-rove=lit]").first
    price = column.locator(".change")
    expect(price).to_have_text(re.compile(r"^−\d+$"))
    told = -int(price.inner_text().removeprefix("−"))
    money = last_view(anna)["players"][0]["money"]
    before = anna.sequence
    click_inside(anna, column)
    anna.wait_beyond(before)
    assert last_view(anna)["players"][0]["money"] == money + told


def test_selling_an_order_is_asked_about_first(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "turn", dice=random.Random(4))
    before = anna.sequence
    anna.page.get_by_role("button", name=re.compile("^Sell .* for 1 Money$")).first.click()
    question = anna.page.get_by_role("dialog", name="What you can do")
    expect(question.get_by_role("button")).to_have_count(1)
    assert anna.sequence == before
    anna.page.keyboard.press("Escape")
    expect(question).to_be_hidden()
    anna.page.get_by_role("button", name=re.compile("^Sell .* for 1 Money$")).first.click()
    question.get_by_role("button").click()
    anna.wait_beyond(before)
    assert len(last_view(anna)["players"][0]["sold"]) == 1


def face_down(view: dict[str, Any], seats: tuple[int, ...]) -> set[str | None]:
    """The orders of some seats that lie face down, as far as a view names them."""
    return {
        token["order"]
        for area in view["areas"]
        if area["holder"] in seats
        for token in area["orders"]
        if "face-up" not in token["marks"]
    }


def all_views(visitor: Visitor) -> list[dict[str, Any]]:
    """Every view a page was ever sent."""
    return [
        sight["view"]
        for kind in ("snapshot", "update")
        for message in visitor.messages(kind)
        for sight in message["sights"]
    ]


def test_a_digit_stands_where_it_chooses(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "turn", dice=random.Random(3))
    own, asides = anna.page.locator(".list .digit").first, anna.page.locator(".asides .digit").first
    anna.page.locator("summary", has_text="At any time").click()
    expect(own).to_be_visible()
    expect(asides).to_be_hidden()
    anna.page.keyboard.press("a")
    expect(asides).to_be_visible()
    expect(own).to_be_hidden()


def test_what_a_team_hides_reaches_no_page_of_the_other(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    table = shared_server.open_table(GAME, "me", "me", "me", "me")
    people = [visit(shared_server, path=seat.path.lstrip("/")) for seat in table.seats]
    dice = random.Random(7)
    hidden: tuple[set[str | None], set[str | None]] = (set(), set())
    people[0].lit.first.wait_for()
    mover = people[0]
    while not all(hidden):
        mover = people[last_view(mover)["to_move"][0]]
        mover.wait_for_turn()
        click_something_lit(mover, dice)
        for team in (0, 1):
            hidden[team].update(face_down(last_view(people[team]), (team, team + 2)))
    assert None not in hidden[0] | hidden[1]
    for seat, person in enumerate(people):
        rivals = (1, 3) if seat % 2 == 0 else (0, 2)
        for view in all_views(person):
            assert face_down(view, rivals) <= {None}
            assert [view["players"][rival]["orders"] for rival in rivals] == [None, None] or not view["players"][0][
                "family"
            ]
        kept = person.page.content() + str(person.page.context.storage_state())
        assert not [order for order in hidden[1 - seat % 2] if f"order:{order}" in kept]
        told = [
            event for message in person.messages("update") for sight in message["sights"] for event in sight["events"]
        ]
        assert not [event for event in told if event["kind"] == "order-laid" and event["args"]["seat"] in rivals]


def test_what_a_choice_would_do_moves_nobody_in_the_list(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "turn", dice=random.Random(4))
    assert anna.choices.count() > FORESEEN_AT_ONCE
    anna.choices.first.focus()
    for place in range(1, 6):
        anna.page.keyboard.press("ArrowDown")
        expect(anna.choices.nth(place)).to_be_focused()


def hold_forecasts(visitor: Visitor) -> list[tuple[WebSocketRoute, str | bytes]]:
    """Open the page anew, and hold back what it is told about what choices would do."""
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def listen(page: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if '"forecast"' in str(message):
                held.append((page, message))
            else:
                page.send(message)

        page.connect_to_server().on_message(pass_on)

    visitor.page.route_web_socket("**/api/socket", listen)
    visitor.page.reload()
    wait_for_question(visitor)
    return held


def test_nothing_moves_under_a_pressed_pointer(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = sit_down(shared_server, visit)
    play_until(anna, "setup-area", dice=random.Random(4))
    held = hold_forecasts(anna)
    before, last = anna.sequence, anna.choices.last
    last.hover()
    anna.page.mouse.down()
    for page, forecast in held:
        page.send(forecast)
    anna.page.evaluate("() => new Promise(told => requestAnimationFrame(() => requestAnimationFrame(told)))")
    anna.page.mouse.up()
    anna.wait_beyond(before)


def test_a_finger_is_asked_before_it_pays_for_the_token_of_another(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    def anothers(view: dict[str, Any]) -> list[str]:
        """Where somebody else's token lies alone and may be taken."""
        alone = [cell for cell, on in view["top"].items() if len(on) == 1 and on[0] not in ("neutral", 0)]
        offered = {offer["action"] for offer in view["offers"]}
        return [cell for cell in alone if f"take {cell}" in offered]

    table = reach(shared_server, GAME, lambda view: view["prompt"]["key"] == "turn" and anothers(view) != [])
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), width=390, height=844)
    wait_for_question(anna)
    before = anna.sequence
    anna.page.locator(f"[data-target='top:{anothers(last_view(anna))[0]}']").tap()
    popover = anna.page.get_by_role("dialog", name=anna.text("ui-choices-label"))
    expect(popover).to_be_visible()
    assert anna.sequence == before
    popover.get_by_role("button").first.tap()
    anna.wait_beyond(before)


def test_a_finger_is_asked_before_the_price_of_a_space_is_known(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    table = reach(shared_server, GAME, lambda view: view["prompt"]["key"] == "pick-space")
    anna = visit(shared_server, path=table.seats[0].path.lstrip("/"), width=390, height=844)
    hold_forecasts(anna)
    before = anna.sequence
    anna.lit.first.tap()
    expect(anna.page.get_by_role("dialog", name=anna.text("ui-choices-label"))).to_be_visible()
    assert anna.sequence == before
