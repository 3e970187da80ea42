"""What several commands are told in the same words."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Annotated

import typer

from omerta.bots import RANKS
from omerta.games import GAMES
from omerta.kernel import Game, UnknownName, Unreadable
from omerta.messages import LANGUAGES, preferred_language


def list_games() -> list[str]:
    """The names a shell may complete."""
    return list(GAMES)


GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help=f"Which game: {', '.join(GAMES)}.", show_default=False, autocompletion=list_games
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document for a program to read.")]
EditionName = Annotated[
    str | None, typer.Option("--edition", metavar="NAME", help="Which printed data, for games that have editions.")
]
DatabaseUrl = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="OMERTA_DATABASE",
        show_default=False,
        help="Where tables are kept: FILE, sqlite:///FILE or postgresql://USER@HOST/NAME. Default: your data folder.",
    ),
]
OPERATOR = "For the operator"
LogLevel = Annotated[
    str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.", rich_help_panel=OPERATOR)
]
LogFormat = Annotated[str, typer.Option(metavar="FORMAT", help="plain or json.", rich_help_panel=OPERATOR)]
TableOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=WORD", help="A table option, for example hands=hidden. May be repeated."),
]
LanguageName = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="CODE",
        help=f"Which language is spoken: {', '.join(LANGUAGES)}. Left out: the one your terminal is set to (LANG).",
        show_default=False,
    ),
]


def choose_language(code: str | None) -> str:
    """The language asked for, else that of the terminal."""
    if code is None:
        return preferred_language(os.environ)
    if code not in LANGUAGES:
        raise UnknownName("language", code, LANGUAGES)
    return code


def read_options(game: Game, words: Sequence[str] | None) -> dict[str, str]:
    """The table's options from `name=word` texts; the rest are defaults."""
    chosen: dict[str, str] = {}
    for text in words or ():
        name, sign, word = text.partition("=")
        if not sign:
            raise Unreadable(f"--option {text}: write it as NAME=WORD, for example {_example(game)}")
        chosen[name.strip()] = word.strip()
    return game.choose_options(chosen)


def _example(game: Game) -> str:
    if not game.options:
        return f"… but {game.name} has no options"
    option = game.options[0]
    return f"{option.name}={option.choices[-1] if option.choices else option.default}"


def read_seats(game: Game, text: str, flag: str) -> list[str]:
    """One word per seat from a list with commas; a single word stands for all seats."""
    words = [word.strip() for word in text.split(",")]
    if len(words) == 1:
        words *= game.seats
    if len(words) != game.seats or not all(words):
        raise Unreadable(f"{flag} {text}: {game.name} has {game.seats} seats, name each one, like a,b")
    return words


def check_person(name: str) -> None:
    """Refuse a person's name that no screen could show, or that was surely meant to be a bot's."""
    if not name.isprintable():
        raise Unreadable(f"--seats: '{name}' holds signs that cannot be shown")
    close = get_close_matches(name.lower(), RANKS, n=1, cutoff=0.75)
    if close:
        raise Unreadable(f"--seats: nobody is called '{name}'; did you mean {close[0]}?")


def check_word(flag: str, word: str, known: Sequence[str]) -> None:
    """Refuse a word that is not one of a few."""
    if word not in known:
        raise Unreadable(f"{flag} {word}: write one of {', '.join(known)}")


def check_redis(url: str) -> None:
    """Refuse what is no address of a Redis, or a Redis that nothing installed here can speak to."""
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise Unreadable("--redis: write redis://HOST:PORT, rediss://HOST:PORT or unix:///SOCKET")
    for package in ("redis", "saq"):
        if importlib.util.find_spec(package) is None:
            raise Unreadable(f"--redis needs the package '{package}'; install omerta[redis]")
