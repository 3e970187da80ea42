"""The store keeps its promises, whoever asks and whichever database it is."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from omerta.kernel import Unreadable
from omerta.server.links import new_link
from omerta.server.storage import Conflict, Retirement, Store, StoreFailed, open_database, open_store
from omerta.server.storage.database import Database
from omerta.server.storage.log import Entry, Opening, SeatFreed, SeatTaken
from omerta.server.storage.schema import SCHEMA_VERSION
from omerta.server.storage.store import ArchivePage
from omerta.server.testing import run
from omerta.server.wire import SeatChoice
from tests.server.services import Service

OPENING = Opening("famiglia", None, {"hands": "hidden"}, (SeatChoice("me", "Anna"), SeatChoice("friend")))
VERSION_1 = """
CREATE TABLE tables (id TEXT PRIMARY KEY, opened_at REAL NOT NULL, opening BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id), sequence INTEGER NOT NULL, at REAL NOT NULL, entry BLOB NOT NULL,
    PRIMARY KEY (table_id, sequence)
) WITHOUT ROWID;
CREATE TABLE keys (
    hash TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id), role TEXT NOT NULL, seat INTEGER,
    state TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX keys_by_table ON keys (table_id);
PRAGMA user_version = 1;
INSERT INTO tables VALUES ('t', 1.5, '{"game":"famiglia","edition":null,"options":{"hands":"hidden"},
    "seats":[{"kind":"me","name":"Anna","rank":""},{"kind":"friend","name":"","rank":""}]}');
INSERT INTO log VALUES ('t', 1, 2.5, '{"type":"seat-taken","seat":1,"name":"Bruno"}');
INSERT INTO keys VALUES ('abc', 't', 'seat', 1, 'good');
"""
"""A database as the first version of the schema left it."""


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    postgres: Service = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = open_store(database)
    yield opened
    opened.close()


@pytest.fixture
def rival(database: str, store: Store) -> Iterator[Store]:
    """Another worker's store on the same database."""
    opened = open_store(database)
    yield opened
    opened.close()


def test_a_log_is_read_back_in_order_and_no_place_is_written_twice(store: Store, rival: Store) -> None:
    async def story() -> None:
        await store.open_table("t", OPENING, [])
        entries: list[Entry] = [SeatTaken(1, f"Bruno {number}") for number in range(1, 40)]
        await asyncio.gather(*[store.append("t", number, entry) for number, entry in enumerate(entries, start=1)])
        with pytest.raises(Conflict):
            await rival.append("t", 39, SeatFreed(1))
        await rival.append("t", 40, SeatFreed(1))
        found = await store.read_table("t")
        assert found is not None
        assert (found.opening, found.entries) == (OPENING, [*entries, SeatFreed(1)])
        assert await store.read_log("t", 38) == [entries[38], SeatFreed(1)]
        assert await rival.last_sequences(["t", "u"]) == {"t": 40, "u": 0}
        assert await store.read_table("u") is None

    run(story())


def test_of_many_rivals_one_writes_each_place(store: Store, rival: Store) -> None:
    async def story() -> None:
        await store.open_table("t", OPENING, [])
        for number in range(1, 30):
            writing = [place.append("t", number, SeatFreed(1)) for place in (store, rival, store, rival)]
            results = await asyncio.gather(*writing, return_exceptions=True)
            assert sorted([type(result).__name__ for result in results]) == ["Conflict"] * 3 + ["NoneType"]

    run(story())


def test_one_refused_entry_spoils_nothing_that_was_written_with_it(store: Store) -> None:
    async def story() -> None:
        await store.open_table("t", OPENING, [])
        written = [store.append("t", number, SeatFreed(1)) for number in (1, 2, 2, 3)]
        results = await asyncio.gather(*written, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), Conflict, type(None)]
        assert len(await store.read_log("t", 0)) == 3
        with pytest.raises(Conflict):
            await store.open_table("t", OPENING, [])
        with pytest.raises(Conflict):
            await store.append("nowhere", 1, SeatFreed(1))

    run(story())


