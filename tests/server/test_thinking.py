"""Bots think in other processes or on other machines, and go on thinking when one is lost."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from redis import Redis

from omerta.games import find_game
from omerta.kernel import Dice, Table
from omerta.server.settings import Settings
from omerta.server.testing import run
from omerta.server.thinking import Composure, Question, Thinkers, ask
from tests.server.services import Service

ALONE = Settings(database="none", bot_processes=1)


def first_question(rank: str) -> Question:
    options = {"start": "0"}
    table = Table(find_game("famiglia"), options, ["Anna", "Bot"], Dice("thinking"))
    return ask(table.game, options, rank, table.sight(0))


def test_a_bot_answers_again_after_its_process_was_lost() -> None:
    async def story() -> None:
        thinkers, question = Thinkers(ALONE), first_question("picciotto")
        assert await thinkers.choose(question) in question.choices
        (process,) = multiprocessing.active_children()
        process.kill()
        process.join()
        assert await thinkers.choose(question) in question.choices
        await thinkers.close()
        assert multiprocessing.active_children() == []

    run(story())


def test_who_asks_for_much_keeps_nobody_waiting() -> None:
    async def story() -> None:
        thinkers, question = Thinkers(ALONE), first_question("soldato")
        greedy = [asyncio.create_task(thinkers.choose(question, "greedy")) for _ in range(40)]
        gone = [asyncio.create_task(thinkers.choose(question, "gone")) for _ in range(5)]
        await greedy[0]
        for task in gone:
            task.cancel()
        await thinkers.choose(question, "modest")
        assert sum([task.done() for task in greedy]) < 10
        await asyncio.gather(*greedy)
        await thinkers.close()

    run(story())


def test_a_bot_without_a_choice_answers_as_late_as_one_that_had_to_think() -> None:
    """With hidden hands, a quick answer once told that nothing else could be chosen."""

    async def at_once(answer: str) -> str:
        return answer

    async def story() -> None:
        composure, thinkers, question = Composure(), Thinkers(ALONE), first_question("capo")
        took = []
        for asked, thought in (
            (question, thinkers.choose(question)),
            (question, thinkers.choose(question)),
            (msgspec.structs.replace(question, choices=("pass",)), at_once("pass")),
        ):
            begun = time.monotonic()
            assert await composure.keep(asked, thought) in asked.choices
            took.append(time.monotonic() - begun)
        assert took[2] >= 0.9 * min(took[1], 2.0)
        await thinkers.close()

    run(story())


def test_a_bot_that_fails_takes_the_first_offer() -> None:
    async def story() -> None:
        thinkers, question = Thinkers(ALONE), first_question("pope")
        assert await thinkers.choose(question) == question.choices[0]
        await thinkers.close()

    run(story())


@contextmanager
def thinker(redis: Service) -> Iterator[subprocess.Popen[str]]:
    """`omerta think`, once the servers can see that it is there."""
    command = [sys.executable, "-m", "omerta", "think", "--redis", redis.url, "--processes", "1"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        assert process.stdout.readline().endswith("1 at a time\n")
        with Redis.from_url(redis.url) as connection:
            while not connection.keys("saq:omerta-thinking:worker_info:*"):
                assert process.poll() is None
                time.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_bots_think_elsewhere_while_somebody_does_and_here_otherwise(redis: Service) -> None:
    async def story() -> None:
        question = first_question("soldato")
        thinkers = Thinkers(msgspec.structs.replace(ALONE, redis=redis.url))
        with thinker(redis) as process:
            assert await thinkers.choose(question) in question.choices
            assert multiprocessing.active_children() == [], "nothing was thought here"
            process.kill()
            process.wait()
            assert await thinkers.choose(question) in question.choices
            assert len(multiprocessing.active_children()) == 1
        await thinkers.close()

    run(story())


def test_a_thinker_finishes_and_leaves_when_told_to(redis: Service) -> None:
    with thinker(redis) as process:
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0


def test_without_redis_bots_think_here(redis: Service) -> None:
    async def story() -> None:
        thinkers, question = Thinkers(msgspec.structs.replace(ALONE, redis=redis.url)), first_question("picciotto")
        redis.stop()
        assert await thinkers.choose(question) in question.choices
        await thinkers.close()

    run(story())
