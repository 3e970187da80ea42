"""A game the client has no board for is played all the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor, serve
from tests.doors.conftest import on_the_shelf, strangers_shelf

__all__ = ["on_the_shelf", "strangers_shelf"]


@pytest.fixture
def strange_server(on_the_shelf: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that finds the toy package."""
    yield from serve(tmp_path)


def test_a_game_of_another_package_is_played_to_its_end(visit: OpenVisitor, strange_server: ServerProcess) -> None:
    anna = visit(strange_server)
    anna.play_now("Matchsticks")
    anna.wait_for_turn()
    assert anna.button("Guide").count() == 0, "there is none for it"
    assert anna.page.locator("h1").inner_text() == "Matchsticks"
    assert anna.page.locator("main dl").inner_text().split() == ["matches", "12"]
    assert [words.split("\n")[-1] for words in anna.choices.all_inner_texts()] == ["Take 1", "Take 2", "Take 3"]
    while anna.wait_for_turn():
        before = anna.sequence
        anna.choices.last.click()
        anna.wait_beyond(before)
    assert "The last match was taken." in anna.end.inner_text()
    assert any(line.startswith("Took: ") for line in anna.log)


def test_on_a_phone_all_its_choices_stand_in_words(visit: OpenVisitor, strange_server: ServerProcess) -> None:
    anna = visit(strange_server, width=390, height=844)
    anna.play_now("Matchsticks")
    expect(anna.choices).to_have_count(3)
