"""`omerta edition`: look at the boxes of The Great Mafia War, check them, and start one of your own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.table import Table

from omerta.games.mafia_war.edition.borders import edition_map
from omerta.games.mafia_war.edition.document import content_hash, edition_document
from omerta.games.mafia_war.edition.drawing import draw_map
from omerta.games.mafia_war.edition.errors import EditionError
from omerta.games.mafia_war.edition.find import DEFAULT_EDITION, SHIPPED, find_edition, list_editions
from omerta.games.mafia_war.edition.geometry import load_geometry
from omerta.games.mafia_war.edition.load import examine_edition, load_edition
from omerta.games.mafia_war.edition.model import Edition
from omerta.games.mafia_war.edition.skeleton import copy_edition, write_skeleton
from omerta.games.mafia_war.edition.words import say_order, say_sheet_space
from omerta.kernel.errors import OmertaError

app = typer.Typer(
    no_args_is_help=True,
    help="Editions are the boxes of The Great Mafia War: board, sheets, families, orders and cards as data. "
    f"'{DEFAULT_EDITION}' is ours; with `new` you type in the values of the box you own.",
)

Name = Annotated[str, typer.Argument(help="Name of an edition, as `omerta edition list` shows it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]

ANSWER_IS_NO = 1
BAD_USE = 2


def refuse(error: Exception | str, code: int = BAD_USE) -> NoReturn:
    """End with one line on standard error."""
    typer.echo(f"omerta edition: {error}", err=True)
    raise typer.Exit(code)


@app.command("list")
def list_(as_json: AsJson = False) -> None:
    """Show all editions: the shipped ones and your own."""
    found = [
        {"name": name, "own": not path.is_relative_to(SHIPPED), "folder": str(path)}
        for name, path in list_editions().items()
    ]
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    for edition in found:
        typer.echo(f"{edition['name']}  {'own, in ' + str(edition['folder']) if edition['own'] else 'shipped'}")


@app.command()
def check(name: Name = DEFAULT_EDITION, as_json: AsJson = False) -> None:
    """Say everything that is missing or impossible in an edition, each with file, key and reason.

    Exit status 0: nothing; 1: something.
    """
    try:
        edition, problems = examine_edition(find_edition(name))
    except OmertaError as error:
        refuse(error)
    if as_json:
        listed = [{"file": p.file, "key": p.key, "reason": p.reason} for p in problems]
        typer.echo(json.dumps({"edition": name, "problems": listed}, indent=2, ensure_ascii=False))
    else:
        for problem in problems:
            typer.echo(str(problem))
        if edition is not None and not problems:
            typer.echo(f"edition '{name}' is complete; hash {content_hash(edition)}")
    if problems:
        raise typer.Exit(ANSWER_IS_NO)


@app.command()
def show(
    name: Name = DEFAULT_EDITION,
    as_json: AsJson = False,
    svg: Annotated[Path | None, typer.Option(help="Write the map with the start position to this SVG file.")] = None,
    dark: Annotated[bool, typer.Option("--dark", help="Draw the map in dark colours.")] = False,
) -> None:
    """Show an edition: as tables, as one JSON document (docs/edition-format.md), or its map as a picture."""
    if dark and svg is None:
        refuse("--dark goes with --svg FILE")
    try:
        edition = load_edition(name)
        if svg is not None:
            write_map(edition, svg, dark)
    except EditionError as error:
        refuse(error, ANSWER_IS_NO)
    except (OmertaError, OSError) as error:
        refuse(error)
    if as_json:
        typer.echo(json.dumps(edition_document(edition), indent=2, ensure_ascii=False))
    elif svg is None:
        show_tables(edition)


def write_map(edition: Edition, svg: Path, dark: bool) -> None:
    """Draw the map of an edition into a file."""
    geometry = load_geometry(edition_map(find_edition(edition.id)))
    svg.write_text(draw_map(edition_document(edition), geometry, dark), encoding="utf-8")


def show_tables(edition: Edition) -> None:
    """Print an edition for a person: line-up, sheets, orders, characters."""
    console = Console()
    console.print(f"[bold]{edition.name}[/bold]  {edition.about}", highlight=False)
    board = Table("area", "mandamento", "seas", "start", "Soldati", title="Board")
    for area in edition.areas:
        board.add_row(area.name, area.mandamento, ", ".join(area.seas), area.start, str(area.soldati))
    spaces = Table("sheet", "column", "row", "space", title="Action sheets 1 to 4")
    for sheet in edition.sheets[1:]:
        for space in sheet.spaces:
            spaces.add_row(str(sheet.number), space.column, str(space.row), say_sheet_space(space))
    orders = Table("order", "kind", "initiative", "shows", title="Orders")
    for family in edition.families:
        for order in family.orders:
            orders.add_row(order.id, order.kind, str(order.initiative), say_order(order))
    characters = Table("character", "Money", "Soldati", "on the board", title="Characters")
    for card in edition.characters:
        pieces = f"{card.board_soldati} Soldati, {card.cars} cars, {card.speedboats} speedboats, {card.labs} labs"
        characters.add_row(card.name, str(card.money), str(card.headquarters_soldati), pieces)
    for table in (board, spaces, orders, characters):
        console.print(table)


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="Name of your edition: small letters, digits and hyphens.")],
    copy: Annotated[str | None, typer.Option(help="Start from all values of this edition instead.")] = None,
) -> None:
    """Start an edition of your own: a commented skeleton to fill in by hand from the box you own."""
    try:
        folder = write_skeleton(name) if copy is None else copy_edition(name, copy)
    except (OmertaError, OSError) as error:
        refuse(error)
    typer.echo(f"{folder}\nFill in its files, then: omerta edition check {name}")
