"""Records from elsewhere: verified whole, kept by whoever brought them, looked back on and exported again."""

from __future__ import annotations

from functools import partial
from itertools import count

import msgspec
import pytest

from omerta.kernel import SPECTATOR, Record, format_record
from omerta.server.club.documents import DeleteAccount, Keyring, Profile
from omerta.server.club.export import Export
from omerta.server.club.records.documents import Deleted, Imported
from omerta.server.club.records.importing import KEPT_LIMIT, RECORD_LIMIT, STEP_LIMIT
from omerta.server.storage import open_store
from omerta.server.storage.database import Database
from omerta.server.testing import Device, RefusedError, ServerProcess, run
from omerta.server.wire import Replay, Replayed
from tests.server.people import PASSWORD, Person, error_of
from tests.server.records import NAMES, play
from tests.server.test_meeting import games_of, member

KEPT_IN = ("games", "players", "records", "frames", "log", "holdings")


_numbers = count(1)
WHOLE = play("famiglia", "whole")


async def look_back(device: Device, seat: int) -> Replayed:
    """The first moments of the game through somebody's eyes."""
    shown = await device.ask(lambda number: Replay(number, 1, seat=seat))
    assert isinstance(shown, Replayed)
    return shown


def count_rows(database: Database, name: str, table: str) -> int:
    """How much of a table is kept there."""
    return int(database.rows(f"SELECT COUNT(*) FROM {name} WHERE table_id = ?", (table,))[0][0])


def problem_of(person: Person, record: object) -> str:
    """What the server finds wrong with a record."""
    with pytest.raises(RefusedError) as error:
        person.fetch("api/me/records", record)
    assert error.value.refusal.error == "bad-record"
    return error.value.refusal.message


@pytest.mark.parametrize("record", [WHOLE, play("mafia-war", "resigned", choices=25)], ids=["whole", "resigned"])
def test_an_imported_game_is_kept_looked_back_on_and_exported_again(house: ServerProcess, record: Record) -> None:
    record = msgspec.structs.replace(record, note="played at the harbour")

    async def story() -> None:
        name = f"Importer {next(_numbers)}"
        person, account = member(house, name)
        imported = person.ask("api/me/records", Imported, record)
        (game,) = (await games_of(person, account, 1)).games
        assert record.result is not None
        assert record.result.outcome is not None
        assert (game.table, game.number, game.game) == (imported.table, imported.number, record.game)
        assert (game.is_imported, game.can_replay, game.seat) == (True, True, SPECTATOR)
        assert game.reason == record.result.outcome.reason
        assert [player.name for player in game.players] == list(NAMES[: len(record.seats)])
        assert [player.seat for player in game.players if player.won] == list(record.result.outcome.winners)
        assert {(player.account, player.rating) for player in game.players} == {(None, None)}
        assert person.ask(f"api/players/{account}", Profile).ratings == ()
        assert [game.is_imported for game in person.ask("api/me/export", Export).games] == [True]

        elsewhere = Person(house)
        elsewhere.log_in(name)
        (link,) = elsewhere.ask(f"api/me/tables/{imported.table}/keys", Keyring, {}).links
        assert (link.role, link.seat) == ("spectator", None)
        again = house.fetch(f"api/tables/{imported.table}/games/1/record", token=link.token)
        assert again.decode() == format_record(record)
        async with await Device([link.token]).connect(house.address) as device:
            assert device.table is not None
            assert device.table.phase == "over"
            for seat in (0, SPECTATOR):
                shown = await look_back(device, seat)
                assert shown.moments == game.choices + 1
                assert shown.frames[0].view.seat == seat
            with pytest.raises(RefusedError) as error:
                await device.propose("rematch")
            assert error.value.refusal.error in ("only-the-seated", "only-the-host")

    run(story())


def test_an_import_is_nobody_elses_and_goes_with_its_account(house: ServerProcess) -> None:
    async def story() -> None:
        (owner, account), (other, _) = (
            member(house, f"Keeper {next(_numbers)}"),
            member(house, f"Curious {next(_numbers)}"),
        )
        imported = owner.ask("api/me/records", Imported, WHOLE)
        await games_of(owner, account, 1)
        assert (await games_of(other, account, 0)).games == ()
        assert error_of(other, f"api/me/tables/{imported.table}/keys", {}) == "not-your-table"
        (link,) = owner.ask(f"api/me/tables/{imported.table}/keys", Keyring, {}).links
        owner.fetch("api/me/delete", DeleteAccount(PASSWORD))
        store = open_store(house.settings.database)
        try:
            assert await store.read_table(imported.table) is None
            left = [await store.ask(partial(count_rows, name=name, table=imported.table)) for name in KEPT_IN]
            assert left == [0] * len(KEPT_IN)
        finally:
            store.close()
        with pytest.raises(RefusedError):
            house.fetch(f"api/tables/{imported.table}/games/1/record", token=link.token)

    run(story())


