"""What partners say and draw, searched for wherever the other team could come by it, while seats change hands and after
a rematch."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from omerta.kernel import SPECTATOR
from omerta.server.club.documents import Keyring
from omerta.server.club.reach.documents import SetReach
from omerta.server.settings import Settings
from omerta.server.testing import Device, RefusedError, ServerProcess, run
from omerta.server.wire import (
    Claim,
    Claimed,
    ComeBack,
    Drawing,
    Invite,
    Invited,
    Lend,
    NewTable,
    OpenedTable,
    Replay,
    Say,
    SeatChoice,
    Sketched,
    Sketches,
    Start,
)
from tests.server.conftest import GENEROUS
from tests.server.people import PASSWORD, Person
from tests.server.webhook import Hook, run_hook

SAID = ("at midnight in Corleone", "the bot knew nothing", "and once more in the next game")
DRAWN = "a note nobody else may read"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that tells everything to its log, and at once whose turn it is."""
    settings = Settings(
        database=str(tmp_path / "tables.db"),
        bot_processes=1,
        limits=GENEROUS,
        clock_beat=0.1,
        notice_after=0,
        absence=0,
        webhooks_inside=True,
        log_level="debug",
        seed="secrets",
    )
    with ServerProcess(settings) as process:
        yield process
    assert "Traceback" not in process.complaints()


@pytest.fixture
def hook() -> Iterator[Hook]:
    """Everybody's program."""
    with run_hook() as hook:
        yield hook


async def whisper(device: Device, seat: int, text: str) -> None:
    await device.ask(partial(Say, seat=seat, text=text, to_team=True))


def hears(text: str, device: Device) -> bool:
    return any(remark.text == text for remark in device.talk)


async def look_back(device: Device, number: int) -> None:
    """Ask for all this device may see of a game."""
    for seat in (*range(4), SPECTATOR):
        with contextlib.suppress(RefusedError):
            await device.ask(partial(Replay, game_number=number, seat=seat))


def test_nothing_of_it_reaches_the_other_team(server: ServerProcess, hook: Hook) -> None:
    async def story() -> None:
        people = [Person(server) for _ in range(4)]
        for person, name in zip(people, ("Anna", "Bruno", "Carla", "Dario"), strict=True):
            person.register(name)
            person.fetch("api/me/reach", SetReach(PASSWORD, "", hook.address, "en"))
        seats = (SeatChoice("me", "Anna"), *[SeatChoice("friend")] * 3)
        opened = people[0].ask("api/tables", OpenedTable, NewTable("mafia-war", seats, clock=86400))
        keys = [
            opened.seats[0],
            *[
                person.ask("api/claims", Claimed, Claim(link.token, "")).seat
                for person, link in zip(people[1:], opened.invitations, strict=True)
            ],
        ]
        anna, bruno, carla, dario = [Device([key.token]) for key in keys]
        host, watcher = Device([opened.host.token]), Device([opened.spectator.token])
        shared = Device([keys[0].token, keys[1].token])
        for device in (anna, bruno, carla, dario, host, watcher, shared):
            await device.connect(server.address)
        await host.ask(Start)

        await whisper(anna, 0, SAID[0])
        await carla.ask(partial(Say, seat=2, drawing=Drawing("note", "etna", note=DRAWN)))
        await carla.ask(partial(Lend, seat=2))
        await carla.ask(partial(ComeBack, seat=2))
        await whisper(anna, 0, SAID[1])
        await dario.disconnect()
        await host.until(lambda device: device.table is not None and not device.table.seats[3].present)
        invited = await host.ask(partial(Invite, seat=3))
        assert isinstance(invited, Invited)
        ugo = Device([Person(server).ask("api/claims", Claimed, Claim(invited.link.token, "Ugo")).seat.token])
        table = opened.table.table
        again = people[1].ask(f"api/me/tables/{table}/keys", Keyring, {}).links
        elsewhere, later = Device([link.token for link in again]), Device([opened.spectator.token])
        strangers = [bruno, dario, host, watcher, shared, ugo, elsewhere, later]
        for device in strangers[-3:]:
            await device.connect(server.address)
        for device in (bruno, watcher, shared, ugo):
            await look_back(device, 1)
            with pytest.raises(RefusedError):
                await device.ask(partial(Sketches, game_number=1, seat=0))
        assert not [device.heard for device in strangers if DRAWN in "".join(device.heard)]

        await bruno.propose("resign")
        await ugo.until(lambda device: device.table is not None and device.table.proposal is not None)
        await ugo.answer(True)
        await watcher.until(lambda device: device.is_over)
        answer = await watcher.ask(partial(Sketches, game_number=1, seat=0))
        assert isinstance(answer, Sketched)
        assert DRAWN in repr(answer), "after the end the map is everybody's"
        await host.propose("rematch")
        for device in (anna, bruno, carla, ugo):
            await device.until(lambda one: one.table is not None and one.table.proposal is not None)
            await device.answer(True)
        await anna.until(lambda device: device.table is not None and device.table.game_number == 2)
        await whisper(carla, 2, SAID[2])
        for device in (anna, carla):
            for text in SAID:
                await device.until(partial(hears, text))
        for device in (bruno, host, watcher, shared, ugo, elsewhere, later):
            await look_back(device, 1)
        record = server.fetch(f"api/tables/{table}/games/1/record", token=opened.spectator.token).decode()
        assert json.loads(record)["result"]["outcome"]["reason"] == "resigned"

        places = [record, str(hook.calls.get(timeout=30)), server.complaints()]
        places += ["".join(device.heard) for device in strangers]
        places += [people[1].fetch(path).decode() for path in ("api/me/export", "api/lobby", "api/me/turns")]
        while not hook.calls.empty():
            places.append(str(hook.calls.get()))
        assert [text for text in SAID for place in places if text in place] == []
        for device in (anna, carla, *strangers):
            await device.disconnect()

    run(story())
