"""Finding each other: open tables, being paired, and the chronicle of what was played."""

from __future__ import annotations

import asyncio

import pytest

from omerta.kernel import Outcome
from omerta.server.club.chronicle import Finished, write_down
from omerta.server.club.documents import DeleteAccount, Found, Games, JoinTable, OpenTables, Profile, Seek, WatchLink
from omerta.server.links import new_table_id
from omerta.server.storage import open_store
from omerta.server.storage.log import Opening
from omerta.server.testing import Device, ServerProcess, at_random, run
from omerta.server.wire import Claim, Claimed, NewTable, OpenedTable, SeatChoice, Start, TableInfo
from tests.server.people import PASSWORD, Person, error_of

GAME = "famiglia"


def member(house: ServerProcess, name: str) -> tuple[Person, str]:
    """Somebody with an account, and its id."""
    person = Person(house)
    me = person.register(name).me
    assert me is not None
    return person, me.account


async def play_out(house: ServerProcess, *tokens: str, seed: str = "") -> None:
    """Everybody plays to the end of the game."""
    devices = [await Device([token]).connect(house.address) for token in tokens]
    await asyncio.gather(
        *[device.play(at_random(f"{seed} {place}", avoid="pass")) for place, device in enumerate(devices)]
    )
    for device in devices:
        await device.until(lambda one: one.is_over)
        await device.disconnect()


async def games_of(person: Person, account: str, count: int) -> Games:
    """What somebody played, as soon as the chronicle knows of so many games; it is written beside the play."""
    while len((found := person.ask(f"api/players/{account}/games", Games)).games) < count:
        await asyncio.sleep(0.05)
    return found


def test_two_strangers_are_paired_play_and_are_rated(house: ServerProcess) -> None:
    async def story() -> None:
        (anna, anna_id), (bruno, bruno_id) = member(house, "Anna who seeks"), member(house, "Bruno who seeks")
        waiting = anna.ask("api/lobby/seek", Found, Seek(GAME)).opened
        assert waiting is not None
        async with await Device([waiting.host.token, waiting.seats[0].token]).connect(house.address) as device:
            again = anna.ask("api/lobby/seek", Found, Seek(GAME))
            assert again.opened is not None, "nobody is paired with oneself"
            found = bruno.ask("api/lobby/seek", Found, Seek(GAME, besides=(again.opened.table.table,))).claimed
            assert found is not None
            assert found.table.table == waiting.table.table
            await device.until(lambda one: one.table is not None and one.table.phase == "playing")
            assert [seat.name for seat in device.table.seats] == ["Anna who seeks", "Bruno who seeks"]  # type: ignore[union-attr]
        await play_out(house, waiting.seats[0].token, found.seat.token)
        (game,) = (await games_of(anna, anna_id, 1)).games
        assert (game.table, game.number, game.game, game.seat) == (waiting.table.table, 1, GAME, 0)
        assert [player.account for player in game.players] == [anna_id, bruno_id]
        assert game.choices > 10
        assert game.can_replay
        (winner,) = [player for player in game.players if player.won]
        for person, account, player in ((anna, anna_id, game.players[0]), (bruno, bruno_id, game.players[1])):
            (rating,) = person.ask(f"api/players/{account}", Profile).ratings
            assert (rating.game, rating.played, rating.is_provisional) == (GAME, 1, True)
            assert rating.curve == (rating.rating,) == (player.rating,)
            assert (rating.rating > 1500) == (player is winner)
        anna.fetch("api/me/delete", DeleteAccount(PASSWORD))
        (left,) = (await games_of(bruno, bruno_id, 1)).games
        assert (left.players[0].account, left.players[0].rating is None) == (None, False)

    run(story())


def test_the_partners_of_a_war_share_what_they_win(house: ServerProcess) -> None:
    people = [member(house, f"Warrior {number}") for number in range(4)]

    async def story() -> None:
        store = open_store(house.settings.database)
        table = new_table_id()
        await store.open_table(table, Opening("mafia-war", None, {}, (SeatChoice("me"),) * 4), [])
        query = "INSERT INTO holdings (table_id, role, seat, account) VALUES (?, 'seat', ?, ?)"
        rows = [(table, seat, account) for seat, (_, account) in enumerate(people)]
        await store.ask(lambda database: database.change_many(query, rows))
        outcome = Outcome((1, 3), (), "majority", "")
        finished = Finished("mafia-war", ((0, 2), (1, 3)), ("a", "b", "c", "d"), 9, outcome)
        await store.ask(lambda database: write_down(database, table, 1, finished))
        store.close()

    run(story())
    ratings = [person.ask(f"api/players/{account}", Profile).ratings[0].rating for person, account in people]
    assert ratings[0] == ratings[2] < 1500 < ratings[1] == ratings[3]


