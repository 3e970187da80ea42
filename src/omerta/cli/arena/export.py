"""`omerta arena export GAME`: positions with results, for learners."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from omerta.arena.positions import Export, export_all
from omerta.arena.spreading import Workers
from omerta.cli.arena.words import Games, Jobs, Ray, Seed, watched
from omerta.cli.arguments import EditionName, GameName, TableOptions, read_options, read_seats
from omerta.cli.output.files import check_writable
from omerta.cli.output.streams import print_line
from omerta.games import find_game


def export(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Write here, one position a line.")],
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", help="Who sits where.")] = "soldato",
    games: Games = 100,
    one_in: Annotated[
        int, typer.Option("--one-in", min=1, metavar="N", help="Keep one decision in N, drawn by the seed.")
    ] = 10,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Seed = "0",
    option: TableOptions = None,
    edition: EditionName = None,
) -> None:
    """Write positions as one seat sees them, with what it chose and how the game ended for it.

    Example: `omerta arena export famiglia --games 200 --bots capo:100 --jobs 2 --out famiglia.jsonl`
    """
    chosen = find_game(game, edition)
    options = read_options(chosen, option)
    seats = tuple(read_seats(chosen, bots, "--bots"))
    check_writable(out)
    wanted = Export(game=chosen.name, edition=edition, options=options, bots=seats, one_in=one_in)
    count = 0
    with out.open("wb") as file:
        for lines in watched(export_all(wanted, games, seed, Workers(jobs, ray)), games, "playing"):
            file.writelines([line + b"\n" for line in lines])
            count += len(lines)
    print_line(f"{count} positions of {games} games in {out}")
