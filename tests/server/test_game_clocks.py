"""Clocks for a whole game: everybody has so much time in all, and the log alone tells how much is left."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from omerta.games import find_game
from omerta.kernel import Dice, Table
from omerta.server.settings import Settings
from omerta.server.storage.log import ChoiceMade, ChoiceUndone, GameStarted, Hour, Opening, SeatLent, SeatReturned
from omerta.server.tables.clocks import Clocks
from omerta.server.testing import Device, ServerProcess, run
from omerta.server.wire import ClockReading, ComeBack, NewTable, OpenedTable, SeatChoice
from tests.server.conftest import GENEROUS
from tests.server.people import Person
from tests.server.services import Service

GAME = "famiglia"
ME = SeatChoice("me", "Me")


def clocks_of(device: Device) -> ClockReading:
    assert device.table is not None
    assert device.table.clocks is not None
    return device.table.clocks


def open_timed(person: Person, budget: int, increment: int = 0) -> OpenedTable:
    wish = NewTable(GAME, (ME, ME), {"start": "0"}, budget=budget, increment=increment)
    return person.ask("api/tables", OpenedTable, wish)


def settings_of(database: str) -> Settings:
    return Settings(database=database, bot_processes=1, limits=GENEROUS, clock_beat=0.1, seed="slow")


def test_the_log_tells_how_much_time_is_left() -> None:
    clocks = Clocks(Opening(GAME, None, {}, (ME, ME), budget=100, increment=5))
    record = Table(find_game(GAME), {}, ["Anna", "Bruno"], Dice("clock")).record

    def left(at: float) -> list[float]:
        return [clocks.left(seat, at) for seat in (0, 1)]

    clocks.note(GameStarted(record, hour=Hour(1000, (0,))))
    assert left(1010) == [90, 100]
    clocks.note(ChoiceMade(0, ("take",), hour=Hour(1010, (0,))))
    assert left(1010) == [90, 100], "a choice within one's turn brings nothing"
    clocks.note(ChoiceMade(0, ("pass",), hour=Hour(1020, (1,))))
    assert left(1030) == [85, 90], "handing over brings the increment, and the other clock runs"
    clocks.note(ChoiceUndone(0, hour=Hour(1030, (0,))))
    assert left(1030) == [80, 90], "taking that back costs it"
    clocks.note(ChoiceMade(0, ("fight",), hour=Hour(1030, (0, 1))))
    assert left(1040) == [70, 80], "two who are asked at once use their time at once"
    clocks.note(SeatLent(0, "soldato", hour=Hour(1500, (1,))))
    assert left(1500) == [0, 0]
    clocks.note(SeatReturned(0, hour=Hour(1510, (0, 1))))
    assert left(1510) == [10, 0], "whoever comes back has a tenth"
    assert left(900) == [10, 0], "a clock that was set back costs nothing"


def test_time_runs_on_through_a_restart_and_then_a_bot_plays(tmp_path: Path) -> None:
    async def story() -> None:
        with ServerProcess(settings_of(str(tmp_path / "tables.db"))) as server:
            opened = open_timed(Person(server), 600, 30)
            tokens = [link.token for link in opened.seats]
            async with await Device(tokens).connect(server.address) as device:
                assert clocks_of(device).running == (0,)
                await device.act(0, "pass")
                reading = clocks_of(device)
                assert reading.running == (1,)
                assert 600 < reading.left[0] <= 630
            server.kill()
            server.start()
            async with await Device(tokens).connect(server.address) as device:
                after = clocks_of(device)
                assert after.running == (1,)
                assert after.left[0] == reading.left[0]
                assert after.left[1] < reading.left[1]
            await run_out(server)

    run(story())


def test_two_workers_tell_the_same_time(postgres: Service, tmp_path: Path) -> None:
    async def story() -> None:
        settings = settings_of(postgres.new_database())
        with (
            ServerProcess(settings, tmp_path / "first") as first,
            ServerProcess(settings, tmp_path / "second") as second,
        ):
            opened = open_timed(Person(first), 600)
            anna = await Device([opened.seats[0].token]).connect(first.address)
            bruno = await Device([opened.seats[1].token]).connect(second.address)
            await anna.act(0, "pass")
            await bruno.until(lambda device: device.seat_to_move() == 1)
            here, there = clocks_of(anna), clocks_of(bruno)
            assert (here.running, here.left[0]) == (there.running, there.left[0])
            for device in (anna, bruno):
                await device.disconnect()
            await run_out(second)

    run(story())


async def run_out(server: ServerProcess) -> None:
    """Whoever has no time left is played by a bot, and comes back with a little."""
    opened = open_timed(Person(server), 1)
    anna = await Device([opened.seats[0].token]).connect(server.address)
    await anna.until(lambda device: device.table is not None and device.table.seats[0].lent == "soldato")
    assert clocks_of(anna).left[0] == 0
    await anna.ask(partial(ComeBack, seat=0))
    await anna.until(lambda device: device.table is not None and device.table.seats[0].lent == "")
    await anna.disconnect()
    assert "Traceback" not in server.complaints()
