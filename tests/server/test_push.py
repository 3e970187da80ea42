"""Notices to browsers: sealed for one device, signed by the server, and nothing of the game in them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from py_vapid import Vapid

from omerta.server.club.documents import Whoami
from omerta.server.club.reach.documents import PushState
from omerta.server.settings import Settings
from omerta.server.storage import open_store
from omerta.server.testing import ServerProcess, run
from tests.server.conftest import GENEROUS
from tests.server.people import Person, error_of
from tests.server.push_service import Browser, PushService, make_authority, run_push_service
from tests.server.services import database_on
from tests.server.test_meeting import member
from tests.server.test_reach import open_slow


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def pushing(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, PushService]]:
    """A server that trusts a push service on this machine, on each database."""
    folder: Path = tmp_path_factory.mktemp("push")
    database = database_on(request.param, request, folder)
    authority, file = make_authority(folder)
    settings = Settings(
        database=database, bot_processes=1, limits=GENEROUS, clock_beat=0.1, notice_after=0, webhooks_inside=True
    )
    with pytest.MonkeyPatch.context() as patch, run_push_service(authority) as service:
        patch.setenv("SSL_CERT_FILE", str(file))
        with ServerProcess(settings, folder / "errors") as process:
            yield process, service
        assert "Traceback" not in process.complaints()


async def devices_left(server: ServerProcess, count: int) -> None:
    """Wait until so many devices want notices."""
    store = open_store(server.settings.database)
    query = "SELECT COUNT(*) FROM subscriptions"
    while (await store.ask(lambda database: database.rows(query)))[0][0] != count:
        await asyncio.sleep(0.05)
    store.close()


def test_a_device_hears_of_a_turn_in_a_sealed_notice_until_it_is_gone(
    pushing: tuple[ServerProcess, PushService],
) -> None:
    async def story() -> None:
        server, service = pushing
        anna, _ = member(server, "Anna on the move")
        browser = Browser(f"{service.address}/device/7")
        before = anna.ask("api/me/push", PushState)
        assert not before.is_on
        assert anna.ask("api/me/push", PushState, browser.subscription).is_on
        table = open_slow(anna, 86400).table.table
        path, head, sealed = await asyncio.to_thread(service.next)
        assert browser.open(sealed) == {"title": "Dein Zug in Famiglia", "table": table}
        assert path == "/device/7"
        assert table.encode() not in sealed
        assert table not in str(head)
        assert (head["Content-Encoding"], 86000 < int(head["TTL"]) <= 86400) == ("aes128gcm", True)
        assert Vapid.verify(head["Authorization"])
        assert head["Authorization"].endswith(f"k={before.key}"), "signed by the key the browser was given"

        server.stop()
        server.start()
        assert anna.ask("api/me/push", PushState) == PushState(before.key, True), "the key outlives the server"

        service.status = 410
        open_slow(anna, 86400)
        await asyncio.to_thread(service.next)
        await devices_left(server, 0)
        assert not anna.ask("api/me/push", PushState).is_on, "whoever is gone is forgotten"
        service.status = 201

        anna.ask("api/me/push", PushState, browser.subscription)
        anna.ask("api/me/leave", Whoami, {})
        await devices_left(server, 0)
        assert service.heard.empty()

    run(story())


def test_only_what_a_browser_hands_out_is_kept_and_a_device_has_one_owner(
    pushing: tuple[ServerProcess, PushService],
) -> None:
    server, service = pushing
    anna, bruno = member(server, "Anna at the browser")[0], member(server, "Bruno at the browser")[0]
    good = Browser(f"{service.address}/shared").subscription
    for wish in (
        replace(good, endpoint="http://push.test/1"),
        replace(good, endpoint="https://somebody:secret@push.test/1"),
        replace(good, endpoint="https://[::1]/1"),
        replace(good, p256dh="BAAA"),
        replace(good, p256dh="not base64 at all"),
        replace(good, auth="c2hvcnQ"),
    ):
        assert error_of(anna, "api/me/push", wish) == "bad-push"
    assert error_of(Person(server), "api/me/push", good) == "log-in-first"
    assert anna.ask("api/me/push", PushState, good).is_on
    assert bruno.ask("api/me/push", PushState, good).is_on
    assert not anna.ask("api/me/push", PushState).is_on, "the next who logs in at the device is told there"
    assert not bruno.ask("api/me/push/end", PushState, {}).is_on
