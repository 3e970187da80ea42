"""What needs the consent of others: resigning as a team, a draw, an undo across what was learnt, a rematch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from omerta.games import find_game
from omerta.kernel import View, parse_record, verify
from omerta.server.testing import Device, RefusedError, ServerProcess, at_random, run
from omerta.server.wire import Claim, Claimed, ComeBack, Lend, OpenedTable, Replay, Replayed, Start
from tests.server.people import Person
from tests.server.test_meeting import games_of, member
from tests.server.test_talk import gather


def has_proposal(kind: str | None) -> Callable[[Device], bool]:
    def is_so(device: Device) -> bool:
        assert device.table is not None
        return (device.table.proposal.kind if device.table.proposal else None) == kind

    return is_so


def is_game(number: int) -> Callable[[Device], bool]:
    return lambda device: device.table is not None and device.table.game_number == number


async def sit(house: ServerProcess, opened: OpenedTable) -> list[Device]:
    return [await Device([link.token]).connect(house.address) for link in opened.seats]


async def leave(*devices: Device) -> None:
    for device in devices:
        await device.disconnect()


async def code_of(attempt: Awaitable[None]) -> str:
    with pytest.raises(RefusedError) as error:
        await attempt
    return error.value.refusal.error


def test_a_team_resigns_when_both_partners_want_to_and_the_record_says_so(house: ServerProcess) -> None:
    async def story() -> None:
        opened = Person(house).open_table("mafia-war", *["me"] * 4)
        anna, rival, partner, other, watcher = devices = await gather(house, opened)
        await anna.propose("resign")
        for device in devices:
            await device.until(has_proposal("resign"))
            assert device.table is not None
            assert device.table.proposal is not None
            assert (device.table.proposal.seat, device.table.proposal.waiting) == (0, (2,))
        assert await code_of(rival.answer(True)) == "not-asked"
        assert await code_of(rival.propose("draw")) == "proposal-open"
        await partner.answer(False)
        await anna.until(has_proposal(None))
        assert not anna.is_over
        await anna.propose("resign")
        await partner.until(has_proposal("resign"))
        await partner.answer(True)
        for device in devices:
            await device.until(lambda device: device.is_over)
            assert device.table is not None
            assert device.table.settled is not None
            assert (device.table.settled.winners, device.table.settled.reason) == ((1, 3), "resigned")
        mover = next(device for device in devices if device.seat_to_move() is not None)
        offers = next(iter(mover.sights.values())).view.offers
        assert await code_of(mover.act(mover.seat_to_move() or 0, offers[0].action)) == "no-game-now"
        data = house.fetch(f"api/tables/{opened.table.table}/games/1/record", token=opened.spectator.token)
        record = parse_record(data)
        verify(find_game("mafia-war"), record)
        assert record.result is not None
        assert record.result.outcome is not None
        assert record.result.outcome.winners == (1, 3)
        answer = await watcher.ask(lambda number: Replay(number, 1, 0, 1, 1))
        assert isinstance(answer, Replayed)
        await leave(anna, rival, partner, other, watcher)

    run(story())


def test_a_draw_counts_for_the_ratings_of_both(house: ServerProcess) -> None:
    async def story() -> None:
        (anna, account), (bruno, _) = member(house, "Peaceful Anna"), member(house, "Peaceful Bruno")
        opened = anna.open_table("famiglia", "me", "friend")
        claimed = bruno.ask("api/claims", Claimed, Claim(opened.invitations[0].token))
        host = await Device([opened.host.token, opened.seats[0].token]).connect(house.address)
        guest = await Device([claimed.seat.token]).connect(house.address)
        await host.ask(Start)
        await host.propose("draw")
        await guest.until(has_proposal("draw"))
        await guest.propose("draw")
        await host.until(lambda device: device.is_over)
        (game,) = (await games_of(anna, account, 1)).games
        assert game.reason == "agreed-draw"
        assert [(player.won, player.rating) for player in game.players] == [(False, 1500), (False, 1500)]
        await leave(host, guest)

    run(story())


def test_whoever_resigns_loses_rating_to_the_other(house: ServerProcess) -> None:
    async def story() -> None:
        (anna, account), (bruno, _) = member(house, "Anna who stays"), member(house, "Bruno who resigns")
        opened = anna.open_table("famiglia", "me", "friend")
        claimed = bruno.ask("api/claims", Claimed, Claim(opened.invitations[0].token))
        host = await Device([opened.host.token, opened.seats[0].token]).connect(house.address)
        guest = await Device([claimed.seat.token]).connect(house.address)
        await host.ask(Start)
        await guest.until(lambda device: bool(device.sights))
        await guest.propose("resign")
        await host.until(lambda device: device.is_over)
        (game,) = (await games_of(anna, account, 1)).games
        assert game.reason == "resigned"
        assert [player.won for player in game.players] == [True, False]
        won, lost = [player.rating or 0 for player in game.players]
        assert lost < 1500 < won
        await leave(host, guest)

    run(story())


def test_a_bot_that_was_called_loses_rating_for_somebody_but_wins_none(house: ServerProcess) -> None:
    async def story() -> None:
        (anna, account), (bruno, _) = member(house, "Anna who calls a bot"), member(house, "Bruno who plays himself")
        opened = anna.open_table("famiglia", "me", "friend", start="0")
        claimed = bruno.ask("api/claims", Claimed, Claim(opened.invitations[0].token))
        host = await Device([opened.host.token, opened.seats[0].token]).connect(house.address)
        guest = await Device([claimed.seat.token]).connect(house.address)
        await host.ask(Start)
        for number, resigns in ((1, guest), (2, host)):
            await guest.until(is_game(number))
            await host.ask(partial(Lend, seat=0))
            await guest.until(lambda device: device.seat_to_move() == 1)
            await host.ask(partial(ComeBack, seat=0))
            await resigns.propose("resign")
            await host.until(lambda device: device.is_over)
            await games_of(anna, account, number)
            if number == 1:
                await host.propose("rematch")
                await guest.until(has_proposal("rematch"))
                await guest.answer(True)
        lost, won = (await games_of(anna, account, 2)).games
        assert [player.won for player in won.players] == [True, False]
        assert [player.rating for player in won.players] == [None, None]
        rated = [player.rating or 0 for player in lost.players]
        assert rated[0] < 1500 < rated[1]
        await leave(host, guest)

    run(story())


def test_bots_do_not_agree_to_a_draw_but_to_a_rematch(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("famiglia", "me", "picciotto")
        async with await Device([opened.seats[0].token]).connect(shared_server.address) as anna:
            assert await code_of(anna.propose("draw")) == "bots-play-on"
            assert await code_of(anna.propose("rematch")) == "not-over"
            await anna.propose("resign")
            assert anna.is_over
            assert await code_of(anna.propose("resign")) == "no-game-now"
            await anna.propose("rematch")
            await anna.until(is_game(2))
            assert not anna.is_over

    run(story())


def seen(devices: list[Device]) -> list[View]:
    return [device.sights[seat].view for seat, device in enumerate(devices)]


async def choose_once(devices: list[Device], choose: Callable[[View], str]) -> int:
    """Whoever is asked chooses, and everybody sees it; who that was."""
    mover = next(device for device in devices if device.seat_to_move() is not None)
    seat = mover.seat_to_move()
    assert seat is not None
    await mover.act(seat, choose(mover.sights[seat].view))
    for device in devices:
        await device.until(lambda one: one.sequence >= mover.sequence)
    return seat


def test_going_back_across_a_secret_needs_everybody_and_is_kept(server: ServerProcess) -> None:
    async def story() -> None:
        opened = server.open_table("famiglia", "me", "me", hands="hidden", start="0")
        anna, bruno = devices = await sit(server, opened)
        assert await code_of(anna.propose("undo")) == "nothing-to-take-back"
        choose = at_random("secrets", avoid="pass")
        actors, views = [-1], [seen(devices)]
        while len(actors) < 50 or (actors[-1], actors[-2]) != (1, 0):
            actors.append(await choose_once(devices, choose))
            views.append(seen(devices))
        assert await code_of(anna.undo(0)) in ("another-player-has-acted-since", "something-new-was-learnt-since")
        await anna.propose("undo")
        await bruno.until(has_proposal("undo"))
        await leave(*devices)
        server.kill()
        server.start()
        for device in devices:
            await device.connect(server.address)
            assert has_proposal("undo")(device), "a proposal is kept with the table"
        await bruno.answer(True)
        await anna.until(has_proposal(None))
        assert seen(devices) == views[len(actors) - 3], "her last choice and what came after it are taken back"
        assert [len(device.memories[seat]) for seat, device in enumerate(devices)] == [len(actors) - 2] * 2
        for _ in range(3):
            await choose_once(devices, choose)
        now = seen(devices)
        await leave(*devices)
        server.kill()
        server.start()
        again = await sit(server, opened)
        assert seen(again) == now, "no bookmark of what was taken back is used"
        await leave(*again)

    run(story())