@pytest.mark.parametrize("others", [("soldato",), ("me",), ("friend",)], ids=["a bot", "oneself", "a guest"])
def test_only_games_between_accounts_are_rated(house: ServerProcess, others: tuple[str, ...]) -> None:
    async def story() -> None:
        anna, account = member(house, f"Anna against {others[0]}")
        opened = anna.open_table(GAME, "me", *others, start="0")
        tokens = [link.token for link in opened.seats]
        if opened.invitations:
            guest = Person(house).ask("api/claims", Claimed, Claim(opened.invitations[0].token, "Shy Bruno"))
            tokens.append(guest.seat.token)
            async with await Device([opened.host.token]).connect(house.address) as host:
                await host.ask(Start)
        await play_out(house, *tokens)
        (game,) = (await games_of(anna, account, 1)).games
        assert anna.ask(f"api/players/{account}", Profile).ratings == ()
        assert [player.rating for player in game.players] == [None, None]
        (seen,) = (await games_of(Person(house), account, 1)).games
        assert not seen.can_replay, "a stranger needs a link to look at a game"
        if opened.invitations:
            assert game.players[1].name == "Shy Bruno"
            assert seen.players[1].name == "", "a guest's name stays among those who played"

    run(story())


def listed(person: Person, table: str) -> TableInfo | None:
    return next((info for info in person.ask("api/lobby", OpenTables).tables if info.table == table), None)


async def shown(person: Person, table: str, phase: str) -> TableInfo:
    """A table on the noticeboard, as soon as it is there in this phase."""
    while (info := listed(person, table)) is None or info.phase != phase:
        await asyncio.sleep(0.1)
    return info


def test_an_open_table_is_found_joined_and_then_watched(house: ServerProcess) -> None:
    async def story() -> None:
        anna, bruno, carla = Person(house), Person(house), Person(house)
        seats = (SeatChoice("me", "Anna"), SeatChoice("friend"))
        opened = anna.ask("api/tables", OpenedTable, NewTable(GAME, seats, is_open=True))
        table = opened.table.table
        async with await Device([opened.host.token, opened.seats[0].token]).connect(house.address) as device:
            info = await shown(bruno, table, "lobby")
            assert [(seat.name, seat.taken) for seat in info.seats] == [("Anna", True), ("", False)]
            claimed = bruno.ask(f"api/lobby/{table}/join", Claimed, JoinTable("Bruno"))
            assert claimed.seat.seat == 1
            await device.until(lambda one: one.table is not None and one.table.phase == "playing")
            assert error_of(carla, f"api/lobby/{table}/join", JoinTable("Carla")) == "table-is-full"
            assert error_of(carla, "api/claims", Claim(opened.invitations[0].token)) == "spent-link"
            await shown(carla, table, "playing")
            link = carla.ask(f"api/lobby/{table}/watch", WatchLink, {}).link
            async with await Device([link.token]).connect(house.address) as watcher:
                assert list(watcher.sights) == [-2]

    run(story())


def test_a_private_table_is_neither_listed_nor_joined_nor_watched(house: ServerProcess) -> None:
    async def story() -> None:
        anna, stranger = Person(house), Person(house)
        opened = anna.open_table(GAME, "me", "friend")
        async with await Device([opened.host.token]).connect(house.address):
            assert listed(stranger, opened.table.table) is None
            for way in ("join", "watch"):
                assert error_of(stranger, f"api/lobby/{opened.table.table}/{way}", {}) == "not-an-open-table"
        assert error_of(stranger, "api/lobby/nowhere/join", {}) == "unknown-link"
        assert error_of(stranger, "api/lobby/seek", Seek("chess")) == "unknown-game"
        assert error_of(stranger, "api/players/nobody") == "not-found"

    run(story())
