"""What is counted, in Prometheus' words; `GET /metrics` shows it."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS: Final = Gauge("omerta_connections", "Open connections of any kind", multiprocess_mode="livesum")
GUESTS: Final = Gauge("omerta_guests", "Sockets that said hello", multiprocess_mode="livesum")
ROOMS: Final = Gauge("omerta_rooms", "Tables in memory", multiprocess_mode="livesum")
WAITING: Final = Gauge("omerta_outbox_bytes", "Bytes that wait to be sent", multiprocess_mode="livesum")
SHOWN_OUT: Final = Counter("omerta_limits", "Connections that were closed by a limit", ["limit"])
REQUESTS: Final = Counter("omerta_requests", "Answers over HTTP", ["status"])
REFUSALS: Final = Counter("omerta_refusals", "Requests that were refused", ["code"])
CHOICES: Final = Counter("omerta_choices", "Choices that were stored")
TABLES: Final = Counter("omerta_tables", "Tables that were opened")
_SECONDS: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)
STORE_SECONDS: Final = Histogram("omerta_store_seconds", "From asking the store to its answer", buckets=_SECONDS)
CHOICE_SECONDS: Final = Histogram("omerta_choice_seconds", "From hearing a choice to its answer", buckets=_SECONDS)
THOUGHT_SECONDS: Final = Histogram("omerta_thought_seconds", "From asking a bot to its answer", buckets=_SECONDS)
