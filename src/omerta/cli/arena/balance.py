"""`omerta arena balance`: what an edition favours."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table as Grid

from omerta.arena.run import make_player
from omerta.arena.spreading import Workers
from omerta.cli.arena.extra import need_extra
from omerta.cli.arena.plot import Bar, Plot, draw_shares
from omerta.cli.arena.words import Games, Jobs, Ray, Seed, watched
from omerta.cli.arguments import AsJson, EditionName
from omerta.cli.output.console import open_console
from omerta.cli.output.files import check_writable, print_json, write_file
from omerta.cli.output.streams import print_line
from omerta.games import find_game
from omerta.kernel import Dice

RARE = 12
"""So many of the least used things are shown to people; JSON has all."""


def balance(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")] = "mafia-war",
    bots: Annotated[str, typer.Option("--bots", metavar="RANK", help="Who plays all seats.")] = "soldato",
    games: Games = 100,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Seed = "0",
    edition: EditionName = None,
    plot: Plot = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables as Markdown.")] = False,
    json: AsJson = False,
) -> None:
    """Let equal bots play and see whom the game favours: sides, start, families, characters, tiles; and what is used.

    Example: `omerta arena balance --edition trinacria --games 400 --jobs 2 --markdown`

    Shares come with 95 % intervals: where 50 % lies inside, the games played do not show a favour.
    """
    need_extra()
    from omerta.arena.balance import Balance, weigh

    chosen = find_game(game, edition)
    make_player(chosen, bots, Dice("check"))
    if plot is not None:
        check_writable(plot)
    for step in watched(weigh(chosen, edition, bots, games, seed, Workers(jobs, ray)), games + 1, "playing"):
        if not isinstance(step, Balance):
            continue
        if plot is not None:
            bars = [Bar(f"{each.group}: {each.name}", each.share, each.low, each.high) for each in step.shares]
            write_file(plot, draw_shares(f"{step.game}: what {games} games of {bots} favour", bars))
        if json:
            print_json(step)
            return
        title = f"{step.game}: {games} games of {bots}, seed {seed}, {step.choices:.0f} choices a game"
        shares = [
            [each.group, each.name, str(each.games), f"{100 * each.share:.1f} %", _reach(each.low, each.high)]
            for each in step.shares
        ]
        endings = [[name, f"{100 * share:.1f} %"] for name, share in step.endings.items()]
        endings += [[f"in round {number}", f"{100 * share:.1f} %"] for number, share in step.rounds.items()]
        uses = [[name, f"{count:.2f}"] for name, count in step.uses.items()]
        _show(title, ["what", "which", "games", "wins", "95 % interval"], shares, markdown)
        _show("How games end", ["ending", "share"], endings, markdown)
        _show("Most used", ["choice", "times a game"], uses[:RARE], markdown)
        _show("Least used", ["choice", "times a game"], uses[-RARE:], markdown)


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
