"""A database as the store sees it: one connection, SQL with `?` for values, and one sentence for every failure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

Row = tuple[Any, ...]


class Database(Protocol):
    """One connection to SQLite or PostgreSQL, used by one thread at a time."""

    url: str

    @property
    def words(self) -> Mapping[str, str]:
        """What this database calls the types of columns."""

    @property
    def failures(self) -> tuple[type[Exception], ...]:
        """What it raises when something goes wrong."""

    def connect(self) -> None:
        """Open the connection, if it is not open."""

    def close(self) -> None:
        """Let go of the connection."""

    def begin(self) -> None:
        """Start a transaction that will write."""

    def begin_reading(self) -> None:
        """Start a transaction that sees one moment of the database and blocks nobody."""

    def commit(self) -> None:
        """Make the transaction last."""

    def rollback(self) -> None:
        """Forget the transaction; never fails."""

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        """The rows that a query finds."""

    def stream(self, sql: str) -> Iterator[Row]:
        """The rows that a query finds, without holding them all."""

    def change(self, sql: str, values: Sequence[object] = ()) -> int:
        """How many rows a statement changed."""

    def change_many(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        """Run a statement for many rows."""

    def version(self) -> int:
        """The version of the schema; 0 in an empty database."""

    def set_version(self, version: int) -> None:
        """Note the version of the schema."""

    def lock_schema(self) -> None:
        """Within a transaction: nobody else changes the schema meanwhile."""

    def lock(self, what: str) -> None:
        """Within a transaction: whoever else wants to lock this waits for its end."""

    def touch(self) -> None:
        """Within a transaction: write something that changes nothing, to see whether writing is possible."""

    def damages(self) -> list[str]:
        """What the database itself finds wrong with its files."""

    def blames_requests(self, error: Exception) -> bool:
        """Did one of the requests of a transaction go wrong, or meet one of another worker, while the database itself
        is well? Then each is worth another try of its own."""

    def explain(self, error: Exception) -> str:
        """What happened and what to do, in one line."""


TABLES: Final = {
    "tables": ("id", "opened_at", "opening"),
    "log": ("table_id", "sequence", "at", "entry"),
    "keys": ("hash", "table_id", "role", "seat", "state", "session"),
    "snapshots": ("table_id", "sequence", "snapshot"),
    "records": ("table_id", "number", "record"),
    "frames": ("table_id", "number", "seat", "page", "frames"),
    "accounts": ("id", "name", "plain", "password", "since"),
    "sessions": ("id", "hash", "account", "device", "since", "seen", "is_program"),
    "familiar": ("hash", "account", "seen"),
    "attempts": ("door", "failures", "at"),
    "holdings": ("table_id", "role", "seat", "account"),
    "games": ("table_id", "number", "game", "ended", "choices", "reason", "importer"),
    "players": ("table_id", "number", "seat", "account", "name", "rank", "won", "score", "rating"),
    "ratings": ("account", "game", "mu", "sigma", "played"),
    "talk": ("table_id", "number", "at", "seat", "team", "text", "phrase", "drawing"),
    "turns": ("table_id", "seat", "since", "deadline", "told"),
    "bonds": ("account", "other", "kind", "since"),
    "invitations": ("id", "table_id", "hash", "account", "sender", "at"),
    "tournaments": (*("id", "name", "game", "kind", "clock", "places", "rounds", "round", "state", "owner", "at"),),
    "entrants": ("tournament", "number", "account", "name", "rank"),
    "pairings": ("tournament", "round", "board", "table_id", "seats"),
    "reach": ("account", "email", "webhook", "language"),
    "preferences": ("account", "language", "theme", "speed", "sound"),
    "secrets": ("name", "value"),
    "subscriptions": ("session", "account", "endpoint", "p256dh", "auth", "language"),
    "errands": ("hash", "account", "kind", "detail", "until"),
    "notices": ("table_id", "game", "phase", "posted", "seen", "info"),
}
"""Every table of the schema with its columns, parents first."""
LASTING: Final = ("games", "players", "pairings")
"""What is known of games and tournaments stays though their table is forgotten."""
