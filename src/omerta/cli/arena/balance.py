"""`omerta arena balance`: what an edition favours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from omerta.arena.results import BALANCE, plan_of
from omerta.arena.run import make_player
from omerta.arena.spreading import Workers, as_they_come
from omerta.cli.arena.extra import need_extra
from omerta.cli.arena.keeping import play_what_is_left
from omerta.cli.arena.plot import Bar, Course, Plot, draw_shares
from omerta.cli.arena.words import Games, Jobs, Out, Ray, Seed
from omerta.cli.arguments import AsJson, EditionName
from omerta.cli.output.console import open_console
from omerta.cli.output.files import check_writable, print_json, write_file
from omerta.cli.output.streams import print_line
from omerta.games import find_game
from omerta.kernel import Dice

if TYPE_CHECKING:
    from omerta.arena.balance import Balance, Stage, Use

SHOWN = 12
"""So many of the most and least used things are shown to people; JSON has all."""


def balance(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")] = "mafia-war",
    bots: Annotated[str, typer.Option("--bots", metavar="RANK", help="Who plays all seats.")] = "soldato",
    games: Games = 100,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Seed = "0",
    edition: EditionName = None,
    out: Out = None,
    plot: Plot = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables as Markdown.")] = False,
    json: AsJson = False,
) -> None:
    """Let equal bots play and see whom the game favours: sides, start, families, characters, tiles; and what is used.

    Example: `omerta arena balance --edition trinacria --games 400 --jobs 2 --markdown`

    Shares come with 95 % intervals: where 50 % lies inside, the games played do not show a favour.
    """
    need_extra()
    from omerta.arena.balance import weigh
    from omerta.arena.played import Played, Task, play

    chosen = find_game(game, edition)
    make_player(chosen, bots, Dice("check"))
    if plot is not None:
        check_writable(plot)
    plan = plan_of(BALANCE, chosen, chosen.choose_options({}), (bots,), games, seed)
    tasks = [
        Task(number=number, game=chosen.name, edition=edition, bots=bots, seed=f"{seed}/{number}")
        for number in range(games)
    ]
    workers = Workers(jobs, ray)
    played = play_what_is_left(
        plan, Played, tasks, lambda left: (each for _, each in as_they_come(play, left, workers)), out
    )
    report = weigh(plan, chosen.edition[0] if chosen.edition is not None else None, played, chosen.seats)
    if plot is not None:
        write_file(plot, _plot(report))
    if json:
        print_json(report)
        return
    for title, heading, rows in _tables(report):
        _show(title, heading, rows, markdown)


def _plot(report: Balance) -> str:
    bars = [Bar(f"{each.group}: {each.name}", each.share, each.low, each.high) for each in report.shares]
    bars += [
        Bar(f"whoever chose {each.name}", each.share, each.low, each.high)
        for each in sorted(report.uses, key=lambda use: use.name)
        if each.share is not None and each.low is not None and each.high is not None
    ]
    courses = [
        Course(what, [(each.round, each.winners, each.others) for each in stages])
        for what, stages in _by_name(report.course).items()
    ]
    return draw_shares(f"{report.game}: what {report.games} games of {report.bots} favour", bars, courses)


def _by_name(course: list[Stage]) -> dict[str, list[Stage]]:
    return {
        what: [each for each in course if each.what == what] for what in dict.fromkeys(each.what for each in course)
    }


def _tables(report: Balance) -> Iterator[tuple[str, list[str], list[list[str]]]]:
    """What people read: title, heading and rows."""
    title = (
        f"{report.game}: {report.games} games of {report.bots}, seed {report.seed}, {report.choices:.0f} choices a game"
    )
    shares = [
        [each.group, each.name, str(each.games), _percent(each.share), _reach(each.low, each.high)]
        for each in report.shares
    ]
    yield title, ["what", "which", "games", "wins", "95 % interval"], shares
    endings = [[name, _percent(share)] for name, share in report.endings.items()]
    endings += [[f"in round {number}", _percent(share)] for number, share in report.rounds.items()]
    yield "How games end", ["ending", "share"], endings
    course = [
        [what, *[f"{each.winners:.1f} : {each.others:.1f}" for each in stages]]
        for what, stages in _by_name(report.course).items()
    ]
    rounds = dict.fromkeys(each.round for each in report.course)
    heading = ["of a seat", *[f"after round {number}" if number else "after set-up" for number in rounds]]
    yield "What winners and losers have", heading, course
    heading = ["choice", "times a game", "of those who could", "wins of these", "95 % interval"]
    yield "Most used", heading, [_use(each) for each in report.uses[:SHOWN]]
    yield "Least used", heading, [_use(each) for each in report.uses[-SHOWN:]]
    judged = sorted([each for each in report.uses if each.share is not None], key=lambda each: each.low or 0.0)
    yield "Surely worth most", heading, [_use(each) for each in judged[: -SHOWN - 1 : -1]]
    judged.sort(key=lambda each: each.high or 0.0)
    yield "Surely worth least", heading, [_use(each) for each in judged[:SHOWN]]


def _use(use: Use) -> list[str]:
    row = [use.name, f"{use.times:.2f}", _percent(use.users)]
    if use.share is None or use.low is None or use.high is None:
        return [*row, "", ""]
    return [*row, _percent(use.share), _reach(use.low, use.high)]


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _reach(low: float, high: float) -> str:
    return f"{100 * low:.0f}–{100 * high:.0f} %"


def _show(title: str, heading: list[str], rows: list[list[str]], markdown: bool) -> None:
    if not rows:
        return
    if markdown:
        lines = [
            f"**{title}**",
            "",
            *["| " + " | ".join(row) + " |" for row in [heading, ["---"] * len(heading), *rows]],
        ]
        print_line("\n".join([*lines, ""]))
        return
    grid = Grid(title=title, title_justify="left")
    for word in heading:
        grid.add_column(word, justify="right" if word in ("games", "wins", "share") else "left")
    for row in rows:
        grid.add_row(*row)
    open_console().print(grid)
