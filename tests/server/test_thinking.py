"""Bots think elsewhere, and go on thinking when a process is lost."""

from __future__ import annotations

import multiprocessing

from omerta.games import find_game
from omerta.kernel import Dice, Table
from omerta.server.testing import run
from omerta.server.thinking import Question, Thinkers, ask


def first_question(rank: str) -> Question:
    options = {"start": "0"}
    table = Table(find_game("famiglia"), options, ["Anna", "Bot"], Dice("thinking"))
    return ask(table.game, options, rank, table.sight(0))


def test_a_bot_answers_again_after_its_process_was_lost() -> None:
    async def story() -> None:
        thinkers, question = Thinkers(1), first_question("picciotto")
        assert await thinkers.choose(question) in question.choices
        (process,) = multiprocessing.active_children()
        process.kill()
        process.join()
        assert await thinkers.choose(question) in question.choices
        thinkers.close()
        assert multiprocessing.active_children() == []

    run(story())


def test_a_bot_that_fails_takes_the_first_offer() -> None:
    async def story() -> None:
        thinkers, question = Thinkers(1), first_question("pope")
        assert await thinkers.choose(question) == question.choices[0]
        thinkers.close()

    run(story())
