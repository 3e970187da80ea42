"""Options, actions, dice, scenarios and ledgers: what cannot be read is said in one line."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from omerta.games import find_game
from omerta.games.famiglia import FAMIGLIA
from omerta.kernel import (
    Action,
    ActionTable,
    Dice,
    Mismatch,
    OmertaError,
    Refused,
    Scenario,
    UnknownName,
    Unreadable,
    read_ledger,
    read_position,
    read_scenario,
    run_scenario,
    scenario_schema,
)

DICE_OF_OMERTA = [1, 4, 0, 0, 4, 2, 5, 2, 1, 2, 3, 3]


def test_dice_are_the_same_everywhere() -> None:
    assert _rolls("omerta", 12) == DICE_OF_OMERTA


def _rolls(seed: str, count: int) -> list[int]:
    dice = Dice(seed)
    return [dice.below(6) for _ in range(count)]


def test_dice_are_fair() -> None:
    counts = Counter(_rolls("fair", 6000))
    assert all(850 < counts[side] < 1150 for side in range(6))
    assert sorted(Dice("mix").shuffled(list(range(20)))) == list(range(20))


@pytest.mark.parametrize(("name", "word"), [("colour", "red"), ("hands", "open")])
def test_unknown_options_are_refused(name: str, word: str) -> None:
    with pytest.raises(UnknownName, match=name):
        FAMIGLIA.choose_options({name: word})


def test_two_actions_cannot_share_a_text() -> None:
    with pytest.raises(ValueError, match="pass"):
        ActionTable([Action("pass"), Action("pass")])


def test_an_unknown_game_or_edition_is_named() -> None:
    with pytest.raises(UnknownName, match="famiglia"):
        find_game("famigla")
    with pytest.raises(Unreadable, match="no editions"):
        find_game("famiglia", "trinacria")


FRIGHTENED = {"street": ["brute-1"], "parked": [["brute-2"], []], "brute": "brute-2"}


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ({"strete": []}, "strete"),
        ({"street": ["brute-9"]}, "brute-9"),
        ({"street": ["brute-4", "brute-4"]}, "brute-4"),
        ({"turn": 2}, "turn"),
        ({"fresh": 1}, "fresh"),
        ({"frames": ["somewhere"]}, "somewhere"),
        ({"frames": ["deal 99"]}, "deal 99"),
        ({"hands": [["brute-0"]]}, "hands"),
        ({"stage": "dessert"}, "stage"),
        ({"street": ["brute-1"], "passes": 5}, "passes"),
        ({"street": ["brute-1"], "turns_left": -3}, "turns_left"),
        ({"street": ["brute-1"], "uses_left": 7}, "uses_left"),
        ({"street": ["brute-1"], "lowered_to": -2}, "lowered_to"),
        ({"street": ["brute-1"], "accountant": "brute-1"}, "accountant"),
        ({"street": ["brute-1"], "brute": "brute-0"}, "brute"),
        ({"street": ["brute-1"], "brute": "brute-2"}, "brute: brute-2 does not lie in the play area of seat 0"),
        ({"street": ["brute-1"], "accountant": "accountant-2", "parked": [[], ["accountant-2"]]}, "of seat 0"),
        ({**FRIGHTENED, "lowered": "brute-4"}, "lowered"),
        ({**FRIGHTENED, "lowered": "brute-1", "lowered_to": 1}, "lowered_to"),
        ({"frames": ["deal 3"]}, "frames"),
        ({"frames": ["turn", "turn"]}, "frames"),
        ({"frames": ["turn foo"]}, "turn foo"),
        ({"frames": ["turn", "deal " + "9" * 5000]}, "frames"),
        ({"frames": ["turn", "paying 12 2"]}, "frames"),
        ({"frames": ["turn", "taking-back 4 0"]}, "taking-back 4 0"),
        ({"frames": ["turn", "frightening"]}, "frames"),
        ({}, "street"),
        ({"street": ["brute-1"], "buried": ["brute-2"]}, "buried"),
        ({"street": ["brute-1"], "discards": ["brute-2"], "second_pass": True}, "discards"),
        ({"street": ["brute-1"], "turns_left": 1}, "turns_left"),
        ({"street": ["brute-1"], "exhausted": True, "stack": []}, "turns_left"),
        ({"street": ["brute-1"], "exhausted": True, "turns_left": 1, "stack": ["brute-2"]}, "exhausted"),
        ({"street": ["brute-1"], "turn": 2**70}, "turn"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_field(position: dict[str, object], field: str) -> None:
    with pytest.raises(OmertaError, match=field) as caught:
        FAMIGLIA.load(read_position(FAMIGLIA, position), {})
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("after", [-1, 1])
def test_a_refusal_that_would_never_be_tried_is_refused(after: int) -> None:
    scenario = Scenario("t", "famiglia", position={"street": ["brute-0"]}, refused=[Refused("0 pass", "TAKE-1", after)])
    with pytest.raises(Unreadable, match="after"):
        run_scenario(FAMIGLIA, scenario)


def test_a_failed_scenario_tells_every_difference() -> None:
    scenario = Scenario(
        title="wrong",
        game="famiglia",
        position={"street": ["brute-0"]},
        refused=[Refused("0 pass", "TAKE-1")],
        expect={"turn": 1, "street": ["brute-0"], "nowhere.at.all": 1, "hands.²": 1, "outcome.winners": 1, "hand": 1},
    )
    with pytest.raises(Mismatch) as caught:
        run_scenario(FAMIGLIA, scenario)
    lines = str(caught.value).splitlines()
    assert lines == [
        "'0 pass' should be refused by TAKE-1 but is allowed",
        "turn: expected 1, found 0",
        "nowhere.at.all: nothing is called 'nowhere' there; did you mean lowered or lowered_to?",
        "hands.²: nothing is called '²' there; it is a list of 2, counted from 0",
        "outcome.winners: nothing is called 'winners' there; it is no value",
        "hand: nothing is called 'hand' there; did you mean hands?",
    ]


@pytest.mark.parametrize("text", ["title = 1", "game = 'x'\ntitle='y'\nfoo=1", "= ="])
def test_an_unreadable_scenario_names_its_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(text)
    with pytest.raises(Unreadable, match=r"broken\.toml"):
        read_scenario(path)


def test_the_schema_knows_the_positions_fields() -> None:
    schema = scenario_schema(FAMIGLIA)
    assert "street" in schema["$defs"]["Position"]["properties"]
    assert schema["$defs"]["Scenario"]["properties"]["game"]["const"] == "famiglia"


@pytest.mark.parametrize("name", ["famiglia", "mafia-war"])
def test_the_schema_says_what_every_field_means(name: str) -> None:
    documents = scenario_schema(find_game(name))["$defs"]
    silent = [
        f"{document}.{field}"
        for document, described in documents.items()
        for field, schema in described["properties"].items()
        if not schema.get("description")
    ]
    assert silent == []
    assert documents["Moment"]["properties"]["asked"]["description"].startswith("The question")


def test_in_a_table_of_ten_thousand_the_wrong_key_is_found_by_halving() -> None:
    seas = {f"sea-{number}": [number % 4] for number in range(10_000)}
    for wrong in ("sea-0", "sea-4711", "sea-9999"):
        with pytest.raises(Unreadable, match=rf"\$\.seas\.{wrong}\[1\]"):
            read_position(find_game("mafia-war"), {"seas": {**seas, wrong: [0, "red"]}})


@pytest.mark.parametrize(
    ("document", "place"),
    [
        ({"areas": {"enna": {}, "gela": {"soldati": "two"}}}, "$.areas.gela.soldati"),
        ({"areas": {"enna": {}, "gela": {"orders": ["red-1", 1]}}}, "$.areas.gela.orders[1]"),
        ({"areas": {"enna": {"order_marks": [["new"]]}}}, "$.areas.enna.order_marks[0][0]"),
        ({"areas": {"enna": {"...": 1}}}, "$.areas.enna"),
        ({"...": 1}, "unknown field `...`"),
        ({"a`$.seas[...]": 1}, "unknown field `a`$.seas[...]`"),
        ({"a`$.²[²]": 1}, "unknown field `a`$"),
        ({"a`$[" + "9" * 5000 + "]": 1}, "unknown field `a`$"),
        ({"a`$.players[...]": 1, "players": [{}]}, "unknown field `a`$.players[...]`"),
        ({"confirmed": {"...": "red"}}, "$.confirmed...."),
        ({"areas": {"enna": {"holder": "red"}}}, "$.areas.enna.holder`; it is one of a number, 'empty', 'neutral'"),
        ({"top": {"start-0": ["red"]}}, "$.top.start-0[0]`; it is one of a number, 'neutral'"),
        ({"phase": "war"}, "$.phase`; it is one of 'encounter', 'planning', 'setup'"),
        ({"areas": {"enna": {"order_marks": [["new"]]}}}, "it is one of 'executed', 'face-up', 'fresh'"),
    ],
)
def test_what_is_wrong_in_a_table_is_said_with_its_key(document: dict[str, object], place: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_position(find_game("mafia-war"), document)
    assert place in str(caught.value)


def test_a_rule_is_found_in_any_case() -> None:
    ledger = read_ledger("famiglia")
    assert ledger.find("take-3").id == "TAKE-3"
    with pytest.raises(UnknownName, match="TAKE-9"):
        ledger.find("TAKE-9")
