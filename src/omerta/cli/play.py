"""`omerta play`: sit down at a table in the terminal."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from omerta.bots import RANKS, is_rank, make_bot
from omerta.cli.arguments import (
    EditionName,
    LanguageName,
    TableOptions,
    check_person,
    choose_language,
    list_games,
    read_options,
    read_seats,
)
from omerta.cli.exits import INTERRUPTED, NO
from omerta.cli.output.console import open_console
from omerta.cli.output.escaping import in_one_line
from omerta.cli.output.files import check_writable, write_file
from omerta.cli.output.streams import print_line
from omerta.cli.screens import find_screen
from omerta.cli.table.saves import Keeper, last_unfinished, new_file
from omerta.cli.table.sitting import Player, Sitting
from omerta.games import GAMES, find_game
from omerta.kernel import (
    SPECTATOR,
    Dice,
    Game,
    Mismatch,
    Record,
    Table,
    Unreadable,
    blame_position,
    format_record,
    last_state,
    read_record,
    verify,
)
from omerta.messages import Speaker

ME = "me"
PACE = 0.9
"""Seconds a bot's step stays on the screen when a person watches."""
SLOWEST = 3600.0


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help=f"Which game: {', '.join(GAMES)}. With --continue it may be left out.",
            show_default=False,
            autocompletion=list_games,
        ),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="A,B,…",
            help=f"Who sits where: me or any name for a person, {' or '.join(RANKS)} for a bot; "
            "capo:40 tries 40 times for each choice, don:0.5s thinks half a second. "
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
        typer.Option(
            "--pace", min=0.0, max=SLOWEST, metavar="SECONDS", help="How long a bot's step stays on the screen."
        ),
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Write the game's record here when you leave.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a game that was saved.")
    ] = None,
    continue_last: Annotated[
        bool, typer.Option("--continue", help="Go on with the game that was left last; every game is kept as it goes.")
    ] = False,
    language: LanguageName = None,
) -> None:
    """Play a game in the terminal: against a bot, with a friend on one screen, or watch two bots.

    Examples:

    - `omerta play famiglia`
    - `omerta play famiglia --seats anna,ben --option hands=hidden`
    - `omerta play famiglia --seats soldato,picciotto --pace 0.5`
    - `omerta play famiglia --seats me,don:10s`
    - `omerta play mafia-war --seats me,soldato,soldato,soldato`
    - `omerta play famiglia --language de`
    - `omerta play --continue`

    At the table type the number of a choice; ? explains all keys. Where input is not a terminal, lines are read.
    """
    if continue_last and resume is not None:
        raise Unreadable("--continue takes up the last game; leave --resume away")
    kept = last_unfinished(game) if continue_last else None
    source = kept or resume
    saved = None if source is None else read_record(source)
    chosen = _find_game(game, edition, saved)
    if saved is not None and source is not None:
        _check_saved(chosen, saved, source)
    tongue = choose_language(language)
    you = Speaker(chosen, tongue).text("term-you")
    words = _choose_seats(chosen, seats, saved, you)
    if record is not None:
        _check_record_file(record, source)
    players = _seat_players(chosen, words, seed, you)
    table = _open_table(chosen, option, [player.label for player in players], seed, saved)
    speaker = Speaker(chosen, tongue, [player.label for player in players])
    has_people = any(player.bot is None for player in players)
    keeper = Keeper(kept or new_file(chosen.name)) if has_people else None
    _sit_down(table, players, speaker, pace, record, keeper)


def _find_game(name: str | None, edition: str | None, saved: Record | None) -> Game:
    """The game that was named, or the one that was saved, with the edition it was saved with."""
    if saved is not None and edition is None and saved.edition is not None:
        edition = saved.edition.name
    if name is None and saved is None:
        raise Unreadable(f"Missing argument 'GAME': {' or '.join(GAMES)}")
    return find_game(name or (saved.game if saved else ""), edition if saved is None or saved.edition else None)


def _check_record_file(record: Path, source: Path | None) -> None:
    """A record goes where there is nothing, into the file it came from, or over what a person gives up."""
    check_writable(record)
    if not record.exists() or (source is not None and record.samefile(source)):
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Unreadable(f"--record {record}: the file exists already; name another one, or remove it")
    if not typer.confirm(f"{record} exists already. Write over it?"):
        raise typer.Exit(NO)


def _sit_down(
    table: Table,
    players: list[Player],
    speaker: Speaker,
    pace: float | None,
    record: Path | None,
    keeper: Keeper | None,
) -> None:
    """Play; whatever ends the sitting, the record is written."""
    if pace is None:
        pace = PACE if sys.stdout.isatty() and sys.stdin.isatty() else 0.0
    sitting = Sitting(table, players, speaker, find_screen(table.game), open_console(), pace, keeper)
    code = 0
    try:
        with nullcontext() if table.record.position is None else blame_position():
            sitting.run()
    except KeyboardInterrupt:
        if not sitting.terminal.is_screen:
            print_line("")  # what follows does not stand behind the question
        code = INTERRUPTED
    finally:
        if record is not None:
            write_file(record, format_record(table.closed_record()))
    speaker = sitting.speaker
    if sitting.terminal.is_screen and table.is_over:
        print_line(_tell_end(table, speaker))
    if record is not None:
        print_line(speaker.text("term-saved", file=str(record)))
    if sitting.has_left and not table.is_over:
        print_line(speaker.text("term-left"))
    if sitting.ran_dry:
        print_line(speaker.text("term-input-ended"))
        code = NO
    if keeper is not None and not keeper.problem and not table.is_over:
        print_line(speaker.text("term-kept"))
    if code:
        raise typer.Exit(code)


def _tell_end(table: Table, speaker: Speaker) -> str:
    outcome = table.view(SPECTATOR).outcome
    return "" if outcome is None else speaker.outcome(outcome)


def _seat_players(game: Game, words: list[str], seed: str | None, you: str) -> list[Player]:
    """Bots get their own dice, seeded as `simulate` seeds its first game."""
    players: list[Player] = []
    for seat, word in enumerate(words):
        if is_rank(word):
            dice = Dice(None if seed is None else f"{seed}/0/{seat}")
            players.append(Player(_label(word.capitalize(), words, seat), make_bot(game, word, dice)))
            continue
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
        words = read_seats(game, text, "--seats")
        for word in words:
            if not is_rank(word):
                check_person(word)
        return words
    if saved is None:
        return [ME, *["soldato"] * (game.seats - 1)]
    words = []
    for label in map(in_one_line, saved.seats):
        rank, _, number = label.lower().partition(" ")
        is_bot = is_rank(rank) and (not number or number.isdecimal())
        words.append(ME if label == you else rank if is_bot else label)
    return words


def _check_saved(game: Game, saved: Record, path: Path) -> None:
    """Refuse a saved game that cannot go on here."""
    if saved.game != game.name:
        raise Unreadable(f"{path} is a game of {saved.game}, not of {game.name}")
    end = last_state(game, saved) if saved.result is None else verify(game, saved)
    if end.outcome() is not None:
        raise Mismatch(f"{path} holds a finished game; look at it with: omerta record replay {path}")
