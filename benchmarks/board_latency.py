"""How long from a click to the painted board: `python -m benchmarks.board_latency [--help]`, JSON out.

A person plays The Great Mafia War in a real Chromium against three bots, game after game until enough was chosen. A
choice counts from the moment the mouse was pressed and released until the frame with the table's answer, the next
position, is painted: the task after that frame looks at the clock, before the messages of bots that came meanwhile. The
thread's time is what the page itself computed meanwhile: it does not count what else the machine did. Until the answer
arrives, the server works and the network carries; from then on the page. Script and layout are all that a view costs,
previews and log included.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import statistics
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import CDPSession, Page, sync_playwright

from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess
from tests.browser.conftest import client_folder, find_chromium
from tests.browser.visitor import Visitor
from tests.browser.war_player import wait_for_question

# Notes when the table's answers arrive.
LISTEN = """() => {
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        if (data.includes('"type":"update"')) (window.arrivals ??= []).push(performance.now());
      });
    }
  };
}"""

# Resolves with the times from the next click to the table's answer, and to the first frame painted with it; with
# nothing where a choice that told more meanwhile pushed the one pointed at away.
WATCH = """() => {
  const table = document.querySelector('[data-sequence]');
  let clicked = 0;
  window.painted = new Promise((tell) => {
    addEventListener('click', ({ target, timeStamp }) => {
      clicked = timeStamp;
      if (!target.closest('button')) tell(null);
    }, { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (!clicked) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const answered = () => window.arrivals.find((time) => time > clicked);
        const look = () => tell([answered() - clicked, performance.now() - clicked]);
        scheduler.postTask(look, { priority: 'user-blocking' });
      });
    });
    observer.observe(table, { attributes: true, attributeFilter: ['data-sequence'] });
  });
}"""


# Resolves when the page has shown what is pointed at: a hand takes longer to press than a page to tell that.
REST = "() => new Promise((tell) => requestAnimationFrame(() => requestIdleCallback(tell)))"


class Click(NamedTuple):
    """When a choice was answered and when the answer was painted, and how long the page's thread worked until then."""

    answered: float
    painted: float
    thread: float


class Report(msgspec.Struct):
    """What was measured, in milliseconds."""

    speed: str
    load: float
    choices: int
    click_to_answer_median: float
    click_to_answer_p95: float
    answer_to_paint_median: float
    answer_to_paint_p95: float
    click_to_paint_median: float
    click_to_paint_p95: float
    thread_to_paint_median: float
    thread_to_paint_p95: float
    server_per_choice: float
    views: int
    script_per_view: float
    layout_per_view: float


class Game(NamedTuple):
    """What one game gave: its clicks, how many views came, and what they cost the page's thread, in milliseconds."""

    clicks: list[Click]
    views: int
    script: float
    layout: float


def play(visitor: Visitor, session: CDPSession, dice: random.Random, choices: int) -> Game:
    """Play on, at most so many choices, and look at the clock."""
    page = visitor.page
    wait_for_question(visitor)
    # The time of the page's own thread: what else the machine does meanwhile does not count.
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before, heard = _counters(session), len(visitor.messages("update"))
    clicks: list[Click] = []
    while len(clicks) < choices and wait_for_question(visitor):
        sequence = visitor.sequence
        visitor.choices.nth(dice.randrange(visitor.choices.count())).hover()
        page.evaluate(REST)
        click = _click(page, session)
        if click is None:
            continue
        clicks.append(click)
        visitor.wait_beyond(sequence)
        page.keyboard.press("s")
    spent = {name: 1000 * (time - before[name]) for name, time in _counters(session).items()}
    return Game(
        clicks,
        views=len(visitor.messages("update")) - heard,
        script=spent["ScriptDuration"],
        layout=spent["LayoutDuration"] + spent["RecalcStyleDuration"],
    )


def report_on(games: list[Game], speed: str, server: ServerProcess) -> Report:
    """All games together."""
    clicks = [click for game in games for click in game.clicks]
    views = sum(game.views for game in games)
    return Report(
        speed=speed,
        load=round(os.getloadavg()[0], 1),
        choices=len(clicks),
        **_spread("click_to_answer", [click.answered for click in clicks]),
        **_spread("answer_to_paint", [click.painted - click.answered for click in clicks]),
        **_spread("click_to_paint", [click.painted for click in clicks]),
        **_spread("thread_to_paint", [click.thread for click in clicks]),
        server_per_choice=round(1000 * _mean(server, "omerta_choice_seconds"), 1),
        views=views,
        script_per_view=round(sum(game.script for game in games) / views, 2),
        layout_per_view=round(sum(game.layout for game in games) / views, 2),
    )


def _click(page: Page, session: CDPSession) -> Click | None:
    """Click where the mouse is, and wait until the answer is painted; nothing where it met no choice."""
    page.evaluate(WATCH)
    before = _counters(session)["TaskDuration"]
    page.mouse.down()
    page.mouse.up()
    times = page.evaluate("window.painted")
    if times is None:
        return None
    answered, painted = times
    return Click(answered, painted, 1000 * (_counters(session)["TaskDuration"] - before))


def _spread(name: str, times: list[float]) -> dict[str, float]:
    return {
        f"{name}_median": round(statistics.median(times), 1),
        f"{name}_p95": round(sorted(times)[int(len(times) * 0.95)], 1),
    }


def _mean(server: ServerProcess, histogram: str) -> float:
    with urllib.request.urlopen(f"{server.address}metrics", timeout=30) as answer:
        counts = answer.read().decode()
    found = dict(re.findall(rf"^{histogram}_(sum|count) (.+)$", counts, re.MULTILINE))
    return float(found["sum"]) / float(found["count"])


def _counters(session: CDPSession) -> dict[str, float]:
    return {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--choices", type=int, default=100)
    parser.add_argument("--bots", default="soldato", help="the rank of the three others")
    parser.add_argument(
        "--speed", default="at-once", help="how quickly their turns are shown; `normal` is what people have"
    )
    wish = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("no Chromium on this machine")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        settings = Settings(database=str(Path(folder) / "tables.db"), seed="latency", client=str(client_folder()))
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        dice, games = random.Random("latency"), list[Game]()
        with ServerProcess(settings) as server:
            while (left := wish.choices - sum(len(game.clicks) for game in games)) > 0:
                table = server.open_table("mafia-war", "me", wish.bots, wish.bots, wish.bots)
                page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
                page.add_init_script(f"({LISTEN})()")
                page.add_init_script(f"localStorage.setItem('omerta.speed', '{wish.speed}')")
                visitor = Visitor(page, server)
                page.goto(server.address + table.seats[0].path.lstrip("/"))
                games.append(play(visitor, page.context.new_cdp_session(page), dice, left))
                page.context.close()
            report = report_on(games, wish.speed, server)
        browser.close()
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
