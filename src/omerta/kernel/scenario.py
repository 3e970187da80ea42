"""Scenarios: a position, a script, refusals and expected values in one file a player can read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from omerta.kernel.action import parse_step
from omerta.kernel.documents import decode_json, decode_toml, read_bytes
from omerta.kernel.errors import IllegalAction, Mismatch, OmertaError, Unreadable
from omerta.kernel.game import Game, State
from omerta.kernel.opening import blame_position, open_position


class Refused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action that must be refused with this rule, after so many steps of the script."""

    action: str
    rule: str
    after: int = 0


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario. Paths in `expect` go into the position document (`hands.0.1`) or start with `outcome`."""

    title: str
    game: str
    rules: list[str] = []
    note: str = ""
    options: dict[str, str] = {}
    position: dict[str, Any] = {}
    script: list[str] = []
    refused: list[Refused] = []
    expect: dict[str, Any] = {}


def read_scenario(path: Path) -> Scenario:
    """A scenario from a TOML or JSON file."""
    content = read_bytes(path)
    try:
        return msgspec.convert(decode_json(content) if path.suffix == ".json" else decode_toml(content), Scenario)
    except (msgspec.ValidationError, Unreadable) as error:
        raise Unreadable(f"{path}: {error}") from None


def scenario_schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of a scenario for this game, its position included."""
    (schema,), components = msgspec.json.schema_components([Scenario], ref_template="#/$defs/{name}")
    (position,), more = msgspec.json.schema_components([game.position_type], ref_template="#/$defs/{name}")
    components["Scenario"]["properties"]["position"] = position
    components["Scenario"]["properties"]["game"] = {"const": game.name}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **schema,
        "$defs": {**components, **more},
    }


def run_scenario(game: Game, scenario: Scenario) -> State:
    """Play a scenario; Mismatch tells every difference, one line each."""
    state = open_position(game, scenario.position, game.choose_options(scenario.options))
    for refused in scenario.refused:
        if not 0 <= refused.after <= len(scenario.script):
            raise Unreadable(f"refused '{refused.action}': after is a number of steps from 0 to {len(scenario.script)}")
    problems: list[str] = []
    for number in range(len(scenario.script) + 1):
        problems += _check_refusals(game, scenario, state, number)
        if number < len(scenario.script):
            seat, action = parse_step(game.actions, scenario.script[number], game.seats)
            try:
                with blame_position():
                    state.advance(seat, action)
            except IllegalAction as error:
                raise Mismatch(f"step {number + 1}: {error}") from None
    problems += _check_expectations(scenario, state)
    if problems:
        raise Mismatch("\n".join(problems))
    return state


def _check_refusals(game: Game, scenario: Scenario, state: State, after: int) -> list[str]:
    problems: list[str] = []
    for refused in scenario.refused:
        if refused.after != after:
            continue
        seat, action = parse_step(game.actions, refused.action, game.seats)
        if state.is_legal(seat, action):
            problems.append(f"'{refused.action}' should be refused by {refused.rule} but is allowed")
        elif (rule := state.refusal(seat, action).rule) != refused.rule:
            problems.append(f"'{refused.action}' should be refused by {refused.rule} but is by {rule}")
    return problems


def _check_expectations(scenario: Scenario, state: State) -> list[str]:
    found = msgspec.json.decode(msgspec.json.encode(state.dump()))
    found["outcome"] = msgspec.json.decode(msgspec.json.encode(state.outcome()))
    problems: list[str] = []
    for path, wanted in scenario.expect.items():
        try:
            value = _follow(found, path)
        except OmertaError as error:
            problems.append(str(error))
            continue
        if value != wanted:
            problems.append(f"{path}: expected {wanted!r}, found {value!r}")
    return problems


def _follow(document: Any, path: str) -> Any:
    value = document
    for part in path.split("."):
        if isinstance(value, dict) and part in value:
            value = value[part]
        elif (
            isinstance(value, list | tuple)
            and part.isascii()
            and part.isdigit()
            and len(part) < 6
            and int(part) < len(value)
        ):
            value = value[int(part)]
        else:
            raise Unreadable(f"{path}: nothing is called '{part}' there")
    return value
