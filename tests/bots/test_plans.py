"""A bot tells its partner what it is up to, from what it has laid and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.bots import Plan, make_bot
from omerta.games import find_game
from omerta.kernel import Dice, read_position
from tests.bots.searching import ranks_for

WAR = find_game("mafia-war")
LAID: dict[str, Any] = {
    "round": 3,
    "phase": "planning",
    "turn": 0,
    "empty_board": True,
    "areas": {
        "noto": {"holder": 2, "soldati": 6, "orders": ["green-1"]},
        "siracusa": {"holder": 1, "soldati": 1},
        "ragusa": {"holder": 3, "soldati": 9},
        "messina": {"holder": 2, "soldati": 3, "orders": ["green-4"]},
    },
    "frames": ["round", "management", "encounter", "management", "final-actions 0", "turn 0"],
}


def plan_of(rank: str, seat: int, **changes: Any) -> Plan | None:
    """What a bot in a seat would tell."""
    state = WAR.load(read_position(WAR, {**LAID, **changes}), {})
    return make_bot(WAR, rank, Dice("plan")).plan(state.seen_by(seat))


@pytest.mark.parametrize("rank", ranks_for("mafia-war")[1:])
def test_the_attack_an_order_was_laid_for_is_told(rank: str) -> None:
    plan = plan_of(rank, 2)
    assert plan is not None
    assert (plan.word, plan.args) == ("attack", {"area": "siracusa", "origin": "noto"})


def test_whoever_has_laid_nothing_has_nothing_to_tell() -> None:
    assert plan_of("soldato", 0) is None
    assert plan_of("picciotto", 2) is None


def test_during_the_encounter_it_is_too_late_for_plans() -> None:
    assert plan_of("soldato", 2, phase="encounter", frames=["round", "management", "encounter"]) is None
