"""The screen of The Great Mafia War: it fits, it numbers what can be chosen, it shows no secret."""

from __future__ import annotations

import io
import re

import pytest

from omerta.cli.screens import Sight, find_screen
from omerta.cli.table.choices import list_choices
from omerta.kernel import SPECTATOR, Dice
from omerta.messages import Speaker

from .war import NAMES, PAGES, WAR, asked, fork, lines_of, open_war, play_until, positions, sit_down, view_of


@pytest.mark.parametrize(
    ("width", "height", "language"),
    [(80, 24, "en"), (80, 24, "de"), (80, 24, "pl"), (100, 30, "en"), (140, 40, "en"), (160, 45, "en")],
)
def test_every_position_fits_the_screen(width: int, height: int, language: str) -> None:
    dice = Dice(f"fits/{width}")
    table = open_war(f"fits/{width}")
    sitting = sit_down(table, width, height, language)
    more = re.escape(sitting.speaker.text("term-more", leaf=1, leaves=99).partition("99")[0])
    for number, seat in enumerate(positions(table, dice)):
        if number % 8:
            continue
        lines = lines_of(sitting, seat, PAGES[number // 8 % len(PAGES)])
        assert len(lines) < height, "\n".join(lines)
        assert max(map(len, lines)) <= width
        bottom = "\n".join(lines[lines.index(next(line for line in reversed(lines) if set(line) == {"─"})) :])
        choices = list_choices(table, seat, sitting.speaker, sitting.screen)
        shown = [choice for choice in choices if re.search(rf"(?<!\w){choice.key}[) ]", bottom)]
        assert len(shown) == len(choices) or re.search(more, bottom), bottom
        question = sitting.speaker.prompt(table.view(seat).prompt)
        assert question in " ".join(bottom.split()), "a question is told to its end"


def test_a_page_that_does_not_fit_says_so_and_can_be_seen_whole() -> None:
    table = open_war("cropped")
    seat = play_until(table, Dice("cropped"), "pick-space")
    sitting = sit_down(table, 80, 24)
    lines = lines_of(sitting, seat, "p")
    assert any("more lines: p makes room" in line for line in lines_of(sit_down(table, 80, 18), seat, "p"))
    sitting.console.file = io.StringIO()
    sitting.show_whole("p")
    whole = sitting.console.file.getvalue()
    assert "more lines" not in whole
    assert len(whole.splitlines()) > len(lines)


def test_the_map_shows_every_area_and_mandamento_with_its_holder() -> None:
    table = open_war("map")
    seat = play_until(table, Dice("map"), "turn")
    text = "\n".join(lines_of(sit_down(table, 100, 40), seat, "m"))
    speaker = Speaker(WAR)
    view = view_of(table, seat)
    for area in view.areas:
        assert f"{area.soldati}  {speaker.name(area.id)}" in text
    for mandamento in view.mandamenti:
        assert speaker.name(mandamento) in text


def test_numbers_on_the_page_are_those_of_the_list() -> None:
    table = open_war("keys")
    seat = play_until(table, Dice("keys"), "issue-area", least=4)
    sitting = sit_down(table, 100, 30)
    lines = lines_of(sitting, seat)
    for choice in list_choices(table, seat, sitting.speaker, sitting.screen):
        area = sitting.speaker.name(choice.action.split()[1])
        row = next(line for line in lines if f" {area}" in line)
        before = row[: row.index(f" {area}")].split()
        assert choice.key in before[-2:], row


def test_what_is_asked_turns_to_its_page() -> None:
    screen = find_screen(WAR)
    table = open_war("pages")
    found = {table.view(seat).prompt.key: screen.page_for(table.view(seat)) for seat in positions(table, Dice("pages"))}
    assert found["turn"] == found["pick-space"] == "p"
    assert found["place-area"] == found["move"] == found["mark"] == "m"
    assert found["exert-row"] == "f"


def test_amounts_are_typed_as_they_are() -> None:
    table = open_war("amounts")
    screen = find_screen(WAR)
    for seat in positions(table, Dice("amounts")):
        for choice in list_choices(table, seat, Speaker(WAR), screen) if "amount" in str(asked(table, seat)) else ():
            if choice.action.startswith("amount"):
                assert choice.action == f"amount {choice.key}"


def test_long_lists_are_grouped_by_mandamento_and_turned() -> None:
    table = open_war("long")
    seat = play_until(table, Dice("long"), "issue-area", least=5)
    sitting = sit_down(table, 100, 24)
    first = lines_of(sitting, seat)
    assert any("Lilibeo: " in line or "Madonie: " in line for line in first)
    seat = play_until(table, Dice("long"), "move-column", least=10)
    small = sit_down(table, 80, 24)
    first = lines_of(small, seat)
    small.turned = 1
    assert "page 1 of" in first[-1]
    assert "page 2 of" in lines_of(small, seat)[-1]
    assert first != lines_of(small, seat)


def test_costs_and_effects_stand_beside_the_choices() -> None:
    table = open_war("effects")
    seat = play_until(table, Dice("effects"), "issue-order")
    sitting = sit_down(table, 100, 40)
    for choice in list_choices(table, seat, sitting.speaker, sitting.screen):
        assert choice.does.startswith(("attack ", "supply "))
    seat = play_until(table, Dice("effects"), "turn", least=6)
    does = [choice.does for choice in list_choices(table, seat, sitting.speaker, sitting.screen)]
    assert any("costs 1 Money" in words or "neutral token" in words for words in does)


def test_the_encounter_shows_what_comes_next_and_the_conflict() -> None:
    table = open_war("queue")
    seat = play_until(table, Dice("queue"), "approach")
    view = view_of(table, seat)
    assert view.attack is not None
    lines = lines_of(sit_down(table, 140, 40), seat)
    assert any(line.startswith("Conflict: ") and WAR.printed_names()[view.attack.target] in line for line in lines)
    waiting = [area for area in view.areas for order in area.orders if not {"executed"} & {*order.marks}]
    queue = next(line for line in lines if line.startswith("Next orders: "))
    assert all(WAR.printed_names()[area.id] in queue or "…" in queue for area in waiting)


@pytest.mark.parametrize("prompt", ["issue-order", "cards"])
def test_what_the_other_team_may_not_know_is_on_no_page_of_theirs(prompt: str) -> None:
    """Two games that differ only in a secret: another order laid, another card chosen."""
    for number in range(2):
        table = open_war(f"secret/{number}")
        seat = play_until(table, Dice(f"secret/{number}"), prompt)
        offers = asked(table, seat)
        other = fork(table)
        table.act(seat, WAR.actions.parse(offers[0].action))
        other.act(seat, WAR.actions.parse(offers[-1].action))
        team = (seat, (seat + 2) % 4)
        for viewer in (0, 1, 2, 3, SPECTATOR):
            shown = [[lines_of(sit_down(world, 160, 60), viewer, page) for page in PAGES] for world in (table, other)]
            assert (shown[0] == shown[1]) == (viewer not in team), f"{prompt} seen from {viewer}"


def test_imagined_worlds_look_the_same_on_every_page() -> None:
    dice = Dice("imagined")
    table = open_war("imagined")
    screen = find_screen(WAR)
    speaker = Speaker(WAR, seats=NAMES)
    sitting = sit_down(table, 140, 60)

    def draw(view: object, page: str) -> str:
        assert isinstance(view, type(table.view(0)))
        with sitting.console.capture() as capture:
            sitting.console.print(screen.draw(Sight(view, speaker, 140, 60, page)))
        return capture.get()

    for number, _ in enumerate(positions(table, dice)):
        if number % 100 == 99:
            for viewer in (0, 1, SPECTATOR):
                view = table.view(viewer)
                imagined = WAR.view_of(WAR.imagine(table.sight(viewer), dice).seen_by(viewer))
                assert [draw(view, page) for page in PAGES] == [draw(imagined, page) for page in PAGES]


def test_hidden_headquarters_are_question_marks() -> None:
    table = open_war("hidden", {"headquarters": "hidden"})
    seat = play_until(table, Dice("hidden"), "turn")
    text = "\n".join(lines_of(sit_down(table, 100, 30), seat, "m"))
    assert text.count("Money ?  HQ ?") == 2
