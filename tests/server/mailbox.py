"""A real mail server on a free port of this machine, and what it took in."""

from __future__ import annotations

import asyncio
import queue
import re
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP


class Mailbox:
    """What a real mail server takes in."""

    def __init__(self) -> None:
        self.port = 0
        self.letters: queue.Queue[EmailMessage] = queue.Queue()

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.put(letter)
        return "250 OK"

    def next(self, to: str) -> tuple[str, str]:
        """Subject and text of the next letter, which must go there; its lines are one."""
        letter = self.letters.get(timeout=30)
        assert letter["To"] == to
        return letter["Subject"], " ".join(letter.get_content().split())


@contextmanager
def run_mailbox(secure: ssl.SSLContext | None = None, *, at_once: bool = False, **options: Any) -> Iterator[Mailbox]:
    """The server, as long as it is wanted: in the clear, or secured when the sender asks for it or at once."""
    box = Mailbox()
    options |= {} if at_once else {"tls_context": secure}
    ready: queue.Queue[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = queue.Queue()

    async def serve() -> None:
        loop, over = asyncio.get_running_loop(), asyncio.Event()
        lines: list[SMTP] = []

        def answer() -> SMTP:
            lines.append(SMTP(box, loop=loop, **options))
            return lines[-1]

        async with await loop.create_server(answer, "127.0.0.1", 0, ssl=secure if at_once else None) as server:
            box.port = server.sockets[0].getsockname()[1]
            ready.put((loop, over))
            await over.wait()
        for line in lines:
            if line.transport is not None:
                line.transport.close()
        await asyncio.sleep(0)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    loop, over = ready.get(timeout=30)
    try:
        yield box
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()


def token_in(text: str, word: str) -> str:
    """The token of a link in a letter."""
    found = re.search(rf"https://omerta\.test/#/{word}/(\S+)", text)
    assert found is not None, text
    return found[1]
