"""The cookie that says who is logged in. Scripts cannot read it, other sites cannot send it."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from omerta.server.club.accounts import SESSION_DAYS

COOKIE: Final = "omerta_session"
_PATH: Final = "/api"


def token_of(request: HTTPConnection) -> str | None:
    """The session's token, if the request brings one: a browser in its cookie, a program as a bearer."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return request.cookies.get(COOKIE) or (token if kind.lower() == "bearer" else None)


def give(response: Response, request: Request, token: str) -> Response:
    """Keep somebody logged in."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=SESSION_DAYS * 86400,
        path=_PATH,
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return response


def take_back(response: Response) -> Response:
    """Nobody is logged in here any more."""
    response.delete_cookie(COOKIE, path=_PATH, httponly=True, samesite="strict")
    return response
