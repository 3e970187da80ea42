"""The schema and its history: every version is reached from the one before, so any older database is carried over."""

from __future__ import annotations

from typing import Final

from omerta.kernel import Unreadable
from omerta.server.storage.database import Database

_VERSIONS: Final = (
    (
        """CREATE TABLE IF NOT EXISTS tables (
            id TEXT PRIMARY KEY, opened_at {real} NOT NULL, opening {blob} NOT NULL
        ) {rowless}""",
        """CREATE TABLE IF NOT EXISTS log (
            table_id TEXT NOT NULL REFERENCES tables (id), sequence INTEGER NOT NULL, at {real} NOT NULL,
            entry {blob} NOT NULL, PRIMARY KEY (table_id, sequence)
        ) {rowless}""",
        """CREATE TABLE IF NOT EXISTS keys (
            hash TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id), role TEXT NOT NULL, seat INTEGER,
            state TEXT NOT NULL
        ) {rowless}""",
        "CREATE INDEX IF NOT EXISTS keys_by_table ON keys (table_id)",
    ),
    (
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY REFERENCES tables (id), sequence INTEGER NOT NULL, snapshot {blob} NOT NULL
        )""",
        """CREATE TABLE records (
            table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, record {blob} NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE frames (
            table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, seat INTEGER NOT NULL,
            page INTEGER NOT NULL, frames {blob} NOT NULL, PRIMARY KEY (table_id, number, seat, page)
        )""",
    ),
    (
        "ALTER TABLE keys ADD COLUMN session TEXT",
        "CREATE INDEX keys_by_session ON keys (session)",
        """CREATE TABLE accounts (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, plain TEXT NOT NULL UNIQUE, password TEXT NOT NULL,
            since {real} NOT NULL
        )""",
        """CREATE TABLE sessions (
            id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, account TEXT NOT NULL REFERENCES accounts (id),
            device TEXT NOT NULL, since {real} NOT NULL, seen {real} NOT NULL
        )""",
        "CREATE INDEX sessions_by_account ON sessions (account)",
        "CREATE TABLE attempts (door TEXT PRIMARY KEY, failures INTEGER NOT NULL, at {real} NOT NULL)",
        """CREATE TABLE holdings (
            table_id TEXT NOT NULL REFERENCES tables (id), role TEXT NOT NULL, seat INTEGER NOT NULL,
            account TEXT NOT NULL REFERENCES accounts (id), PRIMARY KEY (table_id, role, seat)
        )""",
        "CREATE INDEX holdings_by_account ON holdings (account)",
        """CREATE TABLE games (
            table_id TEXT NOT NULL, number INTEGER NOT NULL, game TEXT NOT NULL, ended {real} NOT NULL,
            choices INTEGER NOT NULL, reason TEXT NOT NULL, PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE players (
            table_id TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,
            account TEXT REFERENCES accounts (id), name TEXT NOT NULL, rank TEXT NOT NULL, won INTEGER NOT NULL,
            score INTEGER, rating INTEGER, PRIMARY KEY (table_id, number, seat)
        )""",
        "CREATE INDEX players_by_account ON players (account)",
        """CREATE TABLE ratings (
            account TEXT NOT NULL REFERENCES accounts (id), game TEXT NOT NULL, mu {real} NOT NULL,
            sigma {real} NOT NULL, played INTEGER NOT NULL, PRIMARY KEY (account, game)
        )""",
        """CREATE TABLE talk (
            table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, at {real} NOT NULL,
            seat INTEGER NOT NULL, team INTEGER NOT NULL, text TEXT NOT NULL, phrase TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE turns (
            table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, since {real} NOT NULL,
            deadline {real}, PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX turns_by_deadline ON turns (deadline)",
        """CREATE TABLE notices (
            table_id TEXT PRIMARY KEY REFERENCES tables (id), game TEXT NOT NULL, phase TEXT NOT NULL,
            posted {real} NOT NULL, seen {real} NOT NULL, info {blob} NOT NULL
        )""",
        "CREATE INDEX notices_by_seen ON notices (seen)",
    ),
    (
        """CREATE TABLE bonds (
            account TEXT NOT NULL REFERENCES accounts (id), other TEXT NOT NULL REFERENCES accounts (id),
            kind TEXT NOT NULL, since {real} NOT NULL, PRIMARY KEY (account, other)
        )""",
        "CREATE INDEX bonds_by_other ON bonds (other)",
        """CREATE TABLE invitations (
            id TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id), hash TEXT NOT NULL,
            account TEXT NOT NULL REFERENCES accounts (id), sender TEXT NOT NULL REFERENCES accounts (id),
            at {real} NOT NULL, UNIQUE (hash, account)
        )""",
        "CREATE INDEX invitations_by_account ON invitations (account)",
        "CREATE INDEX invitations_by_sender ON invitations (sender)",
    ),
    ("ALTER TABLE talk ADD COLUMN drawing TEXT NOT NULL DEFAULT ''",),
    (
        """CREATE TABLE tournaments (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, clock INTEGER NOT NULL,
            places INTEGER NOT NULL, rounds INTEGER NOT NULL, round INTEGER NOT NULL, state TEXT NOT NULL,
            owner TEXT REFERENCES accounts (id), at {real} NOT NULL
        )""",
        "CREATE INDEX tournaments_by_state ON tournaments (state)",
        """CREATE TABLE entrants (
            tournament TEXT NOT NULL REFERENCES tournaments (id), number INTEGER NOT NULL,
            account TEXT REFERENCES accounts (id), name TEXT NOT NULL, rank TEXT NOT NULL,
            PRIMARY KEY (tournament, number), UNIQUE (tournament, account)
        )""",
        """CREATE TABLE pairings (
            tournament TEXT NOT NULL REFERENCES tournaments (id), round INTEGER NOT NULL, board INTEGER NOT NULL,
            table_id TEXT NOT NULL, seats TEXT NOT NULL, PRIMARY KEY (tournament, round, board)
        )""",
    ),
    (
        "ALTER TABLE turns ADD COLUMN told INTEGER NOT NULL DEFAULT 0",
        """CREATE TABLE reach (
            account TEXT PRIMARY KEY REFERENCES accounts (id), email TEXT NOT NULL, webhook TEXT NOT NULL,
            language TEXT NOT NULL
        )""",
        "CREATE INDEX reach_by_email ON reach (email)",
        """CREATE TABLE errands (
            hash TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id), kind TEXT NOT NULL,
            detail TEXT NOT NULL, until {real} NOT NULL
        )""",
        "CREATE INDEX errands_by_account ON errands (account)",
    ),
    (
        "ALTER TABLE games ADD COLUMN importer TEXT REFERENCES accounts (id)",
        "CREATE INDEX games_by_importer ON games (importer)",
    ),
    (
        """CREATE TABLE preferences (
            account TEXT PRIMARY KEY REFERENCES accounts (id), language TEXT NOT NULL, theme TEXT NOT NULL,
            speed TEXT NOT NULL, sound TEXT NOT NULL
        )""",
    ),
    (
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        """CREATE TABLE subscriptions (
            session TEXT PRIMARY KEY REFERENCES sessions (id), account TEXT NOT NULL REFERENCES accounts (id),
            endpoint TEXT NOT NULL UNIQUE, p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL
        )""",
        "CREATE INDEX subscriptions_by_account ON subscriptions (account)",
    ),
    (
        "ALTER TABLE sessions ADD COLUMN is_program INTEGER NOT NULL DEFAULT 0",
        "UPDATE sessions SET is_program = 1 WHERE device <> REPLACE(device, '/program', '')",
        "UPDATE sessions SET device = REPLACE(device, '/program', '')",
        """CREATE TABLE familiar (
            hash TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id), seen {real} NOT NULL
        )""",
        "CREATE INDEX familiar_by_account ON familiar (account)",
    ),
)
"""1: tables, log and keys. 2: snapshots of running games, records and frames of finished ones. 3: the club: people,
what they hold, what they played, where they meet and what they say. 4: friends, and invitations from person to
person. 5: what partners draw for each other. 6: tournaments. 7: where people are
told that it is their turn. 8: games from elsewhere. 9: what people chose about the page. 10: devices that
want notices, and the key these are signed with. 11: programs among the sessions, and devices one has logged in on."""

SCHEMA_VERSION: Final = len(_VERSIONS)


def migrate(database: Database) -> None:
    """Bring a database to this version, whole or not at all; refuse one from the future."""
    version = database.version()
    if version == SCHEMA_VERSION:
        return
    database.begin()
    try:
        database.lock_schema()
        version = database.version()
        if version > SCHEMA_VERSION:
            raise Unreadable(
                f"{database.url} was made by a newer omerta: its schema is {version}, this one knows {SCHEMA_VERSION}"
            )
        for statements in _VERSIONS[version:]:
            for statement in statements:
                database.change(statement.format_map(database.words))
        database.set_version(SCHEMA_VERSION)
    except BaseException:
        database.rollback()
        raise
    database.commit()
