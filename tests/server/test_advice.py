"""The best bot's advice: for the seat that is asked, and for nobody else."""

from __future__ import annotations

import pytest

from omerta.server.testing import Device, RefusedError, ServerProcess, at_random, run
from omerta.server.wire import Advise, Advised, Review, Reviewed


def test_whoever_is_asked_may_ask_the_best_bot(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("famiglia", "me", "me", start="0")
        tokens = [seat.token for seat in opened.seats]
        async with Device(tokens) as both, Device(tokens[1:]) as waiting, Device([opened.spectator.token]) as watcher:
            for device in (both, waiting, watcher):
                await device.connect(shared_server.address)
            answer = await both.ask(lambda number: Advise(number, 0))
            assert isinstance(answer, Advised)
            offered = {offer.action for offer in both.sights[0].view.offers}
            assert answer.rank == "don"
            assert {choice.action for choice in answer.choices} <= offered
            assert len(answer.choices) > 1
            assert all(0 <= choice.chance <= 1 for choice in answer.choices)
            await both.act(0, answer.choices[0].action)
            for device in (waiting, watcher):
                with pytest.raises(RefusedError) as error:
                    await device.ask(lambda number: Advise(number, 0))
                assert error.value.refusal.error == "not-your-seat"

    run(story())


def test_nobody_is_advised_out_of_turn_or_twice_at_once(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("famiglia", "me", "me", start="0")
        async with Device([seat.token for seat in opened.seats]) as both:
            await both.connect(shared_server.address)
            with pytest.raises(RefusedError) as error:
                await both.ask(lambda number: Advise(number, 1))
            assert error.value.refusal.error == "not-asked"
            await both.send(b'{"type":"advise","id":1000,"seat":0}')
            with pytest.raises(RefusedError) as error:
                await both.ask(lambda number: Advise(number, 0))
            assert error.value.refusal.error == "slow-down"
            await both.act(0, both.sights[0].view.offers[0].action)  # The table does not wait for the bot.

    run(story())


def test_a_finished_game_is_reviewed(shared_server: ServerProcess) -> None:
    async def story() -> None:
        opened = shared_server.open_table("famiglia", "me", "me", start="0")
        async with Device([seat.token for seat in opened.seats]) as both:
            await both.connect(shared_server.address)
            with pytest.raises(RefusedError) as error:
                await both.ask(lambda number: Review(number, 1))
            assert error.value.refusal.error == "not-over"
            await both.play(at_random("reviewed", avoid="pass"))
            answer = await both.ask(lambda number: Review(number, 1))
            assert isinstance(answer, Reviewed)
            outcome = both.sights[0].view.outcome
            assert outcome is not None
            assert answer.outlooks[-1].chance == (1 if outcome.winners == (0,) else 0)
            moments = [outlook.moment for outlook in answer.outlooks]
            assert moments == sorted(set(moments))
            assert moments[-1] == len(both.memories[0]) - 1
            assert {turning.moment for turning in answer.turnings} <= set(moments)
            assert 0 < len(answer.turnings) <= 3
            assert any(turning.better for turning in answer.turnings)

    run(story())
