"""The screen of Famiglia: it fits, it lights what can be taken, it hides what is hidden."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from omerta.cli.screens import PlainScreen, Sight, find_screen
from omerta.cli.table.choices import list_choices
from omerta.cli.table.sitting import Player, Sitting
from omerta.games import find_game
from omerta.games.famiglia import FamigliaView
from omerta.kernel import Dice, Table
from omerta.messages import LANGUAGES, Speaker

FAMIGLIA = find_game("famiglia")
NAMES = ("Anna", "Benedetto il Lunghissimo")


def open_sitting(
    table: Table, width: int, height: int, console: Console | None = None, language: str = "en"
) -> Sitting:
    console = console or Console(file=io.StringIO(), width=width, height=height)
    players = [Player(name, None) for name in NAMES]
    return Sitting(table, players, Speaker(FAMIGLIA, language, seats=NAMES), find_screen(FAMIGLIA), console, 0.0)


def lines_of(sitting: Sitting, seat: int) -> list[str]:
    """What the screen shows to the seat whose choice it is."""
    choices = list_choices(sitting.table, seat, sitting.speaker, sitting.screen)
    sitting.viewer = seat
    with sitting.console.capture() as capture:
        sitting.console.print(sitting.picture(choices))
    return capture.get().splitlines()


@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 40)])
def test_every_position_of_a_game_fits_the_screen(width: int, height: int) -> None:
    for seed in range(2):
        dice = Dice(f"screen/{seed}")
        table = Table(FAMIGLIA, {}, NAMES, dice)
        sitting = open_sitting(table, width, height)
        while not table.is_over:
            seat = table.to_move()[0]
            lines = lines_of(sitting, seat)
            assert len(lines) < height, "\n".join(lines)
            assert max(map(len, lines)) <= width
            offers = [offer.action for offer in table.view(seat).offers]
            wanted = [offer for offer in offers if offer != "pass"] or offers
            table.act(seat, FAMIGLIA.actions.parse(wanted[dice.below(len(wanted))]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 110, 140])
def test_every_name_stands_inside_its_card_in_every_language(language: str, width: int) -> None:
    table = Table(FAMIGLIA, {"start": "0"}, NAMES, Dice("names/2"))
    sitting = open_sitting(table, width, 40, language=language)
    while not table.is_over:
        seat = table.to_move()[0]
        lines = lines_of(sitting, seat)
        top = next((at for at, line in enumerate(lines) if line.lstrip()[:1] in "┏╭" and line.strip()), None)
        if top is not None:
            columns = [at for at, sign in enumerate(lines[top]) if sign in "┏┓╭╮"]
            for line in lines[top + 1 : top + 3]:
                assert [at for at, sign in enumerate(line) if sign in "┃│┗┛╰╯"] == columns, "\n".join(lines)
        offers = [offer.action for offer in table.view(seat).offers]
        table.act(seat, FAMIGLIA.actions.parse(next((offer for offer in offers if offer != "pass"), "pass")))


def test_a_long_name_stands_whole_where_shorter_ones_leave_it_room() -> None:
    street = ["famiglia-2", "accountant-2", "brute-2", "brute-1", "brute-2", "mercenary-1"]
    table = Table(FAMIGLIA, {}, NAMES, Dice("long"), position={"street": street, "hands": [["famiglia-0"], []]})
    shown = lines_of(open_sitting(table, 80, 24, language="de"), 0)
    names = next(line for line in shown if "Onkel" in line)
    assert [name.strip() for name in names.strip("│").split("│ │")] == [
        "Onkel", "Notar", "Metzger", "Hafenarbeiter", "Metzger", "Fahrer",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("pile", "told"),
    [
        ({}, "4 new cards"),
        ({"second_pass": True, "stack": ["famiglia-0", "famiglia-1"]}, "3 new cards; the old one goes under the stack"),
    ],
)
def test_sending_a_card_away_says_how_many_new_ones_come(pile: dict[str, object], told: str) -> None:
    position = {"street": ["brute-4"], "hands": [["famiglia-0"], ["famiglia-0"]], **pile}
    table = Table(FAMIGLIA, {}, NAMES, Dice("away"), position=position)
    sitting = open_sitting(table, 80, 24)
    away, _ = list_choices(table, 0, sitting.speaker, sitting.screen)
    assert away.does == told


def test_what_a_choice_does_is_told_whole_where_there_are_lines_for_it() -> None:
    position = {"street": ["accountant-1", "brute-1"], "hands": [["famiglia-0"], []]}
    table = Table(FAMIGLIA, {}, NAMES, Dice("whole"), position=position)
    sitting = open_sitting(table, 80, 24, language="de")
    shown = lines_of(sitting, 0)
    assert len(shown) < 24
    assert max(map(len, shown)) <= 80
    told = " ".join(" ".join(shown).split())
    for choice in list_choices(table, 0, sitting.speaker, sitting.screen):
        assert f"{choice.key} {choice.words} → {choice.does}" in told


def test_cards_that_can_be_taken_are_lit_and_no_others() -> None:
    table = Table(FAMIGLIA, {"start": "0"}, NAMES, Dice("lit/1"))
    view = table.view(0)
    assert isinstance(view, FamigliaView)
    kinds = [offer.action.removeprefix("take ") for offer in view.offers]
    takeable = sum(card in kinds for card in view.street)
    text = "\n".join(lines_of(open_sitting(table, 80, 24), 0))
    assert 0 < takeable < len(view.street)
    assert text.count("┏") == takeable
    assert text.count("╭") == len(view.street) - takeable


def test_a_terminal_is_wiped_before_the_next_person_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    typed = iter(["", "pass", "", "pass"])

    def answer(question: str) -> str:
        screen.write(question)
        return next(typed)

    monkeypatch.setattr("builtins.input", answer)
    table = Table(FAMIGLIA, {"hands": "hidden", "start": "0"}, NAMES, Dice("wipe"))
    console = Console(file=screen, width=80, height=24, force_terminal=True, _environ={"TERM": "xterm"})
    open_sitting(table, 80, 24, console).run()
    before, _, after = screen.getvalue().partition("Hand it to Benedetto")
    assert before.rpartition("The screen is covered.")[0].endswith("\x1b[2J\x1b[H")
    assert "\x1b[3J" not in before + after, "the shell's scrollback is nobody's to erase"
    assert after.partition("\x1b[2J")[0].strip(" ,.") == "il Lunghissimo, who presses Enter"


def test_what_can_be_taken_is_listed_before_who_can_be_sent_away_and_taking_nothing_last() -> None:
    position = {"street": ["brute-4", "famiglia-1", "famiglia-2"], "hands": [["famiglia-0"] * 2, []]}
    table = Table(FAMIGLIA, {}, NAMES, Dice("order"), position=position)
    sitting = open_sitting(table, 80, 24)
    choices = list_choices(table, 0, sitting.speaker, sitting.screen)
    verbs = [choice.action.split()[0] for choice in choices]
    assert verbs == ["take", "discard", "discard", "discard", "pass"]
    assert [choice.key for choice in choices] == ["1", "2", "3", "4", "5"]


def test_a_dumb_terminal_gets_letters_and_line_breaks_only(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    typed = iter(["", "?", "pass", "", "l", "pass"])
    monkeypatch.setattr("builtins.input", lambda question: screen.write(question) and next(typed))
    table = Table(FAMIGLIA, {"hands": "hidden", "start": "0"}, NAMES, Dice("wipe"))
    console = Console(file=screen, width=80, height=24, force_terminal=True, _environ={"TERM": "dumb"})
    open_sitting(table, 80, 24, console).run()
    assert "\x1b" not in screen.getvalue()
    before, _, after = screen.getvalue().partition("Hand it to Benedetto")
    assert "\n" * 24 in before[-100:], "the other hand is scrolled out of sight"
    assert "Both passed" in after


def test_a_game_without_its_own_screen_shows_its_view_and_covers_it() -> None:
    table = Table(FAMIGLIA, {"hands": "hidden", "start": "0"}, NAMES, Dice("hidden"))
    screen = PlainScreen(FAMIGLIA)
    console = Console(file=io.StringIO(), width=80)
    with console.capture() as capture:
        console.print(screen.draw(Sight(table.view(0), Speaker(FAMIGLIA), 80, 24)))
    assert "stack_size" in capture.get()
    assert screen.has_secrets(table.view(0))


def test_a_hidden_hand_is_backs_only() -> None:
    table = Table(FAMIGLIA, {"hands": "hidden", "start": "0"}, NAMES, Dice("hidden"))
    lines = lines_of(open_sitting(table, 80, 24), 0)
    assert sum("▒▒ ▒▒ ▒▒ ▒▒" in line for line in lines) == 1
    assert sum("✿0  ☎0  ♣0  $0" in line for line in lines) == 1
