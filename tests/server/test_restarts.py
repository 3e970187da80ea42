"""Restarts, power cuts, lost connections and two servers on one database: nothing is lost and nothing happens twice."""

from __future__ import annotations

import asyncio
import os
import random
import urllib.error
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from omerta.games import GAMES, find_game
from omerta.kernel import View
from omerta.server.settings import Settings
from omerta.server.storage import open_store
from omerta.server.storage.log import ChoiceMade
from omerta.server.testing import Device, RefusedError, ServerProcess, at_random, run
from omerta.server.wire import Act, OpenedTable
from tests.server.conftest import GENEROUS
from tests.server.services import Service, database_on

KILLS = int(os.environ.get("OMERTA_KILLS", "30"))
"""How many power cuts on each database; OMERTA_KILLS=200 is the long run."""


def last_offer(view: View) -> str:
    return view.offers[-1].action


def has_heard(sequence: int, device: Device) -> bool:
    return device.sequence >= sequence


def keys(opened: OpenedTable) -> list[str]:
    return [link.token for link in opened.seats]


def test_everyone_goes_on_after_a_restart_in_mid_game(server: ServerProcess) -> None:
    async def story() -> None:
        opened = server.open_table("famiglia", "me", "me")
        async with Device(keys(opened)[:1]) as anna, Device(keys(opened)[1:]) as bruno:
            await anna.connect(server.address)
            await bruno.connect(server.address)
            choose = at_random("before and after", avoid="pass")
            for _ in range(10):
                mover, other = (anna, bruno) if anna.seat_to_move() is not None else (bruno, anna)
                sequence = mover.sequence + 1
                await mover.play(choose, choices=1)
                await other.until(partial(has_heard, sequence))
            before = anna.sights[0].view, bruno.sights[1].view, list(anna.memories[0])
            server.stop()
            await anna.until(lambda device: device.close_code is not None)
            server.start()
            await anna.connect(server.address)
            await bruno.connect(server.address)
            assert (anna.sights[0].view, bruno.sights[1].view, anna.memories[0]) == before
            await asyncio.gather(anna.play(choose), bruno.play(choose))
            assert anna.is_over

    run(story())


@pytest.mark.parametrize("name", GAMES)
def test_a_table_read_back_from_its_log_is_the_same_table(server: ServerProcess, name: str) -> None:
    async def story() -> None:
        opened = server.open_table(name, *["me"] * find_game(name).seats)
        async with Device(keys(opened)) as device, Device(keys(opened)) as newcomer:
            await device.connect(server.address)
            await device.play(at_random("much", avoid="pass"), choices=60)
            sights, memories = device.sights, {seat: list(told) for seat, told in device.memories.items()}
            can_undo = [seat for seat, sight in sights.items() if sight.can_undo]
            server.kill()
            server.start()
            await device.connect(server.address)
            await newcomer.connect(server.address)
            assert device.memories == newcomer.memories == memories
            assert [sight.view for sight in newcomer.sights.values()] == [sight.view for sight in sights.values()]
            assert [seat for seat, sight in newcomer.sights.items() if sight.can_undo] == can_undo
            await device.play(at_random("more", avoid="pass"), choices=5)

    run(story())


