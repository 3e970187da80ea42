"""Where tables are kept: one `Store`, on SQLite or PostgreSQL."""

from omerta.server.storage.open import default_database, open_database, open_store
from omerta.server.storage.store import Conflict, Retirement, Store, Stored, StoreFailed

__all__ = [
    "Conflict",
    "Retirement",
    "Store",
    "StoreFailed",
    "Stored",
    "default_database",
    "open_database",
    "open_store",
]
