"""The store keeps its promises, whoever asks."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from omerta.kernel import Unreadable
from omerta.server.links import new_link
from omerta.server.log import Entry, Opening, SeatFreed, SeatTaken
from omerta.server.run import read_database
from omerta.server.store import Conflict, Retirement, SqliteStore, StoreFailed
from omerta.server.testing import run
from omerta.server.wire import SeatChoice

OPENING = Opening("famiglia", None, {"hands": "hidden"}, (SeatChoice("me", "Anna"), SeatChoice("friend")))


def test_a_log_is_read_back_in_order_and_no_place_is_written_twice(tmp_path: Path) -> None:
    async def story() -> None:
        store, rival = SqliteStore(tmp_path / "tables.db"), SqliteStore(tmp_path / "tables.db")
        await store.open_table("t", OPENING, [])
        entries: list[Entry] = [SeatTaken(1, f"Bruno {number}") for number in range(1, 40)]
        await asyncio.gather(*[store.append("t", number, entry) for number, entry in enumerate(entries, start=1)])
        with pytest.raises(Conflict):
            await rival.append("t", 39, SeatFreed(1))
        await rival.append("t", 40, SeatFreed(1))
        assert await store.read_table("t") == (OPENING, [*entries, SeatFreed(1)])
        assert await store.read_table("u") is None
        store.close()
        rival.close()

    run(story())


def test_one_refused_entry_spoils_nothing_that_was_written_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open_table("t", OPENING, [])
        written = [store.append("t", number, SeatFreed(1)) for number in (1, 2, 2, 3)]
        results = await asyncio.gather(*written, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), Conflict, type(None)]
        found = await store.read_table("t")
        assert found is not None
        assert len(found[1]) == 3
        with pytest.raises(StoreFailed):
            await store.open_table("t", OPENING, [])
        store.close()

    run(story())


def test_keys_come_and_go_with_the_entry_that_changes_them(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        (_, invitation), (_, seat), (_, late) = [new_link("t", role, 1) for role in ("invitation", "seat", "seat")]
        await store.open_table("t", OPENING, [invitation])
        await store.append("t", 1, SeatTaken(1, "Bruno"), [seat], Retirement(1, ("invitation",), "spent"))
        with pytest.raises(Conflict):
            await store.append("t", 1, SeatFreed(1), [late], Retirement(1, ("seat",), "revoked"))
        found = [await store.find_key(key.hash) for key in (invitation, seat, late)]
        assert [key.state if key else None for key in found] == ["spent", "good", None]
        store.close()

    run(story())


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear Anna, " * 100, encoding="utf-8")
    with pytest.raises(Unreadable, match=r"cannot open the database .*letter\.txt"):
        SqliteStore(path)


def test_database_addresses() -> None:
    assert read_database("sqlite:///tables.db") == read_database("tables.db") == "tables.db"
    with pytest.raises(Unreadable, match="postgresql"):
        read_database("postgresql://somewhere/tables")
