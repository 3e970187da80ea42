"""Bots at a real table: they can be overtaken by an undo, wait while nobody is there, and leave with the server."""

from __future__ import annotations

import os
import select
from pathlib import Path

import pytest

from omerta.server.settings import Settings
from omerta.server.testing import Device, ServerProcess, at_random, run


def test_a_choice_is_taken_back_while_the_bot_thinks(tmp_path: Path) -> None:
    async def story() -> None:
        # A beat so slow that the bot cannot answer before the choice is taken back.
        settings = Settings(database=str(tmp_path / "tables.db"), bot_pace=1, bot_processes=1)
        with ServerProcess(settings) as server:
            opened = server.open_table("famiglia", "me", "picciotto", start="0")
            async with Device([opened.seats[0].token]) as anna:
                await anna.connect(server.address)
                view = anna.sights[0].view
                await anna.act(0, "pass")
                assert anna.sights[0].view.to_move == (1,)
                await anna.undo(0)
                assert anna.sights[0].view == view
                await anna.act(0, "pass")
                await anna.until(lambda device: len(device.memories[0]) > 2)
                assert [sorted({event.kind for event in told}) for told in anna.memories[0][1:2]] == [["passed"]]

    run(story())


def test_a_bot_waits_for_company(server: ServerProcess) -> None:
    async def story() -> None:
        opened = server.open_table("famiglia", "picciotto", "me", start="0")
        server.kill()
        server.start()
        async with Device([opened.seats[0].token]) as anna:
            await anna.connect(server.address)
            assert anna.sequence == 1, "nobody was there, nothing happened"
            await anna.until(lambda device: device.seat_to_move() == 1 or device.is_over)

    run(story())


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs Linux to watch processes of others")
def test_no_process_outlives_a_killed_server(server: ServerProcess) -> None:
    async def story() -> None:
        opened = server.open_table("famiglia", "me", "picciotto")
        async with Device([opened.seats[0].token]) as anna:
            await anna.connect(server.address)
            await anna.play(at_random("with a bot", avoid="pass"), choices=4)
            children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text(encoding="ascii").split()
            assert children
            watched = [os.pidfd_open(int(child)) for child in children]
            server.kill()
            for process in watched:
                ended, _, _ = select.select([process], [], [], 30)
                assert ended
                os.close(process)

    run(story())
