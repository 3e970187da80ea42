"""Backups of running servers, moves between databases, and a check that finds what is wrong."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from omerta.server.settings import Settings
from omerta.server.testing import Device, ServerProcess, at_random, run
from tests.server.services import Service

COMMAND = [sys.executable, "-c", "import sys; from omerta.cli import main; sys.exit(main())"]


def omerta(*arguments: str | Path, code: int = 0) -> str:
    """Run a command; what it says on its output, or on its error output if it fails."""
    done = subprocess.run([*COMMAND, *map(str, arguments)], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


@pytest.fixture
def played(server: ServerProcess) -> tuple[list[str], Device]:
    """A finished game and one in play, and what the players know."""
    opened = server.open_table("famiglia", "me", "me", start="0")
    tokens = [link.token for link in opened.seats]
    device = Device(tokens)

    async def story() -> None:
        async with device:
            await device.connect(server.address)
            await device.play(at_random("backed up", avoid="pass"), choices=30)

    run(story())
    return tokens, device


def check_goes_on(settings: Settings, tokens: list[str], before: Device) -> None:
    async def story() -> None:
        with ServerProcess(settings) as restored:
            async with Device(tokens) as device:
                await device.connect(restored.address)
                assert device.memories == before.memories
                await device.play(at_random("afterwards", avoid="pass"), choices=5)

    run(story())


def test_a_backup_of_a_running_server_brings_its_tables_back(
    server: ServerProcess, played: tuple[list[str], Device], tmp_path: Path
) -> None:
    file = tmp_path / "backup.omerta"
    assert "1 tables" in omerta("backup", file, "--database", server.settings.database)
    assert file.stat().st_mode & 0o777 == 0o600
    assert "already there" in omerta("backup", file, "--database", server.settings.database, code=2)
    new = tmp_path / "new.db"
    omerta("restore", file, "--database", new)
    check_goes_on(Settings(database=str(new), limits=server.settings.limits), *played)
    assert "already holds tables" in omerta("restore", file, "--database", new, code=2)
    assert [path.name for path in tmp_path.glob(".*")] == []


def test_tables_move_to_postgresql_and_back(
    server: ServerProcess, played: tuple[list[str], Device], tmp_path: Path, postgres: Service
) -> None:
    url = postgres.new_database()
    there, back = tmp_path / "there", tmp_path / "back"
    omerta("backup", there, "--database", server.settings.database)
    omerta("restore", there, "--database", url)
    assert "1 tables" in omerta("check", "--database", url)
    omerta("backup", back, "--database", url)
    omerta("restore", back, "--database", tmp_path / "home.db")
    check_goes_on(Settings(database=str(tmp_path / "home.db"), limits=server.settings.limits), *played)


def test_a_check_finds_what_is_wrong(server: ServerProcess, played: tuple[list[str], Device]) -> None:
    database = server.settings.database
    found = omerta("check", "--database", database, "--json")
    assert (found[0], json.loads(found)["problems"]) == ("{", [])
    server.stop()
    for damage, words in (
        (
            'UPDATE log SET entry = replace(entry, \'"steps":["0 \', \'"steps":["1 \') WHERE sequence = 2',
            "does not replay",
        ),
        ("UPDATE log SET entry = 'x' WHERE sequence = 3", "malformed"),
        ("DELETE FROM log WHERE sequence = 2", "entry 2 of its log is missing"),
    ):
        with closing(sqlite3.connect(database)) as connection, connection:
            assert connection.execute(damage).rowcount == 1
        assert words in omerta("check", "--database", database, code=1)
    with closing(sqlite3.connect(database)) as connection, connection:
        row = "SELECT id, 1, 1.0, 0, -2, 'rude', '1', '' FROM tables"
        connection.execute(f"INSERT INTO talk (table_id, number, at, seat, team, text, phrase, drawing) {row}")
    assert "malformed" in omerta("reports", "--database", database, code=2)
    server.start()


def test_bad_use_is_one_line(tmp_path: Path) -> None:
    misuses: list[tuple[list[str | Path], str]] = [
        (["backup", tmp_path / "b", "--database", tmp_path / "none.db"], "there is no database"),
        (["restore", tmp_path / "b", "--database", tmp_path / "new.db"], "there is no backup"),
        (["check", "--database", tmp_path / "none.db"], "there is no database"),
        (["check", "--database", tmp_path / "cut.db"], "was never a server's"),
        (["restore", tmp_path / "cut.db", "--database", tmp_path / "new.db"], "was never a server's"),
    ]
    (tmp_path / "cut.db").touch()
    for arguments, words in misuses:
        said = omerta(*arguments, code=2)
        assert words in said
        assert len(said.splitlines()) == 1
    assert list(tmp_path.iterdir()) == [tmp_path / "cut.db"]
