"""Nothing changes unannounced: random games go on as they went when they were written down."""

from __future__ import annotations

import pytest

from tests.contract.playthrough import names, play_through, recorded

RECORDED = recorded()


def test_every_playthrough_is_written_down() -> None:
    assert sorted(RECORDED) == sorted(names())


@pytest.mark.parametrize("name", names())
def test_a_playthrough_goes_as_written_down(name: str) -> None:
    steps, digits = play_through(name)
    for number, (step, digit, was) in enumerate(zip(steps, digits, RECORDED[name], strict=False), start=1):
        assert digit == was, f"{name}, step {number}: what is offered, refused or told about '{step}' has changed"
    assert digits == RECORDED[name]