def test_a_request_that_fails_spoils_nothing_that_waited_with_it(store: Store) -> None:
    async def story() -> None:
        await store.open_table("t", OPENING, [])
        has_begun, may_end = threading.Event(), threading.Event()

        def hold_up(database: Database) -> None:
            has_begun.set()
            may_end.wait(30)

        def fail(database: Database) -> None:
            database.change("DELETE FROM log")
            raise LookupError("a mistake of ours")

        held_up = asyncio.create_task(store.ask(hold_up))
        await asyncio.to_thread(has_begun.wait, 30)
        asked = [store.append("t", 1, SeatFreed(1)), store.ask(fail), store.append("t", 2, SeatFreed(1))]
        waiting = [asyncio.create_task(each) for each in asked]
        await asyncio.sleep(0)
        may_end.set()
        results = await asyncio.gather(held_up, *waiting, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), StoreFailed, type(None)]
        assert len(await store.read_log("t", 0)) == 2

    run(story())


def test_two_workers_that_wait_for_each_other_both_get_on(postgres: Service) -> None:
    async def story() -> None:
        address, both_began = postgres.new_database(), threading.Barrier(2)
        stores = [open_store(address), open_store(address)]

        def lock(first: str, second: str) -> Callable[[Database], str]:
            attempts = iter([both_began.wait])

            def work(database: Database) -> str:
                database.lock(first)
                next(attempts, int)()
                database.lock(second)
                return first

            return work

        asked = [stores[0].ask(lock("a", "b")), stores[1].ask(lock("b", "a"))]
        assert await asyncio.gather(*asked) == ["a", "b"]
        for store in stores:
            store.close()

    run(story())


def test_keys_come_and_go_with_the_entry_that_changes_them(store: Store) -> None:
    async def story() -> None:
        (_, invitation), (_, seat), (_, late) = [new_link("t", role, 1) for role in ("invitation", "seat", "seat")]
        await store.open_table("t", OPENING, [invitation])
        await store.append("t", 1, SeatTaken(1, "Bruno"), [seat], Retirement(1, ("invitation",), "spent"))
        with pytest.raises(Conflict):
            await store.append("t", 1, SeatFreed(1), [late], Retirement(1, ("seat",), "revoked"))
        found = [await store.find_key(key.hash) for key in (invitation, seat, late)]
        assert [key.state if key else None for key in found] == ["spent", "good", None]

    run(story())


def test_the_latest_snapshot_and_the_archive_are_kept(store: Store) -> None:
    async def story() -> None:
        await store.open_table("t", OPENING, [])
        for sequence, bookmark in ((40, b"first"), (80, b"second"), (60, b"late")):
            await store.save_bookmark("t", sequence, bookmark)
        for record in (b"record", b"again"):
            await store.save_archive("t", 1, record, [ArchivePage(-2, page, b"page %d" % page) for page in range(3)])
        found = await store.read_table("t")
        assert found is not None
        assert (found.bookmark, found.archived) == (b"second", frozenset({1}))
        assert await store.read_archived_record("t", 1) == b"record"
        assert await store.read_archive("t", 1, -2, [1, 2, 3]) == [b"page 1", b"page 2"]

    run(story())


def test_abandoned_tables_are_forgotten_whole(store: Store) -> None:
    async def story() -> None:
        (_, key), (_, other) = new_link("old", "host"), new_link("new", "host")
        await store.open_table("old", OPENING, [key])
        await store.append("old", 1, SeatFreed(1))
        await store.save_bookmark("old", 1, b"position")
        await store.save_archive("old", 1, b"record", [ArchivePage(0, 0, b"page")])
        between = time.time() + 0.001
        while time.time() <= between:
            pass
        await store.open_table("new", OPENING, [other])
        assert await store.expire(between) == 1
        assert await store.expire(between) == 0
        assert await store.read_table("old") is None
        assert await store.find_key(key.hash) is None
        assert await store.read_archive("old", 1, 0, [0]) == []
        assert await store.find_key(other.hash) is not None

    run(story())


