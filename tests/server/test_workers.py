"""Several workers at the same tables: everybody sees the same, whoever serves whom, with Redis and without."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from omerta.server.club.documents import EndSession, Keyring
from omerta.server.settings import Settings
from omerta.server.testing import Device, RefusedError, ServerProcess, at_random, run
from omerta.server.wire import (
    Claim,
    Claimed,
    FromServer,
    Hello,
    Invite,
    Invited,
    Reason,
    Snapshot,
    Start,
    WhyNot,
    encode,
)
from tests.processes import IS_LINUX, spawned_by
from tests.server.conftest import GENEROUS
from tests.server.people import Person
from tests.server.services import Service

Pair = tuple[ServerProcess, ServerProcess]
decode_heard = msgspec.json.Decoder(FromServer).decode


@pytest.fixture
def pair(tmp_path: Path, postgres: Service, redis: Service) -> Iterator[Pair]:
    """Two servers on one PostgreSQL and one Redis."""
    settings = Settings(
        database=postgres.new_database(), redis=redis.url, bot_pace=0, bot_processes=1, limits=GENEROUS, seed="pair"
    )
    logs = tmp_path / "here.errors", tmp_path / "there.errors"
    with ServerProcess(settings, logs[0]) as here, ServerProcess(settings, logs[1]) as there:
        yield here, there
    assert "Traceback" not in here.complaints() + there.complaints()


def has_heard(sequence: int, device: Device) -> bool:
    return device.sequence >= sequence


async def alternate(anna: Device, bruno: Device, choices: int) -> None:
    """Both play their own seats, and each waits for what the other did."""
    choose = at_random("alternating", avoid="pass")
    for _ in range(choices):
        if anna.is_over:
            return
        mover, other = (anna, bruno) if anna.seat_to_move() is not None else (bruno, anna)
        sequence = mover.sequence + 1
        await mover.play(choose, choices=1)
        await other.until(partial(has_heard, sequence))


def test_players_at_two_workers_play_one_game(pair: Pair) -> None:
    async def story() -> None:
        here, there = pair
        opened = here.open_table("famiglia", "me", "me")
        tokens = [link.token for link in opened.seats]
        async with Device(tokens[:1]) as anna, Device(tokens[1:]) as bruno, Device([opened.spectator.token]) as zoe:
            await anna.connect(here.address)
            await bruno.connect(there.address)
            await zoe.connect(there.address)
            await anna.until(lambda device: device.table is not None and device.table.watchers == 1)
            await anna.until(lambda device: device.table is not None and device.table.seats[1].present)
            await alternate(anna, bruno, 1000)
            await zoe.until(partial(has_heard, anna.sequence))
            assert anna.is_over
            assert anna.sights[0].view.outcome == bruno.sights[1].view.outcome == zoe.sights[-2].view.outcome
            await bruno.propose("rematch")
            await anna.until(lambda device: device.table is not None and device.table.proposal is not None)
            await anna.answer(True)
            await anna.until(lambda device: device.table is not None and device.table.game_number == 2)
            await zoe.disconnect()
            await anna.until(lambda device: device.table is not None and device.table.watchers == 0)

    run(story())


def test_play_goes_on_while_redis_is_away(pair: Pair, redis: Service) -> None:
    async def story() -> None:
        here, there = pair
        opened = here.open_table("famiglia", "me", "me")
        tokens = [link.token for link in opened.seats]
        async with Device(tokens[:1]) as anna, Device(tokens[1:]) as bruno:
            await anna.connect(here.address)
            await bruno.connect(there.address)
            await alternate(anna, bruno, 3)
            redis.stop()
            await alternate(anna, bruno, 4)
            redis.start()
            await alternate(anna, bruno, 10)
            await anna.disconnect()
            await bruno.until(lambda device: device.table is not None and not device.table.seats[0].present)

    run(story())


def test_a_link_replaced_at_one_worker_closes_at_the_other(pair: Pair) -> None:
    async def story() -> None:
        here, there = pair
        opened = here.open_table("famiglia", "me", "friend")
        seat = there.post("api/claims", Claim(opened.invitations[0].token, "Bruno"), Claimed).seat
        async with Device([opened.host.token]) as host, Device([seat.token]) as bruno:
            await host.connect(here.address)
            await bruno.connect(there.address)
            assert isinstance(await host.ask(lambda number: Invite(number, 1)), Invited)
            await bruno.until(lambda device: device.close_code is not None)
            assert bruno.close_code == 4410

    run(story())


def test_bots_are_moved_once_however_many_workers_watch(pair: Pair) -> None:
    async def story() -> None:
        here, there = pair
        opened = here.open_table("famiglia", "me", "picciotto")
        async with Device([opened.seats[0].token]) as anna, Device([opened.spectator.token]) as zoe:
            await anna.connect(here.address)
            await zoe.connect(there.address)
            await anna.play(at_random("against a bot", avoid="pass"))
            await zoe.until(lambda device: device.is_over)
            assert len(zoe.memories[-2]) == len(anna.memories[0])

    run(story())


def test_no_seat_is_given_away_when_nobody_knows_who_is_at_the_other_worker(tmp_path: Path, postgres: Service) -> None:
    settings = Settings(database=postgres.new_database(), absence=0, bot_processes=1, limits=GENEROUS)

    async def story(here: ServerProcess, there: ServerProcess) -> None:
        opened = here.open_table("famiglia", "me", "friend")
        seat = there.post("api/claims", Claim(opened.invitations[0].token, "Bruno"), Claimed).seat
        async with Device([opened.host.token]) as host, Device([seat.token]) as bruno:
            await host.connect(here.address)
            await bruno.connect(there.address)
            await host.ask(Start)
            with pytest.raises(RefusedError) as error:
                await host.ask(lambda number: Invite(number, 1))
            assert error.value.refusal.error == "still-seated"
            await bruno.until(lambda device: device.table is not None and device.table.phase == "playing")

    with ServerProcess(settings, tmp_path / "a") as here, ServerProcess(settings, tmp_path / "b") as there:
        run(story(here, there))


@pytest.mark.parametrize("has_redis", [True, False], ids=["with Redis", "without"])
def test_a_session_ended_at_one_worker_is_cut_at_the_other(
    has_redis: bool, request: pytest.FixtureRequest, tmp_path: Path, postgres: Service
) -> None:
    redis: Service | None = request.getfixturevalue("redis") if has_redis else None
    settings = Settings(
        database=postgres.new_database(),
        redis=redis.url if redis else None,
        bot_processes=1,
        limits=GENEROUS,
        seed="ended",
    )

    async def story(here: ServerProcess, there: ServerProcess) -> None:
        anna, phone = Person(here), Person(there)
        anna.register("Anna")
        table = anna.open_table("famiglia", "me", "soldato").table.table
        phone.log_in("Anna")
        keys = phone.ask(f"api/me/tables/{table}/keys", Keyring, {}).links
        async with Device([link.token for link in keys]) as device:
            await device.connect(there.address)
            anna.fetch("api/me/sessions/end", EndSession())
            await device.until(lambda device: device.close_code is not None)
            assert device.close_code == 4410
            with pytest.raises(RefusedError) as error:
                await device.connect(there.address)
            assert error.value.refusal.error == "ended-session"

    with ServerProcess(settings, tmp_path / "a") as here, ServerProcess(settings, tmp_path / "b") as there:
        run(story(here, there))
    assert "Traceback" not in here.complaints() + there.complaints()


def test_whoever_accepts_them_the_people_of_a_table_meet_at_one_worker(tmp_path: Path) -> None:
    """Nothing but that lets them know of each other: there is no Redis."""
    settings = Settings(database=str(tmp_path / "tables.db"), workers=2, limits=GENEROUS, bot_processes=1)

    async def story(server: ServerProcess) -> None:
        opened = server.open_table("famiglia", "me", "me")
        tokens = tuple([link.token for link in opened.seats])
        async with AsyncExitStack() as stack:
            watchers = [await stack.enter_async_context(Device([opened.spectator.token])) for _ in range(8)]
            for watcher in watchers:
                await watcher.connect(server.address)
            anna = await stack.enter_async_context(Device(tokens))
            await anna.connect(server.address)
            for device in (anna, *watchers):
                await device.until(lambda device: device.table is not None and device.table.watchers == 8)
            await anna.play(at_random("together", avoid="pass"), choices=3)
            for watcher in watchers:
                await watcher.until(partial(has_heard, anna.sequence))
        for _ in range(8):
            await ask_at_once(server, tokens)

    with ServerProcess(settings) as server:
        run(story(server))
    assert server.complaints() == ""


async def ask_at_once(server: ServerProcess, tokens: tuple[str, ...]) -> None:
    """What is sent together with hello comes along to the table's worker."""
    async with connect(f"ws{server.address.removeprefix('http')}api/socket", compression=None) as socket:
        for message in (Hello(tokens), WhyNot(1, 0, "pass"), WhyNot(2, 1, "pass")):
            await socket.send(encode(message), text=True)
        kinds: list[type[object]] = []
        while kinds.count(Reason) < 2:
            kinds.append(type(decode_heard(await socket.recv())))
        assert kinds.count(Snapshot) == 1


