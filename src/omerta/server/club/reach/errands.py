"""Links in letters: good for once, and for an hour."""

from __future__ import annotations

import time
from typing import Final, Literal

from omerta.server.storage.database import Database

Kind = Literal["confirm", "recover"]
LASTS: Final = 3600.0
"""Seconds a link in a letter is good for."""


def cancel_errands(database: Database, account: str, kind: Kind) -> None:
    """No link of this kind that was sent before is good any more."""
    database.change("DELETE FROM errands WHERE account = ? AND kind = ?", (account, kind))


def spend_errand(database: Database, token_hash: str, kind: Kind) -> tuple[str, str] | None:
    """The account and the detail of a link; all links of its kind are spent with it."""
    query = "SELECT account, detail FROM errands WHERE hash = ? AND kind = ? AND until > ?"
    found = database.rows(query, (token_hash, kind, time.time()))
    if not found:
        return None
    cancel_errands(database, found[0][0], kind)
    return found[0][0], found[0][1]
