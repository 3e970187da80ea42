"""`omerta record`: look at a record, check it, or tell it again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from omerta.cli.arguments import AsJson, LanguageName, choose_language
from omerta.cli.exits import MISUSED, code_of, name_problem
from omerta.cli.output.console import open_console
from omerta.cli.output.escaping import escape, in_one_line
from omerta.cli.output.files import print_json
from omerta.cli.output.streams import print_line, print_problem
from omerta.cli.review import Plot, Tries, Turnings, review_record
from omerta.cli.screens import Sight, find_screen
from omerta.games import find_game
from omerta.kernel import (
    SPECTATOR,
    Event,
    Game,
    Journal,
    OmertaError,
    Record,
    State,
    Unreadable,
    blame_position,
    check_record,
    first_state,
    parse_step,
    read_record,
    replay,
    verify,
)
from omerta.messages import Speaker

app = typer.Typer(help="Show, verify, replay or review the record of a game.", no_args_is_help=False)

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record written by play or simulate.")]


def game_of(record: Record) -> Game:
    """The game a record tells of, with its edition."""
    return find_game(record.game, record.edition.name if record.edition else None)


def _speaker_of(game: Game, record: Record, language: str | None) -> Speaker:
    return Speaker(game, choose_language(language), [in_one_line(name) for name in record.seats])


@app.command()
def show(file: RecordFile, language: LanguageName = None, json: AsJson = False) -> None:
    """Say what a record holds, without replaying it.

    Example: `omerta record show game.json`
    """
    record = read_record(file)
    if json:
        print_json(record)
        return
    game = game_of(record)
    check_record(game, record)
    speaker = _speaker_of(game, record, language)
    lines = [
        ("game", f"{game.title}, rules version {record.rules_version}"),
        ("seats", ", ".join(f"{seat} {name}" for seat, name in enumerate(record.seats))),
        ("options", ", ".join(f"{name}={word}" for name, word in record.options.items()) or "none"),
        ("steps", str(len(record.steps))),
        ("result", _tell_result(record, speaker)),
    ]
    if record.edition:
        lines.insert(1, ("edition", f"{record.edition.name} ({record.edition.hash[:12]})"))
    for name, value in lines:
        print_line(f"{name:<8} {value}")


def _tell_result(record: Record, speaker: Speaker) -> str:
    if record.result is None:
        return "none: the record was not closed"
    outcome = record.result.outcome
    if outcome is None:
        return f"not finished (hash {record.result.hash[:12]})"
    scores = " : ".join(str(score) for score in outcome.scores)
    return f"{scores + '. ' if scores else ''}{speaker.outcome(outcome)} (hash {record.result.hash[:12]})"


@app.command("verify")
def verify_files(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="One record or more.")], json: AsJson = False
) -> None:
    """Replay records and compare them with what they say of their own end.

    Example: `omerta record verify game.json`

    Exit 0 if every record holds, 1 if one does not, 2 if one cannot be read.
    """
    judgements = [_judge(file) for file in files]
    if json:
        print_json(judgements)
    else:
        for judgement in judgements:
            say = print_problem if judgement.code == MISUSED else print_line
            say(in_one_line(judgement.problem) or f"{judgement.file}: holds")
    raise typer.Exit(max(judgement.code for judgement in judgements))


class Judgement(msgspec.Struct):
    """What came of verifying one record."""

    file: str
    holds: bool
    code: int = 0
    problem: str = ""


def _judge(file: Path) -> Judgement:
    try:
        record = read_record(file)
        verify(game_of(record), record)
    except OmertaError as error:
        return Judgement(escape(str(file)), False, code_of(error), name_problem(file, error))
    return Judgement(escape(str(file)), True)


@app.command("replay")
def replay_file(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", min=0, metavar="N", help="Draw the table after step N.")] = None,
    language: LanguageName = None,
    json: AsJson = False,
) -> None:
    """Tell a game again, step by step, in words.

    Example: `omerta record replay game.json --at 20`
    """
    if at is not None and json:
        raise Unreadable("--at draws a table; leave --json away")
    record = read_record(file)
    game = game_of(record)
    for _ in replay(game, record):
        pass  # a broken record is refused before a word of it is told
    speaker = _speaker_of(game, record, language)
    if at is not None:
        _draw_table(game, record, at, speaker)
        return
    told = _tell(game, record)
    if json:
        print_json([{"step": step, "events": events} for step, events in told])
        return
    screen = find_screen(game)
    console = open_console()
    end = game.view_of(_state_at(game, record, len(record.steps)).seen_by(SPECTATOR))
    for number, (_, events) in enumerate(told, start=1):
        for event in events:
            console.print(
                Text(f"{number:>4}  ").append_text(screen.paint(speaker.event(event), end, speaker)), soft_wrap=True
            )


@app.command()
def review(
    file: RecordFile,
    tries: Tries = 4,
    turnings: Turnings = 5,
    plot: Plot = None,
    json: AsJson = False,
) -> None:
    """Look back at a finished or stopped game: how the chances went, where it turned, what would have been better.

    Example: `omerta record review game.json --plot curve.svg`

    Chances are those of a capo that sees everybody's cards; what would have been better is judged by what the seat
    knew.
    """
    record = read_record(file)
    review_record(game_of(record), record, tries, turnings, plot, json)


def _tell(game: Game, record: Record) -> list[tuple[str, list[Event]]]:
    """Every step with its events."""
    told: list[tuple[str, list[Event]]] = []
    state = first_state(game, record)
    for text in record.steps:
        journal = Journal()
        state.journal = journal
        state.advance(*parse_step(game.actions, text, game.seats))
        state.journal = None
        told.append((text, journal.events))
    return told


def _draw_table(game: Game, record: Record, at: int, speaker: Speaker) -> None:
    if at > len(record.steps):
        raise OmertaError(f"--at {at}: the record has {len(record.steps)} steps")
    console = open_console()
    view = game.view_of(_state_at(game, record, at).seen_by(SPECTATOR))
    width, height = console.size
    with blame_position():
        console.print(find_screen(game).draw(Sight(view, speaker, width, height)))


def _state_at(game: Game, record: Record, at: int) -> State:
    state = first_state(game, record)
    for text in record.steps[:at]:
        state.advance(*parse_step(game.actions, text, game.seats))
    return state
