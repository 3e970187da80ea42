"""Famiglia in the browser, from one click to the end."""

from __future__ import annotations

import json
import random

from playwright.sync_api import expect

from omerta.games import find_game
from omerta.kernel import Dice, Record, Table, parse_record
from omerta.messages import Speaker
from omerta.server.testing import ServerProcess
from tests.browser.conftest import OpenVisitor


def test_a_game_against_a_bot_is_played_to_its_end_by_clicks(shared_server: ServerProcess, visit: OpenVisitor) -> None:
    anna = visit(shared_server)
    anna.play_now("Famiglia")
    assert anna.play_to_the_end(random.Random(1)) > 5
    expect(anna.page.locator(".end h2")).to_have_text(__import__("re").compile("You (won|lost)|A draw"))
