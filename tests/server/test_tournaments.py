"""Tournaments: drawn fairly, played by people and bots, and finished by the server itself."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from omerta.server.club.documents import DeleteAccount, HeldTables, Keyring, WatchLink
from omerta.server.club.tournaments.documents import Entrant, NewTournament, Pairing, Tournament, Tournaments
from omerta.server.club.tournaments.pairing import count_rounds, draw_circle
from omerta.server.club.tournaments.standings import draw_round, stand
from omerta.server.settings import Settings
from omerta.server.storage import open_store
from omerta.server.testing import Device, RefusedError, ServerProcess, run
from tests.server.conftest import GENEROUS
from tests.server.people import PASSWORD, Person, error_of
from tests.server.services import Service, database_on
from tests.server.test_meeting import member

GAME = "famiglia"


def people(count: int) -> list[Entrant]:
    return [Entrant(number, None, f"Bot {number}", "soldato") for number in range(1, count + 1)]


@pytest.mark.parametrize("count", [2, 3, 7, 8])
def test_in_a_round_robin_everybody_meets_everybody_once_and_begins_as_often_as_others(count: int) -> None:
    rounds = [draw_circle(range(1, count + 1), number + 1) for number in range(count_rounds("round-robin", count, 2))]
    for drawn in rounds:
        assert len({entrant for pair in drawn for entrant in pair}) == count - count % 2
    met = Counter([frozenset(pair) for drawn in rounds for pair in drawn])
    assert met == {frozenset(pair): 1 for pair in itertools.combinations(range(1, count + 1), 2)}
    began = Counter(dict.fromkeys(range(1, count + 1), 0))
    began.update([pair[0] for drawn in rounds for pair in drawn])
    assert max(began.values()) - min(began.values()) <= 1


@pytest.mark.parametrize(("count", "seats"), [(5, 2), (8, 2), (16, 2), (8, 4), (10, 4)])
def test_in_a_swiss_tournament_equals_meet_and_nobody_twice_if_it_can_be_helped(count: int, seats: int) -> None:
    entrants, pairings = people(count), list[Pairing]()
    rounds = count_rounds("swiss", count, seats)
    for number in range(1, rounds + 1):
        drawn = draw_round("swiss", number, seats, entrants, pairings)
        assert sorted([entrant for group in drawn for entrant in group]) == list(range(1, count + 1))
        assert len([group for group in drawn if len(group) == 1]) == count % seats
        for group in drawn:  # The lower number always wins.
            points = (1.0,) if len(group) == 1 else tuple([float(entrant == min(group)) for entrant in group])
            pairings.append(Pairing(number, "", group, points))
    met = Counter([frozenset(group.entrants) for group in pairings if len(group.entrants) > 1])
    assert max(met.values()) == 1
    rested = Counter([pairing.entrants for pairing in pairings if len(pairing.entrants) == 1])
    assert all(times == 1 for times in rested.values())
    first, *others = stand(entrants, pairings)
    assert first.entrant.number == 1
    assert first.points == rounds
    assert all(other.points < rounds for other in others) or seats == 4 or count % seats


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that looks often, on each database."""
    folder: Path = tmp_path_factory.mktemp("tournaments")
    database = database_on(request.param, request, folder)
    settings = Settings(database=database, bot_processes=1, limits=GENEROUS, clock_beat=0.1, seed="tournaments")
    with ServerProcess(settings, folder / "errors") as process:
        yield process
    assert "Traceback" not in process.complaints()


def make(person: Person, *bots: str, kind: str = "swiss", places: int = 8) -> Tournament:
    wish = NewTournament("An evening", GAME, kind, places, 86400, bots)  # type: ignore[arg-type]
    return person.ask("api/tournaments", Tournament, wish)


async def until_over(person: Person, tournament: str) -> Tournament:
    while (found := person.ask(f"api/tournaments/{tournament}", Tournament)).info.state != "over":
        await asyncio.sleep(0.1)
    return found


def test_eight_bots_play_to_the_final_table_though_the_server_loses_power(tmp_path: Path) -> None:
    async def story() -> None:
        settings = Settings(
            database=str(tmp_path / "tables.db"), bot_processes=1, limits=GENEROUS, clock_beat=0.1, seed="eight"
        )
        with ServerProcess(settings) as server:
            anna, _ = member(server, "Anna")
            made = make(anna, *["picciotto"] * 8)
            assert (made.info.state, made.info.rounds) == ("running", 3)
            path = f"api/tournaments/{made.info.tournament}"
            while not any(pairing.points for pairing in anna.ask(path, Tournament).pairings):
                await asyncio.sleep(0.05)
            server.kill()
            server.start()
            over = await until_over(anna, made.info.tournament)
            assert Counter([pairing.round for pairing in over.pairings]) == {1: 4, 2: 4, 3: 4}
            assert sum([row.points for row in over.standings]) == 12
            assert [row.played for row in over.standings] == [3] * 8
            points = [row.points for row in over.standings]
            assert points == sorted(points, reverse=True)
            assert points[0] > points[-1]
            assert "Traceback" not in server.complaints()

    run(story(), 120)


