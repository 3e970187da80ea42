"""The Great Mafia War at the keyboard: whole games, covers between people, choices out of turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.games import find_game
from omerta.kernel import Record, read_record, verify

from .conftest import Omerta

OTHERS = "turi-the-mechanic,cola-the-ferryman,vanni-the-sergeant"
CHOSEN = (
    *("--option", "leaders=red,blue,green,yellow", "--option", "start=0"),
    *("--option", f"characters=saro-the-pharmacist,{OTHERS}"),
)
"""Nothing of the set-up is left to chance, and nobody is asked before the Soldati are placed."""


def holds(path: str) -> Record:
    """The record at `path`, verified."""
    record = read_record(Path(path))
    verify(find_game(record.game), record)
    return record


@pytest.fixture(autouse=True)
def large(monkeypatch: pytest.MonkeyPatch, omerta: Omerta) -> None:
    """A window of 100 columns and 30 lines."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "30")


def test_a_whole_game_with_three_bots(omerta: Omerta) -> None:
    answer = omerta(
        *("play", "mafia-war", "--seats", "me,picciotto,picciotto,picciotto", "--seed", "4", "--record", "game.json"),
        typed="1\n2\n" * 1000,
    )
    assert answer.code == 0, answer.err
    record = holds("game.json")
    assert record.seats == ["You", "Picciotto 2", "Picciotto 3", "Picciotto 4"]
    assert record.result is not None
    assert record.result.outcome is not None
    assert ("Winners: " in answer.out) != ("it is a draw" in answer.out)


def test_edition_and_options_are_taken(omerta: Omerta) -> None:
    arguments = ("play", "mafia-war", "--seats", "me,picciotto,picciotto,picciotto", "--seed", "1")
    omerta(*arguments, "--edition", "trinacria", "--option", "families=first-game", "--record", "a.json")
    record = holds("a.json")
    assert record.edition is not None
    assert record.edition.name == "trinacria"
    assert record.options["families"] == "first-game"
    assert "unknown edition 'nowhere'" in omerta(*arguments, "--edition", "nowhere").err


def test_simultaneous_choices_are_made_behind_covers(omerta: Omerta) -> None:
    answer = omerta("play", "mafia-war", "--seats", "anna,ben,carla,dario", "--seed", "2", typed="\n1\n1\n\n")
    before, cover, after = answer.out.partition("The screen is covered. Hand it to ben")
    assert cover
    assert "anna will lead" in before
    assert "will lead" not in after
    assert "took the lead" not in after


def test_each_of_four_people_sits_alone(omerta: Omerta) -> None:
    typed = "\n1\n2\n\n1\n"  # anna's two Soldati go to her first area, then ben is asked
    answer = omerta("play", "mafia-war", "--seats", "anna,ben,carla,dario", *CHOSEN, "--seed", "2", typed=typed)
    assert answer.out.count("The screen is covered.") == 2
    assert "Hand it to anna" in answer.out
    assert "Hand it to ben" in answer.out


def test_orders_are_sold_and_money_given_at_any_time(omerta: Omerta) -> None:
    arguments = ("play", "mafia-war", "--seats", "me,picciotto,picciotto,picciotto", *CHOSEN, "--seed", "2")
    answer = omerta(*arguments, "--record", "a.json", typed="a\n2\na\ngive\na\n\na\n5\n")
    steps = holds("a.json").steps
    assert "At any time, You:" in answer.out
    assert steps[-3:] == ["0 sell 2", "0 give", "0 give"]


def test_a_person_who_is_not_on_turn_may_interject_behind_a_cover(omerta: Omerta) -> None:
    arguments = ("play", "mafia-war", "--seats", "anna,picciotto,carla,picciotto", *CHOSEN, "--seed", "2")
    answer = omerta(*arguments, "--record", "a.json", typed="\na carla\n\n1\n\na nobody\n")
    assert holds("a.json").steps[-1] == "2 sell 1"
    covers = [line.split(",")[0] for line in answer.out.split("Hand it to ")[1:]]
    assert covers == ["anna", "carla", "anna"]
    assert "Nobody of that name sits at this screen." in answer.out


def test_undo_goes_back_within_a_choice(omerta: Omerta) -> None:
    arguments = (
        "play",
        "mafia-war",
        "--seats",
        "me,picciotto,picciotto,picciotto",
        "--option",
        "start=0",
        "--seed",
        "2",
    )
    chosen = ("--option", "leaders=red,blue,green,yellow", "--option", f"characters=agata-the-godmother,{OTHERS}")
    answer = omerta(*arguments, *chosen, "--record", "a.json", typed="2\nu\n3\n")
    assert answer.out.count("Where do your extra Soldati go?") == 2
    assert holds("a.json").steps[-1] == "0 area agrigento"


def test_nothing_can_be_sold_before_there_are_headquarters(omerta: Omerta) -> None:
    answer = omerta("play", "mafia-war", "--seats", "me,picciotto,picciotto,picciotto", "--seed", "2", typed="a\n")
    assert "Nothing can be done out of turn now." in answer.out


def test_pages_help_and_reasons(omerta: Omerta) -> None:
    arguments = ("play", "mafia-war", "--seats", "me,picciotto,picciotto,picciotto", *CHOSEN, "--seed", "2")
    answer = omerta(*arguments, typed="p\nf\no\nm\n?\nw\n1\n")
    assert "Bottom sheet 1" in answer.out
    assert "Soldati left" in answer.out
    assert "orders in headquarters" in answer.out
    assert "♠ Pecenera" in answer.out
    assert "No Soldati of yours stand there. [SETUP-22]" in answer.out.replace("\n", " ")


def test_a_closer_look_names_the_neighbours(omerta: Omerta) -> None:
    arguments = ("play", "mafia-war", "--seats", "me,picciotto,picciotto,picciotto", *CHOSEN, "--seed", "2")
    answer = omerta(*arguments, typed="i enn\ni mare licata\ni turncoat\ni atlantis\n")
    told = " ".join(answer.out.split())
    assert "Enna (Erei) lies next to ♦3 Caltanissetta, ●2 Camastra" in told
    assert "Mare Licata lies before ★2 Licata" in told
    assert "Turncoat: One enemy here" in told
    assert "Nothing of that name is here." in told


def test_a_partner_says_what_it_is_up_to_and_nobody_else_does(omerta: Omerta) -> None:
    seats = ("--seats", "me,soldato,soldato,soldato")
    told = omerta("play", "mafia-war", *seats, *CHOSEN, "--seed", "5", typed="1\n" * 60).out
    assert "Soldato 3: “I go for " in told
    assert "Soldato 2: “" not in told
    watched = omerta(
        "play", "mafia-war", "--seats", "anna,ben,soldato,soldato", *CHOSEN, "--seed", "5", typed="1\n" * 60
    )
    assert "I go for" not in watched.out, "one of the two at the screen is an enemy"
