"""People who know each other: friends, recent players, and invitations from person to person."""

from __future__ import annotations

import json

import pytest

from omerta.server.club.documents import DeleteAccount, Found, OpenTables, Seek, Turns
from omerta.server.club.friends.documents import AboutInvitation, AboutSomebody, Befriend, InvitePerson, People
from omerta.server.storage import open_store
from omerta.server.testing import Device, ServerProcess, run
from omerta.server.wire import Claim, Claimed, NewTable, OpenedTable, SeatChoice
from tests.server.people import PASSWORD, Person, error_of
from tests.server.test_meeting import listed, member, shown

GAME = "famiglia"


def people(person: Person) -> People:
    return person.ask("api/me/people", People)


@pytest.mark.parametrize(
    "path", ["people/befriend", "people/part", "people/block", "invitations/accept", "invitations/decline"]
)
def test_a_zero_byte_is_nobodys_name(house: ServerProcess, path: str) -> None:
    """PostgreSQL takes none, which once looked like a broken database."""
    anna, _ = member(house, f"Anna of {path[-7:]}")
    field = "invitation" if path.startswith("invitations") else "account"
    assert error_of(anna, f"api/me/{path}", {field: "\0"}) == "malformed"


def befriend(one: tuple[Person, str], other: tuple[Person, str]) -> None:
    """Both ask for each other."""
    one[0].fetch("api/me/people/befriend", Befriend(account=other[1]))
    other[0].fetch("api/me/people/befriend", Befriend(account=one[1]))


def invitations(person: Person) -> list[tuple[str, str]]:
    """Who invites somebody to which game."""
    return [(one.name, one.game) for one in person.ask("api/me/turns", Turns).invitations]


def test_whoever_is_asked_and_says_yes_is_a_friend_until_they_part(house: ServerProcess) -> None:
    anna, bruno = member(house, "Anna with friends"), member(house, "Bruno with friends")
    asked = anna[0].ask("api/me/people/befriend", People, Befriend(name=" bruno  WITH friends"))
    assert [person.account for person in asked.asked] == [bruno[1]]
    assert asked.asked[0].seen is None, "who has not said yes tells nobody when they were here"
    (asking,) = people(bruno[0]).asking
    assert (asking.account, asking.name) == (anna[1], "Anna with friends")
    befriend(bruno, anna)
    for (person, _), (_, other) in ((anna, bruno), (bruno, anna)):
        found = people(person)
        assert [friend.account for friend in found.friends] == [other]
        assert found.friends[0].seen is not None
        assert found.asking == found.asked == ()
    bruno[0].fetch("api/me/people/part", AboutSomebody(anna[1]))
    assert people(anna[0]).friends == people(bruno[0]).friends == people(anna[0]).asked == ()
    assert error_of(anna[0], "api/me/people/befriend", Befriend(name="Nobody at all")) == "nobody-by-that-name"
    assert error_of(Person(house), "api/me/people") == "log-in-first"


def test_whoever_is_blocked_is_heard_no_more_and_does_not_learn_of_it(house: ServerProcess) -> None:
    anna, pest = member(house, "Anna in peace"), member(house, "A pest")
    befriend(anna, pest)
    blocked = anna[0].ask("api/me/people/block", People, AboutSomebody(pest[1]))
    assert [person.account for person in blocked.blocked] == [pest[1]]
    again = pest[0].ask("api/me/people/befriend", People, Befriend(account=anna[1]))
    assert [person.account for person in again.asked] == [anna[1]]
    assert people(anna[0]).asking == ()
    opened = pest[0].open_table(GAME, "me", "friend")
    wish = InvitePerson(opened.invitations[0].token, anna[1])
    assert error_of(pest[0], "api/me/invitations", wish) == "not-an-acquaintance"
    anna[0].fetch("api/me/people/part", AboutSomebody(pest[1]))
    assert people(anna[0]).blocked == ()


