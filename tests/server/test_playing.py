"""Whole games over real sockets."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from omerta.games import find_game
from omerta.kernel import SPECTATOR, Record, parse_record, verify
from omerta.server.testing import Device, RefusedError, ServerProcess, at_random, run
from omerta.server.wire import (
    Catalogue,
    Claim,
    Claimed,
    Forecast,
    OpenedTable,
    Preview,
    Reason,
    Replay,
    Replayed,
    Start,
    WhyNot,
)


def record_of(server: ServerProcess, opened: OpenedTable, game_number: int = 1) -> Record:
    path = f"api/tables/{opened.table.table}/games/{game_number}/record"
    return parse_record(server.fetch(path, token=opened.spectator.token))


def claim(server: ServerProcess, opened: OpenedTable, name: str = "Bruno") -> Claimed:
    return server.post("api/claims", Claim(opened.invitations[0].token, name), Claimed)


def refused(error: pytest.ExceptionInfo[RefusedError]) -> str:
    return error.value.refusal.error


def test_the_front_page_learns_which_games_there_are(shared_server: ServerProcess) -> None:
    catalogue = msgspec.json.decode(shared_server.fetch("api/games"), type=Catalogue)
    famiglia = next(game for game in catalogue.games if game.name == "famiglia")
    assert famiglia.seats == 2
    assert "picciotto" in famiglia.ranks
    assert "hands" in [option.name for option in famiglia.options]


def test_a_game_against_a_bot_is_played_to_its_end(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("famiglia", "me", "picciotto")
        async with Device([opened.seats[0].token]) as anna:
            await anna.connect(shared_server.address)
            await anna.play(at_random("against a bot", avoid="pass"))
            outcome = anna.sights[0].view.outcome
        state = verify(find_game("famiglia"), record_of(shared_server, opened))
        assert state.outcome() == outcome

    run(story())


def test_two_friends_play_and_agree_on_everything(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("famiglia", "me", "friend")
        seat = claim(shared_server, opened).seat
        anna, bruno, cara = (
            Device([opened.host.token, opened.seats[0].token]),
            Device([seat.token]),
            Device([opened.spectator.token]),
        )
        async with anna, bruno, cara:
            for device in (anna, bruno, cara):
                await device.connect(shared_server.address)
            await anna.ask(Start)
            await asyncio.gather(
                anna.play(at_random("anna", avoid="pass")), bruno.play(at_random("bruno", avoid="pass"))
            )
            await cara.until(lambda device: device.is_over)
            outcomes = [sight.view.outcome for device in (anna, bruno, cara) for sight in device.sights.values()]
            assert outcomes[0] is not None
            assert outcomes == [outcomes[0]] * 3
            assert anna.memories[0] == bruno.memories[1] == cara.memories[SPECTATOR]
        assert record_of(shared_server, opened).steps

    run(story())


def test_several_people_play_at_one_device(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("famiglia", "me", "me")
        async with Device([link.token for link in opened.seats]) as device:
            await device.connect(shared_server.address)
            assert sorted(device.sights) == [0, 1]
            await device.play(at_random("hot seat", avoid="pass"))
            assert device.is_over

    run(story())


def test_a_table_waits_for_its_friends_and_its_host(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("famiglia", "friend", "me")
        assert opened.table.phase == "lobby"
        async with Device([opened.host.token]) as host, Device([opened.seats[0].token]) as anna:
            await host.connect(shared_server.address)
            await anna.connect(shared_server.address)
            with pytest.raises(RefusedError) as error:
                await host.ask(Start)
            assert refused(error) == "seats-are-empty"
            assert claim(shared_server, opened, "  Bruno\u0007 ").seat.seat == 0
            await anna.until(lambda device: bool(device.table and device.table.seats[0].taken))
            assert anna.table is not None
            assert anna.table.seats[0].name == "Bruno"
            with pytest.raises(RefusedError) as error:
                await anna.ask(Start)
            assert refused(error) == "only-the-host"
            await host.ask(Start)
            await anna.until(lambda device: 1 in device.sights)

    run(story())


def test_a_spectator_watches_and_touches_nothing(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("famiglia", "me", "me")
        async with Device([opened.spectator.token]) as cara:
            await cara.connect(shared_server.address)
            assert cara.sights[SPECTATOR].view.offers == ()
            for attempt in (cara.act(0, "pass"), cara.undo(1)):
                with pytest.raises(RefusedError) as error:
                    await attempt
                assert refused(error) == "not-your-seat"
            with pytest.raises(RefusedError) as error:
                await cara.propose("rematch")
            assert refused(error) == "only-the-seated"

    run(story())


def test_a_rematch_keeps_seats_and_links_and_the_old_game_can_be_replayed(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("famiglia", "me", "me")
        async with Device([link.token for link in opened.seats]) as device:
            await device.connect(shared_server.address)
            with pytest.raises(RefusedError) as error:
                await device.propose("rematch")
            assert refused(error) == "not-over"
            await device.play(at_random("first game", avoid="pass"))
            told = list(device.memories[0])
            await device.propose("rematch")
            assert not device.is_over
            assert device.table is not None
            assert device.table.game_number == 2
            assert len(device.memories[0]) == 1
            answer = await device.ask(lambda number: Replay(number, 1, first=len(told) - 3))
            assert isinstance(answer, Replayed)
            assert answer.moments == len(told)
            assert [frame.events for frame in answer.frames] == told[-3:]
            assert answer.frames[-1].view.outcome is not None

    run(story())


def test_undo_restores_what_everybody_saw(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("famiglia", "me", "me", start="0")
        async with Device([opened.seats[0].token]) as anna, Device([opened.seats[1].token]) as bruno:
            await anna.connect(shared_server.address)
            await bruno.connect(shared_server.address)
            views = anna.sights[0].view, bruno.sights[1].view
            await anna.act(0, anna.sights[0].view.offers[-1].action)
            assert anna.sights[0].can_undo
            await bruno.until(lambda device: device.sequence == anna.sequence)
            assert not bruno.sights[1].can_undo
            with pytest.raises(RefusedError) as error:
                await bruno.undo(1)
            assert error.value.refusal.rule == "UNDO"
            await anna.undo(0)
            await bruno.until(lambda device: device.sequence == anna.sequence)
            assert (anna.sights[0].view, bruno.sights[1].view) == views
            assert [len(device.memories[seat]) for device, seat in ((anna, 0), (bruno, 1))] == [1, 1]

    run(story())


def test_the_engine_says_why_not_and_what_would_happen(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("famiglia", "me", "me", start="0")
        async with Device([link.token for link in opened.seats]) as device:
            await device.connect(shared_server.address)
            reason = await device.ask(lambda number: WhyNot(number, 1, "pass"))
            assert isinstance(reason, Reason)
            assert reason.refusal is not None
            assert (reason.refusal.rule, reason.refusal.key) == ("TURN-1", "refusal-it-is-not-your-turn")
            reason = await device.ask(lambda number: WhyNot(number, 0, "pass"))
            assert isinstance(reason, Reason)
            assert reason.refusal is None
            forecast = await device.ask(lambda number: Preview(number, 0, ("pass", "start 1")))
            assert isinstance(forecast, Forecast)
            assert [[event.kind for event in events] for events in forecast.effects] == [["passed"], []]
            assert device.sequence == 1, "asking changes nothing"

    run(story())
