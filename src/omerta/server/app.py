"""The application: routes, and the promise that every error is one clear line."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from omerta.kernel import format_record
from omerta.server.house import House, Settings
from omerta.server.pages import ClientFiles, SecureHeaders, printed_data, rules_of, send_messages
from omerta.server.problems import Rejected, refusal_of
from omerta.server.sockets import attend
from omerta.server.store import SqliteStore
from omerta.server.wire import MESSAGE_LIMIT, AskLink, Claim, NewTable, Refusal, encode

_log = logging.getLogger("omerta.server")
_Wish = TypeVar("_Wish", bound=msgspec.Struct)


def make_app(settings: Settings) -> ASGIApp:
    """The whole server as an ASGI application."""
    house = House(settings, SqliteStore(Path(settings.database)))

    async def list_games(request: Request) -> Response:
        return _answer(house.catalogue())

    async def send_printed(request: Request) -> Response:
        return Response(
            encode(printed_data(request.path_params["game"], request.query_params.get("edition"))),
            media_type="application/json",
        )

    async def send_rules(request: Request) -> Response:
        return _answer(rules_of(request.path_params["game"], request.query_params.get("language", "en")))

    async def open_table(request: Request) -> Response:
        return _answer(await house.open_table(await _read(request, NewTable)), 201)

    async def explain_link(request: Request) -> Response:
        return _answer(await house.explain_link((await _read(request, AskLink)).token))

    async def claim(request: Request) -> Response:
        return _answer(await house.claim(await _read(request, Claim)))

    async def send_record(request: Request) -> Response:
        _, _, token = request.headers.get("authorization", "").partition(" ")
        record = await house.record_of(token, request.path_params["table"], request.path_params["number"])
        return Response(format_record(record), media_type="application/json")

    async def attend_socket(socket: WebSocket) -> None:
        await attend(socket, house)

    api: list[tuple[str, str, Callable[[Request], Awaitable[Response]]]] = [
        ("GET", "/api/games", list_games),
        ("POST", "/api/tables", open_table),
        ("POST", "/api/links", explain_link),
        ("POST", "/api/claims", claim),
        ("GET", "/api/tables/{table}/games/{number:int}/record", send_record),
        ("GET", "/messages/{language}/{name}.ftl", send_messages),
    ]
    app = Starlette(
        routes=[
            *[Route(path, endpoint, methods=[method]) for method, path, endpoint in api],
            Route("/api/games/{game}/printed", send_printed, middleware=[Middleware(GZipMiddleware)]),
            Route("/api/games/{game}/rules", send_rules, middleware=[Middleware(GZipMiddleware)]),
            WebSocketRoute("/api/socket", attend_socket),
            Route("/api/{rest:path}", _nothing_here, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
            # Only public files are compressed: compressing secrets would tell something by their size.
            Mount("/", GZipMiddleware(ClientFiles(Path(settings.client)), minimum_size=1024)),
        ],
        exception_handlers={Rejected: _refuse, HTTPException: _refuse_http, Exception: _apologise},
        lifespan=_closing(house),
    )
    return SecureHeaders(app)


def _closing(house: House) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        house.close()

    return lifespan


def _answer(document: msgspec.Struct, status: int = 200) -> Response:
    return Response(encode(document), status, media_type="application/json")


async def _read(request: Request, kind: type[_Wish]) -> _Wish:
    """The body as a document of this kind; it is not read further than the limit."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MESSAGE_LIMIT:
            raise Rejected("too-long", f"at most {MESSAGE_LIMIT} bytes")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Rejected("malformed", str(error)) from None


async def _nothing_here(request: Request) -> Response:
    raise Rejected("not-found", request.url.path)


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Rejected)
    return _answer(refusal_of(error), error.status)


async def _refuse_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return _answer(Refusal("not-found", "", "refusal-not-found", error.detail), error.status_code)


async def _apologise(request: Request, error: Exception) -> Response:
    _log.error("a request failed", exc_info=error)
    return _answer(refusal_of(Rejected("server-error")), 500)
