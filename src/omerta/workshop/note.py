"""The tables of the design note: written from the data between two markers, so that they cannot grow stale."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from omerta.games import find_game
from omerta.games.mafia_war.edition.load import load_edition
from omerta.games.mafia_war.edition.model import SHEET_COLUMNS, Edition, Family, Sheet
from omerta.messages import Speaker
from omerta.workshop.corners import measure_corners
from omerta.workshop.words import say_mat_row, say_space, say_symbols
from omerta.workshop.worth import worth_of_character, worth_of_mat, worth_of_order

SPEAKER: Final = Speaker(find_game("mafia-war"))
BEGIN: Final = "<!-- tables from the data: begin ({name}) -->"
END: Final = "<!-- tables from the data: end ({name}) -->"


def refresh_note(text: str, edition: Edition) -> str:
    """The note with every marked section written anew."""
    sections = {
        "corners": corner_table(edition),
        "families": family_table(edition),
        "family details": "\n\n".join(map(family_section, edition.families)),
        "sheets": "\n\n".join(sheet_section(sheet) for sheet in edition.sheets if sheet.number),
        "characters": character_table(edition),
        "tiles": tile_table(edition),
        "initiatives": initiative_table(edition),
        "areas": area_table(edition),
        "provenance": provenance_table(edition),
    }
    for name, body in sections.items():
        begin, end = BEGIN.format(name=name), END.format(name=name)
        before, _, rest = text.partition(begin)
        _, found, after = rest.partition(end)
        if not found:
            raise ValueError(f"the note has no section '{name}'")
        text = f"{before}{begin}\n\n{body}\n\n{end}{after}"
    return text


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table; bars inside a cell are escaped."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell).replace("|", "\\|") for cell in line) + " |" for line in lines)


def corner_table(edition: Edition) -> str:
    """How the four corners compare on paper."""
    head = (
        *("corner", "Soldati", "coastal areas", "seas", "areas beside Bronte", "steps to Bronte"),
        *("borders with enemies", "with the teammate", "with neutrals", "of these at home"),
        *("steps between own areas", "boats to enemy coasts"),
    )
    rows = [
        (
            *(f"{measure.corner} (seat {seat})", measure.soldati, measure.coastal_areas, measure.seas),
            *(measure.beside_tie_break, f"{measure.steps_to_tie_break:.1f}", measure.enemy_borders),
            *(measure.partner_borders, measure.neutral_borders, measure.neutrals_at_home),
            *(f"{measure.spread:.1f}", f"{measure.boats_to_enemies:.1f}"),
        )
        for seat, measure in enumerate(measure_corners(edition))
    ]
    return table(head, rows)


def family_table(edition: Edition) -> str:
    """How the six families compare on paper."""
    rows = []
    for family in edition.families:
        basic = [worth_of_order(order) for order in family.orders if order.is_basic]
        advanced = [worth_of_order(order) for order in family.orders if not order.is_basic]
        attacks = [order.initiative for order in family.orders if order.kind == "attack"]
        speed = f"{sum(attacks) / len(attacks):.1f}"
        figures = (f"{sum(basic):.1f}", f"{sum(advanced):.1f}", f"{worth_of_mat(family):.1f}", len(attacks), speed)
        rows.append((family.id, family.name, family.identity, "yes" if family.hard else "", *figures))
    head = ("colour", "family", "identity", "hard", "basic orders", "advanced orders", "mat", "attack orders", "speed")
    return table(head, rows)


def family_section(family: Family) -> str:
    """One family: its character, its mat and its orders."""
    mat = table(
        ("row", "base ‖ A \\| B \\| C", "provenance"),
        [(row.institution, say_mat_row(SPEAKER, row), row.provenance) for row in family.mat],
    ).replace("\\\\|", "\\|")
    orders = table(
        ("order", "kind", "initiative", "shows", "worth", "provenance"),
        [
            (
                order.id,
                order.kind,
                order.initiative,
                say_symbols(SPEAKER, order),
                f"{worth_of_order(order):.1f}",
                order.provenance,
            )
            for order in family.orders
        ],
    )
    return f"### {family.name} ({family.id}): {family.identity}\n\n{family.about}\n\n{mat}\n\n{orders}"


def sheet_section(sheet: Sheet) -> str:
    """One sheet as printed: six columns, row under row."""
    rows: list[list[str]] = []
    for row in sorted({space.row for space in sheet.spaces}):
        cells = {space.column: say_space(SPEAKER, space) for space in sheet.spaces if space.row == row}
        rows.append([cells.get(column, "") for column in SHEET_COLUMNS])
    prices = f", prices on top {', '.join(map(str, sheet.column_costs))}" if sheet.column_costs else ""
    title = f"**Sheet {sheet.number}** ({len(sheet.spaces)} spaces{prices})"
    return f"{title}\n\n{table(SHEET_COLUMNS, rows)}"


def character_table(edition: Edition) -> str:
    """The six characters."""
    head = ("character", "Money", "headquarters", "on board", "cars", "boats", "labs", "worth", "provenance")
    return table(
        head,
        [
            (
                *(card.name, card.money, card.headquarters_soldati, card.board_soldati, card.cars),
                *(card.speedboats, card.labs, f"{worth_of_character(card):.1f}", card.provenance),
            )
            for card in edition.characters
        ],
    )


def tile_table(edition: Edition) -> str:
    """The eleven control tiles."""
    head = ("tile", "phase", "price", "what it does", "provenance")
    tiles = edition.control_tiles
    return table(head, [(tile.name, tile.phase, tile.price or "", tile.text, tile.provenance) for tile in tiles])


def initiative_table(edition: Edition) -> str:
    """How many orders of each family run at each initiative."""
    rows = []
    for family in edition.families:
        counts = [
            sum(order.kind == "attack" and order.initiative == initiative for order in family.orders)
            for initiative in range(1, 10)
        ]
        rows.append((family.name, *(count or "" for count in counts)))
    return table(("attack orders at initiative", *range(1, 10)), rows)


def area_table(edition: Edition) -> str:
    """The 36 areas."""
    head = ("area", "mandamento", "seas", "start", "Soldati", "provenance")
    mandamenti = {mandamento.id: mandamento.name for mandamento in edition.mandamenti}
    seas = {sea.id: sea.name for sea in edition.seas}
    return table(
        head,
        [
            (
                *(area.name, mandamenti[area.mandamento], ", ".join(seas[sea] for sea in area.seas)),
                *(area.start, area.soldati, area.provenance),
            )
            for area in edition.areas
        ],
    )


def provenance_table(edition: Edition) -> str:
    """Everything known that is known in part only, with what of it is."""
    noted = [(f"area {area.name}", area.note) for area in edition.areas if area.note]
    for sheet in edition.sheets:
        noted += [(f"sheet {sheet.number}", sheet.note)] if sheet.note else []
        noted += [
            (f"sheet {sheet.number}, {space.column} {space.row}: {say_space(SPEAKER, space)}", space.note)
            for space in sheet.spaces
            if space.note
        ]
    for family in edition.families:
        noted += [(f"{family.id} mat, {row.institution}", row.note) for row in family.mat if row.note]
        noted += [(f"order {order.id}", order.note) for order in family.orders if order.note]
    noted += [(f"tile {tile.name}", tile.note) for tile in edition.control_tiles if tile.note]
    noted += [(f"character {card.name}", card.note) for card in edition.characters if card.note]
    return table(("entry", "what is known and what is ours"), noted)


if __name__ == "__main__":
    note = Path(sys.argv[1])
    note.write_text(refresh_note(note.read_text(encoding="utf-8"), load_edition("trinacria")), encoding="utf-8")
