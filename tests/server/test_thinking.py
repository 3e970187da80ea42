"""Bots think elsewhere, and go on thinking when a process is lost."""

from __future__ import annotations

import multiprocessing

from omerta.games import find_game
from omerta.kernel import Dice, Table, View
from omerta.server.testing import run
from omerta.server.thinking import Thinkers


def first_view() -> View:
    table = Table(find_game("famiglia"), {"start": "0"}, ["Anna", "Bot"], Dice("thinking"))
    return table.view(0)


def test_a_bot_answers_again_after_its_process_was_lost() -> None:
    async def story() -> None:
        thinkers, view = Thinkers(1), first_view()
        offers = [offer.action for offer in view.offers]
        assert await thinkers.choose("famiglia", None, "picciotto", view) in offers
        (process,) = multiprocessing.active_children()
        process.kill()
        process.join()
        assert await thinkers.choose("famiglia", None, "picciotto", view) in offers
        thinkers.close()
        assert multiprocessing.active_children() == []

    run(story())


def test_a_bot_that_fails_takes_the_first_offer() -> None:
    async def story() -> None:
        thinkers, view = Thinkers(1), first_view()
        assert await thinkers.choose("famiglia", None, "pope", view) == view.offers[0].action
        thinkers.close()

    run(story())
