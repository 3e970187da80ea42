"""`omerta arena fit GAME`: the weights by which searching bots judge positions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from omerta.arena.spreading import Workers
from omerta.cli.arena.extra import need_extra
from omerta.cli.arena.words import Games, Jobs, Ray, Seed, watched
from omerta.cli.arguments import EditionName, GameName
from omerta.cli.output.files import check_writable, write_file
from omerta.cli.output.streams import print_line
from omerta.games import find_game


def fit_weights(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Write the weights here.", show_default=False)],
    games: Games = 1000,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Seed = "0",
    edition: EditionName = None,
    rounds: Annotated[
        int,
        typer.Option("--rounds", min=1, metavar="N", help="Play and fit so often, each time by what was found so far."),
    ] = 1,
) -> None:
    """Fit the weights of a game's scale to games of soldati, then to those of whoever plays by the weights.

    Example: `omerta arena fit famiglia --games 400 --rounds 4 --out weights.json`

    One game in five is kept for checking.
    """
    need_extra()
    from omerta.arena.fitting import Fit, fit

    chosen = find_game(game, edition)
    check_writable(out)
    playing = fit(chosen, games, seed, Workers(jobs, ray), rounds)
    for step in watched(playing, rounds * games + 1, "playing"):
        if isinstance(step, Fit):
            write_file(out, msgspec.json.format(msgspec.json.encode(step.weights), indent=1).decode() + "\n")
            print_line(
                f"{step.positions} positions of {step.games} games; of the games kept for checking the weights name "
                f"the winner in {100 * step.told:.1f} % (log loss {step.surprise:.3f}, a coin 0.693)"
            )
