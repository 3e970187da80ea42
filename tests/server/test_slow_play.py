"""Playing over days: whose turn it is, clocks, and bots that play until somebody comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from omerta.server.club.documents import Turns
from omerta.server.settings import Settings
from omerta.server.storage import open_store
from omerta.server.testing import Device, RefusedError, ServerProcess, at_random, run
from omerta.server.wire import ComeBack, Lend, NewTable, OpenedTable, SeatChoice
from tests.server.conftest import GENEROUS
from tests.server.people import Person
from tests.server.services import database_on

GAME = "famiglia"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that looks at its clocks all the time, on each database."""
    folder: Path = tmp_path_factory.mktemp("slow")
    database = database_on(request.param, request, folder)
    settings = Settings(database=database, bot_processes=1, limits=GENEROUS, clock_beat=0.1, absence=0.2, seed="slow")
    with ServerProcess(settings, folder / "errors") as process:
        yield process
    assert "Traceback" not in process.complaints()


def open_slow(person: Person, clock: int, *kinds: str) -> OpenedTable:
    people = {"me": SeatChoice("me", "Me"), "friend": SeatChoice("friend")}
    seats = tuple([people.get(kind) or SeatChoice("bot", rank=kind) for kind in kinds])
    return person.ask("api/tables", OpenedTable, NewTable(GAME, seats, {"start": "0"}, clock=clock))


async def turns_of(person: Person, seats: list[int]) -> Turns:
    """Where it is somebody's turn, as soon as it is so at these seats."""
    while True:
        found = person.ask("api/me/turns", Turns)
        if [turn.seat for turn in found.turns] == seats:
            return found
        await asyncio.sleep(0.05)


def test_a_member_is_told_where_it_is_their_turn(club: ServerProcess) -> None:
    async def story() -> None:
        anna = Person(club)
        anna.register("Anna of turns")
        opened = open_slow(anna, 86400, "me", "me")
        (turn,) = (await turns_of(anna, [0])).turns
        assert (turn.table, turn.game) == (opened.table.table, GAME)
        assert turn.deadline == pytest.approx(turn.since + 86400)
        async with await Device([link.token for link in opened.seats]).connect(club.address) as device:
            await device.act(0, "pass")
            await turns_of(anna, [1])
            await device.act(1, "pass")
            await turns_of(anna, [])

    run(story())


def test_a_bot_takes_over_when_the_time_is_up_and_gives_back(club: ServerProcess) -> None:
    async def story() -> None:
        opened = open_slow(Person(club), 1, "me", "me")
        anna = await Device([opened.seats[0].token]).connect(club.address)
        bruno = await Device([opened.seats[1].token]).connect(club.address)
        await anna.until(lambda device: device.table is not None and device.table.seats[0].lent == "soldato")
        await bruno.until(lambda device: device.seat_to_move() == 1 or device.is_over)
        await anna.ask(partial(ComeBack, seat=0))
        assert anna.table is not None
        await anna.until(lambda device: device.table is not None and device.table.seats[0].lent == "")
        with pytest.raises(RefusedError, match="not yours"):
            await anna.ask(partial(ComeBack, seat=1))
        await anna.disconnect()
        await bruno.disconnect()

    run(story())


def test_a_slow_game_goes_on_though_nobody_is_there_and_the_server_was_away(tmp_path: Path) -> None:
    async def story() -> None:
        settings = Settings(
            database=str(tmp_path / "tables.db"), bot_processes=1, limits=GENEROUS, clock_beat=0.1, seed="slow"
        )
        with ServerProcess(settings) as server:
            anna = Person(server)
            anna.register("Anna")
            opened = open_slow(anna, 1, "me", "soldato")
            await turns_of(anna, [0])
            server.kill()
            server.start()
            over = False
            while not over:
                async with await Device([opened.spectator.token]).connect(server.address) as device:
                    over = device.is_over
                await asyncio.sleep(0.2)
            assert "Traceback" not in server.complaints()

    run(story())