def test_a_lost_device_catches_up_from_its_sequence_number(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("famiglia", "me", "me", start="0")
        async with Device(keys(opened)) as present, Device([opened.spectator.token]) as lost:
            await present.connect(shared_server.address)
            await lost.connect(shared_server.address)
            choose = at_random("catching up", avoid="pass")
            await present.play(choose, choices=6)
            await lost.until(lambda device: device.sequence == present.sequence)
            await lost.disconnect()
            await present.play(choose, choices=5)
            while not present.sights[0].can_undo and not present.sights[1].can_undo:
                await present.play(last_offer, choices=1)
            await present.undo(0 if present.sights[0].can_undo else 1)
            await present.play(choose, choices=2)
            await lost.connect(shared_server.address)
            assert lost.memories[-2] == present.memories[0]
            assert lost.sights[-2].view.to_move == present.sights[0].view.to_move
            snapshot = [text for text in lost.heard if text.startswith('{"type":"snapshot"')][-1]
            assert '"first":7,' in snapshot, "moments it knows are not sent again"

    run(story())


def test_a_choice_sent_again_after_a_lost_answer_happens_once(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("famiglia", "me", "me", start="0")
        async with Device(keys(opened)) as device:
            await device.connect(shared_server.address)
            first = device.sequence
            await device.act(0, "pass")
            with pytest.raises(RefusedError) as error:
                await device.ask(lambda number: Act(number, 0, first, "pass"))
            assert error.value.refusal.error == "stale"
            assert device.sequence == first + 1

    run(story())


def test_two_servers_on_one_database_cannot_both_win(server: ServerProcess) -> None:
    async def story() -> None:
        opened = server.open_table("famiglia", "me", "me", start="0")
        with ServerProcess(server.settings) as other:
            async with Device(keys(opened)) as here, Device(keys(opened)) as there:
                await here.connect(server.address)
                await there.connect(other.address)
                await here.act(0, "pass")
                with pytest.raises(RefusedError) as error:
                    await there.act(0, there.sights[0].view.offers[0].action)
                assert error.value.refusal.error == "stale"
                await there.until(partial(has_heard, here.sequence))
                assert there.memories == here.memories
                assert there.close_code is None

    run(story())


class _Witness:
    """Plays one table through many power cuts and remembers what was promised and what was only asked."""

    def __init__(self, opened: OpenedTable, seed: str) -> None:
        self.table = opened.table.table
        self.device = Device(keys(opened))
        self.choose = at_random(seed, avoid="pass")
        self.promised: dict[int, str] = {}
        self.unanswered: dict[int, str] = {}

    async def play(self, address: str, on_promise: Callable[[], None]) -> None:
        """Play until the server dies."""
        try:
            await self.device.connect(address)
            while True:
                seat = self.device.seat_to_move()
                if seat is None:
                    await self.device.propose("rematch")
                    continue
                action = self.choose(self.device.sights[seat].view)
                sequence = self.device.sequence + 1
                self.unanswered[sequence] = f"{seat} {action}"
                await self.device.act(seat, action)
                self.promised[sequence] = self.unanswered.pop(sequence)
                on_promise()
        except (ConnectionError, OSError):
            return

    def check(self, log: dict[int, str]) -> None:
        """Every promise is kept; whatever else stands in the log was asked for, at that place."""
        assert sorted(log) == list(range(1, len(log) + 1))
        choices = {sequence: step for sequence, step in log.items() if step}
        assert {sequence: choices.get(sequence) for sequence in self.promised} == self.promised
        for sequence in choices.keys() - self.promised.keys():
            assert choices[sequence] == self.unanswered[sequence]


async def read_log(database: str, table: str) -> dict[int, str]:
    """Every entry's first step, empty where it is no choice."""
    store = open_store(database)
    entries = await store.read_log(table, 0)
    lengths = await store.last_sequences([table])
    store.close()
    assert lengths == {table: len(entries)}
    return {
        sequence: entry.steps[0] if isinstance(entry, ChoiceMade) else ""
        for sequence, entry in enumerate(entries, start=1)
    }


@pytest.mark.timeout(60 + 10 * KILLS)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_power_cuts_lose_no_promised_choice_and_repeat_none(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = database_on(kind, request, tmp_path)

    async def story(server: ServerProcess) -> None:
        witnesses = [_Witness(server.open_table("famiglia", "me", "me"), f"witness {place}") for place in range(3)]
        dice = random.Random("power cuts")
        for _ in range(KILLS):
            fuse = dice.randint(1, 15)

            def on_promise() -> None:
                nonlocal fuse
                fuse -= 1
                if fuse == 0:
                    server.kill()

            await asyncio.gather(*[witness.play(server.address, on_promise) for witness in witnesses])
            server.start()
        server.stop()
        for witness in witnesses:
            witness.check(await read_log(database, witness.table))
        assert sum([len(witness.promised) for witness in witnesses]) >= KILLS

    settings = Settings(database=database, bot_processes=1, limits=GENEROUS)
    with ServerProcess(settings, tmp_path / "server.errors") as server:
        run(story(server), seconds=30 + 10 * KILLS)
    assert "Traceback" not in server.complaints()


def test_players_go_on_after_postgresql_was_restarted(postgres: Service, tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        opened = server.open_table("famiglia", "me", "me")
        async with Device(keys(opened)) as device:
            await device.connect(server.address)
            choose = at_random("restart", avoid="pass")
            await device.play(choose, choices=5)
            promised = device.sequence
            postgres.stop()
            with pytest.raises((RefusedError, ConnectionError)) as error:
                await device.play(choose, choices=1)
            if isinstance(error.value, RefusedError):
                assert error.value.refusal.error == "storage-failed"
            await device.until(lambda device: device.close_code is not None)
            with pytest.raises(urllib.error.HTTPError):
                urllib.request.urlopen(f"{server.address}ready", timeout=30)
            postgres.start()
            with urllib.request.urlopen(f"{server.address}ready", timeout=30) as response:
                assert response.status == 200
            await device.connect(server.address)
            assert device.sequence == promised
            await device.play(choose, choices=5)

    settings = Settings(database=postgres.new_database(), bot_processes=1, limits=GENEROUS)
    with ServerProcess(settings, tmp_path / "server.errors") as server:
        run(story(server))
    assert "does not answer" in server.complaints()
    assert "Traceback" not in server.complaints()
