"""The gate every request passes: it gets an id, its origin and its purse are looked at, its answer is counted."""

from __future__ import annotations

import logging
import time
from typing import Final
from urllib.parse import quote

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from omerta.server.guard.origin import ServerNames, address_of
from omerta.server.guard.purses import MESSAGE, SOCKET, Purses
from omerta.server.operating.logs import REQUEST_ID, new_request_id
from omerta.server.operating.metrics import REFUSALS, REQUESTS
from omerta.server.problems import Rejected, refusal_of
from omerta.server.wire import encode

_BY_ADDRESS: Final = ("/health", "/ready")
"""What a load balancer asks without knowing a name."""
_log = logging.getLogger("omerta.server")


class Gate:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, names: ServerNames, purses: Purses) -> None:
        self._app = app
        self._names = names
        self._purses = purses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        request_id = new_request_id(Headers(scope=scope).get("x-request-id"))
        REQUEST_ID.set(request_id)
        started, status = time.perf_counter(), 0

        async def send_counted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-ID"] = request_id
                REQUESTS.labels(str(status)).inc()
            await send(message)

        try:
            if scope["path"] not in _BY_ADDRESS:
                self._names.check(scope)
            if "\0" in scope["path"] or b"%00" in scope["query_string"]:
                raise Rejected("malformed", "no address holds a zero byte")
            price = SOCKET if scope["type"] == "websocket" else MESSAGE
            await self._purses.pay_or_refuse(address_of(HTTPConnection(scope)), price)
        except Rejected as error:
            await refuse(error)(scope, receive, send_counted)
        else:
            await self._app(scope, receive, send_counted)
        if scope["type"] == "http":
            passed = 1000 * (time.perf_counter() - started)
            _log.info("%s %s %d %.0f ms", scope["method"], quote(scope["path"][:200]), status, passed)


def refuse(error: Rejected) -> Response:
    """A refusal over HTTP; also in the place of a socket."""
    REFUSALS.labels(error.code).inc()
    headers = {"Retry-After": "10"} if error.status in (429, 503) else None
    return Response(encode(refusal_of(error)), error.status, headers, "application/json")
