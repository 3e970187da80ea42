"""Every way a game ends has a short recorded game."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.games import find_game
from omerta.kernel import Dice, Table, read_record

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


@pytest.mark.parametrize(("way", "cause"), [("action-1", "added"), ("refill", "refilled")])
@pytest.mark.parametrize("player", ["first", "second"])
def test_the_stack_is_exhausted_the_way_the_record_says(way: str, cause: str, player: str) -> None:
    record = read_record(TESTS / "famiglia" / "records" / f"exhausted-by-{way}-{player}-player.json")
    table = Table.resume(find_game("famiglia"), record, Dice("unused"))
    kinds = [event.kind for event in table.events]
    assert kinds[kinds.index("exhausted") - 1] == cause
    assert record.position is not None
    assert (record.position.get("first", 0) == 0) == (player == "first")
