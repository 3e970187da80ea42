"""Positions that cannot be are refused by the field that gives them away."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.games import find_game
from omerta.kernel import OmertaError, open_position

WAR = find_game("mafia-war")
TILES = ["influence", "meeting", "reinforcements", "cars", "speedboats", "chain-of-command", "recruitment", "allies"]
MANY = 1000

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"seas": {"mare-messina": [0, 1, 2]}}, "seas.mare-messina"),
    ({"areas": {"enna": {"orders": ["red-1"]}, "licata": {"holder": 0, "orders": ["red-1"]}}}, "areas.licata.orders"),
    ({"areas": {"enna": {"holder": 0, "orders": ["red-1"]}}, "players": [{"sold": ["red-1"]}]}, "players.0.sold"),
    ({"bottom": {"start-1": ["neutral", "neutral"]}}, "bottom.start-1"),
    ({"bottom": {"start-1": [0]}, "players": [{"bust": "start-1"}]}, "players.0.bust"),
    ({"tiles": TILES}, "tiles"),
    ({"tiles": TILES[:6]}, "tiles"),
    ({"tiles": [*TILES[:6], "cars"]}, "tiles"),
    ({"tiles": TILES[:7], "used": ["allies"]}, "used"),
    ({"frames": ["round", "round"]}, "frames"),
    ({"frames": ["round", "turn 7"]}, "frames"),
    ({"players": [{"money": MANY}]}, "players.0.money"),
    ({"players": [{"headquarters": MANY}]}, "players.0.headquarters"),
    ({"areas": {"enna": {"holder": 0, "cars": MANY}}}, "areas.enna.cars"),
    ({"areas": {"enna": {"labs": 3}}}, "areas.enna.labs"),
    ({"areas": {"enna": {"order_marks": [["fresh"]]}}}, "areas.enna"),
    ({"pending": [0]}, "pending"),
    ({"round": 0}, "round"),
    ({"round": 9}, "round"),
]


@pytest.mark.parametrize(
    ("position", "field"), IMPOSSIBLE, ids=[f"{field}-{n}" for n, (_, field) in enumerate(IMPOSSIBLE)]
)
def test_an_impossible_position_is_refused_by_field(position: dict[str, Any], field: str) -> None:
    with pytest.raises(OmertaError) as caught:
        open_position(WAR, position, {})
    assert str(caught.value).startswith(f"position: {field}")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("number", [-1, 10**9, 2**70])
def test_a_number_that_nothing_has_is_refused_by_name(number: int) -> None:
    for position, field in (
        ({"players": [{"money": number}]}, "money"),
        ({"areas": {"enna": {"holder": 0, "soldati": number}}}, "soldati"),
        ({"round": number}, "round"),
    ):
        with pytest.raises(OmertaError, match=field):
            open_position(WAR, position, {})


def test_a_third_boat_is_there_while_the_clash_goes_on() -> None:
    seas = {"mare-cefalu": [0, 1, 2]}
    state = open_position(WAR, {"seas": seas, "frames": ["round", "turn 0", "boat-clash 0 0"]}, {})
    assert state.to_move() == (0,)
