"""The client, the documentation and the messages as files, and the headers that keep strangers out of the page."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from omerta.games import find_game
from omerta.kernel import Game, Ledger, OmertaError
from omerta.messages import read_law
from omerta.server.problems import Rejected

_SECURITY: Final = {
    # Style attributes are allowed because the client draws with them; scripts, fonts and data come from here alone.
    "Content-Security-Policy": "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_EACH_TIME: Final = "no-cache"
_NEVER: Final = "no-store"
_PACKED: Final = ".br"
_WORTH_PACKING: Final = 1024
_UNWELCOME: Final = re.compile(r"q\s*=\s*0(\.0*)?")
_NAME: Final = re.compile(r"[a-z][a-z-]{0,30}")

NO_CLIENT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Omertà</title>
<h1>The server runs, the client is not built</h1>
<p>From a checkout, run <code>make play</code>. An installed package carries the client with it.</p></html>"""
NO_SITE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Omertà</title>
<h1>The documentation is not built</h1>
<p>From a checkout, run <code>make docs</code>. An installed package carries the documentation with it.</p></html>"""
NOT_FOUND: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Omertà</title>
<h1>There is nothing here</h1><p>Links to a table begin at <a href="/">the front page</a>.</p></html>"""


class SecureHeaders:
    """Adds the security headers to every answer, and says that answers of the API are kept by nobody."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and complete the head of its answer."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _SECURITY.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", _NEVER)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class BuiltFiles(StaticFiles):
    """What a build has put into a folder, or the page `missing` as long as there is none. Files under `forever`, whose
    names hold their hash, are kept for ever, all others are asked for each time. Where a packed file lies beside the
    one wanted, browsers that can open it get that; for others a file is packed when it is first asked for, and once."""

    def __init__(self, folder: Path, missing: str, forever: str | None = None) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self._folder = folder
        self._missing = missing
        self._forever = forever
        self._zipped: dict[str, tuple[str, bytes]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file, or say that nothing is built yet."""
        if scope["type"] == "websocket":
            await HTMLResponse(NOT_FOUND, 404)(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            await HTMLResponse(NOT_FOUND, 405, {"Allow": "GET, HEAD"})(scope, receive, send)
        elif (self._folder / "index.html").is_file():
            await super().__call__(scope, receive, send)
        else:
            await HTMLResponse(self._missing, 503)(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file, or a page that says there is none."""
        head = Headers(scope=scope)
        is_packed = _opens("br", head) and self.lookup_path(path + _PACKED)[1] is not None
        try:
            response = await super().get_response(path + _PACKED if is_packed else path, scope)
        except HTTPException as error:
            return HTMLResponse(NOT_FOUND, error.status_code)
        if response.status_code in (200, 304):
            is_kept = self._forever is not None and path.startswith(self._forever)
            response.headers["Cache-Control"] = _FOREVER if is_kept else _ASK_EACH_TIME
            response.headers["Vary"] = "Accept-Encoding"
        if is_packed:
            response.headers["Content-Encoding"] = "br"
        elif isinstance(response, FileResponse) and _opens("gzip", head) and "range" not in head:
            return await self._zip(response)
        return response

    async def _zip(self, response: FileResponse) -> Response:
        name, tag = str(response.path), response.headers["ETag"]
        if self._zipped.get(name, ("",))[0] != tag:
            self._zipped[name] = tag, await asyncio.to_thread(_zip_file, name)
        packed = self._zipped[name][1]
        if not packed:
            return response
        kept = {field: text for field, text in response.headers.items() if field != "content-length"}
        return Response(packed, response.status_code, {**kept, "Content-Encoding": "gzip"})


def _opens(packing: str, head: Headers) -> bool:
    """Can the browser open this, and does it not name it only to say that it is unwelcome (`q=0`)?"""
    for name, _, weight in (entry.partition(";") for entry in head.get("accept-encoding", "").lower().split(",")):
        if name.strip() == packing:
            return _UNWELCOME.fullmatch(weight.strip()) is None
    return False


def _zip_file(name: str) -> bytes:
    """A file, packed; nothing where that makes it hardly smaller."""
    plain = Path(name).read_bytes()
    packed = gzip.compress(plain, 9, mtime=0)
    return packed if len(plain) >= _WORTH_PACKING and len(packed) < 0.9 * len(plain) else b""


class PublicDocuments:
    """Documents that are the same for everybody: encoded and compressed once, and told apart by a tag, so that whoever
    has the latest gets an answer without a body."""

    def __init__(self) -> None:
        self._kept: dict[object, tuple[str, bytes, bytes]] = {}

    def answer(
        self, request: Request, key: object, make: Callable[[], bytes], media: str = "application/json"
    ) -> Response:
        """The document under `key`, made if nobody asked for it before."""
        if key not in self._kept:
            plain = make()
            tag = f'"{hashlib.sha256(plain).hexdigest()[:32]}"'
            self._kept[key] = (tag, plain, gzip.compress(plain, 9, mtime=0))
        tag, plain, packed = self._kept[key]
        headers = {"ETag": tag, "Cache-Control": _ASK_EACH_TIME, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        if _opens("gzip", request.headers):
            return Response(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=media)
        return Response(plain, headers=headers, media_type=media)


def find_printed(game: str, edition: str | None) -> Game:
    """The game whose printed data somebody wants to draw."""
    try:
        return find_game(game, edition)
    except OmertaError as error:
        raise Rejected("unknown-game", str(error)) from None


def rules_of(game: str, language: str) -> Ledger:
    """The rules of a game in a language."""
    try:
        return read_law(find_game(game).name, language)
    except OmertaError as error:
        raise Rejected("not-found", str(error)) from None


async def send_messages(request: Request) -> Response:
    """One file of the message catalogue."""
    language, name = request.path_params["language"], request.path_params["name"]
    if not _NAME.fullmatch(language) or not _NAME.fullmatch(name):
        return Response(status_code=404)
    file = Path(str(resources.files("omerta.messages"))) / language / f"{name}.ftl"
    if not file.is_file():
        return Response(status_code=404)
    return FileResponse(file, media_type="text/plain; charset=utf-8", headers={"Cache-Control": _ASK_EACH_TIME})