def test_people_and_bots_enter_play_and_find_their_tables(club: ServerProcess) -> None:
    async def story() -> None:
        (anna, anna_id), (bruno, bruno_id) = member(club, "Anna enters"), member(club, "Bruno enters")
        made = make(anna, "picciotto", kind="round-robin", places=3)
        tournament = made.info.tournament
        for _ in range(2):
            anna.fetch(f"api/tournaments/{tournament}/join", {})
        entered = bruno.ask(f"api/tournaments/{tournament}/join", Tournament, {})
        assert entered.info.state == "running", "the last place is taken"
        assert [row.entrant.account for row in entered.standings] == [None, anna_id, bruno_id]
        assert error_of(anna, f"api/tournaments/{tournament}/leave", {}) == "tournament-has-begun"
        played: set[str] = set()
        while (now := anna.ask(f"api/tournaments/{tournament}", Tournament)).info.state != "over":
            for person in (anna, bruno):
                for table in [held.table for held in person.ask("api/me/tables", HeldTables).tables]:
                    if table not in played:
                        await pass_through(club, person, table)
            played |= {pairing.table for pairing in now.pairings if pairing.points}
            await asyncio.sleep(0.05)
        assert Counter([len(pairing.entrants) for pairing in now.pairings]) == {2: 3}
        assert sum([row.points for row in now.standings]) == 3
        assert now.info.tournament in [info.tournament for info in anna.ask("api/tournaments", Tournaments).tournaments]
        watched = Person(club).ask(f"api/lobby/{now.pairings[0].table}/watch", WatchLink, {})
        async with await Device([watched.link.token]).connect(club.address) as watcher:
            assert watcher.is_over

    run(story(), 120)


def test_who_meets_a_bot_in_a_tournament_takes_nothing_back_until_it_suits(club: ServerProcess) -> None:
    """Bots are kind and would agree to it, at the cost of everybody else."""

    async def story() -> None:
        cheat, _ = member(club, "Takes it back")
        made = make(cheat, "picciotto", kind="round-robin", places=2)
        cheat.fetch(f"api/tournaments/{made.info.tournament}/join", {})
        while not (tables := cheat.ask("api/me/tables", HeldTables).tables):
            await asyncio.sleep(0.05)
        keys = msgspec.json.decode(cheat.fetch(f"api/me/tables/{tables[0].table}/keys", {}))
        async with await Device([link["token"] for link in keys["links"]]).connect(club.address) as device:
            seat = next(iter(device.sights))
            await device.until(lambda one: one.seat_to_move() is not None)
            offers = [offer.action for offer in device.sights[seat].view.offers]
            await device.act(seat, next(action for action in offers if action != "pass"))  # the bot might pass too
            with pytest.raises(RefusedError) as error:
                await device.propose("undo")
            assert error.value.refusal.error == "bots-keep-to-it"
            await device.propose("resign")

    run(story())


async def pass_through(club: ServerProcess, person: Person, table: str) -> None:
    """Pass as long as it is this person's turn there."""
    keys = msgspec.json.decode(person.fetch(f"api/me/tables/{table}/keys", {}))
    tokens = [link["token"] for link in keys["links"]]
    async with await Device(tokens).connect(club.address) as device:
        while (seat := device.seat_to_move()) is not None:
            before = device.sequence
            await device.act(seat, "pass")
            await device.until(lambda one, before=before: one.sequence > before)  # type: ignore[misc]


