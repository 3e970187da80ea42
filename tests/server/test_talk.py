"""Talking at the table: everybody hears the table's talk, and only the partner what is said to the partner."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from omerta.cli import main
from omerta.server.settings import Settings
from omerta.server.testing import Device, RefusedError, ServerProcess, run
from omerta.server.wire import REMARKS, ClientMessage, CloseTalk, Drawing, OpenedTable, Report, Say, Silence
from tests.server.conftest import GENEROUS
from tests.server.people import Person
from tests.server.services import Service

SECRET = "we take Corleone at midnight"
OPEN = "good evening everybody"


async def gather(house: ServerProcess, opened: OpenedTable) -> list[Device]:
    """Four players, each at a device of their own, then a spectator; the first is the host."""
    tokens = [[link.token] for link in opened.seats] + [[opened.spectator.token]]
    tokens[0].append(opened.host.token)
    return [await Device(keys).connect(house.address) for keys in tokens]


def heard(device: Device) -> list[tuple[int, str, bool]]:
    return [(remark.seat, remark.text or remark.phrase, remark.to_team) for remark in device.talk]


def has_heard(text: str) -> Callable[[Device], bool]:
    return lambda device: any(remark.text == text for remark in device.talk)


def test_what_partners_say_reaches_nobody_else(house: ServerProcess) -> None:
    async def story() -> None:
        members = [Person(house) for _ in range(4)]
        for number, member in enumerate(members):
            member.register(f"Talker {number}")
        opened = members[0].open_table("mafia-war", *["me"] * 4)
        devices = await gather(house, opened)
        await devices[0].ask(partial(Say, seat=0, text=SECRET, to_team=True))
        await devices[2].ask(partial(Say, seat=2, phrase="attack-here", to_team=True))
        await devices[1].ask(partial(Say, seat=1, text=f"  {OPEN}\n"))
        for device in devices:
            await device.until(has_heard(OPEN))
        ours = [(0, SECRET, True), (2, "attack-here", True), (1, OPEN, False)]
        assert [heard(device) for device in devices] == [ours, [ours[2]], ours, [ours[2]], [ours[2]]]

        again = await gather(house, opened)
        for device in again:
            await device.until(has_heard(OPEN))
        assert [heard(device) for device in again] == [heard(device) for device in devices]
        shared = await Device([opened.seats[0].token, opened.seats[1].token]).connect(house.address)
        await shared.until(has_heard(OPEN))
        assert heard(shared) == [ours[2]], "a device that an opponent shares hears no secret"
        await devices[0].ask(partial(Say, seat=0, text="and again", to_team=True))
        for device in (devices[1], devices[3], devices[4], again[1], again[4], shared):
            told = "".join(device.heard)
            assert SECRET not in told
            assert "and again" not in told
            assert '"to_team":true' not in told
            assert [json.loads(text)["sequence"] for text in device.heard if '"sequence"' in text][-1] == 1, "nor a gap"
        for device in (*devices, *again, shared):
            await device.disconnect()
        assert SECRET not in house.complaints()
        for path in ("api/me/export", "api/lobby", "api/me/tables"):
            assert SECRET not in members[1].fetch(path).decode()

    run(story())


def test_only_the_seated_talk_and_only_for_themselves(house: ServerProcess) -> None:
    async def story() -> None:
        opened = Person(house).open_table("famiglia", "me", "me")
        anna = await Device([opened.seats[0].token]).connect(house.address)
        watcher = await Device([opened.spectator.token]).connect(house.address)
        wrong: list[tuple[Device, Callable[[int], ClientMessage], str]] = [
            (watcher, partial(Say, seat=0, text="hello"), "not-your-seat"),
            (anna, partial(Say, seat=1, text="hello"), "not-your-seat"),
            (anna, partial(Say, seat=0, text=" \u0007\n"), "nothing-said"),
            (anna, partial(Say, seat=0, text="psst", to_team=True), "no-partner"),
            (anna, partial(CloseTalk, is_closed=True), "only-the-host"),
            (anna, partial(Silence, seat=1, is_silenced=True), "only-the-host"),
        ]
        for device, message, code in wrong:
            with pytest.raises(RefusedError) as error:
                await device.ask(message)
            assert error.value.refusal.error == code
        assert watcher.talk == []
        await anna.disconnect()
        await watcher.disconnect()

    run(story())


def test_the_host_closes_the_talk_but_partners_go_on(house: ServerProcess) -> None:
    async def story() -> None:
        devices = await gather(house, Person(house).open_table("mafia-war", *["me"] * 4))
        await devices[0].ask(partial(CloseTalk, is_closed=True))
        await devices[1].until(lambda device: device.is_talk_closed)
        with pytest.raises(RefusedError, match="closed"):
            await devices[1].ask(partial(Say, seat=1, text=OPEN))
        await devices[1].ask(partial(Say, seat=1, text=SECRET, to_team=True))
        await devices[3].until(has_heard(SECRET))
        await devices[0].ask(partial(CloseTalk, is_closed=False))
        await devices[1].ask(partial(Say, seat=1, text=OPEN))
        await devices[4].until(has_heard(OPEN))
        for device in devices:
            await device.disconnect()

    run(story())


def test_the_host_silences_one_seat_and_nobody_else(house: ServerProcess) -> None:
    async def story() -> None:
        opened = Person(house).open_table("mafia-war", *["me"] * 4)
        devices = await gather(house, opened)
        await devices[0].ask(partial(Silence, seat=1, is_silenced=True))
        with pytest.raises(RefusedError) as error:
            await devices[1].ask(partial(Say, seat=1, phrase="hello"))
        assert error.value.refusal.error == "silenced"
        await devices[1].ask(partial(Say, seat=1, text=SECRET, to_team=True))
        await devices[3].until(has_heard(SECRET))
        await devices[3].ask(partial(Say, seat=3, text=OPEN))
        for device in devices:
            await device.until(has_heard(OPEN))
            assert device.silenced == (1,)
        async with await Device([opened.seats[1].token]).connect(house.address) as again:
            await again.until(has_heard(OPEN))
            assert again.silenced == (1,), "whoever comes later is told too"
        await devices[0].ask(partial(Silence, seat=1, is_silenced=False))
        await devices[1].ask(partial(Say, seat=1, text="at last"))
        await devices[4].until(has_heard("at last"))
        assert devices[4].silenced == ()
        for device in devices:
            await device.disconnect()

    run(story())


def test_of_a_long_talk_newcomers_hear_the_end_and_see_the_map(house: ServerProcess) -> None:
    async def story() -> None:
        opened = Person(house).open_table("mafia-war", *["me"] * 4)
        async with await Device([opened.seats[0].token]).connect(house.address) as anna:
            await anna.ask(partial(Say, seat=0, drawing=Drawing("hold", "etna")))
            for number in range(REMARKS + 20):
                await anna.ask(partial(Say, seat=0, text=str(number), to_team=number == REMARKS + 18))
        for seat, drawn, last in ((2, 1, [18, 19]), (1, 0, [17, 19])):
            async with await Device([opened.seats[seat].token]).connect(house.address) as newcomer:
                await newcomer.until(has_heard(str(REMARKS + 19)))
                assert [remark.drawing is not None for remark in newcomer.talk] == [True] * drawn + [False] * REMARKS
                assert [int(remark.text) - REMARKS for remark in newcomer.talk[-2:]] == last

    run(story())


def test_a_report_reaches_whoever_runs_the_server_and_nobody_else(
    house: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        devices = await gather(house, Person(house).open_table("mafia-war", *["me"] * 4))
        await devices[1].ask(partial(Say, seat=1, text="you all smell of fish"))
        await devices[3].ask(partial(Say, seat=3, text=SECRET, to_team=True))
        await devices[0].ask(partial(Report, seat=1, text="rude about fish"))
        for device, seat, text in ((devices[4], 1, "rude"), (devices[0], 0, "rude"), (devices[0], 9, "rude")):
            with pytest.raises(RefusedError, match="sits at the table"):
                await device.ask(partial(Report, seat=seat, text=text))
        await devices[0].ask(partial(Say, seat=0, text=OPEN))
        for device in devices:
            await device.until(has_heard(OPEN))
            assert "rude about fish" not in "".join(device.heard)
            await device.disconnect()

    run(story())
    assert main(["reports", "--database", house.settings.database]) == 0
    told = capsys.readouterr().out
    assert "Me (seat 1) about Me (seat 2): rude about fish" in told
    assert "    Me (seat 2): you all smell of fish" in told
    assert SECRET not in told


def test_talk_survives_a_restart_and_reaches_other_workers(postgres: Service, tmp_path: Path) -> None:
    async def story() -> None:
        database = postgres.new_database()
        settings = Settings(database=database, limits=GENEROUS)
        servers = [ServerProcess(settings, tmp_path / name) for name in ("one", "two")]
        with servers[0], servers[1]:
            opened = servers[0].open_table("mafia-war", *["me"] * 4)
            anna = await Device([opened.seats[0].token]).connect(servers[0].address)
            partner = await Device([opened.seats[2].token]).connect(servers[1].address)
            rival = await Device([opened.seats[1].token]).connect(servers[1].address)
            await anna.ask(partial(Say, seat=0, text=SECRET, to_team=True))
            await anna.ask(partial(Say, seat=0, text=OPEN))
            await asyncio.gather(partner.until(has_heard(OPEN)), rival.until(has_heard(OPEN)))
            assert [remark.text for remark in partner.talk] == [SECRET, OPEN]
            assert [remark.text for remark in rival.talk] == [OPEN]
            for device in (anna, partner, rival):
                await device.disconnect()
            servers[0].kill()
            servers[0].start()
            async with await Device([opened.seats[2].token]).connect(servers[0].address) as back:
                await back.until(has_heard(OPEN))
                assert [remark.text for remark in back.talk] == [SECRET, OPEN]
            async with await Device([opened.seats[3].token]).connect(servers[0].address) as back:
                await back.until(has_heard(OPEN))
                assert [remark.text for remark in back.talk] == [OPEN]

    run(story())
