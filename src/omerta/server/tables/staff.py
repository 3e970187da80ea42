"""Whom a table may call: the store, the thinkers, the archive, the other workers."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from omerta.server.club.meeting.noticeboard import Noticeboard
from omerta.server.club.turnboard import Turnboard
from omerta.server.settings import Settings
from omerta.server.storage.store import Store
from omerta.server.tables.archive import Archivist
from omerta.server.thinking import Thinkers


class Announcer(Protocol):
    """Tells other workers that a table changed. It never decides anything and may fail silently: the log decides."""

    worker: str

    @property
    def has_overview(self) -> bool:
        """Is it known who is connected to other workers?"""

    def announce(self, table: str, sequence: int, remarks: int, seats: frozenset[int], watchers: int) -> None:
        """Say how long a table's log and talk are, and who is connected here."""

    def announce_ended(self, sessions: Collection[str]) -> None:
        """Say that these sessions have ended."""


@dataclass(frozen=True)
class Staff:
    """The services of one server."""

    settings: Settings
    store: Store
    thinkers: Thinkers
    archivist: Archivist
    announcer: Announcer
    noticeboard: Noticeboard
    turnboard: Turnboard
