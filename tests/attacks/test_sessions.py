"""What a lost device, a leaked token and a patient guesser must not be able to do, and whom they must not lock out."""

from __future__ import annotations

import pytest

from omerta.server.club.documents import (
    DeleteAccount,
    EndSession,
    Found,
    NewPassword,
    NewToken,
    ProgramToken,
    Seek,
    Sessions,
    Whoami,
)
from omerta.server.operating.openapi import describe
from omerta.server.testing import Device, RefusedError, ServerProcess, run
from omerta.server.wire import AskLink, Claim, Claimed, LinkInfo
from tests.attacks.conftest import Serve
from tests.server.people import PASSWORD, Person, error_of

GAME = "famiglia"
FAST = {"rate_per_address": 1e6, "burst_per_address": 1e6}
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


@pytest.fixture
def server(serve: Serve) -> ServerProcess:
    """A server behind a proxy, with all the time in the world for one address."""
    return serve(proxies=("127.0.0.1",), **FAST)


def program_of(owner: Person) -> Person:
    """A program that plays for somebody."""
    token = owner.ask("api/me/tokens", ProgramToken, NewToken("My bot")).token
    return Person(owner.server, Authorization=f"Bearer {token}")


def end_others(owner: Person) -> None:
    owner.fetch("api/me/sessions/end", EndSession(None))


def test_what_a_lost_phone_opened_or_took_is_out_of_its_reach_once_it_is_logged_out(server: ServerProcess) -> None:
    async def story() -> None:
        anna, phone, host = Person(server), Person(server), Person(server)
        anna.register("Anna")
        phone.log_in("Anna")
        invitation = host.open_table(GAME, "me", "friend").invitations[0]
        opened = phone.open_table(GAME, "me", "friend")
        sought = phone.ask("api/lobby/seek", Found, Seek(GAME, "Anna")).opened
        assert sought is not None
        keys = [
            opened.host,
            *opened.seats,
            sought.host,
            *sought.seats,
            phone.ask("api/claims", Claimed, Claim(invitation.token, "Anna")).seat,
        ]
        async with await Device([opened.seats[0].token]).connect(server.address) as device:
            end_others(anna)
            await device.until(lambda device: device.close_code is not None)
            assert device.close_code == 4410
        assert {error_of(phone, "api/links", AskLink(key.token)) for key in keys} == {"ended-session"}
        for link in (opened.spectator, opened.invitations[0]):
            assert phone.ask("api/links", LinkInfo, AskLink(link.token)).role == link.role, "these were for others"

    run(story())


def test_a_program_plays_and_does_nothing_else_with_the_account(server: ServerProcess) -> None:
    anna = Person(server)
    anna.register("Anna")
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
    async def story() -> None:
        anna = Person(server)
        anna.register("Anna")
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


def test_strangers_who_guess_lock_nobody_out_at_home(server: ServerProcess) -> None:
    """A crowd guesses from everywhere, until a stranger has to wait."""
    anna, bruno = Person(server), Person(server)
    anna.register("Anna")
    bruno.register("Bruno")
    for number in range(50):
        guesser = Person(server, X_Forwarded_For=f"203.0.113.{number}")
        assert error_of(guesser, "api/sessions", {"name": "anna", "password": "a wrong guess"}) == "wrong-login"
    for person in (Person(server, X_Forwarded_For="198.51.100.1"), bruno):
        assert error_of(person, "api/sessions", {"name": "Anna", "password": PASSWORD}) == "slow-down"

    anna.fetch("api/me/password", NewPassword(PASSWORD, "another evening"))
    anna.fetch("api/me/leave", {})
    assert anna.log_in("Anna", "another evening").me is not None, "her device is known"
    for _ in range(5):
        assert error_of(anna, "api/sessions", {"name": "Anna", "password": "a wrong guess"}) == "wrong-login"
    assert error_of(anna, "api/sessions", {"name": "Anna", "password": "another evening"}) == "slow-down"


def test_a_stolen_session_guesses_the_password_no_faster(server: ServerProcess) -> None:
    anna = Person(server)
    anna.register("Anna")
    thief = Person(server, Cookie=f"omerta_session={anna.cookie()}")
    for _ in range(5):
        assert error_of(thief, "api/me/delete", DeleteAccount("a wrong guess")) == "wrong-login"
    assert error_of(thief, "api/me/password", NewPassword(PASSWORD, "another evening")) == "slow-down"
    assert Person(server).log_in("Anna").me is not None