def test_one_import_is_deleted_and_the_others_stay(house: ServerProcess) -> None:
    async def story() -> None:
        (owner, account), (other, _) = (
            member(house, f"Keeper {next(_numbers)}"),
            member(house, f"Curious {next(_numbers)}"),
        )
        first, second = [owner.ask("api/me/records", Imported, WHOLE) for _ in range(2)]
        await games_of(owner, account, 2)
        assert error_of(other, f"api/me/records/{first.table}/delete", {}) == "not-found"
        played = owner.open_table("famiglia", "me", "me").table.table
        assert error_of(owner, f"api/me/records/{played}/delete", {}) == "not-found", "only what came from elsewhere"
        assert owner.ask(f"api/me/records/{first.table}/delete", Deleted, {}).table == first.table
        assert [game.table for game in (await games_of(owner, account, 1)).games] == [second.table]
        assert error_of(owner, f"api/me/tables/{first.table}/keys", {}) == "not-your-table"
        store = open_store(house.settings.database)
        left = [await store.ask(partial(count_rows, name=name, table=first.table)) for name in KEPT_IN]
        store.close()
        assert left == [0] * len(KEPT_IN)

    run(story())


def test_what_does_not_hold_is_refused_with_its_step_or_field(shared_server: ServerProcess) -> None:
    person, account = member(shared_server, f"Forger {next(_numbers)}")
    replace = msgspec.structs.replace
    assert WHOLE.result is not None
    assert WHOLE.result.outcome is not None
    other_winner = msgspec.structs.replace(WHOLE.result.outcome, winners=(1 - WHOLE.result.outcome.winners[0],))
    forgeries = {
        "not a record": b"{",
        "`steps`": b'{"game": "famiglia", "rules_version": 1, "options": {}, "seats": []}',
        "step 30:": replace(WHOLE, steps=[*WHOLE.steps[:29], "0 steal everything", *WHOLE.steps[30:]]),
        "the record's outcome": replace(WHOLE, result=replace(WHOLE.result, outcome=other_winner)),
        "the record's hash": replace(WHOLE, result=replace(WHOLE.result, hash="0" * 64)),
        "result:": replace(WHOLE, result=None),
        "rules version": replace(WHOLE, rules_version=WHOLE.rules_version + 1),
        "seats:": replace(WHOLE, seats=["x" * 41, "y"]),
        "note:": replace(WHOLE, note="x" * 4001),
        "position:": replace(WHOLE, position={}),
        "steps:": replace(WHOLE, steps=["0 pass"] * (STEP_LIMIT + 1)),
    }
    for problem, forgery in forgeries.items():
        assert problem in problem_of(person, forgery)
    assert error_of(person, "api/me/records", replace(WHOLE, game="chess")) == "unknown-game"
    assert error_of(person, "api/me/records", b" " * (RECORD_LIMIT + 1)) == "too-long"
    assert error_of(Person(shared_server), "api/me/records", WHOLE) == "log-in-first"

    async def story() -> None:
        assert (await games_of(person, account, 0)).games == ()

    run(story())


def test_an_account_keeps_a_bounded_number_of_imports(house: ServerProcess) -> None:
    async def story() -> None:
        person, account = member(house, f"Hoarder {next(_numbers)}")
        store = open_store(house.settings.database)
        try:
            rows = [(f"{account} {number}", 0.0, b"{}") for number in range(KEPT_LIMIT)]
            held = [(table, "spectator", -1, account) for table, _, _ in rows]
            await store.ask(lambda database: database.change_many("INSERT INTO tables VALUES (?, ?, ?)", rows))
            await store.ask(lambda database: database.change_many("INSERT INTO holdings VALUES (?, ?, ?, ?)", held))
            assert error_of(person, "api/me/records", WHOLE) == "too-many-imports"
        finally:
            store.close()

    run(story())
