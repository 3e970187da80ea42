"""What opening a page costs the browser: `python -m benchmarks.page_load [--help]`, JSON out.

The front page and a Great Mafia War in full course are opened in a real Chromium, each several times by a new visitor.
All times are processor time of the page's own thread, so that what else the machine does meanwhile does not count;
blocking is what tasks take beyond 50 ms each. With `--lighthouse COMMAND` the scores of that program stand beside them.
"""

from __future__ import annotations

import argparse
import json
import shlex
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from omerta.server.settings import Settings
from omerta.server.testing import Device, ServerProcess, at_random, run
from tests.browser.conftest import client_folder, find_chromium

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
SHARES = {
    "script": ("EvaluateScript", "FunctionCall", "v8.compile", "RunMicrotasks", "TimerFire", "FireAnimationFrame"),
    "layout": ("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"),
}
LONG = 50.0


class Load(msgspec.Struct):
    """One page, in milliseconds of its thread: the median of several loads."""

    page: str
    tasks: float
    longest: float
    blocking: float
    script: float
    layout: float
    scores: dict[str, int] = {}


def measure(browser: Browser, address: str, settled: str, throttle: float) -> dict[str, float]:
    """Open a page in a fresh profile and wait until what it shows last is there."""
    context = browser.new_context(viewport={"width": 1350, "height": 940})
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.goto(address)
    page.locator(settled).first.wait_for()
    _rest(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return _add_up(events)


def _rest(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("() => new Promise(done => requestIdleCallback(() => requestAnimationFrame(() => done())))")


def _add_up(events: Iterable[dict[str, Any]]) -> dict[str, float]:
    events = [event for event in events if event.get("ph") == "X" and "tdur" in event]
    spent: dict[tuple[int, int], list[float]] = {}
    for event in events:
        if event["name"] == "RunTask":
            spent.setdefault((event["pid"], event["tid"]), []).append(event["tdur"] / 1000)
    # The page's thread is the one that computes its styles.
    styled = [(event["pid"], event["tid"]) for event in events if event["name"] == "UpdateLayoutTree"]
    thread = statistics.mode(styled)
    tasks = spent[thread]
    own = [event for event in events if (event["pid"], event["tid"]) == thread]
    shares = {share: _outermost(own, names) for share, names in SHARES.items()}
    blocking = sum(task - LONG for task in tasks if task > LONG)
    return {"tasks": sum(tasks), "longest": max(tasks), "blocking": blocking, **shares}


def _outermost(events: Iterable[dict[str, Any]], names: tuple[str, ...]) -> float:
    """The time of the named events, each counted once where one holds another."""
    total, until = 0.0, 0.0
    for event in sorted((event for event in events if event["name"] in names), key=lambda event: event["ts"]):
        if event["ts"] >= until:
            total += event["tdur"] / 1000
            until = event["ts"] + event["dur"]
    return total


def score(command: str, address: str) -> dict[str, int]:
    """What Lighthouse says of a page, out of 100."""
    flags = ["--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox"]
    only = "--only-categories=performance,accessibility,best-practices"
    done = subprocess.run([*shlex.split(command), address, *flags, only], capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)["categories"]
    return {name: round(100 * category["score"]) for name, category in found.items()}


def play_on(server: ServerProcess, token: str, choices: int) -> None:
    """Bring the table into the middle of its game."""

    async def story() -> None:
        async with await Device([token]).connect(server.address) as device:
            await device.play(at_random("load"), choices)

    run(story(), 300)


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--choices", type=int, default=40, help="how far the War has come")
    parser.add_argument("--throttle", type=float, default=1, help="how many times slower the processor is made")
    parser.add_argument("--lighthouse", help="how Lighthouse is called here, such as 'npx lighthouse --preset=desktop'")
    wish = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("no Chromium on this machine")
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=str(Path(folder) / "tables.db"), bot_pace=0, seed="load", client=str(client_folder())
        )
        with ServerProcess(settings) as server:
            seat = server.open_table("mafia-war", "me", "picciotto", "picciotto", "picciotto").seats[0].path
            play_on(server, seat.rpartition("/")[2], wish.choices)
            pages = {"front": ("", "article"), "war": (seat.lstrip("/"), "[data-target^='area:']")}
            loads = []
            for name, (path, settled) in pages.items():
                address = server.address + path
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
                    found = [measure(browser, address, settled, wish.throttle) for _ in range(wish.loads)]
                    browser.close()
                middle = {key: round(statistics.median(each[key] for each in found), 1) for key in found[0]}
                scores = score(wish.lighthouse, address) if wish.lighthouse else {}
                loads.append(Load(page=name, **middle, scores=scores))
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(loads), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