@pytest.mark.skipif(not IS_LINUX, reason="needs Linux to find the workers")
def test_workers_are_replaced_one_by_one_and_after_a_crash(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.db"), workers=2, limits=GENEROUS, bot_processes=1)

    async def story() -> None:
        with ServerProcess(settings) as server:
            opened = server.open_table("famiglia", "me", "me")
            devices = [Device([link.token for link in opened.seats]) for _ in range(4)]
            promised = 0
            for blow in ("none", "crash", "restart"):
                for device in devices:
                    await come_back(device, server.address)
                mover = devices[0]
                assert mover.sequence >= promised
                choose, goal = at_random(blow, avoid="pass"), mover.sequence + 3
                while mover.sequence < goal:
                    await keep_at(mover, server.address, partial(mover.play, choose, choices=1))
                promised = mover.sequence
                for device in devices:
                    await keep_at(device, server.address, partial(device.until, partial(has_heard, promised)))
                if blow == "none":
                    for worker in spawned_by(server.pid)[:1]:
                        os.kill(worker, signal.SIGKILL)
                elif blow == "crash":
                    server.signal(signal.SIGHUP)
                for device in devices:
                    await device.disconnect()
            assert b"omerta_choices_total" in server.fetch("metrics")

    run(story())


@pytest.mark.skipif(not IS_LINUX, reason="needs Linux to find the workers")
def test_workers_that_die_together_are_all_replaced(tmp_path: Path) -> None:
    """Whoever took the place of the first once died of the second's death, and so on, until there was no server."""
    settings = Settings(database=str(tmp_path / "tables.db"), workers=3, bot_processes=1)

    async def story() -> None:
        for worker in (crew := spawned_by(server.pid)):
            os.kill(worker, signal.SIGKILL)
        while not crew or set(crew) & set(spawned_by(server.pid)):
            await asyncio.sleep(0.01)
        for _ in range(3):
            async with Device([token]) as device:
                await come_back(device, server.address)

    with ServerProcess(settings) as server:
        token = server.open_table("famiglia", "me", "me").spectator.token
        run(story())
    assert len(server.complaints().splitlines()) == 3
    assert server.complaints().count("ended with -9; another takes its place") == 3


async def keep_at(device: Device, address: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do something as a browser does whose worker may be replaced meanwhile."""
    try:
        await work()
    except ConnectionError:
        await come_back(device, address)


async def come_back(device: Device, address: str) -> None:
    """Connect as a browser does: again and again."""
    while True:
        try:
            await device.connect(address)
            return
        except (ConnectionError, OSError):
            await asyncio.sleep(0.05)
