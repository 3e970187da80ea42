"""The store: openings, keys, the append-only log, and what is kept only to be quicker."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

import msgspec

from omerta.kernel import OmertaError
from omerta.server.links import Key, KeyState
from omerta.server.storage.database import Database
from omerta.server.storage.log import Entry, Opening
from omerta.server.wire import Role

Result = TypeVar("Result")


class Conflict(OmertaError):
    """Another worker has already written this place of the log, or the table is gone."""


class StoreFailed(OmertaError):
    """The database did not take or give what was asked."""


class Retirement(msgspec.Struct, frozen=True):
    """All good keys of these roles to a seat lose their power."""

    seat: int
    roles: tuple[Role, ...]
    state: KeyState


class Stored(msgspec.Struct, frozen=True):
    """A table as it is read back: how it was opened, its log in order, its latest bookmark if there is one, and which
    of its games are archived."""

    opening: Opening
    entries: list[Entry]
    bookmark: bytes | None
    archived: frozenset[int]


class ArchivePage(msgspec.Struct, frozen=True):
    """Some moments of a finished game through the eyes of one seat, compressed."""

    seat: int
    page: int
    frames: bytes


class Store(Protocol):
    """What the server asks of a database. When a coroutine that writes returns, its writing survives a crash."""

    async def open_table(self, table: str, opening: Opening, keys: Sequence[Key]) -> None:
        """Write a new table down."""

    async def read_table(self, table: str) -> Stored | None:
        """All about a table."""

    async def read_log(self, table: str, after: int) -> list[Entry]:
        """The entries that follow `after`."""

    async def last_sequences(self, tables: Sequence[str]) -> Mapping[str, int]:
        """How long the logs of these tables are."""

    async def append(
        self,
        table: str,
        sequence: int,
        entry: Entry,
        issued: Sequence[Key] = (),
        retired: Retirement | None = None,
    ) -> None:
        """Write the entry that follows `sequence` − 1, and the keys that come and go with it; or raise Conflict."""

    async def find_key(self, token_hash: str) -> Key | None:
        """The key with this hash, whatever its state."""

    async def save_bookmark(self, table: str, sequence: int, bookmark: bytes) -> None:
        """Keep a position, in the place of an older one of the same table."""

    async def save_archive(
        self,
        table: str,
        number: int,
        record: bytes,
        pages: Sequence[ArchivePage],
        also: Callable[[Database], None] | None = None,
    ) -> None:
        """Keep a finished game in the words of the rules it was played by, and `also` do this in the same
        transaction; a game that is already kept changes nothing."""

    async def read_archived_record(self, table: str, number: int) -> bytes | None:
        """The record of an archived game."""

    async def read_archive(self, table: str, number: int, seat: int, pages: Sequence[int]) -> list[bytes]:
        """Pages of an archived game, in order."""

    async def expire(self, before: float) -> int:
        """Forget all tables where nothing was written since; how many these were."""

    async def ask(self, work: Callable[[Database], Result], table: str = "") -> Result:
        """Have some work done in one transaction, for rooms that write statements of their own; `table` is the one it
        writes about. When this returns, it is committed. A Conflict must be raised before anything is written, and the
        work may be done again after what it did was taken back."""

    async def ping(self) -> None:
        """Does the database answer and take writings? If not: StoreFailed."""

    def close(self) -> None:
        """Finish what was asked and let go of the database."""
