"""The conscience of the loader: everything an edition must keep, checked at once."""

from __future__ import annotations

from omerta.games.mafia_war.edition.errors import Problem
from omerta.games.mafia_war.edition.model import Edition


def check_edition(edition: Edition, unreadable_files: frozenset[str] = frozenset()) -> list[Problem]:
    """All problems of an edition, except in files already known to be incomplete."""
    return []
