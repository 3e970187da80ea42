"""Letters: plain e-mail through the operator's SMTP server."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from omerta.kernel import Unreadable
from omerta.messages import read_catalogue

_PORTS: Final = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
_PATIENCE: Final = 15
_log = logging.getLogger("omerta.server")


def check_smtp(url: str, sender: str) -> None:
    """Refuse an address of a mail server that cannot be read."""
    try:
        parts = urlsplit(url)
        is_readable = parts.scheme in _PORTS and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_readable = False
    if not is_readable:
        raise Unreadable(f"--smtp must begin with {', '.join(f'{word}://' for word in _PORTS)} and name a host")
    if not is_address(sender):
        raise Unreadable("--smtp needs --mail-from, the address letters come from")


def is_address(text: str) -> bool:
    """Could this be an e-mail address? Whether it is one, the letter sent there tells."""
    name, _, host = text.partition("@")
    return bool(
        name and "." in host.strip(".") and text.isascii() and text.isprintable() and not set(text) & set(" ,;<>")
    )


class Postbox:
    """Sends letters one at a time; without a server it has none to send."""

    def __init__(self, url: str | None, sender: str) -> None:
        self._url = url
        self._sender = sender
        self._turn = asyncio.Lock()

    @property
    def is_there(self) -> bool:
        """Can letters be sent?"""
        return self._url is not None

    async def send(self, to: str, letter: str, language: str, **words: str) -> None:
        """Send a letter of the catalogue; one that cannot be sent is noted in the log."""
        if self._url is None:
            return
        catalogue = read_catalogue("server", language)
        message = EmailMessage()
        message["From"], message["To"] = self._sender, to
        message["Subject"] = catalogue.find(f"mail-{letter}", words, "subject") or letter
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self._sender.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(catalogue.find(f"mail-{letter}", words) or "")
        async with self._turn:
            try:
                await asyncio.to_thread(_post, self._url, message)
            except (OSError, smtplib.SMTPException) as error:
                _log.warning("a letter could not be sent: %s", type(error).__name__)


def _post(url: str, message: EmailMessage) -> None:
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or _PORTS[parts.scheme]
    secure = ssl.create_default_context()
    with (
        smtplib.SMTP_SSL(host, port, timeout=_PATIENCE, context=secure)
        if parts.scheme == "smtps"
        else smtplib.SMTP(host, port, timeout=_PATIENCE)
    ) as server:
        if parts.scheme == "smtp+starttls":
            server.starttls(context=secure)
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)
