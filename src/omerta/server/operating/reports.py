"""What people reported about each other's talk, for whoever runs the server."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from omerta.kernel import OmertaError
from omerta.server.storage.copying import open_existing
from omerta.server.storage.database import Database
from omerta.server.storage.log import decode_entry, decode_opening
from omerta.server.tables.history import History
from omerta.server.tables.talk import EVERYBODY, THE_HOUSE

_BEFORE: Final = 10
"""So many remarks to the whole table before a report are told with it; what partners say stays theirs."""


class Reported(msgspec.Struct, frozen=True):
    """A report: when and where, who about whom and why, and what the table had heard until then."""

    at: str
    table: str
    by: str
    about: str
    words: str
    heard: tuple[str, ...]


def read_reports(url: str) -> list[Reported]:
    """All reports of a server's tables, the last first."""
    database = open_existing(url)
    try:
        database.begin_reading()
        query = "SELECT table_id, number, at, seat, phrase, text FROM talk WHERE team = ? ORDER BY at DESC"
        return [_tell(database, *row) for row in database.rows(query, (THE_HOUSE,))]
    except database.failures as error:
        raise OmertaError(database.explain(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, LookupError) as error:
        raise OmertaError(f"the database {database.url}: {error}; look with `omerta check`") from None
    finally:
        database.rollback()
        database.close()


def _tell(database: Database, table: str, number: int, at: float, by: int, about: str, words: str) -> Reported:
    names = _names(database, table)
    query = (
        "SELECT seat, text FROM talk WHERE table_id = ? AND team = ? AND number < ? AND text <> '' "
        "ORDER BY number DESC LIMIT ?"
    )
    said = database.rows(query, (table, EVERYBODY, number, _BEFORE))[::-1]
    heard = tuple([f"{names[seat]}: {text}" for seat, text in said])
    when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))
    return Reported(when, table, names[by], names[int(about)], words, heard)


def _names(database: Database, table: str) -> list[str]:
    opening = decode_opening(database.rows("SELECT opening FROM tables WHERE id = ?", (table,))[0][0])
    log = database.rows("SELECT entry FROM log WHERE table_id = ? ORDER BY sequence", (table,))
    names = History(opening, [decode_entry(entry) for (entry,) in log]).names
    return [f"{name} (seat {seat + 1})".strip() for seat, name in enumerate(names)]
