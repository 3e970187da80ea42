"""Examples in README and docs run, and do what they say."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

from omerta.games import find_game
from omerta.kernel import read_scenario, run_scenario

ROOT = Path(__file__).parent.parent.parent
TOY = ROOT / "tests" / "doors" / "toy_package"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROMISE = re.compile(r"^\s*print\(.*\)\s+# (.*)$", re.MULTILINE)


@pytest.mark.parametrize("page", [page for page in PAGES if BLOCK.search(page.read_text())], ids=lambda page: page.name)
def test_python_examples_print_what_they_promise(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page share their names, and every `print(…)  # text` prints that text."""
    monkeypatch.syspath_prepend(str(TOY))
    blocks = [block for block in BLOCK.findall(page.read_text()) if not is_of_the_toy(block)]
    names: dict[str, object] = {}
    for block in blocks:
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(compile(block, page.name, "exec"), names)
        assert said.getvalue().splitlines() == PROMISE.findall(block)


def test_the_scenario_of_its_page_holds(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text()
    (block,) = re.findall(r"^```toml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    path = tmp_path / "example.toml"
    path.write_text(block)
    scenario = read_scenario(path)
    run_scenario(find_game(scenario.game), scenario)


def is_of_the_toy(block: str) -> bool:
    """Is this a piece of the package that tests/doors installs and plays?"""
    return any(
        block.strip() in file.read_text(encoding="utf-8")
        for file in TOY.rglob("*.*")
        if file.suffix in (".py", ".toml")
    )


def test_the_guide_shows_the_bot_and_the_game_that_are_tried() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    shown = [
        block for block in re.findall(r"^```\w+\n(.*?)^```", text, re.MULTILINE | re.DOTALL) if is_of_the_toy(block)
    ]
    assert len(shown) == 4
    assert len((TOY / "matchsticks" / "bot.py").read_text(encoding="utf-8").splitlines()) <= 20


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"
