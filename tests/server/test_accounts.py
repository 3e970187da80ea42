"""Accounts: kept across devices, told to nobody, and hard to guess one's way into."""

from __future__ import annotations

import json
from http.cookiejar import Cookie
from pathlib import Path

import pytest

from omerta.server.club.documents import (
    BringKeys,
    Brought,
    DeleteAccount,
    EndSession,
    HeldTables,
    Keyring,
    NewAccount,
    NewPassword,
    Sessions,
    Whoami,
)
from omerta.server.storage import open_store
from omerta.server.storage.database import Database
from omerta.server.testing import Device, RefusedError, ServerProcess, run
from omerta.server.wire import AskLink, Claim, Claimed, Invite, LinkInfo
from tests.server.people import PASSWORD, Person, error_of
from tests.server.test_meeting import member

GAME = "famiglia"


def test_a_guest_becomes_an_account_and_finds_everything_on_another_device(house: ServerProcess) -> None:
    guest, friend = Person(house), Person(house)
    opened = guest.open_table(GAME, "me", "friend")
    friend.register("Friend of the guest")
    seat = friend.ask("api/claims", Claimed, Claim(opened.invitations[0].token, "Bruno")).seat
    guest.register("Guest")
    keys = [opened.host.token, opened.seats[0].token, seat.token, opened.spectator.token, "nonsense"]
    assert guest.ask("api/me/keys", Brought, BringKeys(tuple(keys))).count == 2, "the friend's seat stays the friend's"

    phone = Person(house)
    phone.log_in("guest")
    (held,) = phone.ask("api/me/tables", HeldTables).tables
    assert (held.table, held.game, held.roles) == (opened.table.table, GAME, ("host", "seat"))
    links = phone.ask(f"api/me/tables/{held.table}/keys", Keyring, {}).links
    assert {(link.role, link.seat) for link in links} == {("host", None), ("seat", 0)}
    assert {link.token for link in links}.isdisjoint(keys)
    for link in links:
        assert phone.ask("api/links", LinkInfo, AskLink(link.token)).role == link.role
    assert [link.seat for link in friend.ask(f"api/me/tables/{held.table}/keys", Keyring, {}).links] == [1]
    assert error_of(Person(house), f"api/me/tables/{held.table}/keys", {}) == "log-in-first"
    stranger = Person(house)
    stranger.register("A stranger")
    assert error_of(stranger, f"api/me/tables/{held.table}/keys", {}) == "not-your-table"


def test_a_seat_given_away_leaves_its_account(house: ServerProcess) -> None:
    async def story() -> None:
        host, friend = Person(house), Person(house)
        opened = host.open_table(GAME, "me", "friend")
        friend.register("Friend who leaves")
        seat = friend.ask("api/claims", Claimed, Claim(opened.invitations[0].token, "Bruno")).seat
        async with await Device([opened.host.token]).connect(house.address) as device:
            await device.ask(lambda number: Invite(number, 1))
        assert error_of(friend, "api/links", AskLink(seat.token)) == "revoked-link"
        assert friend.ask("api/me/tables", HeldTables).tables == ()
        assert error_of(friend, f"api/me/tables/{opened.table.table}/keys", {}) == "not-your-table"

    run(story())


def test_sessions_are_listed_and_ended_with_the_keys_made_for_them(house: ServerProcess) -> None:
    anna, lost = Person(house, User_Agent="Anna at home"), Person(house, User_Agent="A lost phone")
    anna.register("Anna of sessions")
    table = anna.open_table(GAME, "me", "soldato").table.table
    lost.log_in("Anna of sessions")
    (key,) = [link for link in lost.ask(f"api/me/tables/{table}/keys", Keyring, {}).links if link.role == "seat"]
    sessions = anna.ask("api/me/sessions", Sessions).sessions
    assert {(found.device, found.is_this) for found in sessions} == {("Anna at home", True), ("A lost phone", False)}
    other = next(found.session for found in sessions if not found.is_this)
    stranger = Person(house)
    stranger.register("Ends nothing")
    stranger.fetch("api/me/sessions/end", EndSession(other))
    assert lost.ask("api/me", Whoami).me is not None

    async def story() -> None:
        async with await Device([key.token]).connect(house.address) as device:
            assert len(anna.ask("api/me/sessions/end", Sessions, EndSession(other)).sessions) == 1
            await device.until(lambda device: device.close_code is not None)
            assert device.close_code == 4410
            assert "ended-session" in device.heard[-1]

    run(story())
    assert lost.ask("api/me", Whoami).me is None
    assert error_of(lost, "api/links", AskLink(key.token)) == "ended-session"


