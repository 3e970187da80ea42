"""What a scenario may expect, and how it says what is different."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from omerta.games import find_game
from omerta.games.famiglia import FAMIGLIA
from omerta.kernel import (
    Mismatch,
    OmertaError,
    Scenario,
    UnknownName,
    Unreadable,
    probe_scenario,
    run_scenario,
    scenario_schema,
)

START: dict[str, Any] = {
    "title": "Andrea discards a 2",
    "game": "famiglia",
    "position": {"street": ["famiglia-1", "accountant-2", "brute-3"]},
    "script": ["0 discard accountant-2", "* draw brute-1", "* draw mercenary-0"],
}


def run(**fields: Any) -> None:
    run_scenario(FAMIGLIA, msgspec.convert({**START, **fields}, Scenario))


def problems_of(**fields: Any) -> list[str]:
    with pytest.raises(Mismatch) as caught:
        run(**fields)
    return str(caught.value).splitlines()


HIDDEN = {"size": 4, "cards": "no value"}

HOLDING: list[dict[str, Any]] = [
    {"to_move": [0], "asked": "turn"},
    {"offered": ["0 take mercenary-0", "0 pass"], "not_offered": ["0 take famiglia-1", "1 pass"]},
    {"expect": {"outcome": "no value", "lowered": "no value", "fresh": 2}},
    {"seen": {"1": {"street.0": "famiglia-1", "outcome": "no value"}, "spectator": {"stack_size": 47}}},
    {"seen": {"0": {"parked": [[], []]}}},
    {"options": {"hands": "hidden"}, "seen": {"0": {"points": [1, "no value"], "hands.1": HIDDEN}}},
    {"events": [{"kind": "discarded", "args": {"card": "accountant-2"}}, {"kind": "added", "audience": "everybody"}]},
    {"at": [{"after": 1, "to_move": [], "asked": "draw", "offered": ["* draw brute-1"]}]},
    {"at": [{"after": 2, "events": [{"kind": "added", "rule": "STREET-2", "args": {"card": "brute-1"}}]}]},
    {"refused": [{"action": "0 take famiglia-1", "after": 3}]},
    {"refused": [{"action": "0 take famiglia-1", "rule": "STREET-4", "after": 3}]},
]


@pytest.mark.parametrize("fields", HOLDING, ids=lambda fields: next(iter(fields)))
def test_expectations_that_hold(fields: dict[str, Any]) -> None:
    run(**fields)


DIFFERING: list[tuple[dict[str, Any], str]] = [
    ({"to_move": [1]}, "to_move: expected [1], found [0]"),
    ({"asked": "paying"}, "asked: expected 'paying', found 'turn'"),
    ({"offered": ["0 take famiglia-1"]}, "'0 take famiglia-1' should be offered but is not"),
    ({"not_offered": ["0 pass"]}, "'0 pass' should not be offered but is"),
    ({"expect": {"fresh": "no value"}}, "fresh: expected no value, found 2"),
    ({"expect": {"outcome": 1}}, "outcome: expected 1, found no value"),
    ({"seen": {"1": {"seat": 0}}}, "seen by 1: seat: expected 0, found 1"),
    ({"refused": [{"action": "0 pass"}]}, "'0 pass' should be refused but is allowed"),
    (
        {"refused": [{"action": "0 take famiglia-1", "rule": "F6", "after": 3}]},
        "'0 take famiglia-1' should be refused by F6 but is by STREET-4: only cards added this turn can be taken",
    ),
    (
        {"at": [{"after": 1, "events": [{"kind": "added"}]}]},
        "after step 1: event 'added' was not told; told was: discarded",
    ),
    (
        {"events": [{"kind": "added", "args": {"card": "mercenary-0"}}, {"kind": "added"}]},
        "event 'added' was not told; told was: nothing",
    ),
    (
        {"events": [{"kind": "added", "audience": [0]}]},
        "event 'added for [0]' was not told; told was: added STREET-2 card=brute-1 for everybody, "
        "added STREET-2 card=mercenary-0 for everybody",
    ),
    (
        {"events": [{"kind": "discarded", "args": {"card": "brute-1"}}]},
        "event 'discarded card=brute-1' was not told; told was: discarded STREET-1 seat=0 card=accountant-2",
    ),
    (
        {"seen": {"1": {"hands.0.cards": []}}},
        "seen by 1: hands.0.cards: expected [], found ['famiglia-0', 'accountant-0', 'brute-0', 'mercenary-0']",
    ),
]


AS_A_WHOLE = "a table is expected as a whole, and there is also"
IN_QUOTES = "; for one value write its path in quotes"


def test_of_a_table_only_what_differs_is_told() -> None:
    war, title = find_game("mafia-war"), "An unquoted path is a table in a table"
    run_scenario(war, Scenario(title, war.name, expect={"bottom": {}, "marks": {}, "players.0.sold": []}))
    with pytest.raises(Mismatch) as caught:
        run_scenario(war, Scenario(title, war.name, expect={"areas": {"enna": {"holder": 1, "cat": 1}}}))
    assert str(caught.value).splitlines() == [
        "areas.enna.holder: expected 1, found 0",
        "areas.enna: nothing is called 'cat' there",
        f"areas.enna: {AS_A_WHOLE} soldati, cars, labs, orders and 2 more{IN_QUOTES}",
        f"areas: {AS_A_WHOLE} trapani, marsala, castelvetrano, palermo and 31 more{IN_QUOTES}",
    ]


def test_an_area_of_a_view_is_found_by_its_name() -> None:
    war, title = find_game("mafia-war"), "Areas have names"
    run_scenario(war, Scenario(title, war.name, seen={"1": {"areas.enna.soldati": 3, "areas.0.id": "trapani"}}))
    with pytest.raises(Mismatch, match="nothing is called 'emna' there; did you mean enna"):
        run_scenario(war, Scenario(title, war.name, seen={"1": {"areas.emna.soldati": 3}}))


def test_counts_that_a_position_leaves_out_are_0() -> None:
    war = find_game("mafia-war")
    run_scenario(war, Scenario("Nothing passed", war.name, expect={"passes": 0, "players.3.removed_tokens": 0}))


def test_a_set_up_of_which_nothing_is_said_is_a_new_game() -> None:
    war, options = find_game("mafia-war"), {"families": "first-game"}
    new = Scenario("A new game", war.name, options=options, position={"phase": "setup"})
    assert len(probe_scenario(war, new).chance) == 11
    with pytest.raises(Unreadable, match="needs its frames"):
        probe_scenario(war, Scenario("Its areas", war.name, position={"phase": "setup", "empty_board": True}))


SMALLEST: dict[str, dict[str, Any]] = {"refused": {"action": "0 pass"}, "at": {"after": 0}, "events": {"kind": "added"}}


@pytest.mark.parametrize("part", SMALLEST)
def test_a_misspelt_word_is_no_word_in_any_part(part: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `rul`"):
        run(**{part: [{**SMALLEST[part], "rul": "TAKE-1"}]})


def test_the_schema_says_what_a_position_holds() -> None:
    schema = scenario_schema(FAMIGLIA)["$defs"]
    assert schema["Scenario"]["properties"]["position"]["$ref"] == "#/$defs/Position"
    assert schema["Position"]["properties"]["street"]["description"].startswith("From the oldest card")


def test_the_schema_lists_the_options_of_the_table() -> None:
    options = scenario_schema(FAMIGLIA)["$defs"]["Scenario"]["properties"]["options"]
    assert options["additionalProperties"] is False
    assert options["properties"]["hands"] == {"type": "string", "enum": ["counted", "hidden"], "default": "counted"}
    leaders = scenario_schema(find_game("mafia-war"))["$defs"]["Scenario"]["properties"]["options"]["properties"]
    assert leaders["leaders"] == {"type": "string", "default": "random"}


@pytest.mark.parametrize(("fields", "said"), DIFFERING, ids=[said[:40] for _, said in DIFFERING])
def test_expectations_that_do_not_hold_are_told(fields: dict[str, Any], said: str) -> None:
    assert problems_of(**fields) == [said]


UNREADABLE: list[tuple[dict[str, Any], str]] = [
    ({"rules": ["STREET-99"]}, "unknown rule 'STREET-99'; did you mean"),
    ({"refused": [{"action": "0 pass", "rule": "TAKE-99"}]}, "unknown rule 'TAKE-99'"),
    ({"at": [{"after": 4}]}, "at: after is a number of steps from 0 to 3"),
    ({"seen": {"2": {"seat": 2}}}, "seen: '2' is no seat from 0 to 1"),
    ({"offered": ["0 fly"]}, "unknown action 'fly'"),
    ({"offered": ["0 attack gela"]}, "unknown action 'attack gela'; did you mean take?"),
    ({"offered": ["0 tak brute-1"]}, "unknown action 'tak brute-1'; did you mean take brute-1 or"),
    ({"script": ["0 pass", "7 pass"]}, "script: step 2: step '7 pass' must begin with a seat"),
]


@pytest.mark.parametrize(("fields", "said"), UNREADABLE, ids=[said[:40] for _, said in UNREADABLE])
def test_a_scenario_that_would_prove_nothing_is_refused(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(OmertaError) as caught:
        run(**fields)
    assert isinstance(caught.value, UnknownName | Unreadable)
    assert said in str(caught.value)


def test_a_failed_step_says_its_number_and_what_was_asked() -> None:
    (line,) = problems_of(script=["0 discard accountant-2", "0 pass"])
    assert line.startswith(
        "step 2: 'pass' is refused: it is not your turn [TURN-1]; asked was 'draw': * draw famiglia-0, "
    )
    assert line.endswith("* draw brute-1 and 8 more")


def test_a_probe_lists_every_answer() -> None:
    scenario = msgspec.convert(START, Scenario)
    before = probe_scenario(FAMIGLIA, scenario, 0)
    assert (before.to_move, before.asked.key, before.chance) == ((0,), "turn", {})
    assert before.offers == {0: ["discard famiglia-1", "discard accountant-2", "discard brute-3", "pass"]}
    drawing = probe_scenario(FAMIGLIA, scenario, 1)
    assert (drawing.to_move, drawing.offers) == ((), {})
    assert drawing.chance["draw brute-1"] == 4
    assert drawing.position["street"] == ["famiglia-1", "brute-3"]
    assert probe_scenario(FAMIGLIA, scenario).step == 3
    with pytest.raises(Unreadable, match="the script has 3 steps"):
        probe_scenario(FAMIGLIA, scenario, 4)


def test_a_probe_names_whoever_is_to_move_first() -> None:
    scenario = Scenario("The third seat's turn", "mafia-war", position={"turn": 2})
    assert list(probe_scenario(find_game("mafia-war"), scenario).offers) == [2, 0, 1, 3]
