"""Every scenario of the house holds, and every worked example of a ledger has one."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.games import GAMES, find_game
from omerta.kernel import read_ledger, read_scenario, run_scenario

TESTS = Path(__file__).parent.parent
SCENARIOS = sorted(TESTS.glob("*/scenarios/*.toml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    scenario = read_scenario(path)
    ledger = read_ledger(scenario.game)
    for rule in scenario.rules:
        ledger.find(rule)
    run_scenario(find_game(scenario.game), scenario)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_worked_example_of_the_ledger_is_a_scenario(name: str) -> None:
    examples = {example for rule in read_ledger(name).rule for example in rule.examples}
    folder = TESTS / name.replace("-", "_") / "scenarios"
    assert examples <= {path.stem for path in folder.glob("*.toml")}
