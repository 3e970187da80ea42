"""Positions that cannot be are refused by the field that gives them away."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.games import find_game
from omerta.kernel import OmertaError, open_position

WAR = find_game("mafia-war")
SERGEANT = {"character": "vanni-the-sergeant"}
TILES = ["influence", "meeting", "reinforcements", "cars", "speedboats", "chain-of-command", "recruitment", "allies"]
MANY = 1000

ATTACK = {"target": "bronte", "side": 0, "leader": 0, "soldati": 1, "origin": "enna"}
ULTIMA = {"two-1": [0]}
EXECUTING = "executing 0 5 0 -1 -1 0"
UP_AND_NEW = ["face-up", "fresh"]

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"seas": {"mare-messina": [0, 1, 2]}}, "seas.mare-messina"),
    ({"areas": {"enna": {"orders": ["red-1"]}, "licata": {"holder": 0, "orders": ["red-1"]}}}, "areas.licata.orders"),
    ({"areas": {"enna": {"holder": 0, "orders": ["red-1"]}}, "players": [{"sold": ["red-1"]}]}, "players.0.sold"),
    (
        {"areas": {"enna": {"holder": 0, "orders": ["red-1"]}}, "players": [{"orders": ["red-1"]}]},
        "players.0.orders: 'red-1' lies in",
    ),
    ({"bottom": {"start-1": ["neutral", "neutral"]}}, "bottom.start-1"),
    (
        {"bottom": {"start-1": [0]}, "players": [{"bust": "start-1"}]},
        "players.0.bust: a bust stands on an Ultima Azione (two-1)",
    ),
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
    ({"areas": {"enna": {"order_choices": [["red-1"]]}}}, "areas.enna"),
    ({"pending": [0]}, "pending"),
    ({"pending": [0] * 5}, "pending"),
    ({"frames": ["turn 0", "round"]}, "frames"),
    ({"attack": ATTACK | {"soldati": 51}}, "attack.soldati is a number from 0 to 50"),
    ({"attack": ATTACK | {"car": 2}}, "attack.car is a number from 0 to 1"),
    ({"attack": ATTACK | {"leader": 4}}, "attack.leader is a number from 0 to 3"),
    ({"attack": ATTACK | {"defender": 4}}, "attack.defender is a number from 0 to 3"),
    ({"top": {"start-0": ["neutral", "neutral"]}}, "top.start-0"),
    ({"players": [{"money": 1000}]}, "players.0.money is a number from 0 to 999"),
    ({"players": [{"headquarters": 51}]}, "players.0.headquarters is a number from 0 to 50"),
    ({"areas": {"enna": {"holder": 0, "soldati": 51}}}, "areas.enna.soldati is a number from 0 to 50"),
    ({"areas": {"enna": {"holder": 0, "cars": 6}}}, "areas.enna.cars is a number from 0 to 5"),
    ({"areas": {"enna": {"orders": ["red-1", "red-2", "red-3"]}}}, "areas.enna.orders: at most two orders"),
    ({"areas": {"nicosia": {"cars": 1}}}, "areas.nicosia.cars: only where a family stands"),
    ({"areas": {"enna": {"holder": "empty", "cars": 1}}}, "areas.enna.cars: only where a family stands"),
    ({"players": [SERGEANT, {}, SERGEANT]}, "players: 'vanni-the-sergeant' stands there twice"),
    ({"empty_board": True, "areas": {"enna": {"holder": "neutral", "orders": ["red-1"]}}}, "area"),
    ({"bottom": ULTIMA, "players": [{"bust": "two-1"}, {"bust": "two-1"}]}, "players.1.bust"),
    ({"bottom": ULTIMA, "players": [{"bust": "two-1", "bust_owner": 2}]}, "players.0.bust_owner"),
    ({"players": [{"bust": "two-1"}]}, "players.0.bust"),
    ({"frames": ["round", "final-action 0"]}, "players.0.bust"),
    ({"executing": "red-1"}, "executing"),
    ({"phase": "encounter", "frames": ["round", "encounter", EXECUTING]}, "executing"),
    ({"attack": ATTACK}, "attack"),
    ({"phase": "encounter", "executing": "red-1", "frames": [EXECUTING, "attack 1"]}, "attack"),
    ({"frames": ["round", "aproach 0"]}, "frames: 'aproach 0' is no step of this game; did you mean approach"),
    ({"frames": ["round", "turn"]}, "frames: 'turn' is written turn SEAT, with numbers"),
    ({"frames": ["round", "approach 0"]}, "frames: 'approach' stands above 'attack'"),
    ({"frames": ["round", "attack 1", EXECUTING]}, "frames: 'attack' stands above 'executing'"),
    ({"frames": ["round", "bomb 0 1 0 -1 0"]}, "frames: 'bomb' stands above 'executing'"),
    ({"areas": {"enna": {"orders": ["red-1"], "order_marks": [["face-up"]]}}}, "areas.enna.order_marks"),
    ({"areas": {"enna": {"orders": ["red-1"], "order_marks": [["executed"]]}}}, "areas.enna.order_marks"),
    ({"phase": "encounter", "areas": {"enna": {"orders": ["red-1"], "order_marks": [[]]}}}, "areas.enna.order_marks"),
    ({"phase": "encounter", "areas": {"enna": {"orders": ["red-1"], "order_marks": [UP_AND_NEW]}}}, "areas.enna.order"),
    ({"phase": "encounter", "top": {"start-0": [0]}}, "top: in the encounter phase"),
    ({"round": 0}, "round"),
    ({"round": 9}, "round"),
    ({"areas": {"enna": {"orders": ["red-church-c"]}}}, "players.0: 'red-church-c' lies on the board and on the mat"),
    ({"players": [{"sold": ["red-church-c"]}]}, "players.0: 'red-church-c' is still on the mat"),
    (
        {"phase": "encounter", "executing": "red-1", "players": [{"orders": ["red-1"]}], "frames": [EXECUTING]},
        "players.0: 'red-1' lies on the board already",
    ),
    ({"marks": {"allies": [7]}}, "marks.allies is a seat from 0 to 3"),
    ({"top": {"start-0": [7]}}, "top.start-0 is a seat from 0 to 3"),
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


def test_the_most_that_there_is_may_be_there() -> None:
    everything: list[dict[str, Any]] = [
        {"areas": {"enna": {"holder": 0, "cars": 5, "labs": 2}}},
        {"empty_board": True, "players": [{"headquarters": 50}]},
        {"empty_board": True, "players": [{"headquarters": 0}], "areas": {"enna": {"holder": 0, "soldati": 50}}},
        {"players": [{"money": 999}]},
        {"seas": {"mare-messina": [0, 1]}},
        {"tiles": TILES[:7], "used": [TILES[6]]},
        {"bottom": {"two-0": [0, 1, 1]}},
        {"bottom": ULTIMA, "players": [{"bust": "two-1", "bust_owner": 0}], "frames": ["round", "final-action 0"]},
        {"areas": {"enna": {"holder": 0, "orders": ["red-1"], "order_marks": [["fresh"]]}}},
    ]
    for position in everything:
        assert open_position(WAR, position, {}) is not None


def test_of_a_name_that_nothing_has_only_the_beginning_is_shown() -> None:
    name, shown = "x" * 41, f"'{'x' * 40}'"
    for position, problem in (
        ({"tiles": [name, name]}, f"tiles: {shown} stands there twice"),
        ({"tiles": TILES[:7], "used": [name]}, f"used: {shown} is not in play"),
        (
            {"players": [{"orders": [name], "sold": [name]}]},
            f"players.0.sold: {shown} lies in players.0.orders already",
        ),
    ):
        with pytest.raises(OmertaError, match=problem):
            open_position(WAR, position, {})
