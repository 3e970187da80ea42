"""What opening a page costs the browser: `python -m benchmarks.page_load [--help]`, JSON out.

The front page and both games in full course are opened in a real Chromium, each several times by a new visitor. All
times are processor time of the page's own thread, so that what else the machine does meanwhile does not count; blocking
is what tasks take beyond 50 ms each. With `--lighthouse COMMAND` the scores of that program, and its times in
milliseconds, stand beside them: the median of as many runs, without those in which it failed.
"""

from __future__ import annotations

import argparse
import json
import os
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
TRIES = 3
"""So often Lighthouse is asked about a page before its run is left out."""
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
# How a game is opened, how far it is played, and what its board shows last.
GAMES = {"war": ("mafia-war", 3, 40, "[data-target^='area:']"), "famiglia": ("famiglia", 1, 12, "[data-sequence]")}


class Load(msgspec.Struct):
    """One page, in milliseconds of its thread: the median of several loads."""

    page: str
    tasks: float
    longest: float
    blocking: float
    script: float
    layout: float
    scores: dict[str, float] = {}


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


def score(command: str, address: str, chromium: str) -> dict[str, float] | None:
    """What Lighthouse says of a page: scores out of 100, and the times they come from; asked again where it fails, and
    None, with a line that says why, where it goes on failing."""
    why = ""
    for _ in range(TRIES):
        try:
            return _ask_lighthouse(command, address, chromium)
        except subprocess.CalledProcessError as error:
            why = next(iter(str(error.stderr).strip().splitlines()[-1:]), f"it ends with {error.returncode}")
        except (ValueError, KeyError, TypeError) as error:
            why = f"its answer cannot be read ({type(error).__name__}: {error})"
    sys.stderr.write(f"Lighthouse failed {TRIES} times on {address}: {why}\n")
    return None


def _ask_lighthouse(command: str, address: str, chromium: str) -> dict[str, float]:
    flags = ["--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox"]
    only = "--only-categories=performance,accessibility,best-practices"
    environment = {**os.environ, "CHROME_PATH": chromium}
    words = [*shlex.split(command), address, *flags, only]
    done = subprocess.run(words, capture_output=True, text=True, check=True, env=environment)
    found: dict[str, Any] = json.loads(done.stdout)
    scores = {name: round(100 * category["score"]) for name, category in found["categories"].items()}
    return scores | {name: round(found["audits"][name]["numericValue"], 3) for name in TIMES}


def middle(found: list[dict[str, float]]) -> dict[str, float]:
    """Each figure's median over several loads."""
    return {key: round(statistics.median(each[key] for each in found), 3) for key in found[0]}


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
    parser.add_argument("--throttle", type=float, default=1, help="how many times slower the processor is made")
    parser.add_argument(
        "--lighthouse",
        help="how Lighthouse is called here, such as 'npx lighthouse' or 'npx lighthouse --preset=desktop'",
    )
    wish = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("no Chromium on this machine")
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=str(Path(folder) / "tables.db"), bot_pace=0, seed="load", client=str(client_folder())
        )
        with ServerProcess(settings) as server:
            pages = {"front": ("", "article")}
            for name, (game, others, choices, settled) in GAMES.items():
                seat = server.open_table(game, "me", *["picciotto"] * others).seats[0].path
                play_on(server, seat.rpartition("/")[2], choices)
                pages[name] = (seat.lstrip("/"), settled)
            loads = []
            for name, (path, settled) in pages.items():
                address = server.address + path
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
                    found = [measure(browser, address, settled, wish.throttle) for _ in range(wish.loads)]
                    browser.close()
                runs = [score(wish.lighthouse, address, chromium) for _ in range(wish.loads)] if wish.lighthouse else []
                scores = [run for run in runs if run is not None]
                loads.append(Load(page=name, **middle(found), scores=middle(scores) if scores else {}))
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(loads), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
