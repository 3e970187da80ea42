"""W24: money and Soldati in headquarters can be counted, because every change of them is told to everybody."""

from __future__ import annotations

import pytest

from omerta.kernel import Dice, Event, Journal
from tests.contract.play import step
from tests.mafia_war.boards import WAR

MONEY = {"sold": 1, "gave": -1, "paid": -1, "earned": 1, "laundered": 1, "fee-paid": -1}
HEADQUARTERS = {"recruited": 1, "recruits": 1, "soldati-placed": -1, "ran-away": 1}
"""What an event does to the seat it names, for each one it counts."""


def change(events: list[Event], effects: dict[str, int]) -> list[int]:
    """What somebody who only listens would add and subtract."""
    counted = [0, 0, 0, 0, 0]  # the last one is neutral
    for event in events:
        assert event.audience is None or event.kind not in effects
        seat = int(event.args.get("seat", event.args.get("owner", 0)))
        count = int(event.args.get("count", 1))
        counted[seat] += effects.get(event.kind, 0) * int(event.args.get("cost", count))
        if event.kind in ("gave", "fee-paid") and "paid" in effects:
            counted[int(event.args["to"])] += count
        if event.kind == "tile-used" and event.args["tile"] == "influence" and "paid" not in effects:
            counted[seat] -= 1
    return counted[:4]


@pytest.mark.parametrize("seed", range(6))
def test_W24_a_listener_can_count_money_and_soldati(seed: int) -> None:
    dice = Dice(f"countable {seed}")
    state = WAR.setup(WAR.choose_options({}))
    while state.outcome() is None:
        before, home, playing = list(state.money), list(state.headquarters), state.open_headquarters
        state.journal = Journal()
        state.advance(*step(WAR, state, dice))
        events = list(state.journal.events)
        if not playing:
            continue
        assert [a + b for a, b in zip(before, change(events, MONEY), strict=True)] == list(state.money)
        if state.phase:
            assert [a + b for a, b in zip(home, change(events, HEADQUARTERS), strict=True)] == list(state.headquarters)