def test_a_new_password_logs_everybody_else_out(house: ServerProcess) -> None:
    anna, elsewhere = Person(house), Person(house)
    anna.register("Anna of passwords")
    elsewhere.log_in("Anna of passwords")
    assert error_of(anna, "api/me/password", NewPassword("not this one", "another evening")) == "wrong-login"
    assert error_of(anna, "api/me/password", NewPassword(PASSWORD, "short")) == "weak-password"
    anna.fetch("api/me/password", NewPassword(PASSWORD, "another evening"))
    assert anna.ask("api/me", Whoami).me is not None
    assert elsewhere.ask("api/me", Whoami).me is None
    with pytest.raises(RefusedError, match="wrong"):
        elsewhere.log_in("Anna of passwords")
    elsewhere.log_in("Anna of passwords", "another evening")


def test_an_account_is_exported_and_forgotten(house: ServerProcess) -> None:
    anna = Person(house)
    anna.register("Anna who goes")
    opened = anna.open_table(GAME, "me", "soldato")
    export = anna.fetch("api/me/export").decode()
    document = json.loads(export)
    assert document["me"]["name"] == "Anna who goes"
    assert [table["table"] for table in document["tables"]] == [opened.table.table]
    assert not [word for word in (anna.cookie(), opened.host.token, "argon2") if word and word in export]
    assert error_of(anna, "api/me/delete", DeleteAccount("not this one")) == "wrong-login"
    anna.fetch("api/me/delete", DeleteAccount(PASSWORD))
    assert anna.ask("api/me", Whoami).me is None
    assert anna.cookie() is None
    with pytest.raises(RefusedError, match="wrong"):
        anna.log_in("Anna who goes")
    assert anna.ask("api/links", LinkInfo, AskLink(opened.seats[0].token)).seat == 0, "the seat's own link still works"
    anna.register("Anna who goes")
    assert anna.ask("api/me/tables", HeldTables).tables == ()


def test_a_name_is_there_once_however_it_is_written(house: ServerProcess) -> None:
    Person(house).register("Anna of names")
    for name in ("ANNA OF NAMES", " anna  of names ", "\uff21nna of names", "Annaofnames"):
        assert error_of(Person(house), "api/accounts", NewAccount(name, PASSWORD)) == "name-taken"
    for name in ("\u0410nna of names", "Ann\u03b1"):
        assert error_of(Person(house), "api/accounts", NewAccount(name, PASSWORD)) == "bad-name", "one alphabet a name"
    for name in ("\u0410\u043d\u043d\u0430", "\u0141ucja \u017b\u00f3\u0142\u0107", "\u30a2\u30f3\u30ca 2"):
        Person(house).register(name)


@pytest.mark.parametrize("letter", ["\u3164", "\u2800", "\ufe0f", "\u034f", "\u17b4", "\U000e0100"], ids=ascii)
def test_no_name_holds_letters_that_cannot_be_seen(house: ServerProcess, letter: str) -> None:
    """With one of them anybody could look like Anna, or like nobody."""
    for name in (f"Anna{letter}", letter * 5):
        assert error_of(Person(house), "api/accounts", NewAccount(name, PASSWORD)) == "bad-name"


@pytest.mark.parametrize("letter", ["\u13aa", "\u0531", "\ua4ee"], ids=ascii)
def test_no_name_mixes_alphabets_that_look_alike(house: ServerProcess, letter: str) -> None:
    assert error_of(Person(house), "api/accounts", NewAccount(f"{letter}nna", PASSWORD)) == "bad-name"


def test_whoever_opens_tables_without_end_is_told_of_the_newest(house: ServerProcess) -> None:
    """A list of all of them once took a second of everybody's time, at the price of a glance."""
    anna, account = member(house, "Anna with tables")
    newest = anna.open_table("famiglia", "me", "friend").table.table

    async def open_many() -> None:
        store = open_store(house.settings.database)

        def work(database: Database) -> None:
            ((opening,),) = database.rows("SELECT opening FROM tables WHERE id = ?", (newest,))
            database.change_many(
                "INSERT INTO tables (id, opened_at, opening) VALUES (?, ?, ?)",
                [(f"{account}-{number}", float(number), opening) for number in range(1200)],
            )
            database.change_many(
                "INSERT INTO holdings (table_id, role, seat, account) VALUES (?, 'seat', 0, ?)",
                [(f"{account}-{number}", account) for number in range(1200)],
            )

        await store.ask(work)
        store.close()

    run(open_many())
    listed = [held.table for held in anna.ask("api/me/tables", HeldTables).tables]
    assert (listed[0], listed[1], len(listed)) == (newest, f"{account}-1199", 999)
    assert len(json.loads(anna.fetch("api/me/export"))["tables"]) == 1201


