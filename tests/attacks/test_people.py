"""What guests, watchers and hosts must not be able to do to each other."""

from __future__ import annotations

import asyncio
import json
from functools import partial

import pytest

from omerta.server.testing import Device, RefusedError, ServerProcess, run
from omerta.server.wire import (
    Claim,
    Claimed,
    Drawing,
    Invite,
    Invited,
    OpenedTable,
    Propose,
    Replay,
    Replayed,
    Say,
    Sketched,
    Sketches,
    Start,
    encode,
)
from tests.attacks.conftest import Serve

FAST = {"rate": 1e6, "rate_per_address": 1e6, "burst": 1e6, "burst_per_address": 1e6, "connections_per_address": 2000}


def sit_down(server: ServerProcess) -> tuple[OpenedTable, str]:
    """A table of a host and a friend, and the friend's own key."""
    opened = server.open_table("famiglia", "me", "friend", start="1", hands="hidden")
    return opened, server.post("api/claims", Claim(opened.invitations[0].token, "Bruno"), Claimed).seat.token


def changes(device: Device) -> list[str]:
    return [text for text in device.heard if text.startswith('{"type":"table-changed"')]


def test_nothing_is_carried_out_for_a_guest_who_was_shown_out(serve: Serve) -> None:
    """A friend asks for a rematch behind many other requests; before it is its turn, the host gives the seat away."""

    async def story() -> None:
        server = serve(rate=100, burst=60)
        opened, key = sit_down(server)
        async with Device([opened.host.token, opened.seats[0].token]) as host, Device([key]) as bruno:
            await host.connect(server.address)
            await bruno.connect(server.address)
            await host.ask(Start)
            await bruno.until(lambda device: device.seat_to_move() == 1)
            await bruno.act(1, "pass")
            await host.until(lambda device: device.seat_to_move() == 0)
            await host.act(0, "pass")
            for number in range(100, 140):
                await bruno.send(encode(Replay(number, 1, 0, 1)))
            await bruno.send(encode(Propose(999, "rematch", 1)))
            assert isinstance(await host.ask(lambda number: Invite(number, 1)), Invited)
            await bruno.until(lambda device: device.close_code is not None)
            assert bruno.close_code == 4410
        async with Device([opened.spectator.token]) as later:
            await later.connect(server.address)
            assert later.table is not None
            assert (later.table.game_number, later.table.phase) == (1, "over")

    run(story())


def test_a_host_cannot_take_the_seat_of_a_friend_who_plays(serve: Serve) -> None:
    async def story() -> None:
        server = serve(**FAST)
        opened, key = sit_down(server)
        async with Device([opened.host.token]) as host, Device([key]) as bruno:
            await host.connect(server.address)
            assert isinstance(await host.ask(lambda number: Invite(number, 1)), Invited), "in the lobby it may"
            opened, key = sit_down(server)
        async with Device([opened.host.token]) as host, Device([key]) as bruno:
            await host.connect(server.address)
            await bruno.connect(server.address)
            await host.ask(Start)
            for is_there in (True, False):
                if not is_there:
                    await bruno.disconnect()
                    await host.until(lambda device: device.table is not None and not device.table.seats[1].present)
                with pytest.raises(RefusedError) as error:
                    await host.ask(lambda number: Invite(number, 1))
                assert error.value.refusal.error == "still-seated"
            await bruno.connect(server.address)

    run(story())


def test_a_seat_whose_player_is_gone_can_be_given_away_and_everybody_is_told(serve: Serve) -> None:
    async def story() -> None:
        server = serve(absence=0, **FAST)
        opened, key = sit_down(server)
        async with Device([opened.host.token]) as host, Device([key]) as bruno, Device([opened.spectator.token]) as zoe:
            for device in (host, bruno, zoe):
                await device.connect(server.address)
            await host.ask(Start)
            await bruno.disconnect()
            await host.until(lambda device: device.table is not None and not device.table.seats[1].present)
            answer = await host.ask(lambda number: Invite(number, 1))
            assert isinstance(answer, Invited)
            await zoe.until(lambda device: device.table is not None and not device.table.seats[1].taken)
            with pytest.raises(RefusedError) as error:
                await bruno.connect(server.address)
            assert error.value.refusal.error == "revoked-link"
            server.post("api/claims", Claim(answer.link.token, "Carla"), Claimed)
            await zoe.until(lambda device: device.table is not None and device.table.seats[1].name == "Carla")

    run(story())