def test_bots_alone_play_on_at_another_worker_when_theirs_lost_power(postgres: Service, tmp_path: Path) -> None:
    async def story() -> None:
        database = postgres.new_database()
        slow = Settings(database=database, bot_processes=1, bot_pace=0.5, limits=GENEROUS, clock_beat=0.1)
        with ServerProcess(slow, tmp_path / "one") as first:
            anna, _ = member(first, "Anna of the workers")
            tournament = make(anna, "picciotto", "picciotto", places=2).info.tournament
            while not anna.ask(f"api/tournaments/{tournament}", Tournament).pairings:
                await asyncio.sleep(0.05)
            first.kill()
        store, query = open_store(database), "UPDATE turns SET deadline = 0"
        with ServerProcess(replace(slow, bot_pace=0), tmp_path / "two") as second:
            watcher = Person(second)
            while (found := watcher.ask(f"api/tournaments/{tournament}", Tournament)).info.state != "over":
                await store.ask(lambda database: database.change(query))  # Half a minute later.
                await asyncio.sleep(0.1)
            assert sorted([row.points for row in found.standings]) in ([0, 1], [0.5, 0.5])
            assert "Traceback" not in second.complaints()
        store.close()

    run(story())


def test_nobody_waits_for_somebody_who_has_deleted_the_account(club: ServerProcess) -> None:
    async def story() -> None:
        (anna, _), (bruno, bruno_id) = member(club, "Anna who vanishes"), member(club, "Bruno who goes on")
        left_alone = make(anna, "picciotto", places=5).info.tournament
        entered = make(bruno, kind="round-robin", places=2).info.tournament
        waiting = make(member(club, "Zita who waits")[0], places=5).info.tournament
        for tournament in (entered, waiting):
            anna.fetch(f"api/tournaments/{tournament}/join", {})
        bruno.fetch(f"api/tournaments/{entered}/join", {})
        while not (held := bruno.ask("api/me/tables", HeldTables).tables):
            await asyncio.sleep(0.05)
        anna.fetch("api/me/delete", DeleteAccount(PASSWORD))
        assert error_of(bruno, f"api/tournaments/{left_alone}") == "not-found"
        assert bruno.ask(f"api/tournaments/{waiting}", Tournament).standings == ()
        keys = bruno.ask(f"api/me/tables/{held[0].table}/keys", Keyring, {}).links
        async with await Device([link.token for link in keys]).connect(club.address) as device:
            await device.until(
                lambda one: one.table is not None and "soldato" in [seat.lent for seat in one.table.seats]
            )
            await device.until(lambda one: one.seat_to_move() is not None)
            await device.propose("resign")
        over = await until_over(bruno, entered)
        people = [(row.entrant.name, row.entrant.account, row.points) for row in over.standings]
        assert people == [("Anna who vanishes", None, 1), ("Bruno who goes on", bruno_id, 0)]

    run(story(), 120)


def test_whoever_made_a_tournament_gives_it_up_before_it_begins(club: ServerProcess) -> None:
    (anna, _), (bruno, _) = member(club, "Anna who gives up"), member(club, "Bruno who had joined")
    tournament = make(anna, "picciotto", places=5).info.tournament
    path = f"api/tournaments/{tournament}"
    bruno.fetch(f"{path}/join", {})
    assert error_of(bruno, f"{path}/cancel", {}) == "only-the-maker"
    listed = anna.ask(f"{path}/cancel", Tournaments, {}).tournaments
    assert tournament not in [info.tournament for info in listed]
    assert error_of(bruno, path) == "not-found"
    begun = make(anna, "picciotto", "picciotto", places=2).info.tournament
    assert error_of(anna, f"api/tournaments/{begun}/cancel", {}) == "tournament-has-begun"


def test_a_tournament_is_made_and_begun_by_whoever_may(club: ServerProcess) -> None:
    (anna, _), (bruno, _) = member(club, "Anna who makes"), member(club, "Bruno who joins")
    made = make(anna, "picciotto", places=5)
    path = f"api/tournaments/{made.info.tournament}"
    again = NewTournament("Another", GAME, "swiss", 4, 300)
    assert error_of(anna, "api/tournaments", again) == "one-tournament-at-a-time"
    assert error_of(anna, f"{path}/begin", {}) == "too-few-entrants"
    assert bruno.ask(f"{path}/join", Tournament, {}).info.entered == 2
    assert error_of(bruno, f"{path}/begin", {}) == "only-the-maker"
    assert bruno.ask(f"{path}/leave", Tournament, {}).info.entered == 1
    bruno.fetch(f"{path}/join", {})
    assert anna.ask(f"{path}/begin", Tournament, {}).info.state == "running"
    assert error_of(Person(club), f"{path}/join", {}) == "log-in-first"
    war = NewTournament("War", "mafia-war", "round-robin", 4, 300)
    assert error_of(bruno, "api/tournaments", war) == "wrong-tournament"
    assert (
        error_of(bruno, "api/tournaments", NewTournament("?", GAME, "swiss", 4, 300, ("godfather",))) == "unknown-rank"
    )
    assert error_of(bruno, "api/tournaments/nowhere") == "not-found"
