"""What a scenario may expect, and how it says what is different."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from omerta.games.famiglia import FAMIGLIA
from omerta.kernel import Mismatch, OmertaError, Scenario, UnknownName, Unreadable, probe_scenario, run_scenario

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


HOLDING: list[dict[str, Any]] = [
    {"to_move": [0], "asked": "turn"},
    {"offered": ["0 take mercenary-0", "0 pass"], "not_offered": ["0 take famiglia-1", "1 pass"]},
    {"expect": {"outcome": "no value", "lowered": "no value", "fresh": 2}},
    {"seen": {"1": {"street.0": "famiglia-1", "outcome": "no value"}, "spectator": {"stack_size": 47}}},
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
        {"at": [{"after": 1, "events": [{"kind": "added"}]}]},
        "after step 1: event 'added' was not told; told was: discarded",
    ),
    (
        {"events": [{"kind": "added", "args": {"card": "mercenary-0"}}, {"kind": "added"}]},
        "event 'added' was not told; told was: nothing",
    ),
    (
        {"events": [{"kind": "added", "audience": [0]}]},
        "event 'added for [0]' was not told; told was: discarded, added, added",
    ),
]


@pytest.mark.parametrize(("fields", "said"), DIFFERING, ids=[said[:40] for _, said in DIFFERING])
def test_expectations_that_do_not_hold_are_told(fields: dict[str, Any], said: str) -> None:
    assert problems_of(**fields) == [said]


UNREADABLE: list[tuple[dict[str, Any], str]] = [
    ({"rules": ["STREET-99"]}, "unknown rule 'STREET-99'; did you mean"),
    ({"refused": [{"action": "0 pass", "rule": "TAKE-99"}]}, "unknown rule 'TAKE-99'"),
    ({"at": [{"after": 4}]}, "at: after is a number of steps from 0 to 3"),
    ({"seen": {"2": {"seat": 2}}}, "seen: '2' is no seat from 0 to 1"),
    ({"offered": ["0 fly"]}, "unknown action 'fly'"),
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
    assert probe_scenario(FAMIGLIA, scenario).step == 3
    with pytest.raises(Unreadable, match="the script has 3 steps"):
        probe_scenario(FAMIGLIA, scenario, 4)
