"""`omerta record review`: how the chances went, and where a game turned."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from omerta.bots import Review, look_back
from omerta.cli.arena.words import watched
from omerta.cli.arguments import AsJson
from omerta.cli.output.console import open_console
from omerta.cli.output.files import check_writable, print_json, write_file
from omerta.cli.review_plot import draw_curve
from omerta.kernel import Game, Record, replay
from omerta.messages import Speaker

Tries = Annotated[int, typer.Option("--tries", min=1, metavar="N", help="How often each position is tried out.")]
Turnings = Annotated[int, typer.Option("--turnings", min=0, metavar="N", help="How many turning points are told.")]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw the curve into this SVG file.")]


def review_record(game: Game, record: Record, tries: int, turnings: int, plot: Path | None, as_json: AsJson) -> None:
    """Look back at a record, say what was found."""
    if plot is not None:
        check_writable(plot)
    for _ in replay(game, record):
        pass  # a broken record is refused before anything is said about it
    for step in watched(look_back(game, record, tries, turnings), len(record.steps) + 1, "looking back"):
        if isinstance(step, Review):
            if plot is not None:
                write_file(plot, draw_curve(step, record.seats, game.teams))
            if as_json:
                print_json(step)
            else:
                _tell(step, game, record)


def _tell(review: Review, game: Game, record: Record) -> None:
    console = open_console()
    speaker = Speaker(game)
    first = " and ".join(record.seats[seat] for seat in game.teams[0])
    if review.moments:
        console.print(f"After {len(review.moments)} decisions; chances are those of {first}.")
    grid = Grid(title="Where it turned", title_justify="left")
    for heading in ("step", "who", "chose", "lost", "better", "instead of", "because"):
        grid.add_column(heading, justify="right" if heading in ("step", "lost") else "left")
    for turning in review.turnings:
        better = "nothing a capo would see" if turning.better is None else turning.better
        chances = (
            "" if turning.better is None else f"{100 * turning.better_chance:.0f} % / {100 * turning.chance:.0f} %"
        )
        who = record.seats[turning.seat]
        lost = f"{100 * turning.lost:.0f} %"
        why = speaker.text(f"reason-{turning.reason}") if turning.reason else ""
        grid.add_row(str(turning.step), who, turning.action, lost, better, chances, why)
    console.print(grid)