@pytest.fixture(params=["sqlite", "postgres"])
def dying(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server to be killed, on each database."""
    database = database_on(request.param, request, tmp_path)
    settings = Settings(database=database, bot_processes=1, limits=GENEROUS, clock_beat=0.1, seed="slow")
    with ServerProcess(settings, tmp_path / "errors") as process:
        yield process
    assert "Traceback" not in process.complaints()


def test_whose_turn_it_is_is_known_after_a_power_cut_though_nobody_comes_to_the_table(dying: ServerProcess) -> None:
    """The power goes before the turn is noted: after a choice, after two that lead back to whose turn was noted, and
    after the beginning."""

    async def story() -> None:
        anna = Person(dying)
        anna.register("Anna")
        tables = [open_slow(anna, clock, "me", "me") for clock in (0, 86400, 86400)]
        noted = {turn.table: turn.since for turn in (await turns_of(anna, [0, 0, 0])).turns}
        devices = [Device([link.token for link in opened.seats]) for opened in tables]
        for device in devices:
            await device.connect(dying.address)
        tables.append(open_slow(anna, 86400, "me", "me"))
        for device in devices[:2]:
            await device.act(0, "pass")
        await devices[2].play(at_random("there and back", avoid="pass"), choices=2)
        assert devices[2].seat_to_move() == 0
        dying.kill()
        for device in devices:
            await device.disconnect()
        dying.start()
        while True:
            turns = {turn.table: turn for turn in anna.ask("api/me/turns", Turns).turns}
            if [turns[opened.table.table].seat for opened in tables if opened.table.table in turns] == [1, 1, 0, 0]:
                break
            await asyncio.sleep(0.05)
        for opened in tables[1:]:
            turn = turns[opened.table.table]
            assert turn.deadline == pytest.approx(turn.since + 86400)
            assert turn.since > noted.get(turn.table, 0), "whoever chose has all the time again"

    run(story())


@pytest.mark.parametrize("dying", ["sqlite"], indirect=True)
def test_a_table_of_older_rules_stops_nobody_elses_clock(dying: ServerProcess) -> None:
    async def story() -> None:
        anna = Person(dying)
        anna.register("Anna")
        old = open_slow(anna, 1, "me", "me").table.table
        await turns_of(anna, [0])
        dying.kill()
        store = open_store(dying.settings.database)
        query = "SELECT opening FROM tables WHERE id = ?"
        ((opening,),) = await store.ask(lambda database: database.rows(query, (old,)))
        change, today = "UPDATE tables SET opening = ? WHERE id = ?", bytes(opening).replace(b"famiglia", b"bezique")
        await store.ask(lambda database: database.change(change, (today, old)))
        store.close()
        dying.start()
        opened = open_slow(anna, 1, "me", "me")
        async with await Device([opened.spectator.token]).connect(dying.address) as watcher:
            await watcher.until(lambda device: device.table is not None and device.table.seats[0].lent == "soldato")
        await turns_of(anna, [])

    run(story())


def test_a_bot_plays_for_whoever_asks_or_is_gone_but_for_nobody_else(club: ServerProcess) -> None:
    async def story() -> None:
        opened = open_slow(Person(club), 0, "me", "me")
        anna = await Device([opened.seats[0].token]).connect(club.address)
        bruno = await Device([opened.seats[1].token]).connect(club.address)
        watcher = await Device([opened.spectator.token]).connect(club.address)
        with pytest.raises(RefusedError) as seated:
            await anna.ask(partial(Lend, seat=1))
        assert seated.value.refusal.error == "still-seated"
        with pytest.raises(RefusedError) as watching:
            await watcher.ask(partial(Lend, seat=0))
        assert watching.value.refusal.error == "only-the-seated"
        await anna.ask(partial(Lend, seat=0))
        await bruno.until(lambda device: device.seat_to_move() == 1)
        with pytest.raises(RefusedError) as twice:
            await anna.ask(partial(Lend, seat=0))
        assert twice.value.refusal.error == "bot-plays-there"
        await anna.ask(partial(ComeBack, seat=0))
        await bruno.act(1, "pass")
        await bruno.disconnect()
        assert anna.seat_to_move() == 0, "nobody plays for her any more"
        for device in (anna, watcher):
            await device.disconnect()

    run(story())


def test_a_clock_is_bounded(club: ServerProcess) -> None:
    with pytest.raises(RefusedError, match="cannot be read"):
        Person(club).fetch("api/tables", msgspec.json.encode({"game": GAME, "seats": [], "clock": 10**9}))
