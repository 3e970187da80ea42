"""Every limit of the server in one place."""

from __future__ import annotations

from typing import Final

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much strangers may ask for. Times are seconds, sizes bytes; a purse holds units of about a
    millisecond of work: `rate` units come back every second, `burst` is the most one can save up."""

    connections: int = 4000
    connections_per_address: int = 250
    head_time: float = 10
    """From the first byte (or the connection) to the end of a request's head."""
    request_time: float = 60
    """From the head to the last byte of the answer."""
    hello_time: float = 15
    """From a socket's opening to its first accepted hello."""
    stuck_time: float = 20
    """How long a socket may take nothing while something waits for it."""
    ping_time: float = 20
    """How often a quiet socket is pinged, and how long it has to answer."""
    frame_rate: float = 20
    frame_burst: float = 200
    """How many frames that bring no whole message (pings, their answers, pieces) a socket may send: so many a second,
    and so many saved up."""
    outbox: int = 2 << 20
    outboxes: int = 128 << 20
    """What may wait to be sent: to one socket, and to all of them together."""
    rate: float = 300
    burst: float = 3000
    rate_per_address: float = 800
    burst_per_address: float = 8000
    patience: float = 5
    """A request over HTTP that would have to wait longer than this for its purse is refused."""
    presence_per_second: float = 200
    """How many messages about who is there one table may send."""


PUBLIC: Final = Limits(
    connections_per_address=60,
    head_time=5,
    request_time=30,
    hello_time=5,
    outbox=1 << 20,
    rate=150,
    burst=1500,
    rate_per_address=300,
    burst_per_address=3000,
)
"""What `--public` takes: strangers share the machine."""
