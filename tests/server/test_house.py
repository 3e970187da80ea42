"""The house keeps few rooms in memory, and nobody notices."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.server import house as house_module
from omerta.server.house import House, Settings
from omerta.server.store import SqliteStore
from omerta.server.testing import run
from omerta.server.wire import NewTable, SeatChoice


def test_a_forgotten_table_is_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(house_module, "ROOMS_IN_MEMORY", 1)
        settings = Settings(database=str(tmp_path / "tables.db"))
        house = House(settings, SqliteStore(tmp_path / "tables.db"))
        wish = NewTable("famiglia", (SeatChoice("me"), SeatChoice("me")), {"start": "0"})
        tables = [(await house.open_table(wish)).table.table for _ in range(3)]
        rooms = []
        for choice in range(2):
            for table in tables:
                async with house.visit(table) as room:
                    await room.act(choice, choice + 1, "pass")
                    rooms.append(room)
        assert len(set(map(id, rooms))) == 6
        assert [room.phase for room in rooms] == ["playing"] * 3 + ["over"] * 3
        house.close()

    run(story())
