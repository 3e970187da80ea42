"""`omerta arena export GAME`: positions with results, for learners."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from omerta.arena.positions import positions
from omerta.cli.arena.words import Games, Seed, watched
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
    seed: Seed = "0",
    option: TableOptions = None,
    edition: EditionName = None,
) -> None:
    """Write positions as one seat sees them, with what it chose and how the game ended for it.

    Example: `omerta arena export famiglia --games 200 --bots capo:100 --out famiglia.jsonl`
    """
    chosen = find_game(game, edition)
    options = read_options(chosen, option)
    seats = read_seats(chosen, bots, "--bots")
    check_writable(out)
    count = 0
    with out.open("wb") as file:
        for number in watched(range(games), games, "playing"):
            for position in positions(chosen, options, seats, f"{seed}/{number}", one_in):
                file.write(msgspec.json.encode(position) + b"\n")
                count += 1
    print_line(f"{count} positions of {games} games in {out}")
