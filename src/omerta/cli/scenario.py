"""`omerta scenario`: check positions and scripts that people write down."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from omerta.cli.arguments import AsJson, GameName
from omerta.cli.escaping import escape, in_one_line
from omerta.cli.exits import MISUSED, code_of, name_problem
from omerta.cli.output import print_json, print_line, print_problem
from omerta.games import find_game
from omerta.kernel import OmertaError, read_scenario, run_scenario, scenario_schema

app = typer.Typer(help="Run scenarios, or print what a scenario may hold.")


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
def schema(game: GameName) -> None:
    """Print the JSON Schema of a game's scenarios, for editors and checkers.

    Example: `omerta scenario schema famiglia > famiglia.schema.json`
    """
    print_json(scenario_schema(find_game(game)))
