"""Is a database whole? Its files, every entry of every log, and on demand every game replayed."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from omerta.games import find_game
from omerta.kernel import Dice, OmertaError
from omerta.server.storage.copying import open_existing
from omerta.server.storage.database import Database
from omerta.server.storage.log import decode_entry, decode_opening
from omerta.server.tables.bookmarks import resume
from omerta.server.tables.history import History


class Findings(msgspec.Struct, kw_only=True):
    """What was looked at and what is wrong with it."""

    tables: int = 0
    entries: int = 0
    games: int = 0
    older_games: int = 0
    problems: list[str] = []


def examine(url: str, replays: bool, progress: Callable[[int], None]) -> Findings:
    """Look at every table; with `replays` also play every game of today's rules again."""
    database = open_existing(url)
    findings = Findings(problems=[])
    try:
        findings.problems += database.damages()
        database.begin_reading()
        for table, opening in database.rows("SELECT id, opening FROM tables ORDER BY id"):
            findings.tables += 1
            try:
                _examine_table(database, table, opening, replays, findings)
            except (OmertaError, msgspec.DecodeError, UnicodeDecodeError, LookupError) as error:
                findings.problems.append(f"table {table}: {' '.join(str(error).split())}")
            progress(findings.tables)
        lost = database.rows("SELECT DISTINCT table_id FROM log WHERE table_id NOT IN (SELECT id FROM tables)")
        findings.problems += [f"table {table}: its log is there, its opening is not" for (table,) in lost]
    except database.failures as error:
        findings.problems.append(database.explain(error))
    finally:
        database.rollback()
        database.close()
    return findings


def _examine_table(database: Database, table: str, opening: bytes, replays: bool, findings: Findings) -> None:
    history = History(decode_opening(opening))
    log = database.rows("SELECT sequence, entry FROM log WHERE table_id = ? ORDER BY sequence", (table,))
    for place, (sequence, entry) in enumerate(log, start=1):
        if place != sequence:
            raise OmertaError(f"entry {place} of its log is missing")
        history.note(decode_entry(entry))
        findings.entries += 1
    for number, play in enumerate(history.plays, start=1):
        findings.games += 1
        game = find_game(play.opening.game, history.opening.edition)
        if not play.is_of(game):
            findings.older_games += 1
        elif replays:
            try:
                resume(game, play, Dice())
            except OmertaError as error:
                raise OmertaError(f"game {number} does not replay: {error}") from None
