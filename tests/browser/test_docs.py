"""The documentation at /docs: it opens under the server's strict policy, and its search finds things."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from omerta.server.settings import SITE
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor


@pytest.mark.skipif(not (SITE / "index.html").is_file(), reason="the documentation is not built; make docs builds it")
def test_a_reader_finds_a_page_by_searching(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    reader = visit(shared_server, path="docs/").page
    expect(reader.get_by_role("heading", name="Omertà", level=1)).to_be_visible()
    search = reader.get_by_role("textbox", name="Search")
    search.focus()
    # What is typed before the index has come is not looked for.
    expect(reader.locator(".md-search-result__meta")).to_have_text("Type to start searching")
    search.press_sequentially("PettingZoo")
    found = reader.locator("a.md-search-result__link[href*='lab.html']").first
    found.click()
    expect(reader.get_by_role("heading", name="The lab", level=1)).to_be_visible()


@pytest.mark.skipif(not (SITE / "index.html").is_file(), reason="the documentation is not built; make docs builds it")
def test_a_device_that_read_the_documentation_still_keeps_the_table(
    shared_server: ServerProcess, visit: OpenVisitor
) -> None:
    anna = visit(shared_server)
    expect(anna.button("Play now").first).to_be_visible()
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    anna.page.reload()
    expect(anna.button("Play now").first).to_be_visible()
    anna.page.goto(f"{shared_server.address}docs/")
    expect(anna.page.get_by_role("heading", name="Omertà", level=1)).to_be_visible()
    kept = anna.page.evaluate("caches.match('/').then(async (kept) => await kept.text())")
    assert '<div id="app">' in kept
