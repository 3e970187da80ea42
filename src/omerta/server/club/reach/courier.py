"""The courier: tells people over days whose turn it is, once, and once more before the time is up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

import msgspec

from omerta.kernel import OmertaError
from omerta.messages import read_catalogue
from omerta.server.club.reach.documents import TurnNotice
from omerta.server.club.reach.mail import Postbox
from omerta.server.club.reach.push import GONE, PushDesk, PushNotice, Subscription, push, subscriptions_of
from omerta.server.club.reach.webhook import call
from omerta.server.house import House
from omerta.server.storage.database import Database
from omerta.server.storage.log import decode_opening

_log = logging.getLogger("omerta.server")
_SLOW: Final = 3600
"""Shorter turns are played by people who are there."""
_AT_ONCE: Final = 50
_MESSENGERS: Final = 16
_UNTOLD: Final = """
SELECT turns.table_id, turns.seat, opening, deadline, told, holdings.account, COALESCE(email, ''),
COALESCE(webhook, ''), COALESCE(language, 'en') FROM turns
JOIN holdings ON holdings.table_id = turns.table_id AND holdings.seat = turns.seat AND role = 'seat'
LEFT JOIN reach ON reach.account = holdings.account
JOIN tables ON tables.id = turns.table_id
WHERE deadline - since >= ? AND deadline > ? AND (email <> '' OR webhook <> ''
OR EXISTS (SELECT 1 FROM subscriptions WHERE subscriptions.account = holdings.account))
AND ((told = 0 AND since <= ?) OR (told = 1 AND (deadline - ?) * 4 < deadline - since)) ORDER BY deadline LIMIT ?
"""


class _Message(msgspec.Struct, frozen=True):
    notice: TurnNotice
    email: str
    webhook: str
    language: str
    devices: list[Subscription]


class Courier:
    """Every worker has one; a turn is told by whoever marks it first."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._postbox = Postbox(house.settings.smtp, house.settings.mail_from)
        self._desk = PushDesk(house.store)
        self._messengers = ThreadPoolExecutor(_MESSENGERS, "omerta-courier")

    async def run(self) -> None:
        """Look for turns to tell of as long as the server runs."""
        settings = self._house.settings
        while True:
            await asyncio.sleep(settings.clock_beat)
            try:
                find = partial(_find, address=settings.address, notice_after=settings.notice_after)
                for message in await self._house.store.ask(find):
                    self._house.start(self._tell(message))
            except OmertaError as error:
                _log.warning("the courier: %s", error)

    async def _tell(self, message: _Message) -> None:
        """Nobody waits for another's letter, device or program."""
        try:
            await self._deliver(message)
        except OmertaError as error:
            _log.warning("the courier: %s", error)

    async def _deliver(self, message: _Message) -> None:
        notice = message.notice
        if message.email:
            title = _title(notice.game, message.language)
            await self._postbox.send(message.email, notice.kind, message.language, game=title, link=notice.link)
        for device in message.devices:
            await self._push(device, notice)
        if message.webhook:
            body, is_inside_allowed = msgspec.json.encode(notice), self._house.settings.webhooks_inside
            try:
                await self._away(call, message.webhook, body, is_inside_allowed)
            except OSError as error:
                _log.info("a webhook was not reached: %s", type(error).__name__)

    async def _push(self, device: Subscription, notice: TurnNotice) -> None:
        """Tell a device; one that does not want to hear any more is forgotten."""
        settings, signer = self._house.settings, await self._desk.signer()
        words = {"game": _title(notice.game, device.language)}
        title = read_catalogue("server", device.language).find(f"mail-{notice.kind}", words, "subject") or words["game"]
        told = PushNotice(title, notice.table)
        try:
            status = await self._away(
                push, signer, device, told, notice.deadline, settings.contact, settings.webhooks_inside
            )
        except OSError as error:
            _log.info("a device was not reached: %s", type(error).__name__)
            return
        if status in GONE:
            await self._desk.forget(device.session)

    async def _away(self, errand: Callable[..., int], *args: Any) -> int:
        """What waits for strangers keeps no thread from those who are here."""
        return await asyncio.get_running_loop().run_in_executor(self._messengers, partial(errand, *args))


def _title(game: str, language: str) -> str:
    return read_catalogue("browser", language).find(f"ui-app-{game}", {}) or game


def _find(database: Database, address: str, notice_after: float) -> list[_Message]:
    """Turns to tell of, marked as told."""
    now = time.time()
    messages = []
    for row in database.rows(_UNTOLD, (_SLOW, now, now - notice_after, now, _AT_ONCE)):
        table, seat, opening, deadline, told, account, email, webhook, language = row
        mark = "UPDATE turns SET told = told + 1 WHERE table_id = ? AND seat = ? AND told = ?"
        if database.change(mark, (table, seat, told)):
            game, link = decode_opening(opening).game, f"{address}#/table/{table}"
            notice = TurnNotice("reminder" if told else "turn", account, table, game, seat, deadline, link)
            devices = subscriptions_of(database, account)
            messages.append(_Message(notice, email, webhook, language, devices))
    return messages