def test_a_database_of_the_first_version_is_carried_over(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(VERSION_1)

    async def story() -> None:
        store = open_store(str(path))
        found = await store.read_table("t")
        assert found is not None
        assert (found.opening, found.entries, found.bookmark) == (OPENING, [SeatTaken(1, "Bruno")], None)
        await store.append("t", 2, SeatFreed(1), retired=Retirement(1, ("seat",), "revoked"))
        key = await store.find_key("abc")
        assert key is not None
        assert key.state == "revoked"
        await store.save_bookmark("t", 2, b"position")
        store.close()

    run(story())


def test_a_database_of_the_future_is_refused(database: str) -> None:
    future = open_database(database)
    future.set_version(SCHEMA_VERSION + 1)
    future.close()
    with pytest.raises(Unreadable, match="newer omerta"):
        open_store(database)


def test_files_are_private_and_a_new_folder_too(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.db"
    old = tmp_path / "old.db"
    old.touch(0o644)

    async def story() -> None:
        for place in (path, old):
            store = open_store(str(place))
            await store.open_table("t", OPENING, [])
            modes = {file.name: file.stat().st_mode & 0o777 for file in place.parent.glob(f"{place.name}*")}
            assert len(modes) == 3
            assert set(modes.values()) == {0o600}
            store.close()

    run(story())
    assert path.parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("how", ["deleted", "replaced"])
def test_nothing_is_promised_to_a_file_that_is_gone(tmp_path: Path, how: str) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        store = open_store(str(path))
        await store.open_table("t", OPENING, [])
        path.rename(tmp_path / "elsewhere.db")
        if how == "replaced":
            path.write_bytes(b"")
        with pytest.raises(StoreFailed, match="deleted or replaced"):
            await store.append("t", 1, SeatFreed(1))
        path.unlink(missing_ok=True)
        (tmp_path / "elsewhere.db").rename(path)
        await store.append("t", 1, SeatFreed(1))
        store.close()

    run(story())


def test_a_full_disk_and_a_locked_file_say_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story() -> None:
        database = open_database(str(path))
        database.change("PRAGMA max_page_count = 12")
        database.begin()
        with pytest.raises(sqlite3.OperationalError) as full:
            database.change("INSERT INTO tables VALUES ('t', 0, zeroblob(1000000))")
        assert "the disk is full; free some space" in database.explain(full.value)
        database.rollback()
        database.change("PRAGMA busy_timeout = 0")
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(sqlite3.OperationalError) as locked:
                database.begin()
        assert "another program keeps it locked" in database.explain(locked.value)
        database.close()

    run(story())


def test_a_damaged_file_is_named_with_advice(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear Anna, " * 100, encoding="utf-8")
    path.chmod(0o644)
    with pytest.raises(Unreadable, match=r"cannot open the database .*letter\.txt: it is no database"):
        open_store(str(path))
    assert path.stat().st_mode & 0o777 == 0o644, "what is not ours keeps its rights"


def test_another_programs_database_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    path.chmod(0o644)
    before = path.read_bytes()
    for is_begun in (True, False):
        with pytest.raises(Unreadable, match=r"recipes\.db holds something else; name another"):
            open_database(str(path), is_begun=is_begun)
    assert path.read_bytes() == before
    assert path.stat().st_mode & 0o777 == 0o644
    assert list(tmp_path.iterdir()) == [path]


def test_a_store_goes_on_when_postgresql_comes_back(postgres: Service) -> None:
    async def story() -> None:
        store = open_store(postgres.new_database())
        await store.open_table("t", OPENING, [])
        postgres.stop()
        with pytest.raises(StoreFailed, match="does not answer"):
            await store.append("t", 1, SeatFreed(1))
        postgres.start()
        await store.append("t", 1, SeatFreed(1))
        assert await store.read_log("t", 0) == [SeatFreed(1)]
        store.close()

    run(story())


def test_database_addresses(tmp_path: Path) -> None:
    open_database(f"sqlite:///{tmp_path / 'a.db'}").close()
    assert (tmp_path / "a.db").is_file()
    with pytest.raises(Unreadable, match="'mysql' is not known here"):
        open_store("mysql://somewhere/tables")
    with pytest.raises(Unreadable, match=r"nowhere\.invalid/tables: it does not answer") as error:
        open_store("postgresql://anna:secret@nowhere.invalid/tables")
    assert "secret" not in str(error.value)
