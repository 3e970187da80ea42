"""What a seat may not know never leaves the server: searched for in everything that was sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from omerta.games import GAMES, find_game
from omerta.kernel import SPECTATOR, parse_record, replay
from omerta.server.testing import Device, RefusedError, ServerProcess, at_random, run
from omerta.server.wire import Claim, Claimed, Replay, Replayed, Start, TableInfo, encode

GAME = "famiglia"


def views_in(value: Any) -> Iterator[dict[str, Any]]:
    """Every view anywhere in a message."""
    if isinstance(value, dict):
        if "hands" in value and "street" in value:
            yield value
        for part in value.values():
            yield from views_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from views_in(part)


def hands_told(device: Device, owner: int) -> list[Any]:
    """Whatever the device was told of a hand while the game went on."""
    found = []
    for text in device.heard:
        for view in views_in(json.loads(text)):
            if view["outcome"] is None:
                found.append((view["hands"][owner]["cards"], view["points"][owner]))
    return found


def test_no_message_holds_a_hidden_hand(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table(GAME, "me", "friend", hands="hidden")
        seat = shared_server.post("api/claims", Claim(opened.invitations[0].token, "Bruno"), Claimed).seat
        devices = {
            0: Device([opened.host.token, opened.seats[0].token]),
            1: Device([seat.token]),
            SPECTATOR: Device([opened.spectator.token]),
        }
        for device in devices.values():
            await device.connect(shared_server.address)
        await devices[0].ask(Start)
        await asyncio.gather(
            devices[0].play(at_random("anna", avoid="pass")), devices[1].play(at_random("bruno", avoid="pass"))
        )
        await devices[SPECTATOR].until(lambda device: device.is_over)
        for viewer, device in devices.items():
            for owner in (0, 1):
                told = hands_told(device, owner)
                assert len(told) > 10
                if viewer == owner:
                    assert (None, None) not in told
                else:
                    assert set(told) == {(None, None)}
            await device.disconnect()
        compare_with_engine(shared_server, opened.table, devices)

    run(story())


@pytest.mark.parametrize("name", GAMES)
def test_everybody_gets_the_engines_own_views_and_nothing_else(shared_server: ServerProcess, name: str) -> None:
    async def story() -> None:
        opened = shared_server.open_table(name, *["me"] * find_game(name).seats)
        devices = {link.seat: Device([link.token]) for link in opened.seats if link.seat is not None}
        devices[SPECTATOR] = Device([opened.spectator.token])
        for device in devices.values():
            await device.connect(shared_server.address)
        players = [device for seat, device in devices.items() if seat != SPECTATOR]
        await asyncio.gather(*[device.play(at_random(f"{name} {place}")) for place, device in enumerate(players)])
        for device in devices.values():
            await device.until(lambda other: other.is_over)
            await device.disconnect()
        compare_with_engine(shared_server, opened.table, devices)

    run(story())


def compare_with_engine(server: ServerProcess, table: TableInfo, devices: dict[int, Device]) -> None:
    """Every view that was sent is, to the byte, the engine's view for that seat, and nothing stands beside it."""
    game = find_game(table.game, table.edition)
    token = devices[SPECTATOR].tokens[0]
    record = parse_record(server.fetch(f"api/tables/{table.table}/games/1/record", token=token))
    allowed: dict[int, set[bytes]] = {viewer: set() for viewer in devices}
    for _, _, state in replay(game, record):
        for viewer in devices:
            allowed[viewer].add(encode(game.view_of(state.seen_by(viewer))))
    for viewer, device in devices.items():
        updates = [msgspec.json.decode(text, type=dict[str, msgspec.Raw]) for text in device.heard]
        updates = [update for update in updates if bytes(update["type"]) == b'"update"']
        assert updates
        for update in updates:
            assert update.keys() == {"type", "sequence", "moment", "undone", "phase", "sights", "clocks"}
            assert bytes(update["clocks"]) == b"null", "nobody counts time at this table"
            (sight,) = msgspec.json.decode(update["sights"], type=list[dict[str, msgspec.Raw]])
            assert sight.keys() == {"seat", "view", "can_undo", "events"}
            assert int(bytes(sight["seat"])) == viewer
            assert bytes(sight["view"]) in allowed[viewer]


def test_replays_open_the_eyes_of_others_only_after_the_end(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table(GAME, "me", "me", hands="hidden")
        async with Device([opened.seats[0].token]) as anna, Device([opened.seats[1].token]) as bruno:
            await anna.connect(shared_server.address)
            await bruno.connect(shared_server.address)
            for seat in (1, SPECTATOR):
                with pytest.raises(RefusedError) as error:
                    await anna.ask(partial(Replay, game_number=1, seat=seat))
                assert error.value.refusal.error == "closed-eyes"
            await asyncio.gather(anna.play(at_random("a", avoid="pass")), bruno.play(at_random("b", avoid="pass")))
            await anna.until(lambda device: device.is_over)
            answer = await anna.ask(lambda number: Replay(number, 1, seat=1))
            assert isinstance(answer, Replayed)
            (first, *_) = views_in(json.loads(anna.heard[-1]))
            assert first["hands"][1]["cards"] is not None
            assert first["hands"][0]["cards"] is None

    run(story())


def test_stored_links_open_no_seat(server: ServerProcess) -> None:
    opened = server.open_table(GAME, "me", "friend")
    links = [opened.host, opened.spectator, *opened.seats, *opened.invitations]
    server.stop()
    folder = Path(server.settings.database).parent
    stored = b"".join([path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()])
    assert opened.table.table.encode() in stored
    assert not [link.role for link in links if link.token.encode() in stored]
