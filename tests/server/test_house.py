"""The house keeps few rooms in memory, and nobody notices."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.server import house as house_module
from omerta.server.house import House
from omerta.server.operating.workers import Colleagues
from omerta.server.settings import Settings
from omerta.server.storage import open_store
from omerta.server.testing import run
from omerta.server.wire import NewTable, SeatChoice
from omerta.workshop import copy_edition


def open_house(settings: Settings) -> House:
    return House(settings, open_store(settings.database), Colleagues(settings))


def test_a_forgotten_table_is_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(house_module, "ROOMS_IN_MEMORY", 1)
        settings = Settings(database=str(tmp_path / "tables.db"))
        house = open_house(settings)
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
        await house.close()

    run(story())


def test_tables_open_with_the_edition_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMERTA_EDITIONS", str(tmp_path / "editions"))
    copy_edition("mine", "trinacria")
    house = open_house(Settings(database=str(tmp_path / "tables.db"), edition="mine"))
    editions = {game.name: game.edition for game in house.catalogue().games}
    assert editions == {"famiglia": None, "mafia-war": "mine"}
    assert house.find_game("mafia-war", "trinacria").edition != house.find_game("mafia-war", None).edition
    run(house.close())
