"""Reaching people who are not here: letters through a real mail server, calls to their programs, lost passwords."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from omerta.server.club.documents import DeleteAccount, Login, NewPassword, NewToken, SetPreferences, Whoami
from omerta.server.club.friends.documents import Befriend
from omerta.server.club.reach.documents import Confirm, Noted, Reach, Recover, RecoverPassword, SetReach
from omerta.server.club.reach.webhook import call, is_outside
from omerta.server.settings import Settings
from omerta.server.storage import open_store
from omerta.server.storage.database import TABLES, Database
from omerta.server.testing import Device, ServerProcess, run
from omerta.server.wire import NewTable, OpenedTable, SeatChoice
from tests.server.conftest import GENEROUS
from tests.server.mailbox import Mailbox, run_mailbox, token_in
from tests.server.people import PASSWORD, Person, error_of
from tests.server.services import database_on
from tests.server.test_meeting import member
from tests.server.webhook import Hook, run_drip, run_hook

GAME = "famiglia"
NEW = "another long evening"
Found = TypeVar("Found")


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with run_mailbox() as box:
        yield box


@pytest.fixture(scope="module")
def hook() -> Iterator[Hook]:
    with run_hook() as hook:
        yield hook


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def post(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox
) -> Iterator[ServerProcess]:
    """A server that sends letters, on each database."""
    folder: Path = tmp_path_factory.mktemp("post")
    database = database_on(request.param, request, folder)
    settings = Settings(
        database=database,
        bot_processes=1,
        limits=GENEROUS,
        clock_beat=0.1,
        notice_after=0,
        names=("omerta.test",),
        smtp=f"smtp://127.0.0.1:{mailbox.port}",
        mail_from="table@omerta.test",
        webhooks_inside=True,
    )
    with ServerProcess(settings, folder / "errors") as process:
        yield process
    assert "Traceback" not in process.complaints()


def reached(post: ServerProcess, mailbox: Mailbox, name: str, email: str, webhook: str = "") -> Person:
    """Somebody with an account and an address that is confirmed."""
    person, _ = member(post, name)
    asked = person.ask("api/me/reach", Reach, SetReach(PASSWORD, email, webhook, "de"))
    assert (asked.email, asked.awaited, asked.can_mail) == ("", email, True)
    subject, text = mailbox.next(email)
    assert subject == "Ist das deine Adresse?"
    confirm = Confirm(token_in(text, "confirm"))
    Person(post).ask("api/confirmations", Noted, confirm)
    assert person.ask("api/me/reach", Reach).email == email
    assert error_of(person, "api/confirmations", confirm) == "spent-letter"
    return person


def open_slow(person: Person, clock: int) -> OpenedTable:
    seats = (SeatChoice("me", "A"), SeatChoice("me", "B"))
    return person.ask("api/tables", OpenedTable, NewTable(GAME, seats, {"start": "0"}, clock=clock))


async def eventually(look: Callable[[], Found | None]) -> Found:
    while (found := look()) is None:
        await asyncio.sleep(0.05)
    return found


def test_whose_turn_it_is_comes_by_letter_and_by_webhook_once_and_is_remembered_once(
    post: ServerProcess, mailbox: Mailbox, hook: Hook
) -> None:
    async def story() -> None:
        anna = reached(post, mailbox, "Anna far away", "anna@far.test", f"{hook.address}turns?who=me")
        open_slow(anna, 60)  # Nobody is told of turns of a minute.
        opened = open_slow(anna, 86400)
        table = opened.table.table
        subject, text = await asyncio.to_thread(mailbox.next, "anna@far.test")
        assert (subject, text) == (
            "Dein Zug in Famiglia",
            f"Du bist am Zug in Famiglia: https://omerta.test/#/table/{table}",
        )
        notice = await asyncio.to_thread(hook.next)
        assert (notice["kind"], notice["table"], notice["game"], notice["seat"]) == ("turn", table, GAME, 0)
        assert set(notice) == {"kind", "account", "table", "game", "seat", "deadline", "link"}
        store = open_store(post.settings.database)
        late = "UPDATE turns SET since = since - 80000, deadline = deadline - 80000 WHERE table_id = ?"
        await store.ask(lambda database: database.change(late, (table,)))
        assert (await asyncio.to_thread(mailbox.next, "anna@far.test"))[0] == "Immer noch dein Zug in Famiglia"
        assert (await asyncio.to_thread(hook.next))["kind"] == "reminder"
        async with await Device([link.token for link in opened.seats]).connect(post.address) as device:
            await device.act(0, "pass")
            assert (await asyncio.to_thread(hook.next))["seat"] == 1
            assert (await asyncio.to_thread(mailbox.next, "anna@far.test"))[0] == "Dein Zug in Famiglia"
            await device.act(1, "pass")
        query = "SELECT COUNT(*) FROM turns WHERE table_id = ?"
        await eventually(lambda: None if asked_for(post, query, table) else True)
        store.close()
        assert mailbox.letters.empty()
        assert hook.calls.empty()

    run(story())


def asked_for(post: ServerProcess, query: str, table: str) -> int:
    found: list[int] = []

    async def look() -> None:
        store = open_store(post.settings.database)
        found.append((await store.ask(lambda database: database.rows(query, (table,))))[0][0])
        store.close()

    thread = threading.Thread(target=lambda: asyncio.run(look()))
    thread.start()
    thread.join()
    return found[0]


def test_a_lost_password_is_replaced_by_letter_once(post: ServerProcess, mailbox: Mailbox) -> None:
    anna = reached(post, mailbox, "Anna who forgets", "anna@forgets.test")
    stranger = Person(post)
    assert stranger.fetch("api/recoveries", Recover("nobody@forgets.test")) == stranger.fetch(
        "api/recoveries", Recover("anna@forgets.test")
    ), "whether an account has that address is told to nobody"
    subject, text = mailbox.next("anna@forgets.test")
    assert subject == "Ein neues Passwort"
    assert "Anna who forgets" in text
    token = token_in(text, "recover")
    assert error_of(stranger, "api/recoveries/password", RecoverPassword(token, "short")) == "weak-password"
    assert error_of(stranger, "api/recoveries/password", RecoverPassword("guessed", NEW)) == "spent-letter"
    stranger.fetch("api/recoveries/password", RecoverPassword(token, NEW))
    assert error_of(stranger, "api/recoveries/password", RecoverPassword(token, PASSWORD)) == "spent-letter"
    assert anna.ask("api/me", Whoami).me is None, "every device is logged out"
    assert error_of(stranger, "api/sessions", Login("Anna who forgets", PASSWORD)) == "wrong-login"
    assert stranger.log_in("Anna who forgets", NEW).me is not None
    stranger.fetch("api/recoveries", Recover("anna@forgets.test"))
    token = token_in(mailbox.next("anna@forgets.test")[1], "recover")
    run(_age(post))
    assert error_of(stranger, "api/recoveries/password", RecoverPassword(token, PASSWORD)) == "spent-letter"
    assert mailbox.letters.empty(), "nobody else got a letter"


def test_a_letter_is_no_good_once_password_or_address_was_changed(post: ServerProcess, mailbox: Mailbox) -> None:
    anna = reached(post, mailbox, "Anna who changes", "anna@changes.test")

    def lose() -> RecoverPassword:
        Person(post).fetch("api/recoveries", Recover("anna@changes.test"))
        return RecoverPassword(token_in(mailbox.next("anna@changes.test")[1], "recover"), NEW)

    letter = lose()
    anna.fetch("api/me/password", NewPassword(PASSWORD, "another evening"))
    assert error_of(Person(post), "api/recoveries/password", letter) == "spent-letter"
    letter = lose()
    anna.fetch("api/me/reach", SetReach("another evening", "", "", "en"))
    assert error_of(Person(post), "api/recoveries/password", letter) == "spent-letter"


def test_nothing_is_left_of_a_deleted_account_but_the_name_at_its_tables(post: ServerProcess, mailbox: Mailbox) -> None:
    async def story() -> None:
        anna = reached(post, mailbox, "Anna left behind", "anna@gone.test", "http://127.0.0.1:9/gone")
        anna.headers["User-Agent"] = "A telltale browser"
        anna.log_in("Anna left behind")
        me = anna.ask("api/me", Whoami).me
        assert me is not None
        (friend, friend_id), store = member(post, "Friend left behind"), open_store(post.settings.database)
        friend.fetch("api/me/people/befriend", Befriend(me.account))
        anna.fetch("api/me/people/befriend", Befriend(friend_id))
        anna.fetch("api/me/tokens", NewToken("A telltale program"))
        anna.fetch("api/me/preferences", SetPreferences(language="pl"))
        open_slow(anna, 86400)
        mailbox.next("anna@gone.test")  # It is her turn, and that is noted.

        async def find(words: str) -> set[str]:
            """The tables of the database in which something stands."""

            def read(database: Database) -> set[str]:
                return {name for name in TABLES if words in repr(database.rows(f"SELECT * FROM {name}"))}

            return await store.ask(read)

        telling = (me.account, "anna@gone.test", "127.0.0.1:9/gone", "telltale", "Anna left behind")
        found = [await find(words) for words in telling]
        assert found[0] >= {"accounts", "sessions", "familiar", "holdings", "bonds", "reach", "preferences"}
        assert all(found)
        anna.fetch("api/me/delete", DeleteAccount(PASSWORD))
        assert [await find(words) for words in telling] == [set()] * len(telling)
        store.close()

    run(story())


async def _age(post: ServerProcess) -> None:
    """An hour later."""
    store = open_store(post.settings.database)
    await store.ask(lambda database: database.change("UPDATE errands SET until = until - 3601"))
    store.close()


def test_where_somebody_is_told_is_changed_only_with_the_password_and_for_good_addresses(post: ServerProcess) -> None:
    anna, _ = member(post, "Anna with care")
    for wish, refusal in (
        (SetReach("wrong password", "anna@care.test"), "wrong-login"),
        (SetReach(PASSWORD, "anna"), "bad-email"),
        (SetReach(PASSWORD, "anna@care.test\r\nBcc: all@care.test"), "bad-email"),
        (SetReach(PASSWORD, "a@b.test,c@d.test"), "bad-email"),
        (SetReach(PASSWORD, "", "file:///etc/passwd"), "bad-webhook"),
        (SetReach(PASSWORD, "", "https://name:secret@host.test/"), "bad-webhook"),
    ):
        assert error_of(anna, "api/me/reach", wish) == refusal
    assert error_of(Person(post), "api/me/reach") == "log-in-first"
    kept = anna.ask("api/me/reach", Reach, SetReach(PASSWORD, "", "https://hook.test/turn"))
    assert json.loads(anna.fetch("api/me/export"))["webhook"] == kept.webhook == "https://hook.test/turn"
    assert anna.ask("api/me/reach", Reach, SetReach(PASSWORD)).webhook == ""


@pytest.mark.parametrize(
    "number",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "192.168.0.1",
            "172.16.9.9",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "224.0.0.1",
        ),
        *("::1", "::", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1"),
    ],
)
def test_webhooks_are_no_way_into_the_operators_network(number: str) -> None:
    assert not is_outside(number)


def test_a_webhook_that_names_this_machine_is_not_called(hook: Hook) -> None:
    for host in ("127.0.0.1", "localhost"):
        with pytest.raises(PermissionError):
            call(hook.address.replace("127.0.0.1", host), b"{}", is_inside_allowed=False)
    assert hook.calls.empty()
    assert is_outside("93.184.216.34")
    assert is_outside("2606:2800:220:1::1")


def test_a_program_that_answers_for_ever_is_left() -> None:
    with run_drip() as address, pytest.raises(TimeoutError):
        call(address, b"{}", is_inside_allowed=True)


@pytest.mark.parametrize("trouble", ["an endless answer", "a name no network knows"])
def test_one_persons_program_keeps_no_news_from_others(post: ServerProcess, hook: Hook, trouble: str) -> None:
    with run_drip() as drip:
        first = with_a_program(
            post, f"first {trouble}", drip if trouble == "an endless answer" else "http://no..such.test/"
        )
        while is_untold(post, first):
            pass
        then = with_a_program(post, f"then {trouble}", hook.address)
        while hook.next()["account"] != then:
            pass


def with_a_program(post: ServerProcess, name: str, webhook: str) -> str:
    """The account of somebody whose turn it is, and whose program shall hear of it."""
    person, account = member(post, name[:24])
    person.ask("api/me/reach", Reach, SetReach(PASSWORD, "", webhook))
    seats = (SeatChoice("me"), SeatChoice("me"))
    person.ask("api/tables", OpenedTable, NewTable(GAME, seats, clock=86400))
    return account


def is_untold(post: ServerProcess, account: str) -> bool:
    """Is nobody on the way yet to tell this account of its turn?"""

    async def look() -> None:
        store = open_store(post.settings.database)
        query = "SELECT 1 FROM turns JOIN holdings USING (table_id, seat) WHERE account = ? AND told > 0"
        found.append(await store.ask(lambda database: database.rows(query, (account,))))
        store.close()

    found: list[list[tuple[object, ...]]] = []
    run(look())
    return not found[0]


def test_many_accounts_fill_nobodys_letterbox(post: ServerProcess, mailbox: Mailbox) -> None:
    """Whoever makes accounts could once have a letter from each of them sent to any address."""
    crowd = [member(post, f"One of a crowd {number}")[0] for number in range(3)]
    crowd[0].fetch("api/me/reach", SetReach(PASSWORD, "victim@quiet.test"))
    assert mailbox.next("victim@quiet.test")
    for person, spelling in zip(crowd[1:], ("victim@quiet.test", "Victim@Quiet.test"), strict=True):
        assert error_of(person, "api/me/reach", SetReach(PASSWORD, spelling)) == "slow-down"
    crowd[1].fetch("api/me/reach", SetReach(PASSWORD, "other@quiet.test"))
    assert mailbox.next("other@quiet.test")
