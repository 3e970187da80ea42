"""Nothing changes unannounced: random games go on as they went when they were written down."""

from __future__ import annotations

import pytest

from tests.contract.playthrough import play_through, recorded, starts

RECORDED = recorded()
STARTS = starts()


def test_every_start_is_written_down() -> None:
    assert set(RECORDED) == set(STARTS)


@pytest.mark.parametrize("name", STARTS)
def test_a_playthrough_goes_as_written_down(name: str) -> None:
    game, state = STARTS[name]
    steps, digits = play_through(name, game, state.copy())
    for number, (step, digit, was) in enumerate(zip(steps, digits, RECORDED[name], strict=False), start=1):
        assert digit == was, f"{name}, step {number}: what is offered, refused or told about '{step}' has changed"
    assert digits == RECORDED[name]
