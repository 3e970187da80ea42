"""Face-down orders: what the enemies' tell, and what the own ones do not."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.bots.mafia_war.suspicion import imagine_likely
from omerta.bots.mafia_war.thinker import mix_orders
from omerta.bots.search.candidate import Candidate, is_settled
from omerta.bots.search.thought import Thought, Weighed
from omerta.games.mafia_war.numbers import ORDER_SLOTS
from omerta.games.mafia_war.state import State, WarSight
from omerta.kernel import Dice
from tests.bots.test_sense import WAR, see

AMBUSH: dict[str, Any] = {
    "round": 4,
    "turn": 0,
    "empty_board": True,
    "areas": {
        "marsala": {"holder": 1, "soldati": 8, "orders": ["blue-1"]},
        "castelvetrano": {"holder": 0, "soldati": 1},
        "messina": {"holder": 0, "soldati": 3},
    },
}
"""Eight Soldati of seat 1 with an order beside a single one of seat 0."""


def share_of_attacks(likely: bool) -> float:
    """How often the order at Marsala is imagined to be one that marches."""
    sight = see(0, **AMBUSH)
    assert isinstance(sight, WarSight)
    area = sight.board.box.area_ids.index("marsala")
    dice = Dice("suspicion")
    marching = 0
    for _ in range(200):
        world = imagine_likely(WAR, sight, dice) if likely else WAR.imagine(sight, dice)
        assert isinstance(world, State)
        assert world.seen_by(0) == sight
        slot = int(world.orders[area * 2])
        assert 0 <= slot < ORDER_SLOTS
        marching += world.box.orders[world.order_number(1, slot)].shotguns > 0
    return marching / 200


def test_an_order_beside_a_prize_is_rather_taken_for_an_attack() -> None:
    assert share_of_attacks(likely=True) > share_of_attacks(likely=False) + 0.1


def thought_of(*chances: float) -> Thought:
    actions = WAR.actions
    return Thought([Weighed(actions[place], chance, 9, 0.0) for place, chance in enumerate(chances)])


def test_equally_good_orders_are_laid_in_turns() -> None:
    mixed = mix_orders(thought_of(0.52, 0.52))
    assert mixed.is_mixed
    drawn = [mixed.decide(Dice(str(number))) for number in range(60)]
    assert 15 <= drawn.count(mixed.choices[0].action) <= 45
    assert sum(each.share for each in mixed.choices) == pytest.approx(1.0)


def test_a_clearly_better_order_is_always_laid() -> None:
    thought = mix_orders(thought_of(0.60, 0.52))
    assert {thought.decide(Dice(str(number))) for number in range(30)} == {thought.choices[0].action}


def test_an_order_hardly_tried_is_not_laid_for_a_bluff() -> None:
    thought = thought_of(0.52, 0.52)
    thought.choices[1].tries = 2
    assert not mix_orders(thought).is_mixed


def tried(*gains: float) -> Candidate:
    candidate = Candidate([WAR.actions[0]], 0.0)
    for gain in gains:
        candidate.note(gain)
    return candidate


@pytest.mark.parametrize(
    ("other", "settled"),
    [
        ([0.5] * 8, True),
        ([0.4] * 7, False),
        ([0.4, 0.41] * 4, True),
        ([0.9, 0.0] * 4, False),
    ],
    ids=["the same everywhere", "too few worlds", "worse everywhere", "worse by luck"],
)
def test_trying_stops_when_more_worlds_would_change_nothing(other: list[float], settled: bool) -> None:
    assert is_settled([tried(*[0.5] * len(other)), tried(*other)]) is settled
