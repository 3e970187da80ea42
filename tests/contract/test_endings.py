"""Every way a game ends has a short recorded game."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.kernel import read_record

TESTS = Path(__file__).parent.parent

ENDINGS: dict[str, dict[str, tuple[str, tuple[int, ...]]]] = {
    "famiglia": {
        "exhausted-by-action-1-first-player": ("stack-exhausted", (0,)),
        "exhausted-by-action-1-second-player": ("stack-exhausted", (0,)),
        "exhausted-by-refill-first-player": ("stack-exhausted", (1,)),
        "exhausted-by-refill-second-player": ("stack-exhausted", (1,)),
        "two-passes": ("two-passes", (0,)),
        "tie-broken-by-the-highest-card": ("two-passes", (0,)),
        "draw": ("two-passes", ()),
    },
    "mafia_war": {
        "five-alone": ("five-alone", (0, 2)),
        "six-together": ("six-together", (0, 2)),
        "round-four-more-mandamenti": ("more-mandamenti", (1, 3)),
        "both-qualify": ("more-mandamenti", (0, 2)),
        "bronte-breaks-the-tie": ("tie-break", (0, 2)),
        "draw": ("draw", ()),
    },
}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in ENDINGS for name in ENDINGS[game]])
def test_ending_is_recorded(game: str, name: str) -> None:
    record = read_record(TESTS / game / "records" / f"{name}.json")
    assert record.note
    assert record.result is not None
    assert record.result.outcome is not None
    assert (record.result.outcome.reason, record.result.outcome.winners) == ENDINGS[game][name]
