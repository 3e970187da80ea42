"""What people install: a wheel built from the sdist carries client, documentation, words and rules, and plays."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from omerta.server.settings import CLIENT, SITE

ROOT = Path(__file__).parent.parent.parent
PACKAGE = os.environ.get("OMERTA_PACKAGE", "")
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that OMERTA_PACKAGE names, or one with the interpreted engine, which is built in seconds."""
    if PACKAGE.endswith(".whl"):
        return Path(PACKAGE).absolute()
    if not (CLIENT / "index.html").is_file() or not (SITE / "index.html").is_file():
        pytest.skip("the client or the documentation is not built; make client docs builds them")
    target = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", target, ROOT],
        env={**os.environ, "OMERTA_COMPILE": "0"},
        check=True,
        capture_output=True,
    )
    assert len(list(target.glob("*.tar.gz"))) == 1
    return next(iter(target.glob("*.whl")))


def test_the_wheel_holds_all_that_is_needed(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    languages = {path.parent.name for path in (ROOT / "src" / "omerta" / "messages").glob("*/common.ftl")}
    assert "en" in languages
    for name in (
        "omerta/server/client/index.html",
        "omerta/server/site/index.html",
        "omerta/server/site/search/search_index.json",
        "omerta/games/mafia_war/editions/trinacria/board.toml",
        "omerta/rulebooks/famiglia/rules.toml",
        *[f"omerta/messages/{language}/common.ftl" for language in languages],
    ):
        assert name in names
    assert any(name.startswith("omerta/server/client/assets/") for name in names)


def play_a_game(page: Page) -> None:
    """Against a bot, from the front page to the end."""
    page.get_by_role("button", name="Play now").first.click()
    screen, end = page.locator("[data-sequence]"), page.locator(".end")
    choices = page.locator("aside ul[aria-label='What you can do'] button")
    while True:
        choices.or_(end).first.wait_for()
        if end.count():
            return
        before = screen.get_attribute("data-sequence") or ""
        choices.first.click()
        expect(screen).not_to_have_attribute("data-sequence", before)


@pytest.mark.skipif(
    not PACKAGE, reason="it installs a wheel, which takes minutes; OMERTA_PACKAGE=1 does it, or =FILE.whl with that one"
)
def test_the_installed_wheel_plays_in_the_browser(wheel: Path, tmp_path: Path) -> None:
    browser_path = next(filter(None, map(shutil.which, NAMES)), None)
    if browser_path is None:
        pytest.skip("no Chromium on this machine")
    venv.create(tmp_path / "empty", with_pip=True)
    python = tmp_path / "empty" / "bin" / "python"
    install: list[str | Path] = [
        python,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        f"{wheel}[server]",
    ]
    subprocess.run(install, check=True, capture_output=True)
    command: list[str | Path] = [
        python.with_name("omerta"),
        "serve",
        "--port",
        "0",
        "--database",
        tmp_path / "tables.db",
    ]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as process,
        sync_playwright() as tool,
    ):
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1]
            browser = tool.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
            page = browser.new_page()
            page.add_init_script("localStorage.setItem('omerta.speed', 'at-once')")
            page.goto(address)
            play_a_game(page)
            browser.close()
        finally:
            process.terminate()
