"""Every rule of a ledger has code that carries it out and a test named by its id."""

from __future__ import annotations

import ast
import re

import pytest

from omerta.games import GAMES
from omerta.kernel import read_ledger
from tests.architecture.house import SOURCE, TESTS

IDS = re.compile(r"\b([A-Z]+(?:-[A-Z]+)*-\d+|[FW]\d+)\b")
TEST_NAME = re.compile(r"^test_([A-Z]+(?:_[A-Z]+)*_\d+|[FW]\d+)_")


def ids_in_code(folder: str) -> set[str]:
    """Rule ids that stand in the sources of a game: in tags, docstrings, events and refusals."""
    found: set[str] = set()
    for path in (SOURCE / "games" / folder).rglob("*"):
        if path.suffix in (".py", ".toml"):
            found |= set(IDS.findall(path.read_text(encoding="utf-8")))
    return found


def ids_in_tests(folder: str) -> set[str]:
    """Rule ids that tests are named by."""
    found: set[str] = set()
    for path in (TESTS / folder).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := TEST_NAME.match(node.name)):
                found.add(match[1].replace("_", "-"))
    return found


@pytest.mark.parametrize("name", sorted(GAMES))
def test_ledger_code_and_tests_agree(name: str) -> None:
    folder = name.replace("-", "_")
    ledger = {rule.id for rule in read_ledger(name).rule}
    code, tests = ids_in_code(folder), ids_in_tests(folder)
    assert not ledger - code, f"rules without code: {sorted(ledger - code)}"
    assert not ledger - tests, f"rules without a test: {sorted(ledger - tests)}"
    assert not tests - ledger, f"tests for rules that do not exist: {sorted(tests - ledger)}"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_code_names_only_rules_that_exist(name: str) -> None:
    chapters = {chapter.id for chapter in read_ledger(name).chapter}
    ledger = {rule.id for rule in read_ledger(name).rule}
    named = {
        rule for rule in ids_in_code(name.replace("-", "_")) if rule.split("-")[0].rstrip("0123456789") in chapters
    }
    assert named <= ledger, f"unknown rules: {sorted(named - ledger)}"