def test_a_wrong_name_and_a_wrong_password_sound_the_same(house: ServerProcess) -> None:
    Person(house).register("Anna of sounds")
    answers = []
    for name in ("Anna of sounds", "Nobody at all"):
        with pytest.raises(RefusedError) as error:
            Person(house).log_in(name, "a wrong password")
        answers.append((error.value.status, error.value.refusal))
    assert answers[0] == answers[1]
    assert answers[0][0] == 401


def test_guessing_is_slowed_down_where_it_comes_from_and_nowhere_else(house: ServerProcess) -> None:
    Person(house).register("Anna of guesses")
    guesser = Person(house, X_Forwarded_For="203.0.113.7")
    for _ in range(5):
        with pytest.raises(RefusedError, match="wrong"):
            guesser.log_in("Anna of guesses", "a wrong password")
    with pytest.raises(RefusedError, match="come back in") as slowed:
        guesser.log_in("Anna of guesses")
    assert slowed.value.status == 429
    assert Person(house).log_in("Anna of guesses").me is not None
    with pytest.raises(RefusedError, match="wrong"):
        guesser.log_in("Another name altogether", "a wrong password")


def test_a_session_that_was_put_there_beforehand_opens_nothing(house: ServerProcess) -> None:
    planted = "planted-by-somebody-else"
    anna = Person(house)
    anna.headers["Cookie"] = f"omerta_session={planted}"
    anna.register("Anna of fixation")
    del anna.headers["Cookie"]
    assert anna.cookie() not in (None, planted)
    attacker = Person(house)
    attacker.headers["Cookie"] = f"omerta_session={planted}"
    assert attacker.ask("api/me", Whoami).me is None


def test_logging_in_again_ends_the_session_before(house: ServerProcess) -> None:
    anna = Person(house)
    anna.register("Anna of returns")
    stolen = Person(house)
    stolen.headers["Cookie"] = f"omerta_session={anna.cookie()}"
    assert stolen.ask("api/me", Whoami).me is not None
    anna.log_in("Anna of returns")
    assert stolen.ask("api/me", Whoami).me is None
    anna.fetch("api/me/leave", {})
    assert anna.ask("api/me", Whoami).me is None


def test_the_cookie_is_kept_from_scripts_and_other_sites(house: ServerProcess) -> None:
    anna = Person(house, X_Forwarded_Proto="https")
    anna.register("Anna of cookies")
    cookies: list[Cookie] = sorted(anna.cookies, key=lambda cookie: cookie.name)
    assert [(cookie.name, cookie.path) for cookie in cookies] == [
        ("omerta_device", "/api/sessions"),
        ("omerta_session", "/api"),
    ]
    for cookie in cookies:
        assert cookie.has_nonstandard_attr("HttpOnly")
        assert cookie.get_nonstandard_attr("SameSite") == "strict"
        assert cookie.secure


@pytest.mark.parametrize("path", ["api/me/leave", "api/me/sessions/end", "api/me/delete", "api/sessions"])
def test_pages_of_other_sites_are_refused(house: ServerProcess, path: str) -> None:
    foreign = Person(house, Origin="https://elsewhere.example")
    assert error_of(foreign, path, {}) == "foreign-page"
    form = Person(house, Content_Type="text/plain")
    assert error_of(form, path, {}) == "not-json"


def test_a_stolen_database_logs_nobody_in(server: ServerProcess) -> None:
    anna = Person(server)
    anna.register("Anna")
    token = anna.cookie()
    server.stop()
    folder = Path(server.settings.database).parent
    stored = b"".join([path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()])
    assert b"argon2id" in stored
    assert token is not None
    assert token.encode() not in stored
    assert PASSWORD.encode() not in stored


def test_a_zero_byte_in_an_address_never_reaches_the_database(house: ServerProcess) -> None:
    anna = Person(house)
    anna.register("Anna of zeros")
    assert error_of(anna, "api/me/tables/%00/keys", {}) == "malformed"
    assert error_of(anna, "api/games/famiglia/rules?language=%00") == "malformed"
    assert "NUL" not in house.complaints()
