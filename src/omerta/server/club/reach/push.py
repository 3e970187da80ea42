"""Notices to browsers: sealed for one device, signed by this server, and carried by the push service of its maker."""

from __future__ import annotations

import time
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid
from py_vapid.utils import b64urldecode, b64urlencode

from omerta.server.club.accounts import Session
from omerta.server.club.reach.documents import Subscribe
from omerta.server.club.reach.webhook import call, is_callable
from omerta.server.links import hash_token
from omerta.server.problems import Rejected
from omerta.server.storage.database import Database
from omerta.server.storage.store import Store

_CURVE: Final = ec.SECP256R1()
_SECRET: Final = "push"
_AUTH_BYTES: Final = 16
_LONGEST: Final = 28 * 86400
"""Seconds a push service keeps a notice at most."""
_SIGNED_FOR: Final = 12 * 3600
GONE: Final = (404, 410)
"""What a push service answers when a device does not want notices any more."""


class Subscription(msgspec.Struct, frozen=True):
    """A device that wants notices, as its browser described it."""

    session: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


class PushNotice(msgspec.Struct, frozen=True):
    """What a device is told: where it is its owner's turn, and nothing of the game."""

    title: str
    table: str


def check_subscription(wish: Subscribe) -> None:
    """Refuse what no browser hands out."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, _decode(wish.p256dh))
        is_good = len(_decode(wish.auth)) == _AUTH_BYTES and is_callable(wish.endpoint, ("https",))
        is_good = is_good and "[" not in wish.endpoint  # No push service is named by its number.
    except ValueError:
        is_good = False
    if not is_good:
        raise Rejected("bad-push")


def push(
    signer: Any, to: Subscription, notice: PushNotice, deadline: float, sender: str, is_inside_allowed: bool
) -> int:
    """Seal a notice, sign it, and hand it to the push service; what that answered. Raises OSError."""
    parts = urlsplit(to.endpoint)
    claims = {"sub": sender, "aud": f"https://{parts.netloc}", "exp": int(time.time()) + _SIGNED_FOR}
    sealed = http_ece.encrypt(
        msgspec.json.encode(notice),
        private_key=ec.generate_private_key(_CURVE),
        dh=_decode(to.p256dh),
        auth_secret=_decode(to.auth),
        version="aes128gcm",
    )
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(max(0, min(_LONGEST, int(deadline - time.time())))),
        "Topic": hash_token(notice.table)[:32],
        "Urgency": "normal",
        **signer.sign(claims),
    }
    return call(to.endpoint, sealed, is_inside_allowed, headers)


class PushDesk:
    """Which devices want notices. A device is a session: who logs it out hears no more there."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._signer: Any = None

    async def signer(self) -> Any:
        """The key of this server, made when it is first asked for and kept in the database; its public half goes to
        browsers, and a device accepts notices signed by it alone."""
        if self._signer is None:
            fresh = Vapid()
            fresh.generate_keys()
            raw = fresh.private_key.private_numbers().private_value.to_bytes(32, "big")
            kept = await self._store.ask(lambda database: _keep_secret(database, b64urlencode(raw)))
            self._signer = Vapid.from_raw(kept.encode())
        return self._signer

    async def read(self, session: Session) -> bool:
        """Does this device want notices?"""
        query = "SELECT 1 FROM subscriptions WHERE session = ?"
        return bool(await self._store.ask(lambda database: database.rows(query, (session.id,))))

    async def subscribe(self, session: Session, wish: Subscribe) -> None:
        """This device wants notices; another session of the same browser hears no more."""
        check_subscription(wish)
        row = (session.id, session.me.account, wish.endpoint, wish.p256dh, wish.auth, wish.language)

        def work(database: Database) -> None:
            database.change("DELETE FROM subscriptions WHERE session = ? OR endpoint = ?", (session.id, wish.endpoint))
            database.change(
                "INSERT INTO subscriptions (session, account, endpoint, p256dh, auth, language) "
                "VALUES (?, ?, ?, ?, ?, ?)",
                row,
            )

        await self._store.ask(work)

    async def forget(self, session: str) -> None:
        """A device wants no notices."""
        query = "DELETE FROM subscriptions WHERE session = ?"
        await self._store.ask(lambda database: database.change(query, (session,)))


def subscriptions_of(database: Database, account: str) -> list[Subscription]:
    """The devices of an account that want notices."""
    query = "SELECT session, endpoint, p256dh, auth, language FROM subscriptions WHERE account = ? ORDER BY session"
    return [Subscription(*row) for row in database.rows(query, (account,))]


def public_key(signer: Any) -> str:
    """The half of the key that browsers are given."""
    numbers = signer.public_key.public_numbers()
    return str(b64urlencode(b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")))


def _decode(text: str) -> bytes:
    return bytes(b64urldecode(text.encode()))


def _keep_secret(database: Database, fresh: str) -> str:
    database.change("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (_SECRET, fresh))
    return str(database.rows("SELECT value FROM secrets WHERE name = ?", (_SECRET,))[0][0])
