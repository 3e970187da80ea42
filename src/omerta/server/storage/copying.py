"""Copies of a whole database: a backup is a SQLite file of one moment, whatever it was taken from."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from omerta.kernel import OmertaError, Unreadable
from omerta.server.storage.database import TABLES, Database, Row
from omerta.server.storage.open import open_database
from omerta.server.storage.schema import SCHEMA_VERSION

_PORTION: Final = 500
Progress = Callable[[int], None]
"""Hears how many rows were copied so far."""


def back_up(url: str, file: Path, progress: Progress) -> int:
    """Write a backup of a database, which may be in use; how many tables it holds. The file is whole or not there."""
    if file.exists():
        raise OmertaError(f"{file} is already there; name a new file")
    draft = file.with_name(f".{file.name}.{os.getpid()}.part")
    source = open_existing(url)
    try:
        target = open_database(str(draft))
        try:
            count = _copy(source, target, progress)
            target.rows("PRAGMA wal_checkpoint(TRUNCATE)")
            target.rows("PRAGMA journal_mode = DELETE")
        finally:
            target.close()
        draft.replace(file)
    finally:
        source.close()
        for left in (draft, Path(f"{draft}-wal"), Path(f"{draft}-shm")):
            left.unlink(missing_ok=True)
    return count


def restore(file: Path, url: str, progress: Progress) -> int:
    """Fill an empty database from a backup; how many tables it holds. One that holds tables is left as it is."""
    if not file.is_file():
        raise Unreadable(f"there is no backup {file}")
    source = open_existing(str(file))
    try:
        target = open_database(url)
        try:
            if target.rows("SELECT 1 FROM tables LIMIT 1"):
                raise OmertaError(f"{target.url} already holds tables; restore into an empty database")
            return _copy(source, target, progress)
        finally:
            target.close()
    finally:
        source.close()


def open_existing(url: str) -> Database:
    """A database that must already be there."""
    path = Path(url.removeprefix("sqlite:///"))
    if "://" not in url.removeprefix("sqlite:///") and not path.is_file():
        raise Unreadable(f"there is no database {path}")
    return open_database(url, is_begun=False)


def _copy(source: Database, target: Database, progress: Progress) -> int:
    try:
        return _copy_rows(source, target, progress)
    except (*source.failures, *target.failures) as error:
        broken = source if isinstance(error, source.failures) and not isinstance(error, target.failures) else target
        raise OmertaError(f"not copied: {broken.explain(error)}") from None
    finally:
        source.rollback()
        target.rollback()


def _copy_rows(source: Database, target: Database, progress: Progress) -> int:
    source.begin_reading()
    if source.version() != SCHEMA_VERSION:
        raise OmertaError(f"{source.url} has another schema; open it with `omerta serve` once")
    target.begin()
    copied = 0
    for name, columns in TABLES.items():
        marks = ", ".join("?" * len(columns))
        rows = source.stream(f"SELECT {', '.join(columns)} FROM {name}")
        for portion in _portions(rows):
            target.change_many(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", portion)
            copied += len(portion)
            progress(copied)
    count = int(target.rows("SELECT COUNT(*) FROM tables")[0][0])
    target.commit()
    return count


def _portions(rows: Iterator[Row]) -> Iterator[list[Row]]:
    while portion := list(islice(rows, _PORTION)):
        yield portion
