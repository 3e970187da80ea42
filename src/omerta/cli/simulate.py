"""`omerta simulate`: many games between bots, counted."""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from omerta.arena.run import PLAYERS, RANDOM, Run, make_player
from omerta.cli.arguments import AsJson, EditionName, GameName, TableOptions, read_options, read_seats
from omerta.cli.output.console import open_console
from omerta.cli.output.files import check_writable, print_json, write_file
from omerta.games import find_game
from omerta.kernel import Dice, Game, OmertaError, is_compiled


class Tally(msgspec.Struct, kw_only=True):
    """What came of all games. `mean_length` counts the choices made in a game, forced ones included."""

    game: str
    rules_version: int
    compiled: bool
    options: dict[str, str]
    bots: list[str]
    seed: str
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    games_per_second: float = 0.0
    decisions_per_second: float = 0.0
    wins: list[int]
    draws: int = 0
    mean_scores: list[float]
    mean_length: float = 0.0


def count_games(tally: Tally, game: Game, records: Path | None) -> None:
    """Play the games of a tally and count them. Game number i uses the seed `seed/i`."""
    length = 0
    watched = sys.stderr.isatty()
    wanted = tally.games
    began = perf_counter()
    numbers = track(range(wanted), "simulating", console=Console(stderr=True), disable=not watched, transient=True)
    for number in numbers:
        run = Run(game, tally.options, tally.bots, f"{tally.seed}/{number}", records is not None)
        end = run.play()
        outcome = end.outcome()
        assert outcome is not None
        for winner in outcome.winners:
            tally.wins[winner] += 1
        tally.draws += not outcome.winners
        for seat, score in enumerate(outcome.scores):
            tally.mean_scores[seat] += score / wanted
        tally.decisions += run.decisions
        length += run.length
        if records is not None:
            write_file(records / f"{number:05}.json", run.record(end))
    tally.seconds = perf_counter() - began
    tally.games_per_second = wanted / tally.seconds
    tally.decisions_per_second = tally.decisions / tally.seconds
    tally.mean_length = length / wanted


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, max=1_000_000_000, metavar="N", help="How many games.")] = 100,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="A,B,…", help=f"Who sits where: {', '.join(PLAYERS)}. One name fills all seats."
        ),
    ] = RANDOM,
    seed: Annotated[
        str, typer.Option("--seed", metavar="S", help="The same seed gives the same games anywhere.")
    ] = "0",
    option: TableOptions = None,
    edition: EditionName = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Write each game's record into this folder.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games and count how they end.

    Example: `omerta simulate famiglia --games 200 --bots soldato,picciotto --seed 7 --json`

    A decision counts only where a seat had two or more legal choices; mean_length counts all choices of a game.
    """
    chosen = find_game(game, edition)
    tally = _open_tally(chosen, read_seats(chosen, bots, "--bots"), read_options(chosen, option), seed, games)
    if records is not None:
        _open_folder(records)
    count_games(tally, chosen, records)
    if json:
        print_json(tally)
    else:
        open_console().print(_draw(tally))


def _open_tally(game: Game, bots: list[str], options: dict[str, str], seed: str, games: int) -> Tally:
    """Nothing counted yet; unknown bots are refused before the first game."""
    for rank in bots:
        make_player(game, rank, Dice("check"))
    return Tally(
        game=game.name,
        rules_version=game.rules_version,
        compiled=is_compiled(),
        options=options,
        bots=bots,
        seed=seed,
        games=games,
        wins=[0] * game.seats,
        mean_scores=[0.0] * game.seats,
    )


def _open_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OmertaError(f"cannot write into {folder}: {error.strerror}") from None
    check_writable(folder / "00000.json")


def _draw(tally: Tally) -> Grid:
    grid = Grid(title=f"{tally.game}: {tally.games} games, seed {tally.seed}", title_justify="left")
    for heading in ("seat", "bot", "wins", "mean score"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat, rank in enumerate(tally.bots):
        grid.add_row(str(seat), rank, str(tally.wins[seat]), f"{tally.mean_scores[seat]:.1f}")
    grid.caption = (
        f"{tally.draws} draws; {tally.mean_length:.1f} choices a game; {tally.games_per_second:,.1f} games/s, "
        f"{tally.decisions_per_second:,.0f} decisions/s ({'compiled' if tally.compiled else 'interpreted'})"
    )
    grid.caption_justify = "left"
    return grid
