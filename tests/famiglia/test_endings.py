"""Every way Famiglia ends has a short recorded game."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.kernel import read_record

RECORDS = Path(__file__).parent / "records"

ENDINGS = {
    "exhausted-by-action-1-first-player": ("stack-exhausted", (0,)),
    "exhausted-by-action-1-second-player": ("stack-exhausted", (0,)),
    "exhausted-by-refill-first-player": ("stack-exhausted", (1,)),
    "exhausted-by-refill-second-player": ("stack-exhausted", (1,)),
    "two-passes": ("two-passes", (0,)),
    "tie-broken-by-the-highest-card": ("two-passes", (0,)),
    "draw": ("two-passes", ()),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_ending_is_recorded(name: str) -> None:
    record = read_record(RECORDS / f"{name}.json")
    assert record.note
    assert record.result is not None
    assert record.result.outcome is not None
    assert (record.result.outcome.reason, record.result.outcome.winners) == ENDINGS[name]
