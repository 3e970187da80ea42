"""The conscience of an edition: everything it must keep, checked at once."""

from __future__ import annotations

from pathlib import Path

from omerta.games.mafia_war.edition.borders import MAP_FILE
from omerta.games.mafia_war.edition.errors import Problem, Problems
from omerta.games.mafia_war.edition.load import Reader, read_edition
from omerta.games.mafia_war.edition.map_file import read_map_file
from omerta.games.mafia_war.edition.model import Edition
from omerta.games.mafia_war.edition.sound import check_sound
from omerta.workshop.checks.board import check_board
from omerta.workshop.checks.cards import check_cards
from omerta.workshop.checks.facts import check_facts
from omerta.workshop.checks.families import check_families
from omerta.workshop.checks.shapes import find_problems
from omerta.workshop.checks.sheets import check_sheets
from omerta.workshop.checks.tongues import check_tongues


def examine_edition(folder: Path) -> tuple[Edition, list[Problem]]:
    """Read and check a folder: the edition as far as it could be read, and all problems."""
    reader = Reader(folder)
    edition = read_edition(reader)
    shapes = [] if reader.map is None else find_problems(read_map_file(reader.map))
    problems = [*reader.problems, *(Problem(MAP_FILE, "", shape) for shape in shapes)]
    problems += check_edition(edition, reader.gaps())
    return edition, problems + check_tongues(folder, edition, is_whole=not reader.problems)


def check_edition(edition: Edition, problems: Problems | None = None) -> list[Problem]:
    """All problems of an edition; `problems` knows the gaps when its files could not be read in full."""
    problems = problems or Problems()
    for check in (check_sound, check_board, check_sheets, check_families, check_cards, check_facts):
        check(edition, problems)
    return problems.found
