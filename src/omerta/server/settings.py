"""How a server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from omerta.server.guard.limits import Limits

CLIENT: Final = Path(__file__).parent / "client"
"""Where the build puts the client; it travels in the wheel."""
SITE: Final = Path(__file__).parent / "site"
"""Where the build puts the documentation; it travels too."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`database` is a file or an address, `client` the folder of the built client, `site` that of the documentation;
    `edition` is what tables are opened with that name none. Bots answer at once, since clients show their turns at the
    pace a person chose; `bot_pace` makes them wait. `seed` makes chance repeatable for tests, and the wire cannot set
    it. `names` are the names people reach the server by, `proxies` the addresses that may say for whom they ask. A seat
    in a running game can be given away after its player was gone for `absence` seconds; clocks are looked at every
    `clock_beat` seconds. Tables are forgotten `keep_days` after the last entry. `house` is the address others in the
    same network open; without it nobody but this machine comes in, or everybody comes by name. Letters go through
    `smtp` from `mail_from`; people are told of a turn that lasts longer than `notice_after` seconds, and only with
    `webhooks_inside` by calls into networks of one's own."""

    database: str
    redis: str | None = None
    edition: str | None = None
    bot_pace: float = 0
    bot_processes: int | None = None
    seed: str | None = None
    client: str = str(CLIENT)
    site: str = str(SITE)
    limits: Limits = Limits()
    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    absence: float = 180
    clock_beat: float = 5
    keep_days: float | None = None
    house: str | None = None
    smtp: str | None = None
    mail_from: str = ""
    notice_after: float = 60
    webhooks_inside: bool = False
    workers: int = 1
    log_level: str = "warning"
    log_format: str = "plain"

    @property
    def address(self) -> str:
        """What links in letters begin with."""
        return f"https://{self.names[0]}/" if self.names else self.house or ""

    @property
    def contact(self) -> str:
        """Whom a push service may ask about this server."""
        return (
            f"mailto:{self.mail_from}" if self.mail_from else f"https://{self.names[0] if self.names else 'localhost'}"
        )

    @property
    def is_shared(self) -> bool:
        """May other processes write the same tables?"""
        return self.workers > 1 or self.redis is not None or self.database.startswith("postgres")
