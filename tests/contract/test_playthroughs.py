"""Nothing changes unannounced: random games go on as they went when they were written down."""

from __future__ import annotations

import pytest

from tests.contract.playthrough import edition_of, names, play_through, recorded

RECORDED = recorded()
EDITION = RECORDED.pop("edition")
IS_SAME_EDITION = edition_of("mafia-war") == EDITION


def test_every_playthrough_is_written_down() -> None:
    assert sorted(RECORDED) == sorted(names())


def test_the_edition_is_the_one_that_was_played() -> None:
    assert IS_SAME_EDITION, (
        "printed values have changed; write the games down anew: python -m tests.contract.playthrough"
    )


@pytest.mark.parametrize("name", names())
def test_a_playthrough_goes_as_written_down(name: str) -> None:
    if not IS_SAME_EDITION and not name.startswith("famiglia"):
        pytest.skip("other printed values")
    steps, digits = play_through(name)
    for number, (step, digit, was) in enumerate(zip(steps, digits, RECORDED[name], strict=False), start=1):
        assert digit == was, f"{name}, step {number}: what is offered, refused or told about '{step}' has changed"
    assert digits == RECORDED[name]
