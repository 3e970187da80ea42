"""Sitting down at a table: whole games, every key, leaving and coming back."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from omerta.games import find_game
from omerta.kernel import Record, format_record, parse_record, read_record, verify

from .conftest import Omerta


def holds(path: str) -> Record:
    """The record at `path`, verified."""
    record = read_record(Path(path))
    verify(find_game(record.game), record)
    return record


def game_with(omerta: Omerta, verb: str) -> Record:
    """A random game in which somebody uses `verb`, cut off right after it."""
    omerta("simulate", "famiglia", "--games", "60", "--seed", "cut", "--records", "cut")
    for path in sorted(Path("cut").iterdir()):
        record = read_record(path)
        for number, step in enumerate(record.steps, start=1):
            if step.split()[1] == verb:
                record.steps = record.steps[:number]
                record.result = None
                record.seats = ["Anna", "Ben"]
                return record
    raise AssertionError(f"nobody used {verb}")


def save(record: Record) -> str:
    Path("saved.json").write_text(format_record(record), encoding="utf-8")
    return "saved.json"


def test_a_whole_game_against_soldato(omerta: Omerta) -> None:
    answer = omerta("play", "famiglia", "--seed", "4", "--record", "game.json", typed="1\n" * 400)
    assert answer.code == 0, answer.err
    assert "The game is over. You" in answer.out
    record = holds("game.json")
    assert record.seats == ["You", "Soldato"]
    assert record.result is not None
    assert record.result.outcome is not None


def test_two_bots_play_the_first_game_that_simulate_plays(omerta: Omerta) -> None:
    watched = omerta("play", "famiglia", "--seats", "soldato,picciotto", "--seed", "9", "--record", "watched.json")
    assert watched.code == 0
    omerta("simulate", "famiglia", "--games", "1", "--bots", "soldato,picciotto", "--seed", "9", "--records", "many")
    assert holds("watched.json").steps == holds("many/00000.json").steps


def test_the_end_of_the_input_leaves_a_record_to_resume(omerta: Omerta) -> None:
    first = omerta("play", "famiglia", "--seed", "3", "--seats", "anna,picciotto", "--record", "a.json", typed="1\n1\n")
    assert first.code == 1
    assert "The input ended before the game did." in first.out
    begun = holds("a.json")
    resumed = omerta("play", "famiglia", "--resume", "a.json", "--record", "b.json", "--seed", "3", typed="1\n" * 400)
    assert resumed.code == 0, resumed.err
    ended = holds("b.json")
    assert ended.steps[: len(begun.steps)] == begun.steps
    assert ended.seats == ["anna", "Picciotto"]
    finished = omerta("play", "famiglia", "--resume", "b.json")
    assert finished.code == 1
    assert "finished game" in finished.err


def test_quitting_asks_first(omerta: Omerta) -> None:
    stayed = omerta("play", "famiglia", "--seed", "3", typed="q\nn\n")
    assert stayed.code == 1
    assert stayed.out.count("What will you do?") == 2
    left = omerta("play", "famiglia", "--seed", "3", typed="q\ny\n")
    assert left.code == 0
    assert "You left the table." in left.out


def test_interrupting_keeps_the_record(omerta: Omerta, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert omerta("play", "famiglia", "--record", "a.json").code == 130
    assert holds("a.json").steps


def test_undo_takes_back_what_taught_nobody_anything(omerta: Omerta) -> None:
    record = game_with(omerta, "brute")
    answer = omerta("play", "famiglia", "--resume", save(record), "--record", "after.json", typed="u\n")
    assert "Whom does the Brute frighten?" in answer.out
    assert answer.out.rindex("What will you do?") > answer.out.rindex("Whom does the Brute frighten?")
    assert holds("after.json").steps == record.steps[:-1]


def test_undo_says_truly_why_not(omerta: Omerta) -> None:
    nothing = omerta("play", "famiglia", "--seed", "3", typed="u\n")
    assert "You have chosen nothing yet" in nothing.out
    learnt = omerta("play", "famiglia", "--seed", "6", "--option", "start=0", typed="pass\nu\n")
    assert "something new was learnt since your last choice" in learnt.out
    other = omerta(
        "play", "famiglia", "--seats", "anna,ben", "--seed", "0", "--option", "start=0", typed="pass\n1\nu\n"
    )
    assert "another player has acted since" in other.out


def test_undo_goes_back_across_the_answer_of_a_bot(omerta: Omerta) -> None:
    omerta("play", "famiglia", "--seed", "0", "--option", "start=0", "--record", "a.json", typed="pass\n")
    assert [step[0] for step in holds("a.json").steps[-2:]] == ["0", "1"]
    omerta("play", "famiglia", "--seed", "0", "--option", "start=0", "--record", "b.json", typed="pass\nu\n")
    assert holds("b.json").steps == [step for step in holds("a.json").steps if step[0] == "*"]


def test_why_not_names_the_rule(omerta: Omerta) -> None:
    listed = omerta("play", "famiglia", "--seed", "3", typed="w\n1\n")
    assert "Why not …?" in listed.out
    assert "[TAKE-3]" in listed.out
    typed = omerta("play", "famiglia", "--seed", "3", typed="w take-lowered\nw pass\nw nonsense\n")
    assert "No card was frightened this turn. [BRUTE-2]" in " ".join(typed.out.split())
    assert "That is allowed here." in typed.out
    assert "unknown action 'nonsense'" in typed.out


def test_whoever_types_a_word_that_is_none_is_told_what_to_type(omerta: Omerta) -> None:
    typed = omerta("play", "famiglia", "--seed", "3", "--language", "de", typed="foo\n")
    assert "Gib eine Zahl von 1 bis" in typed.out
    assert "unknown" not in typed.out


def test_a_refused_action_is_explained_and_changes_nothing(omerta: Omerta) -> None:
    answer = omerta("play", "famiglia", "--seed", "3", "--record", "a.json", typed="take-lowered\n99\n\n")
    assert "No card was frightened this turn. [BRUTE-2]" in answer.out
    assert answer.out.count("Type a number from 1 to") == 2
    assert not any(step.startswith("0") for step in holds("a.json").steps)


def test_odd_numbers_are_no_choices(omerta: Omerta) -> None:
    answer = omerta(
        "play", "famiglia", "--seed", "3", "--record", "a.json", typed="²\n-1\n" + "9" * 5000 + "\n0\nw ²\n"
    )
    assert answer.code == 1
    assert not any(step.startswith("0") for step in holds("a.json").steps)


def test_choices_can_be_typed_in_notation(omerta: Omerta) -> None:
    omerta("play", "famiglia", "--seed", "3", "--record", "a.json", typed="pass\n")
    assert "0 pass" in holds("a.json").steps


def test_rules_log_help_and_effects_can_be_asked_for(omerta: Omerta) -> None:
    answer = omerta("play", "famiglia", "--seed", "3", typed="r\nr take-1\nr X-1\nl\n?\n? 1\n")
    assert "TURN-2: " in answer.out
    assert "TAKE-1: " in answer.out
    assert "unknown rule 'X-1'" in answer.out
    assert "got the first turn." in answer.out
    assert "What you can type" in answer.out
    assert re.search(r": \d new card|: your turn ends", answer.out)


def test_a_hint_is_one_of_the_choices_and_chooses_nothing(omerta: Omerta) -> None:
    answer = omerta("play", "famiglia", "--seed", "3", "--record", "a.json", typed="h\n")
    told = " ".join(answer.out.split())
    assert re.search(r"Don would choose: \d+: Take .* \(about \d+% to win: [a-z ]+\)\. Next best: \d+: ", told)
    assert not any(step.startswith("0") for step in holds("a.json").steps)


def test_help_begins_with_the_aim(omerta: Omerta) -> None:
    told = omerta("play", "famiglia", "--seed", "3", typed="?\n").out
    assert told.index("The higher total wins") < told.index("What you can type")
    war = " ".join(omerta("play", "mafia-war", "--seed", "3", typed="?\n").out.split())
    assert war.index("controls 5 mandamenti") < war.index("What you can type")


def test_things_and_printed_words_are_explained(omerta: Omerta) -> None:
    typed = "i banker\ni brute-2\ni clerk\ni street\ni nonsense\n"
    told = " ".join(omerta("play", "famiglia", "--seed", "3", typed=typed).out.split())
    assert "6 points. Played in your turn, up to 3 parked cards come back" in told
    assert "3 points. Played in your turn, one card you may take costs as if it were 2 lower." in told
    assert "A 0 can do nothing but be taken for free." in told
    assert "Street: The face-up row of cards" in told
    assert "Nothing of that name is here." in told
    war = " ".join(omerta("play", "mafia-war", "--seed", "3", typed="i mandamento\ni miniguns\n").out.split())
    assert "Mandamento: " in war
    assert "Miniguns: " in war


def test_rules_are_searched_at_the_table(omerta: Omerta) -> None:
    told = omerta("play", "famiglia", "--seed", "3", typed="r stack exhausted\nr mercenary\n").out
    assert "“stack exhausted”: " in told
    assert "STREET-6 When the stack is exhausted" in told
    assert "MERCENARY-2 Two stand-ins" in told


def test_saving_over_a_file_asks(omerta: Omerta) -> None:
    Path("mine.json").write_text("precious", encoding="utf-8")
    kept = omerta("play", "famiglia", "--seed", "3", typed="s mine.json\nn\n")
    assert "mine.json exists already. Write over it?" in kept.out
    assert "Nothing was written." in kept.out
    refused = omerta("play", "famiglia", "--record", "mine.json")
    assert refused.code == 2
    assert "the file exists already" in refused.err
    assert Path("mine.json").read_text(encoding="utf-8") == "precious"
    omerta("play", "famiglia", "--seed", "3", typed="s mine.json\ny\n")
    holds("mine.json")


def test_a_saved_game_may_be_written_back_where_it_came_from(omerta: Omerta) -> None:
    omerta("play", "famiglia", "--seed", "3", "--record", "a.json", typed="1\n")
    assert omerta("play", "famiglia", "--resume", "a.json", "--record", "a.json", typed="1\n").code == 1
    holds("a.json")


def test_saving_never_overwrites_unless_told(omerta: Omerta) -> None:
    answer = omerta("play", "famiglia", "--seed", "3", typed="s\ns\ns mine.json\ns nowhere/x.json\n")
    assert "cannot write nowhere/x.json" in answer.out
    for name in ("famiglia.json", "famiglia-2.json", "mine.json"):
        holds(name)
    assert len(list(Path().iterdir())) == 3


def test_a_save_that_fails_leaves_nothing_behind(omerta: Omerta) -> None:
    Path("taken").mkdir()
    answer = omerta("play", "famiglia", "--seed", "3", typed="s taken\n")
    assert "cannot write taken" in answer.out
    assert [path.name for path in Path().iterdir()] == ["taken"]


@pytest.mark.parametrize("folder", [".", "..", "/"])
def test_a_folder_is_no_place_for_a_save(omerta: Omerta, folder: str) -> None:
    answer = omerta("play", "famiglia", "--seed", "3", typed=f"s {folder}\n")
    assert f"cannot write {folder}: it is a folder" in answer.out
    assert "Traceback" not in answer.err


def test_what_is_saved_into_a_pipe_goes_through_it(omerta: Omerta) -> None:
    os.mkfifo("pipe")
    reader = os.open("pipe", os.O_RDWR | os.O_NONBLOCK)
    omerta("play", "famiglia", "--seed", "3", typed="s pipe\n")
    assert parse_record(os.read(reader, 1 << 16)).game == "famiglia"
    os.close(reader)
    assert Path("pipe").is_fifo()


def test_two_people_hand_the_covered_screen_over(omerta: Omerta) -> None:
    answer = omerta(
        "play", "famiglia", "--seats", "anna,ben", "--seed", "3", "--option", "hands=hidden", typed="\npass\n\npass\n"
    )
    assert answer.code == 0, answer.err
    assert answer.out.count("The screen is covered.") == 2
    assert "Hand it to anna" in answer.out
    assert "Hand it to ben" in answer.out
    assert "▒▒ ▒▒ ▒▒ ▒▒" in answer.out
    assert "? VP" in answer.out
    assert "Both passed" in answer.out


def test_two_people_with_counted_hands_need_no_cover(omerta: Omerta) -> None:
    answer = omerta("play", "famiglia", "--seats", "me,me", "--seed", "3", typed="pass\npass\n")
    assert answer.code == 0
    assert "covered" not in answer.out
    assert "You 1" in answer.out
    assert "You 2" in answer.out


def test_a_bot_can_be_told_how_long_to_think_and_is_taken_up_again(omerta: Omerta) -> None:
    omerta("play", "famiglia", "--seats", "me,capo:3", "--seed", "3", "--record", "a.json", typed="1\n")
    assert holds("a.json").seats[1] == "Capo:3"
    again = omerta("play", "famiglia", "--resume", "a.json", "--record", "b.json", typed="1\n1\n1\n")
    assert "Capo:3" in again.out
    assert any(step.startswith("1 ") for step in holds("b.json").steps)


def test_a_budget_that_makes_no_sense_is_told_before_the_game(omerta: Omerta) -> None:
    answer = omerta("play", "famiglia", "--seats", "me,capo:soon", typed="1\n")
    assert answer.code == 2
    assert "write tries like 40, or seconds like 0.5s" in answer.err
