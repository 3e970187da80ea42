"""A full disk, a database that takes no writings, a clock that goes back: what was promised stays, and play goes on."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import psycopg
import pytest

from omerta.server.club.documents import Turns, Whoami
from omerta.server.settings import Settings
from omerta.server.testing import Device, RefusedError, ServerProcess, at_random, run
from omerta.server.wire import NewTable, OpenedTable, SeatChoice
from tests.server.conftest import GENEROUS
from tests.server.people import PASSWORD, Person, error_of, status
from tests.server.services import Service

CLOCK = next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)
DAY = 86400


@contextmanager
def full_disk(server: ServerProcess) -> Iterator[None]:
    """Nothing more fits into the journal of the database."""
    journal = Path(f"{server.settings.database}-wal")
    _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (journal.stat().st_size, most))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def read_only_postgres(server: ServerProcess) -> Iterator[None]:
    """The database has become one that can only be read, as after a change of the primary."""
    url = f"{server.settings.database}&options=-c%20default_transaction_read_only%3Doff"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET default_transaction_read_only = on")
        connection.execute("SELECT pg_reload_conf()")
        try:
            yield
        finally:
            connection.execute("ALTER SYSTEM RESET default_transaction_read_only")
            connection.execute("SELECT pg_reload_conf()")


async def until_ready(server: ServerProcess, answer: int) -> None:
    while status(server.address, "ready") != answer:
        await asyncio.sleep(0.05)


async def until_due_before(person: Person, when: float) -> None:
    """Until somebody's only turn ends before this time."""
    while [turn.deadline < when for turn in person.ask("api/me/turns", Turns).turns if turn.deadline] != [True]:
        await asyncio.sleep(0.05)


async def play_through(server: ServerProcess, trouble: AbstractContextManager[None]) -> None:
    """While the trouble lasts nothing is promised; afterwards play goes on from the last promise."""
    opened = server.open_table("famiglia", "me", "me")
    choose = at_random("trouble", avoid="pass")
    async with Device([link.token for link in opened.seats]) as device:
        await device.connect(server.address)
        await device.play(choose, choices=5)
        with trouble:
            await until_ready(server, 503)
            promised, seen = device.sequence, device.sights
            with pytest.raises(RefusedError) as error:
                await device.play(choose, choices=1)
            assert error.value.refusal.error == "storage-failed"
            await device.until(lambda device: device.close_code is not None)
        await until_ready(server, 200)
        await device.connect(server.address)
        assert (device.sequence, device.sights[0].view) == (promised, seen[0].view)
        await device.play(choose, choices=5)
        assert device.sequence == promised + 5


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux to fill the disk of one process")
def test_players_go_on_after_the_disk_was_full(server: ServerProcess) -> None:
    run(play_through(server, full_disk(server)))
    assert "the disk" in server.complaints()


def test_players_go_on_after_postgresql_took_no_writings(postgres: Service, tmp_path: Path) -> None:
    settings = Settings(database=postgres.new_database(), bot_processes=1, limits=GENEROUS)
    with ServerProcess(settings, tmp_path / "server.errors") as server:
        run(play_through(server, read_only_postgres(server)))
    assert "it takes no writings; connect to the primary server" in server.complaints()
    assert "Traceback" not in server.complaints()


@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_server_that_may_not_write_says_so_in_one_line(server: ServerProcess, what: str) -> None:
    """Also root is bound by what files allow, once it has given up the right to override it."""
    opened = server.open_table("famiglia", "me", "me")
    server.stop()
    database = Path(server.settings.database)
    place = database if what == "file" else database.parent
    mode = place.stat().st_mode
    bound = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
    serve = "import sys; from omerta.cli import main; sys.exit(main())"
    place.chmod(mode & ~0o222)
    try:
        command = [*bound, sys.executable, "-c", serve, "serve", "--port", "0", "--database", str(database)]
        said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    finally:
        place.chmod(mode)
    assert said.returncode == 2
    assert len(said.stderr.splitlines()) == 1
    assert str(database) in said.stderr
    assert "the file and its folder" in said.stderr

    async def story() -> None:
        async with await Device([opened.seats[0].token]).connect(server.address) as device:
            assert device.table is not None

    server.start()
    run(story())


@pytest.mark.skipif(CLOCK is None, reason="no libfaketime on this machine")
def test_a_clock_that_is_set_back_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = tmp_path / "clock"
    setting.write_text("+0", encoding="ascii")
    monkeypatch.setenv("LD_PRELOAD", str(CLOCK))
    monkeypatch.setenv("FAKETIME_TIMESTAMP_FILE", str(setting))
    monkeypatch.setenv("FAKETIME_NO_CACHE", "1")
    monkeypatch.setenv("FAKETIME_DONT_FAKE_MONOTONIC", "1")
    settings = Settings(database=str(tmp_path / "tables.db"), bot_processes=1, limits=GENEROUS, clock_beat=0.1)

    async def story(server: ServerProcess) -> None:
        anna, phone = Person(server), Person(server)
        anna.register("Anna")
        wish = NewTable("famiglia", (SeatChoice("me"), SeatChoice("me")), clock=3600)
        opened = anna.ask("api/tables", OpenedTable, wish)
        choose = at_random("set back", avoid="pass")
        async with Device([link.token for link in opened.seats]) as device:
            await device.connect(server.address)
            await device.play(choose, choices=5)
            assert error_of(phone, "api/sessions", {"name": "Anna", "password": "not this one"}) == "wrong-login"
            await until_due_before(anna, time.time() + DAY)
            setting.write_text("-400d", encoding="ascii")
            await until_due_before(anna, time.time() - 399 * DAY)
            phone.log_in("Anna", PASSWORD)
            assert anna.ask("api/me", Whoami).me is not None
            await device.play(choose, choices=5)
            promised, seen = device.sequence, device.sights
            server.kill()
            await device.until(lambda device: device.close_code is not None)
            server.start()
            await device.connect(server.address)
            assert (device.sequence, device.sights[0].view) == (promised, seen[0].view)
            await device.play(choose, choices=5)
            assert device.sequence == promised + 5

    with ServerProcess(settings) as server:
        run(story(server))
    assert "Traceback" not in server.complaints()
