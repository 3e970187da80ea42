"""`omerta serve`: the browser table; `omerta think`: its bots on another machine."""

from __future__ import annotations

import webbrowser
from typing import Annotated

import typer

from omerta.cli.arguments import OPERATOR, DatabaseUrl, EditionName, LogFormat, LogLevel, check_redis, check_word
from omerta.games import GAMES, find_game
from omerta.kernel import Unreadable


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any free one.")] = 8086,
    database: DatabaseUrl = "",
    edition: EditionName = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the address in a browser.")] = False,
    name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="A name people reach this server by. May be repeated.", rich_help_panel=OPERATOR
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A reverse proxy, or its network, that may say for whom it asks. May be repeated.",
            rich_help_panel=OPERATOR,
        ),
    ] = None,
    public: Annotated[
        bool,
        typer.Option(
            "--public",
            help="Strict limits for strangers; refuses to start without names and proxy.",
            rich_help_panel=OPERATOR,
        ),
    ] = False,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="How many processes serve.", rich_help_panel=OPERATOR)
    ] = 1,
    redis: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Where workers tell each other what changed.", rich_help_panel=OPERATOR),
    ] = None,
    keep_days: Annotated[
        float | None,
        typer.Option(
            min=1, metavar="DAYS", help="Forget tables so long after their last change.", rich_help_panel=OPERATOR
        ),
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="OMERTA_SMTP",
            help="The mail server letters go through: smtp://, smtp+starttls:// or smtps://, with name and password.",
            rich_help_panel=OPERATOR,
        ),
    ] = None,
    mail_from: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Whom letters come from.", rich_help_panel=OPERATOR)
    ] = "",
    webhooks_inside: Annotated[
        bool,
        typer.Option("--webhooks-inside", help="Webhooks may call private addresses.", rich_help_panel=OPERATOR),
    ] = False,
    log_level: LogLevel = "warning",
    log_format: LogFormat = "plain",
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
            Proxies,
            Settings,
            check_names,
            check_smtp,
            default_database,
            house_address,
            listen,
        )
        from omerta.server import serve as run_server
    except ModuleNotFoundError as error:
        raise Unreadable(f"serve needs the package '{error.name}'; install omerta[server]") from None

    check_word("--log-level", log_level, LOG_LEVELS)
    check_word("--log-format", log_format, LOG_FORMATS)
    if redis is not None:
        check_redis(redis)
    if smtp is not None:
        check_smtp(smtp, mail_from)
    if public:
        _check_public(name, proxy)
    check_names(name or ())
    Proxies(proxy or ())
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
        smtp=smtp,
        mail_from=mail_from,
        webhooks_inside=webhooks_inside,
        workers=workers,
        log_level=log_level,
        log_format=log_format,
    )
    listener = listen(host, port)
    house = None if name else house_address(listener)
    run_server(settings, listener, announce)


def think(
    redis: Annotated[str, typer.Option(metavar="URL", help="The Redis that the servers name with --redis.")],
    processes: Annotated[
        int | None,
        typer.Option(min=1, max=256, help="How many bots think at once. Default: one for each core but one."),
    ] = None,
    log_level: LogLevel = "warning",
    log_format: LogFormat = "plain",
) -> None:
    """Let the bots of a server think on this machine too.

    As long as one such process runs, the servers that share its Redis leave thinking to it; without it they think
    themselves. Stop with Ctrl-C: thoughts under way are finished.
    """
    check_redis(redis)
    try:
        from omerta.server import LOG_FORMATS, LOG_LEVELS
        from omerta.server import think as answer_for_bots
    except ModuleNotFoundError as error:
        raise Unreadable(f"think needs the package '{error.name}'; install omerta[server,redis]") from None

    check_word("--log-level", log_level, LOG_LEVELS)
    check_word("--log-format", log_format, LOG_FORMATS)
    answer_for_bots(
        redis,
        processes,
        (log_level, log_format),
        lambda count: typer.echo(f"Thinking for the bots of all servers at {redis}, {count} at a time"),
    )


def _check_public(names: list[str] | None, proxies: list[str] | None) -> None:
    missing = [
        *([] if names else ["--name NAME, the name people reach the server by"]),
        *([] if proxies else ["--proxy ADDRESS, the reverse proxy that speaks TLS"]),
    ]
    if missing:
        raise Unreadable(f"--public needs {' and '.join(missing)}")
