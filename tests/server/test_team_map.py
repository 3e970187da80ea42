"""The secret map of a team: partners draw for each other, and nobody else learns of it before the end."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path

import pytest

from omerta.server.settings import Settings
from omerta.server.testing import Device, RefusedError, ServerProcess, at_random, run
from omerta.server.wire import MARKS, Drawing, NewTable, OpenedTable, Say, SeatChoice, Sketched, Sketches
from tests.server.conftest import GENEROUS
from tests.server.people import Person
from tests.server.services import Service
from tests.server.test_house import open_house
from tests.server.test_talk import gather

ARROW = Drawing("attack", "corleone", "palermo")
NOTE = Drawing("note", "etna", note="not before midnight")


async def draw(device: Device, seat: int, drawing: Drawing) -> None:
    await device.ask(partial(Say, seat=seat, drawing=drawing))


async def refused(device: Device, seat: int, drawing: Drawing) -> str:
    with pytest.raises(RefusedError) as error:
        await draw(device, seat, drawing)
    return error.value.refusal.error


async def sketches(device: Device, seat: int, number: int = 1) -> list[tuple[int, str, str]]:
    answer = await device.ask(partial(Sketches, game_number=number, seat=seat))
    assert isinstance(answer, Sketched)
    return [(remark.seat, remark.drawing.sign, remark.drawing.place) for remark in answer.remarks if remark.drawing]


def drawn(device: Device) -> list[tuple[int, str, str]]:
    return [(remark.seat, remark.drawing.sign, remark.drawing.place) for remark in device.talk if remark.drawing]


def open_war(house: ServerProcess) -> OpenedTable:
    return Person(house).open_table("mafia-war", *["me"] * 4)


def test_what_is_drawn_reaches_the_partner_and_nobody_else(house: ServerProcess) -> None:
    async def story() -> None:
        members = [Person(house) for _ in range(4)]
        for number, member in enumerate(members):
            member.register(f"Cartographer {number}")
        opened = members[0].open_table("mafia-war", *["me"] * 4)
        devices = await gather(house, opened)
        await draw(devices[0], 0, ARROW)
        await draw(devices[2], 2, NOTE)
        await draw(devices[0], 0, Drawing("attack", "corleone", "palermo", is_erased=True))
        await draw(devices[3], 3, Drawing("hold", "noto"))
        ours = [(0, "attack", "corleone"), (2, "note", "etna"), (0, "attack", "corleone")]
        for device in (devices[0], devices[2]):
            await device.until(lambda device: len(drawn(device)) == 3)
            assert drawn(device) == ours
        await devices[1].until(lambda device: len(drawn(device)) == 1)
        again = await gather(house, opened)
        await again[2].until(lambda device: len(drawn(device)) == 3)
        shared = await Device([opened.seats[0].token, opened.seats[1].token]).connect(house.address)
        for device, seat in ((devices[1], 0), (devices[4], 0), (shared, 0), (shared, 1), (devices[0], 1)):
            with pytest.raises(RefusedError) as error:
                await sketches(device, seat)
            assert error.value.refusal.error == "closed-eyes"
        for device in (devices[1], devices[3], devices[4], again[1], again[4], shared):
            told = "".join(device.heard)
            assert "not before midnight" not in told
            assert '"sign":"attack"' not in told
        for device in (devices[0], devices[4], again[0], again[4], shared):
            assert '"sign":"hold"' not in "".join(device.heard)
        for device in (*devices, *again, shared):
            await device.disconnect()
        assert "midnight" not in house.complaints()
        for path in ("api/me/export", "api/lobby", "api/me/tables"):
            assert "midnight" not in members[1].fetch(path).decode()

    run(story())


def test_what_cannot_be_drawn_is_refused(house: ServerProcess) -> None:
    async def story() -> None:
        opened = open_war(house)
        anna, rival, *_, watcher = devices = await gather(house, opened)
        assert await refused(anna, 1, ARROW) == "not-your-seat"
        assert await refused(watcher, 0, ARROW) == "not-your-seat"
        assert await refused(anna, 0, Drawing("note", "etna", note=" \u0007")) == "nothing-drawn"
        assert await refused(anna, 0, Drawing("hold")) == "nothing-drawn"
        shared = await Device([opened.seats[0].token, opened.seats[1].token]).connect(house.address)
        assert await refused(shared, 0, ARROW) == "shared-device"
        for number in range(MARKS):
            await draw(anna, 0, Drawing("hold", f"place-{number}"))
        assert await refused(anna, 0, ARROW) == "map-is-full"
        await draw(rival, 1, ARROW)
        await draw(anna, 0, Drawing("wipe"))
        await draw(anna, 0, ARROW)
        for device in (*devices, shared):
            await device.disconnect()
        two = Person(house).open_table("famiglia", "me", "me")
        async with await Device([two.seats[0].token]).connect(house.address) as alone:
            assert await refused(alone, 0, ARROW) == "no-partner"

    run(story())


def test_the_maps_are_open_after_the_end_and_the_next_game_begins_with_none(house: ServerProcess) -> None:
    async def story() -> None:
        opened = open_war(house)
        devices = await gather(house, opened)
        await draw(devices[1], 1, NOTE)
        await devices[1].propose("resign")
        await devices[3].propose("resign")
        await devices[4].until(lambda device: device.is_over)
        assert await refused(devices[1], 1, ARROW) == "no-game-now"
        assert await sketches(devices[4], 3) == await sketches(devices[0], 1) == [(1, "note", "etna")]
        assert await sketches(devices[4], 0) == []
        record = house.fetch(f"api/tables/{opened.table.table}/games/1/record", token=opened.spectator.token)
        assert b"midnight" not in record
        for device in devices:
            await device.disconnect()

    run(story())


def test_maps_survive_a_restart_and_reach_other_workers(postgres: Service, tmp_path: Path) -> None:
    async def story() -> None:
        settings = Settings(database=postgres.new_database(), limits=GENEROUS)
        servers = [ServerProcess(settings, tmp_path / name) for name in ("one", "two")]
        with servers[0], servers[1]:
            opened = servers[0].open_table("mafia-war", *["me"] * 4)
            anna = await Device([opened.seats[0].token]).connect(servers[0].address)
            partner = await Device([opened.seats[2].token]).connect(servers[1].address)
            rival = await Device([opened.seats[1].token]).connect(servers[1].address)
            await draw(anna, 0, NOTE)
            await anna.ask(partial(Say, seat=0, text="done"))
            await asyncio.gather(*[device.until(lambda device: len(device.talk) > 0) for device in (partner, rival)])
            await partner.until(lambda device: bool(drawn(device)))
            for device in (anna, partner, rival):
                await device.disconnect()
            assert not any("midnight" in text for text in rival.heard)
            servers[0].kill()
            servers[0].start()
            async with await Device([opened.seats[2].token]).connect(servers[0].address) as back:
                await back.until(lambda device: bool(drawn(device)))
                found = json.loads(next(text for text in back.heard if '"talk"' in text))["remarks"][0]["drawing"]
                assert (found["note"], found["game_number"], found["moment"]) == (NOTE.note, 1, 0)

    run(story())


def test_a_bot_tells_its_human_partner_what_it_plans_and_nobody_else(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("mafia-war", "me", "me", "soldato", "me")
        anna, rival, other = [await Device([link.token]).connect(shared_server.address) for link in opened.seats]
        players = [
            device.play(at_random(f"plan {seat}")) for seat, device in zip((0, 1, 3), (anna, rival, other), strict=True)
        ]
        playing = [asyncio.create_task(player) for player in players]
        await anna.until(lambda device: any(remark.phrase for remark in device.talk))
        for player in playing:
            player.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        (plan, *_) = [remark for remark in anna.talk if remark.phrase]
        assert (plan.seat, plan.phrase, plan.to_team) == (2, "plan-attack", True)
        assert plan.drawing is not None
        assert plan.drawing.place != plan.drawing.origin
        assert rival.talk == other.talk == []
        for device in (anna, rival, other):
            await device.disconnect()

    run(story())


def test_a_bot_is_asked_with_the_wishes_of_its_own_partner(tmp_path: Path) -> None:
    async def story() -> None:
        house = open_house(Settings(database=str(tmp_path / "tables.db")))
        seats = [SeatChoice("bot", rank="soldato") if seat == 2 else SeatChoice("me") for seat in range(4)]
        opened = await house.open_table(NewTable("mafia-war", tuple(seats)))
        async with house.visit(opened.table.table) as room:
            for seat, drawing in ((0, ARROW), (0, NOTE), (1, Drawing("hold", "noto")), (0, Drawing("hold", "etna"))):
                await room.talk.say(Say(1, seat, drawing=drawing), (), room.history.now)
            question = room.bots.question_of_bot(2)
            assert question.wishes == (("attack", "corleone"), ("hold", "etna"))
        await house.close()

    run(story())
