"""What a table costs whoever runs it and whoever opens it: processor time, waiting, and the weight of the page."""

from __future__ import annotations

import asyncio
import gzip
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.lab.telling import tell_group
from benchmarks.server_beside_boardgameio import INSTALLED, has_npm, install, measure_theirs
from benchmarks.server_latency import OPEN, Report, measure
from omerta.games import find_game
from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess
from tests.browser.conftest import client_folder, find_chromium

SOCKETS = 4
BUSY = 20
"""Tables that choose again as soon as everybody has seen the last choice."""
LIVELY, PAUSE = 50, 0.5
"""Tables at which people play quickly, and the seconds they think."""
PEER = "boardgame.io, which counts moves in memory"
PEER_CLIENT = INSTALLED / "node_modules" / "boardgame.io" / "dist" / "boardgameio.min.js"


def measure_load(games: tuple[str, ...], rounds: int, seconds: float) -> dict[str, Any]:
    """Choices for each second of the server's processor time, every one of them stored, and shown on four sockets."""
    ours: dict[str, list[float]] = {f"omerta {game}, every choice on disk": [] for game in games}
    theirs: dict[str, list[float]] = {}
    if has_npm():
        install()
        theirs[PEER] = []
    for _ in range(rounds):
        for game, speeds in zip(games, ours.values(), strict=True):
            speeds.append(1000 / _play(game, BUSY, seconds, 0).server_time_per_choice)
        for speeds in theirs.values():
            speeds.append(1000 / measure_theirs(BUSY, SOCKETS, seconds, 0).server_time_per_choice)
    return tell_group(
        "server load",
        "choices a second of the server's processor time",
        ours,
        theirs,
        [] if theirs else [PEER],
        f"{BUSY} tables with {SOCKETS} sockets each, as fast as they go. Theirs shows a state of the War's size.",
    )


def measure_wait(game: str, rounds: int, seconds: float) -> dict[str, float]:
    """Milliseconds from a choice to the last view of it, while many play."""
    runs = [_play(game, LIVELY, seconds, PAUSE) for _ in range(rounds)]
    where = f"{LIVELY} tables, a choice every {PAUSE} s at each: ms until all have seen it"
    return {
        f"{where}, median": median([run.median for run in runs]),
        f"{where}, 99th of 100": median([run.p99 for run in runs]),
    }


def _play(game: str, tables: int, seconds: float, pause: float) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=str(Path(folder) / "tables.db"), limits=OPEN)
        with ServerProcess(settings) as server:
            return asyncio.run(measure(server, game, tables, SOCKETS, seconds, pause))


def weigh_page(game: str) -> dict[str, float]:
    """Kilobytes that travel until a browser that was never here shows a table; nothing where there is no Chromium."""
    chromium = find_chromium()
    if chromium is None or not (client_folder() / "index.html").is_file():
        return {}
    from playwright.sync_api import Request, sync_playwright

    weight = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        settings = Settings(database=str(Path(folder) / "tables.db"), client=str(client_folder()))
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        with ServerProcess(settings) as server:
            table = server.open_table(game, "me", *["picciotto"] * (find_game(game).seats - 1))
            page = browser.new_page()
            asked: list[Request] = []

            def note(request: Request) -> None:
                asked.append(request)

            page.on("requestfinished", note)
            page.goto(server.address + table.seats[0].path.lstrip("/"))
            page.locator("[data-sequence]").wait_for()
            page.wait_for_load_state("networkidle")
            for request in asked:
                sizes = request.sizes()
                weight += sizes["responseBodySize"] + sizes["responseHeadersSize"]
        browser.close()
    found: dict[str, float] = {"page: kB until the table shows": round(weight / 1000, 1), "page: requests": len(asked)}
    if PEER_CLIENT.is_file():
        peer = len(gzip.compress(PEER_CLIENT.read_bytes(), 6))
        found["page over boardgame.io's client library, which shows nothing yet"] = round(weight / peer, 2)
    return found