def test_a_friend_is_invited_to_a_seat_and_takes_it(house: ServerProcess) -> None:
    async def story() -> None:
        anna, bruno, carla = [member(house, f"{name} at a party") for name in ("Anna", "Bruno", "Carla")]
        for friend in (bruno, carla):
            befriend(anna, friend)
        opened = anna[0].open_table(GAME, "me", "friend")
        token = opened.invitations[0].token
        for friend in (bruno, carla):
            for _ in range(2):
                anna[0].fetch("api/me/invitations", InvitePerson(token, friend[1]))
            assert invitations(friend[0]) == [("Anna at a party", GAME)]
        assert token not in bruno[0].fetch("api/me/turns").decode(), "the link itself is kept by nobody"
        (to_carla,) = carla[0].ask("api/me/turns", Turns).invitations
        (to_bruno,) = bruno[0].ask("api/me/turns", Turns).invitations
        wrong = AboutInvitation(to_carla.invitation)
        assert error_of(bruno[0], "api/me/invitations/accept", wrong) == "unknown-link"
        claimed = bruno[0].ask("api/me/invitations/accept", Claimed, AboutInvitation(to_bruno.invitation))
        assert claimed.table.seats[1].name == "Bruno at a party"
        async with await Device([claimed.seat.token]).connect(house.address) as device:
            assert device.table is not None
            assert device.table.table == opened.table.table
        assert invitations(carla[0]) == invitations(bruno[0]) == [], "the seat is taken"
        assert error_of(carla[0], "api/me/invitations/accept", wrong) == "spent-link"
        assert error_of(carla[0], "api/claims", Claim(token)) == "spent-link"

    run(story())


def test_only_people_one_knows_are_invited_and_everybody_may_decline(house: ServerProcess) -> None:
    anna, bruno = member(house, "Anna who asks"), member(house, "Bruno who declines")
    opened = anna[0].open_table(GAME, "me", "friend")
    wish = InvitePerson(opened.invitations[0].token, bruno[1])
    assert error_of(anna[0], "api/me/invitations", wish) == "not-an-acquaintance"
    befriend(anna, bruno)
    assert error_of(anna[0], "api/me/invitations", InvitePerson(opened.seats[0].token, bruno[1])) == "not-an-invitation"
    anna[0].fetch("api/me/invitations", wish)
    (invitation,) = bruno[0].ask("api/me/turns", Turns).invitations
    left = bruno[0].ask("api/me/invitations/decline", Turns, AboutInvitation(invitation.invitation))
    assert left.invitations == ()
    anna[0].fetch("api/me/invitations", wish)
    document = json.loads(bruno[0].fetch("api/me/export"))
    assert document["people"]["friends"][0]["name"] == "Anna who asks"
    assert document["invitations"][0]["game"] == GAME
    anna[0].fetch("api/me/delete", DeleteAccount(PASSWORD))
    assert people(bruno[0]).friends == ()
    assert invitations(bruno[0]) == []


def test_tables_say_how_strong_they_are_and_seeking_finds_those_of_the_speed_one_wants(house: ServerProcess) -> None:
    async def story() -> None:
        (anna, account), bruno = member(house, "Anna who is rated"), Person(house)
        store = open_store(house.settings.database)
        rating = (account, "mafia-war", 25 + 1.5, 8.0, 3)
        query = "INSERT INTO ratings (account, game, mu, sigma, played) VALUES (?, ?, ?, ?, ?)"
        await store.ask(lambda database: database.change(query, rating))
        store.close()
        seats = (SeatChoice("me", "Anna"), SeatChoice("friend"))
        slow = anna.ask("api/tables", OpenedTable, NewTable("mafia-war", (*seats, *seats), is_open=True, clock=86400))
        async with await Device([slow.host.token]).connect(house.address):
            info = await shown(bruno, slow.table.table, "lobby")
            assert info.clock == 86400
            assert bruno.ask("api/lobby", OpenTables).strengths == {slow.table.table: 1590}
            quick = bruno.ask("api/lobby/seek", Found, Seek("mafia-war", clock=300))
            assert quick.opened is not None
            assert quick.opened.table.clock == 300
            besides = (quick.opened.table.table,)
            found = bruno.ask("api/lobby/seek", Found, Seek("mafia-war", besides=besides, clock=86400))
            assert found.claimed is not None
            assert found.claimed.table.table == slow.table.table
            assert listed(bruno, slow.table.table) is not None

    run(story())
