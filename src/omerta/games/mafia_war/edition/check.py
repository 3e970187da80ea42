"""The conscience of the loader: everything an edition must keep, checked at once."""

from __future__ import annotations

from omerta.games.mafia_war.edition.check_board import check_board
from omerta.games.mafia_war.edition.check_cards import check_cards
from omerta.games.mafia_war.edition.check_facts import check_facts
from omerta.games.mafia_war.edition.check_families import check_families
from omerta.games.mafia_war.edition.check_sheets import check_sheets
from omerta.games.mafia_war.edition.errors import Problem, Problems
from omerta.games.mafia_war.edition.model import Edition


def check_edition(edition: Edition, problems: Problems | None = None) -> list[Problem]:
    """All problems of an edition; `problems` knows the gaps when its files could not be read in full."""
    problems = problems or Problems()
    for check in (check_board, check_sheets, check_families, check_cards, check_facts):
        check(edition, problems)
    return problems.found