def test_a_crowd_that_comes_and_goes_is_told_in_proportion(serve: Serve) -> None:
    """A thousand watchers were once half a million messages; here sixty come."""

    async def story() -> None:
        server = serve(presence_per_second=50, **FAST)
        opened = server.open_table("famiglia", "me", "me", start="0")
        async with Device([opened.seats[0].token]) as anna:
            await anna.connect(server.address)
            crowd = [Device([opened.spectator.token]) for _ in range(60)]
            for watcher in crowd:
                await watcher.connect(server.address)
            await anna.until(lambda device: device.table is not None and device.table.watchers == 60)
            told = sum([len(changes(device)) for device in [anna, *crowd]])
            assert told < 60 * 60 / 4
            await anna.act(0, "pass")
            await asyncio.gather(*[watcher.until(partial(_knows, anna.sequence)) for watcher in crowd])
            await asyncio.gather(*[watcher.disconnect() for watcher in crowd])
            await anna.until(lambda device: device.table is not None and device.table.watchers == 0)

    run(story())


def _knows(sequence: int, device: Device) -> bool:
    return device.sequence >= sequence


def test_a_burst_of_honest_requests_is_slowed_and_answered(serve: Serve) -> None:
    async def story() -> None:
        server = serve(rate=2000, burst=50, rate_per_address=1e6, burst_per_address=1e6, outbox=1 << 18)
        opened = server.open_table("famiglia", "me", "me", start="0")
        async with Device([opened.seats[0].token]) as anna:
            await anna.connect(server.address)
            answers = await asyncio.gather(*[anna.ask(lambda number: Replay(number, 1)) for _ in range(400)])
            assert all(isinstance(answer, Replayed) for answer in answers)
            assert anna.close_code is None

    run(story())


def test_many_requests_over_http_are_told_to_slow_down(serve: Serve) -> None:
    server = serve(rate_per_address=20, burst_per_address=100, patience=0.1)
    for _ in range(3):
        server.open_table("famiglia", "me", "me")
    with pytest.raises(RefusedError) as error:
        server.open_table("famiglia", "me", "me")
    assert (error.value.status, error.value.refusal.error) == (429, "slow-down")


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"leaders": "nobody"}, "unknown-option"),
        ({"tiles": "bathroom"}, "unknown-option"),
        ({"characters": "don"}, "unknown-option"),
        ({"tiles": "x" * 2000}, "malformed"),
    ],
)
def test_wrong_option_words_store_nothing(serve: Serve, options: dict[str, str], code: str) -> None:
    server = serve()
    wish = {"game": "mafia-war", "seats": [{"kind": "me"}] * 4, "options": options}
    with pytest.raises(RefusedError) as error:
        server.post("api/tables", wish, OpenedTable)
    assert (error.value.status, error.value.refusal.error) == (400, code)
    metrics = server.fetch("metrics").decode()
    assert "omerta_tables_total 0.0" in metrics


def test_the_tiles_with_the_longest_names_can_be_chosen(serve: Serve) -> None:
    server = serve()
    tiles = [tile["id"] for tile in json.loads(server.fetch("api/games/mafia-war/printed"))["control_tiles"]]
    longest = ",".join(sorted(tiles, key=len)[-7:])
    assert len(longest) > 40
    opened = server.open_table("mafia-war", "me", "me", "me", "me", tiles=longest)
    assert opened.table.options["tiles"] == longest


def test_a_partner_who_draws_without_end_keeps_nobody_from_the_table(serve: Serve) -> None:
    """Whoever came was told all of it, which no socket takes: they could not come back before the end of the game."""

    async def story() -> None:
        server = serve(outbox=1 << 20, **FAST)
        opened = server.open_table("mafia-war", "me", "me", "me", "me")
        longest = Drawing("note", "p" * 40, "o" * 40, "\U0001f480" * 40)
        async with Device([opened.seats[0].token]) as vandal, Device([opened.seats[2].token]) as partner:
            await vandal.connect(server.address)
            for number in range(1, 2000):
                await vandal.send(encode(Say(number, 0, "\U0001f480" * 300, drawing=longest)))
            await vandal.until(lambda device: '"id":1999,' in device.heard[-1])
            assert '"map-is-done"' in vandal.heard[-1]
            await partner.connect(server.address)
            drawn = await partner.ask(lambda number: Sketches(number, 1, 2))
            assert isinstance(drawn, Sketched)
            assert partner.close_code is None

    run(story(), 120)
