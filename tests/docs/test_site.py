"""The documentation is a site that needs nothing from anywhere else and runs under the server's strict policy."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
SITE = ROOT / "src" / "omerta" / "server" / "site"


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """The built pages by name."""
    if not (SITE / "index.html").is_file():
        pytest.skip("the documentation is not built; make docs builds it")
    return {page.stem: page.read_text(encoding="utf-8") for page in SITE.glob("*.html")}


def test_every_page_is_in_the_site(pages: dict[str, str]) -> None:
    assert set(pages) == {page.stem for page in DOCS.glob("*.md")}


def test_the_site_loads_nothing_from_elsewhere_and_runs_no_script_in_a_page(pages: dict[str, str]) -> None:
    for text in pages.values():
        assert not re.findall(r'<(?:script|link|img)[^>]+(?:src|href)="?https?://', text)
        assert not re.findall(r"<style|<[^>]+ on[a-z]+=", text)
        for script in re.findall(r"<script([^>]*)>", text):
            assert "src=" in script or "application/json" in script
        for file in re.findall(r'<(?:script|link|img)[^>]+(?:src|href)="?([^">#]+)', text):
            assert (SITE / file).exists(), file


def test_every_link_leads_somewhere(pages: dict[str, str]) -> None:
    for name, text in pages.items():
        for link in re.findall(r'<a [^>]*href="(?!https?:|mailto:)([^"]+)"', text):
            path, _, place = unescape(link).partition("#")
            target = SITE / (path or f"{name}.html")
            assert target.exists(), f"{name}: {link}"
            if place:
                assert f'id="{unquote(place)}"' in pages[target.stem], f"{name}: {link}"


def test_the_reference_is_made_from_the_code(pages: dict[str, str]) -> None:
    assert "omerta.kernel.Game.observer" in pages["api"]
    assert "omerta.lab.batch.Batch" in pages["api"]
