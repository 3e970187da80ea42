"""`omerta edition`: look at the boxes of The Great Mafia War, check them, and start one of your own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from omerta.cli.arguments import AsJson
from omerta.cli.exits import NO
from omerta.cli.output.console import open_console
from omerta.cli.output.files import check_writable, print_json, write_file
from omerta.cli.output.streams import print_line
from omerta.games import find_game
from omerta.games.mafia_war.edition.borders import edition_map
from omerta.games.mafia_war.edition.document import content_hash, edition_document
from omerta.games.mafia_war.edition.find import DEFAULT_EDITION, SHIPPED, find_edition, list_editions
from omerta.games.mafia_war.edition.geometry import load_geometry
from omerta.games.mafia_war.edition.load import load_edition
from omerta.games.mafia_war.edition.model import Edition
from omerta.kernel import Unreadable
from omerta.messages import Speaker, preferred_language
from omerta.workshop import copy_edition, draw_map, examine_edition, say_space, say_symbols, write_skeleton

app = typer.Typer(
    no_args_is_help=False,
    help="Editions are the boxes of The Great Mafia War: board, sheets, families, orders and cards as data. "
    f"'{DEFAULT_EDITION}' is ours; with `new` you type in the values of the box you own.",
)

Name = Annotated[str, typer.Argument(metavar="NAME", help="An edition, as `omerta edition list` names it.")]


@app.command("list")
def list_(json: AsJson = False) -> None:
    """Show all editions: the shipped ones and your own."""
    found = [
        {"name": name, "own": not path.is_relative_to(SHIPPED), "folder": str(path)}
        for name, path in list_editions().items()
    ]
    if json:
        print_json(found)
        return
    for edition in found:
        print_line(f"{edition['name']}  {'own, in ' + str(edition['folder']) if edition['own'] else 'shipped'}")


@app.command()
def check(name: Name = DEFAULT_EDITION, json: AsJson = False) -> None:
    """Say everything that is missing or impossible in an edition, each with file, key and reason.

    Exit code 0: nothing; 1: something.
    """
    edition, problems = examine_edition(find_edition(name))
    if json:
        print_json({"edition": name, "problems": problems})
    else:
        for problem in problems:
            print_line(str(problem))
        if not problems:
            print_line(f"edition '{name}' is complete; hash {content_hash(edition)}")
    if problems:
        raise typer.Exit(NO)


@app.command()
def show(
    name: Name = DEFAULT_EDITION,
    json: AsJson = False,
    svg: Annotated[Path | None, typer.Option(help="Write the map with the start position to this SVG file.")] = None,
    dark: Annotated[bool, typer.Option("--dark", help="Draw the map in dark colours.")] = False,
) -> None:
    """Show an edition: as tables, as one JSON document (docs/edition-format.md), or its map as a picture."""
    if dark and svg is None:
        raise Unreadable("--dark goes with --svg FILE")
    edition = load_edition(name)
    if svg is not None:
        write_map(edition, svg, dark)
    if json:
        print_json(edition_document(edition))
    elif svg is None:
        show_tables(edition)


def write_map(edition: Edition, svg: Path, dark: bool) -> None:
    """Draw the map of an edition into a file."""
    check_writable(svg)
    geometry = load_geometry(edition_map(find_edition(edition.id)))
    write_file(svg, draw_map(edition_document(edition), geometry, dark))


def show_tables(edition: Edition) -> None:
    """Print an edition for a person: line-up, sheets, orders, characters."""
    console = open_console()
    speaker = Speaker(find_game("mafia-war", edition.id), preferred_language(os.environ))
    console.print(f"{edition.name}: {edition.about}")
    board = Table("area", "mandamento", "seas", "start", "Soldati", title="Board")
    for area in edition.areas:
        board.add_row(area.name, area.mandamento, ", ".join(area.seas), area.start, str(area.soldati))
    spaces = Table("sheet", "column", "row", "space", title="Action sheets 1 to 4")
    for sheet in edition.sheets[1:]:
        for space in sheet.spaces:
            spaces.add_row(str(sheet.number), space.column, str(space.row), say_space(speaker, space))
    orders = Table("order", "kind", "initiative", "shows", title="Orders")
    for family in edition.families:
        for order in family.orders:
            orders.add_row(order.id, order.kind, str(order.initiative), say_symbols(speaker, order))
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
    folder = write_skeleton(name) if copy is None else copy_edition(name, copy)
    print_line(f"{folder}\nFill in its files, then: omerta edition check {name}")
