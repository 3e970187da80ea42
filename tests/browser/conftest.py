"""A real browser, a real server with the built client, and pages that fail on any error of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from omerta.server.settings import CLIENT, Settings
from omerta.server.testing import ServerProcess
from tests.browser.visitor import PATIENCE, Visitor

_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
OpenVisitor = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE)


def client_folder() -> Path:
    """The built client; OMERTA_CLIENT names another build of it."""
    return Path(os.environ.get("OMERTA_CLIENT", CLIENT))


def find_chromium() -> str | None:
    """The machine's Chromium, or a browser of its family."""
    return next(filter(None, map(shutil.which, _NAMES)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The machine's Chromium."""
    path = find_chromium()
    if path is None:
        pytest.skip("no Chromium on this machine")
    if not (client_folder() / "index.html").is_file():
        pytest.skip("the client is not built; make client builds it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


def serve(folder: Path) -> Iterator[ServerProcess]:
    """A server whose bots answer at once."""
    settings = Settings(
        database=str(folder / "tables.db"), bot_pace=0, bot_processes=1, seed="browser", client=str(client_folder())
    )
    with ServerProcess(settings) as process:
        yield process
    assert "Traceback" not in process.complaints()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of one's own, to be stopped and started."""
    yield from serve(tmp_path)


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for everybody who opens tables of their own."""
    yield from serve(tmp_path_factory.mktemp("server"))


@pytest.fixture
def visit(browser: Browser) -> Iterator[OpenVisitor]:
    """Opens visitors, each with a browser profile of its own; at the end none may have met an error."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def open_visitor(
        server: ServerProcess,
        *,
        width: int = 1440,
        height: int = 900,
        theme: str = "light",
        path: str = "",
        language: str = "en",
    ) -> Visitor:
        context = browser.new_context(
            locale=language,
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=width < 600,
        )
        contexts.append(context)
        page: Page = context.new_page()
        page.set_default_timeout(PATIENCE)
        visitor = Visitor(page, server, language)
        visitors.append(visitor)
        page.goto(server.address + path)
        return visitor

    yield open_visitor
    errors = [error for visitor in visitors for error in visitor.errors]
    for context in contexts:
        context.close()
    assert errors == []
