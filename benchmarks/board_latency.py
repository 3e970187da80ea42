"""How long from a click to the painted board: `python -m benchmarks.board_latency [--help]`, JSON out.

A person plays The Great Mafia War in a real Chromium against three bots whose turns are shown at once. A choice counts
from the click until the frame with the next position is painted; script is what the page computes for each view it is
sent, previews and log included.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
from pathlib import Path

import msgspec
from playwright.sync_api import CDPSession, sync_playwright

from omerta.server.settings import Settings
from omerta.server.testing import ServerProcess
from tests.browser.conftest import client_folder, find_chromium
from tests.browser.visitor import Visitor
from tests.browser.war_player import wait_for_question

# Notes the time from each click to the first frame painted after the table has moved on.
WATCH = """() => {
  window.waits = [];
  let clicked = 0;
  addEventListener('click', () => (clicked = performance.now()), { capture: true });
  const painted = () => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (clicked) window.waits.push(performance.now() - clicked);
      clicked = 0;
    };
    port2.postMessage(null);
  });
  const table = document.querySelector('[data-sequence]');
  new MutationObserver(painted).observe(table, { attributes: true, attributeFilter: ['data-sequence'] });
}"""


class Report(msgspec.Struct):
    """What was measured, in milliseconds."""

    choices: int
    click_to_paint_median: float
    click_to_paint_p95: float
    views: int
    script_per_view: float
    layout_per_view: float


def measure(visitor: Visitor, session: CDPSession, choices: int) -> Report:
    """Play on, and look at the clock."""
    dice = random.Random("latency")
    wait_for_question(visitor)
    visitor.page.evaluate(WATCH)
    # The time of the page's own thread: what else the machine does meanwhile does not count.
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before, heard = _counters(session), len(visitor.messages("update"))
    for _ in range(choices):
        if not wait_for_question(visitor):
            break
        sequence = visitor.sequence
        visitor.choices.nth(dice.randrange(visitor.choices.count())).click()
        visitor.wait_beyond(sequence)
    after, views = _counters(session), len(visitor.messages("update")) - heard
    waits: list[float] = sorted(visitor.page.evaluate("window.waits"))
    return Report(
        choices=len(waits),
        click_to_paint_median=round(statistics.median(waits), 1),
        click_to_paint_p95=round(waits[int(len(waits) * 0.95)], 1),
        views=views,
        script_per_view=round(1000 * (after["ScriptDuration"] - before["ScriptDuration"]) / views, 2),
        layout_per_view=round(
            1000 * sum(after[name] - before[name] for name in ("LayoutDuration", "RecalcStyleDuration")) / views, 2
        ),
    )


def _counters(session: CDPSession) -> dict[str, float]:
    return {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--choices", type=int, default=100)
    parser.add_argument("--bots", default="soldato", help="the rank of the three others")
    wish = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit("no Chromium on this machine")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        settings = Settings(database=str(Path(folder) / "tables.db"), seed="latency", client=str(client_folder()))
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        with ServerProcess(settings) as server:
            table = server.open_table("mafia-war", "me", wish.bots, wish.bots, wish.bots)
            page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
            page.add_init_script("localStorage.setItem('omerta.speed', 'at-once')")
            visitor = Visitor(page, server)
            page.goto(server.address + table.seats[0].path.lstrip("/"))
            report = measure(visitor, page.context.new_cdp_session(page), wish.choices)
        browser.close()
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")


if __name__ == "__main__":
    main()
