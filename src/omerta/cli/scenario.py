"""`omerta scenario`: check positions and scripts that people write down."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from omerta.cli.arguments import AsJson, GameName
from omerta.cli.exits import MISUSED, code_of, name_problem
from omerta.cli.output.escaping import escape, in_one_line
from omerta.cli.output.files import print_json
from omerta.cli.output.streams import print_line, print_problem
from omerta.games import find_game
from omerta.kernel import (
    Game,
    IllegalAction,
    Mismatch,
    Offer,
    OmertaError,
    Probe,
    Unreadable,
    probe_scenario,
    read_scenario,
    run_scenario,
    scenario_schema,
)
from omerta.messages import Speaker

app = typer.Typer(help="Run scenarios, look into one, or print what a scenario may hold.")


class Finding(msgspec.Struct):
    """What came of one scenario file."""

    file: str
    title: str
    code: int
    problems: list[str]


@app.command()
def run(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files, TOML or JSON.")],
    json: AsJson = False,
) -> None:
    """Play scenarios and compare what they expect with what happens.

    Example: `omerta scenario run brute.toml`

    Exit 0 if all hold, 1 if one does not (each difference on a line), 2 if one cannot be read.
    """
    findings = [_run_file(file) for file in files]
    if json:
        print_json([{**msgspec.to_builtins(finding), "holds": finding.code == 0} for finding in findings])
    else:
        for finding in findings:
            _print_finding(finding)
    raise typer.Exit(max(finding.code for finding in findings))


def _print_finding(finding: Finding) -> None:
    if finding.code == MISUSED:
        print_problem(finding.problems[0])
        return
    print_line(f"{finding.file}: {'does not hold' if finding.code else 'holds'}: {in_one_line(finding.title)}")
    for problem in finding.problems:
        print_line(f"  {in_one_line(problem)}")


def _run_file(file: Path) -> Finding:
    title = ""
    try:
        scenario = read_scenario(file)
        title = scenario.title
        run_scenario(find_game(scenario.game), scenario)
    except OmertaError as error:
        code = code_of(error)
        problems = [name_problem(file, error)] if code == MISUSED else str(error).splitlines()
        return Finding(escape(str(file)), title, code, problems)
    return Finding(escape(str(file)), title, 0, [])


@app.command()
def probe(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file, TOML or JSON.")],
    step: Annotated[
        int | None,
        typer.Option("--step", min=0, metavar="N", help="After so many steps of the script. Left out: after the last."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Say who is asked what at a step of a scenario, with everything that could be answered there.

    Example: `omerta scenario probe brute.toml --step 2`

    The words after each offer are for people; a script takes what stands before them.
    """
    scenario = read_scenario(file)
    try:
        game = find_game(scenario.game)
        found = probe_scenario(game, scenario, step)
    except (Mismatch, IllegalAction) as error:
        raise Mismatch(name_problem(file, error)) from None
    except Unreadable as error:
        raise Unreadable(name_problem(file, error)) from None
    if json:
        print_json(found)
    else:
        _print_probe(game, found, len(scenario.script))


def _print_probe(game: Game, found: Probe, last: int) -> None:
    speaker = Speaker(game)
    print_line(f"after step {found.step} of {last}")
    if found.outcome is not None:
        print_line(f"the game is over: {speaker.outcome(found.outcome)}")
        return
    movers = ", ".join([str(seat) for seat in found.to_move]) or "nobody: chance is due"
    print_line(f"to_move  {movers}")
    print_line(f"asked    {found.asked.key} [{found.asked.rule}]: {speaker.prompt(found.asked)}")
    for action, weight in found.chance.items():
        print_line(f"  * {action}  (weight {weight})")
    for seat, actions in found.offers.items():
        width = max(len(action) for action in actions)
        for action in actions:
            words = speaker.choice(Offer(action, game.actions.parse(action).targets))
            print_line(f"  {seat} {action:<{width}}  {words}")


@app.command()
def schema(game: GameName) -> None:
    """Print the JSON Schema of a game's scenarios, for editors and checkers.

    Example: `omerta scenario schema famiglia > famiglia.schema.json`
    """
    print_json(scenario_schema(find_game(game)))
