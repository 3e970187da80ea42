"""The application: routes, and the promise that every error is one clear line."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from omerta.server.club.accounts import id_of
from omerta.server.club.club import Club
from omerta.server.club.friends.routes import FriendsRoutes
from omerta.server.club.meeting.routes import MeetingRoutes
from omerta.server.club.people_routes import PeopleRoutes
from omerta.server.club.reach.push_routes import PushRoutes
from omerta.server.club.reach.routes import ReachRoutes
from omerta.server.club.records.routes import RecordRoutes
from omerta.server.club.tournaments.routes import TournamentRoutes
from omerta.server.exchange import answer, read_body
from omerta.server.guard.gate import Gate, refuse
from omerta.server.guard.origin import ServerNames, address_of
from omerta.server.guard.purses import GREETING, RECORD, TABLE
from omerta.server.house import House
from omerta.server.operating.health import Health
from omerta.server.operating.openapi import describe, draw_page
from omerta.server.operating.ushers import Usher
from omerta.server.operating.workers import Colleagues
from omerta.server.pages import (
    NO_CLIENT,
    NO_SITE,
    BuiltFiles,
    PublicDocuments,
    SecureHeaders,
    find_printed,
    rules_of,
    send_messages,
)
from omerta.server.problems import Rejected
from omerta.server.settings import Settings
from omerta.server.sockets import attend
from omerta.server.storage import StoreFailed, open_store
from omerta.server.wire import AskLink, Claim, NewTable, encode

_log = logging.getLogger("omerta.server")


def make_app(settings: Settings, usher: Usher | None = None) -> ASGIApp:
    """The whole server as an ASGI application."""
    colleagues = Colleagues(settings)
    house = House(settings, open_store(settings.database), colleagues)
    club = Club(house.store, house.end_sessions)
    health = Health(house.store)
    documents = PublicDocuments()

    async def list_games(request: Request) -> Response:
        return documents.answer(request, "games", lambda: encode(house.catalogue()))

    async def send_printed(request: Request) -> Response:
        game = find_printed(request.path_params["game"], request.query_params.get("edition"))
        return documents.answer(request, (game.name, game.edition), lambda: encode(game.printed_data()))

    async def send_openapi(request: Request) -> Response:
        return documents.answer(request, "openapi", lambda: msgspec.json.encode(describe()))

    async def send_api_page(request: Request) -> Response:
        return documents.answer(request, "docs", lambda: draw_page().encode(), "text/html")

    async def send_rules(request: Request) -> Response:
        game, language = request.path_params["game"], request.query_params.get("language", "en")
        return documents.answer(request, ("rules", game, language), lambda: encode(rules_of(game, language)))

    async def open_table(request: Request) -> Response:
        wish = await read_body(request, NewTable)
        await house.purses.pay_or_refuse(address_of(request), TABLE)
        visitor = await club.find_visitor(request)
        opened = await house.open_table(wish, session=id_of(visitor))
        await club.holdings.hold(visitor, opened.table.table, [opened.host, *opened.seats])
        return answer(opened, 201)

    async def explain_link(request: Request) -> Response:
        question = await read_body(request, AskLink)
        await house.purses.pay_or_refuse(address_of(request), GREETING)
        return answer(await house.explain_link(question.token))

    async def claim(request: Request) -> Response:
        wish = await read_body(request, Claim)
        await house.purses.pay_or_refuse(address_of(request), GREETING)
        visitor = await club.find_visitor(request)
        claimed = await house.claim(wish, id_of(visitor))
        await club.holdings.hold(visitor, claimed.table.table, [claimed.seat])
        return answer(claimed)

    async def send_record(request: Request) -> Response:
        _, _, token = request.headers.get("authorization", "").partition(" ")
        number = request.path_params["number"]
        if not number.isascii() or not number.isdigit() or len(number) > 6:
            raise Rejected("no-such-game")
        await house.purses.pay_or_refuse(address_of(request), RECORD)
        record = await house.record_of(token, request.path_params["table"], int(number))
        return Response(record, media_type="application/json")

    async def attend_socket(socket: WebSocket) -> None:
        await attend(socket, house, usher)

    api: list[tuple[str, str, Callable[[Request], Awaitable[Response]]]] = [
        ("GET", "/health", health.is_alive),
        ("GET", "/ready", health.is_ready),
        ("GET", "/metrics", health.metrics),
        ("GET", "/api/games", list_games),
        ("GET", "/api/games/{game}/printed", send_printed),
        ("GET", "/api/games/{game}/rules", send_rules),
        ("GET", "/api/openapi.json", send_openapi),
        ("GET", "/api/docs", send_api_page),
        ("POST", "/api/tables", open_table),
        ("POST", "/api/links", explain_link),
        ("POST", "/api/claims", claim),
        ("GET", "/api/tables/{table}/games/{number}/record", send_record),
        ("GET", "/messages/{language}/{name}.ftl", send_messages),
        *PeopleRoutes(club, house.purses).routes(),
        *MeetingRoutes(club, house).routes(),
        *FriendsRoutes(club, house).routes(),
        *TournamentRoutes(club, house).routes(),
        *ReachRoutes(club, house).routes(),
        *PushRoutes(club, house.purses).routes(),
        *RecordRoutes(club, house).routes(),
    ]
    app = Starlette(
        routes=[
            *[Route(path, endpoint, methods=[method]) for method, path, endpoint in api],
            WebSocketRoute("/api/socket", attend_socket),
            Route("/api/{rest:path}", _nothing_here, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
            # Only public files are compressed: compressing secrets would tell something by their size.
            Route("/docs", _go_to_the_docs),
            Mount("/docs", BuiltFiles(Path(settings.site), NO_SITE)),
            Mount("/", BuiltFiles(Path(settings.client), NO_CLIENT, "assets/")),
        ],
        exception_handlers={
            Rejected: _refuse,
            StoreFailed: _refuse_store,
            ClientDisconnect: _note_gone,
            HTTPException: _refuse_http,
            Exception: _apologise,
        },
        lifespan=_living(house, colleagues),
    )
    return Gate(SecureHeaders(app), ServerNames(settings.names), house.purses)


def _living(house: House, colleagues: Colleagues) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with colleagues.working_with(house):
            yield
        await house.close()

    return lifespan


async def _go_to_the_docs(request: Request) -> Response:
    return RedirectResponse("docs/")


async def _nothing_here(request: Request) -> Response:
    raise Rejected("not-found", request.url.path)


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Rejected)
    return refuse(error)


async def _refuse_store(request: Request, error: Exception) -> Response:
    _log.error("%s", error)
    return refuse(Rejected("storage-failed"))


async def _note_gone(request: Request, error: Exception) -> Response:
    _log.info("the visitor left before the request was read")
    return Response(status_code=400)


async def _refuse_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    refusal = refuse(Rejected("not-found", error.detail))
    refusal.status_code = error.status_code
    return refusal


async def _apologise(request: Request, error: Exception) -> Response:
    _log.error("a request failed", exc_info=error)
    return refuse(Rejected("server-error"))
