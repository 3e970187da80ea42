"""The benchmark of page loads: a Lighthouse that fails is asked again, and then left out with one line."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from benchmarks.page_load import TIMES, TRIES, score

ADDRESS = "http://127.0.0.1:1/"
ANSWER = {
    "categories": {"performance": {"score": 0.974}},
    "audits": {name: {"numericValue": 12.3456} for name in TIMES},
}


def lighthouse(folder: Path, failures: int) -> str:
    """A command that fails so often, each time in another way, and then answers."""
    script = folder / "lighthouse.py"
    calls = folder / "calls"
    script.write_text(
        f"""import pathlib, sys
calls = pathlib.Path({str(calls)!r})
made = len(calls.read_text()) if calls.exists() else 0
calls.write_text("x" * (made + 1))
if made < {failures} and made % 2:
    print('{{"categories": {{"performance": {{"score": null}}}}}}')
elif made < {failures}:
    sys.exit("Runtime error encountered: NO_FCP")
else:
    print({json.dumps(ANSWER)!r})
""",
        encoding="utf-8",
    )
    return shlex.join([sys.executable, str(script)])


def test_a_run_that_failed_is_made_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = score(lighthouse(tmp_path, TRIES - 1), ADDRESS, "chromium")
    assert found == {"performance": 97, **dict.fromkeys(TIMES, 12.346)}
    assert capsys.readouterr().err == ""


def test_a_page_that_fails_every_time_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert score(lighthouse(tmp_path, TRIES), ADDRESS, "chromium") is None
    line = f"Lighthouse failed {TRIES} times on {ADDRESS}: Runtime error encountered: NO_FCP\n"
    assert capsys.readouterr().err == line
