"""`omerta play`: sit down at a table in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from omerta.bots import RANKS, make_bot
from omerta.cli.arguments import (
    EditionName,
    GameName,
    LanguageName,
    TableOptions,
    check_person,
    choose_language,
    read_options,
    read_seats,
)
from omerta.cli.exits import NO
from omerta.cli.output import check_writable, open_console, print_line, write_file
from omerta.cli.screens import find_screen
from omerta.cli.sitting import Player, Sitting
from omerta.games import find_game
from omerta.kernel import (
    Dice,
    Game,
    Mismatch,
    Record,
    Table,
    Unreadable,
    format_record,
    last_state,
    read_record,
    verify,
)
from omerta.messages import Speaker

ME = "me"
PACE = 0.9
"""Seconds a bot's step stays on the screen when a person watches."""


def play(
    game: GameName,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="A,B,…",
            help=f"Who sits where: me or any name for a person, {' or '.join(RANKS)} for a bot. "
            "In order of play: in The Great Mafia War your partner is two seats on. Left out: you and soldato.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="N", help="The same seed deals the same cards.", show_default=False)
    ] = None,
    option: TableOptions = None,
    edition: EditionName = None,
    pace: Annotated[
        float | None,
        typer.Option("--pace", min=0.0, metavar="SECONDS", help="How long a bot's step stays on the screen."),
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Write the game's record here when you leave.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a game that was saved.")
    ] = None,
    language: LanguageName = None,
) -> None:
    """Play a game in the terminal: against a bot, with a friend on one screen, or watch two bots.

    Examples:

    - `omerta play famiglia`
    - `omerta play famiglia --seats anna,ben --option hands=hidden`
    - `omerta play famiglia --seats soldato,picciotto --pace 0.5`
    - `omerta play mafia-war --seats me,soldato,soldato,soldato`
    - `omerta play famiglia --language de`

    At the table type the number of a choice; ? explains all keys. Where input is not a terminal, lines are read.
    """
    chosen = find_game(game, edition)
    saved = None if resume is None else _read_saved(chosen, resume)
    tongue = choose_language(language)
    you = Speaker(chosen, tongue).text("term-you")
    words = _choose_seats(chosen, seats, saved, you)
    if record is not None:
        check_writable(record)
    players = _seat_players(chosen, words, seed, you)
    table = _open_table(chosen, option, [player.label for player in players], seed, saved)
    speaker = Speaker(chosen, tongue, [player.label for player in players])
    _sit_down(table, players, speaker, pace, record)


def _sit_down(table: Table, players: list[Player], speaker: Speaker, pace: float | None, record: Path | None) -> None:
    """Play; whatever ends the sitting, the record is written."""
    if pace is None:
        pace = PACE if sys.stdout.isatty() and sys.stdin.isatty() else 0.0
    sitting = Sitting(table, players, speaker, find_screen(table.game), open_console(), pace)
    try:
        sitting.run()
    finally:
        if record is not None:
            write_file(record, format_record(table.closed_record()))
    if record is not None:
        print_line(speaker.text("term-saved", file=str(record)))
    if sitting.has_left:
        print_line(speaker.text("term-left"))
    if sitting.ran_dry:
        print_line(speaker.text("term-input-ended"))
        raise typer.Exit(NO)


def _seat_players(game: Game, words: list[str], seed: str | None, you: str) -> list[Player]:
    """Bots get their own dice, seeded as `simulate` seeds its first game."""
    players: list[Player] = []
    for seat, word in enumerate(words):
        if word in RANKS:
            dice = Dice(None if seed is None else f"{seed}/0/{seat}")
            players.append(Player(_label(word.capitalize(), words, seat), make_bot(game, word, dice)))
            continue
        check_person(word)
        label = word if word != ME else you
        players.append(Player(_label(label, words, seat), None))
    return players


def _label(label: str, words: list[str], seat: int) -> str:
    """A seat's label; those who share a word are told apart by their number."""
    return label if words.count(words[seat]) == 1 else f"{label} {seat + 1}"


def _open_table(
    game: Game, option: list[str] | None, labels: list[str], seed: str | None, saved: Record | None
) -> Table:
    if saved is None:
        return Table(game, read_options(game, option), labels, Dice(None if seed is None else f"{seed}/0"))
    if option:
        raise Unreadable("--resume: the saved game keeps its own options; leave --option away")
    return Table.resume(game, saved, Dice(None if seed is None else f"{seed}/{len(saved.steps)}"))


def _choose_seats(game: Game, text: str | None, saved: Record | None, you: str) -> list[str]:
    """Who sits where: as told, as saved, or one person against soldato."""
    if text is not None:
        return read_seats(game, text, "--seats")
    if saved is None:
        return [ME, *["soldato"] * (game.seats - 1)]
    words: list[str] = []
    for label in saved.seats:
        rank, _, number = label.lower().partition(" ")
        is_bot = rank in RANKS and (not number or number.isdecimal())
        words.append(ME if label == you else rank if is_bot else label)
    return words


def _read_saved(game: Game, path: Path) -> Record:
    """A saved game that can go on here."""
    saved = read_record(path)
    if saved.game != game.name:
        raise Unreadable(f"{path} is a game of {saved.game}, not of {game.name}")
    end = last_state(game, saved) if saved.result is None else verify(game, saved)
    if end.outcome() is not None:
        raise Mismatch(f"{path} holds a finished game; look at it with: omerta record replay {path}")
    return saved
