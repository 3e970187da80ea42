"""What a lost device, a leaked token and a patient guesser must not be able to do, and whom they must not lock out."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator

import pytest

from omerta.server.club.accounts import SESSIONS
from omerta.server.club.documents import (
    DeleteAccount,
    EndSession,
    Found,
    NewPassword,
    NewToken,
    ProgramToken,
    Seek,
    Sessions,
    Turns,
    Whoami,
)
from omerta.server.operating.openapi import describe
from omerta.server.settings import Settings
from omerta.server.storage import open_store
from omerta.server.testing import Device, RefusedError, ServerProcess, run
from omerta.server.wire import AskLink, Claim, Claimed, LinkInfo
from tests.server.conftest import GENEROUS
from tests.server.people import PASSWORD, Person, error_of

GAME = "famiglia"
_NUMBERS = itertools.count(1)
"""Nobody and no house is the same twice, though a test be asked again."""
FOR_PROGRAMS = {
    "/api/me",
    "/api/me/invitations/accept",
    "/api/me/invitations/decline",
    "/api/me/keys",
    "/api/me/leave",
    "/api/me/people",
    "/api/me/preferences",
    "/api/me/records",
    "/api/me/records/{table}/delete",
    "/api/me/tables",
    "/api/me/tables/{table}/keys",
    "/api/me/turns",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server behind a proxy, with all the time in the world for one address."""
    database = str(tmp_path_factory.mktemp("sessions") / "tables.db")
    settings = Settings(database=database, bot_processes=1, proxies=("127.0.0.1",), limits=GENEROUS)
    with ServerProcess(settings) as process:
        yield process
    assert "Traceback" not in process.complaints()


def count_more(server: ServerProcess, failures: int) -> None:
    """As if so many more wrong passwords had come by all the ways that were tried."""

    async def work() -> None:
        store = open_store(server.settings.database)
        query = "UPDATE attempts SET failures = failures + ? WHERE failures > 0"
        await store.ask(lambda database: database.change(query, (failures,)))
        store.close()

    run(work())


def program_of(owner: Person) -> Person:
    """A program that plays for somebody."""
    token = owner.ask("api/me/tokens", ProgramToken, NewToken("My bot")).token
    return Person(owner.server, Authorization=f"Bearer {token}")


def end_others(owner: Person) -> None:
    owner.fetch("api/me/sessions/end", EndSession(None))


def test_what_a_lost_phone_opened_or_took_is_out_of_its_reach_once_it_is_logged_out(server: ServerProcess) -> None:
    name = f"Anna {next(_NUMBERS)}"

    async def story() -> None:
        anna, phone, host = Person(server), Person(server), Person(server)
        anna.register(name)
        phone.log_in(name)
        invitation = host.open_table(GAME, "me", "friend").invitations[0]
        opened = phone.open_table(GAME, "me", "friend")
        sought = phone.ask("api/lobby/seek", Found, Seek(GAME, name))
        keys = [opened.host, *opened.seats, phone.ask("api/claims", Claimed, Claim(invitation.token, name)).seat]
        keys += [sought.opened.host, *sought.opened.seats] if sought.opened else []
        keys += [sought.claimed.seat] if sought.claimed else []
        async with await Device([opened.seats[0].token]).connect(server.address) as device:
            end_others(anna)
            await device.until(lambda device: device.close_code is not None)
            assert device.close_code == 4410
        assert {error_of(phone, "api/links", AskLink(key.token)) for key in keys} == {"ended-session"}
        for link in (opened.spectator, opened.invitations[0]):
            assert phone.ask("api/links", LinkInfo, AskLink(link.token)).role == link.role, "these were for others"

    run(story())


def test_a_program_plays_and_does_nothing_else_with_the_account(server: ServerProcess) -> None:
    name = f"Anna {next(_NUMBERS)}"
    anna = Person(server)
    anna.register(name)
    program = program_of(anna)
    mine = [(path, way) for path, ways in describe()["paths"].items() if path.startswith("/api/me") for way in ways]
    allowed = set()
    for path, way in sorted(mine, key=lambda call: call[0] == "/api/me/leave"):
        try:
            program.fetch(path[1:].replace("{table}", "none"), {} if way == "post" else None)
            allowed.add(path)
        except RefusedError as error:
            if error.refusal.error != "not-for-programs":
                allowed.add(path)
    assert allowed == FOR_PROGRAMS


