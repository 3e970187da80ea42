"""Reading a request's body and writing an answer's, the same way everywhere."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from omerta.server.problems import Rejected
from omerta.server.wire import MESSAGE_LIMIT, encode

_Wish = TypeVar("_Wish", bound=msgspec.Struct)


def answer(document: msgspec.Struct, status: int = 200) -> Response:
    """A document as an answer."""
    return Response(encode(document), status, media_type="application/json")


async def read_bytes(request: Request, limit: int) -> bytes:
    """The body, which is not read further than the limit."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise Rejected("too-long", f"at most {limit} bytes")
    return bytes(body)


async def read_body(request: Request, kind: type[_Wish]) -> _Wish:
    """The body as a document of this kind."""
    body = await read_bytes(request, MESSAGE_LIMIT)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Rejected("malformed", str(error)) from None
