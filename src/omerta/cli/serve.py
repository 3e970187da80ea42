"""`omerta serve`: the browser table."""

from __future__ import annotations

import importlib.util
import webbrowser
from typing import Annotated

import typer

from omerta.cli.arguments import DatabaseUrl, EditionName
from omerta.games import GAMES, find_game
from omerta.kernel import Unreadable

_PUBLIC = "For the operator"


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any free one.")] = 8086,
    database: DatabaseUrl = "",
    edition: EditionName = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the address in a browser.")] = False,
    name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="A name people reach this server by. May be repeated.", rich_help_panel=_PUBLIC
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A reverse proxy that may say for whom it asks. May be repeated.",
            rich_help_panel=_PUBLIC,
        ),
    ] = None,
    public: Annotated[
        bool,
        typer.Option(
            "--public",
            help="Strict limits for strangers; refuses to start without names and proxy.",
            rich_help_panel=_PUBLIC,
        ),
    ] = False,
    workers: Annotated[int, typer.Option(min=1, max=64, help="How many processes serve.", rich_help_panel=_PUBLIC)] = 1,
    redis: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Where workers tell each other what changed.", rich_help_panel=_PUBLIC),
    ] = None,
    keep_days: Annotated[
        float | None,
        typer.Option(
            min=1, metavar="DAYS", help="Forget tables so long after their last change.", rich_help_panel=_PUBLIC
        ),
    ] = None,
    log_level: Annotated[
        str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.", rich_help_panel=_PUBLIC)
    ] = "warning",
    log_format: Annotated[
        str, typer.Option(metavar="FORMAT", help="plain or json.", rich_help_panel=_PUBLIC)
    ] = "plain",
) -> None:
    """Start the browser table and print its address.

    Tables survive a restart: everybody goes on where they were. Stop with Ctrl-C.
    """
    try:
        from omerta.server import (
            LOG_FORMATS,
            LOG_LEVELS,
            PUBLIC,
            Limits,
            Settings,
            default_database,
            house_address,
            listen,
        )
        from omerta.server import serve as run_server
    except ModuleNotFoundError as error:
        raise Unreadable(f"serve needs the package '{error.name}'; install omerta[server]") from None

    _check_word("--log-level", log_level, LOG_LEVELS)
    _check_word("--log-format", log_format, LOG_FORMATS)
    if redis is not None:
        _check_redis(redis)
    if public:
        _check_public(name, proxy)
    if edition is not None:
        for game in GAMES:
            if find_game(game).edition is not None:
                find_game(game, edition)

    def announce(address: str) -> None:
        typer.echo(f"Omertà is open at {address}")
        if house is not None:
            typer.echo(f"For others in your network: {house}")
        if open_browser:
            webbrowser.open(address)

    settings = Settings(
        database=database or default_database(),
        redis=redis,
        edition=edition,
        limits=PUBLIC if public else Limits(),
        names=tuple(name or ()),
        proxies=tuple(proxy or ()),
        keep_days=keep_days,
        workers=workers,
        log_level=log_level,
        log_format=log_format,
    )
    listener = listen(host, port)
    house = None if name else house_address(listener)
    run_server(settings, listener, announce)


def _check_word(flag: str, word: str, known: tuple[str, ...]) -> None:
    if word not in known:
        raise Unreadable(f"{flag} {word}: write one of {', '.join(known)}")


def _check_redis(url: str) -> None:
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise Unreadable("--redis: write redis://HOST:PORT, rediss://HOST:PORT or unix:///SOCKET")
    if importlib.util.find_spec("redis") is None:
        raise Unreadable("--redis needs the package 'redis'; install omerta[redis]")


def _check_public(names: list[str] | None, proxies: list[str] | None) -> None:
    missing = [
        *([] if names else ["--name NAME, the name people reach the server by"]),
        *([] if proxies else ["--proxy ADDRESS, the reverse proxy that speaks TLS"]),
    ]
    if missing:
        raise Unreadable(f"--public needs {' and '.join(missing)}")
