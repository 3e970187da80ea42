"""`omerta arena GAME`: every two bots meet, and a table says who is stronger."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from omerta.arena.results import MEETING, Plan, Result, plan_of
from omerta.arena.run import make_player
from omerta.arena.schedule import make_schedule
from omerta.arena.spreading import Workers
from omerta.arena.tournament import play_all
from omerta.cli.arena.extra import need_extra
from omerta.cli.arena.keeping import play_what_is_left
from omerta.cli.arena.plot import Bar, Plot, draw_shares
from omerta.cli.arena.words import Games, Jobs, Out, Ray, Seed
from omerta.cli.arguments import AsJson, EditionName, GameName, TableOptions, read_options
from omerta.cli.output.console import open_console
from omerta.cli.output.files import check_writable, print_json, write_file
from omerta.cli.output.streams import print_line
from omerta.games import find_game
from omerta.kernel import Dice, Game, Unreadable

Markdown = Annotated[bool, typer.Option("--markdown", help="Print the tables as Markdown.")]


def meet(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="A,B,…", help="Who meets: ranks, also with a budget a choice: capo:40 tries, don:0.5s."
        ),
    ] = "picciotto,soldato,capo,don",
    games: Games = 20,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Seed = "0",
    option: TableOptions = None,
    edition: EditionName = None,
    out: Out = None,
    plot: Plot = None,
    markdown: Markdown = False,
    json: AsJson = False,
) -> None:
    """Every two bots meet on both sides of the same deals.

    Example: `omerta arena mafia-war --bots soldato,capo --games 40 --jobs 2 --out war.jsonl`

    A bot plays all seats of a side. Ratings are openskill's; shares of wins come with 95 % intervals.
    """
    need_extra()
    chosen = find_game(game, edition)
    names = tuple(dict.fromkeys(name.strip() for name in bots.split(",")))
    if len(names) < 2:
        raise Unreadable(f"--bots {bots}: name at least two different bots, like soldato,capo")
    for name in names:
        make_player(chosen, name, Dice("check"))
    plan = plan_of(MEETING, chosen, read_options(chosen, option), names, games, seed)
    if plot is not None:
        check_writable(plot)
    results = run_plan(chosen, plan, edition, Workers(jobs, ray), out)
    if plot is not None:
        write_file(plot, _plot(plan, results))
    if json:
        print_json(_document(plan, results))
    elif markdown:
        print_line(_write_markdown(plan, results))
    else:
        _draw(plan, results)


def run_plan(game: Game, plan: Plan, edition: str | None, workers: Workers, out: Path | None) -> list[Result]:
    """All results of a plan."""
    matches = make_schedule(game, plan.bots, plan.games, plan.seed)
    return play_what_is_left(plan, Result, matches, lambda left: play_all(plan, edition, left, workers), out)


def _document(plan: Plan, results: list[Result]) -> dict[str, Any]:
    from omerta.arena.ratings import pair_up, rate

    return {"plan": plan, "table": rate(results, plan.bots), "pairings": pair_up(results, plan.bots)}


def _plot(plan: Plan, results: list[Result]) -> str:
    from omerta.arena.ratings import pair_up

    bars = [
        Bar(f"{pair.bot} against {pair.against}, {pair.games} games", pair.share, pair.low, pair.high)
        for pair in pair_up(results, plan.bots)
    ]
    return draw_shares(f"{plan.game}: who wins how often", bars)


def _rows(plan: Plan, results: list[Result]) -> tuple[list[list[str]], list[list[str]]]:
    from omerta.arena.ratings import pair_up, rate

    table = [["bot", "rating", "games", "wins", "draws", "95 % of choices within", "95 % of turns within"]]
    for each in rate(results, plan.bots):
        rating = f"{each.rating:.1f} ± {2 * each.doubt:.1f}"
        times = [f"{seconds * 1000:.0f} ms" for seconds in (each.seconds, each.turn)]
        table.append([each.bot, rating, str(each.games), str(each.wins), str(each.draws), *times])
    pairings = [["bot", "against", "games", "wins", "draws", "share", "95 % interval"]]
    for pair in pair_up(results, plan.bots):
        share = f"{100 * pair.share:.1f} %"
        reach = f"{100 * pair.low:.0f}–{100 * pair.high:.0f} %"
        counts = [str(pair.games), str(pair.wins), str(pair.draws)]
        pairings.append([pair.bot, pair.against, *counts, share, reach])
    return table, pairings


def _write_markdown(plan: Plan, results: list[Result]) -> str:
    lines: list[str] = []
    for rows in _rows(plan, results):
        lines += ["| " + " | ".join(row) + " |" for row in rows]
        lines.insert(len(lines) - len(rows) + 1, "| " + " | ".join(["---"] * len(rows[0])) + " |")
        lines.append("")
    return "\n".join(lines[:-1])


def _draw(plan: Plan, results: list[Result]) -> None:
    console = open_console()
    for rows in _rows(plan, results):
        grid = Grid(title=f"{plan.game}: {len(results)} games, seed {plan.seed}", title_justify="left")
        for heading in rows[0]:
            grid.add_column(heading, justify="left" if heading in ("bot", "against") else "right")
        for row in rows[1:]:
            grid.add_row(*row)
        console.print(grid)
