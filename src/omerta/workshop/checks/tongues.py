"""Checks of the words in other languages."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Final

from omerta.games.mafia_war.edition.errors import Problem
from omerta.games.mafia_war.edition.model import INSTITUTIONS, Edition
from omerta.games.mafia_war.edition.tongues import FOLDER, own_names, read_words, tongue_files

IN_ORDERS: Final = (*INSTITUTIONS, "attack", "supply")
"""Words of which the names of orders are made."""


def check_tongues(folder: Path, edition: Edition, *, is_whole: bool) -> list[Problem]:
    """Words that cannot be read, and words for nothing, unless what they are for may only have been unreadable."""
    found: list[Problem] = []
    known = sorted([*own_names(edition), *IN_ORDERS])
    for path in tongue_files(folder):
        words, problems = read_words(path)
        found += problems
        for key in words if is_whole else ():
            if key not in known:
                close = get_close_matches(key, known, n=1, cutoff=0.8)
                hint = f"; did you mean {close[0]}?" if close else ""
                found.append(Problem(f"{FOLDER}/{path.name}", key, f"nothing in this edition is called so{hint}"))
    return found