def test_a_program_whose_token_is_ended_plays_no_further(server: ServerProcess) -> None:
    name = f"Anna {next(_NUMBERS)}"

    async def story() -> None:
        anna = Person(server)
        anna.register(name)
        program = program_of(anna)
        opened = program.open_table(GAME, "me", "me", start="0")
        shown = anna.ask("api/me/sessions", Sessions).sessions
        assert [(info.device, info.is_this) for info in shown if info.is_program] == [("My bot", False)]
        async with await Device([link.token for link in opened.seats]).connect(server.address) as device:
            await device.act(0, "pass")
            end_others(anna)
            await device.until(lambda device: device.close_code is not None)
        assert program.ask("api/me", Whoami).me is None
        assert error_of(program, "api/links", AskLink(opened.seats[1].token)) == "ended-session"

    run(story())


def test_an_account_with_ever_more_programs_and_tables_has_short_lists(server: ServerProcess) -> None:
    """Such lists once grew without end, and reading them cost everybody's time and next to nothing of one's own."""
    anna = Person(server)
    anna.register(f"Anna {next(_NUMBERS)}")
    for _ in range(250):
        anna.open_table(GAME, "me", "me")
    first, *_, latest = [program_of(anna) for _ in range(SESSIONS + 1)]
    shown = anna.ask("api/me/sessions", Sessions).sessions
    assert [info.is_program for info in shown].count(True) == SESSIONS
    assert [info.is_this for info in shown].count(True) == 1
    assert first.ask("api/me", Whoami).me is None
    assert latest.ask("api/me", Whoami).me is not None
    until = time.monotonic() + 30
    while len(turns := anna.ask("api/me/turns", Turns).turns) < 200 and time.monotonic() < until:
        pass
    assert len(turns) == 200


def test_strangers_who_guess_lock_nobody_out_at_home(server: ServerProcess) -> None:
    """A crowd guesses from everywhere, until a stranger has to wait."""
    name = f"Anna {next(_NUMBERS)}"
    anna, bruno = Person(server), Person(server)
    anna.register(name)
    bruno.register(f"Not {name}")
    for _ in range(3):
        guesser = Person(server, X_Forwarded_For=f"203.0.113.{next(_NUMBERS)}")
        assert error_of(guesser, "api/sessions", {"name": name.upper(), "password": "a wrong guess"}) == "wrong-login"
    count_more(server, 47)
    for person in (Person(server, X_Forwarded_For="198.51.100.1"), bruno):
        assert error_of(person, "api/sessions", {"name": name, "password": PASSWORD}) == "slow-down"

    anna.fetch("api/me/password", NewPassword(PASSWORD, "another evening"))
    anna.fetch("api/me/leave", {})
    assert anna.log_in(name, "another evening").me is not None, "her device is known"
    for _ in range(5):
        assert error_of(anna, "api/sessions", {"name": name, "password": "a wrong guess"}) == "wrong-login"
    assert error_of(anna, "api/sessions", {"name": name, "password": "another evening"}) == "slow-down"


def test_one_password_tried_on_many_names_is_slowed_where_it_comes_from(server: ServerProcess) -> None:
    name = f"Anna {next(_NUMBERS)}"
    house = f"203.0.113.{next(_NUMBERS)}"
    anna, sprayer = Person(server, X_Forwarded_For=house), Person(server, X_Forwarded_For=house)
    anna.register(name)
    sprayer.register(f"Not {name}")
    sprayer.fetch("api/me/leave", {})
    for other in ("One", "Two", "Three"):
        assert error_of(sprayer, "api/sessions", {"name": other, "password": "password1"}) == "wrong-login"
    count_more(server, 97)
    sprayer.log_in(f"Not {name}")
    assert error_of(sprayer, "api/sessions", {"name": "Four", "password": "password1"}) == "slow-down"
    assert anna.log_in(name).me is not None, "a known device in the same house waits for nothing"
    elsewhere = Person(server, X_Forwarded_For=f"203.0.113.{next(_NUMBERS)}")
    assert error_of(elsewhere, "api/sessions", {"name": "Four", "password": "password1"}) == "wrong-login"


def test_a_stolen_session_guesses_the_password_no_faster(server: ServerProcess) -> None:
    name = f"Anna {next(_NUMBERS)}"
    anna = Person(server)
    anna.register(name)
    thief = Person(server, Cookie=f"omerta_session={anna.cookie()}")
    for _ in range(5):
        assert error_of(thief, "api/me/delete", DeleteAccount("a wrong guess")) == "wrong-login"
    assert error_of(thief, "api/me/password", NewPassword(PASSWORD, "another evening")) == "slow-down"
    assert Person(server).log_in(name).me is not None
