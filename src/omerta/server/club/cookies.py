"""The cookies that say who is logged in, and that somebody was before. Scripts cannot read them, other sites cannot
send them."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from omerta.server.club.accounts import SESSION_DAYS
from omerta.server.club.attempts import FAMILIAR_DAYS

COOKIE: Final = "omerta_session"
_PATH: Final = "/api"
_DEVICE: Final = "omerta_device"
_DEVICE_PATH: Final = "/api/sessions"


def token_of(request: HTTPConnection) -> str | None:
    """The session's token, if the request brings one: a browser in its cookie, a program as a bearer."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return request.cookies.get(COOKIE) or (token if kind.lower() == "bearer" else None)


def device_of(request: HTTPConnection) -> str | None:
    """What a browser remembers of having been logged in; it opens nothing."""
    return request.cookies.get(_DEVICE)


def give(response: Response, request: Request, token: str, device: str) -> Response:
    """Keep somebody logged in, and know the device again."""
    for name, value, days, path in (
        (COOKIE, token, SESSION_DAYS, _PATH),
        (_DEVICE, device, FAMILIAR_DAYS, _DEVICE_PATH),
    ):
        response.set_cookie(
            name,
            value,
            max_age=days * 86400,
            path=path,
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="strict",
        )
    return response


def take_back(response: Response) -> Response:
    """Nobody is logged in here any more."""
    response.delete_cookie(COOKIE, path=_PATH, httponly=True, samesite="strict")
    return response
